/** What cannot be undone is asked for twice; a first press is forgotten after a while. */

/** How long the second press may take. */
const PATIENCE = 6000;

export class Twice<T> {
  /** What waits for its second press. */
  asked = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Whether the same was asked for just before; otherwise the next press may be the second one. */
  press(what: T): boolean {
    const again = this.asked === what;
    this.forget();
    if (again) return true;
    this.asked = what;
    this.#timer = setTimeout(() => this.forget(), PATIENCE);
    return false;
  }

  forget(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.asked = null;
  }
}

/** At how many tables one is waited for: told by title, icon and navigation. */
import { call } from "./api";
import { SERVED } from "./place";

const EVERY_MS = 30_000;

class Waits {
  /** At others than the one that is looked at, which says so itself. */
  count = $state(0);
  /** The table that is looked at, and whether one is waited for there. */
  #here: { id: string; ready: boolean } | null = null;
  /** What stands before the title of every page. */
  mark = $derived(this.count ? `(${this.count}) ` : "");

  async ask(): Promise<void> {
    if (!SERVED) return; // on a device nobody else plays on
    try {
      const besides = this.#here ? { besides: this.#here.id } : {};
      const asked = call("GET /api/v1/tables/turns", besides, null, null, "server");
      ({ count: this.count } = await asked);
    } catch {
      return; // as it was: the page itself says what is wrong
    }
    if (!("setAppBadge" in navigator)) return;
    const all = this.count + (this.#here?.ready ? 1 : 0);
    const told = all ? navigator.setAppBadge(all) : navigator.clearAppBadge();
    await told.catch(() => {}); // not every browser shows it
  }

  /** A table is looked at, or its turn has changed; ends with what is returned. */
  lookAt(id: string, ready: boolean): () => void {
    this.#here = { id, ready };
    void this.ask();
    return () => {
      this.#here = null;
      queueMicrotask(() => void (this.#here ?? this.ask())); // unless only the turn has changed
    };
  }

  /** Ask now and then while the page is seen; ends with what is returned. */
  keep(): () => void {
    const ask = (): void => void (document.hidden || this.ask());
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

export const waits = new Waits();

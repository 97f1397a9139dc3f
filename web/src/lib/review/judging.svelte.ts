/** A game being judged on the server: asked for once, then looked at until it is done. */
import { call } from "$lib/api";
import type { Review } from "$lib/protocol";

export type Stage = "unknown" | "unasked" | "judging" | "done" | "failed";

const PAUSE = 1200;

export class Judging {
  stage = $state<Stage>("unknown");
  done = $state(0);
  total = $state(0);
  review = $state.raw<Review | null>(null);

  #timer: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;

  constructor(
    readonly id: string,
    private readonly pause = PAUSE,
  ) {}

  /** See whether the game has been judged, or is being judged, already. */
  look(): Promise<void> {
    return this.#hear("GET /api/v1/tables/{id}/review");
  }

  /** Have it judged. */
  begin(): Promise<void> {
    this.stage = "judging";
    this.done = this.total = 0;
    return this.#hear("POST /api/v1/tables/{id}/review");
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #hear(
    endpoint: "GET /api/v1/tables/{id}/review" | "POST /api/v1/tables/{id}/review",
  ): Promise<void> {
    try {
      const { asked, done, total, review } = await call(endpoint, { id: this.id });
      this.done = done;
      this.total = total;
      this.review = review;
      this.stage = review ? "done" : asked ? "judging" : "unasked";
      if (this.stage === "judging" && !this.#stopped)
        this.#timer = setTimeout(() => void this.look(), this.pause);
    } catch {
      this.stage = "failed";
    }
  }
}

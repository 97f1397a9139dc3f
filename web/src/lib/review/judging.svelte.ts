/**
 * A game being judged on the server: asked for once, then looked at until it is done. It goes on
 * there whatever happens here, so a slow or lost connection is waited for and never a failure.
 */
import { call, Refusal } from "$lib/api";
import type { Review, ReviewReply, TimeLeft } from "$lib/protocol";

export type Stage = "unknown" | ReviewReply["stage"];
/** Why it failed: the server's word on this game, or its refusal to say anything. */
export type Failure = { judged: string } | { refused: Refusal };

interface Times {
  /** Milliseconds from one look to the next while it is judged. */
  pause: number;
  /** The longest pause after a look in vain; they begin short and double. */
  longest: number;
  /** How long an answer may take before it is asked for again. */
  patience: number;
}
const TIMES: Times = { pause: 1500, longest: 30_000, patience: 20_000 };
const UNDER_WAY: ReadonlySet<Stage> = new Set<Stage>(["waiting", "preparing", "judging"]);

export class Judging {
  stage = $state<Stage>("unknown");
  /** Games that are judged before it. */
  ahead = $state(0);
  done = $state(0);
  total = $state(0);
  left = $state.raw<TimeLeft | null>(null);
  review = $state.raw<Review | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** The server does not answer at the moment. */
  offline = $state(false);
  /** The server was started anew in the middle of it, and it began again. */
  restarted = $state(false);

  underWay = $derived.by(() => UNDER_WAY.has(this.stage));

  #wanted: "GET" | "POST" = "GET";
  #vain = 0;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;

  constructor(
    readonly id: string,
    private readonly times: Times = TIMES,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** See whether the game has been judged, or is being judged, already. */
  look(): Promise<void> {
    return this.#ask();
  }

  /** Have it judged. */
  begin(): Promise<void> {
    this.restarted = false;
    this.#afresh();
    return this.#ask();
  }

  #afresh(): void {
    this.#wanted = "POST";
    this.stage = "preparing";
    this.failure = this.left = null;
    this.done = this.total = 0;
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
  }

  /** The connection or the reader is back: no need to wait for the next look. */
  #now = (): void => {
    if (this.#timer && !document.hidden) void this.#ask();
  };

  async #ask(): Promise<void> {
    if (this.#asking || this.#stopped) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#asking = true;
    const method = this.#wanted;
    try {
      const signal = AbortSignal.timeout(this.times.patience);
      const reply = await call(
        `${method} /api/v1/tables/{id}/review`,
        { id: this.id },
        null,
        signal,
      );
      this.#heard(reply, method);
    } catch (error) {
      this.#unheard(error);
    } finally {
      this.#asking = false;
    }
  }

  #heard(reply: ReviewReply, method: "GET" | "POST"): void {
    this.#vain = 0;
    this.offline = false;
    if (method !== this.#wanted) return this.#later(0); // it was asked for in the meantime
    this.#wanted = "GET";
    if (reply.stage === "unasked" && this.underWay) {
      this.restarted = true;
      this.#afresh();
      return this.#later(0);
    }
    // Of several processes only the one that judges knows how far it is; the others say "waiting".
    if (reply.stage !== "waiting" || !this.total) this.#show(reply);
    if (this.underWay) this.#later(this.times.pause);
  }

  #show(reply: ReviewReply): void {
    ({ stage: this.stage, ahead: this.ahead, done: this.done, total: this.total } = reply);
    ({ left: this.left, review: this.review } = reply);
    this.failure = reply.why ? { judged: reply.why } : null;
  }

  /** No answer, or none for now: try again, ever more slowly. Only a plain no is a failure. */
  #unheard(error: unknown): void {
    if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
      this.stage = "failed";
      this.failure = { refused: error };
      return;
    }
    this.offline = true;
    const pause = Math.min(this.times.longest, this.times.pause * 2 ** this.#vain++);
    this.#later(pause * (0.75 + Math.random() / 2)); // not all who wait at the same moment
  }

  #later(pause: number): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#ask(), pause);
  }
}

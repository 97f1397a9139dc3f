/**
 * Notices that nobody is there any more. A machine without power or a network that swallows
 * everything closes no connection, and a page cannot see by what browsers and servers tell each
 * other that they live.
 *
 * While something is awaited the limit is short. While nothing is, it is asked whether somebody is
 * there: soon after news, then more and more seldom, and at once when the page is looked at again or
 * the network is back.
 */

/** Whoever does what silence calls for. */
export interface Listening {
  /** Ask something that is answered at once; if nobody is there, look for somebody. */
  ask(): void;
  /** What is awaited has not come, nor anything else; told again and again, each time later. */
  miss(): void;
}

/** On average so long it may take until what is awaited is missed, */
const LIMIT = 2_000;
/** and so many times as long as answers took lately: who is slow is not helped by more to do. */
const TIMES_USUAL = 4;
const LONGEST_LIMIT = 20_000;
/** So long after something was heard it is asked; each time nothing is new, it is the next. */
const PAUSES = [5_000, 10_000, 20_000, 30_000];
/** The same while nobody looks at the page. */
const UNSEEN_PAUSE = 60_000;
/** How often it is looked whether to ask, by the time of day: timers stand still in a sleep. */
const LOOK = 2_500;

/** By chance more or less: many who heard the same must not all ask at the same moment. */
const chance = (): number => 0.75 + Math.random() / 2;

export class Silence {
  #limit: ReturnType<typeof setTimeout> | null = null;
  /** Since when something is awaited. */
  #since = 0;
  /** How long answers took lately. */
  #usual = 0;
  /** How often something was missed since all was answered. */
  #missed = 0;
  /** When something was heard last; nothing if there is nobody to be heard. */
  #heard: number | null = null;
  #pause = 0;
  #chance = 1;
  readonly #looking = setInterval(() => this.#look(), LOOK);
  readonly #seen = (): void => void (document.hidden || this.listening.ask());
  readonly #online = (): void => this.listening.ask();

  constructor(private readonly listening: Listening) {
    document.addEventListener("visibilitychange", this.#seen);
    addEventListener("online", this.#online);
  }

  /** Something was asked for that is answered soon, one way or another. */
  expect(): void {
    if (this.#limit !== null) return;
    if (!this.#missed) this.#since = Date.now();
    const usual = Math.max(LIMIT, TIMES_USUAL * this.#usual);
    const limit = Math.min(LONGEST_LIMIT, usual * 2 ** Math.max(0, this.#missed - 1));
    this.#limit = setTimeout(() => this.#miss(), limit * chance());
  }

  /** Something was heard. Is it news, and is more awaited? */
  heard(news: boolean, more: boolean): void {
    const now = Date.now();
    if (!more) {
      if (this.#limit !== null) this.#usual = Math.max(now - this.#since, this.#usual * 0.75);
      this.#missed = 0;
    }
    this.rest();
    this.#heard = now;
    this.#pause = news ? 0 : Math.min(this.#pause + 1, PAUSES.length - 1);
    this.#chance = chance();
    if (more) this.expect();
  }

  /** The next is heard from somebody else: how long that took says nothing of answers. */
  change(): void {
    this.rest();
    this.#since = Date.now();
  }

  /** There is nobody to be heard. */
  rest(): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    this.#limit = this.#heard = null;
  }

  /** For good. */
  stop(): void {
    this.rest();
    clearInterval(this.#looking);
    document.removeEventListener("visibilitychange", this.#seen);
    removeEventListener("online", this.#online);
  }

  #miss(): void {
    this.#limit = null;
    this.#missed++;
    this.expect();
    this.listening.miss();
  }

  #look(): void {
    if (this.#heard === null || this.#limit !== null) return;
    const pause = document.hidden ? UNSEEN_PAUSE : PAUSES[this.#pause]!;
    if (Date.now() - this.#heard >= pause * this.#chance) this.listening.ask();
  }
}

/**
 * What has been heard is shown one step after the other, as fast as the viewer wants it. One's own
 * steps are never waited for; the rest of a turn can be skipped.
 */
import { tick } from "svelte";
import type { Edition, GameEvent, PastStep, State } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { flightsOf, type Flight } from "./flights";
import { cueOf, play } from "./sound";
import { canBeFollowed, durationOf, goingBy, walked, walkOf, type Going } from "./stage";

export type Shown = PastStep & { state: State };

/** What is asked of the table whose steps are shown. */
export interface Stage {
  readonly edition: Edition;
  /** Whether a person at this device plays a seat. */
  plays(seat: number | null): boolean;
  sentences(step: PastStep): string[];
}

export class Showing {
  /** The state as shown: behind the server's while steps of others are played back. */
  state = $state.raw<State | null>(null);
  playing = $state(false);
  /** The sentences of what was shown last, for the screen reader. */
  spoken = $state("");
  /** Let pieces fly; set by the component that draws them. */
  launch: (flights: readonly Flight[], ms: number) => void = () => {};
  /** The steps that were heard but not shown yet. */
  #ahead = $state.raw<ReadonlySet<number>>(new Set());

  #queue: { step: Shown; before: State | null }[] = [];
  /** Whose step is on the stage, and whose turn is to be over at once. */
  #mover: number | null = null;
  #skipped: number | null = null;
  #wake: () => void = () => {};
  #walk: Animation | null = null;
  #going: Going | null = null;
  /** Whether nobody has had the time to listen to `spoken`. */
  #hasty = false;

  constructor(private readonly stage: Stage) {}

  /** Whether a step waits to be shown: the log does not tell of it beforehand. */
  awaits(seq: number): boolean {
    return this.#ahead.has(seq);
  }

  hear(step: Shown, before: State | null): void {
    this.again(step, before);
    this.#ahead = new Set([...this.#ahead, step.seq]);
  }

  /** Show what is known already once more. */
  again(step: Shown, before: State | null): void {
    this.#queue.push({ step, before });
  }

  /** Show all that was heard; false if that is under way already. */
  async play(): Promise<boolean> {
    if (this.playing) return false;
    this.playing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift())
        await this.#show(next.step, next.before);
    } finally {
      this.#queue = []; // after a fault what is true is shown at once
      this.#ahead = new Set();
      this.playing = false;
    }
    return true;
  }

  /** Show what is true, however it came about: a pawn that has set off is there, or goes back. */
  replace(state: State | null): void {
    const going = this.#going;
    if (going && state?.players[going.seat]?.pawn !== going.space) going.back();
    this.#going = null;
    this.state = state;
  }

  /** Let one's pawn go at once where a choice leads; what is true comes with the step. */
  go(events: readonly GameEvent[]): void {
    if (this.state && !this.playing) this.#going = goingBy(this.stage.edition, events, this.state);
  }

  /** The choice was refused. */
  goBack(): void {
    this.#going?.back();
    this.#going = null;
  }

  /** The walk of a step that has begun already; one that leads elsewhere is taken back. */
  #begun({ events }: PastStep): Animation | null {
    const going = this.#going;
    const same = events.some(
      (event) =>
        event.kind === "pawn-moved" && event.seat === going?.seat && event.space === going.space,
    );
    if (!same) this.goBack();
    this.#going = null;
    return same ? (going?.walk ?? null) : null;
  }

  /** Be done with the turn that is being shown, also with what of it has not been heard yet. */
  skip(): void {
    this.#skipped = this.#mover ?? this.state?.seat ?? null;
    this.#walk?.finish();
    this.#wake();
  }

  async #show(step: Shown, before: State | null): Promise<void> {
    const own = this.stage.plays(step.seat);
    if (step.seat !== this.#skipped) this.#skipped = null;
    const skipped = this.#skipped !== null;
    const speed = own ? 1 : settings.speed;
    const ms = skipped ? 0 : durationOf(step, speed, this.#queue.length);
    const begun = this.#begun(step);
    const walk = walkOf(this.stage.edition, step);
    this.#tell(step, !ms);
    this.state = step.state;
    this.#ahead = new Set([...this.#ahead].filter((seq) => seq !== step.seq));
    if (step.events.some(({ kind }) => kind === "turn-ended")) this.#skipped = null;
    if (!ms) return;
    await tick();
    if (before && !step.took_back && canBeFollowed(ms)) {
      this.#walk = begun ?? walked(ms, walk);
      this.launch(flightsOf(step.events, before), ms);
    }
    if (!own) await this.#wait(step.seat, ms);
  }

  #wait(seat: number | null, ms: number): Promise<void> {
    this.#mover = seat;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#mover = null;
        this.#wake = () => {};
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake = done;
    });
  }

  /** Say and sound what happened; what comes in haste is said together. */
  #tell(step: Shown, hasty: boolean): void {
    const said = this.stage.sentences(step).join(" ");
    this.spoken = this.#hasty ? `${this.spoken} ${said}` : said;
    this.#hasty = hasty;
    const cue = cueOf(new Set(step.events.map(({ kind }) => kind)));
    if (cue) play(cue);
  }
}

/**
 * What one browser sees and does at a table: the state as far as it has been shown, what may be
 * done now, and what is open on the screen. What is allowed comes from the server alone.
 */
import { createContext, tick } from "svelte";
import { deedOf, type Verb } from "$lib/deeds";
import type { Translate } from "$lib/i18n";
import { LiveTable } from "$lib/live.svelte";
import type { Choice, Edition, Hint, Past, Refused, State, Step } from "$lib/protocol";
import { Sentences } from "$lib/sentences";
import { call } from "$lib/api";
import { flightsOf, type Flight } from "./flights";
import { seatNames } from "./seats";
import { cueOf, play } from "./sound";
import { durationOf, pause, walkOf } from "./stage";
import { tripsOf } from "./trips";

export const [useSession, provideSession] = createContext<Session>();

export type Panel =
  | { kind: "book"; city: string }
  | { kind: "player"; seat: number }
  | { kind: "menu" | "shortcuts" | "recap" | "hint" | "ledger" }
  | { kind: "players" | "craftsmen" | "log" | "chat" };

/** Something to tell the player: a refusal with its rule, or plain news. */
export interface Note {
  text: string;
  rule: string | null;
}

/** How long a choice that cannot be undone waits for its second press. */
const PATIENCE = 6000;

export class Session {
  readonly live: LiveTable;
  /** The state as shown: behind the server's while moves of others are played back. */
  shown = $state.raw<State | null>(null);
  playing = $state(false);
  /** The steps that were heard but not shown yet: the log does not tell of them beforehand. */
  #ahead = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether an answer of the server is awaited. */
  asking = $state(false);
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** Spaces and cards lit up because something speaks of them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The code of the final choice that waits for its second press. */
  armed = $state<number | null>(null);
  note = $state.raw<Note | null>(null);
  panel = $state.raw<Panel | null>(null);
  hint = $state.raw<Hint | "none" | "thinking" | null>(null);
  /** The sentences of what was shown last, for the screen reader. */
  spoken = $state("");
  /** At a table shared by several people: who holds the device. */
  holder = $state<number | null>(null);
  /** Let pieces fly; set by the component that draws them. */
  launch: (flights: readonly Flight[], ms: number) => void = () => {};

  names = $derived.by(() => (this.live.table ? seatNames(this.t, this.live.table) : []));
  say = $derived.by(() => new Sentences(this.t, this.edition, this.names));
  running = $derived.by(() => this.live.table?.status === "running");
  /** The seat whose tableau lies at the bottom: one's own, or the mover's for those who watch. */
  me = $derived.by(() => {
    const own = this.live.you.seats;
    if (own.length > 1 && this.holder !== null) return this.holder;
    return own[0] ?? null;
  });
  /** A person at this device is to move, and everything before has been shown. */
  ready = $derived.by(() => {
    const state = this.live.state;
    if (!state || !this.running || this.playing || state !== this.shown) return false;
    return this.live.you.seats.includes(state.seat) && this.live.table?.seats[state.seat]?.kind === "person";
  });
  /** The device should change hands first. */
  handover = $derived.by(
    () => this.ready && this.live.you.seats.length > 1 && this.shown?.seat !== this.holder,
  );
  choices = $derived.by<readonly Choice[]>(() => (this.ready && !this.handover ? this.live.choices : []));
  log = $derived.by(() => this.live.past.filter(({ seq }) => !this.#ahead.has(seq)));
  trips = $derived.by(() => tripsOf(this.choices));

  #queue: { step: Past & { state: State }; before: State | null }[] = [];
  #disarm: ReturnType<typeof setTimeout> | null = null;

  constructor(
    id: string,
    readonly edition: Edition,
    readonly t: Translate,
  ) {
    this.live = new LiveTable(id, (step, before) => this.#heard(step, before));
  }

  /** All choices with one of these verbs. */
  offers(...verbs: Verb[]): Choice[] {
    return this.choices.filter(({ notation }) => verbs.includes(deedOf(notation).verb));
  }

  /** Play a choice; one that cannot be undone only the second time it is asked for. */
  async act(choice: Choice, sure = false): Promise<void> {
    if (this.asking) return;
    this.note = null;
    if (choice.final && !sure && this.armed !== choice.code) return this.#arm(choice.code);
    this.#arm(null);
    this.selected = this.hovered = null;
    await this.#answered(this.live.act(choice.code));
  }

  #arm(code: number | null): void {
    if (this.#disarm) clearTimeout(this.#disarm);
    this.armed = code;
    if (code !== null) this.#disarm = setTimeout(() => (this.armed = null), PATIENCE);
  }

  /** Take back the last step of one's turn, or all of them. */
  async undo(all = false): Promise<void> {
    const to = this.live.undoTo;
    if (!this.ready || to === null) {
      if (this.ready) this.note = { text: this.t("undo-nothing"), rule: null };
      return;
    }
    this.note = null;
    await this.#answered(this.live.undo(all ? to : this.live.ply - 1));
  }

  async #answered(answer: ReturnType<LiveTable["act"]>): Promise<void> {
    this.asking = true;
    const heard = await answer;
    this.asking = false;
    if (!heard.done) this.#refused(heard.refused);
  }

  #refused({ code, figures, rule }: Pick<Refused, "code" | "figures" | "rule">): void {
    this.note = { text: this.say.reason(code, figures), rule };
  }

  /** Ask the server why an action is not allowed, and tell. */
  async why(notation: string): Promise<void> {
    const code = this.edition.actions.indexOf(notation);
    if (code < 0) return;
    const reason = await this.live.why(code);
    if (reason.code === null) return;
    this.#refused({ code: reason.code, figures: reason.figures, rule: reason.rule });
  }

  /** A space was picked: go there, look into its book, or hear why not. By touch, look first. */
  pick(space: string, touch: boolean): void {
    this.note = null;
    const trip = this.trips.get(space);
    if (trip && touch && this.selected !== space) this.selected = space;
    else if (trip) void this.act(trip.choice);
    else {
      this.selected = this.selected === space ? null : space;
      const moved = this.shown?.phase !== "move";
      const book = this.edition.spaces.find(({ id }) => id === space)?.book;
      if (book && (!this.ready || moved)) this.panel = { kind: "book", city: space };
      else if (this.choices.length && space !== this.here) void this.why(`move ${space}`);
    }
  }

  /** Where the pawn of the seat at this device stands. */
  get here(): string | null {
    return this.me === null ? null : (this.shown?.players[this.me]?.pawn ?? null);
  }

  async askHint(): Promise<void> {
    if (!this.ready) return;
    this.panel = { kind: "hint" };
    this.hint = "thinking";
    const hint = await this.live.hint();
    if (this.hint === "thinking") this.hint = hint?.turns.length ? hint : "none";
  }

  /** What happened since one's last turn ended. */
  since(): Past[] {
    const past = this.live.past;
    const last = past.findLastIndex(({ events }) =>
      events.some((event) => event.kind === "turn-ended" && event.seat === this.me),
    );
    const begun = past.findIndex(({ seat }, i) => i > last && seat === this.me);
    return past.slice(last + 1, begun < 0 ? undefined : begun).filter(({ seat }) => seat !== null);
  }

  /** Show again, on the map, what happened since one's last turn. */
  async showAgain(): Promise<void> {
    const steps = this.since();
    if (this.playing || !steps.length) return;
    const first = steps[0]!;
    const plies = [first.ply - first.do.length + first.took_back, ...steps.map(({ ply }) => ply)];
    const states = await Promise.all(
      plies.map((n) => call("GET /api/v1/tables/{id}/positions/{n}", { id: this.live.id, n })),
    ).catch(() => []);
    if (!states.length) return;
    this.panel = null;
    this.shown = states[0]!.state;
    steps.forEach((step, i) =>
      this.#queue.push({ step: { ...step, state: states[i + 1]!.state }, before: states[i]!.state }),
    );
    await this.#play();
  }

  /** The snapshot after a cut replaces what is shown. */
  sync(): void {
    if (!this.playing) this.shown = this.live.state;
  }

  close(): void {
    this.live.close();
    if (this.#disarm) clearTimeout(this.#disarm);
  }

  #heard(step: Step, before: State | null): void {
    this.#arm(null);
    this.hint = null;
    this.#queue.push({ step, before });
    this.#ahead = new Set([...this.#ahead, step.seq]);
    if (!this.playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift())
      await this.#show(next.step, next.before);
    this.playing = false;
    this.#ahead = new Set();
    this.sync();
  }

  async #show(step: Past & { state: State }, before: State | null): Promise<void> {
    const own =
      step.seat !== null &&
      this.live.you.seats.includes(step.seat) &&
      this.live.table?.seats[step.seat]?.kind === "person";
    const ms = durationOf(step, this.#queue.length);
    const walk = walkOf(this.edition, step);
    this.spoken = this.sentences(step).join(" ");
    this.shown = step.state;
    this.#ahead = new Set([...this.#ahead].filter((seq) => seq !== step.seq));
    const cue = cueOf(new Set(step.events.map(({ kind }) => kind)));
    if (cue) play(cue);
    if (!ms) return;
    await tick();
    if (before && !step.took_back && ms > 200) {
      walk(ms * 0.9);
      this.launch(flightsOf(step.events, before), ms);
    }
    // One's own moves are never waited for.
    if (!own) await pause(ms);
  }

  /** What a step says in the log. */
  sentences(step: Past): string[] {
    if (step.took_back) {
      const seat = step.seat === null ? "" : (this.names[step.seat] ?? "");
      return [this.t("log-took-back", { seat, count: step.took_back })];
    }
    return step.events.map((event) => this.say.event(event));
  }
}

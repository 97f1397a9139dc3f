/**
 * What one browser sees and does at a table: the state as far as it has been shown, what may be
 * done now, and what is open on the screen. What is allowed comes from the server alone.
 */
import { createContext } from "svelte";
import { choicesOf, type ChoiceOf, type Kind } from "$lib/actions";
import type { Translate } from "$lib/i18n";
import { LiveTable } from "$lib/live.svelte";
import type {
  Action,
  Choice,
  Edition,
  Hint,
  PastStep,
  Refused,
  SeatChange,
  State,
  Step,
} from "$lib/protocol";
import { Sentences } from "$lib/sentences";
import { call, Refusal } from "$lib/api";
import { turnsThoughtOutHere } from "../host/advice";
import { problemText } from "../pages/problems";
import { Absence } from "./absence.svelte";
import { Ticking } from "./clocks.svelte";
import { changeText, seatNames, timedNote } from "./seats";
import { settings } from "$lib/settings.svelte";
import { Twice } from "$lib/twice.svelte";
import { Showing } from "./showing.svelte";
import { Talk } from "./talk.svelte";
import { tripsOf } from "./trips";

export const [useSession, provideSession] = createContext<Session>();

export type Panel =
  | { kind: "player"; seat: number }
  | { kind: "menu" | "shortcuts" | "recap" | "hint" | "ledger" }
  | { kind: "players" | "craftsmen" | "log" | "chat" };

/** Something to tell the player: a refusal with its rule, or plain news. */
export interface Note {
  text: string;
  rule: string | null;
}

export class Session {
  readonly live: LiveTable;
  readonly absence: Absence;
  readonly clocks: Ticking;
  readonly showing: Showing;
  readonly talk: Talk;
  /** Whether an answer of the server is awaited. */
  asking = $state(false);
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** Spaces and cards lit up because something speaks of them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Spaces that the coach speaks of. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The codes of choices that cannot be undone. */
  readonly final = new Twice<number>();
  note = $state.raw<Note | null>(null);
  panel = $state.raw<Panel | null>(null);
  /** The city whose book lies open over the map; it stays under whatever panel is opened. */
  book = $state<string | null>(null);
  hint = $state.raw<Hint | Refused | "thinking" | null>(null);
  /** At a table shared by several people: who holds the device. */
  holder = $state<number | null>(null);

  names = $derived.by(() => (this.live.table ? seatNames(this.t, this.live.table) : []));
  say = $derived.by(() => new Sentences(this.t, this.edition, this.names));
  running = $derived.by(() => this.live.table?.status === "running");
  /** The seat whose tableau lies at the bottom: one's own, or the mover's for those who watch. */
  me = $derived.by(() => {
    const own = this.live.you.seats;
    const mover = this.shown?.seat;
    if (!settings.curtain && mover !== undefined && own.includes(mover)) return mover;
    return own.find((seat) => seat === this.holder) ?? own[0] ?? null;
  });
  /** A seat of one's own where a bot plays until one takes it back. */
  lent = $derived.by(() => {
    const seats = this.running ? (this.live.table?.seats ?? []) : [];
    const lent = this.live.you.seats.filter((seat) => seats[seat]?.away);
    return lent.find((seat) => seat === this.shown?.seat) ?? lent[0] ?? null;
  });
  /** As in the box (Q11): what has been completed, scored and leafed past stays covered to the end. */
  covered = $derived.by(() => {
    const { table } = this.live;
    return !!table?.covered && table.status !== "closed" && this.shown?.phase !== "over";
  });
  /** A person at this device is to move, and everything before has been shown. */
  ready = $derived.by(() => {
    const state = this.live.state;
    if (!state || !this.running || this.playing || state !== this.shown) return false;
    if (this.live.table?.paused) return false;
    return this.plays(state.seat) && this.live.choices.length > 0;
  });
  /** Others are being shown, or a bot is at it: what comes of its turn can be shown at once. */
  skippable = $derived.by(() => {
    if (settings.speed === "instant") return false;
    const mover = this.live.table?.seats[this.shown?.seat ?? -1];
    return this.playing || (this.running && mover?.kind === "bot");
  });
  /**
   * The city at whose book one stands in one's own turn, after the move. It does not hang on what
   * can be chosen at the moment: while an answer is awaited or shown, that is nothing.
   */
  desk = $derived.by(() => {
    const { shown, me, here } = this;
    if (!shown || shown.seat !== me || !this.plays(me)) return null;
    if (shown.phase === "move" || shown.phase === "over") return null;
    return this.edition.spaces.find(({ id }) => id === here)?.book ? here : null;
  });
  /** The device should change hands first. */
  handover = $derived.by(
    () =>
      settings.curtain &&
      this.ready &&
      this.live.you.seats.length > 1 &&
      this.shown?.seat !== this.holder,
  );
  choices = $derived.by<readonly Choice[]>(() =>
    this.ready && !this.handover ? this.live.choices : [],
  );
  log = $derived.by(() => this.live.past.filter(({ seq }) => !this.showing.awaits(seq)));
  trips = $derived.by(() => tripsOf(this.choices));

  /** The step after which a hint was asked for, and what becomes of the last question. */
  #hintAfter = 0;
  #advice: Promise<unknown> = Promise.resolve();

  constructor(
    id: string,
    readonly edition: Edition,
    readonly t: Translate,
  ) {
    this.showing = new Showing(this);
    this.live = new LiveTable(id, (step, before) => this.#heard(step, before));
    this.absence = new Absence(this.live);
    this.clocks = new Ticking(this.live);
    this.talk = new Talk(this.live);
  }

  /** The state as shown: behind the server's while moves of others are played back. */
  get shown(): State | null {
    return this.showing.state;
  }

  /** The code of the final choice that waits for its second press. */
  get armed(): number | null {
    return this.final.asked;
  }

  get playing(): boolean {
    return this.showing.playing;
  }

  /** What stands beside a name: the level, the clock, that they are away. */
  noteOf(seat: number): string {
    const { table } = this.live;
    if (!table) return "";
    const clock = this.running ? this.clocks.of(seat) : null;
    return timedNote(this.t, table, seat, this.absence.of(seat), clock);
  }

  /** Whether a person at this device plays a seat; a bot may play it for them. */
  plays(seat: number | null): boolean {
    if (seat === null || !this.live.you.seats.includes(seat)) return false;
    return this.live.table?.seats[seat]?.kind === "person";
  }

  /** All choices of these kinds. */
  offers<K extends Kind>(...kinds: K[]): ChoiceOf<K>[] {
    return choicesOf(this.choices, ...kinds);
  }

  /**
   * Play a choice; one that cannot be undone only the second time it is asked for. A turn in which
   * nothing is left to do ends at once.
   */
  async act(choice: Choice, sure = false): Promise<void> {
    if (this.asking) return;
    this.note = null;
    const asks = choice.final && this.choices.length > 1;
    if (asks && !sure && !this.final.press(choice.code)) return;
    this.final.forget();
    this.selected = this.hovered = null;
    this.holder = this.me;
    this.showing.go(choice.events);
    await this.#answered(this.live.act(choice.code));
  }

  /** Take back the last step of one's turn, or all of them. */
  async undo(all = false): Promise<void> {
    if (this.asking) return;
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
    if (heard.done) return;
    this.showing.goBack();
    this.#refused(heard.refused);
  }

  #refused({ code, figures, rule }: Pick<Refused, "code" | "figures" | "rule">): void {
    this.note = { text: this.say.reason(code, figures), rule };
  }

  /** Let a bot play for someone who is away. */
  standIn(seat: number): Promise<void> {
    return this.#done(call("POST /api/v1/tables/{id}/stand-in", { id: this.live.id }, { seat }));
  }

  /** Take one's seat back from the bot. */
  comeBack(seat: number): Promise<void> {
    return this.#done(call("POST /api/v1/tables/{id}/return", { id: this.live.id }, { seat }));
  }

  /** What comes of it the live channel tells; here only why not. */
  async #done(work: Promise<unknown>): Promise<void> {
    this.note = null;
    try {
      await work;
    } catch (error) {
      if (error instanceof Refusal) this.#refused({ ...error, rule: null });
      else this.note = { text: this.t("table-unreachable"), rule: null };
    }
  }

  /** Ask the server why the first action that is meant is not allowed, and tell. */
  async why(meant: (action: Action) => boolean): Promise<void> {
    const code = this.edition.actions.findIndex(meant);
    if (code < 0) return;
    const reason = await this.live.why(code);
    if (reason.code !== null) this.#refused({ ...reason, code: reason.code });
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
      if (book && (!this.ready || moved)) this.book = space;
      else if (this.choices.length && space !== this.here)
        void this.why((action) => action.kind === "move" && action.space === space);
    }
  }

  /** Where the pawn of the seat at this device stands. */
  get here(): string | null {
    return this.me === null ? null : (this.shown?.players[this.me]?.pawn ?? null);
  }

  /** Ask for advice, once after each step; what was refused is asked again. */
  async askHint(): Promise<void> {
    if (!this.ready || this.asking) return;
    this.panel = { kind: "hint" };
    if (this.hint === "thinking" || this.hint?.type === "hint") return;
    this.hint = "thinking";
    const after = (this.#hintAfter = this.live.last);
    // One question is thought about at a time: another one would be refused.
    const advice = this.#advice.then(() => this.#adviceAfter(after));
    this.#advice = advice;
    const hint = await advice;
    if (hint && this.live.last === after) this.hint = hint;
  }

  async #adviceAfter(step: number): Promise<Hint | Refused | null> {
    if (this.live.last !== step) return null;
    const { id, seq } = this.live;
    const turns = await turnsThoughtOutHere(id);
    return turns ? { type: "hint", client_id: "", seq, turns } : this.live.hint();
  }

  /** Advice is of no use after the next step, wherever that came from. */
  #dropHint(): void {
    if (this.hint === null || this.#hintAfter === this.live.last) return;
    this.hint = null;
    if (this.panel?.kind === "hint") this.panel = null;
  }

  /** What happened since one's last turn ended. */
  since(): PastStep[] {
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
    let states;
    try {
      states = await Promise.all(
        plies.map((n) => call("GET /api/v1/tables/{id}/positions/{n}", { id: this.live.id, n })),
      );
    } catch (error) {
      this.note = { text: problemText(this.t, error), rule: null };
    }
    this.panel = null;
    if (!states || this.playing) return;
    this.showing.state = states[0]!.state;
    steps.forEach((step, i) =>
      this.showing.again({ ...step, state: states[i + 1]!.state }, states[i]!.state),
    );
    await this.#play();
  }

  /** The snapshot after a cut replaces what is shown. */
  sync(): void {
    this.#dropHint();
    if (!this.playing) this.showing.replace(this.live.state);
  }

  close(): void {
    this.live.close();
    this.absence.close();
    this.clocks.close();
    this.final.forget();
  }

  #heard(step: Step, before: State | null): void {
    this.final.forget();
    this.#dropHint();
    // What was refused is old news to whoever is to move next.
    if (step.state.seat !== before?.seat) this.note = null;
    this.showing.hear(step, before);
    void this.#play();
  }

  async #play(): Promise<void> {
    if (await this.showing.play()) this.sync();
  }

  /** What a change of who plays says in the log. */
  changed(change: SeatChange): string {
    return changeText(this.t, this.names, change);
  }

  /** What a step says. */
  sentences(step: PastStep, covered = false): string[] {
    if (step.took_back) {
      const seat = step.seat === null ? "" : (this.names[step.seat] ?? "");
      return [this.t("log-took-back", { seat, count: step.took_back })];
    }
    return step.events.map((event) => this.say.event(event, covered));
  }
}

/**
 * A table as it happens: one connection that comes back by itself, and the reactive picture of what
 * the server said last. Knows nothing of the rules.
 */
import { router } from "./router.svelte";
import { Silence } from "./silence";
import { TRANSPORTS, type Socket } from "./transport";
import type {
  Ack,
  ChatLine,
  Choice,
  Hint,
  Incoming,
  Outgoing,
  PastStep,
  Presence,
  Reason,
  Refused,
  Snapshot,
  State,
  Step,
  Table,
  You,
} from "./protocol";

export type Connection = "connecting" | "online" | "waiting" | "refused";

/** What the caller of `act`, `undo` or `say` hears back. */
export type Answer = { done: true } | { done: false; refused: Refused };

/** Everything that is asked with an id of our own, and its answer with the same id. */
type Question = Extract<Incoming, { client_id?: unknown }>;
type Reply = Ack | Hint | Reason | Refused;

/** The server closed for good: no right, no such table, or one that cannot be read. */
const FOR_GOOD: Readonly<Record<number, string>> = {
  4401: "no-access",
  4404: "no-table",
  4410: "table-unreadable",
  4423: "table-elsewhere",
};

/** The first pause before one connects again; each is twice as long as the one before. */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 20_000;
/** Whoever was connected for so long begins with short pauses again. */
const SETTLED = 10_000;
/** The server asks to come back later: it is full, or its database does not answer. */
const LATER: ReadonlySet<number> = new Set([1013, 4429]);
const LATER_WAIT = 5_000;
const NOBODY: Presence = {
  type: "presence",
  seats: [],
  watchers: 0,
  host: false,
  away: [],
  patience: 0,
  now: 0,
};

/** The id of each question whether anybody is there: any word is an answer to it. */
const PING = "ping";

/** Browsers make UUIDs on safe connections only; a table in the home network has none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** When a game begins the seats turn: what was said before stays with its speaker's colour. */
function turned(said: readonly ChatLine[], before: Table | null, now: Table): readonly ChatLine[] {
  if (before?.status !== "open" || now.status === "open") return said;
  const seatOf = (line: ChatLine): number =>
    now.seats.findIndex(({ colour }) => colour === before.seats[line.seat]?.colour);
  return said.map((line) => ({ ...line, seat: seatOf(line) }));
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  /** Why the server closed for good (a close code), if it did. */
  closed = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  /** What this browser may do: always as the server last said here, never worked out. */
  you = $state.raw<You>({ seats: [], host: false, watcher: false });
  state = $state.raw<State | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  undoTo = $state<number | null>(null);
  ply = $state(0);
  /** Everything that happened since the first snapshot, newest last. */
  past = $state.raw<readonly PastStep[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence>(NOBODY);
  /** The server's database lost what came last, and nothing has happened since. */
  rewound = $state(false);
  /** When that was heard, by this device's clock. */
  presenceAt = 0;
  seq = 0;

  /** The seq of the last step: the table's own frame may bring the same seq just before it. */
  #stepped = 0;
  #socket: Socket | null = null;
  /** Opened beside one that is silent; the first of them to say something is kept. */
  #second: Socket | null = null;
  /** The one that has told how things are. */
  #welcomed: Socket | null = null;
  readonly #transport = TRANSPORTS[router.place];
  readonly #silence = this.#transport.remote
    ? new Silence({ ask: () => this.#ping(), miss: () => this.#timer ?? this.#openSecond() })
    : null;
  #waits = 0;
  /** Since when one is connected. */
  #since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** What was asked and not answered yet, by its id. Each is settled once, whatever happens. */
  #asked = new Map<string, { message: Question; settle: (reply: Reply) => void }>();

  constructor(
    readonly id: string,
    /** Hears each step as it arrives, to animate it; not those of a snapshot. */
    private readonly onstep: (step: Step, before: State | null) => void = () => {},
  ) {
    this.#connect();
  }

  /** The seq of the last step that is known here. */
  get last(): number {
    return this.past.at(-1)?.seq ?? 0;
  }

  act(code: number): Promise<Answer> {
    return this.#do((client_id) => ({ type: "act", seq: this.seq, client_id, code }));
  }

  undo(to: number): Promise<Answer> {
    return this.#do((client_id) => ({ type: "undo", seq: this.seq, client_id, to }));
  }

  say(text: string, seat: number | null): Promise<Answer> {
    return this.#do((client_id) => ({ type: "chat", text, client_id, seat }));
  }

  /** Why an action is not allowed; its `code` is null if it is. Or that the server will not say. */
  async why(code: number): Promise<Reason | Refused> {
    return (await this.#ask((client_id) => ({ type: "why", client_id, code }))) as Reason | Refused;
  }

  /** What a bot would do, or why the server will not say. */
  async hint(): Promise<Hint | Refused> {
    return (await this.#ask((client_id) => ({ type: "hint", client_id }))) as Hint | Refused;
  }

  close(): void {
    this.#silence?.stop();
    this.#leave();
  }

  async #do(make: (client_id: string) => Question): Promise<Answer> {
    const reply = await this.#ask(make);
    return reply.type === "refused" ? { done: false, refused: reply } : { done: true };
  }

  #ask(make: (client_id: string) => Question): Promise<Reply> {
    const client_id = newId();
    const message = make(client_id);
    return new Promise((settle) => {
      this.#asked.set(client_id, { message, settle });
      if (this.connection === "refused") this.#refuseAll();
      else this.#send(message);
    });
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== "hint") this.#silence?.expect();
  }

  /** Whether something is awaited that should not take long: a bot may think about a hint. */
  #awaits(): boolean {
    return [...this.#asked.values()].some(({ message }) => message.type !== "hint");
  }

  /** Is anybody there? */
  #ping(): void {
    if (this.connection === "waiting") this.reconnect();
    else this.#send({ type: "ping", client_id: PING });
  }

  #connect(take = false): void {
    this.#socket = this.#open(take);
    this.#silence?.expect();
  }

  #open(take = false): Socket {
    const socket = this.#transport.connect(this.id, take);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", since: this.seq }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket && socket !== this.#second) return;
      this.#keep(socket);
      const message = JSON.parse(event.data) as Outgoing & { client_id?: string | null };
      this.#hear(message);
      this.#silence?.heard(message.client_id !== PING, this.#awaits());
    };
    socket.onclose = (event) => {
      if (socket === this.#second) this.#lostSecond(event.code);
      else if (socket === this.#socket) this.#lost(event.code);
    };
    return socket;
  }

  /** What was awaited has not come: see whether another connection fares better. */
  #openSecond(): void {
    const before = this.#second;
    if (before) this.connection = "waiting"; // that one is not answered either
    this.#second = this.#open();
    before?.close();
  }

  /** One says something, so the other is not needed. */
  #keep(socket: Socket): void {
    const other = socket === this.#second ? this.#socket : this.#second;
    this.#socket = socket;
    this.#second = null;
    other?.close();
    this.#wait(null);
    if (this.#welcomed !== socket) return this.#silence?.change();
    this.connection = "online";
    this.#since ??= Date.now();
  }

  /** The second is gone, and the first is silent. */
  #lostSecond(code: number): void {
    if (code in FOR_GOOD) return this.#lost(code);
    this.#second = null;
    this.connection = "waiting";
    this.#later(code, () => this.#openSecond());
  }

  #lost(code: number): void {
    const second = this.#second;
    this.connection = "waiting";
    if (second && !(code in FOR_GOOD)) {
      this.#socket = second;
      this.#second = null;
      return;
    }
    this.#leave();
    this.#silence?.rest();
    if (!(code in FOR_GOOD)) return this.#later(code, () => this.#connect());
    this.closed = code;
    this.connection = "refused";
    this.#refuseAll();
  }

  /** Nothing that is open counts any more. */
  #leave(): void {
    const left = [this.#socket, this.#second];
    this.#socket = this.#second = null;
    this.#wait(null);
    for (const socket of left) socket?.close();
  }

  /** Connect after a pause. */
  #later(code: number, connect: () => void): void {
    if (this.#since !== null && Date.now() - this.#since >= SETTLED) this.#waits = 0;
    this.#since = null;
    const least = LATER.has(code) ? LATER_WAIT : SHORTEST_WAIT;
    const most = Math.min(LONGEST_WAIT, least * 2 ** this.#waits++);
    // Many are cut at the same moment, and must not all be back at the same one.
    this.#wait(connect, most * (0.5 + Math.random() / 2));
  }

  /** Do something then; instead of what was waited for. */
  #wait(then: (() => void) | null, ms = 0): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (!then) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      then();
    }, ms);
  }

  /** Try again at once, for a person who does not want to wait. */
  reconnect(): void {
    if (this.connection !== "waiting") return;
    this.#wait(null);
    if (this.#socket) this.#openSecond();
    else this.#connect();
  }

  /** Connect anew as who one is now: a first seat may have brought this browser its key. */
  renew(): void {
    const before = [this.#socket, this.#second];
    this.#second = null;
    this.#wait(null);
    this.#connect();
    for (const socket of before) socket?.close();
  }

  /** Go on here with a table that another page of this browser has open. */
  takeOver(): void {
    this.closed = null;
    this.connection = "connecting";
    this.#connect(true);
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "rewound":
        this.rewound = true;
        this.past = [];
        this.chat = [];
        return;
      case "step":
        return this.#step(message);
      case "table":
        this.seq = Math.max(this.seq, message.seq);
        this.chat = turned(this.chat, this.table, message.table);
        this.table = message.table;
        this.choices = message.choices ?? this.choices;
        return;
      case "you":
        this.you = message.you;
        return;
      case "chat":
        this.seq = Math.max(this.seq, message.seq);
        if (!this.chat.some((line) => line.seq === message.line.seq))
          this.chat = [...this.chat, message.line];
        return;
      case "presence":
        return this.#meet(message);
      case "pong":
        return;
      case "ack":
      case "reason":
      case "hint":
        return this.#settle(message);
      case "refused":
        if (message.client_id === null) return this.#refuseAll(message.code);
        return this.#settle(message);
    }
  }

  #begin(snapshot: Snapshot): void {
    const anew = this.#welcomed !== this.#socket;
    this.#welcomed = this.#socket;
    this.connection = "online";
    this.#since ??= Date.now();
    const known = new Set(this.past.map((past) => past.seq));
    this.past = [...this.past, ...snapshot.missed.filter((past) => !known.has(past.seq))];
    this.seq = this.#stepped = snapshot.seq;
    const heard = turned(this.chat, this.table, snapshot.table);
    const last = heard.at(-1)?.seq ?? 0;
    this.chat = [...heard, ...snapshot.chat.filter((line) => line.seq > last)];
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.state = snapshot.state;
    this.choices = snapshot.choices;
    this.undoTo = snapshot.undo_to;
    this.ply = snapshot.ply;
    this.#meet(snapshot.presence);
    // What was asked before a cut may or may not have arrived: the same id is never done twice.
    if (anew) for (const { message } of this.#asked.values()) this.#send(message);
  }

  #meet(presence: Presence): void {
    this.presenceAt = Date.now();
    this.presence = presence;
  }

  #step(step: Step): void {
    if (step.seq <= this.#stepped) return;
    const before = this.state;
    this.rewound = false;
    this.#stepped = step.seq;
    this.seq = Math.max(this.seq, step.seq);
    this.past = [...this.past, step];
    this.state = step.state;
    if (this.table) {
      const { clocks, remembered } = step;
      this.table = { ...this.table, clocks, remembered, proposal: null };
    }
    this.choices = step.choices;
    this.undoTo = step.undo_to;
    this.ply = step.ply;
    this.onstep(step, before);
  }

  #settle(reply: Reply): void {
    const id = reply.client_id ?? "";
    this.#asked.get(id)?.settle(reply);
    this.#asked.delete(id);
  }

  /** Nothing of what was asked is answered any more, or it cannot be told which of it. */
  #refuseAll(code = FOR_GOOD[this.closed ?? 0] ?? "no-access"): void {
    for (const client_id of [...this.#asked.keys()])
      this.#settle({ type: "refused", client_id, code, rule: null, figures: {}, seq: this.seq });
  }
}

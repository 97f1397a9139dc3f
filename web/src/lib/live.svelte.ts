/**
 * A table as it happens: one WebSocket that comes back by itself, and the reactive picture of what
 * the server said last. Knows nothing of the rules.
 */
import { LIVE } from "./protocol";
import type {
  ChatLine,
  Choice,
  Hint,
  Incoming,
  Outgoing,
  Past,
  Presence,
  Reason,
  Refused,
  Snapshot,
  State,
  Step,
  Table,
  Warming,
  You,
} from "./protocol";

export type Connection = "connecting" | "online" | "waiting" | "refused";

/** What the caller of `act`, `undo` or `say` hears back. */
export type Answer = { done: true } | { done: false; refused: Refused };

const LONGEST_WAIT = 10_000;

/** Browsers make UUIDs on safe connections only; a table in the home network has none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  /** Why the server closed for good (a close code), if it did. */
  closed = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ seats: [], host: false, watcher: false });
  state = $state.raw<State | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  undoTo = $state<number | null>(null);
  ply = $state(0);
  /** Everything that happened since the first snapshot, newest last. */
  past = $state.raw<readonly Past[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<Presence>({ type: "presence", seats: [], watchers: 0 });
  /** The bots that still get ready. */
  warming = $state.raw<Warming>({ type: "warming", seats: [], hints: false, done: 0, total: 0 });
  seq = 0;

  /** The seq of the last step: the table's own frame may bring the same seq just before it. */
  #stepped = 0;
  #socket: WebSocket | null = null;
  #waits = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;
  #asked = new Map<string, { message: Incoming; settle: (answer: Answer) => void }>();
  #hints = new Map<string, (hint: Hint | null) => void>();
  #whys = new Map<number, ((reason: Reason) => void)[]>();

  constructor(
    readonly id: string,
    /** Hears each step as it arrives, to animate it; not those of a snapshot. */
    private readonly onstep: (step: Step, before: State | null) => void = () => {},
  ) {
    this.#connect();
  }

  act(code: number): Promise<Answer> {
    return this.#ask((client_id) => ({ type: "act", seq: this.seq, client_id, code }));
  }

  undo(to: number): Promise<Answer> {
    return this.#ask((client_id) => ({ type: "undo", seq: this.seq, client_id, to }));
  }

  say(text: string, seat: number | null): Promise<Answer> {
    return this.#ask((client_id) => ({ type: "chat", text, client_id, seat }));
  }

  /** Why an action is not allowed; its `code` is null if it is. */
  why(code: number): Promise<Reason> {
    return new Promise((settle) => {
      this.#whys.set(code, [...(this.#whys.get(code) ?? []), settle]);
      this.#send({ type: "why", code });
    });
  }

  /** What a bot would do, or null if the server will not say. */
  hint(): Promise<Hint | null> {
    return new Promise((settle) => {
      const client_id = newId();
      this.#hints.set(client_id, settle);
      this.#send({ type: "hint", client_id });
    });
  }

  close(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #ask(make: (client_id: string) => Incoming): Promise<Answer> {
    const client_id = newId();
    const message = make(client_id);
    return new Promise((settle) => {
      this.#asked.set(client_id, { message, settle });
      this.#send(message);
    });
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${LIVE.replace("{id}", this.id)}`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", since: this.seq });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    if (this.#stopped) return;
    if (code === 4401 || code === 4404) {
      this.closed = code;
      this.connection = "refused";
      return;
    }
    this.connection = "waiting";
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#waits++);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Try again at once, for a person who does not want to wait. */
  reconnect(): void {
    if (this.connection !== "waiting") return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#connect();
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "step":
        return this.#step(message);
      case "table":
        this.seq = Math.max(this.seq, message.seq);
        this.table = message.table;
        return;
      case "chat":
        this.seq = Math.max(this.seq, message.seq);
        if (!this.chat.some((line) => line.seq === message.line.seq))
          this.chat = [...this.chat, message.line];
        return;
      case "presence":
        this.presence = message;
        return;
      case "warming":
        this.warming = message;
        return;
      case "ack":
        return this.#answer(message.client_id, { done: true });
      case "refused":
        return this.#refuse(message);
      case "reason":
        for (const settle of this.#whys.get(message.action) ?? []) settle(message);
        this.#whys.delete(message.action);
        return;
      case "hint":
        this.#hints.get(message.client_id)?.(message);
        this.#hints.delete(message.client_id);
    }
  }

  #begin(snapshot: Snapshot): void {
    this.connection = "online";
    this.#waits = 0;
    const known = new Set(this.past.map((past) => past.seq));
    this.past = [...this.past, ...snapshot.missed.filter((past) => !known.has(past.seq))];
    this.seq = this.#stepped = snapshot.seq;
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.state = snapshot.state;
    this.choices = snapshot.choices;
    this.undoTo = snapshot.undo_to;
    this.ply = snapshot.ply;
    this.chat = snapshot.chat;
    this.presence = snapshot.presence;
    this.warming = snapshot.warming;
    // What was asked before the cut may or may not have arrived: the same id is never done twice.
    for (const { message } of this.#asked.values()) this.#send(message);
    for (const code of this.#whys.keys()) this.#send({ type: "why", code });
  }

  #step(step: Step): void {
    if (step.seq <= this.#stepped) return;
    const before = this.state;
    this.#stepped = step.seq;
    this.seq = Math.max(this.seq, step.seq);
    this.past = [...this.past, step];
    this.state = step.state;
    this.choices = step.choices;
    this.undoTo = step.undo_to;
    this.ply = step.ply;
    this.onstep(step, before);
  }

  #answer(client_id: string, answer: Answer): void {
    this.#asked.get(client_id)?.settle(answer);
    this.#asked.delete(client_id);
  }

  #refuse(refused: Refused): void {
    if (refused.client_id === null) return;
    this.#answer(refused.client_id, { done: false, refused });
    this.#hints.get(refused.client_id)?.(null);
    this.#hints.delete(refused.client_id);
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAYER_COLOURS } from "$lib/players";
import type { Action, Choice, Edition, Snapshot, State, Step } from "$lib/protocol";
import { FakeSocket } from "$lib/testing/socket";
import { edition as drawn, sample } from "../gallery/state";
import { Session } from "./session.svelte";

const ACTIONS: Action[] = [
  { kind: "move", space: "A" },
  { kind: "move", space: "north-1" },
  { kind: "end" },
];
const edition = { ...drawn, actions: ACTIONS } as unknown as Edition;
const state = { ...sample, phase: "move", seat: 0 } as unknown as State;
const choice = (code: number, final = false): Choice => ({
  code,
  notation: "",
  action: ACTIONS[code]!,
  events: [],
  final,
});

const seat = (number: number, kind: "person" | "bot") =>
  ({
    seat: number,
    colour: PLAYER_COLOURS[number]!,
    kind,
    name: kind === "bot" ? "" : `P${number}`,
    bot: null,
    away: false,
    resigned: false,
  }) as const;

function snapshot(seats: number[], choices: Choice[]): Snapshot {
  const table = {
    id: "t",
    status: "running",
    seats: [seat(0, "person"), seat(1, "person"), seat(2, "bot")],
    seat_changes: [],
  };
  return {
    type: "snapshot",
    seq: 5,
    table: table as unknown as Snapshot["table"],
    you: { seats, host: true, watcher: false },
    ply: 4,
    undo_to: 3,
    state,
    choices,
    missed: [],
    chat: [],
    presence: {
      type: "presence",
      seats,
      watchers: 0,
      host: true,
      away: [],
      patience: 120_000,
      now: 1_000_000,
    },
  };
}

const step = (seq: number, after = state): Step => ({
  type: "step",
  seq,
  ply: seq,
  seat: 0,
  do: [],
  took_back: 0,
  events: [],
  at: 0,
  state: { ...after },
  choices: after.seat === 0 ? [choice(0)] : [],
  undo_to: 3,
  clocks: null,
  remembered: {},
});

function seated(seats: number[], choices: Choice[]): Session {
  const session = new Session("t", edition, (key) => key);
  FakeSocket.last.hear(snapshot(seats, choices));
  session.sync();
  return session;
}
const asked = (): string[] => FakeSocket.last.sent.map(({ type }) => type);

describe("a session at a table", () => {
  beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
  afterEach(() => vi.unstubAllGlobals());

  it("sends what can be undone at once", () => {
    const session = seated([0], [choice(0)]);
    void session.act(session.choices[0]!);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "act", code: 0, seq: 5 });
  });

  it("sends what is final only when it is asked for twice", () => {
    const session = seated([0], [choice(2, true), choice(0)]);
    void session.act(session.choices[0]!);
    expect(asked()).not.toContain("act");
    expect(session.armed).toBe(2);
    void session.act(session.choices[0]!);
    expect(asked()).toContain("act");
    expect(session.armed).toBeNull();
  });

  it("ends a turn at once when nothing else can be done", () => {
    const session = seated([0], [choice(2, true)]);
    void session.act(session.choices[0]!);
    expect(asked()).toContain("act");
  });

  it("tells the reason and the rule when the server refuses", async () => {
    const session = seated([0], [choice(0)]);
    const done = session.act(session.choices[0]!);
    const { client_id } = FakeSocket.last.sent.at(-1) as { client_id: string };
    FakeSocket.last.hear({
      type: "refused",
      client_id,
      code: "too-far",
      rule: "M1",
      figures: { space: "A" },
      seq: 5,
    });
    await done;
    expect(session.note).toEqual({ text: "reason-too-far", rule: "M1" });
  });

  it("asks why when a space that cannot be reached is picked", () => {
    seated([0], [choice(0)]).pick("north-1", false);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "why", code: 1 });
  });

  it("looks before it leaps by touch, and goes at once by mouse", () => {
    const session = seated([0], [choice(0)]);
    session.pick("A", true);
    expect([session.selected, asked().includes("act")]).toEqual(["A", false]);
    session.pick("A", true);
    expect(asked()).toContain("act");
  });

  it("offers nothing to those who watch, nor before a shared device is handed over", () => {
    expect(seated([], [choice(0)]).choices).toEqual([]);
    const shared = seated([0, 1], [choice(0)]);
    expect([shared.handover, shared.choices.length]).toEqual([true, 0]);
    shared.holder = 0;
    expect([shared.handover, shared.choices.length]).toEqual([false, 1]);
  });

  it("follows its rights as the server tells them, and nothing else", () => {
    const session = seated([1], [choice(0)]);
    expect([session.me, session.ready]).toEqual([1, false]);
    FakeSocket.last.hear({ type: "you", seq: 6, you: { seats: [0], host: false, watcher: false } });
    expect([session.me, session.ready]).toEqual([0, true]);
    const shared = seated([0, 1], []);
    shared.holder = 1;
    FakeSocket.last.hear({ type: "you", seq: 6, you: { seats: [0], host: false, watcher: false } });
    expect(shared.me).toBe(0);
  });

  it("leaves what was said in the lobby with who said it when the seats turn", () => {
    const { live } = seated([0], []);
    const lobby = { ...live.table!, status: "open" };
    FakeSocket.last.hear({ type: "table", seq: 6, table: lobby });
    const line = { seq: 7, seat: 1, name: "P1", text: "Hello", at: 0 };
    FakeSocket.last.hear({ type: "chat", seq: 7, line });
    const [one, two, three] = lobby.seats;
    const seats = [two!, three!, one!].map((sitting, number) => ({ ...sitting, seat: number }));
    FakeSocket.last.hear({ type: "table", seq: 8, table: { ...lobby, status: "running", seats } });
    expect(live.chat.map((said) => said.seat)).toEqual([0]);
    FakeSocket.last.hear({ type: "table", seq: 9, table: { ...lobby, status: "running", seats } });
    expect(live.chat.map((said) => said.seat)).toEqual([0]);
  });

  it("knows for how long someone has been away by the server's clock, and who may decide", () => {
    vi.useFakeTimers({ now: 5_000_000 });
    const { live, absence } = seated([0], []);
    const away = { ...live.presence, seats: [0], away: [{ seat: 1, since: 940_000 }] };
    FakeSocket.last.hear(away);
    expect([absence.of(0), absence.of(1), absence.may(1)]).toEqual([null, 60_000, false]);
    vi.advanceTimersByTime(60_000);
    expect([absence.of(1), absence.may(1)]).toEqual([120_000, true]);
    FakeSocket.last.hear({ type: "you", seq: 6, you: { seats: [0], host: false, watcher: false } });
    expect([absence.decides, absence.may(1)]).toEqual([false, false]);
    FakeSocket.last.hear({ ...away, now: 1_060_000, host: false });
    expect([absence.of(1), absence.may(1)]).toEqual([120_000, true]);
    FakeSocket.last.hear({ type: "you", seq: 7, you: { seats: [], host: false, watcher: true } });
    expect(absence.may(1)).toBe(false);
    vi.useRealTimers();
  });

  it("knows when a lobby whose host is away may have another", () => {
    vi.useFakeTimers({ now: 5_000_000 });
    const { live, absence } = seated([0], []);
    const hear = (presence: object): void =>
      FakeSocket.last.hear({ ...live.presence, host: false, now: 1_000_000, ...presence });
    const rights = (seats: number[]): void =>
      FakeSocket.last.hear({ type: "you", seq: 6, you: { seats, host: false, watcher: false } });
    const lobby = { ...live.table!, status: "open", changed: 879_999 };
    rights([0]);
    hear({ away: [{ seat: 1, since: 0 }] });
    expect([absence.hostless, absence.mayFollow]).toEqual([false, false]); // the game runs
    FakeSocket.last.hear({ type: "table", seq: 6, table: lobby });
    hear({ host: true });
    expect([absence.hostless, absence.mayFollow]).toEqual([false, false]);
    hear({ away: [{ seat: 1, since: 940_000 }] });
    expect([absence.hostless, absence.mayFollow]).toEqual([true, false]);
    vi.advanceTimersByTime(60_000);
    expect(absence.mayFollow).toBe(true);
    rights([]);
    expect(absence.mayFollow).toBe(false);
    rights([0]);
    hear({ away: [] }); // the host has no seat
    expect(absence.mayFollow).toBe(true);
    vi.useRealTimers();
  });

  it("offers the way back from the bot, and nothing else meanwhile", () => {
    const session = seated([0], [choice(0)]);
    const [own, ...others] = session.live.table!.seats;
    const lent = { ...own!, kind: "bot", bot: "steady", away: true };
    FakeSocket.last.hear({
      type: "table",
      seq: 6,
      table: { ...session.live.table!, seats: [lent, ...others] },
    });
    expect([session.lent, session.choices.length]).toEqual([0, 0]);
    FakeSocket.last.hear({
      type: "table",
      seq: 7,
      table: { ...session.live.table!, seats: [own, ...others] },
    });
    expect([session.lent, session.choices.length]).toEqual([null, 1]);
  });

  it("takes back one step, or all of the turn", () => {
    const session = seated([0], [choice(0)]);
    void session.undo();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "undo", to: 3 });
  });

  it("takes back nothing while an answer is awaited", () => {
    const session = seated([0], [choice(0)]);
    void session.act(session.choices[0]!);
    void session.undo();
    expect(asked()).not.toContain("undo");
  });

  it("leaves what was refused to be read until another is to move", () => {
    const session = seated([0], [choice(0)]);
    session.note = { text: "refused", rule: null };
    FakeSocket.last.hear(step(6));
    expect(session.note).not.toBeNull();
    FakeSocket.last.hear(step(7, { ...state, seat: 1 }));
    expect(session.note).toBeNull();
  });

  it("asks for no advice while an answer is awaited", () => {
    const session = seated([0], [choice(0)]);
    void session.act(session.choices[0]!);
    void session.askHint();
    expect([session.panel, session.hint]).toEqual([null, null]);
  });

  it("puts advice away with the next step, also with one that was missed", async () => {
    const session = seated([0], [choice(0)]);
    void session.askHint();
    FakeSocket.last.hear(step(6));
    expect([session.panel, session.hint]).toEqual([null, null]);
    await vi.waitFor(() => expect(session.ready).toBe(true));
    void session.askHint();
    expect(session.panel).toEqual({ kind: "hint" });
    FakeSocket.last.hear({ ...snapshot([0], []), seq: 7, missed: [step(7)] });
    session.sync();
    expect([session.panel, session.hint]).toEqual([null, null]);
  });

  it("takes the answer to its own question only, and asks one after the other", async () => {
    const session = seated([0], [choice(0)]);
    const hints = (): number => asked().filter((type) => type === "hint").length;
    const answer = (turns: number): void => {
      const { client_id } = FakeSocket.last.sent.at(-1) as { client_id: string };
      FakeSocket.last.hear({ type: "hint", client_id, seq: 5, turns: Array(turns).fill(null) });
    };
    const first = session.askHint();
    await vi.waitFor(() => expect(hints()).toBe(1));
    void session.askHint(); // the same once more
    FakeSocket.last.hear(step(6));
    await vi.waitFor(() => expect(session.ready).toBe(true));
    const second = session.askHint();
    expect(hints()).toBe(1);
    answer(1);
    await first;
    expect(session.hint).toBe("thinking");
    await vi.waitFor(() => expect(hints()).toBe(2));
    answer(2);
    await second;
    expect(session.hint).toMatchObject({ type: "hint", turns: [null, null] });
  });

  it("says why what happened cannot be shown again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
    const session = seated([0], [choice(0)]);
    FakeSocket.last.hear({ ...step(6, { ...state, seat: 1 }), seat: 1 });
    await vi.waitFor(() => expect(session.playing).toBe(false));
    session.panel = { kind: "recap" };
    await session.showAgain();
    expect([session.panel, session.note?.text]).toEqual([null, "site-unreachable"]);
  });

  it("says why there is no advice, instead of thinking for ever", async () => {
    const session = seated([0], [choice(0)]);
    const asking = session.askHint();
    expect(session.hint).toBe("thinking");
    await vi.waitFor(() => expect(asked().at(-1)).toBe("hint")); // it is not thought out here
    const { client_id } = FakeSocket.last.sent.at(-1) as { client_id: string };
    FakeSocket.last.hear({
      type: "refused",
      client_id,
      code: "too-fast",
      rule: null,
      figures: {},
      seq: 5,
    });
    await asking;
    expect(session.hint).toMatchObject({ type: "refused", code: "too-fast" });
  });

  it("lets one act again after a message that came too fast", async () => {
    const session = seated([0], [choice(0)]);
    const acting = session.act(session.choices[0]!);
    expect(session.asking).toBe(true);
    FakeSocket.last.hear({
      type: "refused",
      client_id: null,
      code: "too-fast",
      rule: null,
      figures: {},
      seq: 5,
    });
    await acting;
    expect([session.asking, session.note?.text]).toEqual([false, "reason-too-fast"]);
  });
});

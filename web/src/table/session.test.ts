import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Edition, Incoming, Snapshot, State } from "$lib/protocol";
import { edition as drawn, sample } from "../gallery/state";
import { Session } from "./session.svelte";
import { warmingLine } from "./warming";

const edition = { ...drawn, actions: ["move A", "move north-1", "end"] } as unknown as Edition;
const state = { ...sample, phase: "move", seat: 0 } as unknown as State;
const choice = (code: number, notation: string, final = false): Choice => ({ code, notation, events: [], final });

const seat = (number: number, kind: "person" | "bot") =>
  ({ seat: number, kind, name: kind === "bot" ? "" : `P${number}`, bot: null, away: false, resigned: false }) as const;

function snapshot(seats: number[], choices: Choice[]): Snapshot {
  const table = { id: "t", status: "running", seats: [seat(0, "person"), seat(1, "person"), seat(2, "bot")] };
  return {
    type: "snapshot", seq: 5, table: table as unknown as Snapshot["table"], you: { seats, host: true, watcher: false },
    ply: 4, undo_to: 3, state, choices, missed: [], chat: [], presence: { type: "presence", seats, watchers: 0 },
    warming: { type: "warming", seats: [], hints: false, done: 0, total: 0 },
  };
}

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Incoming[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function seated(seats: number[], choices: Choice[]): Session {
  const session = new Session("t", edition, (key) => key);
  FakeSocket.last.hear(snapshot(seats, choices));
  session.sync();
  return session;
}
const said = (key: string, args: object = {}): string => [key, ...Object.values(args)].join(" ");
const asked = (): string[] => FakeSocket.last.sent.map(({ type }) => type);

describe("a session at a table", () => {
  beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
  afterEach(() => vi.unstubAllGlobals());

  it("sends what can be undone at once", () => {
    const session = seated([0], [choice(0, "move A")]);
    void session.act(session.choices[0]!);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "act", code: 0, seq: 5 });
  });

  it("sends what is final only when it is asked for twice", () => {
    const session = seated([0], [choice(2, "end", true)]);
    void session.act(session.choices[0]!);
    expect(asked()).not.toContain("act");
    expect(session.armed).toBe(2);
    void session.act(session.choices[0]!);
    expect(asked()).toContain("act");
    expect(session.armed).toBeNull();
  });

  it("tells the reason and the rule when the server refuses", async () => {
    const session = seated([0], [choice(0, "move A")]);
    const done = session.act(session.choices[0]!);
    const { client_id } = FakeSocket.last.sent.at(-1) as { client_id: string };
    FakeSocket.last.hear({ type: "refused", client_id, code: "too-far", rule: "M1", figures: { space: "A" }, seq: 5 });
    await done;
    expect(session.note).toEqual({ text: "reason-too-far", rule: "M1" });
  });

  it("asks why when a space that cannot be reached is picked", () => {
    seated([0], [choice(0, "move A")]).pick("north-1", false);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "why", code: 1 });
  });

  it("looks before it leaps by touch, and goes at once by mouse", () => {
    const session = seated([0], [choice(0, "move A")]);
    session.pick("A", true);
    expect([session.selected, asked().includes("act")]).toEqual(["A", false]);
    session.pick("A", true);
    expect(asked()).toContain("act");
  });

  it("offers nothing to those who watch, nor before a shared device is handed over", () => {
    expect(seated([], [choice(0, "move A")]).choices).toEqual([]);
    const shared = seated([0, 1], [choice(0, "move A")]);
    expect([shared.handover, shared.choices.length]).toEqual([true, 0]);
    shared.holder = 0;
    expect([shared.handover, shared.choices.length]).toEqual([false, 1]);
  });

  it("knows who still gets ready to think, and when nobody does any more", () => {
    const { live } = seated([0], []);
    FakeSocket.last.hear({ type: "warming", seats: [2], hints: false, done: 3, total: 9 });
    expect(warmingLine(said, live.warming, ["P0", "P1", "Bot 3"], String)).toBe("warming-bots Bot 3 1 3 9");
    FakeSocket.last.hear({ type: "warming", seats: [], hints: true, done: 4, total: 9 });
    expect(warmingLine(said, live.warming, [], String)).toBe("warming-hint 4 9");
    FakeSocket.last.hear({ type: "warming", seats: [], hints: false, done: 0, total: 0 });
    expect(warmingLine(said, live.warming, [], String)).toBe("");
  });

  it("takes back one step, or all of the turn", () => {
    const session = seated([0], [choice(0, "move A")]);
    void session.undo();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "undo", to: 3 });
  });
});

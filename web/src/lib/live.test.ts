import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { Snapshot } from "./protocol";
import { FakeSocket } from "./testing/socket";

const SNAPSHOT = {
  type: "snapshot",
  seq: 5,
  missed: [],
  choices: [],
  chat: [],
} as unknown as Snapshot;
const REFUSED = { type: "refused", rule: null, figures: {}, seq: 5 };

/** Everything that can be asked of a table. */
const QUESTIONS: Record<string, (live: LiveTable) => Promise<unknown>> = {
  act: (live) => live.act(1),
  undo: (live) => live.undo(2),
  chat: (live) => live.say("hello", 0),
  hint: (live) => live.hint(),
  why: (live) => live.why(3),
};
const ANSWERS: Record<string, string> = {
  act: "ack",
  undo: "ack",
  chat: "ack",
  hint: "hint",
  why: "reason",
};

function connected(): LiveTable {
  const live = new LiveTable("t");
  FakeSocket.last.hear(SNAPSHOT);
  return live;
}

/** Connect again after a cut, as the table does by itself. */
function again(): FakeSocket {
  vi.advanceTimersByTime(20_001);
  FakeSocket.last.hear(SNAPSHOT);
  return FakeSocket.last;
}

const asked = (): { client_id: string } => FakeSocket.last.sent.at(-1) as { client_id: string };

describe.each(Object.keys(QUESTIONS))("a question: %s", (kind) => {
  const ask = QUESTIONS[kind]!;
  const answer = (): object => ({ type: ANSWERS[kind], client_id: asked().client_id });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is settled by its answer", async () => {
    const settled = ask(connected());
    expect(asked()).toMatchObject({ type: kind });
    FakeSocket.last.hear(answer());
    await settled;
  });

  it("is asked again by the same id after a cut, and then settled", async () => {
    const settled = ask(connected());
    const before = asked();
    const cut = FakeSocket.last;
    cut.cut(1006);
    expect(again()).not.toBe(cut);
    expect(FakeSocket.last.sent).toEqual([before]);
    FakeSocket.last.hear(answer());
    await settled;
  });

  it("is asked after the cut if it was asked while there was no connection", async () => {
    const live = connected();
    FakeSocket.last.cut(1006);
    const settled = ask(live);
    again();
    expect(FakeSocket.last.sent).toMatchObject([{ type: kind }]);
    FakeSocket.last.hear(answer());
    await settled;
  });

  it("is not asked twice by a second snapshot without a cut, nor after its answer", async () => {
    const settled = ask(connected());
    FakeSocket.last.hear(SNAPSHOT);
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.hear(answer());
    await settled;
    FakeSocket.last.cut(1006);
    expect(again().sent).toEqual([]);
  });

  it.each(["too-fast", "bad-request", "storage-failed", "server-error"])(
    "is settled by %s",
    async (code) => {
      const settled = ask(connected());
      FakeSocket.last.hear({ ...REFUSED, client_id: asked().client_id, code });
      expect(JSON.stringify(await settled)).toContain(code);
    },
  );

  it("is settled by a refusal that does not say of what", async () => {
    const settled = ask(connected());
    FakeSocket.last.hear({ ...REFUSED, client_id: null, code: "bad-request" });
    expect(JSON.stringify(await settled)).toContain("bad-request");
  });

  it.each([
    [4401, "no-access"],
    [4404, "no-table"],
    [4410, "table-unreadable"],
  ])(
    "is settled when the server closes for good with %i, and if it is asked then",
    async (close, code) => {
      const live = connected();
      const settled = ask(live);
      FakeSocket.last.cut(close);
      expect(JSON.stringify(await settled)).toContain(code);
      expect(JSON.stringify(await ask(live))).toContain(code);
    },
  );

  it("does not settle what others have asked", async () => {
    const live = connected();
    const settled = vi.fn();
    void ask(live).then(settled);
    const other = live.hint();
    FakeSocket.last.hear({ ...REFUSED, client_id: asked().client_id, code: "no-hint" });
    await other;
    expect(settled).not.toHaveBeenCalled();
  });
});

describe("coming back", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Cut the connection; the milliseconds until it is tried again. */
  function pause(code: number): number {
    const cut = FakeSocket.last;
    cut.cut(code);
    for (let waited = 0; waited <= 30_000; waited += 25) {
      if (FakeSocket.last !== cut) return waited;
      vi.advanceTimersByTime(25);
    }
    throw new Error("never");
  }

  it("takes pauses that grow, also if one is cut again soon after each welcome", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    connected();
    const pauses = [];
    for (let cut = 0; cut < 8; cut++) {
      pauses.push(pause(4409));
      FakeSocket.last.hear(SNAPSHOT);
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 20_000]);
    vi.advanceTimersByTime(10_000);
    expect(pause(1006)).toBe(250);
  });

  it("is not at the same moment for all", () => {
    connected();
    vi.spyOn(Math, "random").mockReturnValueOnce(0);
    expect(pause(1001)).toBe(125);
    vi.spyOn(Math, "random").mockReturnValueOnce(0.5);
    expect(pause(1001)).toBe(375);
  });

  it.each([1013, 4429])("is later if the server asks for that with %i", (code) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    connected();
    expect(pause(code)).toBe(2500);
    expect(pause(code)).toBe(5000);
  });

  it("brings what was said meanwhile, once, and keeps what was said before with its colour", () => {
    const seats = (...colours: string[]): object => ({
      status: colours[0] === "coral" ? "open" : "running",
      seats: colours.map((colour) => ({ colour })),
    });
    const live = new LiveTable("t");
    const line = (seq: number, seat: number): object => ({ seq, seat, text: `${seq}` });
    FakeSocket.last.hear({ ...SNAPSHOT, table: seats("coral", "teal"), chat: [line(3, 0)] });
    pause(1006);
    const chat = [line(3, 1), line(6, 0)];
    FakeSocket.last.hear({ ...SNAPSHOT, seq: 7, table: seats("teal", "coral"), chat });
    expect(live.chat).toEqual([line(3, 1), line(6, 0)]);
  });
});

describe("a connection that is silent", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A table where a move has been awaited for too long: its two connections. */
  function silent(live = connected()): [LiveTable, FakeSocket, FakeSocket] {
    const first = FakeSocket.last;
    void live.act(1);
    vi.advanceTimersByTime(1_999);
    expect(FakeSocket.last).toBe(first);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.open();
    return [live, first, FakeSocket.last];
  }
  const answer = (to: FakeSocket): object => ({ ...to.sent.at(-1), type: "ack", seq: 6 });
  const pong = { type: "pong", client_id: "ping" };

  it("is left for a second one that answers, which is sent what was not acknowledged", () => {
    const [live, first, second] = silent();
    const [wish] = first.sent;
    expect(second.sent).toEqual([{ type: "hello", since: 5 }]);
    second.hear(SNAPSHOT);
    expect(second.sent[1]).toEqual(wish);
    expect(first.readyState).toBe(3);
    second.hear(answer(second));
    first.hear({ type: "step", seq: 9 });
    expect(live.seq).toBe(5); // what the first says counts no more
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.last).toBe(second);
  });

  it("is kept if it says something first: it was only slow", () => {
    const [live, first, second] = silent();
    first.hear(answer(first));
    expect(second.readyState).toBe(3);
    second.hear(SNAPSHOT);
    expect(second.sent).toHaveLength(1);
    expect(live.connection).toBe("online");
  });

  it("is kept while nobody else answers either; that is told, and tried more and more seldom", () => {
    const [live, first, second] = silent();
    expect(live.connection).toBe("online");
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.last).not.toBe(second);
    expect(second.readyState).toBe(3);
    expect(live.connection).toBe("waiting");
    const third = FakeSocket.last;
    vi.advanceTimersByTime(3_999);
    expect(FakeSocket.last).toBe(third);
    expect(first.readyState).toBe(1);
    first.hear(answer(first));
    expect(live.connection).toBe("online");
    expect(third.readyState).toBe(3);
  });

  it("is kept if the second is cut, which is tried again after a pause", () => {
    const [live, first, second] = silent();
    second.cut(1006);
    expect(live.connection).toBe("waiting");
    vi.advanceTimersByTime(180);
    expect(FakeSocket.last).toBe(second);
    vi.advanceTimersByTime(10);
    expect(FakeSocket.last).not.toBe(second);
    expect(first.readyState).toBe(1);
    FakeSocket.last.hear(SNAPSHOT);
    expect(first.readyState).toBe(3);
    expect(live.connection).toBe("online");
  });

  it("is not disturbed by a second one that was asked to come later", () => {
    const [live, , second] = silent();
    second.cut(1013);
    vi.advanceTimersByTime(3_700);
    expect(FakeSocket.last).toBe(second);
    live.reconnect(); // a person may
    expect(FakeSocket.last).not.toBe(second);
  });

  it("that is cut at last makes way for the second, which may take its time", () => {
    const [live, first, second] = silent();
    first.cut(1006);
    expect(FakeSocket.last).toBe(second);
    second.hear(SNAPSHOT);
    expect(live.connection).toBe("online");
    expect(second.sent).toHaveLength(2);
  });

  it("is over if the second is refused for good", () => {
    const [live, first, second] = silent();
    second.cut(4401);
    expect(live.closed).toBe(4401);
    expect(first.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(second);
  });

  it("is noticed before it has said anything", () => {
    const live = new LiveTable("t");
    const first = FakeSocket.last;
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.hear(SNAPSHOT);
    expect(live.connection).toBe("online");
  });

  it("is noticed while nothing is awaited, by asking", () => {
    connected();
    const first = FakeSocket.last;
    vi.advanceTimersByTime(5_000);
    expect(first.sent).toEqual([{ type: "ping", client_id: "ping" }]);
    first.hear(pong);
    vi.advanceTimersByTime(10_000);
    expect(first.sent).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.last).not.toBe(first);
  });

  it("is none where an older server refuses that question", () => {
    const live = connected();
    const first = FakeSocket.last;
    const settled = vi.fn();
    void live.hint().then(settled);
    vi.advanceTimersByTime(5_000);
    first.hear({ ...REFUSED, client_id: "ping", code: "bad-request" });
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.last).toBe(first);
    expect(settled).not.toHaveBeenCalled();
  });

  it("may be silent over a hint, which takes a bot some time", () => {
    const live = connected();
    void live.hint();
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it("is connected anew at once when the network is back", () => {
    connected();
    const cut = FakeSocket.last;
    cut.cut(1006);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.last).not.toBe(cut);
  });

  it("is nobody's any more when the table is left", () => {
    const [live, first, second] = silent();
    live.close();
    expect([first.readyState, second.readyState]).toEqual([3, 3]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(second);
  });
});

describe("choices", () => {
  beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
  afterEach(() => vi.unstubAllGlobals());

  it("come with the table where a person takes over from a bot, and stay otherwise", () => {
    const live = connected();
    const table = { seats: [] };
    const choices = [{ code: 1 }];
    FakeSocket.last.hear({ type: "table", seq: 6, table, choices });
    expect(live.choices).toEqual(choices);
    FakeSocket.last.hear({ type: "table", seq: 7, table });
    expect(live.choices).toEqual(choices);
  });
});

describe("a database that lost what came last", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is told, and what was lost is forgotten until something happens", () => {
    const live = new LiveTable("t");
    const step = (seq: number): object => ({ seq, do: [], events: [], at: 0 });
    FakeSocket.last.hear({ ...SNAPSHOT, missed: [step(4), step(5)] });
    FakeSocket.last.hear({ type: "rewound", seq: 4 });
    FakeSocket.last.hear({ ...SNAPSHOT, seq: 4, missed: [step(4)] });
    expect(live.rewound).toBe(true);
    expect(live.past.map(({ seq }) => seq)).toEqual([4]);
    FakeSocket.last.hear({ ...step(5), type: "step" });
    expect(live.rewound).toBe(false);
    expect(live.past.map(({ seq }) => seq)).toEqual([4, 5]);
  });
});

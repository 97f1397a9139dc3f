import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewReply } from "$lib/protocol";
import { Judging } from "./judging.svelte";

const TIMES = { pause: 1000, longest: 8000, patience: 20_000 };
const REVIEW = { turns: [], swings: [], luck: [], lost: [] };

function reply(stage: ReviewReply["stage"], more: Partial<ReviewReply> = {}): ReviewReply {
  return { stage, ahead: 0, done: 0, total: 0, left: null, why: null, review: null, ...more };
}
const far = (done: number): ReviewReply => reply("judging", { done, total: 40 });

/** What the server says, one answer after the other; the last one from then on. */
let answers: (ReviewReply | number | "lost")[] = [];
let asked: string[] = [];

function fetched(_url: string, { method }: RequestInit): Promise<Response> {
  asked.push(method!);
  const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
  if (answer === "lost") return Promise.reject(new TypeError("network"));
  if (typeof answer !== "number") return Promise.resolve(Response.json(answer));
  return Promise.resolve(
    Response.json({ code: `said-${answer}`, figures: {} }, { status: answer }),
  );
}

let made: Judging[] = [];
function watching(): Judging {
  made.push(new Judging("t", TIMES));
  return made.at(-1)!;
}

async function asking(...told: typeof answers): Promise<Judging> {
  answers = told;
  const judging = watching();
  await judging.begin();
  return judging;
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe("a game being judged", () => {
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.stubGlobal("fetch", vi.fn(fetched));
  });
  afterEach(() => {
    for (const each of made) each.stop();
    made = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is asked for once and looked at until it is done", async () => {
    const judging = await asking(reply("preparing"), far(3), reply("done", { review: REVIEW }));
    expect(judging.stage).toBe("preparing");
    await pass(1000);
    expect([judging.stage, judging.done, judging.total]).toEqual(["judging", 3, 40]);
    await pass(1000);
    expect([judging.stage, judging.review]).toEqual(["done", REVIEW]);
    await pass(60_000);
    expect(asked).toEqual(["POST", "GET", "GET"]);
  });

  it.each(["lost", 429, 500, 502, 503] as const)(
    "goes on after %s, ever more slowly",
    async (trouble) => {
      const judging = await asking(far(3), ...Array<typeof trouble>(6).fill(trouble), far(9));
      await pass(1000);
      expect([judging.stage, judging.offline, judging.done]).toEqual(["judging", true, 3]);
      const looks: number[] = [];
      for (let second = 1; second <= 31; second++) {
        await pass(1000);
        looks.push(asked.length);
      }
      // after 1, 2, 4, 8 and 8 seconds: the pauses double up to the longest
      expect(looks.flatMap((n, i) => (n > (looks[i - 1] ?? 2) ? [i + 1] : []))).toEqual([
        1, 3, 7, 15, 23, 31,
      ]);
      expect([judging.stage, judging.offline, judging.done]).toEqual(["judging", false, 9]);
    },
  );

  it("does not look at the same moment as everyone else after a cut", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    await asking("lost", "lost", far(1));
    await pass(749);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it("asks for it until the server has heard so", async () => {
    const judging = await asking("lost", 503, reply("preparing"), far(1));
    expect([judging.stage, judging.offline]).toEqual(["preparing", true]);
    await pass(1000 + 2000 + 1000);
    expect(asked).toEqual(["POST", "POST", "POST", "GET"]);
  });

  it.each(["online", "visibilitychange"])("looks at once on %s", async (event) => {
    const judging = await asking(far(3), "lost", "lost", "lost", "lost", far(9));
    await pass(1000 + 1000 + 2000);
    const before = asked.length;
    (event === "online" ? window : document).dispatchEvent(new Event(event));
    await pass(0);
    expect(asked).toHaveLength(before + 1);
    judging.stop();
    window.dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(asked).toHaveLength(before + 1);
  });

  it("does not wait for ever for one answer", async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
      signals.push(signal!);
      return new Promise((_, fail) =>
        signal!.addEventListener("abort", () => fail(new Error("late"))),
      );
    });
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const judging = watching();
    void judging.look();
    await pass(20_000);
    expect(judging.offline).toBe(true);
    await pass(1000);
    expect(signals).toHaveLength(2);
  });

  it("begins again after a restart of the server, and says so", async () => {
    const judging = await asking(
      far(30),
      reply("unasked"),
      reply("preparing"),
      far(2),
      reply("done", { review: REVIEW }),
    );
    await pass(1000);
    expect([judging.restarted, judging.stage, judging.done]).toEqual([true, "preparing", 0]);
    await pass(1001);
    expect([judging.restarted, judging.stage, judging.done]).toEqual([true, "judging", 2]);
    expect(asked).toEqual(["POST", "GET", "POST", "GET"]);
  });

  it("keeps what it knows when a process answers that does not judge it", async () => {
    const judging = await asking(far(3), reply("waiting"), far(4));
    await pass(1000);
    expect([judging.stage, judging.done]).toEqual(["judging", 3]);
    await pass(1000);
    expect(judging.done).toBe(4);
  });

  it("fails with the server's reason, and can be asked for again", async () => {
    const judging = await asking(reply("failed", { why: "died" }), reply("preparing"), far(1));
    expect([judging.stage, judging.failure]).toEqual(["failed", { judged: "died" }]);
    await pass(60_000);
    expect(asked).toEqual(["POST"]);
    void judging.begin();
    await pass(0);
    expect([judging.stage, judging.failure]).toEqual(["preparing", null]);
  });

  it.each([403, 404, 409])("fails when the server says no: %i", async (status) => {
    const judging = await asking(status);
    expect([judging.stage, judging.failure]).toMatchObject([
      "failed",
      { refused: { code: `said-${status}` } },
    ]);
  });

  it("is asked for even if a look is still on its way", async () => {
    answers = [reply("unasked"), reply("preparing"), far(1)];
    const judging = watching();
    const look = judging.look();
    void judging.begin();
    await look;
    await pass(0);
    expect(asked).toEqual(["GET", "POST"]);
    expect([judging.stage, judging.restarted]).toEqual(["preparing", false]);
  });
});

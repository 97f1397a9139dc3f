import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Edition, GameEvent, State } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { edition, sample } from "../gallery/state";
import { Showing, type Shown } from "./showing.svelte";

let seq = 0;
function step(seat: number, ...events: GameEvent[]): Shown {
  const state = { ...sample, seat, round: ++seq } as unknown as State;
  return { seq, ply: seq, seat, do: [], took_back: 0, events, at: 0, state };
}
const silver = (seat: number): GameEvent => ({ kind: "silver-taken", seat, coins: 1 });
const ended = (seat: number): GameEvent => ({ kind: "turn-ended", seat });

/** A device of seat 0, and three bots whose turns have two steps each. */
function stage(): { showing: Showing; steps: Shown[] } {
  const showing = new Showing({
    edition: edition as unknown as Edition,
    plays: (seat) => seat === 0,
    sentences: ({ seq: number }) => [`said ${number}`],
  });
  const steps = [1, 2, 3].flatMap((seat) => [step(seat, silver(seat)), step(seat, ended(seat))]);
  for (const each of steps) showing.hear(each, null);
  return { showing, steps };
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("moves of others", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.speed = 1;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are shown one after the other, and told in the log only then", async () => {
    const { showing, steps } = stage();
    void showing.play();
    await settled();
    expect(showing.state).toBe(steps[0]!.state);
    expect(steps.map((each) => showing.awaits(each.seq))).toEqual([false, ...Array(5).fill(true)]);
    await vi.runAllTimersAsync();
    expect([showing.state, showing.playing]).toEqual([steps[5]!.state, false]);
  });

  it("are shown a turn at a time when each is skipped", async () => {
    const { showing, steps } = stage();
    void showing.play();
    await settled();
    showing.skip();
    await settled();
    expect(showing.state).toBe(steps[2]!.state);
    showing.skip();
    await settled();
    expect(showing.state).toBe(steps[4]!.state);
    expect(showing.spoken).toBe(`said ${steps[3]!.seq} said ${steps[4]!.seq}`);
  });

  it("stay skipped to the end of the turn, also what is heard later", async () => {
    const { showing } = stage();
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    const [first, second, other] = [step(1, silver(1)), step(1, ended(1)), step(2, silver(2))];
    showing.hear(first, null);
    void showing.play();
    await settled();
    showing.skip();
    await settled();
    showing.hear(second, null);
    showing.hear(other, null);
    void showing.play();
    await settled();
    expect([showing.state, showing.playing]).toEqual([other.state, true]);
  });

  it("are there at once for those who want it so", async () => {
    settings.speed = "instant";
    const { showing, steps } = stage();
    await showing.play();
    expect(showing.state).toBe(steps[5]!.state);
    expect(showing.spoken).toBe(steps.map((each) => `said ${each.seq}`).join(" "));
  });

  it("do not hold up one's own", async () => {
    const { showing } = stage();
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    const own = step(0, silver(0));
    showing.hear(own, null);
    await showing.play();
    expect(showing.state).toBe(own.state);
  });

  it("let one's own pawn go at once, and back again if that is refused", async () => {
    const { showing } = stage();
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    const pawn = document.body.appendChild(document.createElement("div"));
    pawn.dataset["pawn"] = "0";
    pawn.style.transform = "translate(1cqw, 1cqw)";
    pawn.getAnimations = () => [];
    pawn.animate = () => ({ cancel: vi.fn() }) as unknown as Animation;
    const walked = vi.spyOn(pawn, "animate");
    const move = { kind: "pawn-moved", seat: 0, origin: "A", space: "B" } as unknown as GameEvent;
    showing.go([move]);
    const there = pawn.style.transform;
    expect(there).not.toBe("translate(1cqw, 1cqw)");
    showing.goBack();
    expect(pawn.style.transform).toBe("translate(1cqw, 1cqw)");
    showing.go([move]);
    const done = step(0, move);
    showing.hear(done, sample as unknown as State);
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    expect([showing.state, pawn.style.transform]).toEqual([done.state, there]);
    expect(walked).toHaveBeenCalledTimes(2); // it does not begin anew when the step comes
    pawn.remove();
  });

  it("leave one's own pawn where it went if that is known by a snapshot", () => {
    const { showing } = stage();
    showing.replace(sample as unknown as State);
    const pawn = document.body.appendChild(document.createElement("div"));
    pawn.dataset["pawn"] = "0";
    pawn.style.transform = "translate(1cqw, 1cqw)";
    pawn.getAnimations = () => [];
    pawn.animate = () => ({ cancel: vi.fn() }) as unknown as Animation;
    const move = { kind: "pawn-moved", seat: 0, origin: "A", space: "B" } as unknown as GameEvent;
    const [own, ...others] = sample.players;
    const moved = { ...sample, players: [{ ...own, pawn: "B" }, ...others] } as unknown as State;

    showing.go([move]);
    showing.replace({ ...sample } as unknown as State);
    expect(pawn.style.transform).toBe("translate(1cqw, 1cqw)");
    showing.go([move]);
    const there = pawn.style.transform;
    showing.replace(moved);
    showing.goBack();
    expect(pawn.style.transform).toBe(there);
    pawn.remove();
  });

  it("go on after one that could not be shown", async () => {
    const { showing } = stage();
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    const [bad, good] = [step(1, silver(1)), step(2, silver(2))];
    showing.hear({ ...bad, events: null as unknown as GameEvent[] }, null);
    await expect(showing.play()).rejects.toThrow();
    expect([showing.playing, showing.awaits(bad.seq)]).toEqual([false, false]);
    showing.hear(good, null);
    await Promise.all([showing.play(), vi.runAllTimersAsync()]);
    expect(showing.state).toBe(good.state);
  });
});

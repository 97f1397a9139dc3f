import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Silence } from "./silence";

let silence: Silence;
let asked: ReturnType<typeof vi.fn<() => void>>;
let missed: ReturnType<typeof vi.fn<() => void>>;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // neither sooner nor later than meant
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  asked = vi.fn();
  missed = vi.fn();
  silence = new Silence({ ask: asked, miss: missed });
});
afterEach(() => {
  silence.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When, in milliseconds from now, something was told, within so long. */
function times(told: typeof asked, within: number): number[] {
  const found: number[] = [];
  const before = told.mock.calls.length;
  for (let now = 100; now <= within; now += 100) {
    vi.advanceTimersByTime(100);
    while (before + found.length < told.mock.calls.length) found.push(now);
  }
  return found;
}

describe("what is awaited", () => {
  it("is missed after a short while, then later and later", () => {
    silence.expect();
    expect(times(missed, 64_000)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 52_000]);
  });

  it("is not missed once it was heard, and nothing is if nothing is awaited", () => {
    silence.expect();
    vi.advanceTimersByTime(1_900);
    silence.heard(true, false);
    expect(times(missed, 60_000)).toEqual([]);
  });

  it("is given more time by any word", () => {
    silence.expect();
    vi.advanceTimersByTime(1_900);
    silence.heard(true, true);
    expect(times(missed, 3_000)).toEqual([2_000]);
  });

  it("is given more time where answers took long, until they are swift again", () => {
    const answer = (ms: number): void => {
      silence.expect();
      vi.advanceTimersByTime(ms);
      silence.heard(true, false);
    };
    answer(1_900);
    silence.expect();
    expect(times(missed, 9_000)).toEqual([7_600]);
    silence.change(); // now it is somebody else
    silence.heard(true, false);
    for (let swift = 0; swift < 10; swift++) answer(50);
    silence.expect();
    expect(times(missed, 3_000)).toEqual([2_000]);
  });

  it("is given more time each time a change brings a word and no answer", () => {
    const limit = (): number => {
      const before = missed.mock.calls.length;
      for (let waited = 100; waited <= 20_000; waited += 100) {
        vi.advanceTimersByTime(100);
        if (missed.mock.calls.length > before) return waited;
      }
      throw new Error("never");
    };
    silence.expect();
    const found = [];
    for (let changes = 0; changes < 4; changes++) {
      found.push(limit());
      silence.change();
      silence.heard(true, true);
    }
    expect(found).toEqual([2_000, 2_000, 4_000, 8_000]);
  });

  it("is missed by different people at different moments", () => {
    const limit = vi.spyOn(Math, "random");
    limit.mockReturnValueOnce(0);
    silence.expect();
    expect(times(missed, 1_500)).toEqual([1_500]);
    silence.rest();
    limit.mockReturnValueOnce(1);
    silence.change();
    silence.heard(true, false);
    limit.mockReturnValueOnce(1);
    silence.expect();
    expect(times(missed, 2_500)).toEqual([2_500]);
  });
});

describe("where nothing is awaited", () => {
  /** Whoever is asked answers, and nothing is new. */
  const answered = (): void => silence.heard(false, false);

  it("it is asked soon after news, then more and more seldom", () => {
    asked.mockImplementation(answered);
    silence.heard(true, false);
    expect(times(asked, 100_000)).toEqual([5_000, 15_000, 35_000, 65_000, 95_000]);
    silence.heard(true, false);
    expect(times(asked, 5_000)).toEqual([5_000]);
  });

  it("it is asked once a minute while nobody looks, and at once when somebody does", () => {
    asked.mockImplementation(answered);
    hidden = true;
    silence.heard(true, false);
    expect(times(asked, 130_000)).toEqual([60_000, 120_000]);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveBeenCalledTimes(2);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("it is asked at once when the network is back, and soon after a sleep", () => {
    asked.mockImplementation(answered);
    silence.heard(true, false);
    dispatchEvent(new Event("online"));
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 3_600_000); // timers stood still
    expect(times(asked, 5_000)).toHaveLength(1);
  });

  it("it is not asked while something is awaited, nobody is there, or any more", () => {
    silence.heard(true, true);
    expect(times(asked, 60_000)).toEqual([]);
    silence.rest();
    expect(times(asked, 60_000)).toEqual([]);
    silence.heard(true, false);
    silence.stop();
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(times(asked, 60_000)).toEqual([]);
  });
});

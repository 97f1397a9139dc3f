import { describe, expect, it } from "vitest";
import { clockId, clockText, DAY, leftOf, LIVE_CLOCKS, SLOW_CLOCKS, timeText } from "./clock";
import type { Args } from "./i18n";
import type { Clocks } from "./protocol";

const t = (key: string, args: Args = {}): string => [key, ...Object.values(args)].join(" ");
const clocks: Clocks = {
  runs: 1,
  since: 1000,
  left: [5000, 4000, 3000],
  until: [0, 0, 0],
  holidays: [0, 0, 0],
};

describe("clocks", () => {
  it("count down for who is to move, never below nothing and not before they run", () => {
    expect([0, 1, 2].map((seat) => leftOf(clocks, seat, 3000))).toEqual([5000, 2000, 3000]);
    expect(leftOf(clocks, 1, 99_000)).toBe(0);
    expect(leftOf(clocks, 1, 0)).toBe(4000);
    expect(leftOf(clocks, 7, 0)).toBe(0);
  });

  it("are told apart by their times", () => {
    const ids = [null, ...LIVE_CLOCKS, ...SLOW_CLOCKS].map(clockId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("say hours as days where they are whole ones", () => {
    expect(SLOW_CLOCKS.map((clock) => clockText(t, clock))).toEqual([
      "clock-slow-hours 12",
      "clock-slow-days 1",
      "clock-slow-days 2",
      "clock-slow-days 3",
      "clock-slow-days 7",
    ]);
    expect(clockText(t, LIVE_CLOCKS[1]!)).toBe("clock-live 10 5");
  });

  it("show days, hours or minutes, and end at nothing", () => {
    expect(timeText(t, 2 * DAY + 3_600_000)).toBe("clock-days 2 1");
    expect(timeText(t, 2 * 3_600_000 + 59_999)).toBe("clock-hours 2 0");
    expect(timeText(t, 61_000)).toBe("clock-minutes 1 01");
    expect(timeText(t, 1)).toBe("clock-minutes 0 01");
    expect(timeText(t, 0)).toBe("clock-minutes 0 00");
  });
});

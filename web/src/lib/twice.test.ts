import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Twice } from "./twice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is sure of what is asked for twice in a row, soon", () => {
  const twice = new Twice<number>();
  expect([twice.press(1), twice.asked]).toEqual([false, 1]);
  expect([twice.press(2), twice.asked]).toEqual([false, 2]);
  expect([twice.press(2), twice.asked]).toEqual([true, null]);
  twice.press(0);
  vi.advanceTimersByTime(60_000);
  expect([twice.asked, twice.press(0)]).toEqual([null, false]);
});

import { describe, expect, it } from "vitest";
import { growthOf, layoutOf } from "./layout";

describe("the layout", () => {
  it.each([
    [360, 740, "phone"],
    [390, 844, "phone"],
    [844, 390, "low"],
    [683, 384, "low"],
    [1366, 500, "low"],
    [768, 1024, "tall"],
    [820, 1180, "tall"],
    [1024, 768, "wide"],
    [1180, 820, "wide"],
    [1280, 720, "wide"],
    [2560, 1440, "wide"],
  ])("of %i by %i is %s", (width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });

  it("grows only where both sides have room", () => {
    expect(growthOf(1440, 900)).toBe(1);
    expect(growthOf(3440, 900)).toBe(1);
    expect(growthOf(2560, 1440)).toBe(1.6);
  });
});

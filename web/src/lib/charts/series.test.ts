import { describe, expect, it } from "vitest";
import { along, apart, axis, polyline, scale, stepAt } from "./series";

describe("the scale of a chart", () => {
  it("ends on a round number at or above the largest value", () => {
    expect(scale(137)).toEqual({ top: 150, ticks: [0, 50, 100, 150] });
    expect(scale(10).top).toBe(10);
  });
  it("has whole steps even for tiny or no values", () => {
    expect(scale(0)).toEqual({ top: 1, ticks: [0, 1] });
    expect(scale(3).ticks).toEqual([0, 1, 2, 3]);
  });
  it("numbers an axis with few, round figures", () => {
    expect(axis(5)).toEqual([0, 1, 2, 3, 4]);
    expect(axis(31)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(axis(112, 6)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(axis(1)).toEqual([0]);
  });
  it("finds the step nearest to a place, and never one that is not there", () => {
    const box = { left: 10, top: 0, width: 100, height: 60 };
    expect(along(2, 5, box)).toBe(60);
    expect([0, 36, 59, 400].map((x) => stepAt(x, 5, box))).toEqual([0, 1, 2, 4]);
  });
});

describe("lines and labels", () => {
  it("draws points in order", () => {
    expect(
      polyline([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe("M0.0 1.0L2.0 3.3");
  });
  it("keeps labels apart without changing their order", () => {
    expect(apart([10, 11, 40], 14)).toEqual([10, 24, 40]);
    expect(apart([11, 10], 14)).toEqual([24, 10]);
  });
  it("moves labels back from the end, and only those that have to", () => {
    expect(apart([10, 99, 98], 14, 100)).toEqual([10, 100, 86]);
    expect(apart([10, 90, 99], 5, 100)).toEqual([10, 90, 99]);
  });
});

import { describe, expect, it } from "vitest";
import { apart, axis, polyline, scale } from "./series";

describe("the scale of a chart", () => {
  it("ends on a round number at or above the largest value", () => {
    expect(scale(137)).toEqual({ top: 150, ticks: [0, 50, 100, 150] });
    expect(scale(10).top).toBe(10);
  });
  it("has whole steps even for tiny or no values", () => {
    expect(scale(0)).toEqual({ top: 1, ticks: [0, 1] });
    expect(scale(3).ticks).toEqual([0, 1, 2, 3]);
  });
  it("numbers an axis with few figures", () => {
    expect(axis(5)).toEqual([0, 1, 2, 3, 4]);
    expect(axis(31)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  });
});

describe("lines and labels", () => {
  it("draws points in order", () => {
    expect(polyline([[0, 1], [2, 3.25]])).toBe("M0.0 1.0L2.0 3.3");
  });
  it("keeps labels apart without changing their order", () => {
    expect(apart([10, 11, 40], 14)).toEqual([10, 24, 40]);
    expect(apart([11, 10], 14)).toEqual([24, 10]);
  });
});

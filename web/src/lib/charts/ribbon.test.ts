import { describe, expect, it } from "vitest";
import { bands } from "./ribbon";

const BOX = { left: 10, top: 0, width: 100, height: 60 };
const LENGTHS = [70, 70, 70];

describe("the win-share ribbon", () => {
  it("stacks the seats from the top to the bottom of the box", () => {
    const [first, second] = bands(
      [
        [0.5, 0.5],
        [0.75, 0.25],
        [1, 0],
      ],
      LENGTHS,
      BOX,
    );
    expect(first!.path).toBe("M10.0 0.0L60.0 0.0L110.0 0.0L110.0 60.0L60.0 45.0L10.0 30.0Z");
    expect(second!.path).toBe("M10.0 30.0L60.0 45.0L110.0 60.0L110.0 60.0L60.0 60.0L10.0 60.0Z");
  });
  it("fills the whole height even if rounding left something over", () => {
    const made = bands(
      [
        [0.33, 0.33, 0.33],
        [0.5, 0.3, 0.19],
      ],
      LENGTHS,
      BOX,
    );
    expect(made[2]!.path).toContain("110.0 60.0L10.0 60.0Z");
  });
  it("names a band where a whole name fits best, away from the edges", () => {
    const wide = { ...BOX, width: 700 };
    const first = [1, 0.9, 0.1, 0.5, 0.6, 0.5, 0.2, 0.4, 0, 0, 0];
    const [one, other] = bands(
      first.map((share) => [share, 1 - share]),
      LENGTHS,
      wide,
    );
    expect(one!.label).toEqual({ x: 290, y: 15, room: 30 });
    expect(other!.label).toEqual({ x: 640, y: 30, room: 60 });
  });
  it("has no room for a name in a band that is nowhere high and long enough", () => {
    const [one] = bands(
      [
        [1, 0],
        [0, 1],
        [1, 0],
      ],
      LENGTHS,
      BOX,
    );
    expect(one!.label.room).toBe(0);
  });
  it("has room for a short name where a long one does not fit", () => {
    const shares = [
      [0, 1],
      [0.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ];
    const room = (length: number): number => bands(shares, [length], BOX)[0]!.label.room;
    expect([0, 60, 90].map(room)).toEqual([30, 0, 0]);
  });
  it("has nothing to show of a game without turns", () => {
    expect(bands([], LENGTHS, BOX)).toEqual([]);
    expect(bands([[0.5, 0.5]], LENGTHS, BOX)).toHaveLength(2);
  });
});

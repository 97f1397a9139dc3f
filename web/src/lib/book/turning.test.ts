import { describe, expect, it } from "vitest";
import type { Book } from "$lib/model";
import { progress, turnedFrom } from "./turning";

const book = (left: string[], right: string[], unseen: Record<string, number> = {}): Book => ({
  left,
  right,
  unseen,
});

describe("a page that is turned", () => {
  it("has left the right side when the left grew by it (B2)", () => {
    expect(turnedFrom(book([], ["gold"], { red: 2 }), book(["gold"], [], { red: 2 }))).toBe("R");
  });

  it("still counts as one page when the page below was revealed at once", () => {
    expect(turnedFrom(book([], ["gold"], { red: 2 }), book(["gold"], ["red"], { red: 1 }))).toBe(
      "R",
    );
  });

  it("has left the left side when turned back", () => {
    expect(turnedFrom(book(["gold"], ["red"]), book([], ["red", "gold"]))).toBe("L");
  });

  it("is none when a card was bought or given back", () => {
    expect(turnedFrom(book(["gold"], ["red"]), book([], ["red"]))).toBeNull();
    expect(turnedFrom(book([], ["red"]), book(["gold"], ["red"]))).toBeNull();
  });

  it("follows the finger to the other side and no further", () => {
    expect(progress("R", 300, 200, 200)).toBe(0.5);
    expect(progress("R", 300, 400, 200)).toBe(0);
    expect(progress("L", 100, 900, 200)).toBe(1);
  });
});

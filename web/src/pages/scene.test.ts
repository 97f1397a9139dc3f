import { expect, it } from "vitest";
import type { Edition } from "$lib/protocol";
import { edition as drawn } from "../gallery/state";
import { scene } from "./scene";

it("shows as many pages of each book as it has cards", () => {
  const edition = drawn as unknown as Edition;
  const cards = { A: { pick: 2, cart: 3, horse: 1 }, C: { "ruby-2": 4, "gold-1": 6 } };
  const { books } = scene({ ...edition, gemstones: {}, books: cards } as unknown as Edition);
  for (const [city, { left, right, unseen }] of Object.entries(books)) {
    const pages = left.length + right.length + Object.values(unseen).reduce((a, b) => a + b, 0);
    expect(pages).toBe(Object.values(cards[city as "A"]).reduce((a, b) => a + b, 0));
  }
});

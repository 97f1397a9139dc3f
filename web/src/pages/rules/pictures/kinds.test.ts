import { expect, it } from "vitest";
import { loadTexts } from "$lib/i18n";
import type { Edition } from "$lib/protocol";
import { Sentences } from "$lib/sentences";
import { edition as drawn } from "../../../gallery/state";
import { kinds } from "./kinds";

it("points at one space of every kind, and names it", async () => {
  const edition = drawn as unknown as Edition;
  const say = new Sentences(await loadTexts("en"), edition);
  const found = kinds(say, { spaces: edition.spaces, discard: [800, 640] });
  expect(found.map(({ text }) => text)).toEqual([
    "city A (equipment)",
    "city C (commissions)",
    "city H (harbour)",
    "road space",
    "house",
    "silver mine",
    "harbour",
    "discard space",
  ]);
  expect(found.every(({ x, y }) => x > 0 && x < 1600 && y > 0 && y < 1000)).toBe(true);
});

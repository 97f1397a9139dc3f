// @vitest-environment node
import { expect, it } from "vitest";
import { keepsFaith, verdict } from "./proof";

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
/** The game of docs/dealer.md: place 0 begins. */
const TABLE = {
  seed: SEED,
  commitment: COMMITMENT,
  player_seeds: ["Player 1's seed", "", "zwei ✓"],
  dealer: 2,
  first: 0,
  drawn: true,
};

it("finds the game of docs/dealer.md to be dealt as promised", async () => {
  expect(await verdict(TABLE)).toBe("kept");
});

it("finds another seed to be another, and can say nothing before there is one", async () => {
  expect(await verdict({ ...TABLE, seed: SEED.replace(/^00/, "01") })).toBe("broken");
  expect(await verdict({ ...TABLE, seed: null })).toBeNull();
});

it("finds out who lets another begin than was drawn", async () => {
  const turned = ["", "zwei ✓", "Player 1's seed"];
  expect(await verdict({ ...TABLE, player_seeds: turned, first: 1 })).toBe("first");
  expect(await verdict({ ...TABLE, player_seeds: turned, first: 1, drawn: false })).toBe("kept");
  expect(await verdict({ ...TABLE, player_seeds: turned, first: 1, dealer: 1 })).toBe("kept");
  expect(await verdict({ ...TABLE, player_seeds: ["", "", ""] })).toBe("first");
});

it("remembers what it was promised and what it gave", () => {
  const given = { id: "t", commitment: COMMITMENT, seeds: ["zwei ✓"] };
  expect(keepsFaith(TABLE, [2], given)).toBe(true);
  expect(keepsFaith({ ...TABLE, commitment: "other" }, [2], given)).toBe(false);
  expect(keepsFaith(TABLE, [1], given)).toBe(false);
  expect(keepsFaith({ ...TABLE, player_seeds: ["", "", ""] }, [2], given)).toBe(false);
});

// @vitest-environment node
import { expect, it } from "vitest";
import { keepsPromise } from "./proof";

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

it("finds the seed of docs/dealer.md to be the one that was committed to", async () => {
  expect(await keepsPromise(SEED, COMMITMENT)).toBe(true);
});

it("finds another seed to be another", async () => {
  expect(await keepsPromise(SEED.replace(/^00/, "01"), COMMITMENT)).toBe(false);
});

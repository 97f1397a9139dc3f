import { expect, it } from "vitest";
import { pageOf } from "./router.svelte";

it("knows pages by their paths, and none by an address that was cut in the middle of a letter", () => {
  expect(pageOf("/t/a%20b")).toEqual({ name: "table", id: "a b" });
  expect(pageOf("/t/%E0%A4%A")).toEqual({ name: "lost" });
});

import { expect, test } from "vitest";
import { addressOf, located } from "./place";

test("what is behind a # is on this device, everything else with the server", () => {
  expect(located({ pathname: "/t/abc", hash: "" })).toEqual(["server", "/t/abc"]);
  expect(located({ pathname: "/t/abc", hash: "#main" })).toEqual(["server", "/t/abc"]);
  expect(located({ pathname: "/", hash: "#/t/abc/replay/3" })).toEqual([
    "device",
    "/t/abc/replay/3",
  ]);
});

test("an address leads back to the same place and path", () => {
  for (const place of ["server", "device"] as const)
    for (const path of ["/", "/t/abc", "/rules/figures"]) {
      const url = new URL(addressOf(path, place), "http://valdora.test/");
      expect(located(url)).toEqual([place, path]);
    }
});

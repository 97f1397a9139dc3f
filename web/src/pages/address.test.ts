import { expect, it } from "vitest";
import { pathOf } from "./address";

it.each([
  ["http://127.0.0.1:8484/join/abcd.x-Y_z", "/join/abcd.x-Y_z"],
  ["  https://example.org/watch/abcd.xyz  ", "/watch/abcd.xyz"],
  ["/t/abcdefgh", "/t/abcdefgh"],
  ["https://example.org/t/abcdefgh?x=1", "/t/abcdefgh"],
  ["abcd.x-Y_z", "/join/abcd.x-Y_z"],
  ["abcdefgh", "/t/abcdefgh"],
  ["hello there", null],
  ["", null],
])("%j leads to %j", (text, path) => {
  expect(pathOf(text)).toBe(path);
});

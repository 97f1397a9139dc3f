import { expect, it } from "vitest";
import { isAtEnd } from "./follow";

/** A list in a sheet; one of them scrolls. */
function lines(scrolls: "list" | "sheet", scrollTop: number): Element {
  const sheet = document.createElement("div");
  const list = sheet.appendChild(document.createElement("ol"));
  for (const each of [sheet, list]) {
    const shown = each === (scrolls === "list" ? list : sheet) ? 100 : 500;
    Object.defineProperty(each, "scrollHeight", { value: 500 });
    Object.defineProperty(each, "clientHeight", { value: shown });
    Object.assign(each.style, { overflowY: "auto" });
    Object.assign(each, { scrollTop: shown === 100 ? scrollTop : 0 });
  }
  return list;
}

it("knows whether one reads the newest lines or older ones, also in a sheet", () => {
  for (const scrolls of ["list", "sheet"] as const) {
    expect(isAtEnd(lines(scrolls, 400))).toBe(true);
    expect(isAtEnd(lines(scrolls, 100))).toBe(false);
  }
  expect(isAtEnd(document.createElement("ol"))).toBe(true);
});

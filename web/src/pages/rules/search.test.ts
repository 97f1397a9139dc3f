import { describe, expect, it } from "vitest";
import { marked, matches } from "./search";

describe("searching the rules", () => {
  it("finds words whatever their case and accents", () => {
    expect(matches("L’équipement coûte 1 or", "EQUIPEMENT cout")).toBe(true);
    expect(matches("Мельница и Ёлка", "елка")).toBe(true);
    expect(matches("Nothing here", "gold")).toBe(false);
  });
  it("marks what was found and loses nothing", () => {
    const pieces = marked("Une émeraude, deux émeraudes", "emeraude");
    expect(pieces.map(({ text }) => text).join("")).toBe("Une émeraude, deux émeraudes");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual([
      "émeraude",
      "émeraude",
    ]);
  });
  it("marks nothing for a single letter", () => {
    expect(marked("gold", "g")).toEqual([{ text: "gold", hit: false }]);
  });
});

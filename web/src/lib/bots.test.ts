import { describe, expect, it } from "vitest";
import { levelName, portraitOf } from "./bots";
import type { Translate } from "./i18n";

const TEXTS: Record<string, string> = {
  "level-strong": "stark",
  "portrait-strong": "Denkt weit.",
  "portrait-guest": "Ein Gast.",
};
const t: Translate = (key, args) => TEXTS[key] ?? (args ? `${key} ${JSON.stringify(args)}` : key);

describe("a bot", () => {
  it("of ours is called as the language has it, a guest as it is", () => {
    expect(levelName(t, "strong")).toBe("stark");
    expect(levelName(t, "my-bot")).toBe("my-bot");
  });
  it("tells how it plays and how it fares, if that is known", () => {
    const measured = { strong: { winner: "strong", losers: "steady", share: 0.8 } };
    expect(portraitOf(t, "strong", {})).toBe("Denkt weit.");
    expect(portraitOf(t, "strong", measured)).toMatch(/^Denkt weit\. measured-wins .*level-steady/);
    expect(portraitOf(t, "my-bot", measured)).toBe("Ein Gast.");
    expect(portraitOf(t, "constructor", measured)).toBe("Ein Gast.");
  });
});

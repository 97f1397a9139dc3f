import { describe, expect, it } from "vitest";
import { editionName } from "./editions";
import { loadTexts } from "./i18n";

describe("the name of an edition", () => {
  it("tells the revisions of a released one apart, in the reader's language", async () => {
    const t = await loadTexts("de");
    expect(editionName(t, { id: "duel.2", name: "Valdora: the duel" })).toBe("Valdora: das Duell");
    expect(editionName(t, { id: "duel", name: "Valdora: the duel" })).toBe(
      "Valdora: das Duell (frühere Zahlen)",
    );
  });

  it("is its own title if nobody translated it", async () => {
    expect(editionName(await loadTexts("fr"), { id: "my-box", name: "My box" })).toBe("My box");
  });
});

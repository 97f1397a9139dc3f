import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { detectLanguage, translator } from "./i18n";

describe("texts", () => {
  it("are formatted with their arguments and plurals", () => {
    const bundle = new FluentBundle("ru", { useIsolating: false });
    bundle.addResource(
      new FluentResource(
        "coins = { $n -> \n [one] { $n } монета\n [few] { $n } монеты\n *[other] { $n } монет\n }",
      ),
    );
    const t = translator(bundle);
    expect([1, 3, 5].map((n) => t("coins", { n }))).toEqual(["1 монета", "3 монеты", "5 монет"]);
  });

  it("show the key when a message is missing", () => {
    expect(translator(new FluentBundle("en"))("no-such-text")).toBe("no-such-text");
  });

  it("come in the first of the reader's languages that we speak", () => {
    expect(detectLanguage(["pt-BR", "it-CH", "en"])).toBe("it");
    expect(detectLanguage(["ja"])).toBe("en");
  });
});

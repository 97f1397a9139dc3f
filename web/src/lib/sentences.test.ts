import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import raw from "../gallery/edition.json";
import { LANGUAGES, loadTexts, type Language } from "./i18n";
import type { Action, Comparison, Edition, GameEvent, Motive, Side } from "./protocol";
import { SECTIONS, TERMS } from "../pages/rules/sections";
import { Sentences } from "./sentences";
import { turnTold } from "./telling";

const edition = raw as unknown as Edition;
const NAMES = ["Player 1", "Player 2", "Player 3"];

/** The sentences that the Python side has written down for this language, by section. */
function golden(language: Language): Map<string, Set<string>> {
  const text = readFileSync(`../tests/texts/golden/${language}.txt`, "utf8");
  const sections = new Map<string, Set<string>>();
  let lines = new Set<string>();
  for (const line of text.split("\n")) {
    const title = /^== (.+) ==$/.exec(line)?.[1];
    if (title) sections.set(title, (lines = new Set()));
    else if (line) lines.add(line);
  }
  return sections;
}

const ACTIONS: Action[] = [
  { kind: "move", space: "H" },
  { kind: "stay" },
  { kind: "deliver", commission: "silver", slots: [] },
  { kind: "deliver", commission: "red", slots: ["shovel"] },
  { kind: "load", gemstone: "ruby", slot: "horse" },
  { kind: "return", commission: "gold", side: "L" },
  { kind: "turn", side: "R" },
  { kind: "buy", side: "L", slot: null },
  { kind: "buy", side: "L", slot: "pan" },
  { kind: "silver" },
  { kind: "provisions" },
  { kind: "end" },
  { kind: "reveal", book: "C", card: "gold" },
];

const MOTIVES: Motive[] = [
  { code: "deliver", what: ["red"], points: 4 },
  { code: "colour", what: ["silver"], points: 10 },
  { code: "workshop", what: ["blue"], points: 5 },
  { code: "bonus", what: ["red", "red"], points: 20 },
  { code: "buy", what: ["blue", "silver"], points: 0 },
  { code: "equip", what: ["shovel"], points: 0 },
  { code: "silver", what: [], points: 0 },
  { code: "travel", what: [], points: 0 },
];

const COMPARISONS: Comparison[] = [
  { code: "sooner", colour: "", own: 1, other: 2.4, within: 5 },
  { code: "later", colour: "", own: 3, other: 1, within: 5 },
  { code: "more", colour: "", own: 5.4, other: 3, within: 3 },
  { code: "fewer", colour: "", own: 3, other: 4, within: 1 },
  { code: "workshop", colour: "red", own: 0.62, other: 0.41, within: 5 },
  { code: "colour", colour: "blue", own: 0.004, other: 1, within: 5 },
];

const EVENTS: GameEvent[] = [
  { kind: "page-revealed", book: "A", card: "shovel" },
  { kind: "page-revealed", book: "C", card: "white-ruby-amethyst-emerald" },
  { kind: "pawn-moved", seat: 0, origin: "H", space: "ah-2", provisions: false },
  { kind: "pawn-moved", seat: 0, origin: "H", space: "north-2", provisions: true },
  { kind: "pawn-stayed", seat: 0, space: "east-3" },
  { kind: "encounter-paid", seat: 0, owner: 1, coins: 2, bank: false },
  { kind: "encounter-paid", seat: 0, owner: 1, coins: 5, bank: true },
  { kind: "page-turned", seat: 0, book: "C", side: "L", card: "violet", coins: 1 },
  { kind: "equipment-bought", seat: 0, book: "A", side: "L", equipment: "pan", slot: "cart" },
  { kind: "commission-bought", seat: 0, book: "C", side: "R", commission: "blue", coins: 1 },
  { kind: "commission-returned", seat: 0, book: "C", side: "R", commission: "blue" },
  { kind: "gemstone-dropped", seat: 0, gemstone: "ruby", slot: "horse" },
  {
    kind: "gemstone-loaded",
    seat: 0,
    gemstone: "gold",
    slot: "cart",
    coins: 2,
    space: "H",
    discard: true,
  },
  {
    kind: "gemstone-loaded",
    seat: 0,
    gemstone: "ruby",
    slot: "horse",
    coins: 1,
    space: "north-1",
    discard: false,
  },
  {
    kind: "commission-completed",
    seat: 0,
    commission: "red",
    slots: ["cart"],
    coins: 0,
    points: 4,
  },
  { kind: "bonus-taken", seat: 0, crest: "green", points: 10 },
  { kind: "craftsman-hired", seat: 0, crest: "red", colour: "white" },
  { kind: "no-craftsman-left", seat: 0, crest: "red" },
  { kind: "workshop-opened", seat: 0, colour: "silver", points: 0 },
  { kind: "silver-taken", seat: 0, coins: 5 },
  { kind: "provisions-taken", seat: 0 },
  { kind: "rival-hired", crest: "red", colour: "blue" },
  { kind: "workshop-removed", colour: "gold" },
  { kind: "final-round-began", round: 12 },
  { kind: "turn-ended", seat: 0 },
  { kind: "game-ended", winners: [0, 1, 2] },
];

const REASONS: [string, Record<string, string | number>][] = [
  ["too-far", { space: "north-2" }],
  ["encounter-unpaid", { space: "C", needs: 2, has: 1 }],
  ["hand-full", { limit: 3 }],
  ["gemstones-missing", { commission: "violet" }],
  ["slot-full", { slot: "pan", gemstone: "ruby" }],
  ["ships-used", { ships: 2 }],
];

const TURN: GameEvent[] = [
  { kind: "pawn-moved", seat: 0, origin: "H", space: "north-1", provisions: false },
  { kind: "encounter-paid", seat: 0, owner: 1, coins: 1, bank: false },
  { kind: "page-turned", seat: 0, book: "C", side: "R", card: "violet", coins: 0 },
  { kind: "page-turned", seat: 0, book: "C", side: "R", card: "red", coins: 1 },
  { kind: "commission-bought", seat: 0, book: "C", side: "R", commission: "blue", coins: 1 },
  { kind: "turn-ended", seat: 0 },
  { kind: "final-round-began", round: 12 },
];

describe.each(LANGUAGES)("a turn in %s", (language) => {
  it("is one sentence, and as in the box it names no card", async () => {
    const said = new Sentences(await loadTexts(language), edition, NAMES);
    const open = turnTold(said, 0, TURN, false);
    expect(open).toContain(said.card("blue", "a"));
    expect(open.endsWith(said.event(TURN.at(-1)!))).toBe(true);
    const covered = turnTold(said, 0, TURN, true);
    const events = EVENTS.map((event) => said.event(event, true)).join(" ");
    const cards = edition.commissions.map(({ id }) => said.card(id));
    expect(cards.filter((card) => `${covered} ${events}`.includes(card))).toEqual([]);
    for (const event of EVENTS) expect(turnTold(said, 0, [event], false)).not.toMatch(/[{}?]/);
  });
});

it("tells a turn in English with all that was done", async () => {
  const said = new Sentences(await loadTexts("en"), edition, NAMES);
  expect(turnTold(said, 0, TURN, true)).toBe(
    "Player 1 moves to space 1 of the north road, pays 1 coin to Player 2, turns 2 pages " +
      "and buys 1 commission. Round 12 is the final round.",
  );
  const loads = EVENTS.filter(({ kind }) => kind === "gemstone-loaded");
  expect(turnTold(said, 0, [...loads, loads[0]!], false)).toBe(
    "Player 1 loads gold (×2) and a ruby.",
  );
});

describe.each(LANGUAGES)("what is said in %s", (language) => {
  it("is word for word what the Python side says", async () => {
    const said = new Sentences(await loadTexts(language), edition, NAMES);
    const known = golden(language);
    expect(
      edition.spaces.map(({ id }) => said.space(id)).filter((s) => !known.get("Spaces")!.has(s)),
    ).toEqual([]);
    const cards = [
      ...edition.equipment.map(({ slot }) => slot),
      ...edition.commissions.map(({ id }) => id),
    ];
    expect(cards.map((id) => said.card(id)).filter((s) => !known.get("Cards")!.has(s))).toEqual([]);
    expect(EVENTS.map((e) => said.event(e)).filter((s) => !known.get("Events")!.has(s))).toEqual(
      [],
    );
    const reasons = REASONS.map(([code, figures]) => said.reason(code, figures));
    expect(reasons.filter((s) => !known.get("Reasons")!.has(s))).toEqual([]);
    const labels = ACTIONS.map((action) => said.choice({ action, events: [] }));
    expect(labels.filter((s) => !known.get("Choices")!.has(s))).toEqual([]);
    const motives = MOTIVES.map((motive) => said.motive(motive));
    expect(motives.filter((s) => !known.get("Motives")!.has(s))).toEqual([]);
    const comparisons = COMPARISONS.map((comparison) => said.comparison(comparison));
    expect(comparisons.filter((s) => !known.get("Comparisons")!.has(s))).toEqual([]);
    const told = (section: string, keys: readonly string[]) => {
      const unknown = keys.filter((key) => !known.get(section)!.has(said.told(key)));
      expect(unknown).toEqual([]);
    };
    told(
      "Rules",
      SECTIONS.flatMap(({ rules }) => rules.map((rule) => `help-rule-${rule}`)),
    );
    told(
      "Words",
      TERMS.map((term) => `help-term-${term}`),
    );
    told(
      "Tips",
      Object.keys(edition.told).filter((key) => key.startsWith("coach-")),
    );
    const shares = [
      said.percent(0.5),
      said.percent(0.04, true),
      said.percent(0, true),
      said.percent(-0.12, true),
    ];
    expect(shares.filter((s) => !known.get("Shares")!.has(s))).toEqual([]);
  });
});

describe("a choice", () => {
  it("is told once if it is made several times running", async () => {
    const said = new Sentences(await loadTexts("en"), edition, NAMES);
    const sides: Side[] = ["R", "R", "R", "L", "R"];
    const turned = sides.map((side) => ({ action: { kind: "turn", side } as const, events: [] }));
    expect(said.choices(turned)).toEqual([
      "Turn a page from right to left (×3)",
      "Turn a page from left to right",
      "Turn a page from right to left",
    ]);
  });
  it("names the price and the card that its events tell of", async () => {
    const said = new Sentences(await loadTexts("en"), edition, NAMES);
    const move: GameEvent[] = [
      { kind: "pawn-moved", seat: 0, origin: "H", space: "north-1", provisions: true },
      { kind: "encounter-paid", seat: 0, owner: 1, coins: 1, bank: false },
      { kind: "encounter-paid", seat: 0, owner: 2, coins: 1, bank: false },
    ];
    expect(said.choice({ action: { kind: "move", space: "north-1" }, events: move })).toBe(
      "Use provisions and move to space 1 of the north road for 2 coins",
    );
    const buy: GameEvent = {
      kind: "equipment-bought",
      seat: 0,
      book: "A",
      side: "R",
      equipment: "cart",
      slot: "pan",
    };
    expect(said.choice({ action: { kind: "buy", side: "R", slot: "pan" }, events: [buy] })).toBe(
      "Buy a cart from the right side with the gold from the gold pan",
    );
  });
});

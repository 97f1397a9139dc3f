import { describe, expect, it } from "vitest";
import type { Choice, Edition, Gemstone, Slot, State } from "$lib/protocol";
import { edition as drawn, sample } from "../gallery/state";
import { flightsOf } from "./flights";
import { keyOf } from "./keys";
import { oddsOf } from "./odds";
import { wayBetween } from "./roads";
import { cascadeOf, tripsOf } from "./trips";

const edition = drawn as unknown as Edition;
const state = sample as unknown as State;

describe("a trip", () => {
  it("tells its price and what could be done there", () => {
    const load = (gemstone: Gemstone, slot: Slot): Choice => ({
      code: 1,
      notation: "",
      action: { kind: "load", gemstone, slot },
      events: [],
      final: false,
    });
    const move: Choice = {
      code: 0,
      notation: "",
      action: { kind: "move", space: "north-1" },
      final: false,
      events: [
        { kind: "pawn-moved", seat: 0, origin: "H", space: "north-1", provisions: true },
        { kind: "encounter-paid", seat: 0, owner: 1, coins: 1, bank: false },
        { kind: "encounter-paid", seat: 0, owner: 2, coins: 1, bank: true },
      ],
      then: [load("ruby", "shovel"), load("ruby", "cart"), load("gold", "pan")],
    };
    const trip = tripsOf([move]).get("north-1")!;
    expect(trip).toMatchObject({
      coins: 2,
      provisions: true,
      gemstones: ["ruby", "gold"],
      book: false,
    });
  });

  it("shows the cascade of a delivery: bonus, craftsman, workshop (C1–C3)", () => {
    expect(
      cascadeOf([
        {
          kind: "commission-completed",
          seat: 0,
          commission: "red",
          slots: ["shovel"],
          coins: 0,
          points: 4,
        },
        { kind: "bonus-taken", seat: 0, crest: "red", points: 10 },
        { kind: "craftsman-hired", seat: 0, crest: "red", colour: "blue" },
        { kind: "workshop-opened", seat: 0, colour: "blue", points: 5 },
      ]),
    ).toEqual({ points: 4, bonus: 10, colour: "blue", workshop: "blue", workshopPoints: 5 });
  });
});

describe("page odds", () => {
  it("count what nobody has seen", () => {
    const odds = oddsOf({ left: [], right: ["gold"], unseen: { red: 1, silver: 3, blue: 0 } }, 2);
    expect(odds.map(({ card, next }) => [card, next])).toEqual([
      ["silver", 0.75],
      ["red", 0.25],
    ]);
    expect(odds[1]!.soon).toBeCloseTo(0.5);
    expect(odds[0]!.soon).toBe(1);
  });

  it("are certain when all unseen pages will be shown", () => {
    expect(
      oddsOf({ left: [], right: [], unseen: { red: 1, blue: 1 } }, 9).every(
        ({ soon }) => soon === 1,
      ),
    ).toBe(true);
  });
});

describe("the way of a pawn", () => {
  it("follows the roads through a city", () => {
    expect(wayBetween(edition, "ah-1", "north-2")).toEqual(["ah-1", "A", "north-1", "north-2"]);
  });
});

describe("flights", () => {
  it("bring a loaded gemstone from its space to its card, and its price to the bank (L1)", () => {
    const loaded = {
      kind: "gemstone-loaded",
      seat: 0,
      gemstone: "ruby",
      slot: "cart",
      coins: 2,
      space: "ah-1",
      discard: false,
    } as const;
    const flights = flightsOf([loaded], state);
    expect(flights.map(({ piece }) => piece.kind)).toEqual(["gemstone", "coin", "coin"]);
    expect(flights[0]).toMatchObject({
      from: { at: "space", space: "ah-1" },
      to: { at: "seat", seat: 0, slot: "cart" },
    });
  });

  it("take delivered gemstones to the discard field (D1)", () => {
    const done = {
      kind: "commission-completed",
      seat: 0,
      commission: "red",
      slots: ["shovel"],
      coins: 0,
      points: 4,
    } as const;
    expect(flightsOf([{ ...done, slots: ["shovel"] }], state)).toEqual([
      {
        piece: { kind: "gemstone", gemstone: "ruby" },
        from: { at: "seat", seat: 0, slot: "shovel" },
        to: { at: "discard" },
      },
    ]);
  });
});

describe("letters as shortcuts", () => {
  const key = (key: string, code: string): string => keyOf({ key, code });
  it("are taken as typed where the keyboard has them, wherever they lie", () => {
    expect(key("z", "KeyY")).toBe("z");
    expect(key("é", "Digit2")).toBe("é");
    expect(key("?", "Minus")).toBe("?");
    expect(key("Enter", "Enter")).toBe("Enter");
  });
  it("are taken by their place on keyboards with other letters", () => {
    expect(key("ь", "KeyM")).toBe("M");
    expect(key("Я", "KeyZ")).toBe("Z");
    expect(key("μ", "KeyM")).toBe("M");
    expect(key("б", "Comma")).toBe("б");
  });
});

import { describe, expect, it } from "vitest";
import type { Translate } from "$lib/i18n";
import type { ListedTable, Seat } from "$lib/protocol";
import { seatWishes } from "./seating";
import { ago, nextStep, standing } from "./tables";

const seat = (kind: Seat["kind"]): Seat => ({
  seat: 0,
  colour: "teal",
  kind,
  name: "",
  bot: null,
  away: false,
  resigned: false,
});
const table = (status: ListedTable["status"], ...kinds: Seat["kind"][]): ListedTable =>
  ({ status, seats: kinds.map(seat) }) as ListedTable;

describe("a list of tables", () => {
  it("offers what makes sense first", () => {
    expect(nextStep(table("running", "person"), true)).toBe("continue");
    expect(nextStep(table("open", "person", "free"), false)).toBe("sit");
    expect(nextStep(table("open", "person", "bot"), false)).toBe("watch");
    expect(nextStep(table("over", "person"), true)).toBe("replay");
  });
  it("says whose turn it is, and who has won", () => {
    const say: Translate = (key, args) => `${key} ${JSON.stringify(args)}`;
    const names = ["Ann", "Ben"];
    const running = { ...table("running", "person", "bot"), turn: 1 };
    expect(standing(say, running, names)).toBe('turn-of {"seat":"Ben"}');
    const result = { scores: [5, 5], parts: [], winners: [0, 1], rounds: 9 };
    const over = { ...table("over", "person", "bot"), turn: null, result };
    expect(standing(say, over, names)).toBe('ledger-winners {"count":2,"seats":"Ann · Ben"}');
    expect(standing(say, table("open", "person"), names)).toBe("");
  });
  it("says how long ago something was", () => {
    expect(ago(0, "en", 5 * 60_000)).toBe("5 minutes ago");
    expect(ago(0, "de", 86_400_000 * 2)).toBe("vorgestern");
    expect(ago(0, "en", 10)).toBe("this minute");
  });
});

it("asks for seats as filled in, and numbers people without a name", () => {
  const wishes = [
    { kind: "person" as const, name: " ", bot: "" },
    { kind: "free" as const, name: "x", bot: "" },
    { kind: "bot" as const, name: "", bot: "greedy" },
  ];
  expect(seatWishes(wishes, (n) => `Player ${n}`)).toEqual([
    { kind: "person", name: "Player 1" },
    { kind: "free" },
    { kind: "bot", bot: "greedy" },
  ]);
});

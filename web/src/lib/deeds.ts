/** Actions as the notation of the game file writes them, taken apart. */
import type { Gemstone, Side, Slot } from "./protocol";

export type Deed =
  | { verb: "move"; space: string }
  | { verb: "turn"; side: Side }
  | { verb: "buy"; side: Side; slot: Slot | null }
  | { verb: "return"; commission: string; side: Side }
  | { verb: "load"; gemstone: Gemstone; slot: Slot }
  | { verb: "deliver"; commission: string; slots: Slot[] }
  | { verb: "reveal"; book: string; card: string }
  | { verb: "stay" | "silver" | "provisions" | "end" };

export type Verb = Deed["verb"];

/** `deliver red with shovel` as its parts. */
export function deedOf(notation: string): Deed {
  const [verb, ...rest] = notation.split(" ") as [Verb, ...string[]];
  const [first = "", second = "", third = ""] = rest;
  switch (verb) {
    case "move":
      return { verb, space: first };
    case "turn":
      return { verb, side: first as Side };
    case "buy":
      return { verb, side: first as Side, slot: second === "with" ? (third as Slot) : null };
    case "return":
      return { verb, commission: first, side: second as Side };
    case "load":
      return { verb, gemstone: first as Gemstone, slot: second as Slot };
    case "deliver":
      return { verb, commission: first, slots: third ? (third.split("+") as Slot[]) : [] };
    case "reveal":
      return { verb, book: first, card: second };
    default:
      return { verb };
  }
}

/** Which pieces fly from where to where when something happens. */
import type { Crest, GameEvent, Gemstone, Slot, State } from "$lib/protocol";

export type Spot =
  | { at: "space"; space: string }
  | { at: "discard" | "wheel" | "bank" | "rival" }
  | { at: "seat"; seat: number; slot?: Slot };

export type Piece =
  | { kind: "gemstone"; gemstone: Gemstone }
  | { kind: "coin" }
  | { kind: "craftsman" | "workshop"; crest: Crest }
  | { kind: "bonus" };

export interface Flight {
  piece: Piece;
  from: Spot;
  to: Spot;
}

/** The flights of a step; `before` tells what the equipment carried. */
export function flightsOf(events: readonly GameEvent[], before: State): Flight[] {
  return events.flatMap((event) => flights(event, before));
}

function flights(event: GameEvent, before: State): Flight[] {
  const seat = (number: number, slot?: Slot): Spot => ({
    at: "seat",
    seat: number,
    ...(slot ? { slot } : {}),
  });
  const coins = (n: number, from: Spot, to: Spot): Flight[] =>
    Array.from({ length: n }, () => ({ piece: { kind: "coin" }, from, to }));
  const spent = (number: number, slots: readonly Slot[]): Flight[] =>
    slots.flatMap((slot) => {
      const gemstone = before.players[number]?.equipment[slot];
      if (!gemstone) return [];
      return [
        { piece: { kind: "gemstone", gemstone }, from: seat(number, slot), to: { at: "discard" } },
      ];
    });
  switch (event.kind) {
    case "gemstone-loaded": {
      const from: Spot = event.discard ? { at: "discard" } : { at: "space", space: event.space };
      const stone: Flight = {
        piece: { kind: "gemstone", gemstone: event.gemstone },
        from,
        to: seat(event.seat, event.slot),
      };
      return [stone, ...coins(event.coins, seat(event.seat), { at: "bank" })];
    }
    case "gemstone-dropped":
      return spent(event.seat, [event.slot]);
    case "equipment-bought":
      return spent(event.seat, [event.slot]);
    case "commission-completed":
      return [
        ...spent(event.seat, event.slots),
        ...coins(event.coins, seat(event.seat), { at: "bank" }),
      ];
    case "commission-bought":
    case "page-turned":
      return coins(event.coins, seat(event.seat), { at: "bank" });
    case "encounter-paid":
      return coins(event.coins, seat(event.seat), event.bank ? { at: "bank" } : seat(event.owner));
    case "silver-taken":
      return coins(
        event.coins,
        { at: "space", space: before.players[event.seat]?.pawn ?? "" },
        seat(event.seat),
      );
    case "craftsman-hired":
      return [
        {
          piece: { kind: "craftsman", crest: event.colour },
          from: { at: "wheel" },
          to: seat(event.seat),
        },
      ];
    case "rival-hired":
      return [
        {
          piece: { kind: "craftsman", crest: event.colour },
          from: { at: "wheel" },
          to: { at: "rival" },
        },
      ];
    case "workshop-removed":
      return [
        {
          piece: { kind: "workshop", crest: event.colour },
          from: { at: "wheel" },
          to: { at: "rival" },
        },
      ];
    case "workshop-opened":
      return [
        {
          piece: { kind: "workshop", crest: event.colour },
          from: { at: "wheel" },
          to: seat(event.seat),
        },
      ];
    case "bonus-taken":
      return [{ piece: { kind: "bonus" }, from: { at: "wheel" }, to: seat(event.seat) }];
    default:
      return [];
  }
}

/** Who shall sit where, as a person fills it in. */
import type { CreateTable } from "$lib/protocol";

export interface SeatWish {
  kind: "person" | "free" | "bot";
  name: string;
  bot: string;
}

/** The wishes as the server wants them; people without a name are numbered. */
export function seatWishes(
  wishes: readonly SeatWish[],
  numbered: (number: number) => string,
): CreateTable["seats"] {
  return wishes.map(({ kind, name, bot }, seat) => {
    if (kind === "person") return { kind, name: name.trim() || numbered(seat + 1) };
    return kind === "bot" ? { kind, bot } : { kind };
  });
}

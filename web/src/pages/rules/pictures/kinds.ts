/** One space of each kind, to point at. */
import { WIDTH } from "$lib/board/plane";
import type { Edition, Space } from "$lib/protocol";
import type { Sentences } from "$lib/sentences";

/**
 * How far from a space its number stands, on the plane of the map: beside a book, towards the middle
 * of the map from a harbour, which has houses above and below, and above the rest.
 */
const ASIDE = { x: -124, y: 0 };
const ABOVE = { x: 0, y: -70 };
const inwards = ({ x }: Space): typeof ABOVE => ({ x: x < WIDTH / 2 ? 115 : -115, y: 0 });

export interface Kind {
  text: string;
  x: number;
  y: number;
}

/** In the order in which the caption names them. */
export function kinds(say: Sentences, edition: Pick<Edition, "spaces" | "discard">): Kind[] {
  const { t } = say;
  const { spaces } = edition;
  const cities = [
    spaces.find(({ book }) => book === "equipment"),
    spaces.find(({ book }) => book === "commissions"),
    spaces.find(({ kind, book }) => kind === "city" && !book),
  ].flatMap((city) => (city ? [at(city, say.space(city.id), city.book ? ASIDE : ABOVE)] : []));
  const others = [
    ["road", "term-road-space"],
    ["house", "term-house"],
    ["mine", "term-mine"],
    ["harbour", "term-harbour"],
  ].flatMap(([kind, key]) => {
    const space = spaces.find((found) => found.kind === kind);
    return space ? [at(space, t(key!), kind === "harbour" ? inwards(space) : ABOVE)] : [];
  });
  const [x, y] = edition.discard;
  return [...cities, ...others, { text: t("term-discard-field"), x, y }];
}

const at = ({ x, y }: Space, text: string, off: typeof ABOVE): Kind => ({
  text,
  x: x + off.x,
  y: y + off.y,
});

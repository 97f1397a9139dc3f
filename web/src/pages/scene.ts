/** A table as it looks after a few rounds, for pictures only: nobody plays it. */
import type { Stones } from "$lib/model";
import type { Edition, Player, State } from "$lib/protocol";

const SCORE = { commissions: 0, colours: 0, workshops: 0, bonus: 0, gemstones: 0, total: 0 };
const SEATS = 4;

/** A small even-tempered dice: the same edition looks the same every time. */
function dice(): (below: number) => number {
  let seed = 20090;
  return (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
}

export function scene(edition: Edition): State {
  const roll = dice();
  const bag = Object.entries(edition.gemstones).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  const draw = (n: number): Stones => {
    const drawn: Record<string, number> = {};
    for (let i = 0; i < n && bag.length; i++) {
      const [kind] = bag.splice(roll(bag.length), 1);
      drawn[kind!] = (drawn[kind!] ?? 0) + 1;
    }
    return drawn;
  };
  const roads = edition.spaces.filter(({ kind }) => kind === "road");
  const stones = Object.fromEntries(
    roads.map(({ id }) => [
      id,
      draw(edition.figures.stones_per_road_space - (roll(3) ? 0 : roll(4))),
    ]),
  );
  return {
    edition: edition.id,
    phase: "move",
    seat: -1,
    round: 1,
    final: false,
    reveal: null,
    stones: stones as State["stones"],
    discard: draw(Math.min(6, bag.length)) as State["discard"],
    books: Object.fromEntries(
      Object.entries(edition.books).map(([city, cards]) => {
        const kinds = Object.keys(cards);
        const at = roll(kinds.length);
        const [left, right] = [kinds[at]!, kinds[(at + 2) % kinds.length]!];
        const unseen = { ...cards };
        for (const seen of [left, right]) unseen[seen]! -= 1;
        return [city, { left: [left], right: [right], unseen }];
      }),
    ),
    piles: Object.fromEntries(edition.crafts.map(({ crest, tiles }) => [crest, tiles])),
    sunset: { tiles: 1, of: 1, colours: edition.crafts.length },
    workshops: {},
    bonus: edition.figures.bonus_tiles,
    bank: edition.figures.coins,
    turned: 0,
    loaded: [],
    delivered: 0,
    rival: null,
    players: Array.from({ length: SEATS }, (_, seat): Player => {
      const road = edition.roads[(seat * 3 + 1) % edition.roads.length]!;
      return {
        pawn: road.spaces[1 + (seat % (road.spaces.length - 1))]!,
        coins: 0,
        provisions: false,
        equipment: {},
        open: [],
        completed: [],
        craftsmen: {},
        bonus: 0,
        score: SCORE,
      };
    }),
  };
}

/** One adventurer goes one space on, to where nobody stands. */
export function stroll(edition: Edition, state: State, step: number): State {
  const seat = step % state.players.length;
  const here = state.players[seat]!.pawn;
  const taken = new Set(state.players.map(({ pawn }) => pawn));
  const near = edition.roads
    .flatMap(({ spaces }) => {
      const at = spaces.indexOf(here);
      return at < 0 ? [] : [spaces[at - 1], spaces[at + 1]];
    })
    .filter((id): id is string => id !== undefined && !taken.has(id));
  const pawn = near[(step * 7 + seat) % Math.max(1, near.length)];
  if (!pawn) return state;
  return { ...state, players: state.players.map((p, i) => (i === seat ? { ...p, pawn } : p)) };
}

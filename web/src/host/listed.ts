/**
 * The lists of this device's tables, from what is kept beside their rows and in the same transaction:
 * a page shows them long before Python has begun. Python tells the same of it (`valdora.table.briefs`),
 * and is asked where anything is kept that this release does not know, or that is not on the first page.
 */
import { PLAYER_COLOURS } from "$lib/players";
import type { ListedTable, Seat, Status, TableList } from "$lib/protocol";
import type { Kept } from "../kept";
import { keptGames, type Game } from "./database";

/** Python's `Brief`, as far as it is shown. It may have more, and of an older release less. */
interface Brief {
  readonly status: Status;
  readonly edition: string;
  readonly seats: readonly (Pick<Seat, "colour" | "kind"> & Partial<Seat>)[];
  readonly created: number;
  readonly round?: number;
  readonly turn?: number | null;
  readonly scores?: number[];
  readonly winners?: number[];
  readonly since?: number | null;
  readonly due?: number | null;
}

const MINE = "/api/v1/tables/mine";
const OTHERS = "/api/v1/tables";
/** Tables on a page of a list. */
const MOST = 50;
const STATUSES: readonly unknown[] = ["open", "running", "over", "closed"] satisfies Status[];
const KINDS: readonly unknown[] = ["free", "person", "bot"] satisfies Seat["kind"][];

/** What is answered to an address, if it asks for a list that needs no Python. */
export async function listed(names: Kept, path: string): Promise<TableList | null> {
  if (path === OTHERS) return answer([]); // nobody else is here
  const [asked, query] = path.split("?");
  if (asked !== MINE) return null;
  const { part, ...more } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(more).length) return null;
  return listOf(await keptGames(names), part);
}

/** The first page of all games, or of a part of them, the latest change first; null: ask Python. */
export function listOf(games: readonly Game[], part?: string): TableList | null {
  const wanted = games
    .filter((game) => part === undefined || game.part === part)
    .sort((one, other) => other.changed - one.changed || (one.id < other.id ? 1 : -1));
  const page = wanted.slice(0, MOST).map(shown);
  if (!page.every((table) => table !== null)) return null;
  const last = page.at(-1);
  return answer(page, wanted.length > MOST && last ? `${last.changed}-${last.id}` : null);
}

const answer = (tables: ListedTable[], next: string | null = null): TableList => ({
  tables,
  refused: [],
  unread: 0,
  next,
});

/** What is kept of a game, if it is as this release writes it. */
function read(brief: string | null): Brief | null {
  try {
    const kept = JSON.parse(brief ?? "null") as Brief | null;
    const known =
      STATUSES.includes(kept?.status) &&
      kept?.seats.every(
        (seat) => KINDS.includes(seat.kind) && PLAYER_COLOURS.includes(seat.colour),
      );
    return known ? kept : null;
  } catch {
    return null;
  }
}

function shown({ id, changed, brief }: Game): ListedTable | null {
  const kept = read(brief);
  if (!kept) return null;
  const { status, edition, created, round, turn, since, due, scores, winners } = kept;
  return {
    id,
    status,
    edition,
    seats: kept.seats.map(({ colour, kind, name, bot, away, resigned }, seat) => ({
      seat,
      colour,
      kind,
      name: name ?? "",
      bot: bot ?? null,
      away: away ?? false,
      resigned: resigned ?? false,
    })),
    created,
    changed,
    round: round ?? 0,
    turn: turn ?? null,
    since: since ?? null,
    due: due ?? null,
    result: winners?.length ? { scores: scores ?? [], winners } : null,
  };
}

/**
 * The names under which this browser keeps things of a site of ours; sw.js knows the caches' too. Sites
 * in several folders of one host share what a browser keeps, so each name says whose it is.
 */
export interface Kept {
  /** The Python part, as it was fetched. */
  readonly python: string;
  /** The memory of Python after its first start. */
  readonly memory: string;
  /** The database of games. */
  readonly games: string;
  /** Tells other pages of new rows. */
  readonly rows: string;
  /** Held by the page that has a table open, with the table's id behind it. */
  readonly table: string;
}

/** The database's name at the root of a host, and once in every folder. */
export const FIRST_GAMES = "valdora";

/** The names of the site that begins at an address. */
export function keptBy(root: string): Kept {
  const { pathname } = new URL(root, location.href);
  const own = `valdora:${pathname}:`;
  return {
    python: `${own}python`,
    memory: `${own}memory`,
    games: pathname === "/" ? FIRST_GAMES : `${own}games`,
    rows: `${own}rows`,
    table: `${own}table/`,
  };
}

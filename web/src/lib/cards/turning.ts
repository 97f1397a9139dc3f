/** Which page moved between two views of a book, and how far a drag has turned a page. */
import { thickness, type Book, type Side } from "$lib/model";

/** The side a page has left since `before`, or null if no single page was turned. */
export function turnedFrom(before: Book, after: Book): Side | null {
  const a = thickness(before);
  const b = thickness(after);
  if (a.left + 1 === b.left && a.right - 1 === b.right) return "R";
  if (a.left - 1 === b.left && a.right + 1 === b.right) return "L";
  return null;
}

/** From 0 (lies flat) to 1 (has landed on the other side). */
export function progress(side: Side, from: number, to: number, width: number): number {
  const moved = side === "R" ? from - to : to - from;
  return Math.min(1, Math.max(0, moved / width));
}

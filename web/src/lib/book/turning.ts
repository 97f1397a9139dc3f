/** Which page moved between two views of a book, and how far a drag has turned a page. */
import { thickness, type Book, type Side } from "$lib/model";

export const SIDES: readonly Side[] = ["L", "R"];
export const across = (side: Side): Side => (side === "L" ? "R" : "L");

/** The side a page has left since `before`, or null if no single page was turned. */
export function turnedFrom(before: Book, after: Book): Side | null {
  const a = thickness(before);
  const b = thickness(after);
  if (a.left + 1 === b.left && a.right - 1 === b.right) return "R";
  if (a.left - 1 === b.left && a.right + 1 === b.right) return "L";
  return null;
}

/** Whether two views show the same book in the same way. */
export function sameBook(a: Book, b: Book): boolean {
  const same = (these: string[], those: string[]): boolean =>
    these.length === those.length && these.every((card, i) => card === those[i]);
  return (
    same(a.left, b.left) && same(a.right, b.right) && thickness(a).right === thickness(b).right
  );
}

/** From 0 (lies flat) to 1 (has landed on the other side). */
export function progress(side: Side, from: number, to: number, width: number): number {
  const moved = side === "R" ? from - to : to - from;
  return Math.min(1, Math.max(0, moved / width));
}

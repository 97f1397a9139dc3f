/** The page in the air: who lifted it, where it is going, and when it lies again. */
import { top, type Book, type Side } from "$lib/model";
import { reducedMotion } from "$lib/motion";
import { across, sameBook, turnedFrom } from "./turning";

export interface Leaf {
  /** Another leaf, another number. */
  n: number;
  /** The side it was lifted from. */
  side: Side;
  card: string | null;
  /** Where it is (held) or is going (let go): 0 is flat where it was, 1 flat across. */
  at: number;
  /** A finger has it. */
  held: boolean;
  /** Lifted by a finger, and the book has not heard of it yet. */
  asked: boolean;
  /** It has come to rest where it was going. */
  lies: boolean;
}

/** How long a page that was turned by hand waits for the book to agree before it falls back. */
const PATIENCE = 1500;
/** How far over a page must be to fall to the other side. */
const ENOUGH = 0.4;

export class Lifted {
  leaf = $state.raw<Leaf | null>(null);
  /** The side whose pile, as the book has it, still counts the page that is in the air. */
  counts = $derived.by<Side | null>(() => {
    if (!this.leaf) return null;
    return this.leaf.asked ? this.leaf.side : across(this.leaf.side);
  });

  #count = 0;
  #last: Book | null = null;
  #late: ReturnType<typeof setTimeout> | null = null;

  /** The book is another than before: if a page was turned in it, let that be seen. */
  follow(book: Book): void {
    const last = this.#last;
    this.#last = book;
    if (last && sameBook(last, book)) return;
    this.#forget();
    const leaf = this.leaf;
    const side = last && turnedFrom(last, book);
    if (!side || reducedMotion()) this.leaf = null;
    else if (leaf?.asked && leaf.side === side)
      this.leaf = leaf.lies ? null : { ...leaf, asked: false };
    else {
      const card = top(side === "R" ? book.left : book.right);
      this.leaf = { n: ++this.#count, side, card, at: 1, held: false, asked: false, lies: false };
    }
  }

  /** A finger has brought the top page of a side so far. */
  hold(side: Side, book: Book, at: number): void {
    if (reducedMotion()) return;
    const card = top(side === "L" ? book.left : book.right);
    const n = this.leaf?.held ? this.leaf.n : ++this.#count;
    this.leaf = { n, side, card, at, held: true, asked: true, lies: false };
  }

  /** The finger lets go; whether that turns the page. */
  drop(at: number): boolean {
    const over = at > ENOUGH;
    if (this.leaf) this.leaf = { ...this.leaf, at: over ? 1 : 0, held: false };
    if (over) this.#late = setTimeout(() => this.#fallBack(), PATIENCE);
    return over;
  }

  /** It lies. One that was turned by hand lies across until the book has it there too. */
  landed(): void {
    const leaf = this.leaf;
    if (leaf) this.leaf = leaf.asked && leaf.at === 1 ? { ...leaf, lies: true } : null;
  }

  #fallBack(): void {
    if (this.leaf?.asked) this.leaf = { ...this.leaf, at: 0, lies: false };
  }

  #forget(): void {
    if (this.#late) clearTimeout(this.#late);
    this.#late = null;
  }

  close(): void {
    this.#forget();
  }
}

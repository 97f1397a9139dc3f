/** What is taken on the plane, and where there is room. */
import type { Edition } from "$lib/model";
import { between, nearest, type Chance, type Point } from "./geometry";
import { footprint, HEIGHT, WIDTH, type Landscape } from "./plane";

/** What is taken, and how far a place is from it. */
export class Ground {
  readonly track: Point[];
  readonly water: Point[];
  readonly brook: Point[];
  readonly banks: Point[];
  readonly taken: { x: number; y: number; rx: number; ry: number }[];

  constructor(edition: Edition, land: Landscape) {
    this.track = land.roads.flatMap((r) => r.points.filter((_, i) => i % 2 === 0));
    this.brook = land.river.brook;
    this.banks = [...land.river.left, ...land.river.right];
    this.water = [...land.river.middle, ...this.brook];
    this.taken = edition.spaces.map((s) => {
      const { rx, ry, dy } = footprint(s);
      return { x: s.x, y: s.y + dy, rx, ry };
    });
    this.taken.push({ ...land.discard, rx: 118, ry: 74 });
  }

  take(p: Point, rx: number, ry: number): void {
    this.taken.push({ x: p.x, y: p.y, rx, ry });
  }

  /**
   * Free distance round a point; negative inside something. Below `need` any figure will do, which
   * spares most points the long way past all roads.
   */
  room(p: Point, need = -Infinity): number {
    let free = Infinity;
    for (const t of this.taken) {
      const dx = Math.max(0, Math.abs(p.x - t.x) - t.rx);
      const dy = Math.max(0, Math.abs(p.y - t.y) - t.ry);
      const out = Math.hypot(dx, dy);
      const inside = Math.min(t.rx - Math.abs(p.x - t.x), t.ry - Math.abs(p.y - t.y));
      free = Math.min(free, out > 0 ? out : -inside);
      if (free < need) return free;
    }
    return Math.min(free, nearest(p, this.track) - 16, nearest(p, this.water) - 34);
  }

  /** The roomiest place with at least `need` units free all round it, now taken. */
  findRoom(need: number, random: Chance): Point | null {
    let best: Point | null = null;
    let most = need;
    for (let i = 0; i < 500; i++) {
      const p = { x: between(random, 90, WIDTH - 90), y: between(random, 250, HEIGHT - 90) };
      const free = Math.min(this.room(p, most), p.x - 20, WIDTH - p.x - 20, HEIGHT - p.y - 20);
      if (free > most) [best, most] = [p, free];
    }
    if (best) this.take(best, need * 0.8, need * 0.8);
    return best;
  }
}

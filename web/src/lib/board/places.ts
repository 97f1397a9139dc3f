/** Where things lie on a space: stones in their pattern, pawns side by side. */
import type { Space } from "$lib/model";
import { between, blob, chance, smooth, type Point } from "./geometry";
import { HEIGHT, WIDTH } from "./plane";

/** Towards the middle of the map, as a sign. */
export const inward = (space: Point): number => (space.x <= WIDTH / 2 ? 1 : -1);

const COLUMN = 36;
const ROW = 35;

/** The centre of the `i`-th of six stones round (0, 0): two rows of three, like the pips of a die. */
export function stonePlace(i: number): Point {
  return { x: ((i % 3) - 1) * COLUMN, y: (Math.floor(i / 3) - 0.5) * ROW - 2 };
}

const AROUND: readonly Point[] = [
  { x: 70, y: 42 },
  { x: -70, y: 42 },
  { x: 38, y: 64 },
  { x: -38, y: 64 },
  { x: 0, y: 72 },
];
const PLAZA: readonly Point[] = [
  { x: 128, y: 92 },
  { x: 162, y: 84 },
  { x: 144, y: 58 },
  { x: 176, y: 52 },
  { x: 158, y: 114 },
];
const QUAY: readonly Point[] = [
  { x: -22, y: 60 },
  { x: -56, y: 57 },
  { x: 12, y: 61 },
  { x: -90, y: 53 },
  { x: -122, y: 47 },
];

/** Where the foot of the `i`-th pawn on a space stands. */
export function pawnPlace(space: Space, i: number): Point {
  const side = inward(space);
  if (space.book) {
    const p = PLAZA[i % PLAZA.length]!;
    return { x: space.x + p.x * side, y: space.y + p.y };
  }
  const p = (space.kind === "city" ? QUAY : AROUND)[i % 5]!;
  return {
    x: space.x + p.x * (space.kind === "city" ? 1 : side),
    y: Math.min(HEIGHT - 4, space.y + p.y),
  };
}

/**
 * The transform that brings a pawn to a point of the map. In parts of the map's width, since pawns
 * are boxes of their own: pieces within a drawing would be laid out anew in every frame.
 */
export function pawnTransform({ x, y }: Point): string {
  const part = (n: number): string => `${((n * 100) / WIDTH).toFixed(3)}cqw`;
  return `translate(${part(x)}, ${part(y)})`;
}

/** The next space in the direction of an arrow key, or null at the edge. */
export function neighbour(spaces: readonly Space[], from: Space, key: string): Space | null {
  const d = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!d) return null;
  const [dx, dy] = d as [number, number];
  let best: Space | null = null;
  let least = Infinity;
  for (const s of spaces) {
    const along = (s.x - from.x) * dx + (s.y - from.y) * dy;
    const across = Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
    if (s.id === from.id || along <= 0 || across > along * 1.6) continue;
    const cost = along + across * 1.5;
    if (cost < least) [best, least] = [s, cost];
  }
  return best;
}

/** The trodden ground of a road space with the grass and pebbles at its rim. */
export function clearing(id: string): {
  ground: string;
  verge: string;
  tufts: string;
  pebbles: string;
} {
  const random = chance(id + "/clearing");
  const origin = { x: 0, y: 0 };
  const rim = blob(origin, 70, 48, random, 0.06, 18);
  const verge = blob(origin, 80, 57, random, 0.08, 18);
  let tufts = "";
  let pebbles = "";
  for (const p of blob(origin, 73, 51, random, 0.04, 15)) {
    const at = `M${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
    if (random() < 0.6) tufts += `${at}l-3 -7${at}l1 -9${at}l5 -6`;
    else if (random() < 0.5) {
      const r = between(random, 2.5, 4.5).toFixed(1);
      pebbles += `${at}a${r} ${r} 0 1 1 ${r} ${r}a${r} ${r} 0 0 1 -${r} -${r}z`;
    }
  }
  return { ground: smooth(rim, true), verge: smooth(verge, true), tufts, pebbles };
}

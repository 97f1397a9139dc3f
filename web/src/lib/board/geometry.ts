/** Plane geometry for the map: seeded chance, smooth curves, hand-drawn edges. */

export interface Point {
  x: number;
  y: number;
}

export type Chance = () => number;

/** A repeatable source of chance, so that one edition always draws the same valley. */
export function chance(seed: string): Chance {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Chance, low: number, high: number): number =>
  low + (high - low) * random();

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance to the nearest of many points. */
export function nearest(p: Point, points: readonly Point[]): number {
  let best = Infinity;
  for (const q of points) best = Math.min(best, (p.x - q.x) ** 2 + (p.y - q.y) ** 2);
  return Math.sqrt(best);
}

/** Points every `step` units along the Catmull-Rom curve through `through`. */
export function curve(through: readonly Point[], step = 8): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < through.length; i++) {
    const b = through[i]!;
    const c = through[i + 1]!;
    const a = through[i - 1] ?? { x: 2 * b.x - c.x, y: 2 * b.y - c.y };
    const d = through[i + 2] ?? { x: 2 * c.x - b.x, y: 2 * c.y - b.y };
    const n = Math.max(2, Math.round(distance(b, c) / step));
    for (let k = 0; k < n; k++) out.push(catmull(a, b, c, d, k / n));
  }
  const last = through.at(-1);
  if (last) out.push(last);
  return out;
}

function catmull(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const f = (p: number, q: number, r: number, s: number): number =>
    0.5 *
    (2 * q +
      (r - p) * t +
      (2 * p - 5 * q + 4 * r - s) * t * t +
      (3 * q - p - 3 * r + s) * t * t * t);
  return { x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y) };
}

const n1 = (v: number): string => String(Math.round(v * 10) / 10);

/** A polyline as path data. */
export function path(points: readonly Point[], closed = false): string {
  return (
    points.map((p, i) => `${i ? "L" : "M"}${n1(p.x)} ${n1(p.y)}`).join("") + (closed ? "Z" : "")
  );
}

/** A curve through the points as path data, by quadratic pieces between the midpoints. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  if (n < 3) return path(points, closed);
  const mid = (a: Point, b: Point): string => `${n1((a.x + b.x) / 2)} ${n1((a.y + b.y) / 2)}`;
  if (closed) {
    let d = `M${mid(points[n - 1]!, points[0]!)}`;
    points.forEach((p, i) => (d += `Q${n1(p.x)} ${n1(p.y)} ${mid(p, points[(i + 1) % n]!)}`));
    return d + "Z";
  }
  const first = points[0]!;
  const last = points[n - 1]!;
  let d = `M${n1(first.x)} ${n1(first.y)}`;
  for (let i = 1; i + 1 < n; i++) {
    const p = points[i]!;
    d += `Q${n1(p.x)} ${n1(p.y)} ${mid(p, points[i + 1]!)}`;
  }
  return d + `L${n1(last.x)} ${n1(last.y)}`;
}

/** The unit normal at point `i` of a polyline, to its left. */
export function normal(points: readonly Point[], i: number): Point {
  const a = points[Math.max(0, i - 1)]!;
  const b = points[Math.min(points.length - 1, i + 1)]!;
  const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / l, y: -(b.x - a.x) / l };
}

/** The polyline shifted sideways by `by(i)`. */
export function offset(points: readonly Point[], by: (i: number) => number): Point[] {
  return points.map((p, i) => {
    const n = normal(points, i);
    const d = by(i);
    return { x: p.x + n.x * d, y: p.y + n.y * d };
  });
}

/** A round blob with an uneven, watercolour-like edge. */
export function blob(
  centre: Point,
  rx: number,
  ry: number,
  random: Chance,
  rough = 0.18,
  corners = 14,
): Point[] {
  const turn = random() * Math.PI;
  return Array.from({ length: corners }, (_, i) => {
    const a = turn + (i / corners) * Math.PI * 2;
    const r = 1 + (random() - 0.5) * 2 * rough;
    return { x: centre.x + Math.cos(a) * rx * r, y: centre.y + Math.sin(a) * ry * r };
  });
}

/** Smooth noise in 0..1 over the plane, with hills about `scale` units wide. */
export function noise(seed: string, scale: number): (p: Point) => number {
  const cells = new Map<number, number>();
  const at = (i: number, j: number): number => {
    const key = i * 4096 + j;
    let v = cells.get(key);
    if (v === undefined) cells.set(key, (v = chance(`${seed}${i},${j}`)()));
    return v;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return ({ x, y }) => {
    const i = Math.floor(x / scale);
    const j = Math.floor(y / scale);
    const u = ease(x / scale - i);
    const v = ease(y / scale - j);
    const low = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const high = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return low * (1 - v) + high * v;
  };
}

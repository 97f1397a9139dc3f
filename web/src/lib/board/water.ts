/** The river with its brook, and the bridges over both. */
import type { Edition } from "$lib/model";
import { curve, distance, nearest, normal, offset, type Point } from "./geometry";
import { HEIGHT, WIDTH, type Bridge, type Track } from "./plane";

/** The river: from the north-east past the eastern harbours, through the harbour city, to the south-west. */
export function course(edition: Edition): { middle: Point[]; left: Point[]; right: Point[] } {
  const city = edition.spaces.find((s) => s.kind === "city" && !s.book) ?? {
    x: WIDTH / 2,
    y: HEIGHT / 2,
  };
  const ports = edition.spaces.filter((s) => s.kind === "harbour");
  const east = ports.filter((s) => s.x > city.x).sort((a, b) => b.x - a.x);
  const west = ports.filter((s) => s.x <= city.x).sort((a, b) => b.x - a.x);
  const inward = (s: Point): Point => ({ x: s.x + Math.sign(city.x - s.x) * 58, y: s.y + 22 });
  const from = east[0] ?? { x: WIDTH, y: HEIGHT * 0.3 };
  const to = west.at(-1) ?? { x: 0, y: HEIGHT * 0.7 };
  const through: Point[] = [
    { x: WIDTH + 70, y: from.y - 150 },
    { x: from.x + 20, y: from.y - 72 },
    ...east.map(inward),
    bend(inward(from), city, -46),
    { x: city.x + 80, y: city.y + 66 },
    { x: city.x - 90, y: city.y + 68 },
    bend(city, inward(to), 58),
    ...west.map(inward),
    { x: to.x + 6, y: to.y + 74 },
    { x: -80, y: to.y + 128 },
  ];
  const middle = curve(through, 14);
  // Wider towards the mouth, and a basin before each harbour.
  const width = (i: number): number =>
    20 +
    14 * (i / middle.length) +
    4 * Math.sin(i * 0.35) +
    3 * Math.sin(i * 0.13) +
    ports.reduce(
      (sum, s) => sum + 17 * Math.exp(-((distance(middle[i] ?? s, inward(s)) / 62) ** 2)),
      0,
    );
  return {
    middle,
    left: eased(offset(middle, width)),
    right: eased(offset(middle, (i) => -width(Math.min(i + 2, middle.length - 1)))),
  };
}

/** A bank without the knots that a sharp bend ties into a shifted line. */
function eased(bank: Point[]): Point[] {
  let out = bank;
  for (let pass = 0; pass < 6; pass++)
    out = out.map((p, i) => {
      const a = out[i - 1];
      const b = out[i + 1];
      return a && b ? { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 } : p;
    });
  return out;
}

function bend(a: Point, b: Point, by: number): Point {
  const l = distance(a, b) || 1;
  return {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / l) * by,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / l) * by,
  };
}

/** A brook from the mountains into the river's upper half. */
export function brookInto(river: Point[], edition: Edition, roads: Track[]): Point[] {
  const mouth = river[Math.round(river.length * 0.37)];
  if (!mouth) return [];
  const track = roads.flatMap((r) => r.points);
  const clear = (x: number): number =>
    Math.min(...edition.spaces.map((s) => Math.abs(s.x - x) + Math.max(0, s.y - 420)));
  let source = mouth.x;
  for (let x = mouth.x - 260; x <= mouth.x + 120; x += 10) if (clear(x) > clear(source)) source = x;
  const through = [
    { x: source, y: 84 },
    { x: source + 14, y: 150 },
    { x: source - 10, y: 220 },
    { x: (source * 2 + mouth.x) / 3 + 22, y: (220 * 2 + mouth.y) / 3 },
    { x: (source + 2 * mouth.x) / 3 - 14, y: (220 + 2 * mouth.y) / 3 },
    mouth,
  ];
  return track.length ? curve(through, 12) : [];
}

export function crossings(
  road: Point[],
  river: Point[],
  brook: Point[],
  edition: Edition,
): Bridge[] {
  const found: Bridge[] = [];
  for (const [stream, length] of [
    [river, 84],
    [brook, 36],
  ] as const) {
    for (let i = 0; i + 1 < road.length; i++) {
      for (let j = 0; j + 1 < stream.length; j++) {
        const p = meet(road[i]!, road[i + 1]!, stream[j]!, stream[j + 1]!);
        if (!p || nearest(p, edition.spaces) < 58) continue;
        const n = normal(road, i);
        found.push({ ...p, angle: (Math.atan2(n.x, -n.y) * 180) / Math.PI, length });
      }
    }
  }
  return found;
}

function meet(a: Point, b: Point, c: Point, d: Point): Point | null {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(det) < 1e-9) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
  return t >= 0 && t < 1 && u >= 0 && u < 1
    ? { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }
    : null;
}

/** Houses and towers as a few polygons each: wall, shaded wall, roof, shaded roof, windows. */
import { between, chance, type Chance } from "./geometry";

export interface Building {
  wall: string;
  shade: string;
  roof: string;
  roofShade: string;
  windows: string;
  slate: boolean;
}

type Roof = "gable" | "cone" | "hip" | "flat";

const poly = (...pairs: number[][]): string =>
  "M" + pairs.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join("L") + "Z";

/** A building standing on `base`, `w` wide, walls `h` high, with the roof on top. */
export function building(
  x: number,
  base: number,
  w: number,
  h: number,
  roof: Roof,
  rise: number,
  slate = false,
): Building {
  const l = x - w / 2;
  const r = x + w / 2;
  const t = base - h;
  const k = l + w * 0.62;
  const windows = holes(l, t, w, h);
  const wall = poly([l, base], [l, t], [r, t], [r, base]);
  const shade = poly([k, base], [k, t], [r, t], [r, base]);
  if (roof === "flat") {
    const n = Math.max(3, Math.round(w / 7));
    const teeth = Array.from({ length: n }, (_, i) => {
      const a = l - 2 + ((w + 4) * i) / n;
      const b = a + (w + 4) / n / 1.8;
      return [
        [a, t],
        [a, t - rise],
        [b, t - rise],
        [b, t],
      ];
    }).flat();
    return {
      wall,
      shade,
      roof: poly([l - 2, t + 4], ...teeth, [r + 2, t], [r + 2, t + 4]),
      roofShade: "",
      windows,
      slate,
    };
  }
  const over = roof === "cone" ? 3 : 2;
  const inset = roof === "hip" ? w * 0.26 : 0;
  const top = t - rise;
  return {
    wall,
    shade,
    roof: poly([l - over, t + 1], [x - inset, top], [x + inset, top], [r + over, t + 1]),
    roofShade: poly([k, t + 1], [x + inset * 0.4, top], [x + inset, top], [r + over, t + 1]),
    windows,
    slate,
  };
}

function holes(l: number, t: number, w: number, h: number): string {
  let d = "";
  const columns = Math.max(1, Math.floor(w / 11));
  const rows = Math.max(1, Math.min(3, Math.floor(h / 15)));
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const x = l + (w * (c + 0.5)) / columns - 1.6;
      const y = t + 6 + r * 13;
      d += `M${x.toFixed(1)} ${(y + 6).toFixed(1)}v-4.5a1.6 1.6 0 0 1 3.2 0v4.5z`;
    }
  return d;
}

const ROOFS: readonly Roof[] = ["gable", "gable", "hip", "cone", "gable"];

/** The roofs of a town behind its wall, back row first, different for every seed. */
export function skyline(seed: string, half: number, tall: number): Building[] {
  const random = chance(seed);
  const rows: Building[] = [];
  for (const [depth, scale] of [
    [-16, 1],
    [0, 0.74],
  ] as const) {
    const row: Building[] = [];
    for (let x = -half + 14; x < half - 8;) {
      const w = between(random, 20, 32);
      const middle = 1 - Math.abs(x) / (half * 1.25);
      const h = (tall * 0.36 + tall * 0.34 * middle * random()) * scale;
      row.push(one(x + w / 2, depth, w, h, random));
      x += w - between(random, 1, 5);
    }
    rows.push(...shuffled(row, random));
  }
  const keep = between(random, -half * 0.3, half * 0.3);
  const battled = random() < 0.5;
  rows.splice(
    Math.floor(rows.length / 2),
    0,
    building(keep, -8, 22, tall * 0.78, battled ? "flat" : "cone", battled ? 6 : 28, true),
  );
  const tower = keep > 0 ? -half * 0.5 : half * 0.5;
  rows.splice(0, 0, building(tower, -16, 15, tall * 0.72, "cone", 34, true));
  return rows;
}

function one(x: number, base: number, w: number, h: number, random: Chance): Building {
  const roof = ROOFS[Math.floor(random() * ROOFS.length)]!;
  const rise = roof === "cone" ? w * 1.05 : between(random, 0.5, 0.8) * w;
  return building(x, base, roof === "cone" ? w * 0.72 : w, h, roof, rise, random() < 0.24);
}

function shuffled<T>(items: T[], random: Chance): T[] {
  return items
    .map((item) => ({ item, k: random() }))
    .sort((a, b) => a.k - b.k)
    .map(({ item }) => item);
}

/** A stretch of town wall with battlements, from `a` to `b` along `y`. */
export function battlements(a: number, b: number, y: number, h: number, sag = 0): string {
  const n = Math.max(4, Math.round((b - a) / 9) * 2);
  const up = (k: number): number => y - h + sag * 4 * k * (1 - k);
  let d = `M${a} ${y}`;
  for (let i = 0; i <= n; i++) {
    const k = i / n;
    const x = a + (b - a) * k;
    const v = up(k) - (i % 2 ? 0 : 5);
    d += `L${x.toFixed(1)} ${v.toFixed(1)}`;
    if (i < n) d += `L${(a + ((b - a) * (i + 1)) / n).toFixed(1)} ${v.toFixed(1)}`;
  }
  return `${d}L${b} ${y}Q${(a + b) / 2} ${y + sag * 2} ${a} ${y}Z`;
}

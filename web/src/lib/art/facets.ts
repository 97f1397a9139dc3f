/** The cut of each gemstone: facets with their tone, worked out from the outline and the light. */
import type { Gemstone } from "$lib/model";

type Pair = readonly [number, number];

export interface Facet {
  points: string;
  fill: string;
}

export interface Cut {
  outline: string;
  facets: Facet[];
  edge: string;
  glint: string;
}

interface Hue {
  dark: Rgb;
  base: Rgb;
  light: Rgb;
}
type Rgb = readonly [number, number, number];

const HUES: Record<Gemstone, Hue> = {
  ruby: { dark: [104, 4, 26], base: [206, 18, 52], light: [255, 120, 128] },
  sapphire: { dark: [8, 30, 110], base: [28, 88, 214], light: [128, 190, 255] },
  amethyst: { dark: [62, 14, 104], base: [142, 52, 196], light: [222, 158, 255] },
  emerald: { dark: [0, 64, 40], base: [10, 150, 84], light: [118, 236, 168] },
  gold: { dark: [126, 74, 0], base: [238, 178, 24], light: [255, 240, 150] },
};

const text = (points: readonly Pair[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** From -1 (darkest) over 0 (base) to 1 (lightest). */
function tone(hue: Hue, t: number): string {
  const to = t < 0 ? hue.dark : hue.light;
  const k = Math.min(1, Math.abs(t));
  const mixed = hue.base.map((v, i) => Math.round(v + (to[i]! - v) * k));
  return `rgb(${mixed.join(" ")})`;
}

const scaled = (points: readonly Pair[], k: number, dy = 0): Pair[] =>
  points.map(([x, y]) => [20 + (x - 20) * k, 20 + (y - 20) * k + dy]);

/** Facets between an outer and an inner ring, lit from the upper left. */
function ring(outer: readonly Pair[], inner: readonly Pair[], hue: Hue, flip = 1): Facet[] {
  return outer.map((a, i) => {
    const j = (i + 1) % outer.length;
    const b = outer[j]!;
    const angle = Math.atan2((a[1] + b[1]) / 2 - 20, (a[0] + b[0]) / 2 - 20);
    const light = Math.cos(angle - (-Math.PI * 3) / 4) * flip;
    const shimmer = i % 2 ? 0.12 : -0.08;
    return { points: text([a, b, inner[j]!, inner[i]!]), fill: tone(hue, light * 0.72 + shimmer) };
  });
}

function cut(kind: Gemstone, outer: readonly Pair[], steps: readonly number[]): Cut {
  const hue = HUES[kind];
  const facets: Facet[] = [];
  let from = outer;
  steps.forEach((k, i) => {
    const to = scaled(outer, k, -0.4);
    facets.push(...ring(from, to, hue, i % 2 ? 0.55 : 1));
    from = to;
  });
  facets.push({ points: text(from), fill: tone(hue, 0.08) });
  const [a, b, c] = [from[0]!, from[1]!, from.at(-1)!];
  return {
    outline: text(outer),
    facets,
    edge: tone(hue, -1),
    glint: text([a, b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], c]),
  };
}

const polygon = (n: number, rx: number, ry: number, turn: number): Pair[] =>
  Array.from({ length: n }, (_, i): Pair => {
    const a = turn + (i / n) * Math.PI * 2;
    return [20 + rx * Math.cos(a), 20 + ry * Math.sin(a)];
  });

const NUGGET: Pair[] = [
  [7, 15],
  [13, 7],
  [22, 5],
  [27, 9],
  [34, 12],
  [37, 21],
  [33, 30],
  [25, 31],
  [19, 35],
  [9, 32],
  [4, 24],
];

export const CUTS: Record<Gemstone, Cut> = {
  ruby: cut("ruby", polygon(6, 17.5, 17.5, -Math.PI * 0.833), [0.62]),
  sapphire: cut("sapphire", polygon(14, 18.5, 14, -Math.PI * 0.9), [0.58]),
  amethyst: cut(
    "amethyst",
    [
      [15.5, 3],
      [24.5, 3],
      [38, 28.5],
      [34, 35.5],
      [6, 35.5],
      [2, 28.5],
    ],
    [0.5],
  ),
  emerald: cut(
    "emerald",
    [
      [9, 3],
      [31, 3],
      [35.5, 8],
      [35.5, 32],
      [31, 37],
      [9, 37],
      [4.5, 32],
      [4.5, 8],
    ],
    [0.76, 0.5],
  ),
  gold: cut("gold", NUGGET, [0.55]),
};

/** Scales and paths of the charts. */

export interface Series {
  seat: number;
  name: string;
  values: readonly number[];
}

/** A round number at or above the largest value, and the lines to draw up to it. */
export function scale(most: number, lines = 5): { top: number; ticks: number[] } {
  const raw = Math.max(1, most) / lines;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= raw) ?? raw;
  const whole = Math.max(1, step);
  const top = Math.ceil(Math.max(1, most) / whole) * whole;
  return { top, ticks: Array.from({ length: Math.round(top / whole) + 1 }, (_, i) => i * whole) };
}

/** Numbers along an axis, at most `most` of them, first and last included where they fit. */
export function axis(length: number, most = 10): number[] {
  const step = Math.max(1, Math.ceil((length - 1) / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
}

export function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Move labels apart so that none covers another; the order stays. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let n = 1; n < order.length; n++)
    order[n]!.y = Math.max(order[n]!.y, order[n - 1]!.y + gap);
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}

/** Scales and paths of the charts. */

export interface Series {
  seat: number;
  name: string;
  values: readonly number[];
}

/** The part of a picture that the axes frame. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a step stands; the first at the left edge, the last at the right one. */
export function along(step: number, count: number, box: Box): number {
  return box.left + (step / Math.max(1, count - 1)) * box.width;
}

/** The step nearest to a place. */
export function stepAt(x: number, count: number, box: Box): number {
  const step = Math.round(((x - box.left) / box.width) * (count - 1));
  return Math.min(count - 1, Math.max(0, step));
}

/** Where in a picture of this size, however large it is shown, somebody clicked. */
export function clickedAt(
  { clientX, clientY, currentTarget }: MouseEvent & { currentTarget: Element },
  width: number,
  height: number,
): { x: number; y: number } {
  const shown = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - shown.left) / shown.width) * width,
    y: ((clientY - shown.top) / shown.height) * height,
  };
}

/** A round number at or above the largest value, and the lines to draw up to it. */
export function scale(most: number, lines = 5): { top: number; ticks: number[] } {
  const whole = roundStep(Math.max(1, most) / lines);
  const top = Math.ceil(Math.max(1, most) / whole) * whole;
  return { top, ticks: Array.from({ length: Math.round(top / whole) + 1 }, (_, i) => i * whole) };
}

/** Round numbers along an axis from 0 on, about `most` of them. */
export function axis(length: number, most = 10): number[] {
  const step = roundStep((length - 1) / most);
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
}

/** A whole number that is easy to count in, at least as large as the least one. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map((k) => k * power).find((step) => step >= least) ?? 10 * power;
}

export function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Move labels apart so that none covers another nor lies beyond the end; the order stays. */
export function apart(wanted: readonly number[], gap: number, end = Infinity): number[] {
  const order = wanted.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place);
  for (let n = 1; n < order.length; n++)
    order[n]!.place = Math.max(order[n]!.place, order[n - 1]!.place + gap);
  for (let n = order.length - 1, most = end; n >= 0; n--, most -= gap)
    order[n]!.place = Math.min(order[n]!.place, most);
  const placed: number[] = [];
  for (const { place, i } of order) placed[i] = place;
  return placed;
}

/** Geometry of the craftsman wheel. */
export interface Segment {
  /** Middle of the segment, in radians, the first one at the top, clockwise. */
  angle: number;
  path: string;
}

const at = (r: number, a: number): string =>
  `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;

/** `n` equal ring segments between two radii. */
export function segments(n: number, inner: number, outer: number): Segment[] {
  const step = (Math.PI * 2) / n;
  return Array.from({ length: n }, (_, i) => {
    const angle = -Math.PI / 2 + i * step;
    const a = angle - step / 2;
    const b = angle + step / 2;
    const path = `M${at(inner, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`;
    return { angle, path };
  });
}

/** Mountains and hills, where the roads leave room for them. */
import type { Edition } from "$lib/model";
import { between, type Chance, type Point } from "./geometry";
import type { Ground } from "./ground";
import { HEIGHT, WIDTH, type Landscape, type Mountain } from "./plane";

export function mountains(edition: Edition, ground: Ground, random: Chance): Mountain[] {
  const out: Mountain[] = [];
  for (let x = -40; x < WIDTH + 60; x += between(random, 60, 96))
    out.push(
      mountain(
        x,
        between(random, 86, 116),
        between(random, 150, 240),
        between(random, 84, 132),
        true,
        random,
      ),
    );
  // A second range where the northern road leaves room below it.
  for (let i = 0; i < 900; i++) {
    const w = between(random, 110, 190);
    const h = w * between(random, 0.5, 0.66);
    const p = { x: between(random, 0, WIDTH), y: between(random, 130, 345) };
    const body = [-0.42, -0.2, 0, 0.2, 0.42].map((k) => ({ x: p.x + k * w, y: p.y - 6 }));
    const peak = { x: p.x, y: p.y - h * 0.85 };
    const middle = { x: p.x, y: p.y - h * 0.45 };
    if ([...body, middle].some((q) => ground.room(q, 6) < 6) || ground.room(peak, -6) < -6)
      continue;
    out.push(mountain(p.x, p.y, w, h, false, random));
    ground.take({ x: p.x, y: p.y - h * 0.2 }, w * 0.3, h * 0.16);
  }
  // The brook springs from between two rocks.
  const spring = ground.brook[0];
  if (spring)
    for (const dx of [-34, 36])
      out.push(mountain(spring.x + dx, spring.y + 14, 84, 62, false, random));
  for (const mine of edition.spaces.filter((s) => s.kind === "mine"))
    for (const [dx, dy, w] of [
      [-46, 6, 110],
      [44, 10, 104],
      [0, 0, 136],
    ] as const)
      out.push(mountain(mine.x + dx, mine.y + dy + 12, w, w * 0.62, false, random));
  return out.sort((a, b) => a.y - b.y);
}

function mountain(
  x: number,
  y: number,
  w: number,
  h: number,
  far: boolean,
  random: Chance,
): Mountain {
  const top = { x: x + between(random, -0.08, 0.08) * w, y: y - h };
  const slope = (to: number): Point[] =>
    [0.22, 0.45, 0.68, 0.86].map((k, i) => ({
      x: top.x + (to - top.x) * (k + between(random, -0.05, 0.05)),
      y: top.y + h * (k * 0.98 - (i % 2 ? 0.02 : 0.07)) + between(random, -3, 3),
    }));
  const left = slope(x - w / 2);
  const right = slope(x + w / 2);
  const outline = [{ x: x - w / 2, y }, ...left.reverse(), top, ...right, { x: x + w / 2, y }];
  const ridge = [0, 0.16, 0.32, 0.5, 0.7, 0.9].map((k, i) => ({
    x: top.x + (i % 2 ? 0.06 : -0.04) * w * (i ? 1 : 0) + k * w * 0.05,
    y: top.y + k * h,
  }));
  const snow = [
    left[3]!,
    top,
    right[0]!,
    { x: top.x + w * 0.05, y: top.y + h * 0.2 },
    { x: top.x - w * 0.01, y: top.y + h * 0.32 },
    { x: top.x - w * 0.05, y: top.y + h * 0.2 },
  ];
  const hatch = Array.from({ length: far ? 3 : 6 }, (_, i) => {
    const k = 0.28 + i * (far ? 0.2 : 0.11);
    const a = { x: top.x + w * (0.07 + 0.02 * (i % 2)), y: top.y + h * k };
    const l = h * between(random, 0.12, 0.26);
    return [a, { x: a.x + l * 0.5, y: a.y + l * 0.62 }, { x: a.x + l * 0.95, y: a.y + l }];
  }).filter((line) => line[2]!.y < y - 2);
  return { x, y, w, h, far, outline, ridge, snow, hatch };
}

export function hills(ground: Ground, random: Chance): Landscape["hills"] {
  const out: Landscape["hills"] = [];
  for (let i = 0; i < 420 && out.length < 12; i++) {
    const p = { x: between(random, 60, WIDTH - 60), y: between(random, 250, HEIGHT - 20) };
    const w = between(random, 44, 74);
    const h = w * between(random, 0.34, 0.46);
    const body = [-0.8, 0, 0.8].map((k) => ({ x: p.x + k * w, y: p.y - 4 }));
    if ([...body, { x: p.x, y: p.y - h }].some((q) => ground.room(q, 14) < 14)) continue;
    const outline = [-1, -0.72, -0.4, 0, 0.42, 0.76, 1].map((k) => ({
      x: p.x + k * w,
      y: p.y - h * (1 - k * k) + between(random, -1.5, 1.5),
    }));
    const lines = [0.25, 0.45, 0.62]
      .map(
        (k) =>
          `M${(p.x + w * k).toFixed(1)} ${(p.y - h * (1 - k * k) + 5).toFixed(1)}q3 5 2 ${(h * 0.45).toFixed(1)}`,
      )
      .join("");
    out.push({ outline, lines });
    ground.take({ x: p.x, y: p.y - h * 0.4 }, w * 0.8, h * 0.45);
  }
  return out;
}

/** Fields, farms and all that grows. */
import { between, nearest, noise, type Chance, type Point } from "./geometry";
import type { Ground } from "./ground";
import { HEIGHT, WIDTH, type Plot, type Sprite } from "./plane";

export function plots(ground: Ground, random: Chance, seed: string): Plot[] {
  const out: Plot[] = [];
  const fertile = noise(seed + "/fields", 260);
  for (let i = 0; i < 260 && out.length < 30; i++) {
    const c = { x: between(random, 40, WIDTH - 40), y: between(random, 330, HEIGHT - 40) };
    if (fertile(c) < 0.42 || ground.room(c, 46) < 46) continue;
    const tilt = between(random, -0.25, 0.25);
    const w = between(random, 46, 66);
    const h = between(random, 24, 34);
    for (const [gx, gy] of [
      [-0.52, -0.54],
      [0.52, -0.5],
      [-0.5, 0.54],
      [0.54, 0.52],
    ] as const) {
      const m = { x: c.x + gx * w, y: c.y + gy * h + gx * w * tilt };
      if (ground.room(m, 24) < 24 || random() < 0.12) continue;
      out.push(plot(m, w * 0.96, h * 0.94, tilt, Math.floor(random() * 3) as 0 | 1 | 2, random));
    }
    ground.take(c, w, h + 8);
  }
  return out;
}

function plot(m: Point, w: number, h: number, tilt: number, crop: 0 | 1 | 2, random: Chance): Plot {
  const corner = (sx: number, sy: number): Point => ({
    x: m.x + (sx * w) / 2 + sy * 5 + between(random, -2, 2),
    y: m.y + (sy * h) / 2 + ((sx * w) / 2) * tilt + between(random, -1.5, 1.5),
  });
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const mix = (a: Point, b: Point, k: number): Point => ({
    x: a.x + (b.x - a.x) * k,
    y: a.y + (b.y - a.y) * k,
  });
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const rows = crop === 1 ? 7 : 5;
  const furrows = Array.from({ length: rows }, (_, i): [Point, Point] => {
    const k = (i + 0.7) / (rows + 0.4);
    return crop === 1 ? [mix(a, b, k), mix(d, c, k)] : [mix(a, d, k), mix(b, c, k)];
  });
  return { corners, furrows, crop };
}

export function farms(ground: Ground, random: Chance): Sprite[] {
  const out: Sprite[] = [];
  for (const [kind, need, times] of [
    ["mill", 40, 2],
    ["farm", 28, 8],
    ["hay", 22, 6],
    ["sheep", 20, 12],
  ] as const)
    for (let i = 0, left: number = times; i < 300 && left > 0; i++) {
      const p = { x: between(random, 60, WIDTH - 60), y: between(random, 300, HEIGHT - 30) };
      if (ground.room(p, need) < need) continue;
      out.push({ ...p, kind, scale: kind === "mill" ? 1.25 : 1, flip: random() < 0.5 });
      ground.take(p, need * 0.7, need * 0.6);
      left--;
    }
  return out;
}

/** Woods, bushes, grass and reeds. */
export function growth(ground: Ground, random: Chance, seed: string): Sprite[] {
  const out: Sprite[] = [];
  const put = (kind: Sprite["kind"], p: Point, scale: number): void => {
    out.push({ kind, x: p.x, y: p.y, scale, flip: random() < 0.5 });
  };
  woods(ground, random, seed, put);
  for (let i = 0; i < 260; i++) {
    const p = { x: between(random, 10, WIDTH - 10), y: between(random, 120, HEIGHT - 8) };
    const free = ground.room(p);
    if (free > 6 && free < 60) put(random() < 0.2 ? "bush" : "grass", p, between(random, 0.7, 1.1));
  }
  for (const bank of ground.banks) {
    const p = { x: bank.x + between(random, -6, 6), y: bank.y + 4 };
    const open = ground.taken.every(
      (t) => Math.abs(p.x - t.x) > t.rx || Math.abs(p.y - t.y) > t.ry,
    );
    if (open && random() < 0.16 && nearest(p, ground.track) > 26)
      put("reed", p, between(random, 0.7, 1));
  }
  return out;
}

function woods(
  ground: Ground,
  random: Chance,
  seed: string,
  put: (kind: Sprite["kind"], p: Point, scale: number) => void,
): void {
  const dense = noise(seed + "/woods", 170);
  const placed: Point[] = [];
  for (let i = 0; i < 5200; i++) {
    const p = { x: between(random, 0, WIDTH), y: between(random, 150, HEIGHT + 8) };
    const thick = dense(p) + (p.y < 380 ? 0.12 : 0);
    if (thick < 0.5 || ground.room(p, 9) < 9 || nearest(p, placed) < 19 - thick * 4) continue;
    placed.push(p);
    const pine = random() < (p.y < 420 ? 0.85 : 0.25);
    put(pine ? "pine" : "oak", p, between(random, 0.72, 1.06));
  }
}

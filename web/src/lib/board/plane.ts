/** The plane of the map and what can lie on it. */
import type { Space } from "$lib/model";
import type { Point } from "./geometry";

export const WIDTH = 1600;
export const HEIGHT = 1000;

export interface Track {
  id: string;
  points: Point[];
}

export interface Mountain extends Point {
  w: number;
  h: number;
  far: boolean;
  outline: Point[];
  ridge: Point[];
  snow: Point[];
  hatch: Point[][];
}

export interface Plot {
  corners: Point[];
  furrows: [Point, Point][];
  crop: 0 | 1 | 2;
}

export interface Sprite extends Point {
  kind:
    | "pine"
    | "oak"
    | "bush"
    | "hay"
    | "farm"
    | "mill"
    | "sheep"
    | "rock"
    | "vine"
    | "reed"
    | "grass";
  scale: number;
  flip: boolean;
}

export interface Bridge extends Point {
  angle: number;
  length: number;
}

export interface Landscape {
  roads: Track[];
  river: { middle: Point[]; left: Point[]; right: Point[]; brook: Point[] };
  bridges: Bridge[];
  mountains: Mountain[];
  plots: Plot[];
  hills: { outline: Point[]; lines: string }[];
  sprites: Sprite[];
  washes: { points: Point[]; tone: "meadow" | "deep" | "straw" }[];
  discard: Point;
  rose: Point | null;
}

/** How much room the picture of a space takes: half width, half height, shift of its centre. */
export function footprint(space: Space): { rx: number; ry: number; dy: number } {
  if (space.book) return { rx: 150, ry: 105, dy: 5 };
  if (space.kind === "city") return { rx: 150, ry: 105, dy: -5 };
  if (space.kind === "road") return { rx: 72, ry: 52, dy: 0 };
  if (space.kind === "house") return { rx: 74, ry: 66, dy: -14 };
  if (space.kind === "harbour") return { rx: 88, ry: 62, dy: -4 };
  return { rx: 78, ry: 62, dy: -12 };
}

import { describe, expect, it } from "vitest";
import { edition } from "../../gallery/state";
import { distance, nearest } from "./geometry";
import { landscape } from "./landscape";
import { neighbour, pawnPlace, stonePlace } from "./places";

const land = landscape(edition);

describe("the valley drawn from an edition", () => {
  it("is the same valley every time", () => {
    expect(landscape(edition)).toEqual(land);
  });

  it("leads each road through its spaces in order", () => {
    for (const road of edition.roads) {
      const track = land.roads.find((r) => r.id === road.id)!;
      for (const id of road.spaces) {
        const space = edition.spaces.find((s) => s.id === id)!;
        expect(nearest(space, track.points)).toBeLessThan(1);
      }
    }
  });

  it("lets no tree or farm stand on a road or on a stone", () => {
    const track = land.roads.flatMap((r) => r.points);
    const tall = land.sprites.filter((s) => ["pine", "oak", "farm", "mill"].includes(s.kind));
    expect(tall.length).toBeGreaterThan(100);
    for (const sprite of tall) {
      expect(nearest(sprite, track)).toBeGreaterThan(12);
      expect(nearest(sprite, edition.spaces)).toBeGreaterThan(50);
    }
  });

  it("lets the river pass the harbour city and every harbour", () => {
    for (const space of edition.spaces.filter((s) => s.ships))
      expect(nearest(space, land.river.middle)).toBeLessThan(110);
  });

  it("draws a corrected map as well", () => {
    const moved = {
      ...edition,
      spaces: edition.spaces.map((s) => (s.id === "ah-1" ? { ...s, x: s.x + 60, y: s.y + 40 } : s)),
    };
    const other = landscape(moved);
    expect(
      nearest(
        moved.spaces.find((s) => s.id === "ah-1")!,
        other.roads.flatMap((r) => r.points),
      ),
    ).toBeLessThan(1);
  });
});

describe("things on a space", () => {
  it("lie apart: six stones, and up to five pawns", () => {
    const stones = [0, 1, 2, 3, 4, 5].map(stonePlace);
    stones.forEach((a, i) =>
      stones.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(30)),
    );
    for (const space of edition.spaces) {
      const pawns = [0, 1, 2, 3, 4].map((i) => pawnPlace(space, i));
      pawns.forEach((a, i) =>
        pawns.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(24)),
      );
    }
  });

  it("can all be reached from the harbour city by arrow keys", () => {
    const at = (id: string) => edition.spaces.find((s) => s.id === id)!;
    const seen = new Set(["H"]);
    const queue = ["H"];
    for (let id = queue.pop(); id; id = queue.pop())
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(edition.spaces, at(id), key);
        if (next && !seen.has(next.id)) {
          seen.add(next.id);
          queue.push(next.id);
        }
      }
    expect([...seen].sort()).toEqual(edition.spaces.map((s) => s.id).sort());
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, type Translate } from "$lib/i18n";
import { Sentences } from "$lib/sentences";
import { edition as drawn, sample } from "../gallery/state";
import type { Session } from "./session.svelte";
import { spaceBarred, spaceLabel, spaceUses } from "./spaces";

const REACH = { A: { free: ["north-1", "H"], far: ["B", "C"] } };

/** Seat 0 stands at A, another pawn on H; only some places are offered. */
function session(
  t: Translate,
  change: { coins?: number; provisions?: boolean; phase?: string },
): Session {
  const { coins = 0, provisions = false, phase = "move" } = change;
  const players = sample.players.map((player, seat) => ({
    ...player,
    pawn: seat === 0 ? "A" : "H",
    coins: seat === 0 ? coins : 2,
    provisions,
  }));
  const edition = { ...drawn, reach: REACH };
  return {
    shown: { ...sample, phase, players },
    say: new Sentences(t, edition as never, ["P0", "P1", "P2", "P3"]),
    trips: new Map([["north-1", { provisions: false, coins: 0, deliveries: [], gemstones: [] }]]),
    names: ["P0", "P1", "P2", "P3"],
    me: 0,
    here: "A",
    edition,
  } as unknown as Session;
}

describe("a space", () => {
  let t: Translate;
  beforeAll(async () => {
    t = await loadTexts("en");
  });
  const kinds = (kind: string) => drawn.spaces.find((space) => space.kind === kind)!.id;

  it("says what it is for, and for what price (B3, B5, B7, L3, V1)", () => {
    const at = session(t, {});
    expect(spaceUses(at, t, "A")).toEqual([
      "Equipment: 1 gold",
      "First page free, then 1 coin each",
      "Provisions: free",
    ]);
    expect(spaceUses(at, t, "C")[0]).toBe("A commission: 1 coin");
    expect(spaceUses(at, t, "H")).toEqual([
      "Load 1 gemstone from the discard space",
      "Provisions: free",
    ]);
    expect(spaceUses(at, t, kinds("mine"))).toEqual(["Silver: fills your purse to 6 coins"]);
    expect(spaceUses(at, t, kinds("house"))[0]).toMatch(/^Commissions with the \w+ crest are/);
    expect(spaceUses(at, t, "north-1")).toEqual([]);
  });

  it("says why nobody can stop there now (M1, M2, M3, E2)", () => {
    const at = session(t, {});
    expect(spaceBarred(at, "north-1")).toBeNull();
    expect(spaceBarred(at, "A")).toContain("where you started");
    expect(spaceBarred(at, "D")).toContain("even with provisions");
    expect(spaceBarred(at, "B")).toContain("You need provisions");
    expect(spaceBarred(at, "H")).toBe(
      "The encounters in city H (harbour) cost 4 coins, but you have 0 coins.",
    );
  });

  it("says nothing of it once the pawn has moved, or while others play", () => {
    expect(spaceBarred(session(t, { phase: "act" }), "D")).toBeNull();
    expect(
      spaceBarred({ ...session(t, {}), trips: new Map() } as unknown as Session, "D"),
    ).toBeNull();
    expect(spaceBarred({ ...session(t, {}), me: null } as unknown as Session, "D")).toBeNull();
  });

  it("tells screen readers all of it", () => {
    const said = spaceLabel(session(t, {}), t, "B");
    expect(said).toContain("city B (equipment). ");
    expect(said).toContain("Equipment: 1 gold. First page free");
    expect(said).toMatch(/You need provisions for that$/);
  });
});

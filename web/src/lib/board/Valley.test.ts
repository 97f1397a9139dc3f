import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { edition, sample } from "../../gallery/state";
import Valley from "./Valley.svelte";

/** The map with a finder for the target of a space (searching by role is slow in so large a picture). */
function draw(extra: Record<string, unknown> = {}) {
  const { container } = render(Valley, {
    edition,
    state: sample,
    title: "map",
    discardLabel: "discard field",
    label: (space: { id: string }) => `space ${space.id}`,
    ...extra,
  });
  const at = (id: string) => container.querySelector(`[data-space="${id}"]`)!;
  const art = (id: string) => at(id).closest(".space")!;
  return { container, at, art };
}

describe("the map", () => {
  it("offers every space of the edition as a named button, with its stones (S4, S5)", () => {
    const { container, at, art } = draw();
    const targets = [...container.querySelectorAll("[data-space]")];
    expect(targets.map((e) => e.getAttribute("data-space")).sort()).toEqual(
      edition.spaces.map((s) => s.id).sort(),
    );
    expect(at("north-3").getAttribute("role")).toBe("button");
    expect(at("north-3").getAttribute("aria-label")).toBe("space north-3");
    expect(art("north-1").querySelectorAll('use[href^="#gem-"]').length).toBe(6);
  });

  it("marks what can be reached and reports what is picked by click or key", async () => {
    const onspace = vi.fn();
    const { at, art } = draw({ onspace, free: new Set(["ah-1"]), withProvisions: new Set(["A"]) });
    expect([...art("ah-1").classList]).toContain("free");
    expect([...art("A").classList]).toContain("provisions");
    expect(at("ah-1").getAttribute("tabindex")).toBe("0");
    expect(at("bh-1").getAttribute("tabindex")).toBe("-1");
    await fireEvent.click(at("dh-1"));
    await fireEvent.keyDown(at("H"), { key: "Enter" });
    expect(onspace.mock.calls).toEqual([["dh-1"], ["H"]]);
  });
});

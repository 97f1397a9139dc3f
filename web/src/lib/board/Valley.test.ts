import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { edition, sample } from "../../gallery/state";
import Valley from "./Valley.svelte";

const props = {
  edition,
  state: sample,
  title: "map",
  discardLabel: "discard field",
  label: (space: { id: string }) => `space ${space.id}`,
};

describe("the map", () => {
  it("offers every space of the edition as a named button", () => {
    const { container } = render(Valley, props);
    const ids = [...container.querySelectorAll("[data-space]")].map((e) => e.getAttribute("data-space"));
    expect(ids.sort()).toEqual(edition.spaces.map((s) => s.id).sort());
    expect(screen.getByRole("button", { name: "space north-3" })).toBeTruthy();
  });

  it("reports a space that is clicked or entered by key", async () => {
    const onspace = vi.fn();
    render(Valley, { ...props, onspace });
    await fireEvent.click(screen.getByRole("button", { name: "space dh-1" }));
    await fireEvent.keyDown(screen.getByRole("button", { name: "space H" }), { key: "Enter" });
    expect(onspace.mock.calls).toEqual([["dh-1"], ["H"]]);
  });

  it("marks what can be reached and can be entered by Tab", () => {
    const { container } = render(Valley, { ...props, free: new Set(["ah-1"]), withProvisions: new Set(["A"]) });
    const at = (id: string) => container.querySelector(`[data-space="${id}"]`)!;
    expect(at("ah-1").classList.contains("free")).toBe(true);
    expect(at("A").classList.contains("provisions")).toBe(true);
    expect(at("ah-1").getAttribute("tabindex")).toBe("0");
    expect(at("bh-1").getAttribute("tabindex")).toBe("-1");
  });

  it("draws as many stones as lie on a road space (S5)", () => {
    const { container } = render(Valley, props);
    const stones = container.querySelectorAll('[data-space="north-1"] use[href^="#gem-"]');
    expect(stones.length).toBe(6);
  });
});

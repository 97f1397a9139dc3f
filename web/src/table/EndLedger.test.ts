import { render, screen, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tick } from "svelte";
import { settings } from "$lib/settings.svelte";
import { sample } from "../gallery/state";
import EndLedger from "./EndLedger.svelte";
import Spoken from "./testing/Spoken.svelte";

const names = ["One", "Two", "Three", "Four", "Five"];
const result = { scores: [], parts: [], winners: [1], rounds: 9 };
const part = EndLedger as unknown as Component<Record<string, unknown>>;

const cells = (row: string): string[] =>
  within(screen.getByRole("row", { name: new RegExp(row) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("the ledger at the end", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = "full";
  });
  afterEach(() => vi.useRealTimers());

  it("marks who was helped by a bot", () => {
    const notes = ["", "", "partly played by a bot"];
    render(Spoken, { props: { part, state: sample, names, notes, result } });
    const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
    expect(heads.filter((head) => head.includes("by a bot"))).toHaveLength(1);
    expect(heads.find((head) => head.includes("by a bot"))).toContain("Three");
  });

  it("names the winner first and adds up source by source (F1)", async () => {
    render(Spoken, { props: { part, state: sample, names, result } });
    expect(screen.getAllByRole("columnheader")[0]!.textContent).toContain("Two");
    expect(cells("ledger-total")).toEqual(["0", "0", "0", "0", "0"]);
    vi.advanceTimersByTime(1600);
    await tick();
    expect(cells("ledger-total")[0]).toBe("28");
    vi.advanceTimersByTime(9000);
    await tick();
    expect(cells("ledger-total")[0]).toBe("45");
    expect(screen.getByText("ledger-winners")).toBeTruthy();
  });

  it("shows everything at once to those who want no motion", async () => {
    settings.motion = "reduced";
    render(Spoken, { props: { part, state: sample, names, result } });
    await tick();
    expect(cells("ledger-total")[0]).toBe("45");
  });
});

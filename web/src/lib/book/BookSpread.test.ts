import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { edition, sample } from "../../gallery/state";
import Framed from "./testing/Framed.svelte";

function open(extra: Record<string, unknown> = {}) {
  const onturn = vi.fn();
  const onbuy = vi.fn();
  const book = sample.books["C"]!;
  render(Framed, {
    props: {
      edition,
      kind: "commissions",
      book,
      title: "book C",
      canTurn: { R: true },
      canBuy: { L: true },
      onturn,
      onbuy,
      ...extra,
    },
  });
  const spread = screen.getByRole("group", { name: "book C" });
  return { onturn, onbuy, spread };
}

describe("an open book", () => {
  it("turns the right page on the left arrow, and nothing that may not be turned", async () => {
    const { onturn, spread } = open();
    await fireEvent.keyDown(spread, { key: "ArrowLeft" });
    await fireEvent.keyDown(spread, { key: "ArrowRight" });
    expect(onturn.mock.calls).toEqual([["R", false]]);
  });

  it("asks to buy the page of the side whose button is pressed", async () => {
    const { onbuy } = open();
    const [left, right] = screen.getAllByRole("button", {
      name: /^book-buy/,
    }) as HTMLButtonElement[];
    expect(right!.disabled).toBe(true);
    await fireEvent.click(left!);
    expect(onbuy.mock.calls).toEqual([["L"]]);
  });
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Edition } from "$lib/protocol";
import { edition } from "../gallery/state";
import { Session } from "./session.svelte";
import Offered from "./testing/Offered.svelte";

class Quiet {
  close(): void {}
}

/** A table whose others are both away. */
function table(): Session {
  const session = new Session("t", edition as unknown as Edition, (key) => key);
  const seat = (number: number): object => ({ seat: number, kind: "person", name: `P${number}` });
  session.live.table = { status: "running", seats: [0, 1, 2].map(seat) } as never;
  session.live.you = { seats: [0], host: true, watcher: false };
  session.live.presence = {
    ...session.live.presence,
    away: [1, 2].map((each) => ({ seat: each, since: 0 })),
    now: 1,
  };
  return session;
}
const press = (): Promise<boolean> => fireEvent.click(screen.getByRole("button"));
const label = (): string => screen.getByRole("button").textContent.trim();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Quiet);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks twice for the same seat, and anew for another, after a while, and who was back", async () => {
  const session = table();
  const standIn = vi.spyOn(session, "standIn").mockResolvedValue();
  const { rerender } = render(Offered, { props: { session, seat: 1 } });
  await press();
  expect(label()).toBe("stand-in-sure");

  await rerender({ session, seat: 2 });
  expect(label()).toBe("stand-in-ask");
  await rerender({ session, seat: 1 });

  await press();
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(label()).toBe("stand-in-ask");

  await press();
  const { presence } = session.live;
  session.live.presence = { ...presence, away: [] };
  await tick();
  session.live.presence = presence;
  await tick();
  expect(label()).toBe("stand-in-ask");

  await press();
  expect(standIn).not.toHaveBeenCalled();
  await press();
  expect(standIn).toHaveBeenCalledWith(1);
  session.close();
});

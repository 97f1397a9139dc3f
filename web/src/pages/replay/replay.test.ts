import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Replay } from "./replay.svelte";

let lost = false;

/** A server with a game of three plies, as long as it is there. */
function ask(path: string): Promise<unknown> {
  if (lost) return Promise.reject(new TypeError());
  const position = /positions\/(\d)/.exec(path)?.[1];
  const steps = [1, 2, 3].map((ply) => ({ seq: ply, ply, seat: 0, events: [] }));
  const said = position
    ? { state: { round: Number(position) } }
    : path.endsWith("/line")
      ? { seq: 3, plies: [1, 2, 3].map((n) => ({ n, seat: 0, round: 1 })), steps }
      : { table: { edition: "base" }, you: { seats: [] } };
  return Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(said)) });
}
beforeEach(() => vi.stubGlobal("fetch", ask));
afterEach(() => vi.unstubAllGlobals());

it("stays at a position when the next one does not come, says so, and can be asked again", async () => {
  const replay = new Replay("t");
  await replay.load(1);
  expect(replay.state).toEqual({ round: 1 });
  lost = true;
  await replay.go(3);
  expect([replay.n, replay.state, replay.missing?.n]).toEqual([1, { round: 1 }, 3]);
  lost = false;
  await replay.go(replay.missing!.n);
  expect([replay.n, replay.state, replay.missing]).toEqual([3, { round: 3 }, null]);
});

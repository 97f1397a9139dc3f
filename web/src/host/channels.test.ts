import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Channels, type Connect } from "./channels";
import { ELSEWHERE, type FromHost } from "./messages";

/** Locks as a browser has them, for one page: who has one is asked to wait or has it stolen. */
class Locks {
  readonly #held = new Map<string, { stolen(): void; gone: Promise<void> }>();

  async request(
    name: string,
    how: { steal?: boolean; signal?: AbortSignal },
    use: () => Promise<void>,
  ): Promise<void> {
    const before = this.#held.get(name);
    if (how.steal) before?.stolen();
    else if (before) await Promise.race([before.gone, aborted(how.signal!)]);
    let stolen!: () => void;
    const taken = new Promise<never>((_, stop) => (stolen = () => stop(new Error("stolen"))));
    const used = use();
    this.#held.set(name, { stolen, gone: used });
    await Promise.race([used, taken]);
  }
}
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, stop) => signal.addEventListener("abort", () => stop(new Error("late"))));

const told: FromHost[] = [];
const connected: { table: string; left: boolean; close(code: number): void }[] = [];
const connect: Connect = (table, _, close) => {
  const made = { table, left: false, close };
  connected.push(made);
  return { hear: () => {}, leave: () => (made.left = true) };
};
const make = (): Channels => new Channels("table/", connect, (message) => told.push(message));
const kinds = (): string[] => told.map(({ kind }) => kind);
/** All that is on its way has come. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => vi.stubGlobal("navigator", { locks: new Locks() }));
afterEach(() => {
  vi.unstubAllGlobals();
  told.length = connected.length = 0;
});

it("is open until the page leaves, and then free for the next", async () => {
  const channels = make();
  channels.open(1, "a", false);
  await settled();
  expect([kinds(), channels.isOpen("a"), channels.isOpen("b")]).toEqual([["opened"], true, false]);
  channels.leave(1);
  expect([connected[0]!.left, channels.isOpen("a")]).toEqual([true, false]);
  channels.open(2, "a", false);
  await settled();
  expect(kinds()).toEqual(["opened", "opened"]);
});

it("is never opened for a page that left before the table was free", async () => {
  const [here, other] = [make(), make()];
  other.open(1, "a", false);
  await settled();
  here.open(2, "a", false);
  here.leave(2);
  other.leave(1);
  await settled();
  expect(connected).toHaveLength(1);
  expect([here.isOpen("a"), kinds()]).toEqual([false, ["opened"]]);
  here.open(3, "a", false); // and it holds nothing: who comes back has the table
  await settled();
  expect(here.isOpen("a")).toBe(true);
});

it("tells who has left nothing, also where the table stays another one's", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  const [here, other] = [make(), make()];
  other.open(1, "a", false);
  await vi.advanceTimersByTimeAsync(1);
  here.open(2, "a", false);
  here.open(3, "a", false);
  here.leave(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told.filter(({ kind }) => kind === "closed")).toEqual([
    { kind: "closed", channel: 3, code: ELSEWHERE },
  ]);
  vi.useRealTimers();
});

it("goes to who takes it, and says where it is", async () => {
  const [here, other] = [make(), make()];
  here.open(1, "a", false);
  await settled();
  other.open(2, "a", true);
  await settled();
  expect([connected[0]!.left, here.isOpen("a"), other.isOpen("a")]).toEqual([true, false, true]);
  expect(told).toContainEqual({ kind: "closed", channel: 1, code: ELSEWHERE });
});

it("is free again where the table closes it", async () => {
  const channels = make();
  channels.open(1, "a", false);
  await settled();
  connected[0]!.close(4404);
  expect(told.at(-1)).toEqual({ kind: "closed", channel: 1, code: 4404 });
  expect(channels.isOpen("a")).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Thinker } from "./thinker";
import type { Answer, Asked, Begin } from "./thinking.worker";

/** A thread that answers when it is told to. */
class Thread {
  static made: Thread[] = [];
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: (Asked | Begin)[] = [];
  ended = false;

  constructor() {
    Thread.made.push(this);
  }
  postMessage(said: Asked | Begin): void {
    this.heard.push(said);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(number: number, found: number): void {
    const { id, block } = this.heard[number] as Asked;
    this.onmessage!({ data: { id, found, block } });
  }
}

beforeEach(() => {
  Thread.made = [];
  vi.stubGlobal("Worker", Thread);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wasm = new ArrayBuffer(8);
const ask = (thinker: Thinker, seconds = 0): ReturnType<Thinker["ask"]> =>
  thinker.ask("think", new Uint8Array([1, 2]), "18446744073709551615", "3", seconds);

it("begins a thread when it is first asked, and goes on with it", async () => {
  const thinker = new Thinker(wasm);
  expect(Thread.made).toHaveLength(0);
  const [one, two] = [ask(thinker), ask(thinker)];
  const [thread] = Thread.made;
  expect(thread!.heard[0]).toEqual({ wasm });
  expect(thread!.heard[1]).toMatchObject({ door: "think", seed: 2n ** 64n - 1n, stream: 3n });
  thread!.answer(2, 7);
  thread!.answer(1, 5);
  expect([(await one).found, (await two).found]).toEqual([5, 7]);
  expect(Thread.made).toHaveLength(1);
});

it("passes on what the engine refuses", async () => {
  const asked = ask(new Thinker(wasm));
  Thread.made[0]!.onmessage!({ data: { id: 1, failed: "valdora.wasm is of another version" } });
  await expect(asked).rejects.toThrow("of another version");
});

it("ends a thought that takes too long, and thinks on in another thread", async () => {
  const thinker = new Thinker(wasm);
  const late = expect(ask(thinker, 30)).rejects.toThrow("TooLong: more than 30 s");
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  expect(Thread.made[0]!.ended).toBe(true);
  const next = ask(thinker, 30);
  Thread.made[1]!.answer(1, 4);
  expect((await next).found).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000); // what was answered in time is not late any more
  expect(Thread.made[1]!.ended).toBe(false);
});

it("says so to all who wait where the thread dies, and begins another", async () => {
  const thinker = new Thinker(wasm);
  const both = [ask(thinker, 9), ask(thinker)].map((asked) =>
    expect(asked).rejects.toThrow("the engine's thread failed"),
  );
  Thread.made[0]!.onerror!();
  await Promise.all(both);
  void ask(thinker);
  expect(Thread.made).toHaveLength(2);
});

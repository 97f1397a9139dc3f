import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claim } from "./claims";

/** Somebody who uses something until they leave. */
function user(): { use: () => Promise<void>; begun: Promise<void>; leave: () => void } {
  let leave!: () => void;
  let begin!: () => void;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return { use: () => (begin(), left), begun, leave };
}

describe("a table without locks of the browser", () => {
  beforeEach(() => vi.stubGlobal("navigator", {}));
  afterEach(() => vi.unstubAllGlobals());

  it("is open in one page, and refused to the next", async () => {
    const [one, two] = [user(), user()];
    const first = claim("table/a", false, one.use);
    await one.begun;
    await expect(claim("table/a", false, two.use)).rejects.toThrow("another page has it");
    one.leave();
    await first;
  });

  it("is free when the first page has gone, also if that takes a moment", async () => {
    const [one, two] = [user(), user()];
    const first = claim("table/b", false, one.use);
    await one.begun;
    const second = claim("table/b", false, two.use);
    setTimeout(one.leave, 100);
    await Promise.all([first, two.begun]);
    two.leave();
    await second;
  });

  it("goes to who takes it, and the other hears of that", async () => {
    const [one, two] = [user(), user()];
    const first = claim("table/c", false, one.use);
    await one.begun;
    const second = claim("table/c", true, two.use);
    await expect(first).rejects.toThrow("another page took it");
    await two.begun;
    two.leave();
    await second;
  });

  it("is another one's by another name", async () => {
    const [one, two] = [user(), user()];
    const both = [claim("table/d", false, one.use), claim("table/e", false, two.use)];
    await Promise.all([one.begun, two.begun]);
    one.leave();
    two.leave();
    await Promise.all(both);
  });
});

import { render } from "@testing-library/svelte";
import { createRawSnippet, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "$lib/testing/socket";
import { edition } from "../gallery/state";
import Spoken from "./testing/Spoken.svelte";

const lobby = createRawSnippet(() => ({ render: () => "<p>lobby</p>" }));
let answer: (() => void)[] = [];

class Counted extends FakeSocket {
  static made = 0;
  constructor() {
    super();
    Counted.made++;
  }
}

/** A server that answers when the test says so. */
function ask(path: string): Promise<unknown> {
  const said = path.includes("editions") ? edition : { table: { edition: "base" }, you: {} };
  const reply = { status: 200, text: () => Promise.resolve(JSON.stringify(said)) };
  return new Promise((resolve) => answer.push(() => resolve(reply)));
}

let part: Component<Record<string, unknown>>;
/** It looks at the screen at once, and takes long to read. */
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
  part = (await import("./TablePage.svelte")).default as unknown as typeof part;
}, 60_000);

beforeEach(() => {
  answer = [];
  Counted.made = 0;
  vi.stubGlobal("WebSocket", Counted);
  vi.stubGlobal("fetch", ask);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["who stays", true],
  ["who leaves while it loads", false],
])("connects %s: %s", async (_, stays) => {
  const { unmount } = render(Spoken, { props: { part, id: "t", lobby } });
  answer.shift()!();
  await vi.waitFor(() => expect(answer.length).toBe(1));
  if (!stays) unmount();
  answer.shift()!();
  await new Promise((done) => setTimeout(done, 20));
  expect(Counted.made).toBe(stays ? 1 : 0);
});

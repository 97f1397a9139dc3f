import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "$lib/live.svelte";
import { FakeSocket } from "$lib/testing/socket";
import { Talk } from "./talk.svelte";

beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
afterEach(() => vi.unstubAllGlobals());

const said = (): { client_id: string; text: string }[] =>
  FakeSocket.last.sent.filter(({ type }) => type === "chat") as never;
const line = (seq: number): object => ({
  type: "chat",
  seq,
  line: { seq, seat: 0, name: "P0", text: "Hello", at: 0 },
});

it("says a line once, however often one asks, and keeps what is typed meanwhile", async () => {
  const talk = new Talk(new LiveTable("t"));
  talk.draft = " Hello ";
  const first = talk.say(0);
  await talk.say(0);
  expect(said()).toMatchObject([{ text: "Hello" }]);
  talk.draft = "And more";
  FakeSocket.last.hear({ type: "ack", client_id: said()[0]!.client_id, seq: 6 });
  await first;
  expect([talk.sending, talk.draft]).toEqual([false, "And more"]);
});

it("lets go of what was said, and keeps what was refused", async () => {
  const talk = new Talk(new LiveTable("t"));
  for (const type of ["refused", "ack"]) {
    talk.draft = "Hello";
    const saying = talk.say(0);
    const { client_id } = said().at(-1)!;
    FakeSocket.last.hear({ type, client_id, seq: 6, code: "too-fast", rule: null, figures: {} });
    await saying;
    expect([talk.draft, talk.refused?.code]).toEqual(
      type === "ack" ? ["", undefined] : ["Hello", "too-fast"],
    );
  }
});

it("counts what nobody has seen", () => {
  const talk = new Talk(new LiveTable("t"));
  FakeSocket.last.hear(line(6));
  expect(talk.unread).toBe(1);
  talk.seen();
  expect(talk.unread).toBe(0);
  FakeSocket.last.hear(line(7));
  FakeSocket.last.hear(line(8));
  expect(talk.unread).toBe(2);
});

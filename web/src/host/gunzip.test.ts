// @vitest-environment node
import { expect, test } from "vitest";
import { gunzipped } from "./gunzip";

type Bytes = Uint8Array<ArrayBuffer>;

const WORDS = "a book, a mine, a house";

const stream = (...parts: Bytes[]): ReadableStream<Bytes> =>
  new ReadableStream({
    start(to) {
      parts.forEach((part) => to.enqueue(part));
      to.close();
    },
  });

const all = async (from: ReadableStream<Bytes>): Promise<Bytes> =>
  new Uint8Array(await new Response(from).arrayBuffer());

const read = async (from: ReadableStream<Bytes>): Promise<string> =>
  new TextDecoder().decode(await all(await gunzipped(from)));

const plain = (): Bytes => new TextEncoder().encode(WORDS);

const packed = (): Promise<Bytes> =>
  all(stream(plain()).pipeThrough(new CompressionStream("gzip")));

test("what is packed is unpacked", async () => {
  expect(await read(stream(await packed()))).toBe(WORDS);
});

test("what is not is left as it is", async () => {
  expect(await read(stream(plain()))).toBe(WORDS);
  expect(await read(stream())).toBe("");
});

test("also where it comes byte by byte", async () => {
  const bytes = (whole: Bytes): Bytes[] => [...whole].map((byte) => Uint8Array.of(byte));
  expect(await read(stream(...bytes(await packed())))).toBe(WORDS);
  expect(await read(stream(...bytes(plain())))).toBe(WORDS);
});

test("whoever stops reading stops what comes", async () => {
  let stopped: unknown = null;
  const endless = new ReadableStream<Bytes>({
    pull: (to) => to.enqueue(plain()),
    cancel: (why) => void (stopped = why),
  });
  await (await gunzipped(endless)).cancel("enough");
  expect(stopped).toBe("enough");
});

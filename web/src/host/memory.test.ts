import { describe, expect, it } from "vitest";
import { packed, unpacked } from "./memory";

const PART = 65_536;
const HEAD = 16;

/** A memory of seven parts as Pyodide tells it, with something in the second, the third and the last. */
function snapshot(): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(HEAD + 7 * PART);
  new Uint32Array(made.buffer).set([7, HEAD]);
  for (const at of [PART, 3 * PART - 1, 7 * PART - 1]) made[HEAD + at] = at % 251;
  return made;
}

/** jsdom's blobs cannot be read otherwise. */
const read = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

describe("a memory that is kept", () => {
  it("is put back as it was, whatever has been there since", async () => {
    const memory = unpacked(await read(packed(snapshot(), new Map())));
    expect(memory.size).toBe(7 * PART);
    expect([...memory.head]).toEqual([...snapshot().subarray(0, HEAD)]);
    const other = new Uint8Array(memory.size).fill(9);
    memory.fill(other);
    expect(Buffer.compare(other, snapshot().subarray(HEAD))).toBe(0);
  });

  it("is kept without what is empty, and with the files beside it", async () => {
    const files = new Map([["some", new Uint8Array([1, 2, 3])] as const]);
    const blob = packed(snapshot(), files);
    expect(blob.size).toBeGreaterThan(3 * PART);
    expect(blob.size).toBeLessThan(4 * PART);
    expect([...unpacked(await read(blob)).file("some")]).toEqual([1, 2, 3]);
  });
});

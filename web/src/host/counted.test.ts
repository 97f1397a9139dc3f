import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { counted } from "./counted";

const whole = new TextEncoder().encode("Valdora ".repeat(1000));
const packed = new Uint8Array(gzipSync(whole));
const file = { bytes: packed.length, whole: whole.length };

/** How many bytes were told, and what came out, of a file that came in such pieces. */
async function passed(
  sent: Uint8Array<ArrayBuffer>,
  size: number,
  of = file,
): Promise<{ told: number[]; came: Uint8Array }> {
  const told: number[] = [];
  const parts = Array.from({ length: Math.ceil(sent.length / size) }, (_, at) =>
    sent.slice(at * size, (at + 1) * size),
  );
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(to) {
      parts.forEach((part) => to.enqueue(part));
      to.close();
    },
  });
  const out = source.pipeThrough(counted(of, (bytes) => told.push(bytes)));
  return { told, came: new Uint8Array(await new Response(out).arrayBuffer()) };
}
const sum = (told: number[]): number => told.reduce((all, each) => all + each, 0);

it.each([1, 20, 1e6])("counts what comes packed as it comes, in pieces of %i", async (size) => {
  const { told, came } = await passed(packed, size);
  expect(sum(told)).toBe(packed.length);
  expect(gunzipSync(came)).toEqual(gunzipSync(packed));
});

it("is full when all has come, also where the browser has unpacked it, and half full at half", async () => {
  const { told, came } = await passed(whole, 4000);
  expect(sum(told)).toBeCloseTo(packed.length);
  expect(told[0]).toBeCloseTo(packed.length / 2);
  expect([...came]).toEqual([...whole]);
});

it("counts what was never packed", async () => {
  const plain = { bytes: whole.length, whole: whole.length };
  expect(sum((await passed(whole, 999, plain)).told)).toBeCloseTo(whole.length);
});

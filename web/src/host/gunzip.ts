/**
 * What comes packed by gzip, unpacked; anything else as it is. What is said of it is not asked: some hosts label
 * what is packed, so that the browser has unpacked it already, and some pack it once more, and label that.
 */
type Bytes = Uint8Array<ArrayBuffer>;

/** How everything that gzip has packed begins. */
export const PACKED = [0x1f, 0x8b] as const;

export async function gunzipped(stream: ReadableStream<Bytes>): Promise<ReadableStream<Bytes>> {
  const reader = stream.getReader();
  const begun: Bytes[] = [];
  for (let length = 0; length < PACKED.length; length += begun.at(-1)!.length) {
    const { value } = await reader.read();
    if (!value) break;
    begun.push(value);
  }
  const first = begun.flatMap((part) => [...part.subarray(0, PACKED.length)]);
  const whole = new ReadableStream<Bytes>({
    start: (to) => begun.forEach((part) => to.enqueue(part)),
    async pull(to) {
      const { value } = await reader.read();
      if (value) to.enqueue(value);
      else to.close();
    },
    cancel: (why) => reader.cancel(why),
  });
  const packed = PACKED.every((byte, place) => first[place] === byte);
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

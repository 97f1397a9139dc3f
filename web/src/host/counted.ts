/** How much of a file has come, whatever the host and the browser do to it on the way. */
import { PACKED } from "./gunzip";
import type { PackedFile } from "./messages";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A stream to pass a file through: `come` hears of its bytes as they lie at the host. Where the host
 * labels what is packed, the browser has unpacked it already, and more come than were sent.
 */
export function counted(
  { bytes, whole }: Pick<PackedFile, "bytes" | "whole">,
  come: (bytes: number) => void,
): TransformStream<Bytes, Bytes> {
  let share: number | undefined;
  return new TransformStream({
    transform(part, to) {
      if (part.length) share ??= part[0] === PACKED[0] ? 1 : bytes / whole;
      come(part.length * (share ?? 1));
      to.enqueue(part);
    },
  });
}

/** The thread in which the engine thinks: a block of memory in, a door, the block after it out. */

export interface Asked {
  readonly id: number;
  readonly door: "think" | "weigh";
  readonly block: Uint8Array<ArrayBuffer>;
  readonly seed: bigint;
  readonly stream: bigint;
}
export type Begin = { readonly wasm: ArrayBuffer };
export type Answer = { readonly id: number } & (
  { readonly found: number; readonly block: Uint8Array<ArrayBuffer> } | { readonly failed: string }
);

type Door = (...numbers: bigint[]) => number | bigint | undefined;

let instance: Promise<WebAssembly.Instance> | undefined;

async function answered({ id, door, block, seed, stream }: Asked): Promise<Answer> {
  try {
    const { exports } = await instance!;
    const memory = exports["memory"] as WebAssembly.Memory;
    const begin = (exports["block"] as WebAssembly.Global<"i32">).value;
    const place = new Uint8Array(memory.buffer, begin, block.length);
    place.set(block);
    (exports["seed"] as Door)(BigInt.asIntN(64, seed), BigInt.asIntN(64, stream));
    const found = Number((exports[door] as Door)() ?? 0);
    block.set(place);
    return { id, found, block };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Asked | Begin>) => {
  if ("wasm" in data)
    instance = WebAssembly.instantiate(data.wasm).then(({ instance: made }) => made);
  else void answered(data).then((answer) => postMessage(answer));
});

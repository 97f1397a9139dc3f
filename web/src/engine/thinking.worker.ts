/** The thread in which the engine thinks: it answers what `Thinker` asks. */

import { Engine, type Door } from "./engine";

export interface Asked {
  readonly id: number;
  readonly door: Door;
  readonly block: Uint8Array<ArrayBuffer>;
  readonly seed: bigint;
  readonly stream: bigint;
}
export type Begin = { readonly wasm: ArrayBuffer };
export type Answer = { readonly id: number } & (
  { readonly found: number; readonly block: Uint8Array<ArrayBuffer> } | { readonly failed: string }
);

let engine: Promise<Engine> | undefined;

async function answered({ id, door, block, seed, stream }: Asked): Promise<Answer> {
  try {
    return { id, found: (await engine!).ask(door, block, seed, stream), block };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Asked | Begin>) => {
  if ("wasm" in data) engine = WebAssembly.compile(data.wasm).then((made) => new Engine(made));
  else void answered(data).then((answer) => postMessage(answer));
});

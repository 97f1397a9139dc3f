/** The thread in which the engine thinks: it answers what `Thinker` asks, in order. */

import { Engine, type Known, type Question, type Thought } from "./engine";

export type Asked = { id: number } & (
  | { kind: "open"; wasm: ArrayBuffer }
  | { kind: "load"; known: Known }
  | { kind: "think"; question: Question }
);
export type Answer = { id: number } & ({ thoughts: Thought[] } | { failed: string });

let engine: Engine | undefined;

async function answered(asked: Asked): Promise<Thought[]> {
  if (asked.kind === "open") engine = new Engine(await WebAssembly.compile(asked.wasm));
  else if (!engine) throw new Error("the engine is not open");
  else if (asked.kind === "load") engine.load(asked.known);
  else return engine.think(asked.question);
  return [];
}

let last: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => {
    let answer: Answer;
    try {
      answer = { id: data.id, thoughts: await answered(data) };
    } catch (error) {
      answer = { id: data.id, failed: String(error) };
    }
    postMessage(answer);
  });
});

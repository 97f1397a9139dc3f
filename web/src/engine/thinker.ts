/** The engine in threads of its own, so that tables answer while it thinks. */
import type { Answer, Asked, Begin } from "./thinking.worker";

interface Waiting {
  settle(answer: Answer): void;
  fail(error: Error): void;
}

/** One thread with the compiled file; begun anew if a thought takes too long. */
export class Thinker {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly wasm: ArrayBuffer) {}

  /** What Python's `Bridge` asks: the answer of a door, and the block after it. */
  ask = (
    door: Asked["door"],
    block: Uint8Array<ArrayBuffer>,
    seed: string,
    stream: string,
    seconds: number,
  ): Promise<{ found: number; block: Uint8Array<ArrayBuffer> }> =>
    new Promise((resolve, reject) => {
      const id = ++this.#asked;
      const late = seconds
        ? setTimeout(() => this.#end(`TooLong: more than ${seconds} s`), seconds * 1000)
        : undefined;
      this.#waiting.set(id, {
        settle: (answer) => {
          clearTimeout(late);
          if ("failed" in answer) reject(new Error(answer.failed));
          else resolve(answer);
        },
        fail: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
      const asked: Asked = { id, door, block, seed: BigInt(seed), stream: BigInt(stream) };
      this.#thread().postMessage(asked, [block.buffer]);
    });

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), {
      type: "module",
      name: "valdora-thinking",
    });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.settle(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#end("the engine's thread failed");
    worker.postMessage({ wasm: this.wasm } satisfies Begin);
    this.#worker = worker;
    return worker;
  }

  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.fail(new Error(why));
    this.#waiting.clear();
  }
}

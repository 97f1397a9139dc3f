/** The engine in a Web Worker: asked and answered by promises, so that no page stands still. */

import type { Known, Question, Thought } from "./engine";
import type { Answer, Asked } from "./worker";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;

export class Thinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
  }

  /** A thinker with the compiled file, in a worker that runs `worker.ts`. */
  static async open(worker: Worker, wasm: ArrayBuffer): Promise<Thinker> {
    const made = new Thinker(worker);
    await made.#ask({ kind: "open", wasm });
    return made;
  }

  /** Make ready for an edition and a way of seeing its game. */
  async load(known: Known): Promise<void> {
    await this.#ask({ kind: "load", known });
  }

  /** The best turns of the player to move, best first. */
  think(question: Question): Promise<Thought[]> {
    return this.#ask({ kind: "think", question });
  }

  /** Stop thinking, whatever is under way. */
  close(): void {
    this.#worker.terminate();
  }

  #ask(asked: Without<Asked>): Promise<Thought[]> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        if ("failed" in answer) reject(new Error(answer.failed));
        else resolve(answer.thoughts);
      });
      this.#worker.postMessage({ ...asked, id });
    });
  }
}

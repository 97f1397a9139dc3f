/** The worker that hosts a device's tables: Python answers what the page asks. */
import type { PyBuffer, PyProxy } from "pyodide/ffi";
import { keptBy } from "../kept";
import { Channels, type Channel, type Connect } from "./channels";
import type { FromHost, ToHost } from "./messages";
import { keepCode, startPython, Unfetched } from "./python";
import { openStore } from "./store";
import { Thinker } from "../engine/thinker";

/** `valdora.device.page.Page`, through Pyodide's bridge. */
interface Page extends PyProxy {
  ask(method: string, path: string, body: string | undefined): Promise<Reply>;
  open_file(text: string): Promise<Reply>;
  advise(text: string): Promise<Reply>;
  verify(text: string): Reply;
  connect(...given: Parameters<Connect>): Channel & PyProxy;
}
/** A tuple: status, text, name of a file. */
interface Reply extends PyProxy {
  toJs(): [number, string, string];
}

const tell = (message: FromHost): void => postMessage(message);

let page: Page | undefined;
let channels: Channels;

async function begin(
  root: string,
  pack: Extract<ToHost, { kind: "begin" }>["pack"],
): Promise<void> {
  const began = performance.now();
  const names = keptBy(root);
  channels = new Channels(names.table, (...given) => page!.connect(...given), tell);
  try {
    const [store, started] = await Promise.all([
      openStore(
        names,
        (why) => tell({ kind: "unkept", why }),
        (game) => channels.isOpen(game),
      ),
      startPython(root, pack, (done, total) => tell({ kind: "loading", done, total })),
    ]);
    const { python, engine, snapshot } = started;
    const module = python.pyimport("valdora.device.page") as PyProxy & {
      begin(store: unknown, ask: unknown): Promise<Page>;
    };
    const thinker = new Thinker(engine);
    page = await module.begin(
      store,
      (door: "think" | "weigh", bytes: PyBuffer, seed: string, stream: string, seconds: number) => {
        const view = bytes.getBuffer("u8");
        const block = new Uint8Array(view.data); // a copy: the other thread gets it for good
        view.release();
        return thinker.ask(door, block, seed, stream, seconds);
      },
    );
    tell({ kind: "ready", snapshot, ms: Math.round(performance.now() - began) });
    setTimeout(() => {
      tidyUp();
      void keepCode(root, pack);
    }, TIDYING);
  } catch (error) {
    tell({
      kind: "failed",
      network: error instanceof Unfetched,
      why: error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error),
    });
  }
}

/** When the first answers are given, in milliseconds. */
const TIDYING = 2000;

/**
 * Have what the start has left collected: as much again as Python itself takes. Nobody comes by to
 * collect it in a worker that waits, unless it takes much memory. What is not used takes none.
 */
function tidyUp(): void {
  try {
    Reflect.construct(ArrayBuffer, [2 ** 26]); // a plain `new` is left out of what is built
  } catch {
    // There is not so much: it has been collected.
  }
}

async function answer(id: number, ask: () => Promise<Reply> | Reply): Promise<void> {
  try {
    const reply = await ask();
    const [status, text, name] = reply.toJs();
    reply.destroy();
    tell({ kind: "answer", id, status, text, name });
  } catch (error) {
    console.error(error);
    const text = JSON.stringify({ code: "server-error", figures: {} });
    tell({ kind: "answer", id, status: 500, text, name: "" });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
  switch (data.kind) {
    case "begin":
      return void begin(data.root, data.pack);
    case "ask":
      return void answer(data.id, () => page!.ask(data.method, data.path, data.body ?? undefined));
    case "file":
      return void answer(data.id, () => page!.open_file(data.text));
    case "advise":
      return void answer(data.id, () => page!.advise(data.text));
    case "verify":
      return void answer(data.id, () => page!.verify(data.text));
    case "open":
      return channels.open(data.channel, data.table, data.take);
    case "hear":
      return channels.hear(data.channel, data.text);
    case "leave":
      return channels.leave(data.channel);
  }
});

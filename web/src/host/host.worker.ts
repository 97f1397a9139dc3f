/** The worker that hosts a device's tables: Python answers what the page asks. */
import type { PyBuffer, PyProxy } from "pyodide/ffi";
import { keptBy, type Kept } from "../kept";
import { claim } from "./claims";
import { ELSEWHERE, type FromHost, type ToHost } from "./messages";
import { keepCode, startPython, Unfetched } from "./python";
import { openStore } from "./store";
import { Thinker } from "../engine/thinker";

/** `valdora.device.page.Page`, through Pyodide's bridge. */
interface Page extends PyProxy {
  ask(method: string, path: string, body: string | undefined): Promise<Reply>;
  open_file(text: string): Promise<Reply>;
  advise(text: string): Promise<Reply>;
  verify(text: string): Reply;
  connect(table: string, send: (text: string) => void, closed: (code: number) => void): Channel;
}
interface Channel extends PyProxy {
  hear(text: string): void;
  leave(): void;
}
/** A tuple: status, text, name of a file. */
interface Reply extends PyProxy {
  toJs(): [number, string, string];
}

const tell = (message: FromHost): void => postMessage(message);

let page: Page | undefined;
let names: Kept;
const channels = new Map<number, { table: string; leave(): void; hear(text: string): void }>();
const isOpen = (game: string): boolean => [...channels.values()].some((c) => c.table === game);

async function begin(
  root: string,
  pack: Extract<ToHost, { kind: "begin" }>["pack"],
): Promise<void> {
  const began = performance.now();
  names = keptBy(root);
  try {
    const [store, started] = await Promise.all([
      openStore(names, (why) => tell({ kind: "unkept", why }), isOpen),
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

/** Open a live channel, once no other page of this browser has the table open. */
function open(channel: number, table: string, take: boolean): void {
  claim(names.table + table, take, () => join(channel, table)).catch(() => {
    channels.get(channel)?.leave();
    channels.delete(channel);
    tell({ kind: "closed", channel, code: ELSEWHERE });
  });
}

/** A live channel; done when it is closed. */
function join(channel: number, table: string): Promise<void> {
  return new Promise((done) => {
    const made = page!.connect(
      table,
      (text) => tell({ kind: "frame", channel, text }),
      (code) => {
        tell({ kind: "closed", channel, code });
        end();
      },
    );
    const end = (): void => {
      if (!channels.delete(channel)) return;
      done();
    };
    channels.set(channel, {
      table,
      hear: (text) => made.hear(text),
      leave: () => {
        made.leave();
        end();
      },
    });
    tell({ kind: "opened", channel });
  });
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
      return open(data.channel, data.table, data.take);
    case "hear":
      return channels.get(data.channel)?.hear(data.text);
    case "leave":
      return channels.get(data.channel)?.leave();
  }
});

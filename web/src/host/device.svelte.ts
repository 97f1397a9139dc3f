/**
 * Tables on this device: a worker hosts them, begun when the first one is asked for. Fetching its
 * Python part takes a while the first time, so how far it is can be seen.
 */
import { ROOT } from "$lib/place";
import type { Answer, Socket, Transport } from "$lib/transport";
import { keptBy } from "../kept";
import { haveKept } from "./keeping";
import { listed } from "./listed";
import type { FromHost, Pack, ToHost, Unkept } from "./messages";

export type Stage = "idle" | "loading" | "starting" | "ready" | "failed";

/** Python's part of a release, and what it answers without having begun. */
interface Release extends Pack {
  readonly answers: Readonly<Record<string, unknown>>;
}

const TABLES = "/api/v1/tables";
/** What is answered where none comes, as the worker says it too. */
const UNANSWERED = JSON.stringify({ code: "server-error", figures: {} });

class DeviceSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState: number = WebSocket.CONNECTING;

  constructor(
    private readonly say: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    if (this.readyState !== WebSocket.CLOSED) this.leave();
    this.closed(1000);
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

class Device implements Transport {
  readonly remote = false;
  stage = $state<Stage>("idle");
  /** Bytes that have come, of how many. */
  done = $state(0);
  total = $state(0);
  /** Whether it failed for want of a network. */
  offline = $state(false);
  /** Why games do not outlast this page, if they do not. */
  unkept = $state<Unkept | null>(null);
  /** How long the start took, and whether it began from what was kept. */
  began = $state.raw<{ ms: number; snapshot: boolean } | null>(null);

  #release: Promise<Release> | null = null;
  /** A thread in which nothing has begun yet. */
  #worker: Worker | null = null;
  #begun: Promise<Worker> | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, (answer: FromHost & { kind: "answer" }) => void>();
  readonly #sockets = new Map<number, DeviceSocket>();

  /** What this release has for this device. */
  release(): Promise<Release> {
    this.#release ??= fetch(ROOT + (document.documentElement.dataset["python"] ?? "python.json"))
      .then((response) => {
        if (!response.ok) throw new TypeError(`python.json: ${response.status}`);
        return response.json() as Promise<Release>;
      })
      .catch((error: unknown) => {
        this.#release = null;
        throw error;
      });
    return this.#release;
  }

  async request(
    method: string,
    path: string,
    body: string | null,
    signal: AbortSignal | null,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    if (method === "GET" && this.stage !== "ready") {
      const known = (await listed(keptBy(ROOT), path)) ?? (await this.release()).answers[path];
      if (known) return { status: 200, text: () => Promise.resolve(JSON.stringify(known)) };
    }
    if (method === "POST" && path === TABLES) haveKept();
    return this.#ask((id) => ({ kind: "ask", id, method, path, body }));
  }

  /** Have a game file opened: a table to look back at. */
  openFile(text: string): Promise<Answer> {
    haveKept();
    return this.#ask((id) => ({ kind: "file", id, text }));
  }

  /** Have a bot say what it would do where the game in a file stands. */
  advise(text: string): Promise<Answer> {
    return this.#ask((id) => ({ kind: "advise", id, text }));
  }

  /** Have a game file checked, ply by ply and page by page. */
  verify(text: string): Promise<Answer> {
    return this.#ask((id) => ({ kind: "verify", id, text }));
  }

  connect(table: string, take: boolean): Socket {
    const channel = ++this.#asked;
    const socket = new DeviceSocket(
      (text) => void this.#say({ kind: "hear", channel, text }),
      () => {
        this.#sockets.delete(channel);
        if (this.stage === "ready") void this.#say({ kind: "leave", channel });
      },
    );
    this.#sockets.set(channel, socket);
    this.begin().then(
      () => {
        if (socket.readyState === WebSocket.CONNECTING)
          void this.#say({ kind: "open", channel, table, take });
      },
      () => {
        this.#sockets.delete(channel);
        socket.closed(1006);
      },
    );
    return socket;
  }

  /** Have a thread ready, and the list of what it will need: a browser takes a while for both. */
  prepare(): void {
    this.#worker ??= new Worker(new URL("./host.worker.ts", import.meta.url), {
      type: "module",
      name: "valdora-host",
    });
    this.release().catch(() => {}); // whoever asks for it hears of it
  }

  /** Have the worker begin, unless it has; rejects if it cannot. */
  begin(): Promise<Worker> {
    this.#begun ??= this.#start().catch((error: unknown) => {
      this.#begun = null;
      this.stage = "failed";
      throw error;
    });
    return this.#begun;
  }

  async #start(): Promise<Worker> {
    this.stage = "loading";
    this.offline = false;
    this.done = this.total = 0;
    this.prepare();
    const worker = this.#worker!;
    this.#worker = null;
    const { version, files } = await this.release().catch((error: unknown) => {
      this.offline = true;
      worker.terminate();
      throw error;
    });
    return new Promise((resolve, reject) => {
      const fail = (why: string, network: boolean): void => {
        console.error(`Valdora on this device: ${why}`);
        this.offline = network;
        worker.terminate();
        reject(new Error(why));
      };
      worker.onerror = () => fail("the worker failed", !navigator.onLine);
      worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
        if (data.kind === "ready") {
          this.began = { ms: data.ms, snapshot: data.snapshot };
          this.stage = "ready";
          worker.onerror = () => this.#lose(worker);
          resolve(worker);
        } else if (data.kind === "failed") fail(data.why, data.network);
        else this.#hear(data);
      };
      const root = new URL(ROOT, location.href).href;
      worker.postMessage({ kind: "begin", root, pack: { version, files } } satisfies ToHost);
    });
  }

  /**
   * The worker has failed in the middle of its work. What it acknowledged is kept, so whoever is
   * connected connects again, and that begins another one.
   */
  #lose(worker: Worker): void {
    console.error("Valdora on this device: the worker failed, and is begun anew");
    worker.terminate();
    this.#begun = null;
    this.stage = "idle";
    const [waiting, sockets] = [[...this.#waiting], [...this.#sockets.values()]];
    this.#waiting.clear();
    this.#sockets.clear();
    for (const [id, settle] of waiting)
      settle({ kind: "answer", id, status: 500, text: UNANSWERED, name: "" });
    for (const socket of sockets) socket.closed(1006);
  }

  #hear(message: FromHost): void {
    switch (message.kind) {
      case "loading":
        this.done = message.done;
        this.total = message.total;
        if (message.done >= message.total) this.stage = "starting";
        return;
      case "unkept":
        this.unkept = message.why;
        return;
      case "answer":
        this.#waiting.get(message.id)?.(message);
        this.#waiting.delete(message.id);
        return;
      case "opened":
        return this.#sockets.get(message.channel)?.opened();
      case "frame":
        return this.#sockets
          .get(message.channel)
          ?.onmessage?.(new MessageEvent("message", { data: message.text }));
      case "closed":
        this.#sockets.get(message.channel)?.closed(message.code);
        this.#sockets.delete(message.channel);
    }
  }

  async #say(message: ToHost): Promise<void> {
    (await this.begin()).postMessage(message);
  }

  async #ask(make: (id: number) => ToHost): Promise<Answer> {
    const id = ++this.#asked;
    const answered = new Promise<FromHost & { kind: "answer" }>((settle) =>
      this.#waiting.set(id, settle),
    );
    await this.#say(make(id)).catch((error: unknown) => {
      this.#waiting.delete(id);
      throw error;
    });
    const { status, text } = await answered;
    return { status, text: () => Promise.resolve(text) };
  }
}

export const device = new Device();

/** The text that says why nothing comes from this device. */
export function deviceProblem(): string {
  return device.offline ? "device-offline" : "device-failed";
}

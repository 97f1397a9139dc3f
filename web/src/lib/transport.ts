/** How a page reaches its tables: one interface, for a server and for this device. */
import { device } from "../host/device.svelte";
import type { Place } from "./place";
import { LIVE } from "./protocol";

export interface Answer {
  readonly status: number;
  /** Rejects if the rest of it does not come. */
  text(): Promise<string>;
}

/** What a live channel needs of a connection; a WebSocket is one. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Whether whoever hosts the tables may be gone without a word, as at the end of a network. */
  readonly remote: boolean;
  /** Ask once; rejects if nothing comes back. */
  request(
    method: string,
    path: string,
    body: string | null,
    signal: AbortSignal | null,
  ): Promise<Answer>;
  /** The live channel of a table; `take` it from another page of this browser. */
  connect(table: string, take: boolean): Socket;
}

const server: Transport = {
  remote: true,
  request(method, path, body, signal) {
    const init: RequestInit = { method, credentials: "same-origin", signal };
    if (body !== null) {
      init.headers = { "content-type": "application/json" };
      init.body = body;
    }
    return fetch(path, init);
  },
  connect(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${LIVE.replace("{id}", table)}`);
  },
};

export const TRANSPORTS: Readonly<Record<Place, Transport>> = { server, device };

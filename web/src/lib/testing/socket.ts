/** A WebSocket that a test holds the other end of. */
import type { Incoming } from "$lib/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Incoming[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server says something. */
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** The connection is there. */
  open(): void {
    this.onopen();
  }
  /** The connection is cut. */
  cut(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** The live channels of a host: it has a table open only while no other page of this browser has. */
import { claim } from "./claims";
import { ELSEWHERE, type FromHost } from "./messages";

/** A live channel, as Python has it. */
export interface Channel {
  hear(text: string): void;
  leave(): void;
}
export type Connect = (
  table: string,
  send: (text: string) => void,
  closed: (code: number) => void,
) => Channel;

interface Joined extends Channel {
  readonly table: string;
}

export class Channels {
  /** Those that the page has asked for and not left: a table may be free only after that. */
  readonly #wanted = new Set<number>();
  readonly #joined = new Map<number, Joined>();

  /** `lock` is what the names of tables have before them, where pages agree on who has which. */
  constructor(
    private readonly lock: string,
    private readonly connect: Connect,
    private readonly tell: (message: FromHost) => void,
  ) {}

  /** Whether a table is open here. */
  isOpen(table: string): boolean {
    return [...this.#joined.values()].some((joined) => joined.table === table);
  }

  /** Open a channel, once no other page of this browser has the table open. */
  open(channel: number, table: string, take: boolean): void {
    this.#wanted.add(channel);
    claim(this.lock + table, take, () => this.#join(channel, table)).catch(() => {
      if (!this.#wanted.has(channel)) return;
      this.leave(channel);
      this.tell({ kind: "closed", channel, code: ELSEWHERE });
    });
  }

  hear(channel: number, text: string): void {
    this.#joined.get(channel)?.hear(text);
  }

  /** The page needs a channel no more, whether it has been opened or not. */
  leave(channel: number): void {
    this.#wanted.delete(channel);
    this.#joined.get(channel)?.leave();
  }

  /** The table is ours; done when the channel is closed. */
  #join(channel: number, table: string): Promise<void> {
    if (!this.#wanted.has(channel)) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        this.#wanted.delete(channel);
        if (this.#joined.delete(channel)) done();
      };
      const made = this.connect(
        table,
        (text) => this.tell({ kind: "frame", channel, text }),
        (code) => {
          this.tell({ kind: "closed", channel, code });
          end();
        },
      );
      this.#joined.set(channel, {
        table,
        hear: (text) => made.hear(text),
        leave: () => {
          made.leave();
          end();
        },
      });
      this.tell({ kind: "opened", channel });
    });
  }
}

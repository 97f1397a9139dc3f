/** The clocks of a table as they run, by the server's time. */
import { leftOf } from "$lib/clock";
import type { LiveTable } from "$lib/live.svelte";

const TICK = 1000;

export interface Shown {
  ms: number;
  runs: boolean;
  /** On holiday: it stands still. */
  off: boolean;
  /** Little of it is left. */
  low: boolean;
}

export class Ticking {
  #now = $state(Date.now());
  readonly #timer = setInterval(() => (this.#now = Date.now()), TICK);

  constructor(readonly live: LiveTable) {}

  /** The server's time. */
  get now(): number {
    return this.live.presence.now + Math.max(0, this.#now - this.live.presenceAt);
  }

  /** What the clock of a seat shows; null where none is. */
  of(seat: number): Shown | null {
    const table = this.live.table;
    if (!table?.clock || !table.clocks || table.seats[seat]?.kind !== "person") return null;
    const ms = leftOf(table.clocks, seat, this.now);
    const whole = table.clock.kind === "live" ? table.clock.bank : table.clock.turn;
    return {
      ms,
      runs: table.clocks.runs === seat,
      off: (table.clocks.until[seat] ?? 0) > this.now,
      low: ms * 10 < whole,
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Who is away and for how long, by the server's clock, and whether one may let a bot play on. */
import type { LiveTable } from "$lib/live.svelte";

const TICK = 5000;

export class Absence {
  #now = $state(Date.now());
  readonly #timer = setInterval(() => (this.#now = Date.now()), TICK);

  constructor(readonly live: LiveTable) {}

  /** For how many milliseconds a person has been away; null for who is here, and for bots. */
  of(seat: number): number | null {
    if (this.#expected) return null;
    const { away, now } = this.live.presence;
    const found = away.find((each) => each.seat === seat);
    if (!found) return null;
    return now - found.since + Math.max(0, this.#now - this.live.presenceAt);
  }

  /** In a game over days nobody is expected to stay: the clock alone decides. */
  get #expected(): boolean {
    const { table } = this.live;
    return table?.status === "running" && table.clock?.kind === "slow";
  }

  /** The host decides, or who plays while the host is away. */
  get decides(): boolean {
    const { you, presence } = this.live;
    return you.host || (you.seats.length > 0 && !presence.host);
  }

  /** Whether one may let a bot play at a seat now. */
  may(seat: number): boolean {
    const away = this.of(seat);
    const running = this.live.table?.status === "running";
    return running && this.decides && away !== null && away >= this.live.presence.patience;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

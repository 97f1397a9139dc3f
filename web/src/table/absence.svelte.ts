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
    const found = this.live.presence.away.find((each) => each.seat === seat);
    if (!found) return null;
    return this.#server - found.since;
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

  /**
   * Whether one may ask, before the start, to follow a host who is away. Which of those away that
   * is, and since when if they have no seat, the server knows.
   */
  get mayFollow(): boolean {
    const { table, you, presence } = this.live;
    if (!table || !this.hostless || !you.seats.length) return false;
    const since = presence.away.map((each) => each.since);
    const first = Math.min(...(since.length ? since : [table.changed]));
    return this.#server - first >= presence.patience;
  }

  /** Whether all wait for a host who is not here. */
  get hostless(): boolean {
    const { table, you, presence } = this.live;
    return table?.status === "open" && !you.host && presence.now > 0 && !presence.host;
  }

  /** The server's time. */
  get #server(): number {
    return this.live.presence.now + Math.max(0, this.#now - this.live.presenceAt);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

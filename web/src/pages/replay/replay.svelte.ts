/** A game being looked at again: where one is, and how to get elsewhere. */
import { call } from "$lib/api";
import type { Edition, Line, PastStep, State, Table } from "$lib/protocol";
import { stops, type Stops } from "$lib/stops";

export class Replay {
  table = $state.raw<Table | null>(null);
  /** One's own. */
  seats = $state.raw<readonly number[]>([]);
  edition = $state.raw<Edition | null>(null);
  line = $state.raw<Line | null>(null);
  /** Plies played at the position one looks at. */
  n = $state(0);
  /** The position as far as it has arrived. */
  state = $state.raw<State | null>(null);
  playing = $state(false);
  failed = $state.raw<unknown>(null);
  /** A position that was asked for and did not come, and why; one still looks at the one before. */
  missing = $state.raw<{ n: number; why: unknown } | null>(null);

  stops = $derived.by<Stops | null>(() => (this.line ? stops(this.line) : null));
  /** The step that led to the position, if one did. */
  step = $derived.by<PastStep | null>(
    () => this.line?.steps.findLast(({ ply }) => ply <= this.n) ?? null,
  );
  last = $derived.by(() => this.line?.plies.length ?? 0);

  #kept = new Map<number, State>();
  #shown = 0;
  #wanted = -1;
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly id: string) {}

  async load(ply: number | null): Promise<void> {
    this.failed = null;
    try {
      const { table, you } = await call("GET /api/v1/tables/{id}", { id: this.id });
      const [edition, line] = await Promise.all([
        call("GET /api/v1/editions/{edition}", { edition: table.edition }),
        call("GET /api/v1/tables/{id}/line", { id: this.id }),
      ]);
      this.table = table;
      this.seats = you.seats;
      this.edition = edition;
      this.line = line;
      await this.#seek(ply ?? line.steps[0]?.ply ?? 0);
    } catch (error) {
      this.failed = error;
    }
  }

  /** Show the position after so many plies. While one scrubs, only the last one asked for is fetched. */
  async go(ply: number): Promise<void> {
    try {
      await this.#seek(ply);
    } catch (why) {
      this.stop();
      this.missing = { n: this.n, why };
      this.n = this.#shown;
    }
  }

  async #seek(ply: number): Promise<void> {
    this.missing = null;
    this.n = Math.min(this.last, Math.max(0, ply));
    this.#wanted = this.n;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#wanted >= 0) {
        const n = this.#wanted;
        this.#wanted = -1;
        this.state = await this.#position(n);
        this.#shown = n;
      }
    } finally {
      this.#busy = false;
    }
    const next = this.stops?.steps.find((stop) => stop > this.n);
    if (next !== undefined) void this.#position(next).catch(() => {});
  }

  /** The stop before (-1) or after (1) this position; the first or last one if there is none. */
  async jump(kind: keyof Stops, by: -1 | 1): Promise<void> {
    const all = this.stops?.[kind] ?? [];
    const found =
      by > 0 ? all.find((stop) => stop > this.n) : all.findLast((stop) => stop < this.n);
    await this.go(found ?? (by > 0 ? this.last : (this.stops?.steps[0] ?? 0)));
  }

  /** Go on by itself, one step each `ms`. */
  play(ms: number): void {
    if (this.n >= this.last) void this.go(this.stops?.steps[0] ?? 0);
    this.playing = true;
    const tick = (): void => {
      if (!this.playing) return;
      void this.jump("steps", 1).then(() => {
        if (this.n >= this.last) this.playing = false;
        else if (this.playing) this.#timer = setTimeout(tick, ms);
      });
    };
    this.#timer = setTimeout(tick, ms);
  }

  stop(): void {
    this.playing = false;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #position(n: number): Promise<State> {
    const kept = this.#kept.get(n);
    if (kept) return kept;
    const { state } = await call("GET /api/v1/tables/{id}/positions/{n}", { id: this.id, n });
    this.#kept.set(n, state);
    return state;
  }
}

/** What is said at a table, and what one is about to say: it outlives the box it is typed in. */
import type { LiveTable } from "$lib/live.svelte";
import type { Refused } from "$lib/protocol";

export class Talk {
  draft = $state("");
  /** Whether a line is on its way: it is said once the connection is back, and once only. */
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** The seq of the last line that was in sight. */
  #read = $state(0);
  unread = $derived.by(() => this.live.chat.filter(({ seq }) => seq > this.#read).length);

  constructor(readonly live: LiveTable) {}

  seen(): void {
    this.#read = this.live.chat.at(-1)?.seq ?? 0;
  }

  async say(seat: number | null): Promise<void> {
    const typed = this.draft;
    const line = typed.trim();
    if (!line || this.sending) return;
    this.sending = true;
    const answer = await this.live.say(line, seat);
    this.sending = false;
    this.refused = answer.done ? null : answer.refused;
    if (answer.done && this.draft === typed) this.draft = "";
  }
}

/** Politely tell a person who looks elsewhere that it is their turn. */
import type { Translate } from "$lib/i18n";
import { settings } from "$lib/settings.svelte";
import { waits } from "$lib/waits.svelte";
import type { Session } from "./session.svelte";
import { play } from "./sound";

/** Call while a component is set up: title, tone and notification follow the turn. */
export function callAttention(session: Session, t: Translate): void {
  $effect(() => {
    document.title = waits.mark + (session.ready ? t("title-turn") : t("title-table"));
    return () => (document.title = t("title-table"));
  });
  $effect(() => waits.lookAt(session.live.id, session.ready));
  $effect(() => {
    if (!session.ready) return undefined;
    play("turn");
    if (!document.hidden || !settings.notify || !("Notification" in globalThis)) return undefined;
    if (Notification.permission !== "granted") return undefined;
    const note = new Notification(t("title-turn"), { tag: `valdora-${session.live.id}` });
    note.onclick = () => (window.focus(), note.close());
    return () => note.close();
  });
}

/** How long things take to be shown, and a pawn's walk along the road. */
import { pawnPlace, pawnTransform } from "$lib/board/places";
import type { Edition, Past } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { wayBetween } from "./roads";

/** Milliseconds to show a step of somebody else; fewer when many wait to be shown. */
export function durationOf(step: Pick<Past, "events">, waiting: number): number {
  if (waiting > 10 || document.hidden) return 0;
  const hurry = settings.speed * (waiting > 4 ? 2 : 1);
  if (settings.still) return 150 / hurry;
  return (step.events.some(({ kind }) => kind === "pawn-moved") ? 950 : 700) / hurry;
}

/** Let the pawn walk from where it is drawn along the roads; call before the state changes. */
export function walkOf(edition: Edition, step: Pick<Past, "events">): (ms: number) => void {
  const move = step.events.find((event) => event.kind === "pawn-moved");
  const pawn = move && document.querySelector<HTMLElement>(`[data-pawn="${move.seat}"]`);
  if (!move || !pawn) return () => {};
  const from = pawn.style.transform;
  const way = wayBetween(edition, move.origin, move.space).slice(1, -1);
  return (ms) => {
    const stops = way.flatMap((id) => {
      const space = edition.spaces.find((found) => found.id === id);
      if (!space) return [];
      return [space.kind === "road" ? space : pawnPlace(space, 0)];
    });
    const path = [from, ...stops.map(pawnTransform), pawn.style.transform];
    // The walk takes the place of the glide with which pawns change places otherwise.
    for (const glide of pawn.getAnimations()) glide.cancel();
    pawn.animate(evenly(path), { duration: ms, easing: "ease-in-out" });
  };
}

/** Keyframes in which long legs take longer than short ones. */
function evenly(path: readonly string[]): Keyframe[] {
  const at = path.map((transform) => [...transform.matchAll(/-?[\d.]+/g)].map(Number));
  const legs = at.map(([x = 0, y = 0], i) => Math.hypot(x - (at[i - 1]?.[0] ?? x), y - (at[i - 1]?.[1] ?? y)));
  const length = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  return path.map((transform, i) => ({ transform, offset: Math.min(1, (gone += legs[i]!) / length) }));
}

export const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

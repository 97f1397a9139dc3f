/** How long things take to be shown, and a pawn's walk along the road. */
import { pawnPlace, pawnTransform } from "$lib/board/places";
import type { Edition, GameEvent, PastStep, State } from "$lib/protocol";
import { settings, type Speed } from "$lib/settings.svelte";
import { wayBetween } from "./roads";

/** More steps than all others can make before one's turn: who was away that long is not kept waiting. */
const FAR_BEHIND = 60;
/** Milliseconds for what takes longest in a step; anything else takes `USUAL`. */
const LENGTHS: Partial<Record<GameEvent["kind"], number>> = {
  "pawn-moved": 900,
  "page-turned": 700,
};
const USUAL = 600;
/** The end of a turn alone shows nothing. */
const NOTHING = 120;

/** Milliseconds to show a step at a speed; `waiting` steps are to be shown after it. */
export function durationOf(step: Pick<PastStep, "events">, speed: Speed, waiting: number): number {
  if (speed === "instant" || waiting > FAR_BEHIND || document.hidden) return 0;
  const seen = step.events.filter(({ kind }) => kind !== "turn-ended");
  if (!seen.length) return NOTHING / speed;
  if (settings.still) return 150 / speed;
  return Math.max(...seen.map(({ kind }) => LENGTHS[kind] ?? USUAL)) / speed;
}

type Walk = (ms: number) => Animation | null;

/** Let the pawn walk from where it is drawn along the roads; call before the state changes. */
export function walkOf(edition: Edition, step: Pick<PastStep, "events">): Walk {
  const move = step.events.find((event) => event.kind === "pawn-moved");
  const pawn = move && document.querySelector<HTMLElement>(`[data-pawn="${move.seat}"]`);
  if (!move || !pawn) return () => null;
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
    return pawn.animate(evenly(path), { duration: ms, easing: "ease-in-out" });
  };
}

/** A pawn that goes where a choice leads, while the answer is awaited. */
export interface Going {
  readonly seat: number;
  readonly space: string;
  readonly walk: Animation | null;
  /** It was not to be. */
  back(): void;
}

/** Let the pawn go at once, if the events that a choice would bring move it. */
export function goingBy(
  edition: Edition,
  events: readonly GameEvent[],
  { players }: State,
): Going | null {
  const move = events.find((event) => event.kind === "pawn-moved");
  const space = edition.spaces.find(({ id }) => id === move?.space);
  const pawn = move && document.querySelector<HTMLElement>(`[data-pawn="${move.seat}"]`);
  if (!space || !pawn) return null;
  const { seat } = move;
  const from = pawn.style.transform;
  const walk = walkOf(edition, { events: [...events] });
  const others = players.slice(0, seat).filter((player) => player.pawn === space.id).length;
  pawn.style.transform = pawnTransform(pawnPlace(space, others));
  const walking = walked(durationOf({ events: [...events] }, 1, 0), walk);
  const back = (): void => {
    walking?.cancel();
    pawn.style.transform = from;
  };
  return { seat, space: space.id, walk: walking, back };
}

/** Whether eyes can follow what moves in a step that is shown for so long. */
export function canBeFollowed(ms: number): boolean {
  return ms > 200;
}

/** Let a pawn walk in a step that is shown for so long, if that can be followed. */
export function walked(ms: number, walk: Walk): Animation | null {
  return canBeFollowed(ms) ? walk(ms * 0.9) : null;
}

/** Keyframes in which long legs take longer than short ones. */
function evenly(path: readonly string[]): Keyframe[] {
  const at = path.map((transform) => [...transform.matchAll(/-?[\d.]+/g)].map(Number));
  const legs = at.map(([x = 0, y = 0], i) =>
    Math.hypot(x - (at[i - 1]?.[0] ?? x), y - (at[i - 1]?.[1] ?? y)),
  );
  const length = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  return path.map((transform, i) => ({
    transform,
    offset: Math.min(1, (gone += legs[i]!) / length),
  }));
}

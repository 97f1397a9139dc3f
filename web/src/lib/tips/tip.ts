/**
 * What a mark means: `{@attach tip(text)}` gives an element words that are told on hover, focus and
 * long press. `Tips.svelte` shows them; pictures with a name of their own (`role="img"`) need nothing.
 */
import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";

/** Words for an element; so that keys reach them, it can be focused unless it is part of a control. */
export function tip(text: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const bare = text !== "" && !element.closest(FOCUSABLE);
    if (bare) element.setAttribute("tabindex", "0");
    element.setAttribute("data-tip", text);
    return () => {
      element.removeAttribute("data-tip");
      if (bare) element.removeAttribute("tabindex");
    };
  };
}

/** The element whose words are to be told when something happens at another. */
export function tipOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const told = target.closest("[data-tip]") ?? target.closest("svg[role='img'][aria-label]");
  return told && wordsOf(told) ? told : null;
}

export const wordsOf = (element: Element): string =>
  element.getAttribute("data-tip") || element.getAttribute("aria-label") || "";

/** Where a bubble lies: above what it tells of if there is room, else below, and on the screen. */
export function placeFor(
  box: Pick<DOMRect, "left" | "top" | "width" | "bottom">,
  bubble: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const GAP = 6;
  const middle = box.left + box.width / 2 - bubble.width / 2;
  const above = box.top - bubble.height - GAP;
  const below = Math.min(box.bottom + GAP, room.height - bubble.height - GAP);
  return {
    left: Math.max(GAP, Math.min(middle, room.width - bubble.width - GAP)),
    top: above >= GAP ? above : below,
  };
}

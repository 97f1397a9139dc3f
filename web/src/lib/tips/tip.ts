/**
 * What a mark means: `{@attach tip(text)}` gives an element words that are told on hover, focus and
 * long press. `Tips.svelte` shows them; pictures with a name of their own (`role="img"`) need nothing.
 * What is told of in another way has `data-hold`: there a long press is an event, `hold`.
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

/** A group of marks that keys reach as one: focused, it tells of all in it, line by line. */
export const marks: Attachment<HTMLElement> = (element) => {
  element.setAttribute("tabindex", "0");
  element.setAttribute("data-marks", "");
  return () => {
    element.removeAttribute("tabindex");
    element.removeAttribute("data-marks");
  };
};

const TOLD = "[data-tip], [role='img'][aria-label]";

/** The element whose words are to be told when something happens at another. */
export function tipOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const told = target.closest("[data-tip]") ?? target.closest(TOLD);
  return told && wordsOf(told) ? told : null;
}

/** What an element tells: its own words, or those of the marks in it. */
export function wordsOf(element: Element): string {
  const own = element.getAttribute("data-tip");
  if (own || !holdsMarks(element)) return own || element.getAttribute("aria-label") || "";
  const lines = [...element.querySelectorAll(TOLD)]
    .filter((mark) => !mark.parentElement?.closest("[data-tip]"))
    .map((mark) => wordsOf(mark).trim());
  return [...new Set(lines)].join("\n");
}

/** A group of marks, or a button with more marks in it than its name tells. */
const holdsMarks = (element: Element): boolean =>
  element.matches("[data-marks], button:not([aria-label])");

/** Whether an element has something to tell when keys reach it. */
export const tellsByKey = (element: Element): boolean =>
  (element.hasAttribute("data-tip") || holdsMarks(element)) && wordsOf(element) !== "";

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

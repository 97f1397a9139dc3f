/** Two fingers on an element, as one gesture. */
import type { Attachment } from "svelte/attachments";

export interface Pinch {
  /** How much farther apart the fingers are than at first. */
  scale: number;
  /** The point between them at first, in the window. */
  x: number;
  y: number;
}

/** Tell of two fingers while they move and when the first of them is lifted. */
export function pinched(
  onmove: (pinch: Pinch) => void,
  onend: (pinch: Pinch) => void,
): Attachment<HTMLElement> {
  return (element) => {
    let apart = 0;
    let pinch: Pinch | null = null;

    // Not `pointermove`: one finger scrolls natively, and that cancels pointers.
    function down(event: TouchEvent): void {
      const [one, two] = event.touches;
      if (!one || !two || event.touches.length > 2) return;
      event.preventDefault();
      apart = distance(one, two);
      pinch = { scale: 1, x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    }
    function move(event: TouchEvent): void {
      const [one, two] = event.touches;
      if (!pinch || !one || !two) return;
      event.preventDefault();
      pinch = { ...pinch, scale: distance(one, two) / apart };
      onmove(pinch);
    }
    function up(): void {
      if (pinch) onend(pinch);
      pinch = null;
    }
    const stop = new AbortController();
    const live = { passive: false, signal: stop.signal };
    element.addEventListener("touchstart", down, live);
    element.addEventListener("touchmove", move, live);
    element.addEventListener("touchend", up, live);
    element.addEventListener("touchcancel", up, live);
    return () => stop.abort();
  };
}

const distance = (one: Touch, two: Touch): number =>
  Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;

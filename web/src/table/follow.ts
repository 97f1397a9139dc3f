/** A list whose newest line stays in view, unless somebody reads older ones. */

/** So near the end, in pixels, one is at it. */
const NEAR = 40;

/** Whether the end of a list is in view, as far as it can be; in a sheet it is the sheet that scrolls. */
export function isAtEnd(list: Element): boolean {
  for (let frame: Element | null = list; frame; frame = frame.parentElement) {
    const hidden = frame.scrollHeight - frame.scrollTop - frame.clientHeight;
    const scrolls = frame.scrollHeight > frame.clientHeight;
    if (scrolls && getComputedStyle(frame).overflowY === "auto") return hidden < NEAR;
  }
  return true;
}

"""What does not fit on a screen: controls that are covered, cut or too small, and words cut off."""

from playwright.sync_api import Page

FINGER = 44
"""The least width and height of what is touched, in CSS pixels (WCAG 2.5.5)."""

REST = """
async () => {
  // What is laid out by measuring needs some frames to come to rest.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const places = () => [...document.querySelectorAll('button, main, main > *, dialog')]
    .map((e) => box(e.getBoundingClientRect())).join(' ');
  const box = (r) => `${[r.left, r.top, r.right, r.bottom].map(Math.round)}`;
  for (let still = 0, before = ''; still < 3;) {
    await frame();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
"""

LOOK = """
(finger) => {
  const box = (r) => `${[r.left, r.top, r.right, r.bottom].map(Math.round)}`;
  const SLACK = 1;
  const EDGE = 4;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter(
    (c) => !c.startsWith('svelte-')).join('.')} “${(e.ariaLabel || e.innerText || '').trim()
    .replace(/\\s+/g, ' ').slice(0, 40)}”`;
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !e.closest('.visually-hidden, [inert]');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = dialog ?? document.body;

  /** Of a long list the ends are enough. */
  const amidst = (e) => {
    const item = e.matches('summary') && e.closest('li');
    return item && item.previousElementSibling && item.nextElementSibling;
  };
  // What can be acted on; of the map, where one can go.
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
  const controls = [...within.querySelectorAll(CONTROLS)].filter((e) => seen(e) && !e.disabled
    && (!e.dataset.space || e.dataset.code) && !amidst(e));
  const said = [];
  const scrolls = (style, axis) => /auto|scroll/.test(style['overflow' + axis]);
  /** The part of an element that is left after all its ancestors have cut it. */
  const left = (e) => {
    const r = e.getBoundingClientRect();
    let [l, t, right, b] = [r.left, r.top, r.right, r.bottom];
    for (let p = e.parentElement; p && p !== document.documentElement; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (p instanceof SVGElement) continue;
      const c = p.getBoundingClientRect();
      // What is larger than the place it scrolls in can still be seen part by part.
      if (!scrolls(style, 'X') || r.width <= c.width)
        [l, right] = [Math.max(l, c.left), Math.min(right, c.right)];
      if (!scrolls(style, 'Y') || r.height <= c.height)
        [t, b] = [Math.max(t, c.top), Math.min(b, c.bottom)];
    }
    [l, t] = [Math.max(l, 0), Math.max(t, 0)];
    [right, b] = [Math.min(right, innerWidth), Math.min(b, innerHeight)];
    return { left: l, top: t, right, bottom: b };
  };
  for (const e of controls) {
    if (!e.isConnected) continue;
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const r = e.getBoundingClientRect();
    const l = left(e);
    const cut = Math.max(l.left - r.left, l.top - r.top, r.right - l.right, r.bottom - l.bottom);
    if (cut > SLACK && !e.dataset.space)
      said.push(`cut by ${Math.round(cut)} px: ${name(e)} ${box(r)}`);
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    const edges = [
      [r.left + EDGE, y], [r.right - EDGE, y], [x, r.top + EDGE], [x, r.bottom - EDGE]];
    const label = e.closest('label');
    const hit = (e instanceof SVGElement || cut > SLACK ? [[x, y]] : [[x, y], ...edges])
      .map((point) => document.elementFromPoint(...point))
      .find((top) => top !== e && !e.contains(top) && !(label && label.contains(top)));
    if (hit !== undefined)
      said.push(`covered: ${name(e)} ${box(r)} by ${hit ? name(hit) : 'nothing'}`);
    if (e.scrollWidth > e.clientWidth + SLACK && e.clientWidth && !e.value)
      said.push(`words wider by ${e.scrollWidth - e.clientWidth} px than ${name(e)}`);
    const target = label && /checkbox|radio/.test(e.type) ? label.getBoundingClientRect() : r;
    if (finger && (target.width < finger - 0.5 || target.height < finger - 0.5)
        && getComputedStyle(e).display !== 'inline')
      said.push(`small, ${Math.round(target.width)}x${Math.round(target.height)}: ${name(e)}`);
  }

  // Words that are cut by the box they stand in, or by one around it that does not scroll. Names
  // that people gave themselves may end in an ellipsis.
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const e = text.parentElement;
    if (!text.data.trim() || !e || e.closest('.valley, script, style, option, .name:not(svg *)')
        || !seen(e)) continue;
    range.selectNodeContents(text);
    const r = range.getBoundingClientRect();
    if (!r.width) continue;
    for (let p = e; p && p !== document.documentElement; p = p.parentElement) {
      const style = getComputedStyle(p);
      const c = p.getBoundingClientRect();
      const hides = (axis) => /hidden|clip/.test(style['overflow' + axis]);
      if (scrolls(style, 'X') || scrolls(style, 'Y')) break;
      const over = Math.max(hides('X') ? Math.max(c.left - r.left, r.right - c.right) : 0,
        hides('Y') ? Math.max(c.top - r.top, r.bottom - c.bottom) : 0);
      if (over > SLACK + 1) {
        const words = text.data.trim().slice(0, 40);
        said.push(`words cut by ${Math.round(over)} px: “${words}” in ${name(p)}`);
        break;
      }
    }
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) said.push(`wider than the window: ${root.scrollWidth}`);
  return [...new Set(said)];
}
"""


UNSEEN = """
(selector) => [...document.querySelectorAll(selector)].flatMap((e) => {
  for (let p = e.parentElement; p; p = p.parentElement) p.scrollTop = 0;
  const r = e.getBoundingClientRect();
  const corners = [[r.left, r.top], [r.right, r.top], [r.left, r.bottom], [r.right, r.bottom]];
  const inside = corners.every(([x, y]) => {
    const hit = document.elementFromPoint(
      x + 3 * Math.sign(r.left + r.right - 2 * x), y + 3 * Math.sign(r.top + r.bottom - 2 * y));
    return hit && (e.contains(hit) || hit.contains(e));
  });
  return inside ? [] : [`out of sight: ${e.className.replace(/ ?svelte-\\S+/, '')} `
    + [r.left, r.top, r.right, r.bottom].map(Math.round)];
})
"""


def unseen(page: Page, selector: str) -> list[str]:
    """What of some elements cannot be seen whole without scrolling."""
    page.evaluate(REST)
    found: list[str] = page.evaluate(UNSEEN, selector)
    return found


SQUEEZED = """
([selector, least]) => [...document.querySelectorAll(selector)].flatMap((e) => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.bottom)));
  const width = Math.round(e.getBoundingClientRect().width);
  const words = e.innerText.trim().slice(0, 40);
  return lines.size < 2 || width >= least ? [] : [`squeezed to ${width} px: “${words}”`];
})
"""


def squeezed(page: Page, selector: str, least: int = 200) -> list[str]:
    """What has more than one line though it is less wide than a line should be."""
    page.evaluate(REST)
    found: list[str] = page.evaluate(SQUEEZED, [selector, least])
    return found


def flaws(page: Page, *, touch: bool) -> list[str]:
    """What is covered, cut, or (by touch) too small now; of a dialog, if one is open, only that."""
    page.evaluate(REST)
    found: list[str] = page.evaluate(LOOK, FINGER if touch else 0)
    return found

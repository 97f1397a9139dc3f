"""Every figure and mark on a page, and whether it says what it is: on hover, focus, long press."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from support.fitting import REST

FIND = """
() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = dialog ?? document.querySelector('.table') ?? document.body;
  const WORDS = /\\p{L}{2}/u;
  const FIGURE = /[\\d✓·→%+]/u;
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !e.closest('.visually-hidden, [inert], option, .trip, .pointer');

  /** Pictures and figures by themselves; of the map its spaces, what lies at them, and pawns. */
  const marks = new Set();
  const ON_MAP = 'rect[data-hold], g[data-hold], [data-discard], [data-pawn]';
  for (const e of within.querySelectorAll(`svg, ${ON_MAP}`))
    if (seen(e) && (!e.closest('.valley') || e.matches(ON_MAP))
        && !e.parentElement.closest('svg:not(.valley svg)')) marks.add(e);
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement: e } = walk.currentNode;
    if (FIGURE.test(data) && !WORDS.test(data) && seen(e) && !e.closest('svg, .valley'))
      marks.add(e);
  }

  /** Beside words of its own a mark needs none: in a button, a line, a list of terms, a table. */
  const LINES = 'button, a, p, strong, summary, label, h1, h2, h3, dl > div, caption, .told, li';
  const words = (e) => {
    const copy = e.cloneNode(true);
    copy.querySelectorAll('.visually-hidden, svg').forEach((each) => each.remove());
    return WORDS.test(copy.textContent);
  };
  const spoken = (mark) => {
    const line = mark.closest(LINES);
    if (line && words(line) && [...marks].filter((each) => line.contains(each)).length === 1)
      return true;
    const head = mark.closest('tr')?.querySelector('th[scope=row]');
    const column = mark.closest('thead th');
    return (head && words(head)) || (column && words(column));
  };

  const TOLD = "[data-tip]:not([data-tip='']), [role='img'][aria-label], [data-hold], [data-space]";
  const KEYS = "button, a[href], summary, [tabindex]";
  const name = (e) => e ? `${e.tagName.toLowerCase()}.${[...e.classList].filter(
    (c) => !c.startsWith('svelte-')).join('.')}` : '';
  const tells = (e) => e.matches('[data-tip], [data-space]')
    || e.querySelector("[data-tip], [role='img'][aria-label]");
  const found = [];
  document.querySelectorAll('[data-mark]').forEach((e) => e.removeAttribute('data-mark'));
  for (const mark of marks) {
    if (spoken(mark)) continue;
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const r = mark.getBoundingClientRect();
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const over = hit?.closest('.tray, .book, .trip');
    if (over && !over.contains(mark)) continue;
    const told = hit?.closest("[data-tip]:not([data-tip=''])") ?? hit?.closest(TOLD) ?? null;
    const keys = told?.closest(KEYS) ?? told?.closest('.space')?.querySelector('[data-space]');
    const kind = [name(mark.parentElement), name(mark), name(told), name(keys)].join(' < ');
    const text = told?.dataset.tip || told?.getAttribute('aria-label') || '';
    if (keys) keys.dataset.mark ??= String(found.length);
    found.push({ kind, x, y, number: keys?.dataset.mark ?? '',
      hover: told ? text || 'a place' : '', focus: keys && tells(keys) ? 'yes' : '',
      place: !!told && !told.dataset.tip && !!(told.dataset.space ?? told.dataset.hold) });
  }
  return found;
}
"""

BUBBLE = "[role=tooltip]:popover-open"
TRIP = ".trip h3"


@dataclass(frozen=True)
class Mark:
    """A mark: what kind it is, where it lies, and what is to be told of it."""

    kind: str
    x: float
    y: float
    number: str
    hover: str
    focus: str
    place: bool

    def says(self, page: Page) -> None:
        """Its words can be read: in the bubble, or of a place on the card beside it."""
        if self.place:
            expect(page.locator(TRIP), self.kind).to_be_visible()
        else:
            expect(page.locator(BUBBLE), self.kind).to_have_text(self.hover, use_inner_text=True)


def marks(page: Page) -> list[Mark]:
    """All marks that have no words of their own beside them."""
    page.evaluate(REST)
    found: list[dict[str, Any]] = page.evaluate(FIND)
    return [Mark(**each) for each in found]


def silent(found: list[Mark]) -> list[str]:
    """The kinds of marks of which nothing is told, by pointer or by keys."""
    return sorted({each.kind for each in found if not (each.hover and each.focus)})


def one_of_each(found: list[Mark], known: set[str]) -> list[Mark]:
    """A mark of each kind that was not met before."""
    new = {each.kind: each for each in reversed(found) if each.kind not in known}
    known.update(new)
    return [*new.values()]


def hover(page: Page, mark: Mark) -> None:
    """Rest the mouse on a mark until it is told of, coming from elsewhere."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(mark.x, mark.y, steps=2)
    mark.says(page)


def focus(page: Page, mark: Mark) -> None:
    """Reach a mark, or what it is part of, by key."""
    page.keyboard.press("Shift")
    page.locator(f"[data-mark='{mark.number}']").focus()
    expect(page.locator(TRIP if mark.place else BUBBLE), mark.kind).to_be_visible()


def hold(page: Page, devtools: CDPSession, mark: Mark) -> None:
    """Lay a finger on a mark until it is told of."""
    point = {"x": mark.x, "y": mark.y}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    mark.says(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if mark.place:  # its card may lie on the next mark
        page.keyboard.press("Escape")
        expect(page.locator(TRIP)).to_have_count(0)

"""Every figure and mark on a page, and whether it says what it is: on hover, focus, long press."""

import operator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from support.fitting import REST

SHOW = """
(mark) => {
  // Of what scrolls only the map may be moved at will: on a phone it is wider than the window.
  const by = mark.closest('.valley') ? 'center' : 'nearest';
  mark.scrollIntoView({ block: by, inline: by, behavior: 'instant' });
  const r = mark.getBoundingClientRect();
  return [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
}
"""
"""Where a mark lies once it is in sight."""

FIND = """
() => {
  const SHOW = {};
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = dialog ?? document.querySelector('.table') ?? document.body;
  const WORDS = /\\p{L}{2}/u;
  const FIGURE = /[\\d✓·→%+]/u;
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !e.closest('.visually-hidden, [inert], option, .trip, .pointer');

  /** Pictures and figures by themselves; of the map its spaces, what lies at them, and pawns. */
  const marks = new Set();
  const ON_MAP = 'rect[data-hold], g[data-hold], [data-discard], [data-pawn]';
  const PART = 'svg[role=group] > g'; // of the wheel
  for (const e of within.querySelectorAll(`svg:not([role=group]), ${PART}, ${ON_MAP}`))
    if (seen(e) && (!e.closest('.valley') || e.matches(ON_MAP))
        && (e.matches(PART) || !e.parentElement.closest('svg:not(.valley svg)'))) marks.add(e);
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement: e } = walk.currentNode;
    if (FIGURE.test(data) && !WORDS.test(data) && seen(e) && !e.closest('svg, .valley'))
      marks.add(e);
  }

  /** Beside words of its own a mark needs none: in a button, a line, a list of terms, a table. */
  const LINES = 'button, a, p, strong, summary, label, h1, h2, h3, dl > div, caption, .told, li,'
    + ' figure';
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
  for (const kind of ['mark', 'asked'])
    document.querySelectorAll(`[data-${kind}]`).forEach((e) => delete e.dataset[kind]);
  for (const mark of marks) {
    if (spoken(mark)) continue;
    const [x, y] = SHOW(mark);
    const hit = document.elementFromPoint(x, y);
    const over = hit?.closest('.tray, .book, .trip');
    if (over && !over.contains(mark)) continue;
    const told = hit?.closest("[data-tip]:not([data-tip=''])") ?? hit?.closest(TOLD) ?? null;
    const keys = told?.closest(KEYS) ?? told?.closest('.space')?.querySelector('[data-space]');
    const kind = [name(mark.parentElement), name(mark), name(told), name(keys)].join(' < ');
    const text = told?.dataset.tip || told?.getAttribute('aria-label') || '';
    mark.dataset.asked = String(found.length);
    if (keys) keys.dataset.mark ??= String(found.length);
    found.push({ kind, asked: mark.dataset.asked, number: keys?.dataset.mark ?? '',
      hover: told ? text || 'a place' : '', focus: keys && tells(keys) ? 'yes' : '',
      place: !!told && !told.dataset.tip && !!(told.dataset.space ?? told.dataset.hold) });
  }
  return found;
}
""".replace("{}", SHOW.strip(), 1)

BUBBLE = "[role=tooltip]:popover-open"
TRIP = ".trip h3"


@dataclass(frozen=True)
class Mark:
    """A mark: what kind it is, its number, and what is to be told of it."""

    kind: str
    asked: str
    number: str
    hover: str
    focus: str
    place: bool

    @property
    def told(self) -> str:
        """What kind it is that tells of it, whatever lies in it."""
        return self.kind.split(" < ", 2)[2]

    def shown(self, page: Page) -> tuple[float, float]:
        """Bring it in sight, and where it lies then."""
        x, y = page.locator(f"[data-asked='{self.asked}']").evaluate(SHOW)
        return x, y

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


def one_of_each(found: list[Mark], known: set[str], *, told: bool = False) -> list[Mark]:
    """A mark of each kind that was not met before, or of each kind of what tells of marks."""
    kind = operator.attrgetter("told" if told else "kind")
    new = {kind(each): each for each in reversed(found) if kind(each) not in known}
    known.update(new)
    return [*new.values()]


def hover(page: Page, mark: Mark) -> None:
    """Rest the mouse on a mark until it is told of, coming from elsewhere."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(*mark.shown(page), steps=2)
    mark.says(page)


def focus(page: Page, mark: Mark) -> None:
    """Reach a mark, or what it is part of, by key."""
    page.keyboard.press("Shift")
    page.locator(f"[data-mark='{mark.number}']").focus()
    expect(page.locator(TRIP if mark.place else BUBBLE), mark.kind).to_be_visible()


def hold(page: Page, devtools: CDPSession, mark: Mark) -> None:
    """Lay a finger on a mark until it is told of."""
    x, y = mark.shown(page)
    point = {"x": x, "y": y}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    mark.says(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if mark.place:  # its card may lie on the next mark
        page.keyboard.press("Escape")
        expect(page.locator(TRIP)).to_have_count(0)

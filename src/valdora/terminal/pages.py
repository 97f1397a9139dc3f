"""Pages of words that both faces show: the table in sentences, the log, the score, the rules.

A page is a list of paragraphs; whoever shows it breaks the lines. Nothing in them needs sight.
"""

from collections.abc import Callable, Sequence
from typing import Final

from valdora.content import GEMSTONES, Gemstone, Space
from valdora.records import PlayedPly
from valdora.rules import (
    GONE,
    SIDES,
    Bag,
    Book,
    Buy,
    Deliver,
    Load,
    Provisions,
    Return,
    Score,
    Silver,
    State,
    Turn,
    encounter_price,
    legal_actions,
    scores,
    ships_left,
    winners,
)
from valdora.terminal.commands import WORDS, bare, reasons
from valdora.terminal.session import Session
from valdora.terminal.signs import legend
from valdora.texts import Texts
from valdora.texts.rulebook import SECTIONS, TERMS, Section

Page = list[str]

ACTIONS: Final = (Deliver, Load, Turn, Buy, Return, Silver, Provisions)
"""What can be done besides moving and ending the turn, in the order it is told."""

LEDGER: Final = {
    "commissions": "score-commissions",
    "colours": "score-colours",
    "workshops": "score-workshops",
    "bonus": "score-bonus",
    "gemstones": "score-gemstones",
    "total": "score-total",
}
"""Where points come from (F1): fields of `Score`, and what they are called."""


def welcome(t: Texts, session: Session) -> str:
    """The first words."""
    begun = any(step.seat is not None for step in session.steps)
    return t("terminal-resumed") if begun else t("terminal-welcome")


def farewell(t: Texts, session: Session) -> Page:
    """The last words: where the game is, and how it went."""
    file = str(session.save.path)
    if session.over:
        return [*score_page(t, session), t("terminal-recorded", file=file)]
    return [t("terminal-saved", file=file)]


def now_line(t: Texts, session: Session) -> str:
    """What is to be done now, by whom."""
    state = session.state
    if state.phase == "over":
        return winners_line(t, session)
    return prompt(t, state, session.names[state.seat])


def prompt(t: Texts, state: State, name: str) -> str:
    """What whoever is to move can do now."""
    allowed = {type(action) for action in legal_actions(state)}
    possible = [t(f"can-{kind.kind}") for kind in ACTIONS if kind in allowed]
    return t(
        "terminal-now",
        name=name,
        phase=_moment(state, possible),
        what=t.either(possible),
        ships=ships_left(state) if state.here.ships else 0,
    )


def _moment(state: State, possible: Sequence[str]) -> str:
    if state.phase == "move":
        return "move"
    if not possible:
        return "nothing"
    return state.phase if state.phase in ("load", "deliver") else "act"


def who(t: Texts, session: Session, seat: int) -> str:
    """What somebody is called, a bot with its level."""
    name, bot = session.names[seat], session.table.seats[seat].bot
    return t("bot-with-level", name=name, level=t.level(bot)) if bot else name


def player_page(t: Texts, session: Session, seat: int) -> Page:
    """One player's things."""
    state = session.state
    player = state.players[seat]
    lines = [
        t(
            "terminal-player-line",
            name=who(t, session, seat),
            space=t.space(state.edition, player.pawn),
            coins=player.coins,
            provisions="yes" if player.provisions else "no",
            points=scores(state)[seat].total,
        )
    ]
    carried = [
        t("card-carries", slot=slot, gemstone=gemstone) if gemstone else t.card(slot)
        for slot, gemstone in player.equipment.items()
    ]
    lines.append(t("terminal-equipment", equipment=t.list(carried)))
    cards = [t.card(kind) for kind, count in player.open.items() for _ in range(count)]
    lines.append(t("terminal-open", count=len(cards), commissions=t.list(cards)))
    if player.craftsmen:
        hired = [f"{t(f'crest-{crest}')} {count}" for crest, count in player.craftsmen.items()]
        lines.append(t("terminal-hired", craftsmen=", ".join(hired), bonus=player.bonus))
    return lines


def players_page(t: Texts, session: Session) -> Page:
    """Everybody's things."""
    lines: Page = []
    for seat in range(len(session.names)):
        bot = session.table.seats[seat].bot
        portrait = [t.portrait(bot)] if bot else []
        lines += [*player_page(t, session, seat), *portrait, ""]
    return lines[:-1]


def books_page(t: Texts, state: State) -> Page:
    """The four books with their visible pages, and what is still unseen."""
    lines: Page = []
    for name, book in state.books.items():
        left, right = (book.top(side) for side in SIDES)
        lines.append(
            t(
                "terminal-book-line",
                book=name,
                left=_page_name(t, left),
                left_count=len(book.left),
                right=_page_name(t, right),
                right_count=len(book.right) + book.unseen.total,
            )
        )
        lines += _seen(t, book)
    return lines


def _page_name(t: Texts, card: str | None) -> str:
    return t.card(card) if card else t("terminal-no-page")


def _seen(t: Texts, book: Book) -> Page:
    """What everyone has seen below the visible pages."""
    known = [*book.left[-2::-1], *book.right[-2::-1]]
    return [t("terminal-book-seen", cards=t.list(t.card(card) for card in known))] if known else []


def craftsmen_page(t: Texts, session: Session) -> Page:
    """The craftsman board with the workshops, and the rival's row in the duel."""
    state = session.state
    lines = []
    for craft in state.edition.crafts:
        owner = state.workshops[craft.crest]
        holder = "gone" if owner == GONE else "free" if owner is None else "owned"
        lines.append(
            t(
                "terminal-craft-line",
                colour=craft.crest,
                count=state.piles.get(craft.crest, 0),
                needs=craft.workshop_needs,
                points=craft.workshop_points,
                holder=holder,
                name=session.names[owner] if owner is not None and owner != GONE else "",
            )
        )
    lines.append(t("terminal-bonus-left", count=state.bonus))
    if state.rival:
        row = t.list(t(f"crest-{crest}") for crest in state.rival.row)
        lines.append(t("terminal-rival-row", crests=row))
    return lines


def map_page(t: Texts, session: Session) -> Page:
    """Every space with its notation, what lies there and who stands there, road by road."""
    state = session.state
    lines: Page = []
    told: set[str] = set()
    for road in state.edition.roads:
        for space_id in road.spaces:
            if space_id not in told:
                told.add(space_id)
                lines.append(_space_line(t, session, state.edition.space[space_id]))
    heap = _heap(t, state.discard)
    lines.append(t("terminal-discard-line", count=state.discard.total, gemstones=heap))
    return lines


def _heap(t: Texts, stones: Bag[Gemstone]) -> str:
    present = (stone for stone in GEMSTONES if stone in stones)
    return ", ".join(f"{t(f'gemstone-{stone}')} {stones[stone]}" for stone in present)


def _space_line(t: Texts, session: Session, space: Space) -> str:
    state = session.state
    parts = [f"{space.id}: {t.space(state.edition, space.id)}"]
    if space.kind == "road":
        stones = state.stones[space.id]
        parts.append(t("terminal-stones", count=stones.total, gemstones=_heap(t, stones)))
    if space.ships:
        parts.append(t("terminal-ships", count=space.ships))
    pawns = [
        name
        for name, player in zip(session.names, state.players, strict=True)
        if player.pawn == space.id
    ]
    if pawns:
        coins = encounter_price(state, space.id)
        parts.append(t("terminal-pawns", names=t.list(pawns), coins=coins))
    return " ".join(parts)


def event_lines(t: Texts, session: Session, steps: Sequence[PlayedPly]) -> Page:
    """What happened in some plies."""
    return [t.event(event, session.names) for step in steps for event in step.events]


def log_turns(t: Texts, session: Session, steps: Sequence[PlayedPly]) -> list[tuple[str, Page]]:
    """What happened in some plies, turn by turn: a title, and a sentence for each event."""
    told: list[tuple[str, Page]] = []
    turn: tuple[int, int] | None = None
    for step in steps:
        before = step.before
        if before.phase != "deal" and (before.round, before.seat) != turn:
            turn = (before.round, before.seat)
            name = session.names[before.seat]
            told.append((t("terminal-turn", round=str(before.round), name=name), []))
        elif not told:
            told.append(("", []))
        told[-1][1].extend(event_lines(t, session, [step]))
    return told


def log_page(t: Texts, session: Session) -> Page:
    """All that happened."""
    turns = log_turns(t, session, session.steps)
    return [line for title, page in turns for line in ([title, *page] if title else page)]


def ledger(t: Texts, session: Session) -> list[list[str]]:
    """The score by source: a row of names, then a row for each source and one for the total."""
    points = scores(session.state)
    return [["", *session.names], *([t(key), *_row(points, part)] for part, key in LEDGER.items())]


def _row(points: Sequence[Score], part: str) -> list[str]:
    return [str(getattr(score, part)) for score in points]


def score_page(t: Texts, session: Session) -> Page:
    """The ledger in sentences, and who leads or has won."""
    rows = ledger(t, session)
    lines = []
    for seat, name in enumerate(session.names):
        parts = [f"{row[0]} {row[seat + 1]}" for row in rows[1:]]
        lines.append(t("terminal-score-line", name=name, parts=", ".join(parts)))
    return [*lines, winners_line(t, session)]


def winners_line(t: Texts, session: Session) -> str:
    """Who has won (F2), or who would if the game ended now."""
    best = [session.names[seat] for seat in winners(session.state)]
    over = "yes" if session.over else "no"
    return t("terminal-winners", names=t.list(best), count=len(best), over=over)


def why_page(t: Texts, state: State, text: str) -> Page:
    """Why what a text means is not offered, with the rules' numbers."""
    meant = reasons(text, state)
    if not meant:
        return [t("terminal-unknown", text=text)]
    lines = []
    for action, reason in meant[:4]:
        if reason is None:
            lines.append(t("terminal-why-allowed", action=str(action)))
        else:
            said = t.reason(reason)
            lines.append(t("terminal-why", action=str(action), reason=said, rule=reason.rule))
    return lines


def rules_page(t: Texts, word: str) -> Page:
    """The rules with their numbers and the words they use, or only what tells of a word."""
    chapters = [(f"help-section-{each.id}", _rules(t, each)) for each in SECTIONS]
    chapters.append(("help-section-glossary", _glossary(t)))
    lines: Page = [] if word else [t("help-lead"), ""]
    for key, told in chapters:
        title = t(key)
        fitting = [line for line in told if _speaks_of(f"{title} {line}", word)]
        lines += [title.upper(), *fitting, ""] if fitting else []
    return lines[:-1] or [t("help-none", asked=word)]


def _rules(t: Texts, section: Section) -> Page:
    return [f"{t.told(f'help-rule-{rule}')} ({rule})" for rule in section.rules]


def _glossary(t: Texts) -> Page:
    told = (
        t("terminal-term", name=t(f"term-{term}"), text=t.told(f"help-term-{term}"))
        for term in TERMS
    )
    return sorted(told, key=bare)


def _speaks_of(text: str, asked: str) -> bool:
    """Whether every word asked for is in a text, whatever the case and the accents."""
    return all(word in bare(text) for word in bare(asked).split())


def help_page(t: Texts) -> Page:
    """What can be typed, and what the signs mean."""
    words = [t("terminal-help-word", word=_word(t, word), word_id=word) for word in WORDS]

    return [*t("terminal-help").splitlines(), "", *words, "", " · ".join(legend(t))]


def _word(t: Texts, word: str) -> str:
    own = t(WORDS[word])
    return own if own == word else f"{own} ({word})"


PAGES: Final[dict[str, Callable[[Texts, Session], Page]]] = {
    "score": score_page,
    "log": log_page,
    "map": map_page,
    "books": lambda t, session: books_page(t, session.state),
    "players": players_page,
    "craftsmen": craftsmen_page,
    "help": lambda t, _: help_page(t),
}
"""The words that show a page and need nothing else."""

"""The parts of the screen beside the map, as styled text of a given width."""

import textwrap

from rich.text import Text

from valdora.content import Crest
from valdora.rules import GONE, SIDES, Book, Side, State, scores
from valdora.terminal.pages import log_turns, who
from valdora.terminal.session import Session
from valdora.terminal.signs import (
    ACCENT,
    COIN,
    CREST_STYLE,
    EMPTY,
    FAINT,
    GEMSTONE_STYLE,
    HOUSE,
    INK,
    PAPER,
    POINTS,
    SEAT_STYLE,
    commission_sign,
    crest_sign,
    short,
    slot_sign,
    wants_sign,
)
from valdora.texts import Texts

NARROW = 30
"""Below this width a panel shows signs only."""
RECENT = 40
"""How many plies the log beside the map looks back."""


def status_line(t: Texts, session: Session, width: int, tabs: Text) -> Text:
    """The top line: game, round, whose turn, how near the end is; the tabs at its end."""
    state = session.state
    line = Text(no_wrap=True, end="")
    line.append(f" {t.edition_name(state.edition)} ", f"bold {PAPER} on {ACCENT}")
    line.append("  " + t("terminal-status", round=str(state.round)), f"bold {INK}")
    if state.final:
        line.append(" · " + t("terminal-final"), f"bold {ACCENT}")
    line.append(" · ", FAINT)
    line.append(session.names[state.seat], f"bold {SEAT_STYLE[state.seat]}")
    left = " · " + t("terminal-tiles-left", count=state.piles.total)
    if line.cell_len + len(left) + tabs.cell_len < width:
        line.append(left, FAINT)
    line.append(" " * (width - line.cell_len - tabs.cell_len))
    line.append_text(tabs)
    line.truncate(width)
    return line


def tableau(t: Texts, session: Session, seat: int, width: int, lines: int) -> Text:
    """One player's things in two to four lines."""
    state = session.state
    player = state.players[seat]
    equipment = _equipment(t, state, seat, names=width >= NARROW)
    if equipment.cell_len > width:
        equipment = _equipment(t, state, seat, names=False)
    if lines == 2:
        equipment = _equipment(t, state, seat, names=False, gap="")
    commissions = _commissions(t, state, seat, short_ones=width < NARROW)
    made = [_name_line(t, session, seat, width), equipment, commissions]
    if lines == 2:
        merged = equipment.copy()
        merged.append(" ")
        made = [made[0], merged.append_text(commissions)]
    if lines >= 4:
        craft = Text("  ")
        for crest, count in player.craftsmen.items():
            mark = HOUSE if state.workshops[crest] == seat else ""
            craft.append(f"{crest_sign(t, crest)}{count}{mark} ", CREST_STYLE[crest])
        if player.bonus:
            craft.append(f"+{player.bonus} ", f"bold {ACCENT}")
        made.append(craft)
    return _lines(made, width)


def _name_line(t: Texts, session: Session, seat: int, width: int) -> Text:
    state = session.state
    player, points = state.players[seat], scores(state)[seat].total
    line = _styled(f" {seat + 1} ", f"bold {PAPER} on {SEAT_STYLE[seat]}")
    provisions = t("letter-provisions") if player.provisions else EMPTY
    figures = f" {player.coins}{COIN} {provisions} {points:>3}{POINTS}"
    room = width - 4 - len(figures)
    name = who(t, session, seat)
    name = name if len(name) <= room else short(session.names[seat], room)
    at_turn = seat == state.seat and state.phase != "over"
    line.append(f" {name}", f"bold {SEAT_STYLE[seat]}" + (" underline" if at_turn else ""))
    line.append(" " * (width - line.cell_len - len(figures)))
    line.append(figures, INK)
    return line


def _equipment(t: Texts, state: State, seat: int, *, names: bool, gap: str = " ") -> Text:
    line = Text("  " if names else "")
    for slot, carried in state.players[seat].equipment.items():
        takes = state.almanac.equipment[slot].gemstone
        style = f"bold {GEMSTONE_STYLE[carried]}" if carried else FAINT
        if names:
            line.append(short(t(f"slot-{slot}"), 4), FAINT if takes else INK)
        line.append(slot_sign(t, state.edition, slot, carried) + gap, style)
    return line


def _commissions(t: Texts, state: State, seat: int, *, short_ones: bool) -> Text:
    line = Text("" if short_ones else "  ")
    player = state.players[seat]
    for kind, count in player.open.items():
        commission = state.almanac.commission[kind]
        for _ in range(count):
            style = CREST_STYLE[commission.crest]
            if short_ones:
                wants = wants_sign(t, state.edition, kind, letters=False)
                line.append(f"{crest_sign(t, commission.crest)}{wants} ", style)
            else:
                line.append(f"[{commission_sign(t, state.edition, kind)}] ", style)
    return line


def books_panel(t: Texts, state: State, width: int, *, title: bool) -> Text:
    """The four books: how thick each side is and its visible page."""
    column = (width - 8) // 2
    made = [_title(t("terminal-title-books"))] if title else []
    for name, book in state.books.items():
        here = state.player.pawn == name and state.phase in ("act", "book")
        line = _styled(f"{name} ", f"bold {ACCENT if here else INK}")
        for side in SIDES:
            card = book.top(side)
            count = str(_thickness(book, side)).rjust(2)
            line.append(count + ("◂" if side == "L" else "▸"), FAINT)
            label = Text("-", FAINT) if card is None else _page(t, state, card, column)
            label.truncate(column, pad=True)
            line.append_text(label)
        made.append(line)
    return _lines(made, width)


def _thickness(book: Book, side: Side) -> int:
    return len(book.left) if side == "L" else len(book.right) + book.unseen.total


def _page(t: Texts, state: State, card: str, width: int) -> Text:
    if card in state.almanac.equipment:
        takes = state.almanac.equipment[card].gemstone
        sign = slot_sign(t, state.edition, state.almanac.equipment[card].slot, takes)
        label = f"{sign if takes else sign[0]} {t.card(card)}"
        return Text(label, GEMSTONE_STYLE[takes] if takes else INK)
    crest = state.almanac.commission[card].crest
    return Text(commission_sign(t, state.edition, card, 3 if width < 15 else 6), CREST_STYLE[crest])


def craftsmen_panel(t: Texts, session: Session, width: int, *, title: bool) -> Text:
    """The workshop race: piles, what each workshop needs and is worth, what everyone has."""
    state = session.state
    column = (width - 1) // len(state.edition.crafts)
    head, shops = Text(" "), _styled(HOUSE, FAINT)
    for craft in state.edition.crafts:
        pile = state.piles.get(craft.crest, 0)
        label = f"{crest_sign(t, craft.crest)}{pile}"
        head.append(label.rjust(column), f"bold {CREST_STYLE[craft.crest]}")
        gone = state.workshops[craft.crest] == GONE
        label = "x" if gone else f"{craft.workshop_needs}/{craft.workshop_points}"
        shops.append(label.rjust(column), FAINT)
    made = [_title(t("terminal-title-craftsmen"))] if title else []
    made += [head, shops]
    for seat, player in enumerate(state.players):
        made.append(_race(state, str(seat + 1), SEAT_STYLE[seat], player.craftsmen, seat, column))
    if state.rival:
        sign = t("term-rival")[0].upper()
        made.append(_race(state, sign, INK, state.rival.craftsmen, GONE, column))
        row = " ".join(crest_sign(t, crest) for crest in state.rival.row)
        made.append(Text(f"{sign} → {row}", FAINT))
    return _lines(made, width)


def _race(
    state: State, label: str, style: str, craftsmen: dict[Crest, int], owner: int, column: int
) -> Text:
    line = _styled(label, f"bold {PAPER} on {style}")
    for craft in state.edition.crafts:
        count = craftsmen.get(craft.crest, 0)
        owned = state.workshops[craft.crest] == owner and owner != GONE
        figure = f"{count or EMPTY}{HOUSE if owned else ''}"
        line.append(figure.rjust(column), f"bold {CREST_STYLE[craft.crest]}" if count else FAINT)
    return line


def log_panel(t: Texts, session: Session, width: int, height: int, *, title: bool) -> Text:
    """The last things that happened, the newest at the bottom."""
    head = [_title(t("terminal-title-log"))] if title else []
    made: list[Text] = []
    for turn, page in log_turns(t, session, session.steps[-RECENT:]):
        made += [Text(line, f"bold {FAINT}") for line in textwrap.wrap(turn, width)]
        for entry in page:
            made += [Text(line, INK) for line in textwrap.wrap(entry, width)]
    return _lines([*head, *made[len(head) - height :]], width)


def _title(text: str) -> Text:
    return Text(text, f"bold underline {FAINT}")


def _styled(text: str, style: str) -> Text:
    """Text to append to: the style is that of the beginning only."""
    return Text().append(text, style)


def _lines(made: list[Text], width: int) -> Text:
    for line in made:
        line.truncate(width, overflow="ellipsis")
    return Text("\n", end="").join(made)

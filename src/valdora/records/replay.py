"""Replaying a game file, and verifying that it tells a game that could be played."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from valdora import content
from valdora.content import Edition
from valdora.dealer import BrokenSeal, Deal, opened, reveal, seeded
from valdora.records.errors import RecordError, shown
from valdora.records.files import PlyLine, Reader, result_of
from valdora.records.header import Header, Sealed, Seeded
from valdora.records.playing import PlayedPly
from valdora.rules import IllegalAction, Reveal, SetupError, State, apply, new_game


@dataclass(frozen=True)
class Verdict:
    """What is known about a game file that has no fault."""

    plies: int
    rounds: int
    finished: bool
    deal: Literal["checked", "sealed", "recorded"]
    """Whether layout and pages follow from the seed, wait for it, or were dealt elsewhere."""


def edition_of(header: Header, edition: Edition | None = None) -> Edition:
    """The edition a game was played with: the one that is given, else the released one."""
    if edition is not None and edition.id != header.edition:
        figures = {"edition": shown(header.edition), "got": edition.id}
        raise RecordError(1, "edition-other", figures)
    if edition is None:
        if header.edition not in content.editions():
            raise RecordError(1, "edition-unknown", {"got": shown(header.edition)})
        edition = content.load(header.edition)
    if edition.sha256 != header.edition_sha256:
        figures = {"edition": edition.id, "got": header.edition_sha256, "known": edition.sha256}
        raise RecordError(1, "edition-changed", figures)
    return edition


def first_state(header: Header, edition: Edition | None = None) -> State:
    """The state in which a recorded game begins."""
    edition = edition_of(header, edition)
    try:
        return new_game(edition, len(header.names), header.layout, header.rival, header.rules)
    except SetupError as error:
        raise RecordError(1, "bad-setup", {"detail": str(error)}) from None


def replay(reader: Reader, edition: Edition | None = None) -> Iterator[PlayedPly]:
    """The game ply by ply, up to the first that was not possible."""
    state = first_state(reader.header, edition)
    for ply in reader.plies():
        step = _play(state, ply)
        yield step
        state = step.after


def verify(reader: Reader, edition: Edition | None = None) -> Verdict:
    """Replay a game and check the deal and the result too; `RecordError` for the first fault."""
    state = first_state(reader.header, edition)
    deal = _deal(reader.header, state.edition)
    plies = 0
    for step in replay(reader, state.edition):
        if deal and isinstance(step.action, Reveal):
            expected = reveal(deal, step.before)
            if step.action != expected:
                figures = {"expected": str(expected), "do": str(step.action)}
                raise RecordError(step.n + 1, "page-not-dealt", figures)
        state, plies = step.after, step.n
    _check_result(reader, state)
    sealed = isinstance(reader.header.dealer, Sealed)
    dealt: Literal["checked", "sealed", "recorded"] = "sealed" if sealed else "recorded"
    finished = state.phase == "over"
    if finished and sealed and not deal:
        raise RecordError(1, "seed-missing")
    return Verdict(plies, state.round, finished, "checked" if deal else dealt)


def _play(state: State, ply: PlyLine) -> PlayedPly:
    if state.phase == "over":
        raise RecordError(ply.line, "after-end", {"do": shown(ply.do)})
    action = state.almanac.by_notation.get(ply.do)
    if action is None:
        raise RecordError(ply.line, "unknown-notation", {"do": shown(ply.do)})
    seat = None if isinstance(action, Reveal) else state.seat
    if ply.seat != seat:
        figures = {"expected": _json(seat), "got": _json(ply.seat)}
        raise RecordError(ply.line, "wrong-seat", figures)
    try:
        after, events = apply(state, action)
    except IllegalAction as error:
        reason = error.reason
        figures = {"do": ply.do, "reason": reason.code, "rule": reason.rule}
        raise RecordError(ply.line, "illegal-action", figures, reason) from None
    return PlayedPly(ply.n, state, seat, action, after, events)


def _deal(header: Header, edition: Edition) -> Deal | None:
    """The deal that the header's seed stands for, if it shows one and the header agrees with it."""
    dealer = header.dealer
    if isinstance(dealer, Seeded):
        deal = seeded(edition, dealer.seed)
    elif isinstance(dealer, Sealed) and dealer.seed is not None:
        deal = _unsealed(edition, dealer, dealer.seed)
    else:
        return None
    if header.layout != deal.layout:
        raise RecordError(1, "layout-not-dealt")
    if header.rival != deal.rivals:
        raise RecordError(1, "rival-not-dealt")
    return deal


def _unsealed(edition: Edition, dealer: Sealed, seed: bytes) -> Deal:
    """The deal of a seal that is opened, and with it who begins."""
    try:
        seal = opened(dealer.commitment, seed)
    except BrokenSeal:
        raise RecordError(1, "broken-commitment", {"commitment": dealer.commitment}) from None
    begins = dealer.begins
    if begins and begins.drawn and begins.first != seal.first(dealer.given):
        raise RecordError(1, "first-not-drawn")
    return dealer.deal(edition)


def _check_result(reader: Reader, state: State) -> None:
    line, got, expected = reader.result_line, reader.result, result_of(state)
    if expected == "unfinished":
        if got != "unfinished":
            raise RecordError(line, "not-over")
        return
    if got is None or got == "unfinished":
        raise RecordError(line, "over")
    for key, value in expected.items():
        if _json(got[key]) != _json(value):
            figures = {"key": key, "expected": _json(value), "got": shown(_json(got[key]))}
            raise RecordError(line, "wrong-result", figures)


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True)

"""The process in which bots think. It gets public states only, so bots cannot cheat."""

import io
import os
import pickle
import signal
from collections.abc import Sequence
from dataclasses import asdict
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Literal

from valdora import content
from valdora.bots import Bot, Report, make
from valdora.bots.hints import HintTurn, hint, make_judge
from valdora.content import Edition
from valdora.rules import State, Tables, apply, tables
from valdora.server.views import event_views

if TYPE_CHECKING:
    from valdora.bots.search import Judge

Task = tuple[Literal["warm", "play", "hint"], str, int, bytes]
"""What to do, the bot's name, its seed, and the packed states of the turn (to `warm` up, none)."""
Answer = tuple[Literal["progress", "done", "failed"], Any]
"""Any number of times how much of how much is done; then the result or what went wrong."""
NICE = 5
"""Whoever clicks comes first: bots think, and compile, on what the server leaves."""


class _Pickler(pickle.Pickler):
    """States without the edition's tables, which the other side has itself."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.edition.id if isinstance(thing, Tables) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, edition: str) -> Tables:
        return tables(content.load(edition))


def packed(states: Sequence[State]) -> bytes:
    """States for another process."""
    stream = io.BytesIO()
    _Pickler(stream, pickle.HIGHEST_PROTOCOL).dump(tuple(states))
    return stream.getvalue()


def unpacked(data: bytes) -> tuple[State, ...]:
    """States that our own server has packed."""
    states: tuple[State, ...] = _Unpickler(io.BytesIO(data)).load()
    return states


def _done(task: Task, report: Report) -> Any:
    kind, bot, seed, data = task
    if kind == "warm":
        if bot:  # without one the process is all that had to start
            make(bot, seed, "live", report)
        return None
    states = unpacked(data)
    if kind == "play":
        return rest_of_turn(make(bot, seed, "live", report), states)
    state = states[-1]
    return [_turn(state, turn) for turn in hint(state, seed, judge_of(state.edition, report)).turns]


def rest_of_turn(bot: Bot, states: Sequence[State]) -> list[str]:
    """What a bot does from the last of these states on, up to its turn's end or an unseen page.

    The states are those of the turn so far. The bot is led through them first: what it settled on
    at the start of the turn it settles on again, so nothing has to be kept from choice to choice.
    """
    for passed in states[:-1]:
        bot.choose(passed)
    state, done = states[-1], []
    turn = state.seat, state.round
    while (state.seat, state.round) == turn and state.phase != "over" and not state.reveals:
        action = bot.choose(state)
        done.append(str(action))
        state, _ = apply(state, action)
    return done


_judges: "dict[str, Judge]" = {}


def judge_of(edition: Edition, report: Report) -> "Judge":
    """The judge of an edition; made when it is first wanted, which may have to compile."""
    if edition.sha256 not in _judges:
        _judges[edition.sha256] = make_judge(edition, report)
    return _judges[edition.sha256]


def _turn(state: State, turn: HintTurn) -> dict[str, Any]:
    """A turn as builtins: `protocol.HintTurn`."""
    return {
        "codes": [state.tables.codes[action] for action in turn.actions],
        "do": [str(action) for action in turn.actions],
        "events": event_views(turn.events),
        "share": asdict(turn.share),
        "equal": turn.equal,
        "motives": [
            {"code": motive.code, "what": list(motive.what), "points": motive.points}
            for motive in turn.motives
        ],
        "comparisons": [asdict(comparison) for comparison in turn.comparisons],
    }


def think(pipe: Connection) -> None:
    """Answer tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)

    def report(done: int, total: int) -> None:
        pipe.send(("progress", (done, total)))

    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer = "done", _done(task, report)
        except Exception as error:  # noqa: BLE001  (the server must hear of it and go on)
            answer = "failed", f"{type(error).__name__}: {error}"
        pipe.send(answer)

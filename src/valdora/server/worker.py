"""The process in which bots think. It gets public states only, so bots cannot cheat."""

import io
import pickle
import signal
from multiprocessing.connection import Connection
from typing import Any, Literal

from valdora import content
from valdora.bots import make
from valdora.bots.greedy import TurnChoice, best_turns
from valdora.rules import State, Tables, tables
from valdora.server.views import event_views

Task = tuple[Literal["choose", "hint"], str, int, bytes]
"""What to do, the bot's name, its seed, and a packed state."""
Answer = tuple[bool, Any]
"""Whether it went well, and the result or what went wrong."""
HINTS = 3


class _Pickler(pickle.Pickler):
    """States without the edition's tables, which the other side has itself."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.edition.id if isinstance(thing, Tables) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, edition: str) -> Tables:
        return tables(content.load(edition))


def packed(state: State) -> bytes:
    """A state for another process."""
    stream = io.BytesIO()
    _Pickler(stream, pickle.HIGHEST_PROTOCOL).dump(state)
    return stream.getvalue()


def unpacked(data: bytes) -> State:
    """A state that our own server has packed."""
    state: State = _Unpickler(io.BytesIO(data)).load()
    return state


def _done(task: Task) -> Any:
    kind, bot, seed, data = task
    state = unpacked(data)
    if kind == "choose":
        return str(make(bot, seed).choose(state))
    return [_hint(state, turn) for turn in best_turns(state, HINTS)]


def _hint(state: State, turn: TurnChoice) -> dict[str, Any]:
    """A turn as builtins: `protocol.HintTurn`."""
    return {
        "codes": [state.tables.codes[action] for action in turn.actions],
        "do": [str(action) for action in turn.actions],
        "events": event_views(turn.events),
        "value": turn.value,
        "motives": [
            {"code": motive.code, "what": list(motive.what), "points": motive.points}
            for motive in turn.motives
        ],
    }


def think(pipe: Connection) -> None:
    """Answer tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer = True, _done(task)
        except Exception as error:  # noqa: BLE001  (the server must hear of it and go on)
            answer = False, f"{type(error).__name__}: {error}"
        pipe.send(answer)

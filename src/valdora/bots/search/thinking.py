"""Who thinks: searchers on machines of the engine, lent to whoever needs one, in any thread."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from valdora.bots.search.searcher import Searcher
from valdora.bots.search.weights import SIGHTS, fitted
from valdora.content import Edition
from valdora.engine.machine import Machine

_IDLE: Final[deque[Searcher]] = deque(maxlen=32)


def _engine() -> Machine:
    from valdora.engine.runtime import Engine  # noqa: PLC0415 - in a page there is another

    return Engine()


_MACHINES: Final[list[Callable[[], Machine]]] = [_engine]


def use(machines: Callable[[], Machine]) -> Callable[[], Machine]:
    """Think on other machines from now on; those that were used until now."""
    forget()
    before, _MACHINES[0] = _MACHINES[0], machines
    return before


@contextmanager
def lent(
    edition: Edition, weights: bytes, haste: int = 0, purpose: bool = False
) -> Iterator[Searcher]:
    """A searcher with certain weights, for this thread as long as it needs it.

    Raises `BeyondCaps` for an edition that the engine has no room for.
    """
    try:
        search = _IDLE.pop()
    except IndexError:
        search = Searcher(_MACHINES[0]())
    search.load(edition, weights, haste, purpose)
    yield search
    _IDLE.append(search)  # not after an exception: who knows what it left behind


def searcher(edition: Edition, sight: str) -> AbstractContextManager[Searcher]:
    """The same with what training has found for a sight."""
    return lent(edition, fitted(sight), SIGHTS[sight].haste, SIGHTS[sight].purpose)


def forget() -> None:
    """Let go of all machines that nobody uses."""
    _IDLE.clear()

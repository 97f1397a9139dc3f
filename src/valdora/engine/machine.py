"""What runs the engine: a block of memory, and doors that work on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final, Protocol, runtime_checkable

from valdora.engine.desk import BLOCK, DESK

_DESKS: Final = tuple(BLOCK.fields[name].offset for name in ("desk", "other"))


@runtime_checkable
class Machine(Protocol):
    """One block (`desk.BLOCK`) and the doors of the engine. Not for two threads at once."""

    memory: memoryview
    """The block, to be written and read between calls."""

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """Go through a door; what it returns, or 0.

        Raises `TooLong` where it takes more than so many seconds, `Broken` where it fails.
        """
        ...


class EngineError(RuntimeError):
    """The engine did not do what it was asked for."""


class TooLong(EngineError):
    """It took more than the seconds it was given."""


class Broken(EngineError):
    """It could not go on: the memory holds something impossible."""


@contextmanager
def deadline(memory: memoryview, door: str, seconds: float | None) -> Iterator[None]:
    """Have what goes on in the block stop after so many seconds, and raise `TooLong` then.

    A search looks whether it shall stop wherever it could go on for long. That a runtime stops it
    anywhere would cost a quarter of its speed.
    """
    _stop(memory, 0)
    if seconds is None:
        yield
        return
    timer = Timer(seconds, _stop, (memory, 1))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # so it cannot stop the next one
    if DESK.get(memory, "stop", base=_DESKS[0]):
        raise TooLong(f"{door} took more than {seconds} s")


def _stop(memory: memoryview, value: int) -> None:
    for desk in _DESKS:
        DESK.put(memory, "stop", value, base=desk)

"""What runs the engine: a block of memory, and doors that work on it."""

from typing import Protocol, runtime_checkable


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

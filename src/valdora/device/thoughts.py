"""Thinking in an engine that runs elsewhere, and answers later.

Bots, hints and reviews ask a machine and go on with its answer; here the machine is in another
thread of the browser, and nothing may be waited for. So whoever thinks is begun anew with each
answer: `thought_out` runs it until it asks for something that is not answered yet, has that
answered, and runs it again. It must ask the same each time, as all that thinks from a seed does.
"""

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from valdora.engine.desk import BLOCK
from valdora.engine.machine import EngineError

T = TypeVar("T")
SEED: Final = "seed"
"""The one door that answers nothing: it goes with the next question."""


class Engine(Protocol):
    """Where the compiled file runs."""

    async def ask(
        self, door: str, block: bytes, seed: tuple[int, int], seconds: float | None
    ) -> tuple[int, bytes]:
        """What a door answers, and the block after it; `EngineError` if it fails or is late."""


Named = tuple[str, tuple[int, int]]
"""A question by its door and its seed: enough to notice that another one is asked."""


class Question(BaseException):
    """Something that is not answered yet. Nobody but `thought_out` may catch it."""

    def __init__(
        self, door: str, block: bytes, seed: tuple[int, int], seconds: float | None
    ) -> None:
        super().__init__(door)
        self.asked = door, block, seed, seconds


class Answers:
    """The answers to what is thought about now, in the order of the questions."""

    def __init__(self) -> None:
        self.known: list[tuple[Named, tuple[int, bytes]]] = []
        self._next = 0

    def again(self) -> "Answers":
        """Begin with the first answer."""
        self._next = 0
        return self

    def next(self, door: str, seed: tuple[int, int]) -> tuple[int, bytes] | None:
        """The next answer, if there is one; `EngineError` if it is one to something else."""
        self._next += 1
        if self._next > len(self.known):
            return None
        asked, answer = self.known[self._next - 1]
        if asked != (door, seed):
            raise EngineError(f"{door} was asked for in place of {asked[0]}")
        return answer


_THINKING: Final[list[Answers]] = []
"""Whoever thinks now: nobody, or one."""


class Elsewhere:
    """A machine (`valdora.engine.Machine`) whose doors are somewhere else."""

    def __init__(self) -> None:
        self.memory = memoryview(bytearray(BLOCK.size))
        self._seed = (0, 0)

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """The answer of a door if it is known, or a `Question`."""
        if door == SEED:
            seed, stream = numbers
            self._seed = (seed, stream)
            return 0
        if not _THINKING:
            raise EngineError(f"{door}: nobody waits for an answer")
        answer = _THINKING[-1].next(door, self._seed)
        if answer is None:
            raise Question(door, bytes(self.memory), self._seed, seconds)
        found, block = answer
        self.memory[:] = block
        return found


async def thought_out(work: Callable[[], T], engine: Engine) -> T:
    """What comes of work that asks machines; it is begun anew with each answer."""
    answers = Answers()
    while True:
        _THINKING.append(answers.again())
        try:
            return work()
        except Question as question:
            asked = question.asked
        finally:
            _THINKING.pop()
        door, _, seed, _ = asked
        answers.known.append(((door, seed), await engine.ask(*asked)))

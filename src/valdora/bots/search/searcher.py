"""A search on a machine: states of the rules in, turns out."""

from typing import NamedTuple

from valdora.content import Edition
from valdora.engine import layout as at
from valdora.engine.atlas import atlas
from valdora.engine.desk import BLOCK, DEEP, DESK, SHARE, SQUARE, Effort
from valdora.engine.editions import packed
from valdora.engine.machine import Machine
from valdora.engine.packing import pack
from valdora.rules import Action, State


class Thought(NamedTuple):
    """A turn, or the rest of one, and what was added up when it was played on."""

    actions: tuple[Action, ...]
    tally: tuple[float, ...]


class Searcher:
    """A search on one machine. Not for two threads at once."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._memory = machine.memory
        self._loaded: tuple[Edition, bytes, int, bool] | None = None
        self._state = BLOCK.fields["states"].offset
        self._desks = [BLOCK.fields[name].offset for name in ("desk", "other")]

    def load(self, edition: Edition, weights: bytes, haste: int = 0, purpose: bool = False) -> None:
        """Make ready for an edition, with certain weights and ways (`weights.Sight`)."""
        asked = edition, weights, haste, purpose
        if self._loaded and self._loaded[0] is edition and self._loaded[1:] == asked[1:]:
            return
        inputs = {"edition": packed(edition), "atlas": atlas(edition), "weights": weights}
        for base in self._desks:
            for name, data in inputs.items():
                field = DESK.fields[name]
                if len(data) != field.size:
                    raise ValueError(f"the {name} takes {field.size} bytes, not {len(data)}")
                self._memory[base + field.offset : base + field.offset + field.size] = data
            DESK.put(self._memory, "haste", haste, base=base)
            DESK.put(self._memory, "purpose", purpose, base=base)
        self._loaded = asked

    def think(
        self,
        state: State,
        effort: Effort,
        seed: int,
        also: tuple[Action, ...] = (),
        seconds: float | None = None,
    ) -> list[Thought]:
        """The best turns (or rests of one) of the player to move, best first.

        Those that were played on come first; `also` is one of them.
        """
        line = [state.almanac.codes[action] for action in also[:DEEP]]
        self._ask(state, effort, seed)
        BLOCK.put(self._memory, "line", *line)
        BLOCK.put(self._memory, "length", len(line))
        count = self._machine.call("think", seconds=seconds)
        order = DESK.get(self._memory, "order", base=self._desks[0])[:count]
        return [self._turn(state, slot) for slot in order]

    def weigh(
        self, state: State, times: int, horizon: int, seed: int, seconds: float | None = None
    ) -> list[tuple[float, float]]:
        """Each seat's share of the victory and its square, added up over so many ways on."""
        self._ask(state, Effort(0, 0, times, horizon), seed)
        self._machine.call("weigh", seconds=seconds)
        rows = (BLOCK.get(self._memory, "tally", seat) for seat in range(len(state.players)))
        return [(row[SHARE], row[SQUARE]) for row in rows]

    def _ask(self, state: State, effort: Effort, seed: int) -> None:
        self._memory[self._state : self._state + at.STATE.size] = pack(state)
        BLOCK.put(self._memory, "effort", *effort)
        self._machine.call("seed", _signed(seed), 0)

    def _turn(self, state: State, slot: int) -> Thought:
        length = DESK.get(self._memory, "lengths", slot, base=self._desks[0])
        codes = DESK.get(self._memory, "paths", slot, base=self._desks[0])[:length]
        actions = state.almanac.actions
        tally = BLOCK.get(self._memory, "tally", slot)
        return Thought(tuple(actions[code] for code in codes), tally)


def _signed(number: int) -> int:
    """The number of 64 bits that a machine takes for it."""
    return (number + 2**63) % 2**64 - 2**63

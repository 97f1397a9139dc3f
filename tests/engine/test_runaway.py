"""Whatever the memory holds: a search comes back in time, with an answer or an error."""

from random import Random
from threading import Thread

import pytest

from support.positions import opening
from valdora.bots.search.searcher import Searcher
from valdora.bots.search.weights import fitted
from valdora.engine import EngineError
from valdora.engine import layout as at
from valdora.engine.desk import ATLAS, BLOCK, DESK, TREE, Effort
from valdora.engine.runtime import Engine

SECONDS = 0.2
PATIENCE = 60
"""Far more than a search takes that looks at the clock."""
ENDLESS = Effort(40, 40, 10**12, 50, -1)
SPOILT = {
    "the position": (BLOCK.fields["states"].offset, at.STATE.size),
    "the edition": (DESK.fields["edition"].offset, at.EDITION.size),
    "the map": (DESK.fields["atlas"].offset, ATLAS.size),
    "the turns looked at": (DESK.fields["tree"].offset, TREE.size),
    "anything": (0, BLOCK.size),
}


def ready() -> Engine:
    machine = Engine()
    search = Searcher(machine)
    search.load(opening().edition, fitted("full"))
    search.think(opening(), Effort(4), 1)
    return machine


def comes_back(machine: Engine, door: str) -> bool:
    """Whether a call ends by itself; nobody waits for the thread of one that does not."""

    def call() -> None:
        try:
            machine.call(door, seconds=SECONDS)
        except EngineError as error:
            ended.append(str(error))
        else:
            ended.append("")

    ended: list[str] = []
    thread = Thread(target=call, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    return bool(ended)


@pytest.mark.parametrize("door", ["think", "weigh"])
def test_an_endless_search_is_stopped(door: str) -> None:
    machine = ready()
    BLOCK.put(machine.memory, "effort", *ENDLESS)
    assert comes_back(machine, door)


@pytest.mark.slow
@pytest.mark.parametrize("door", ["think", "weigh"])
@pytest.mark.parametrize("what", SPOILT)
@pytest.mark.parametrize("bytes_spoilt", [1, 20, 400])
def test_spoilt_memory_holds_nobody_up(what: str, bytes_spoilt: int, door: str) -> None:
    draw = Random(f"{what} {bytes_spoilt}")
    begin, size = SPOILT[what]
    for effort in (Effort(10, 8, 4, 1), ENDLESS):
        machine = ready()
        BLOCK.put(machine.memory, "effort", *effort)
        for _ in range(bytes_spoilt):
            machine.memory[begin + draw.randrange(size)] = draw.randrange(256)
        assert comes_back(machine, door)

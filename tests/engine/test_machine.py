"""Machines that run the compiled file: alone or together, in time; what fails is an error."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from support.positions import opening
from valdora.bots.search.searcher import Searcher, Thought
from valdora.bots.search.weights import fitted
from valdora.engine import Broken, EngineError, TooLong, runtime
from valdora.engine import layout as at
from valdora.engine.desk import BLOCK, DESK, Effort
from valdora.engine.runtime import Engine, about
from valdora.engine.source import INTERFACE

EFFORT = Effort(8, 4, 4, 1)


def made_ready() -> tuple[Engine, Searcher]:
    machine = Engine()
    search = Searcher(machine)
    search.load(opening().edition, fitted("full"))
    return machine, search


def thought(seed: int) -> list[Thought]:
    return made_ready()[1].think(opening(), EFFORT, seed)


def test_machines_in_several_threads_find_what_one_alone_does() -> None:
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(thought, range(8))) == [thought(seed) for seed in range(8)]


def test_who_takes_too_long_is_stopped_and_can_go_on() -> None:
    machine, search = made_ready()
    with pytest.raises(TooLong, match=r"think took more than 0.1 s"):
        search.think(opening(), Effort(40, 40, 1000, 50, -1), 1, seconds=0.1)
    assert search.think(opening(), EFFORT, 3, seconds=60) == thought(3)
    assert machine.call("legal") > 0


def test_nobody_is_late_without_a_deadline_however_the_clock_ticks() -> None:
    with ThreadPoolExecutor(2) as threads:
        late = threads.submit(
            lambda: made_ready()[1].think(opening(), Effort(40, 40, 999, 50, -1), 1, seconds=0.5)
        )
        assert thought(5) == thought(5)
        with pytest.raises(TooLong):
            late.result()


def test_what_cannot_be_is_an_error_and_no_crash() -> None:
    machine, _ = made_ready()
    order = BLOCK.fields["desk"].offset
    DESK.put(machine.memory, "listed", 2**40, base=order)
    BLOCK.put(machine.memory, "effort", 8, 4, 4, 1, 30)
    BLOCK.put(machine.memory, "length", 2**40)
    with pytest.raises((Broken, TooLong)):
        machine.call("think", seconds=5.0)


def test_its_memory_is_one_block_that_cannot_grow() -> None:
    machine, _ = made_ready()
    assert len(machine.memory) == BLOCK.size < 2**19
    memory = machine._exports["memory"]
    assert memory.size(machine._store) * 65536 <= BLOCK.size + 3 * 65536
    with pytest.raises(Exception, match="grow"):
        memory.grow(machine._store, 1)


def test_a_file_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "INTERFACE", INTERFACE + 1)
    runtime._compiled.cache_clear()
    try:
        with pytest.raises(EngineError, match="of another version"):
            Engine()
    finally:
        runtime._compiled.cache_clear()


def test_a_file_that_says_nothing_of_itself_is_refused() -> None:
    with pytest.raises(EngineError, match="does not say what it is"):
        about(b"\0asm\1\0\0\0")


def test_weights_of_another_network_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        Searcher(Engine()).load(opening().edition, fitted("full")[:-4])


def test_a_position_is_as_large_as_the_records_say() -> None:
    assert at.STATE.size == 868

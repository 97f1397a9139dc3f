"""Work in several processes: all of it done, every fault told, nobody left behind."""

import multiprocessing
import os
import threading
from contextlib import closing
from functools import partial

import pytest

from valdora.processes import WorkerError, spread


def doubled(number: int) -> tuple[int, int]:
    return 2 * number, os.getpid()


def failing(worst: int, number: int) -> int:
    if number == worst:
        raise ZeroDivisionError("this one cannot be done")
    return number


def dying(worst: int, number: int) -> int:
    if number == worst:
        os._exit(1)
    return number


@pytest.mark.slow
def test_all_is_done_by_other_processes_which_end_with_it() -> None:
    """In a thread too, where nobody can hear Ctrl-C."""
    done: list[tuple[int, int]] = []
    thread = threading.Thread(target=lambda: done.extend(spread(doubled, range(7), jobs=2)))
    thread.start()
    thread.join(60)
    assert sorted(number for number, _ in done) == [0, 2, 4, 6, 8, 10, 12]
    assert os.getpid() not in {process for _, process in done}
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(("tasks", "jobs"), [(range(3), 1), (range(1), 4), (range(0), 4)])
def test_where_one_is_enough_no_process_is_started(tasks: range, jobs: int) -> None:
    here = os.getpid()
    assert list(spread(doubled, tasks, jobs)) == [(2 * number, here) for number in tasks]


@pytest.mark.slow
def test_what_fails_is_told() -> None:
    with (
        pytest.raises(WorkerError, match="ZeroDivisionError: this one cannot be done"),
        closing(spread(partial(failing, 2), range(5), jobs=2)) as done,
    ):
        list(done)
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_a_process_that_dies_is_noticed() -> None:
    with (
        pytest.raises(WorkerError, match="ended before its work was done"),
        closing(spread(partial(dying, 2), range(5), jobs=2)) as done,
    ):
        list(done)
    assert not multiprocessing.active_children()

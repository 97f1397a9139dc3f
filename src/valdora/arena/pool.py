"""Work spread over processes that end with it, however it ends.

Processes are spawned, so they share nothing with ours and import what they need themselves. Each
has a pipe of its own: a process that dies is noticed at once, and processes whose parent died find
their pipe closed and end.
"""

import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class WorkerError(RuntimeError):
    """A process failed or died; the message says how."""


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Generator[R, None, None]:
    """What `work` makes of each task, in the order in which they are done.

    With more than one job, `work`, tasks and results are pickled. Use it with `closing`, so that
    the processes end when the results are no longer wanted.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    team: dict[Connection, SpawnProcess] = {}
    try:
        with _ignoring_interrupts():
            for _ in range(jobs):
                _start(work, team)
        waiting = iter(tasks)
        for pipe in team:
            _hand(pipe, waiting)
        for _ in tasks:
            pipe = wait(list(team))[0]  # type: ignore[assignment]  # there are only our pipes
            result = _received(pipe)
            _hand(pipe, waiting)
            yield result
    finally:
        for pipe, process in team.items():
            process.kill()
            process.join()
            process.close()
            pipe.close()


def _start(work: Callable[[T], R], team: dict[Connection, SpawnProcess]) -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(work, theirs), daemon=True)
    process.start()
    theirs.close()  # so that we notice when the process dies
    team[ours] = process


def _serve(work: Callable[[T], R], pipe: Connection) -> None:
    """The life of a process: tasks until nobody is there to give more."""
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer: tuple[bool, Any] = (True, work(task))
            except Exception:  # noqa: BLE001  # whatever it was, the parent reports it
                answer = (False, format_exc())
            pipe.send(answer)


def _hand(pipe: Connection, waiting: Iterator[T]) -> None:
    """The next task, if there is one, to a process; if that is dead, `_received` will say so."""
    with suppress(StopIteration, BrokenPipeError):
        pipe.send(next(waiting))


def _received(pipe: Connection) -> Any:
    try:
        went_well, result = pipe.recv()
    except EOFError:
        raise WorkerError("a process ended before its work was done; out of memory?") from None
    if not went_well:
        raise WorkerError(result)
    return result


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """What is started here does not hear Ctrl-C, which goes to all: who started it ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

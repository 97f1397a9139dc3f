"""`spread`: many tasks that know nothing of each other, done by whoever is there."""

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TypeVar

from valdora.processes.process import Process

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int, on: str | None = None
) -> Generator[R, None, None]:
    """What `work` makes of each task, each once, in the order in which they are done.

    They are done by so many processes; or `on` a cluster: `ray` is one of so many processes that
    is made for this, `ray://HOST:PORT` one that runs already. With more than one process, `work`,
    tasks and results are pickled. Use it with `closing`, so that all ends when the results are no
    longer wanted.
    """
    if on is not None:
        from valdora.processes.cluster import spread_on_ray  # noqa: PLC0415  # it is an extra

        yield from spread_on_ray(work, tasks, jobs, on)
        return
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    team: list[Process[T, R]] = [Process(work) for _ in range(jobs)]
    try:
        waiting = iter(tasks)
        for member in team:
            member.give(next(waiting))
        for _ in tasks:
            ready = wait([member.pipe for member in team if member.pipe])[0]
            member = next(each for each in team if each.pipe is ready)
            result = member.result()
            with suppress(StopIteration):
                member.give(next(waiting))
            yield result
    finally:
        for member in team:
            member.end()

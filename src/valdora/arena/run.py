"""`play_match`, and what it stands on: all tasks done that are not done yet, whoever does them."""

from collections.abc import Callable, Hashable, Iterable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from valdora.arena.journal import Journal, Keyed
from valdora.arena.match import Game, Match, play
from valdora.arena.result import Result, sum_up
from valdora.processes import spread

K = TypeVar("K", bound=Hashable)
R = TypeVar("R", bound=Keyed[Any])

Report = Callable[[int], None]
"""Is told, after each task, how many are done."""


def do_all(
    work: Callable[[K], R],
    tasks: Iterable[K],
    report: Report = lambda _: None,
    *,
    jobs: int = 1,
    on: str | None = None,
    journal: Journal[K, R] | None = None,
    kept: Callable[[R], R] = lambda result: result,
) -> dict[K, R]:
    """What `work` makes of each task, by task, with so many processes or `on` a cluster.

    What the journal holds is not done again; of the others it gets what `kept` leaves.
    """
    wanted = list(tasks)
    there = journal.results if journal else {}
    done = {task: there[task] for task in wanted if task in there}
    if done:
        report(len(done))
    missing = [task for task in wanted if task not in done]
    with closing(spread(work, missing, jobs, on)) as results:
        for result in map(kept, results):
            assert result.key() not in done
            done[result.key()] = result
            if journal:
                journal.add(result)
            report(len(done))
    return done


def play_match(
    match: Match,
    report: Report = lambda _: None,
    *,
    jobs: int = 1,
    on: str | None = None,
    resume: Path | None = None,
) -> Result:
    """Play a match and sum it up; the result does not depend on who plays it, and how many.

    It is played by so many processes, or `on` a cluster as `spread` knows it. Finished games are
    kept in the file `resume`; those it holds already are not played again. A file of another match
    is refused with `ResumeError`.
    """
    with ExitStack() as opened:
        journal: Journal[tuple[int, int], Game] | None = None
        if resume:
            journal = Journal(resume, match.settings, Game, match.fits)
            opened.enter_context(closing(journal))
        work = partial(play, match)
        games = do_all(work, match.pairings(), report, jobs=jobs, on=on, journal=journal)
    return sum_up(match, games.values())

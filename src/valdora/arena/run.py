"""`play_match`: all games of a match that are not done yet, and its result."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from valdora.arena.journal import Journal
from valdora.arena.match import Match, play
from valdora.arena.result import Result, sum_up
from valdora.processes import spread

Report = Callable[[int], None]
"""Is told, after each game, how many are done."""


def play_match(
    match: Match,
    report: Report = lambda _: None,
    *,
    jobs: int = 1,
    resume: Path | None = None,
) -> Result:
    """Play a match with so many processes and sum it up; the result does not depend on how many.

    Finished games are kept in the file `resume`; those it holds already are not played again. A
    file of another match is refused with `ResumeError`.
    """
    with ExitStack() as opened:
        journal = opened.enter_context(closing(Journal(resume, match))) if resume else None
        games = list(journal.games) if journal else []
        if games:
            report(len(games))
        done = {(game.deal, game.seat) for game in games}
        missing = [pairing for pairing in match.pairings() if pairing not in done]
        for game in opened.enter_context(closing(spread(partial(play, match), missing, jobs))):
            games.append(game)
            if journal:
                journal.add(game)
            report(len(games))
    return sum_up(match, games)

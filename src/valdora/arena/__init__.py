"""Matches that tell which bot is better, and how sure that is.

`play_match` plays a `Match` and returns its `Result`: every deal with the candidate in every seat,
several games at a time, kept in a file so that it can be stopped and resumed. `interval` is the
bootstrap behind its figures, `spread` the processes or the cluster behind its games, `do_all` with
a `Journal` what goes on where it was stopped; others use them too. docs/arena.md tells what is
measured and how.

Imports `valdora.content`, `valdora.rules`, `valdora.dealer`, `valdora.records` and `valdora.bots`.
"""

from valdora.arena.bootstrap import interval
from valdora.arena.journal import Journal, ResumeError
from valdora.arena.match import Game, Match
from valdora.arena.result import Result
from valdora.arena.run import do_all, play_match
from valdora.processes import spread

__all__ = [
    "Game",
    "Journal",
    "Match",
    "Result",
    "ResumeError",
    "do_all",
    "interval",
    "play_match",
    "spread",
]

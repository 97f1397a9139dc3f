"""What a match says: shares, intervals, scores and times."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import fmean, median

from valdora.arena.bootstrap import interval
from valdora.arena.match import Game, Match


@dataclass(frozen=True)
class Standing:
    """How the bots of one name did, counted for a single one of them."""

    win_share: float
    score_mean: float | None
    """Over the finished games; `None` if there are none."""
    turn_ms_p95: float = field(compare=False)
    """95 % of its turns took no more CPU time than this."""


@dataclass(frozen=True)
class Result:
    """The outcome of a match. All but the times follows from the match alone."""

    match: Match
    games: tuple[Game, ...]
    """In the order of deals and seats."""
    win_share: float
    """The candidate's: a shared victory counts in part, an unfinished game for nobody."""
    interval: tuple[float, float]
    """The 95 % interval of `win_share`, by bootstrap over deals."""
    unfinished: int
    rounds_median: float | None
    """Over the finished games; `None` if there are none."""
    by_seat: tuple[float, ...]
    """The candidate's win share in each seat."""
    bots: Mapping[str, Standing]

    def view(self) -> dict[str, object]:
        """As `valdora arena --json` prints it."""
        return {
            "candidate": self.match.candidate,
            "win_share": round(self.win_share, 4),
            "interval": [round(end, 4) for end in self.interval],
            "games": len(self.games),
            "unfinished": self.unfinished,
            "budget": self.match.budget,
            "seed": self.match.seed,
            "edition": self.match.edition.id,
            "rounds_median": self.rounds_median,
            "by_seat": [round(share, 4) for share in self.by_seat],
            "bots": {
                name: {
                    "win_share": round(standing.win_share, 4),
                    "score_mean": standing.score_mean and round(standing.score_mean, 2),
                    "turn_ms_p95": round(standing.turn_ms_p95, 2),
                }
                for name, standing in self.bots.items()
            },
        }


def sum_up(match: Match, played: Iterable[Game]) -> Result:
    """The result of a match from all its games, in whatever order they come."""
    games = tuple(sorted(played, key=lambda game: (game.deal, game.seat)))
    assert [(game.deal, game.seat) for game in games] == list(match.pairings())
    shares = [game.share(game.seat) for game in games]
    by_deal = [
        fmean(shares[first : first + match.players])
        for first in range(0, len(shares), match.players)
    ]
    finished = [game.rounds for game in games if game.winners]
    return Result(
        match=match,
        games=games,
        win_share=fmean(shares),
        interval=interval(by_deal, match.seed),
        unfinished=len(games) - len(finished),
        rounds_median=median(finished) if finished else None,
        by_seat=tuple(fmean(shares[seat :: match.players]) for seat in range(match.players)),
        bots={name: _standing(match, games, name) for name in match.seats},
    )


def _standing(match: Match, games: Sequence[Game], name: str) -> Standing:
    chairs = [
        (game, seat)
        for game in games
        for seat, sitting in enumerate(match.seated(game.seat))
        if sitting == name
    ]
    points = [game.scores[seat] for game, seat in chairs if game.winners]
    return Standing(
        win_share=fmean(game.share(seat) for game, seat in chairs),
        score_mean=fmean(points) if points else None,
        turn_ms_p95=_p95([spent for game, seat in chairs for spent in game.turn_us[seat]]) / 1000,
    )


def _p95(numbers: list[int]) -> int:
    """The smallest of the numbers that at least 95 % of them do not exceed."""
    return sorted(numbers)[ceil(0.95 * len(numbers)) - 1]

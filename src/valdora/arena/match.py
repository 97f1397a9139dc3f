"""What a match is, and one game of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time_ns
from typing import Any, Final

from valdora import __version__, bots
from valdora.content import Edition
from valdora.dealer import derived_seed, seeded
from valdora.records import Bot, play_game
from valdora.rules import VERSION as RULES
from valdora.rules import Action, State, scores, winners

FORMAT: Final = 1
"""The version of the file of a match."""


@dataclass(frozen=True)
class Match:
    """All that settles a match: the same match has the same games, whoever plays them and when."""

    edition: Edition
    seats: tuple[str, ...]
    """The bots, the candidate first."""
    deals: int
    seed: int
    budget: bots.Budget = "match"
    max_rounds: int | None = 200
    """A game that is not over after so many rounds is unfinished; `None` plays all to the end."""

    def __post_init__(self) -> None:
        low, high = self.edition.min_players, self.edition.max_players
        for name in self.seats:
            if name not in bots.names():
                raise bots.UnknownBot(name)
        if not low <= len(self.seats) <= high:
            edition = self.edition.id
            raise ValueError(f"{edition} is for {low} to {high} bots, not for {len(self.seats)}")
        if self.deals < 1 or (self.max_rounds is not None and self.max_rounds < 1):
            raise ValueError("a match has at least one deal, and a game at least one round")

    @property
    def candidate(self) -> str:
        """The bot that is measured."""
        return self.seats[0]

    @property
    def players(self) -> int:
        """How many play in each game."""
        return len(self.seats)

    @property
    def games(self) -> int:
        """How many games there are: each deal once with the candidate in each seat."""
        return self.deals * self.players

    def pairings(self) -> Iterator[tuple[int, int]]:
        """The deal and the candidate's seat of each game, in order."""
        return ((deal, seat) for deal in range(self.deals) for seat in range(self.players))

    @property
    def settings(self) -> dict[str, Any]:
        """All that the games depend on."""
        return {
            "arena": FORMAT,
            "valdora": __version__,
            "rules": RULES,
            "edition": self.edition.id,
            "edition_sha256": self.edition.sha256,
            "seats": list(self.seats),
            "deals": self.deals,
            "seed": self.seed,
            "budget": self.budget,
            "max_rounds": self.max_rounds,
        }

    def fits(self, game: "Game") -> bool:
        """Whether it can be a game of the match."""
        seats = range(self.players)
        return (
            game.deal in range(self.deals)
            and game.seat in seats
            and set(game.winners) <= set(seats)
            and len(game.scores) == len(game.turn_us) == self.players
            and all(game.turn_us)
        )

    def seated(self, seat: int) -> tuple[str, ...]:
        """Who sits where if the candidate has this seat: the others in the order named."""
        others = self.seats[1:]
        return (*others[:seat], self.candidate, *others[seat:])


@dataclass(frozen=True)
class Game:
    """How one game went."""

    deal: int
    seat: int
    """Where the candidate sat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the victory; none if the game was unfinished."""
    rounds: int
    turn_us: tuple[tuple[int, ...], ...] = field(compare=False)
    """What each turn of each seat took: CPU time in microseconds, never twice the same."""

    def key(self) -> tuple[int, int]:
        """What tells it from the other games of the match."""
        return self.deal, self.seat

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        return (seat in self.winners) / max(1, len(self.winners))


def play(match: Match, pairing: tuple[int, int]) -> Game:
    """One game of a match. It depends on nothing but its arguments."""
    deal, seat = pairing
    names = match.seated(seat)
    players = [
        _Clocked(bots.make(name, bot_seed(match.seed, deal, place, name), match.budget))
        for place, name in enumerate(names)
    ]
    dealt = seeded(match.edition, deal_seed(match.seed, deal))
    *_, last = play_game(match.edition, players, dealt, match.max_rounds)
    end = last.after
    return Game(
        deal=deal,
        seat=seat,
        scores=tuple(score.total for score in scores(end)),
        winners=winners(end) if end.phase == "over" else (),
        rounds=end.round,
        turn_us=tuple(tuple(spent // 1000 for spent in player.turns) for player in players),
    )


def deal_seed(seed: int, deal: int) -> int:
    """The dealer's number for a deal of the match; `valdora simulate --seed` deals the same."""
    return derived_seed(f"arena/{seed}/deal/{deal}", 6)


def bot_seed(seed: int, deal: int, seat: int, name: str) -> int:
    """The seed of a bot in a game: it tells nothing about the deal."""
    return derived_seed(f"arena/{seed}/bot/{deal}/{seat}/{name}")


class _Clocked:
    """A bot, and the CPU time in nanoseconds that each of its turns took."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.turns: list[int] = []

    def choose(self, state: State) -> Action:
        if state.phase == "move":
            self.turns.append(0)
        begin = process_time_ns()
        action = self._bot.choose(state)
        self.turns[-1] += process_time_ns() - begin
        return action

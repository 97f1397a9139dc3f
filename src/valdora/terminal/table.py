"""Who sits at a table, what is played there, and the dealer's secret."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from valdora import bots
from valdora.content import Edition
from valdora.dealer import Deal, Seal, seeded
from valdora.records import Header, Sealed, Seeded
from valdora.texts.names import BOTS, stored_bot

YOU: Final = "you"
"""What `--seats` calls a person; `you:NAME` for one with a name."""


class SeatError(ValueError):
    """A seat that cannot be taken like that."""

    def __init__(self, code: str, figures: Mapping[str, str | int]) -> None:
        super().__init__(f"{code}: {figures}")
        self.code = code
        self.figures = figures


@dataclass(frozen=True)
class Seat:
    """Someone at the table; `bot` is `None` for a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Table:
    """All that is settled before a game begins. It holds the secret: never show or send it."""

    edition: Edition
    edition_name: str
    """How to load the edition again: its id or file."""
    seats: tuple[Seat, ...]
    dealer: Seeded | Sealed
    """A sealed one with its seed."""
    bots_seed: int
    rules: int | None = None
    """The version of the rules it is played by, if not the latest."""

    @classmethod
    def new(
        cls, edition: Edition, edition_name: str, seats: Sequence[Seat], seed: int | None
    ) -> "Table":
        """A table for a new game: dealt from a number, or sealed if none is given."""
        if seed is not None:
            return cls(edition, edition_name, tuple(seats), Seeded(seed), seed)
        seal = Seal.new()
        dealer = Sealed(seal.commitment, (), seal.seed)
        return cls(edition, edition_name, tuple(seats), dealer, secrets.randbits(63))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    @property
    def deal(self) -> Deal:
        """The deal, secret pages included."""
        if isinstance(self.dealer, Seeded):
            return seeded(self.edition, self.dealer.seed)
        return self.dealer.deal(self.edition)

    def header(self, *, shown: bool) -> Header:
        """The header of the game file; a sealed seed is in it only when the game is over."""
        dealer = self.dealer
        if isinstance(dealer, Sealed) and not shown:
            dealer = replace(dealer, seed=None)
        return Header.of(self.edition, self.names, dealer, self.deal, self.rules)

    def make_bot(self, seat: int, instead: str | None = None) -> bots.Bot:
        """A new bot for a seat of a bot: its own one if it plays by these rules, or another."""
        name = instead or self.seats[seat].bot
        assert name is not None
        if self.rules is not None:
            name = bots.who_plays(name, self.rules)
        return bots.make(name, bots.seat_seed(self.bots_seed, seat), "live")

    def private(self) -> dict[str, Any]:
        """What a game file does not tell: who is a bot, and the secret."""
        sealed = isinstance(self.dealer, Sealed) and self.dealer.seed
        return {
            "seats": [{"name": seat.name, "bot": seat.bot} for seat in self.seats],
            "edition": self.edition_name,
            "bots_seed": self.bots_seed,
            "seed": sealed.hex() if sealed else None,
        }


def read_seats(text: str, name_person: Callable[[int], str]) -> tuple[Seat, ...]:
    """The seats of `you,you:NAME,BOT,…`; `name_person` names a person by the number of the seat."""
    return tuple(
        _seat(word.strip(), number, name_person)
        for number, word in enumerate(text.split(","), start=1)
    )


def _seat(word: str, number: int, name_person: Callable[[int], str]) -> Seat:
    kind, _, name = word.partition(":")
    name = name.strip()[:40]
    if not name.isprintable():
        raise SeatError("cli-play-seats-name", {"number": number})
    if kind.strip().lower() == YOU:
        return Seat(name or name_person(number))
    known = bots.names(*bots.PEOPLE)
    if kind not in known:
        raise SeatError("cli-play-seats-unknown", {"got": word, "known": ", ".join(known)})
    return Seat(name or stored_bot(BOTS[(number - 1) % len(BOTS)], kind), kind)

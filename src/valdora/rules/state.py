"""The state of a game: everything on the table, and nothing that anyone could not see.

The one thing nobody knows, the order of the unseen pages, is not in it: a book knows only which
cards are still unseen. When a side runs out of known pages the state waits for a `Reveal`.
"""

from dataclasses import dataclass
from typing import Final, Literal

from valdora.content import Crest, Edition, Gemstone, Slot, Space
from valdora.rules.actions import Side
from valdora.rules.codes import Almanac
from valdora.rules.frozen import Bag, Frozen, Value, evolve

Phase = Literal["deal", "move", "act", "book", "load", "deliver", "over"]
"""What is to be decided next; at "deal" and wherever `reveals` are due, the dealer decides."""
GONE: Final = -1
"""In place of an owner: a workshop that the rival took out of the game (X4)."""


@dataclass(frozen=True)
class Book(Value):
    """A book (S8): the known pages of both sides, top last; unseen cards lie under the right."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    unseen: Bag[str]

    def top(self, side: Side) -> str | None:
        """The visible card of a side."""
        pages = self.left if side == "L" else self.right
        return pages[-1] if pages else None

    @property
    def waits_for_reveal(self) -> bool:
        """Whether the next page of the right side must be revealed."""
        return not self.right and bool(self.unseen)

    @property
    def empty(self) -> bool:
        """Whether no card is left on either side."""
        return not (self.left or self.right or self.unseen)


@dataclass(frozen=True)
class Player(Value):
    """What lies in front of one player."""

    pawn: str
    coins: int
    provisions: bool
    equipment: Frozen[Slot, Gemstone | None]
    """The equipment owned, each with the gemstone it carries."""
    open: Bag[str]
    completed: Bag[str]
    craftsmen: Bag[Crest]
    bonus: int


@dataclass(frozen=True)
class Rival(Value):
    """The rival of the duel: its open row of cards, next first, and its tiles (X2-X4)."""

    row: tuple[Crest, ...]
    craftsmen: Bag[Crest]


@dataclass(frozen=True)
class State(Value):
    """A position. Change it only by `apply`."""

    almanac: Almanac
    phase: Phase
    seat: int
    round: int
    final: bool
    """Whether the final round runs (G1)."""
    players: tuple[Player, ...]
    stones: Frozen[str, Bag[Gemstone]]
    """The gemstones on each road space."""
    discard: Bag[Gemstone]
    books: Frozen[str, Book]
    piles: Bag[Crest]
    workshops: Frozen[Crest, int | None]
    """Who owns each workshop: a seat, nobody yet, or `GONE`."""
    bonus: int
    turned: int = 0
    """Pages turned in this turn (B3)."""
    loaded: frozenset[Slot] = frozenset()
    """Slots loaded in this turn (Q6)."""
    delivered: int = 0
    """Commissions completed in this turn (X3)."""
    rival: Rival | None = None

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.almanac.edition

    @property
    def rules(self) -> int:
        """The version of the rules the game is played by, from its beginning to its end."""
        return self.almanac.rules

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    @property
    def here(self) -> Space:
        """The space on which that player's pawn stands."""
        return self.almanac.edition.space[self.players[self.seat].pawn]

    def with_player(self, player: Player) -> "State":
        """The same state with the player whose turn it is replaced."""
        return evolve(self, players=self.players_with(player))

    def players_with(self, player: Player) -> tuple[Player, ...]:
        """All players, the one whose turn it is replaced."""
        return (*self.players[: self.seat], player, *self.players[self.seat + 1 :])

    @property
    def bank(self) -> int:
        """The coins nobody holds (S3)."""
        return self.edition.figures.coins - sum(player.coins for player in self.players)

    @property
    def reveals(self) -> str | None:
        """The book whose next page must be revealed before anything else, if any (S8)."""
        if self.phase == "book":
            here = self.players[self.seat].pawn
            return here if self.books[here].waits_for_reveal else None
        if self.phase == "deal":
            return next(name for name, book in self.books.items() if book.waits_for_reveal)
        return None

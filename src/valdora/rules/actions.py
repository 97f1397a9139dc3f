"""What a player (or, for `Reveal`, the dealer) can do: small values that name kinds, never places.

`str(action)` is its notation: one line, canonical and complete.
`Almanac.by_notation` reads it back.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from valdora.content import Gemstone, Slot

Side = Literal["L", "R"]
"""A side of an open book."""
SIDES: tuple[Side, Side] = ("L", "R")
"""Both sides, in the order of notation and codes."""


class _Kind:
    """`kind` names an action for catalogues and messages: the word its notation begins with."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = cls.__name__.lower()


@dataclass(frozen=True)
class Move(_Kind):
    """Move the pawn to a space (M1-M3) and pay for the encounters there (E1)."""

    space: str

    def __str__(self) -> str:
        return f"move {self.space}"


@dataclass(frozen=True)
class Stay(_Kind):
    """Stay where no destination can be paid for (Q10)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True)
class Turn(_Kind):
    """Turn a page: the top card of `side` goes on top of the other side (B2)."""

    side: Side

    def __str__(self) -> str:
        return f"turn {self.side}"


@dataclass(frozen=True)
class Buy(_Kind):
    """Buy the visible card of a side: a commission for coins (B7), equipment for the gold that
    lies in `slot` (B5)."""

    side: Side
    slot: Slot | None = None

    def __str__(self) -> str:
        return f"buy {self.side} with {self.slot}" if self.slot else f"buy {self.side}"


@dataclass(frozen=True)
class Return(_Kind):
    """Give an open commission back on top of a side of the book (B8)."""

    commission: str
    side: Side

    def __str__(self) -> str:
        return f"return {self.commission} {self.side}"


@dataclass(frozen=True)
class Load(_Kind):
    """Load a gemstone into a slot (L1-L3), dropping what a vehicle carried before (L4)."""

    gemstone: Gemstone
    slot: Slot

    def __str__(self) -> str:
        return f"load {self.gemstone} {self.slot}"


@dataclass(frozen=True)
class Deliver(_Kind):
    """Complete an open commission (D1) with the gemstones in `slots` (D2), in slot order."""

    commission: str
    slots: tuple[Slot, ...] = ()

    def __str__(self) -> str:
        if not self.slots:
            return f"deliver {self.commission}"
        return f"deliver {self.commission} with {'+'.join(self.slots)}"


@dataclass(frozen=True)
class Silver(_Kind):
    """Fill the purse at a mine (V1)."""

    def __str__(self) -> str:
        return "silver"


@dataclass(frozen=True)
class Provisions(_Kind):
    """Take provisions in a city (P1)."""

    def __str__(self) -> str:
        return "provisions"


@dataclass(frozen=True)
class End(_Kind):
    """End the turn (T1, Q1)."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class Reveal(_Kind):
    """The dealer's answer at a chance point: the next unseen page of a book."""

    book: str
    card: str

    def __str__(self) -> str:
        return f"reveal {self.book} {self.card}"


Action = Move | Stay | Turn | Buy | Return | Load | Deliver | Silver | Provisions | End | Reveal
"""All that can be done; a `Reveal` is the dealer's."""

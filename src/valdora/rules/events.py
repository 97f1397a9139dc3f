"""What happened, as data: who, what, where, how many. Text is made elsewhere, per language.

`kind` names an event for catalogues and messages: the class name in kebab case.
"""

import re
from dataclasses import dataclass
from typing import ClassVar

from valdora.content import Crest, Gemstone, Slot
from valdora.rules.actions import Side


@dataclass(frozen=True)
class Event:
    """Something that happened; the fields of each kind are its figures."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


@dataclass(frozen=True)
class PageRevealed(Event):
    """A page nobody had seen became visible (S8)."""

    book: str
    card: str


@dataclass(frozen=True)
class PawnMoved(Event):
    """A pawn moved (M1), through a city if `provisions` were used (M2)."""

    seat: int
    origin: str
    space: str
    provisions: bool


@dataclass(frozen=True)
class PawnStayed(Event):
    """No destination could be paid for, so the pawn stayed (Q10)."""

    seat: int
    space: str


@dataclass(frozen=True)
class EncounterPaid(Event):
    """Coins for an encounter (E1), to the bank if the owner's purse is full (E3)."""

    seat: int
    owner: int
    coins: int
    bank: bool


@dataclass(frozen=True)
class PageTurned(Event):
    """A page went from `side` to the other side (B2) for so many coins (B3)."""

    seat: int
    book: str
    side: Side
    card: str
    coins: int


@dataclass(frozen=True)
class EquipmentBought(Event):
    """Equipment was bought with the gold in `slot` (B5)."""

    seat: int
    book: str
    side: Side
    equipment: Slot
    slot: Slot


@dataclass(frozen=True)
class CommissionBought(Event):
    """A commission was bought (B7)."""

    seat: int
    book: str
    side: Side
    commission: str
    coins: int


@dataclass(frozen=True)
class CommissionReturned(Event):
    """A commission went back on top of a side of a book (B8)."""

    seat: int
    book: str
    side: Side
    commission: str


@dataclass(frozen=True)
class GemstoneDropped(Event):
    """A vehicle's gemstone went to the discard field to make room (L4)."""

    seat: int
    gemstone: Gemstone
    slot: Slot


@dataclass(frozen=True)
class GemstoneLoaded(Event):
    """A gemstone was loaded (L1) at a space, from the discard field if `discard` (L3)."""

    seat: int
    gemstone: Gemstone
    slot: Slot
    coins: int
    space: str
    discard: bool


@dataclass(frozen=True)
class CommissionCompleted(Event):
    """A commission was completed (D1) with the gemstones of `slots` or with coins."""

    seat: int
    commission: str
    slots: tuple[Slot, ...]
    coins: int
    points: int


@dataclass(frozen=True)
class BonusTaken(Event):
    """The owner of the crest's workshop took a bonus tile (C3)."""

    seat: int
    crest: Crest
    points: int


@dataclass(frozen=True)
class CraftsmanHired(Event):
    """A craftsman of `colour` was hired for a commission with `crest` (C1)."""

    seat: int
    crest: Crest
    colour: Crest


@dataclass(frozen=True)
class NoCraftsmanLeft(Event):
    """There was no tile left to hire (C1, G2)."""

    seat: int
    crest: Crest


@dataclass(frozen=True)
class WorkshopOpened(Event):
    """The first to have enough craftsmen of a colour took its workshop (C2)."""

    seat: int
    colour: Crest
    points: int


@dataclass(frozen=True)
class SilverTaken(Event):
    """A purse was filled at a mine (V1)."""

    seat: int
    coins: int


@dataclass(frozen=True)
class ProvisionsTaken(Event):
    """An adventurer took provisions (P1)."""

    seat: int


@dataclass(frozen=True)
class RivalHired(Event):
    """The rival took a tile of `colour` for its card `crest` (X3)."""

    crest: Crest
    colour: Crest


@dataclass(frozen=True)
class WorkshopRemoved(Event):
    """The rival took a workshop out of the game (X4)."""

    colour: Crest


@dataclass(frozen=True)
class FinalRoundBegan(Event):
    """Tiles of at most one colour are left: this round is the last (G1)."""

    round: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """A turn is over (T1)."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is scored (G1, F2)."""

    winners: tuple[int, ...]

"""The signs both faces share: gemstones as shape and letter, cards as a few characters.

Colour is only ever an addition (`…_STYLE`): every sign can be told from the others without it.
All signs are one cell wide and in the fonts that terminals come with.
"""

from collections.abc import Mapping
from typing import Final

from valdora.content import GEMSTONES, Crest, Edition, Gemstone, Slot, Space
from valdora.rules import Bag
from valdora.texts import Texts

SHAPES: Final[Mapping[str, str]] = {
    "ruby": "◆",
    "sapphire": "●",
    "amethyst": "▲",
    "emerald": "■",
    "gold": "☼",
}
COIN, POINTS, HOUSE, SHIP, FINAL = "○", "★", "⌂", "≈", "!"
VEHICLES: Final[Mapping[str, str]] = {"horse": "♞", "cart": "∞"}
EMPTY = "·"

GEMSTONE_STYLE: Final[Mapping[str, str]] = {
    "ruby": "#ff5c64",
    "sapphire": "#6fa4ff",
    "amethyst": "#c58bf0",
    "emerald": "#54c98a",
    "gold": "#f0c040",
}
CREST_STYLE: Final[Mapping[str, str]] = {
    "silver": "#b4bdc7",
    "gold": "#e3b53c",
    "white": "#f4f1ea",
    "violet": "#b98ad9",
    "red": "#e8686c",
    "blue": "#7ba4e6",
    "green": "#63b98a",
}
SEAT_STYLE: Final = ("#3fb8a9", "#ee8a6f", "#94a9bd", "#c57cb5", "#adb254")
"""A family of its own: teal, coral, slate, plum, olive."""

INK, FAINT, ROAD, WATER, ACCENT, PAPER = (
    "#efe4cd",
    "#a3937a",
    "#c9ab79",
    "#8fb4b8",
    "#f08a3c",
    "#201b14",
)


def gemstone_sign(t: Texts, gemstone: Gemstone) -> str:
    """Shape and letter."""
    return SHAPES[gemstone] + t(f"letter-{gemstone}")


def gemstones_in_order(stones: Bag[Gemstone]) -> list[Gemstone]:
    """Each gemstone as often as it lies there."""
    return [gemstone for gemstone in GEMSTONES for _ in range(stones.get(gemstone, 0))]


def slot_sign(t: Texts, edition: Edition, slot: Slot, carried: Gemstone | None) -> str:
    """An equipment card: what it carries, or the small letter of what it could carry."""
    takes = next(item.gemstone for item in edition.equipment if item.slot == slot)
    vehicle = VEHICLES.get(slot, "")
    if carried:
        return vehicle + gemstone_sign(t, carried)
    return vehicle + EMPTY + (t(f"letter-{takes}").lower() if takes else "")


def short(word: str, width: int) -> str:
    """A word cut to a width."""
    return word if len(word) <= width else word[:width]


def crest_sign(t: Texts, crest: Crest, width: int = 3) -> str:
    """A crest's colour; its first three letters tell all seven apart in every language.

    Where there is room for more than those, what is cut says so: it could be taken for a word.
    """
    name = t(f"crest-{crest}")
    return short(name, width) if width < 4 or len(name) <= width else f"{name[: width - 1]}."


def space_sign(t: Texts, space: Space, width: int = 6) -> str:
    """What a space is: a house with its crest, ships, a mine. Roads and other cities need none."""
    if space.crest:
        return HOUSE + crest_sign(t, space.crest, width)
    if space.kind == "mine":
        return t("terminal-map-mine")
    return SHIP * space.ships


def wants_sign(t: Texts, edition: Edition, commission: str, *, letters: bool = True) -> str:
    """What a commission asks for."""
    kind = next(kind for kind in edition.commissions if kind.id == commission)
    signs = (gemstone_sign(t, stone) if letters else SHAPES[stone] for stone in kind.gemstones)
    return "".join(signs) + (f"{kind.coins}{COIN}" if kind.coins else "")


def commission_sign(t: Texts, edition: Edition, commission: str, width: int = 3) -> str:
    """A commission: crest, what is wanted, points."""
    kind = next(kind for kind in edition.commissions if kind.id == commission)
    wants = wants_sign(t, edition, commission, letters=len(kind.gemstones) < 2)
    return f"{crest_sign(t, kind.crest, width)} {wants} {POINTS}{kind.points}"


def legend(t: Texts) -> list[str]:
    """All signs with their meaning."""
    stones = [f"{gemstone_sign(t, stone)} {t(f'gemstone-{stone}')}" for stone in GEMSTONES]
    return [
        *stones,
        *(f"{sign} {t(f'slot-{slot}')}" for slot, sign in VEHICLES.items()),
        f"{COIN} {t('term-coin')}",
        f"{POINTS} {t('term-points')}",
        f"{HOUSE} {t('term-house')}",
        f"{SHIP} {t('term-ship')}",
        f"{t('letter-provisions')} {t('term-provisions')}",
        f"{FINAL} {t('terminal-final-sign')}",
    ]

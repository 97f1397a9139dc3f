"""The first line of a game file: what is played, by whom, and how it was dealt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from valdora.content import CRESTS, GEMSTONES, Crest, Edition, Gemstone
from valdora.dealer import Deal, Seal
from valdora.records.errors import RecordError
from valdora.records.lines import Fields, Line
from valdora.rules import Layout
from valdora.rules.versions import is_known, latest

FORMAT: Final = 1
"""The version of the game file."""
NAME_LIMIT: Final = 60
PLAYER_SEED_LIMIT: Final = 256
SEED_LIMIT: Final = 2**63 - 1
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Seeded:
    """Dealt from a number: a simulation."""

    seed: int


@dataclass(frozen=True)
class Begins:
    """Who is seat 0: the place at which they sat down, and whether that was drawn or chosen."""

    first: int
    drawn: bool


@dataclass(frozen=True)
class Sealed:
    """Dealt from a committed secret and the players' seeds; `seed` is `None` until it is shown."""

    commitment: str
    player_seeds: tuple[str, ...] = ()
    """By seat."""
    seed: bytes | None = field(default=None, repr=False)
    begins: Begins | None = None
    """In version 2 of the dealer; version 1 has nothing to do with it."""

    @property
    def version(self) -> int:
        """That of the dealer."""
        return 1 if self.begins is None else 2

    @property
    def given(self) -> tuple[str, ...]:
        """The players' seeds in the order in which the dealer takes them."""
        first = self.begins.first if self.begins else 0
        return self.player_seeds[-first:] + self.player_seeds[:-first]

    def deal(self, edition: Edition) -> Deal:
        """What was dealt, once the seed is shown."""
        assert self.seed is not None
        return Seal(self.seed).deal(edition, self.given, self.version)


@dataclass(frozen=True)
class Recorded:
    """Dealt elsewhere, by hand for example: the file is all that is known."""


Dealer = Seeded | Sealed | Recorded


@dataclass(frozen=True)
class Header:
    """All that is settled before the first page is revealed."""

    edition: str
    edition_sha256: str
    names: tuple[str, ...]
    """One for each player."""
    dealer: Dealer
    layout: Layout
    rival: tuple[Crest, ...] = ()
    """The row of the rival (X2), where there is one."""
    rules: int = field(default_factory=latest)
    """The version of the rules the game is played by."""

    @classmethod
    def of(
        cls,
        edition: Edition,
        names: Sequence[str],
        dealer: Dealer,
        deal: Deal,
        rules: int | None = None,
    ) -> "Header":
        """The header of a game about to begin, or of one that began with these rules."""
        return cls(
            edition=edition.id,
            edition_sha256=edition.sha256,
            names=tuple(names),
            dealer=dealer,
            layout=deal.layout,
            rival=deal.rivals,
            rules=latest() if rules is None else rules,
        )

    def view(self) -> Line:
        """As it stands in the file."""
        line = {
            "valdora": FORMAT,
            "edition": self.edition,
            "edition_sha256": self.edition_sha256,
            "rules": self.rules,
            "players": len(self.names),
            "names": list(self.names),
            "dealer": _dealer_view(self.dealer),
            "layout": {space: dict(stones) for space, stones in self.layout.items()},
        }
        return {**line, "rival": list(self.rival)} if self.rival else line


def read_header(number: int, line: Line) -> Header:
    """The header in a line; `RecordError` if there is none."""
    fields = Fields(number, line)
    version = fields.number("valdora", 1, 2**31)
    if version != FORMAT:
        raise RecordError(number, "unknown-version", {"got": version, "known": FORMAT})
    edition = fields.text("edition", lambda text: 0 < len(text) <= NAME_LIMIT, "string")
    sha256 = fields.text("edition_sha256", _SHA256.fullmatch, "hex[64]")
    rules = fields.number("rules", 1, 2**31)
    if not is_known(rules):
        raise RecordError(number, "rules-version", {"got": rules, "known": latest()})
    players = fields.number("players", 1, 9)
    names = fields.texts("names", _is_name, f"printable string of 1..{NAME_LIMIT}")
    if len(names) != players:
        fields.refuse("names", f"string[{players}]", names)
    dealer = _read_dealer(fields.inside("dealer"), players)
    layout = _read_layout(fields.inside("layout"))
    rival: tuple[str, ...] = ()
    if "rival" in fields.left:
        rival = fields.texts("rival", CRESTS.__contains__, "crest")
        if not rival:  # it stands in the header only where there is one
            raise RecordError(number, "key-unknown", {"key": "rival"})
    fields.done()
    return Header(edition, sha256, names, dealer, layout, cast("tuple[Crest, ...]", rival), rules)


def _is_name(text: str) -> bool:
    return 0 < len(text) <= NAME_LIMIT and text.isprintable()


def _is_player_seed(text: str) -> bool:
    try:
        return len(text.encode()) <= PLAYER_SEED_LIMIT
    except UnicodeEncodeError:  # half a surrogate pair
        return False


def _dealer_view(dealer: Dealer) -> dict[str, Any]:
    match dealer:
        case Seeded(seed):
            return {"kind": "seeded", "seed": seed}
        case Sealed(commitment, player_seeds, secret, begins):
            return {
                "kind": "sealed",
                **({"version": dealer.version} if begins else {}),
                "commitment": commitment,
                "player_seeds": list(player_seeds),
                **({"first": begins.first, "drawn": begins.drawn} if begins else {}),
                "seed": secret.hex() if secret is not None else None,
            }
    return {"kind": "recorded"}


def _read_dealer(fields: Fields, players: int) -> Dealer:
    kinds = ("seeded", "sealed", "recorded")
    kind = fields.text("kind", kinds.__contains__, " | ".join(kinds))
    dealer: Dealer = Recorded()
    if kind == "seeded":
        dealer = Seeded(fields.number("seed", 0, SEED_LIMIT))
    elif kind == "sealed":
        dealer = _read_sealed(fields, players)
    fields.done()
    return dealer


def _read_sealed(fields: Fields, players: int) -> Sealed:
    version = fields.number("version", 2, 2) if "version" in fields.left else 1
    commitment = fields.text("commitment", _SHA256.fullmatch, "hex[64]")
    seeds = fields.texts("player_seeds", _is_player_seed, f"string of 0..{PLAYER_SEED_LIMIT} bytes")
    if len(seeds) != players and (seeds or version > 1):
        expected = f"string[{players}]" if version > 1 else f"[] | string[{players}]"
        fields.refuse("player_seeds", expected, seeds)
    begins = _read_begins(fields, players) if version > 1 else None
    seed = fields.any("seed")
    if seed is None:
        return Sealed(commitment, seeds, None, begins)
    if not isinstance(seed, str) or not _SHA256.fullmatch(seed):
        fields.refuse("seed", "null | hex[64]", seed)
    return Sealed(commitment, seeds, bytes.fromhex(seed), begins)


def _read_begins(fields: Fields, players: int) -> Begins:
    first, drawn = fields.number("first", 0, players - 1), fields.any("drawn")
    if not isinstance(drawn, bool):
        fields.refuse("drawn", "true | false", drawn)
    return Begins(first, drawn)


def _read_layout(fields: Fields) -> Layout:
    layout: dict[str, dict[Gemstone, int]] = {}
    for space in fields.left:
        heap = fields.inside(space)
        layout[space] = {
            gemstone: heap.number(gemstone, 1, 999)
            for gemstone in GEMSTONES
            if gemstone in heap.left
        }
        heap.done()
    return layout

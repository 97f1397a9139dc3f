"""What can be wrong with an edition's file, as data: a code and its figures.

`FAULTS` is the only list of codes; its English texts are for users of the library, other languages
take the code and the figures.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

FAULTS: Final[Mapping[str, str]] = {
    # the file
    "edition-unknown": "there is no edition of this name; known are {known}, or name a .toml file",
    "file-missing": "there is no such file",
    "file-not-regular": "this is a directory or a device; name the edition's .toml file itself",
    "file-unreadable": "the file cannot be read: {detail}",
    "file-too-large": "the file has more than {limit} bytes; an edition needs a few thousand",
    "file-line-too-long": "line {line} has more than {limit} characters; break it up",
    "file-not-text": "the file is not UTF-8 text (byte {offset}); save it as UTF-8",
    "file-syntax": "the file is not valid TOML: {detail}",
    "file-too-deep": "tables or lists are nested too deeply; an edition needs three levels",
    # single keys
    "unknown-key": "this key means nothing here; known are {known}",
    "key-missing": "this is missing; expected is a value of the kind '{expected}'",
    "wrong-type": "expected is a value of the kind '{expected}', not '{got}'",
    "out-of-range": "{got} is out of range; expected is {low} to {high}",
    "wrong-length": "the list has {got} entries; expected are {low} to {high}",
    "unknown-name": "'{got}' is not known here; expected is one of {known}",
    "name-doubled": "'{name}' is listed twice; list it once",
    "bad-id": "'{got}' cannot be a name; use up to {limit} ASCII letters, digits and hyphens, "
    "a letter first",
    "bad-edition-id": "'{got}' cannot be an edition's id; use up to {limit} small letters, "
    "digits, hyphens and dots",
    "bad-title": "expected is one line of 1 to {limit} characters",
    "too-many": "{got} entries are too many; the limit is {limit}",
    "source-missing": 'no source is given; write source = "printed", "found" or '
    '"reconstructed" in this table or above it',
    "drop-unknown": "'{name}' is not in the edition that this file extends",
    "id-taken": "a released edition is called '{id}' and has other figures; choose another id",
    # players and coins
    "players-order": "at least {min} and at most {max} players cannot be; put the smaller in min",
    "rival-players": "the rival plays with exactly 2 players, and 2 players only with the rival "
    "(S1, X1); this is {min} to {max}",
    "coins-too-few": "{players} purses of {purse} need {expected} coins, there are {got} (S3)",
    "purse-too-small": "the last of {players} players begins with {players} coins, "
    "the purse holds {got} (S3)",
    "price-above-purse": "a price of {got} can never be paid from a purse of {purse}",
    # cards, tiles and gemstones
    "gemstones-total": "there are {got} gemstones; {roads} road spaces with {stones} each "
    "need {expected} (S5)",
    "catalogue-total": "the copies add up to {got}; a catalogue has {expected} cards (S6)",
    "book-total": "the copies add up to {got}; a commission book has {expected} cards (S7)",
    "tiles-total": "the tiles add up to {got}; there are {expected} craftsmen (S9)",
    "bonus-total": "{got} bonus tiles; there are {expected} (S10)",
    "tool-colour-missing": "no tool loads {gemstone}; each of the four tools loads its own "
    "gemstone (S6)",
    "wants-one": "a patron wants either coins or gemstones; give exactly one of the two (S7)",
    "gemstones-wanted": "the {crest} patron wants {expected} gemstones on a card, this has {got} "
    "(S7)",
    "commissions-too-few": "both books together have {got} {crest} commissions; there must be "
    "more than the {tiles} craftsmen",
    "crest-missing": "{crest} is missing; list each of the seven crests once",
    "removed-too-many": "{got} of {tiles} tiles removed leaves no craftsman (S9)",
    "workshop-unreachable": "the workshop needs {got} craftsmen, with three players there are "
    "{tiles} (C2)",
    # the map
    "spaces-count": "there are {got} spaces of the kind '{kind}'; expected are {expected} (S4)",
    "house-count": "{got} houses have the {crest} crest; expected is one (S4)",
    "city-purpose": "a city has either a book or ships; give exactly one of the two (S4)",
    "not-for-kind": "a space of the kind '{kind}' has no '{name}'; remove it",
    "needed-for-kind": "a space of the kind '{kind}' needs '{name}'",
    "unknown-space": "there is no space '{space}'",
    "space-unreachable": "no road leads from '{start}' to '{space}'",
    "too-close": "this is drawn {got} from '{other}'; keep at least {expected}",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: in which file, at which dotted key (empty: the file itself), and what."""

    file: str
    key: str
    code: str
    figures: Mapping[str, str | int]

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {FAULTS[self.code].format(**self.figures)}"


class EditionError(Exception):
    """The edition cannot be played with; `faults` holds all that is wrong, never only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


Path = tuple[str, ...]


class Report:
    """Collects the faults of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def add(self, code: str, path: Path = (), **figures: str | int) -> None:
        """Note a fault at a key."""
        self.faults.append(Fault(self.file, ".".join(map(shown, path)), code, figures))

    def settle(self) -> None:
        """Raise all faults at once, if there are any."""
        if self.faults:
            raise EditionError(self.faults)


LONGEST_SHOWN: Final = 40


def shown(value: object) -> str:
    """A value as a message may show it: short and printable, whatever the file holds."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_SHOWN:
        # Python refuses to write out integers of thousands of digits.
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"
    text = "".join(sign if sign.isprintable() else "?" for sign in str(value))
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"

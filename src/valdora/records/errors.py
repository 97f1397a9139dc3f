"""What can be wrong with a game file, as data: a line, a code and its figures.

`FAULTS` is the only list of codes; its English texts are for users of the library, other languages
take the code and the figures.
"""

from collections.abc import Mapping
from typing import Final

from valdora.rules import Reason

FAULTS: Final[Mapping[str, str]] = {
    # the file
    "file-missing": "there is no such file",
    "file-not-regular": "this is a directory or a device; name a game file",
    "file-unreadable": "the file cannot be read: {detail}",
    "file-too-large": "the file has more than {limit} bytes",
    "line-too-long": "the line has more than {limit} bytes",
    "too-many-plies": "the game has more than {limit} plies",
    # a line
    "not-text": "the line is not UTF-8 text",
    "carriage-return": "the line ends with a carriage return; lines end with a line feed alone",
    "bad-json": "the line is not a JSON object: {detail}",
    "too-deep": "the JSON is nested deeper than {limit} levels",
    "key-missing": "'{key}' is missing",
    "key-unknown": "'{key}' means nothing here",
    "wrong-value": "'{key}' must be {expected}, not {got}",
    # the header
    "unknown-version": "this is version {got} of the game file; known is {known}",
    "rules-version": "the game was played by version {got} of the rules; known is {known}",
    "edition-unknown": "there is no edition '{got}'; name its file with --edition",
    "edition-changed": "the game was played with other figures than edition '{edition}' has: "
    "its hash is {got}, not {known}",
    "edition-other": "the game was played with edition '{edition}', not with '{got}'",
    "bad-setup": "the game cannot be set up like that: {detail}",
    # the deal
    "broken-commitment": "the seed does not belong to the commitment {commitment}",
    "seed-missing": "the game is over, but its sealed seed is not shown",
    "first-not-drawn": "the dealer's seed has somebody else begin",
    "layout-not-dealt": "the gemstones were not laid out as the dealer's seed says",
    "rival-not-dealt": "the rival's row does not lie as the dealer's seed says",
    "page-not-dealt": "the dealer's seed says '{expected}', not '{do}'",
    # the plies
    "numbering": "ply {expected} is expected, not {got}",
    "unknown-notation": "'{do}' is no action of this edition",
    "wrong-seat": "seat {expected} is expected, not {got}",
    "after-end": "the game is over; nothing can be played any more, so not '{do}' either",
    "illegal-action": "'{do}' is not allowed: {reason} ({rule})",
    # the result
    "truncated": "the file ends without a result",
    "not-over": "there is a result, but the game is not over",
    "over": "the game is over, but its result is 'unfinished'",
    "wrong-result": "'{key}' must be {expected}, not {got}",
    "after-result": "there is something after the result",
}
"""What can be wrong with a game file: each code, and what it says."""


class RecordError(ValueError):
    """A game file that cannot be what it says; the first fault in the order of its lines."""

    def __init__(
        self,
        line: int,
        code: str,
        figures: Mapping[str, str | int] | None = None,
        reason: Reason | None = None,
    ) -> None:
        self.line = line
        """Counted from 1; 0 for the file as a whole."""
        self.code = code
        self.figures = dict(figures or {})
        self.reason = reason
        """For an illegal action: what the rules say."""
        place = f"line {line}: " if line else ""
        super().__init__(place + FAULTS[code].format(**self.figures))


def shown(value: object) -> str:
    """A value as a message may show it: short and printable, whatever the file holds."""
    text = "".join(sign if sign.isprintable() else "?" for sign in str(value))
    return text if len(text) <= 60 else text[:59] + "…"

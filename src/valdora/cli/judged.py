"""A game file on its way to a judge, and what comes back: both can go to another machine."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from valdora import __version__
from valdora.bots.hints import make_judge
from valdora.bots.review import Review, review, review_view
from valdora.content import Edition
from valdora.records import PlayedPly, Reader, first_state, replay
from valdora.records.lines import read_file
from valdora.rules import VERSION as RULES
from valdora.rules import Almanac, almanac

FORMAT: Final = 1
"""The version of the file that `valdora review --resume` names."""


@dataclass(frozen=True)
class Played:
    """A game file as it was read."""

    data: bytes
    sha256: str
    edition: Edition
    rules: int
    names: tuple[str, ...]

    @property
    def almanac(self) -> Almanac:
        """What was played, and by which rules; too large to be sent along."""
        return almanac(self.edition, self.rules)

    @classmethod
    def read(cls, path: Path, edition: Edition | None) -> "Played":
        """A game file up to its header; raises `RecordError`."""
        data = read_file(path).read()
        header = Reader(BytesIO(data)).header
        played = first_state(header, edition).edition
        return cls(data, sha256(data).hexdigest(), played, header.rules, tuple(header.names))

    def steps(self) -> Iterator[PlayedPly]:
        """The game, ply by ply; raises `RecordError`."""
        return replay(Reader(BytesIO(self.data)), self.edition)


@dataclass(frozen=True)
class Judged:
    """A game judged, as docs/review.md tells it."""

    game: str
    """The SHA-256 of the game file."""
    edition: str
    names: tuple[str, ...]
    turns: Sequence[Mapping[str, Any]]
    swings: Sequence[int]
    luck: Sequence[float]
    lost: Sequence[float]

    @classmethod
    def of(cls, game: Played, judged: Review) -> "Judged":
        """What is told of a review."""
        return cls(game.sha256, game.edition.id, game.names, **review_view(judged))

    def key(self) -> str:
        """What tells it from the others."""
        return self.game

    def view(self) -> dict[str, Any]:
        """The part that `review_view` makes."""
        return {key: getattr(self, key) for key in ("turns", "swings", "luck", "lost")}


def judge_game(games: Mapping[str, Played], seed: int, game: str) -> Judged:
    """One of the games judged. It depends on nothing but its arguments."""
    played = games[game]
    return Judged.of(played, review(played.steps(), make_judge(played.almanac), None, seed))


def review_settings(seed: int) -> dict[str, Any]:
    """All that the reviews depend on, beside the games."""
    return {"review": FORMAT, "valdora": __version__, "rules": RULES, "seed": seed}

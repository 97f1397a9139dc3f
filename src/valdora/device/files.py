"""Game files opened on a device: a file becomes the rows of a table, to look back at."""

import io
import re
from base64 import b32encode
from hashlib import sha256
from typing import Final, TypeVar

from msgspec import UNSET

from valdora import bots
from valdora.dealer.shuffle import KEY_BYTES
from valdora.records import Begins, Header, Reader, Sealed, verify
from valdora.table import rows
from valdora.table.fold import Table
from valdora.table.rows import PLAYER_COLOURS, PlayerColour, Row, Sitting

T = TypeVar("T")
_BOT: Final = re.compile(rf"bot-({'|'.join(PLAYER_COLOURS)}):([a-z0-9-]+)")


def table_rows(data: bytes, key: str, now: int) -> tuple[str, bytes, tuple[Row, ...]]:
    """The id, the seed and the rows of a table that tells the game in a file.

    Its people's seats are held by `key`. `RecordError` if it was not played by the rules, or not
    dealt as it says. A game that is not over is closed: nobody has the pages it would go on with.
    """
    finished = verify(Reader(io.BytesIO(data))).finished
    reader = Reader(io.BytesIO(data))
    header = reader.header
    sealed = _sealed(header)
    begins = sealed.begins or Begins(0, drawn=False)
    seats = [_sitting(*each, key) for each in zip(header.names, sealed.player_seeds, strict=True)]
    made: list[rows.AnyRow] = [
        rows.Opened(
            at=now,
            edition=header.edition,
            edition_sha256=header.edition_sha256,
            rules=header.rules,
            seats=_lobby(seats, begins.first),
            starts="random" if begins.drawn else begins.first,
            host=key,
            commitment=sealed.commitment,
            colours=_lobby(_colours(header.names), begins.first),
            dealer=sealed.version,
            needs=UNSET if sealed.version == 1 else 3,
        ),
        rows.Started(
            at=now,
            first=begins.first,
            layout={space: dict(heap) for space, heap in header.layout.items()},
            rivals=list(header.rival),
        ),
    ]
    table = Table(b32encode(sha256(data).digest()).decode().lower()[:13])
    for ply in reader.plies():
        if ply.seat is None:
            made.append(rows.Revealed(at=now, do=ply.do))
        else:
            made.append(rows.Acted(at=now, seat=ply.seat, do=ply.do))
    if not finished:
        made.append(rows.Closed(at=now))
    return table.id, sealed.seed or bytes(KEY_BYTES), tuple(table.add(made))


def _sealed(header: Header) -> Sealed:
    """How it was dealt; nothing is sealed where a table could not show that it was."""
    dealer = header.dealer
    if isinstance(dealer, Sealed) and dealer.seed is not None and dealer.player_seeds:
        return dealer
    return Sealed("", ("",) * len(header.names))


def _lobby(by_seat: list[T], first: int) -> list[T]:
    """In the order in which they sat down, of which `first` begins."""
    return by_seat[-first:] + by_seat[:-first]


def _sitting(name: str, seed: str, key: str) -> Sitting:
    bot = _BOT.fullmatch(name)
    if bot and bot[2] in bots.names():
        return Sitting(kind="bot", bot=bot[2], seed=seed)
    return Sitting(kind="person", name=name, holder=key, seed=seed)


def _colours(names: tuple[str, ...]) -> list[PlayerColour]:
    """Bots have their colour in their name; people take those that are left, in the usual order."""
    named = [bot[1] if (bot := _BOT.fullmatch(name)) else "" for name in names]
    taken = [colour for colour in PLAYER_COLOURS if colour in named]
    if len(taken) != sum(map(bool, named)):
        return list(PLAYER_COLOURS[: len(names)])  # two of one colour: no table has written that
    left = iter([colour for colour in PLAYER_COLOURS if colour not in taken])
    return [
        next(colour for colour in taken if colour == each) if each else next(left) for each in named
    ]

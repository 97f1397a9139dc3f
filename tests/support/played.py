"""Games put into the data folder of a server before it starts, so that nobody waits for bots.

Everyone plays at once as `greedy` does; the rows are those that the server itself would store.
Its moves are kept in `games`: where a game has become another, VALDORA_GOLDEN=write in the
environment of a test that plays it to its end writes them anew.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from support.desk import SEAL, Desk
from valdora.bots import make
from valdora.dealer import Seal
from valdora.rules import Action, State, apply, legal_actions
from valdora.server import Settings
from valdora.server.entry.security import COOKIE
from valdora.server.storage import Game, Row, open_storage
from valdora.table import play, requests
from valdora.table.briefs import summary
from valdora.table.capabilities import hashed, new_id, new_key
from valdora.table.fold import folded
from valdora.table.history import record_bytes

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Played:
    """A game in the folder of a server that does not run, and the cookie of its host."""

    folder: Path
    table: str
    cookies: httpx.Cookies


def put_ended(
    folder: Path, *seats: str | tuple[str, str], seal: Seal = SEAL, **options: Any
) -> Played:
    """A game that is over.

    A seat is the name of a person or `("bot", level)`; the options are those of a new table.
    """
    return put_played(folder, *seats, until=lambda _state: False, seal=seal, **options)


def put_ending(folder: Path, *seats: str | tuple[str, str], **options: Any) -> Played:
    """A game that is over when who is to move ends the turn; the rest as `put_ended`."""
    return put_played(folder, *seats, until=_is_ending, **options)


def _is_ending(state: State) -> bool:
    ends = [action for action in legal_actions(state) if str(action) == "end"]
    return any(apply(state, end)[0].phase == "over" for end in ends)


def put_file(file: Path, *seats: str | tuple[str, str], **options: Any) -> Path:
    """The file of a game that is over; the rest as `put_ended`."""
    desk = _desk(seats, hashed(new_key()), SEAL, options)
    _play(desk, lambda _state: False)
    file.write_bytes(record_bytes(folded(new_id(), desk.kept), SEAL.seed))
    return file


def put_played(
    folder: Path,
    *seats: str | tuple[str, str],
    until: Callable[[State], bool],
    seal: Seal = SEAL,
    **options: Any,
) -> Played:
    """A game played until something is so, or to its end; the rest as `put_ended`."""
    key, id_ = new_key(), new_id()
    desk = _desk(seats, hashed(key), seal, options)
    _play(desk, until)
    put_rows(folder, id_, desk.kept, seal)
    return Played(folder, id_, httpx.Cookies({COOKIE: key}))


def put_stops(
    folder: Path, *seats: str | tuple[str, str], stops: Mapping[str, Callable[[State], bool]]
) -> dict[str, Played]:
    """One game, as it stood where each stop first was so, and as it ended: `end`."""
    key, kept = new_key(), dict[str, list[Row]]()
    desk = _desk(seats, hashed(key), SEAL, {})

    def stop(state: State) -> bool:
        for name in stops.keys() - kept.keys():
            if stops[name](state):
                kept[name] = list(desk.kept)
        return False

    _play(desk, stop)
    assert kept.keys() == stops.keys(), "the game came by all stops"
    made: dict[str, Played] = {}
    for name, rows in (kept | {"end": list(desk.kept)}).items():
        made[name] = Played(folder, new_id(), httpx.Cookies({COOKIE: key}))
        put_rows(folder, made[name].table, rows)
    return made


def put_rows(folder: Path, id_: str, kept: Sequence[Row], seal: Seal = SEAL) -> None:
    """The table that these rows of a desk make."""
    folder.mkdir(exist_ok=True)
    table = folded(id_, kept)
    game = Game(id_, table.created, seal.seed, summary(table), (table.host,), tuple(kept))
    with ThreadPoolExecutor(1) as apart:  # here an event loop may run: Playwright keeps one
        apart.submit(asyncio.run, _restore(folder, game)).result()


async def _restore(folder: Path, game: Game) -> None:
    settings = Settings(data_dir=str(folder))
    storage = open_storage(settings.storage_url, settings.backups)
    await storage.start(lambda _game, _seq: None)
    try:
        assert await storage.restore(game)
    finally:
        await storage.close()


def _desk(seats: tuple[str | tuple[str, str], ...], host: str, seal: Seal, options: Any) -> Desk:
    wishes = [
        requests.Person(name=seat) if isinstance(seat, str) else requests.Robot(bot=seat[1])
        for seat in seats
    ]
    now = time.time_ns() // 1_000_000
    desk = Desk(*wishes, host=host, at=now, seal=seal, pace=0, **options)
    desk.start()
    return desk


def _play(desk: Desk, until: Callable[[State], bool]) -> None:
    now, deal = time.time_ns() // 1_000_000, desk.deal
    for action in _moves(desk):
        state = desk.table.state
        assert state is not None
        if until(state):
            return
        desk.take(play.played(state, state.seat, action, deal, now))
    assert desk.table.status == "over", "the whole game is stored"


def _moves(desk: Desk) -> Iterator[Action]:
    """What `greedy` plays from this beginning; it was asked once, since it takes seconds."""
    state = desk.table.state
    assert state is not None
    seats = len(state.players)
    file = GAMES / f"{state.edition.id}-{seats}p-{desk.seal.seed.hex()[:4]}.txt"
    if os.environ.get("VALDORA_GOLDEN") != "write":
        known = state.almanac.by_notation
        yield from (known[line] for line in file.read_text(encoding="utf-8").splitlines())
        return
    bot, made = make("greedy", 0), list[Action]()
    while desk.table.status == "running":
        assert desk.table.state is not None
        made.append(bot.choose(desk.table.state))
        yield made[-1]
    file.write_text("".join(f"{action}\n" for action in made), encoding="utf-8")

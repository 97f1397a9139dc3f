"""Who is at the tables of other processes: known from what they say, as long as they are heard.

Nothing of it is stored. A process says who is at a table when that changes or when it is asked, and
asks when it opens a table. One that is silent for a while has nobody any more. Of a move it says
what there is to know (`news`), if somebody is at that table elsewhere.
"""

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from valdora.server.live import news
from valdora.server.live.listener import Frame
from valdora.server.live.news import News
from valdora.server.live.room import Room
from valdora.server.storage import Batch, Row, Storage

SILENT_SECONDS: Final = 4.0
_HERE: Final = "here"
_NEWS: Final = "news"
_WHO: Final = "who"


class Neighbours:
    """See the module. `rooms` are those of this process, by table."""

    def __init__(self, storage: Storage, rooms: Mapping[str, Room]) -> None:
        self._say = storage.say
        self._add = storage.add
        self._rooms = rooms
        self._heard: dict[str, float] = {}
        """By process, when it was last heard."""
        self._said: dict[str, str] = {}
        """By table, what we last said of it."""
        self.met = float("-inf")
        """When any other process was last heard."""

    def ask(self, id_: str) -> None:
        """Have the others say who is at a table."""
        self._say(f"{_WHO} {id_}")

    def tell(self, room: Room) -> None:
        """Say who is at a table here, if that is not what we said last."""
        id_ = room.table.id
        watching, keys = room.hub.local(room.table)
        now = f"{_HERE} {id_} {watching} {','.join(keys)}"
        if now != self._said.get(id_, f"{_HERE} {id_} 0 "):
            self._say(now)
        if watching or keys:
            self._said[id_] = now
        else:
            self._said.pop(id_, None)

    def spread(self, room: Room, last: Row, batch: Batch, told: Sequence[Frame]) -> None:
        """Say what was stored after `last` and told here, if it is a move."""
        if room.hub.is_elsewhere:
            step = told[0].text if len(told) == 1 else ""
            if text := News(batch.game, batch.after, news.mark(last), batch.rows, step).text:
                self._add(batch.game, f"{_NEWS} {text}")

    def tell_all(self) -> None:
        """Say it of all tables, and ask for all: something may have been missed."""
        said = list(self._said.values())
        for text in said:
            self._say(text)
        for id_ in self._rooms:
            self.ask(id_)

    def hear(self, process: str, text: str) -> None:
        """Another process said something, if only that it is there. What a newer one says in other
        words is passed over: of what matters it nudges as well."""
        self._heard[process] = self.met = time.monotonic()
        with suppress(ValueError):
            self._understand(process, text)

    def _understand(self, process: str, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == _WHO and rest in self._said:
            self._say(self._said[rest])
        elif word == _NEWS:
            room = self._rooms.get(news.table_of(rest))
            if room and len(room.hub):
                room.hear(news.read(rest))
        elif word == _HERE:
            id_, watching, keys = rest.split(" ", 2)
            if room := self._rooms.get(id_):
                room.elsewhere(process, int(watching), frozenset(filter(None, keys.split(","))))

    def forget_silent(self) -> None:
        """Nobody is at those that are not heard any more."""
        before = time.monotonic() - SILENT_SECONDS
        for process in [each for each, at in self._heard.items() if at < before]:
            del self._heard[process]
            for room in self._rooms.values():
                room.elsewhere(process, 0, frozenset())

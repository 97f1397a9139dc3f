"""Snapshots of one table, made once for all who ask while it stays as it is."""

from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from valdora.server.live.listener import Frame
from valdora.table.fold import Table
from valdora.table.frames import missed, said, snapshot
from valdora.table.protocol import Presence, Snapshot, encode
from valdora.table.values import Access
from valdora.table.views import you_shape

KEPT_BYTES: Final = 1 << 20
"""Of beginnings of snapshots, the latest is kept and so many more: most who come ask the same."""
_NOBODY: Final = Presence(seats=[], watchers=0, host=False, away=[], patience=0, now=0)
_END: Final = len(encode(_NOBODY)) + 1
"""The bytes of it at the end of a snapshot, whose last field it is, and of the brace behind it."""


class Snapshots:
    """See the module. All but presence is kept: that is of the moment."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._of: Table | None = None
        self._base: Snapshot | None = None
        self._begun: OrderedDict[tuple[int, int, Access], bytes] = OrderedDict()

    def frame(self, table: Table, access: Access, since: int, presence: Presence) -> Frame:
        """What someone with this access hears who knows everything up to `since`."""
        if self._of is not table:  # a table that changed is another one
            self._of, self._base = table, None
            self._begun.clear()
        key = len(table.steps_after(since)), len(table.chat_after(since)), access
        begun = self._begun.get(key)
        if begun is None:
            while sum(map(len, self._begun.values())) > KEPT_BYTES:
                self._begun.popitem(last=False)
            begun = self._begun[key] = self._begin(table, access, since)
        data = begun + encode(presence) + b"}"
        return Frame(data.decode(), len(data))

    def _begin(self, table: Table, access: Access, since: int) -> bytes:
        """All but presence; what takes longest, the choices, is the same for everyone."""
        self._base = self._base or snapshot(table, access, table.seq, _NOBODY, self._seed)
        told = {"missed": missed(table, since), "chat": said(table, since)}
        return encode(replace(self._base, you=you_shape(access), **told))[:-_END]

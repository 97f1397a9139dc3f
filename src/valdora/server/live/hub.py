"""Who listens at a table: one encoded frame goes to all, and nobody can hold the others up."""

from collections import Counter
from collections.abc import Iterator

from valdora.server.live.crowd import Crowd
from valdora.server.live.listener import Frame, Listener, framed
from valdora.table.fold import Table
from valdora.table.protocol import Away, Outgoing, Presence
from valdora.table.values import Access


class Hub:
    """The connections of one table, and since when who is not connected is away."""

    def __init__(self, since: int = 0, crowd: Crowd | None = None) -> None:
        self._crowd = crowd or Crowd()
        self._playing: dict[Listener, None] = {}
        self._watching: dict[Listener, None] = {}
        self._keys: Counter[str] = Counter()
        self._since = since
        """Who has not been seen at all is away since then."""
        self._seen: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[int, frozenset[str]]] = {}
        """By process, how many watch at others and the keys of who plays there."""
        self._addresses: dict[str, str] = {}
        """Where the holder of a key last came from."""

    def __len__(self) -> int:
        return len(self._playing) + len(self._watching)

    def __iter__(self) -> Iterator[Listener]:
        return iter((*self._playing, *self._watching))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._playing or listener in self._watching

    def add(self, listener: Listener, access: Access | None = None) -> None:
        """Someone came, or said hello again, or has other rights now."""
        if listener not in self:
            self._keys[listener.key or ""] += 1
        listener.access = access
        if listener.key and listener.plays:
            self._addresses[listener.key] = listener.address
        joins, leaves = self._playing, self._watching
        if not listener.plays:
            joins, leaves = leaves, joins
        leaves.pop(listener, None)
        joins[listener] = None

    def remove(self, listener: Listener, now: int) -> None:
        """Someone went."""
        if listener not in self:
            return  # they had not yet come
        self._playing.pop(listener, None)
        self._watching.pop(listener, None)
        self._crowd.leave(listener)
        self._keys[listener.key or ""] -= 1
        if not self._keys[listener.key or ""]:
            del self._keys[listener.key or ""]
        if listener.key and (listener.plays or listener.access is None):
            self.saw(listener.key, now)  # of who only watches nobody asks since when

    def saw(self, key: str, now: int) -> None:
        """The holder of a key was here, connected or not."""
        self._seen[key] = now

    def here(self, key: str | None) -> bool:
        """Whether someone with this key is connected, wherever."""
        if key is None:
            return False
        return self.connected(key) or any(key in keys for _, keys in self._elsewhere.values())

    def connected(self, key: str) -> bool:
        """Whether someone with this key is connected to this process."""
        return self._keys[key] > 0

    @property
    def is_elsewhere(self) -> bool:
        """Whether somebody is at this table by another process."""
        return bool(self._elsewhere)

    def local(self, table: Table) -> tuple[int, list[str]]:
        """Who is connected to this process: how many hold no seat, and the keys of those who do and
        of the host."""
        holders = {each.holder for each in table.seats if each.holder}
        keys = sorted(key for key in {table.host, *holders} if self._keys[key])
        return len(self) - sum(self._keys[holder] for holder in holders), keys

    def elsewhere(self, process: str, watching: int, keys: frozenset[str], now: int) -> None:
        """Who is connected to another process."""
        _, before = self._elsewhere.pop(process, (0, frozenset[str]()))
        if watching or keys:
            self._elsewhere[process] = watching, keys
        for key in before - keys:
            self.saw(key, now)

    def address(self, key: str) -> str:
        """Where the holder of a key last came from, if they played."""
        return self._addresses.get(key, "")

    def tell(self, listener: Listener, frame: Frame) -> None:
        """Something for one alone, at once."""
        listener.send(frame)
        self._crowd.weigh(listener)

    def broadcast(self, message: Outgoing) -> None:
        """The same bytes to everyone, players first; encoded once, and only if someone listens."""
        if not len(self):
            return
        self.send(framed(message))

    def send(self, frame: Frame) -> None:
        """The same for what is encoded already."""
        for listener in tuple(self._playing):
            self.tell(listener, frame)
        for listener in tuple(self._watching):
            listener.put(frame)
            self._crowd.weigh(listener)
            self._crowd.wake(listener)

    def away(self, table: Table) -> dict[int, int]:
        """The seats of people who play and are not connected, and since when."""
        if table.status not in ("open", "running"):
            return {}
        return {
            seat: self._seen.get(sitting.holder, self._since)
            for seat, sitting in enumerate(table.seats)
            if sitting.kind == "person" and sitting.holder and not self.here(sitting.holder)
        }

    def seedless(self, table: Table) -> bool:
        """Whether someone connected has yet to add to the shuffle of a game about to begin."""
        return any(self.here(each.holder) and not each.seed for each in table.seats)

    def presence(self, table: Table, patience: int, now: int) -> Presence:
        """Which seats are held by someone connected, who is away, and how many only watch."""
        watching, _ = self.local(table)
        return Presence(
            seats=[
                seat
                for seat, sitting in enumerate(table.seats)
                if sitting.kind == "person" and self.here(sitting.holder)
            ],
            watchers=watching + sum(others for others, _ in self._elsewhere.values()),
            host=self.here(table.host),
            away=[Away(seat=seat, since=since) for seat, since in self.away(table).items()],
            patience=patience,
            now=now,
        )

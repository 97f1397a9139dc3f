"""How much one person, one address and all together may ask for, and how many may be connected."""

import contextlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from valdora.server.ground.addresses import neighbourhood
from valdora.table.refusals import Refusal

Clock = Callable[[], float]
BURST: Final = 4
"""So many times what is allowed in a second may come at once."""
PAGES: Final = 4
"""A page is many files, and a file costs little: so many for each request of the API."""
WINDOWS: Final = 10
"""One address may say as much on its live channels as so many that say all they may."""
_KNOWN: Final = 10_000


class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._seen = burst, clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was asked for a while, so that it can be forgotten."""
        return self._left + (self._clock() - self._seen) * self._rate >= self._burst


class Buckets:
    """One bucket for each who asks; those who have not asked for a while are forgotten."""

    def __init__(self, rate: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._of: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._of)

    def take(self, who: str) -> bool:
        """Whether one more of theirs may pass."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= 2 * _KNOWN:
                self._forget()
            bucket = self._of[who] = Bucket(self._rate, self._rate * BURST, self._clock)
        return bucket.take()

    def _forget(self) -> None:
        """Those who are within their limit; and if that is not enough, those who came first."""
        kept = [(who, bucket) for who, bucket in self._of.items() if not bucket.full]
        self._of = dict(kept[-_KNOWN:])


class Limits:
    """Requests, files, messages and live channels: by person, by address, in all."""

    def __init__(
        self,
        *,
        requests: float,
        requests_in_all: float,
        messages: float,
        channels: int,
        channels_per_address: int,
        clock: Clock = time.monotonic,
    ) -> None:
        self._people = Buckets(requests, clock)
        self._addresses = Buckets(requests, clock)
        self._pages = Buckets(requests * PAGES, clock)
        self._messages = Buckets(messages * WINDOWS, clock)
        self._all = Bucket(requests_in_all, requests_in_all, clock)
        self._all_pages = Bucket(requests_in_all * PAGES, requests_in_all * PAGES, clock)
        self._channels = channels
        self._per_address = channels_per_address
        self._open: Counter[str] = Counter()

    def check_request(self, address: str, key: str | None = None) -> None:
        """Refuse a request of the API or a wish for a live channel that comes too soon."""
        _check(self._addresses.take(neighbourhood(address)))
        _check(key is None or self._people.take(key))
        if not self._all.take():
            raise Refusal("server-busy")

    def check_page(self, address: str) -> None:
        """Refuse a file that is wanted too soon."""
        _check(self._pages.take(neighbourhood(address)))
        if not self._all_pages.take():
            raise Refusal("server-busy")

    def message(self, address: str) -> bool:
        """Whether one more message of an address may pass, on whichever channel."""
        return self._messages.take(neighbourhood(address))

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a live channel while it lasts, or refuse it."""
        place = neighbourhood(address)
        if self._open.total() >= self._channels or self._open[place] >= self._per_address:
            raise Refusal("too-many-connections")
        self._open[place] += 1
        try:
            yield
        finally:
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]


def _check(passes: bool) -> None:
    if not passes:
        raise Refusal("too-fast")


def allow_files(wanted: int) -> int:
    """Have the system allow so many open files; as many as it does. Each connection is one."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415  (not on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = wanted if hard == unlimited else min(wanted, hard)
    if soft != unlimited and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == unlimited else min(wanted, soft)

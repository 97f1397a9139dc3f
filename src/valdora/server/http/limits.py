"""How much one address or one connection may ask for, and how many connections there can be."""

import contextlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from valdora.table.refusals import Refusal

Clock = Callable[[], float]


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


class Limits:
    """Requests and connections by address."""

    def __init__(self, requests: float, connections: int, per_address: int) -> None:
        self._requests = requests
        self._connections = connections
        self._per_address = per_address
        self._buckets: dict[str, Bucket] = {}
        self._open: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        """Refuse a request that comes too soon."""
        if len(self._buckets) > 10_000:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._requests, self._requests * 4)
        if not bucket.take():
            raise Refusal("too-fast")

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a connection while it lasts, or refuse it."""
        if self._open.total() >= self._connections or self._open[address] >= self._per_address:
            raise Refusal("too-many-connections")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


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

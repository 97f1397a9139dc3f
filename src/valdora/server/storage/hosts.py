"""To which of a database's hosts is connected: the one that can be written, whatever others do.

A host without power says nothing, and who waits for it waits in vain. So each has a moment's start
before the next is asked beside it, and the first that fits is taken. The one that was taken last is
asked first, whoever was silent comes last.
"""

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

HEAD_START_SECONDS: Final = 2.0
"""So long a host that says nothing is waited for alone; and at all, if another has answered."""
CONNECT_SECONDS: Final = 10.0
"""So long all are waited for if none answers."""
Asked = dict["asyncio.Task[Any]", str]


class Hosts:
    """See the module."""

    def __init__(self, url: str) -> None:
        self._urls = each_host(url)
        self._fits = {} if "target_session_attrs" in url else {"target_session_attrs": "primary"}

    @property
    def first(self) -> str:
        """The URL of the one to be asked first: the last that could be connected to."""
        return self._urls[0]

    async def connect(self, **options: Any) -> Any:
        """A connection; what one says against it, or `TimeoutError` if none says anything."""
        asked: Asked = {}
        try:
            return await self._first_that_fits(asked, options)
        finally:
            self._urls.sort(key=lambda url: url in asked.values())
            for task in asked:
                task.cancel()
            for made in await asyncio.gather(*asked, return_exceptions=True):
                if not isinstance(made, BaseException):
                    made.terminate()

    async def _first_that_fits(self, asked: Asked, options: dict[str, Any]) -> Any:
        """`asked` are those of whom nothing was heard yet."""
        waiting, errors = list(self._urls), list[Exception]()
        until = time.monotonic() + CONNECT_SECONDS
        while waiting or asked:
            if waiting:
                url = waiting.pop(0)
                asking = asyncpg.connect(url, timeout=None, **self._fits, **options)
                asked[asyncio.create_task(asking, name="connects to the database")] = url
                moment = time.monotonic() + HEAD_START_SECONDS
            patience = (moment if waiting or errors else until) - time.monotonic()
            done, _ = await asyncio.wait(asked, timeout=patience, return_when="FIRST_COMPLETED")
            if not done and not waiting:
                break
            for task in done:
                url = asked.pop(task)
                try:
                    made = task.result()
                except Exception as error:  # noqa: BLE001  (whatever it is, another may fit)
                    errors.append(error)
                else:
                    self._urls.remove(url)
                    self._urls.insert(0, url)
                    return made
        said = [each for each in errors if not isinstance(each, OSError)]
        raise (said or errors or [TimeoutError()])[0]


def each_host(url: str) -> list[str]:
    """The same URL for each of the hosts that it names."""
    place = urlsplit(url).netloc
    who, at, hosts = place.rpartition("@")
    if "," not in hosts:
        return [url]
    return [url.replace(place, f"{who}{at}{host}", 1) for host in hosts.split(",")]

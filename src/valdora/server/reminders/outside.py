"""Reaching addresses that people have given: never into one's own network, never for long.

A name is resolved once and every address it has is looked at; the connection then goes to the very
address that was looked at, so that a name cannot change its mind in between.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS: Final = 10.0
"""For everything: the name, the connection, the answer."""
MOST_URL: Final = 1000
_PORTS: Final = {"http": 80, "https": 443}
_NAT64: Final = ip_network("64:ff9b::/96")
_PIECE: Final = 4096
Address = IPv4Address | IPv6Address


class Forbidden(Exception):
    """An address that is not gone to."""


class Unreachable(Exception):
    """Nobody answers there now, or not as agreed; perhaps later."""


class Outside:
    """The world beyond this machine and its network."""

    def __init__(self, networks: str = "", seconds: float = SECONDS) -> None:
        """`networks` are those that may be reached although they are private, named by commas."""
        named = filter(None, map(str.strip, networks.split(",")))
        self._networks = [ip_network(each) for each in named]
        self._seconds = seconds
        self._context: ssl.SSLContext | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer. Nothing is followed, nothing is read of it."""
        parts = checked(url)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(parts, body, headers)
        except (TimeoutError, OSError, EOFError, h11.ProtocolError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
        address = await self.resolved(host, port)
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            str(address),
            port,
            ssl=self._tls() if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            named = f"[{host}]" if ":" in host else host
            sent = {
                "host": named if port == _PORTS[parts.scheme] else f"{named}:{port}",
                "user-agent": "Valdora",
                "content-length": str(len(body)),
                "connection": "close",
                **headers,
            }
            return await _exchange(reader, writer, target, body, sent)
        finally:
            writer.close()

    async def resolved(self, host: str, port: int) -> Address:
        """An address of a name, if none of those it has is forbidden."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (socket.gaierror, UnicodeError):
            raise Unreachable("no such name") from None
        addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        if not addresses or not all(map(self._allowed, addresses)):
            raise Forbidden
        return addresses[0]

    def _allowed(self, address: Address) -> bool:
        if any(address in network for network in self._networks):
            return True
        return all(each.is_global and not each.is_multicast for each in _meant(address))

    def _tls(self) -> ssl.SSLContext:
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context


def checked(url: str) -> SplitResult:
    """The parts of an address that can be posted to; `Forbidden` if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden from None
    fine = parts.scheme in _PORTS and parts.hostname and port != 0 and url.isascii()
    if not fine or parts.username is not None or len(url) > MOST_URL or not url.isprintable():
        raise Forbidden
    if " " in url:
        raise Forbidden
    return parts


def _meant(address: Address) -> list[Address]:
    """An address, and those that it stands for."""
    if isinstance(address, IPv4Address):
        return [address]
    within: list[Address | None] = [address.ipv4_mapped, address.sixtofour]
    if address.teredo:
        within += address.teredo
    if address in _NAT64:
        within.append(IPv4Address(int(address) & 0xFFFFFFFF))
    meant = [each for each in within if each is not None]
    return meant if address.ipv4_mapped else [address, *meant]


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: str,
    body: bytes,
    headers: Mapping[str, str],
) -> int:
    """Ask and hear the status."""
    talk = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=target, headers=list(headers.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    await writer.drain()
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(_PIECE))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError

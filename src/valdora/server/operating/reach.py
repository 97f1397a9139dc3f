"""Where a server can be reached: from this machine, and by others in its network."""

import socket
from contextlib import closing
from dataclasses import dataclass
from ipaddress import ip_address

from valdora.server.ground.settings import Settings


@dataclass(frozen=True)
class Ready:
    """The server listens."""

    url: str
    """For this computer."""
    address: str | None
    """For others in the network, if they can reach it."""


def reached(settings: Settings, port: int) -> Ready:
    """What leads to a server that listens at this port. Nothing is sent to find it."""
    host = settings.host
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104  (asked for)
    url = _url("127.0.0.1" if everywhere else host, port)
    if settings.public_url:
        return Ready(url, settings.public_url.rstrip("/") + "/")
    if everywhere:
        address = _network_address()
        return Ready(url, _url(address, port) if address else None)
    return Ready(url, None if _is_loopback(host) else url)


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _network_address() -> str | None:
    """This machine's address in its network."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if _is_loopback(address) else address


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

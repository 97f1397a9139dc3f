"""For attacks: a server that is watched, and bytes as no browser sends them."""

import base64
import os
import socket
import struct
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from support.server import Running

SECONDS = 10.0


@dataclass
class Target:
    """A running server, and what it has said since the test began."""

    server: Running
    log: Path
    before: int

    @property
    def url(self) -> str:
        """Where it is."""
        return self.server.url

    def said(self) -> str:
        """Its log since then."""
        return self.log.read_bytes()[self.before :].decode()


def connected(url: str) -> socket.socket:
    """A connection to the server of a URL."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    return socket.create_connection((parts.hostname, parts.port), SECONDS)


def request(target: bytes, *headers: bytes, method: bytes = b"GET", host: bytes = b"") -> bytes:
    """The head of a request, byte for byte as given; by default for a host that is ours."""
    lines = [method + b" " + target + b" HTTP/1.1", b"host: " + (host or b"127.0.0.1")]
    return b"\r\n".join([*lines, *headers, b"connection: close", b"", b""])


def answer(url: str, sent: bytes) -> tuple[int, bytes]:
    """The status and everything else that a server answers to some bytes."""
    with closing(connected(url)) as connection:
        connection.sendall(sent)
        heard = bytearray()
        with suppress(ConnectionError):
            while part := connection.recv(65536):
                heard += part
    first = heard.split(b"\r\n", 1)[0].split(b" ")
    return (int(first[1]) if len(first) > 1 else 0), bytes(heard)


def vanish(url: str, sent: bytes) -> None:
    """Send some bytes and be gone at once, without a goodbye."""
    with closing(connected(url)) as connection:
        connection.sendall(sent)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def handshake(table: str, *headers: bytes, host: bytes = b"") -> bytes:
    """What opens a live channel."""
    key = base64.b64encode(os.urandom(16))
    return request(
        f"/api/v1/tables/{table}/live".encode(),
        b"upgrade: websocket",
        b"sec-websocket-version: 13",
        b"sec-websocket-key: " + key,
        *headers,
        host=host,
    ).replace(b"connection: close", b"connection: upgrade")


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A short frame from a client, masked with zeros."""
    assert len(payload) < 126
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload

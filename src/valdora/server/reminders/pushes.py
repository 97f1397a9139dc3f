"""Reminders by browser push: encrypted for the browser, signed with the server's own key (VAPID).

Only the ways in and out of the formats are `pywebpush`'s; it goes where `Outside` lets it.
"""

import json
import time
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from valdora.server.reminders.addresses import Address, Push
from valdora.server.reminders.carriers import judge
from valdora.server.reminders.letters import Letter
from valdora.server.reminders.outside import Outside
from valdora.server.storage.files import create

_DAY: Final = 24 * 60 * 60
_MOST_BODY: Final = 500
"""Signs; of what is sent there may be 4 KB in all, encrypted."""


class Pushes:
    """Browsers, by the services of those who made them."""

    def __init__(self, outside: Outside, contact: str, key: Vapid02) -> None:
        self._outside = outside
        self._contact = contact
        self._key = key

    @property
    def public_key(self) -> str:
        """What a browser wants to know before it lets us push."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def carry(self, letter: Letter, address: Address) -> None:
        """See `Carrier`."""
        assert isinstance(address, Push)
        told = {
            "title": letter.title,
            "body": letter.short[:_MOST_BODY],
            "url": letter.url,
            "tag": letter.id,
            "lang": letter.language,
        }
        keys = {"p256dh": address.p256dh, "auth": address.auth}
        pusher = WebPusher({"endpoint": address.endpoint, "keys": keys})
        sealed = pusher.encode(json.dumps(told).encode(), content_encoding="aes128gcm")
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(_DAY if letter.left is None else max(60, letter.left // 1000)),
            "urgency": "high" if letter.notice == "last" else "normal",
            "topic": letter.id,
            **self._signed(address.endpoint),
        }
        judge(await self._outside.post(address.endpoint, sealed["body"], headers))

    def _signed(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _DAY // 2,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._key.sign(claims)
        return {name.lower(): value for name, value in signed.items()}

    async def tried(self) -> str | None:
        """Whether the key signs; who takes it is known with the first browser only."""
        self._signed("https://push.example.org/")
        return None


def push_key(given: str, folder: Path) -> Vapid02:
    """The server's key: the one that was given, or one of its own that is kept in its folder."""
    if given:
        return Vapid02.from_raw(given.encode())
    path = folder / "push-key.pem"
    folder.mkdir(parents=True, exist_ok=True)
    if create(path):
        made = Vapid02()
        made.generate_keys()
        path.write_bytes(made.private_pem())
    return Vapid02.from_pem(path.read_bytes())

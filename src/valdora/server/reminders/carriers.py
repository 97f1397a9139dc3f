"""How a letter gets to an address: what each way has in common, and webhooks."""

from typing import Any, Final, Protocol

import msgspec

from valdora.server.reminders.addresses import Address, Shape, Webhook
from valdora.server.reminders.letters import Letter
from valdora.server.reminders.outside import Outside, Unreachable

_GONE: Final = frozenset({404, 410})
_LATER: Final = frozenset({408, 425, 429})
_MOST_DISCORD: Final = 1900
"""Signs; Discord takes 2,000."""


class Gone(Exception):
    """There is nobody any more: this address is not used again."""


class Refused(Exception):
    """It is not taken there, however often it is sent."""


class Carrier(Protocol):
    """One kind of channel, as the settings set it up."""

    async def carry(self, letter: Letter, address: Address) -> None:
        """Bring a letter; `Gone`, `Refused`, `Forbidden`, or `Unreachable` if not for now."""

    async def tried(self) -> str | None:
        """Whether it would work, without telling anybody anything; what is wrong."""


def judge(status: int) -> None:
    """What the answer to a letter means."""
    if 200 <= status < 300:
        return
    if status in _GONE:
        raise Gone
    if status >= 500 or status in _LATER:
        raise Unreachable(str(status))
    raise Refused(str(status))


class Webhooks:
    """Programs of people, which are told by HTTP."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def carry(self, letter: Letter, address: Address) -> None:
        """See `Carrier`."""
        assert isinstance(address, Webhook)
        headers = {"content-type": "application/json", "idempotency-key": letter.id}
        url, told = shaped(letter, address.url, address.shape)
        judge(await self._outside.post(url, msgspec.json.encode(told), headers))

    async def tried(self) -> str | None:
        """Nothing can be tried without an address, and every address is somebody's own."""
        return None


def shaped(letter: Letter, url: str, shape: Shape) -> tuple[str, dict[str, Any]]:
    """Where a letter goes, and as what."""
    match shape:
        case "discord":
            text = f"**{letter.title}**\n{letter.text}"
            return url, {"content": text[:_MOST_DISCORD], "allowed_mentions": {"parse": []}}
        case "slack":
            return url, {"text": f"{letter.title}\n{_plain(letter.text)}"}
        case "ntfy":
            base, _, topic = url.rstrip("/").rpartition("/")
            label, off = letter.links[-1]
            actions = [{"action": "view", "label": label, "url": off}]
            told = {"topic": topic, "title": letter.title, "message": letter.short}
            return base, {**told, "click": letter.url, "actions": actions}
    return url, {
        "id": letter.id,
        "notice": letter.notice,
        "title": letter.title,
        "text": letter.text,
        "table": letter.table,
        "players": letter.names,
        "waiting": letter.waiting,
        "left_ms": letter.left,
        "happened": letter.news,
        "url": letter.url,
        "off_url": letter.off,
    }


def _plain(text: str) -> str:
    """As Slack wants it: these three signs are its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

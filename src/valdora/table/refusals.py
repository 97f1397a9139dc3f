"""What the server refuses, as codes with figures; the texts are `reason-<code>`.

`REFUSALS` is the only list of them. Those of the rules are in `valdora.rules.explain`.
"""

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, int]] = {
    # not understood
    "bad-request": 400,
    "name-blank": 400,
    "name-unseen": 400,
    "name-mixed": 400,
    "bad-address": 400,
    "too-long": 413,
    "too-fast": 429,
    "too-many-connections": 429,
    # not allowed
    "wrong-origin": 403,
    "unknown-host": 403,
    "no-access": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "watching-off": 403,
    # not there
    "no-table": 404,
    "no-link": 404,
    "no-edition": 404,
    "no-position": 404,
    "no-channel": 404,
    "no-device-link": 404,
    "no-words": 404,
    "no-page": 404,
    # not now
    "unknown-bot": 409,
    "unknown-edition": 409,
    "player-count": 409,
    "no-such-seat": 409,
    "seat-taken": 409,
    "no-free-seat": 409,
    "seats-free": 409,
    "already-started": 409,
    "not-running": 409,
    "not-finished": 409,
    "table-closed": 409,
    "table-outdated": 409,
    "table-newer": 409,
    "table-unreadable": 409,
    "seat-resigned": 409,
    "bot-already": 409,
    "not-away": 409,
    "not-away-long": 409,
    "host-here": 409,
    "host-just-left": 409,
    "person-already": 409,
    "not-abandoned": 409,
    "on-the-clock": 409,
    "no-clock": 409,
    "no-holidays": 409,
    "proposal-stands": 409,
    "no-proposal": 409,
    "paused": 409,
    "not-paused": 409,
    "reminders-off": 409,
    "same-device": 409,
    "channel-waits": 409,
    "too-many-channels": 409,
    "too-many-links": 409,
    "too-many-tables": 409,
    "too-many-undos": 409,
    "too-many-rows": 409,
    "too-many-plies": 409,
    "unknown-code": 409,
    "stale": 409,
    "nothing-to-undo": 409,
    "no-hint": 409,
    # our own fault
    "storage-failed": 503,
    "server-busy": 503,
    "server-error": 500,
}
"""Each code and its HTTP status."""


class Refusal(Exception):
    """Something is not done, and nothing has changed."""

    def __init__(
        self, code: str, figures: Mapping[str, str | int] | None = None, rule: str | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.figures = dict(figures or {})
        self.rule = rule
        """For a refusal by the rules: the rule's number."""

    @property
    def status(self) -> int:
        """The HTTP status; what the rules refuse is not possible now."""
        return REFUSALS.get(self.code, 409)

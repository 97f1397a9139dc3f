"""What a client may ask about reminders, and the answers."""

from typing import Annotated, Literal

from msgspec import Meta

from valdora.server.reminders.addresses import ChannelKind
from valdora.server.reminders.addresses import Shape as WebhookShape
from valdora.table.shapes import Shape

ChannelId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
ChannelToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Url = Annotated[str, Meta(min_length=8, max_length=1000)]
Language = Literal["en", "fr", "it", "es", "ru", "de"]


class MailChannel(Shape, tag="mail", tag_field="kind"):
    """Remind me by mail; whoever reads the mailbox must agree first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class WebhookChannel(Shape, tag="webhook", tag_field="kind"):
    """Tell a program of mine, in a shape that it understands."""

    url: Url
    shape: WebhookShape = "plain"


class PushChannel(Shape, tag="push", tag_field="kind"):
    """Tell this browser, also while no page is open; as `PushSubscription` says it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}$")]


class AddChannel(Shape):
    """One more way to reach me."""

    channel: MailChannel | WebhookChannel | PushChannel
    wishes: "RemindWishes"


class RemindWishes(Shape):
    """How I want to be reminded, on all channels."""

    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The name of a time zone, such as `Europe/Rome`."""
    quiet_from: Minute
    """In minutes of the day there."""
    quiet_to: Minute
    """The same as `quiet_from`: never quiet."""


class MuteTable(Shape):
    """Whether I want to be reminded of a table."""

    on: bool


class ChannelView(Shape):
    """A way to reach me."""

    id: str
    kind: ChannelKind
    shape: WebhookShape | None
    to: str
    """For me alone: the mailbox, or the host that is told."""
    active: bool
    confirmed: bool


class RemindView(Shape):
    """How I am reminded."""

    offered: list[ChannelKind]
    """What this server can do; nothing: it reminds nobody."""
    push_key: str | None
    """What the browser wants to know before it can be pushed to."""
    channels: list[ChannelView]
    wishes: RemindWishes | None
    muted: list[str]
    """Tables I want to hear nothing of."""


class Switched(Shape):
    """What a link in a reminder has done."""

    on: bool
    table: str | None

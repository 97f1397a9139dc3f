"""What `valdora doctor` looks at: each finding is a code with figures, fine or not."""

import json
import shutil
import socket
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from valdora.server.ground.settings import Settings, SettingsError
from valdora.server.http.files import STATIC
from valdora.server.live.rooms import readable, why
from valdora.server.operating.reach import reached
from valdora.server.reminders.addresses import Mail, Webhook
from valdora.server.reminders.carriers import Carrier, Gone, Refused
from valdora.server.reminders.letters import trial
from valdora.server.reminders.outside import Forbidden, Unreachable
from valdora.server.reminders.service import carriers
from valdora.server.storage import StorageError, open_storage

LEAST_BYTES: Final = 200 * 1024 * 1024
_SECONDS: Final = 3.0
_CHANNELS: Final = {
    "push": ("doctor-push-fine", "doctor-push-wrong"),
    "mail": ("doctor-mail-fine", "doctor-mail-wrong"),
    "webhook": ("doctor-webhook-fine", ""),
}
"""What is said of each kind; with a webhook nothing can be wrong before there is an address."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at; `code` is also the key of its text."""

    code: str
    fine: bool
    figures: dict[str, str | int] = field(default_factory=dict)


async def check_up(settings: Settings, tell: str = "", language: str = "en") -> list[Finding]:
    """Look at everything a server needs; if an address is given, send a trial reminder there."""
    return [
        *await _database(settings),
        *_disk(settings),
        *_web_files(),
        *_port(settings),
        *await _reminders(settings, tell, language),
    ]


async def _database(settings: Settings) -> list[Finding]:
    """Whether it opens and every game in it can be read."""
    try:
        storage = open_storage(settings.storage_url, settings.backups, reading=True)
        await storage.start(lambda _, __: None)
    except StorageError as error:
        new = error.code == "storage-missing"
        return [Finding("doctor-db-new" if new else error.code, new, error.figures)]
    games, broken = 0, []
    try:
        for id_ in await storage.ids():
            games += 1
            try:
                game = await storage.game(id_)
                readable(id_, game.rows, game.seed)
            except Exception as error:  # noqa: BLE001  (whatever it is, it is what we look for)
                broken.append(
                    Finding("doctor-db-game", False, {"table": id_, "detail": why(error)})
                )
    except StorageError as error:
        broken.append(Finding(error.code, False, error.figures))
    finally:
        await storage.close()
    return broken or [Finding("doctor-db-fine", True, {"games": games})]


def _disk(settings: Settings) -> Iterator[Finding]:
    folder = settings.folder
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    figures: dict[str, str | int] = {"path": str(folder), "megabytes": free // 1_000_000}
    fine = free >= LEAST_BYTES
    yield Finding("doctor-disk-fine" if fine else "doctor-disk-full", fine, figures)


def _web_files() -> Iterator[Finding]:
    fine = (STATIC / "index.html").is_file()
    yield Finding("doctor-web-fine" if fine else "doctor-web-missing", fine)


def _port(settings: Settings) -> Iterator[Finding]:
    """Whether the port is free, or held by a server that answers."""
    figures: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            ours = _answers(settings)
            yield Finding("doctor-port-ours" if ours else "doctor-port-taken", ours, figures)
            return
    yield Finding("doctor-port-free", True, figures)


async def _reminders(settings: Settings, tell: str, language: str) -> list[Finding]:
    """Whether the channels that are set up would work; nobody is told anything but who is named."""
    found = []
    try:
        channels = carriers(settings)
    except SettingsError as error:
        return [Finding(error.code, False, dict(error.figures))]
    except ValueError as error:
        return [Finding("doctor-push-wrong", False, {"detail": str(error)})]
    for kind, carrier in channels.items():
        fine, wrong = _CHANNELS[kind]
        detail = await carrier.tried()
        found.append(Finding(wrong, False, {"detail": detail}) if detail else Finding(fine, True))
    if tell:
        found.append(await _told(settings, channels, tell, language))
    return found


async def _told(
    settings: Settings, channels: Mapping[str, Carrier], to: str, language: str
) -> Finding:
    """Whether a trial reminder reaches a mailbox or a webhook."""
    address = Webhook(to, "plain") if "://" in to else Mail(to)
    carrier = channels.get("webhook" if isinstance(address, Webhook) else "mail")
    if carrier is None:
        return Finding("doctor-tell-off", False)
    there = reached(settings, settings.port)
    base = (there.address or there.url).rstrip("/")  # as in all reminders
    try:
        await carrier.carry(trial(language, base), address)
    except Forbidden:
        return Finding("doctor-tell-forbidden", False)
    except (Gone, Refused, Unreachable) as error:
        return Finding("doctor-tell-wrong", False, {"detail": str(error) or type(error).__name__})
    return Finding("doctor-tell-fine", True)


def _answers(settings: Settings) -> bool:
    try:
        url = f"{reached(settings, settings.port).url}healthz"
        with urllib.request.urlopen(url, timeout=_SECONDS) as reply:  # noqa: S310  (http only)
            return bool(json.load(reply) == {"status": "ok"})
    except (OSError, ValueError):
        return False

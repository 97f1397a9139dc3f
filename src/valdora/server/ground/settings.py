"""How a server runs: by flag, environment (`VALDORA_…`) or TOML file, in this order of weight."""

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

PREFIX: Final = "VALDORA_"
CONFIG: Final = "VALDORA_CONFIG"
Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Rate = Annotated[float, Meta(ge=0.1)]


class SettingsError(ValueError):
    """A setting is not possible; `code` is also the key of a text that takes the figures."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


def _data_dir() -> str:
    return platformdirs.user_data_dir("valdora", appauthor=False)


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; the flag of `bot_workers` is `--bot-workers`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8484
    """0 takes any free one."""
    db: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty: `valdora.db` in the data folder."""
    data_dir: str = ""
    """Empty: the user's data folder."""
    public_url: str = ""
    """Where people reach it, if that is not where it listens (reverse proxy)."""
    open: bool = False
    """Open the browser."""
    allowed_hosts: str = ""
    """Further names of this server, separated by commas."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies whose X-Forwarded-For and -Proto are believed, separated by
    commas. Nobody is believed who is not named here, not even on this machine."""
    bot_workers: Count = 1
    bot_seconds: Rate = 20.0
    guest_bots: bool = False
    """Let people choose bots that other installed packages bring."""
    open_days: Days = 30
    """After so many days without anything happening an open table is closed; 0: never."""
    idle_days: Days = 180
    """The same for a game that runs without a clock."""
    webhooks: bool = False
    """Remind people by telling programs of theirs."""
    webhook_networks: str = ""
    """Networks that webhooks may reach although they are private, separated by commas."""
    mail_server: str = ""
    """Remind people by mail, through `smtp://NAME:PASSWORD@HOST:587` or `smtps://…`."""
    mail_from: str = ""
    """Whose mails they are."""
    push_contact: str = ""
    """Remind people by browser push; `mailto:…` or `https://…` of who runs the server."""
    push_key: str = ""
    """The key of push, the same for all processes; empty: one is made in the data folder."""
    max_connections: Count = 4000
    max_connections_per_address: Count = 200
    max_tables_per_person: Count = 50
    """Open or running, and changed within a day."""
    messages_per_second: Rate = 20.0
    requests_per_second: Rate = 30.0
    """Of one person and of one address; files of the pages four times as many."""
    requests_per_second_in_all: Rate = 1000.0
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """Where Prometheus finds `/metrics`; 0: nowhere."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_dir or _data_dir()).expanduser()

    @property
    def ends(self) -> dict[str, int]:
        """By the status of a table, after how many days without anything happening it is closed."""
        return {"open": self.open_days, "running": self.idle_days}

    @property
    def storage_url(self) -> str:
        """The database."""
        return self.db or f"sqlite:///{self.folder / 'valdora.db'}"

    @property
    def backups(self) -> Path:
        """Where copies of the database go before it is migrated."""
        return self.folder / "backups"


FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}
"""Each setting: its type and its default."""
_TRUTHS: Final = {"yes": "true", "no": "false"}


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, config: str | None = None
) -> Settings:
    """The settings: what a flag says, else the environment, else the file, else the default."""
    file = config or environ.get(CONFIG)
    values: dict[str, Any] = _from_file(Path(file)) if file else {}
    for name in sorted(set(values) - set(FIELDS)):
        raise SettingsError("settings-unknown", name=name, file=str(file))
    for name in FIELDS:
        if PREFIX + name.upper() in environ:
            values[name] = environ[PREFIX + name.upper()]
        if flags.get(name) is not None:
            values[name] = flags[name]
    settings = Settings(**{name: _converted(name, value) for name, value in values.items()})
    if settings.public_url and not _is_address(settings.public_url):
        raise SettingsError("settings-value", name="public_url", got=settings.public_url)
    for proxy in filter(None, map(str.strip, settings.trusted_proxies.split(","))):
        if not _is_network(proxy):
            raise SettingsError("settings-value", name="trusted_proxies", got=proxy)
    _check_reminders(settings)
    return settings


def _check_reminders(settings: Settings) -> None:
    """What reminders need to be sent."""
    for network in filter(None, map(str.strip, settings.webhook_networks.split(","))):
        if not _is_network(network):
            raise SettingsError("settings-value", name="webhook_networks", got=network)
    if settings.mail_server and not _is_address(settings.mail_server, ("smtp", "smtps")):
        raise SettingsError("settings-value", name="mail_server", got="…")  # it holds a password
    if settings.mail_server and "@" not in settings.mail_from:
        raise SettingsError("settings-value", name="mail_from", got=settings.mail_from)
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise SettingsError("settings-value", name="push_contact", got=settings.push_contact)


def _is_network(proxy: str) -> bool:
    try:
        ip_network(proxy)
    except ValueError:
        return False
    return True


def _is_address(url: str, schemes: tuple[str, ...] = ("http", "https")) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            written = tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise SettingsError("settings-file", file=str(path), detail=str(error)) from None
    return {name.replace("-", "_"): value for name, value in written.items()}


def _converted(name: str, value: Any) -> Any:
    """A value in the type of its setting, whether it comes as text or not."""
    kind = FIELDS[name].type
    if kind is bool:
        value = _TRUTHS.get(str(value).lower(), value)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise SettingsError("settings-value", name=name, got=str(value)) from None

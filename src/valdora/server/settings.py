"""How a server runs: by flag, environment (`VALDORA_…`) or TOML file, in this order of weight."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import platformdirs

PREFIX: Final = "VALDORA_"
CONFIG: Final = "VALDORA_CONFIG"


class SettingsError(ValueError):
    """A setting is not possible; `code` is also the key of a text that takes the figures."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


def _data_dir() -> str:
    return platformdirs.user_data_dir("valdora", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; the flag of `bot_workers` is `--bot-workers`."""

    host: str = "127.0.0.1"
    port: int = 8484
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
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For and -Proto are believed, separated by commas."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    warm: bool = True
    """Have the bots get ready in the background when the server starts, not when one is seated."""
    max_connections: int = 4000
    max_connections_per_address: int = 200
    messages_per_second: float = 20.0
    requests_per_second: float = 30.0
    log_level: str = "info"
    log_format: str = "text"

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_dir or _data_dir()).expanduser()

    @property
    def storage_url(self) -> str:
        """The database."""
        return self.db or f"sqlite:///{self.folder / 'valdora.db'}"

    @property
    def backups(self) -> Path:
        """Where copies of the database go before it is migrated."""
        return self.folder / "backups"


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "log_level": ("debug", "info", "warning", "error"),
    "log_format": ("text", "json"),
}
LOWEST: Final[Mapping[str, float]] = {
    "port": 0,
    "bot_workers": 1,
    "bot_seconds": 0.1,
    "max_connections": 1,
    "max_connections_per_address": 1,
    "messages_per_second": 0.1,
    "requests_per_second": 0.1,
}


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, config: str | None = None
) -> Settings:
    """The settings: what a flag says, else the environment, else the file, else the default."""
    file = config or environ.get(CONFIG)
    values: dict[str, Any] = _from_file(Path(file)) if file else {}
    names = {field.name for field in fields(Settings)}
    for name in sorted(set(values) - names):
        raise SettingsError("settings-unknown", name=name, file=str(file))
    for name in names:
        if PREFIX + name.upper() in environ:
            values[name] = environ[PREFIX + name.upper()]
        if flags.get(name) is not None:
            values[name] = flags[name]
    return Settings(**{name: _converted(name, value) for name, value in values.items()})


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise SettingsError("settings-file", file=str(path), detail=str(error)) from None
    return {name.replace("-", "_"): value for name, value in found.items()}


def _converted(name: str, value: Any) -> Any:
    """A value in the type of its setting, whether it comes as text or not."""
    kind = type(getattr(Settings, name))
    try:
        made = _truth(value) if kind is bool else kind(value)
    except (KeyError, TypeError, ValueError):
        raise SettingsError("settings-value", name=name, got=str(value)) from None
    if name in CHOICES and made not in CHOICES[name]:
        raise SettingsError("settings-value", name=name, got=str(value))
    if (name in LOWEST and made < LOWEST[name]) or (name == "port" and made > 65535):
        raise SettingsError("settings-value", name=name, got=str(value))
    return made


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
        str(value).lower()
    ]

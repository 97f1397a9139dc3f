"""The flags of the server's settings, the same for every command that needs them."""

from argparse import BooleanOptionalAction
from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args, get_origin

from valdora.cli.parser import Arguments, Parser
from valdora.cli.refuse import Misuse
from valdora.server.ground.settings import FIELDS, Settings, SettingsError, read_settings
from valdora.texts import Texts

HELP: Final[Mapping[str, str]] = {
    "host": "cli-serve-host",
    "port": "cli-serve-port",
    "db": "cli-serve-db",
    "data_dir": "cli-serve-data-dir",
    "public_url": "cli-serve-public-url",
    "open": "cli-serve-open",
    "allowed_hosts": "cli-serve-allowed-hosts",
    "trusted_proxies": "cli-serve-trusted-proxies",
    "bot_workers": "cli-serve-bot-workers",
    "bot_seconds": "cli-serve-bot-seconds",
    "guest_bots": "cli-serve-guest-bots",
    "open_days": "cli-serve-open-days",
    "idle_days": "cli-serve-idle-days",
    "webhooks": "cli-serve-webhooks",
    "webhook_networks": "cli-serve-webhook-networks",
    "mail_server": "cli-serve-mail-server",
    "mail_from": "cli-serve-mail-from",
    "push_contact": "cli-serve-push-contact",
    "push_key": "cli-serve-push-key",
    "max_connections": "cli-serve-max-connections",
    "max_connections_per_address": "cli-serve-max-connections-per-address",
    "max_tables_per_person": "cli-serve-max-tables-per-person",
    "messages_per_second": "cli-serve-messages-per-second",
    "requests_per_second": "cli-serve-requests-per-second",
    "requests_per_second_in_all": "cli-serve-requests-per-second-in-all",
    "metrics_host": "cli-serve-metrics-host",
    "metrics_port": "cli-serve-metrics-port",
    "log_level": "cli-serve-log-level",
    "log_format": "cli-serve-log-format",
}
"""Each setting and the key of its help."""
OF_THE_DATABASE: Final = ("db", "data_dir")
ALL: Final = tuple(HELP)


def add_settings(parser: Parser, t: Texts, names: Iterable[str]) -> None:
    """A flag for each of these settings, and one for a file with more."""
    for name in names:
        flag, text = f"--{name.replace('_', '-')}", t(HELP[name])
        default = FIELDS[name].default
        if FIELDS[name].type is bool:
            action = BooleanOptionalAction if default else "store_true"
            parser.add_argument(flag, action=action, default=None, help=text)
        else:
            shown = t("cli-default", value=str(default)) if default != "" else ""
            parser.add_argument(
                flag, metavar=_metavar(name), help=f"{text} {shown}".strip().replace("%", "%%")
            )
    parser.add_argument("--config", metavar="FILE", help=t("cli-serve-config"))


def given_settings(args: Arguments, t: Texts) -> Settings:
    """The settings of a command; `Misuse` if one is not possible."""
    try:
        return read_settings(vars(args), config=args.config)
    except SettingsError as error:
        raise Misuse(t(error.code, **error.figures)) from None


def _metavar(name: str) -> str:
    kind = FIELDS[name].type
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind))
    if isinstance(FIELDS[name].default, int | float):
        return "N"
    return {"db": "URL", "public_url": "URL", "data_dir": "DIR"}.get(name, "NAME")

"""`valdora doctor`: what is wrong with this server, and what to do."""

import asyncio
import json

from valdora.cli.parser import Arguments, Parser, add_json
from valdora.cli.settings import add_settings, given_settings
from valdora.server.operating.checkup import check_up
from valdora.texts import Texts

SETTINGS = (
    "host", "port", "db", "data_dir", "webhooks", "webhook_networks", "mail_server", "mail_from",
    "push_contact", "push_key",
)  # fmt: skip


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    add_settings(parser, t, SETTINGS)
    parser.add_argument(
        "--tell", default="", metavar=t("cli-doctor-address"), help=t("cli-doctor-tell")
    )
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Say what was found; 1 if something is wrong."""
    findings = asyncio.run(check_up(given_settings(args, t), args.tell, t.language))
    for finding in findings:
        print(("✓ " if finding.fine else "✗ ") + t(finding.code, **finding.figures))
    fine = all(finding.fine for finding in findings)
    print(t("cli-doctor-fine") if fine else t("cli-doctor-wrong"))
    if args.json:
        told = [
            {"code": each.code, "fine": each.fine, "figures": each.figures} for each in findings
        ]
        print(json.dumps({"fine": fine, "findings": told}, ensure_ascii=False))
    return 0 if fine else 1

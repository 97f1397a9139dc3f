"""Logs: one line per thing that happened, without secrets."""

import json
import logging
import re
import sys
import time
from typing import Final

_SECRETS: Final = re.compile(r"(/(?:join|watch)/|://[^/\s:@]*:)[^/\s?@\"']+")
"""Tokens in paths, and passwords in database URLs."""
_KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def masked(text: str) -> str:
    """Text without the secrets it may hold."""
    return _SECRETS.sub(r"\1…", text)


class _Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": masked(record.getMessage()),
            **{name: value for name, value in vars(record).items() if name not in _KNOWN},
        }
        if record.exc_info:
            line["error"] = masked(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class _Text(logging.Formatter):
    """One line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _KNOWN}
        more = "".join(f" {name}={value}" for name, value in extra.items())
        return masked(super().format(record)) + more


def set_up(level: str, form: str) -> None:
    """Send all logs to stderr in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("asyncio", "uvicorn.error", "websockets"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))

"""Logs: one line per thing that happened, without secrets."""

import json
import logging
import re
import sys
import time
from typing import Final

_SECRETS: Final = re.compile(r"(/(?:join|watch|off|on|device)/|://[^/\s:@]*:)[^/\s?@\"']+")
"""Tokens in paths, and passwords in database URLs."""
_KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def plain(text: str) -> str:
    """Text in one line that does nothing to a terminal, whoever wrote it: the rest is spelt out."""
    if text.isprintable():
        return text
    signs = (sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
    return "".join(signs)


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
            **{
                name: masked(value) if isinstance(value, str) else value
                for name, value in vars(record).items()
                if name not in _KNOWN
            },
        }
        if record.exc_info:
            line["error"] = masked(self.formatException(record.exc_info))
        return json.dumps(line, default=str)  # in ASCII: there are control signs beyond it too


class _Text(logging.Formatter):
    """One line for people; of an error also where it happened, further in than any other line."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: value for name, value in vars(record).items() if name not in _KNOWN}
        more = "".join(f" {name}={value}" for name, value in extra.items())
        said = plain(masked(record.getMessage() + more))
        head = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname} {record.name}: {said}"
        if not record.exc_info:
            return head
        where = masked(self.formatException(record.exc_info)).split("\n")
        return "\n    ".join([head, *map(plain, where)])


def set_up(level: str, form: str) -> None:
    """Send all logs to stderr in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("asyncio", "uvicorn.error", "websockets"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("uvicorn.error").addFilter(_ours)


def _ours(record: logging.LogRecord) -> bool:
    """Not that somebody sent what is no UTF-8: uvicorn answers that, and shows where it is read."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeError))

"""Reminders by mail."""

from datetime import UTC, datetime
from email.headerregistry import Address as Mailbox
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from valdora.server.reminders.addresses import Address, Mail
from valdora.server.reminders.carriers import Refused
from valdora.server.reminders.letters import Letter
from valdora.server.reminders.outside import Unreachable

SECONDS: Final = 20.0
_FAILED_FOR_GOOD: Final = 500
_PORTS: Final = {"smtp": 587, "smtps": 465}


class Mails:
    """Mailboxes, by a server that takes mail from us: `smtp://…` (STARTTLS where offered) or
    `smtps://…`."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        name, address = parseaddr(sender)
        self._from = Mailbox(name or "Valdora", addr_spec=address)

    async def carry(self, letter: Letter, address: Address) -> None:
        """See `Carrier`."""
        assert isinstance(address, Mail)
        try:
            async with self._connected() as smtp:
                await smtp.send_message(self.written(letter, address.to))
        except aiosmtplib.SMTPResponseException as error:
            if error.code >= _FAILED_FOR_GOOD and not isinstance(
                error, aiosmtplib.SMTPAuthenticationError
            ):
                raise Refused(str(error.code)) from None
            raise Unreachable(str(error.code)) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            kind = Refused if min(codes) >= _FAILED_FOR_GOOD else Unreachable
            raise kind(str(codes[0])) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unreachable(type(error).__name__) from None

    async def tried(self) -> str | None:
        """Whether the server lets us in."""
        try:
            async with self._connected() as smtp:
                await smtp.noop()
        except (aiosmtplib.SMTPException, OSError) as error:
            return f"{type(error).__name__}: {error}"
        return None

    def _connected(self) -> aiosmtplib.SMTP:
        at = self._server
        secure = at.scheme == "smtps"
        return aiosmtplib.SMTP(
            hostname=at.hostname,
            port=at.port or _PORTS[at.scheme],
            username=unquote(at.username) if at.username else None,
            password=unquote(at.password) if at.password else None,
            use_tls=secure,
            start_tls=False if secure else None,
            timeout=SECONDS,
        )

    def written(self, letter: Letter, to: str) -> EmailMessage:
        """The mail: the same `Message-ID` however often it is sent, and one click to end it."""
        mail = EmailMessage(policy=SMTP)
        mail["From"] = self._from
        mail["To"] = to
        mail["Subject"] = letter.title
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = f"<{letter.id}@{self._from.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = letter.language
        mail["List-Unsubscribe"] = f"<{letter.off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text + "\n")
        mail.add_alternative(_html(letter), subtype="html")
        return mail


def _html(letter: Letter) -> str:
    says = "".join(f"<p>{escape(each)}</p>" for each in letter.says)
    news = "".join(f"<li>{escape(each)}</li>" for each in letter.news)
    told = f"<p>{escape(letter.news_title)}</p><ul>{news}</ul>" if news else ""
    (first, url), *others = letter.links
    small = " · ".join(f'<a href="{escape(to)}">{escape(label)}</a>' for label, to in others)
    return (
        f'<html lang="{letter.language}"><body style="font:16px/1.5 sans-serif">'
        f'{says}<p><a href="{escape(url)}"><b>{escape(first)}</b></a></p>{told}'
        f'<p style="font-size:14px">{small}</p></body></html>'
    )

"""Real endpoints on loopback that keep what they are sent: a web server and a mail server."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Posted:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """Its body."""
        return json.loads(self.body)


@dataclass
class WebReceiver:
    """Answers every request with a status that a test may change."""

    port: int = 0
    status: int = 200
    slow: float = 0.0
    """So long it says nothing."""
    location: str = ""
    posted: list[Posted] = field(default_factory=list)
    ended: threading.Event = field(default_factory=threading.Event)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def web_receiver() -> Iterator[WebReceiver]:
    """One of its own, gone afterwards."""
    kept = WebReceiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            body = self.rfile.read(length)
            if len(body) < length:
                return  # whoever sent it died over it
            headers = {name.lower(): value for name, value in self.headers.items()}
            kept.posted.append(Posted(self.path, headers, body))
            kept.ended.wait(kept.slow)
            self.send_response(kept.status)
            if kept.location:
                self.send_header("location", kept.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing on stderr."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield kept
    finally:
        kept.ended.set()
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class Mailed:
    """A mail that came."""

    sender: str
    to: list[str]
    mail: EmailMessage

    @property
    def text(self) -> str:
        """What it says to who reads no HTML."""
        body = self.mail.get_body(("plain",))
        assert body is not None
        return str(body.get_content())


@dataclass
class MailReceiver:
    """A mail server that takes everything, or says a code of a test's choice."""

    port: int = 0
    refuses: str = ""
    """To who is named as a recipient."""
    mails: list[Mailed] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        sender, to = "", list[str]()
        say("220 mail.test")
        try:
            while line := (await reader.readline()).decode().strip():
                word = line.split(" ")[0].upper()
                if word == "EHLO":
                    say("250-mail.test")
                    say("250 AUTH PLAIN")
                elif word == "AUTH":
                    self.logins.append(line.split(" ")[-1])
                    say("235 fine")
                elif word == "MAIL":
                    sender, to = line, []
                    say("250 fine")
                elif word == "RCPT":
                    if not self.refuses:
                        to.append(line.partition("<")[2].partition(">")[0])
                    say(self.refuses or "250 fine")
                elif word == "DATA":
                    say("354 go on")
                    data = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                    mail = message_from_bytes(data, policy=default)
                    assert isinstance(mail, EmailMessage)
                    self.mails.append(Mailed(sender, to, mail))
                    say("250 fine")
                elif word == "QUIT":
                    say("221 bye")
                    break
                else:
                    say("250 fine")
        finally:
            writer.close()


@contextmanager
def mail_receiver() -> Iterator[MailReceiver]:
    """One of its own in a thread, gone afterwards."""
    kept, loop, ready = MailReceiver(), asyncio.new_event_loop(), threading.Event()
    stop = asyncio.Event()

    async def serve() -> None:
        server = await asyncio.start_server(kept.talk, "127.0.0.1", 0)
        kept.port = server.sockets[0].getsockname()[1]
        ready.set()
        async with server:
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    ready.wait(20)
    try:
        yield kept
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()

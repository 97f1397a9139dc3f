"""Reminders on a server: what is due is told, once, where people want it, and to nobody else."""

import asyncio
import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from support.hands import DAY, HOUR, MINUTE, Hands
from support.inside import Inside, careless, inside
from support.receivers import mail_receiver, web_receiver
from valdora.server.ground.metrics import REMINDERS
from valdora.server.reminders.letters import Letter
from valdora.server.reminders.outside import Forbidden, Outside, Unreachable
from valdora.server.storage import Storage, open_storage
from valdora.server.storage.sqlite import SqliteStorage

SLOW = {"kind": "slow", "turn": DAY, "holidays": 3, "bot": "random"}
ONE, TWO = "k" * 43, "m" * 43
WISHES = {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_to": 0}
LOCAL: dict[str, Any] = {"webhooks": True, "webhook_networks": "127.0.0.0/8"}


def storage(url: str, folder: Path) -> Storage:
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        return SqliteStorage(path, folder / "backups", connect=careless)
    return open_storage(url, folder / "backups")


@asynccontextmanager
async def reminding(
    folder: Path, hands: Hands, url: str = "", **settings: Any
) -> AsyncIterator[Inside]:
    kept = storage(url, folder) if url else None
    chosen = {**LOCAL, "public_url": "https://valdora.test", **settings}
    async with inside(folder, kept, hands, **chosen) as app:
        yield app


async def slow_game(app: Inside, clock: Any = SLOW) -> str:
    """Two people with a device each; the first is to move."""
    seats = [{"kind": "person", "name": "One"}, {"kind": "free"}]
    body = {"seats": seats, "starts": 0, "pace": 0, "public": True, "clock": clock}
    made = (await app.ask("POST", "/tables", {**body, "edition": "duel.2"}, ONE)).json
    id_: str = made["table"]["id"]
    await app.ask("POST", f"/tables/{id_}/join", {"name": "Two"}, TWO)
    assert (await app.ask("POST", f"/tables/{id_}/start", key=ONE)).status == 200
    return id_


async def wants(app: Inside, key: str, channel: Any, **wishes: Any) -> Any:
    body = {"channel": channel, "wishes": {**WISHES, **wishes}}
    reply = await app.ask("POST", "/reminders/channels", body, key)
    assert reply.status == 201, reply.body
    return reply.json


async def whole_turn(app: Inside, id_: str, key: str) -> None:
    """Somebody comes, plays a turn and goes."""
    socket, chance = await app.live(id_, key), Random(5)
    shown = json.loads(next(frame for frame in socket.frames if '"snapshot"' in frame[:40]))
    seat = shown["state"]["seat"]
    while shown["state"]["seat"] == seat:
        code = chance.choice(shown["choices"])["code"]
        ask = {"type": "act", "seq": shown["seq"], "client_id": f"c{shown['seq']}", "code": code}
        await socket.say(ask)
        shown = {**shown, **await socket.hear("step")}
    await socket.leave()


async def look(app: Inside) -> None:
    await app.server.reminders.postman.look()


def test_a_slow_turn_is_told_four_times_and_the_next_one_anew(
    any_database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands, any_database) as app:
                await wants(app, ONE, {"kind": "webhook", "url": f"{there.url}/one?x=1"})
                await wants(app, TWO, {"kind": "webhook", "url": f"{there.url}/two"})
                id_ = await slow_game(app)
                for wait in (0, 20_000, 11_000, 0, 12 * HOUR, 0, 6 * HOUR, 5 * HOUR, 0):
                    hands.go_on(wait)
                    await look(app)
                told = [(each.path, each.json["notice"]) for each in there.posted]
                assert told == [("/one?x=1", kind) for kind in ("begin", "half", "quarter", "last")]
                first, last = there.posted[0].json, there.posted[-1].json
                assert first["title"] == "It’s your turn in Valdora"
                assert first["url"] == f"https://valdora.test/t/{id_}"
                assert (first["waiting"], first["players"]) == (["Two"], ["One", "Two"])
                assert "Two is waiting for you." in first["text"]
                assert last["left_ms"] == DAY - 23 * HOUR - 31_000
                assert "You have 0 h 59 min left." in last["text"]
                assert len({each.json["id"] for each in there.posted}) == 4
                ids = [each.headers["idempotency-key"] for each in there.posted]
                assert ids == [each.json["id"] for each in there.posted]
                there.posted.clear()
                await whole_turn(app, id_, ONE)
                hands.go_on(MINUTE)
                await look(app)
                (only,) = there.posted
                assert (only.path, only.json["notice"]) == ("/two", "begin")
                assert only.json["happened"], "what One did"

    asyncio.run(play())


def test_who_is_there_is_not_told_that_it_is_their_turn(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands, any_database) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                id_ = await slow_game(app)
                socket = await app.live(id_, ONE)
                await socket.leave()
                await asyncio.gather(*app.server.reminders.postman._noting)
                hands.go_on(HOUR)
                await look(app)
                assert there.posted == []
                hands.go_on(12 * HOUR)
                await look(app)
                assert [each.json["notice"] for each in there.posted] == ["half"]

    asyncio.run(play())


def test_what_is_past_with_the_turn_is_told_no_more(any_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands, any_database) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                id_ = await slow_game(app)
                there.status = 503
                hands.go_on(MINUTE)
                await look(app)
                there.status = 200
                await whole_turn(app, id_, ONE)
                assert await app.server.reminders.postman.outbox.size() == 0
                hands.go_on(23 * HOUR)
                await look(app)
                assert len(there.posted) == 1

    asyncio.run(play())


def test_it_is_tried_again_with_growing_pauses_and_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                await slow_game(app, None)
                there.status = 500
                hands.go_on(MINUTE)
                tries = []
                for minute in range(400):
                    before = len(there.posted)
                    await look(app)
                    tries += [minute] * (len(there.posted) - before)
                    hands.go_on(MINUTE)
                assert tries == [0, 1, 6, 26, 86, 266]
                assert len({each.json["id"] for each in there.posted}) == 1, "a reader sees one"

    asyncio.run(play())


def test_of_several_that_came_due_at_once_the_last_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                await slow_game(app)
            hands.go_on(19 * HOUR)
            async with reminding(tmp_path, hands) as app:
                for _ in range(3):
                    await look(app)
                assert [each.json["notice"] for each in there.posted] == ["quarter"]

    asyncio.run(play())


def test_what_comes_due_while_something_is_sent_is_told_next(
    any_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands, any_database) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                await slow_game(app)
                carrier = app.server.reminders.postman._carriers["webhook"]
                carry = carrier.carry

                async def slowly(letter: Letter, address: Any) -> None:
                    await carry(letter, address)
                    if len(there.posted) == 1:
                        hands.go_on(12 * HOUR)

                monkeypatch.setattr(carrier, "carry", slowly)
                hands.go_on(MINUTE)
                await look(app)
                await look(app)
                assert [each.json["notice"] for each in there.posted] == ["begin", "half"]

    asyncio.run(play())


def test_quiet_hours_are_kept(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands(1_700_000_000_000)  # 22:13:20 in UTC, 23:13:20 in Rome
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                quiet = {"zone": "Europe/Rome", "quiet_from": 22 * 60, "quiet_to": 7 * 60 + 30}
                await wants(app, ONE, {"kind": "webhook", "url": there.url}, **quiet)
                await slow_game(app)
                heard: list[int] = []
                for _ in range(20):
                    hands.go_on(30 * MINUTE)
                    await look(app)
                    heard += [hands.ms] * (len(there.posted) - len(heard))
                assert heard == [1_700_000_000_000 + 17 * 30 * MINUTE], "at 07:43 in Rome"

    asyncio.run(play())


def test_one_click_ends_it_for_a_table_or_for_all(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                await wants(app, ONE, {"kind": "webhook", "url": there.url})
                first = await slow_game(app)
                hands.go_on(MINUTE)
                await look(app)
                off = there.posted[0].json["off_url"].partition("/api/v1")[2]
                reply = await app.ask("POST", f"{off}?table={first}")
                assert (reply.status, reply.json) == (200, {"on": False, "table": first})
                view = (await app.ask("GET", "/reminders", key=ONE)).json
                assert (view["muted"], view["channels"][0]["active"]) == ([first], True)
                second = await slow_game(app)
                hands.go_on(13 * HOUR)
                await look(app)
                tables = [each.json["table"] for each in there.posted]
                assert tables == [first, second]
                assert (await app.ask("POST", off)).json == {"on": False, "table": None}
                hands.go_on(7 * HOUR)
                await look(app)
                assert len(there.posted) == 2
                await app.ask("POST", off.replace("/off/", "/on/"))
                hands.go_on(3 * HOUR)
                await look(app)
                assert [each.json["table"] for each in there.posted] == [first, second, second]
                assert (await app.ask("POST", f"/reminders/off/{'x' * 32}")).status == 404

    asyncio.run(play())


def test_a_mail_says_it_in_ones_language_after_its_reader_agreed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def play() -> None:
        hands = Hands()
        with mail_receiver() as post:
            server = f"smtp://name:pass%20word@127.0.0.1:{post.port}"
            mail = {"mail_server": server, "mail_from": "Valdora <valdora@example.org>"}
            async with reminding(tmp_path, hands, **mail) as app:
                box = {"kind": "mail", "address": "One@Example.org"}
                view = await wants(app, ONE, box, language="de")
                assert view["channels"][0]["confirmed"] is False
                body = {"channel": box, "wishes": WISHES}
                again = await app.ask("POST", "/reminders/channels", body, TWO)
                assert again.json["code"] == "channel-waits", "nobody's mailbox is flooded"
                await slow_game(app)
                hands.go_on(MINUTE)
                await look(app)
                (asked,) = post.mails
                assert asked.mail["Subject"] == "Erinnerungen von Valdora?"
                link = asked.text.split("https://valdora.test")[1].split()[0]
                assert (await app.ask("POST", link)).status == 200
                hands.go_on(13 * HOUR)
                await look(app)
                told = post.mails[1]
                assert told.to == ["One@example.org"]
                assert told.mail["Subject"] == "Noch 10 Std 59 min für deinen Zug in Valdora"
                assert "Two wartet auf dich." in told.text
                assert told.mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                off = told.mail["List-Unsubscribe"].strip("<>").partition("/api/v1")[2]
                assert (await app.ask("POST", off)).json["on"] is False
                html = told.mail.get_body(("html",))
                assert html is not None
                assert "<b>Zum Tisch</b>" in html.get_content()
                assert told.mail["Message-ID"].endswith("@example.org>")
                assert post.logins

    asyncio.run(play())
    logged = caplog.text.lower()
    assert "one@example.org" not in logged
    assert "pass word" not in logged


def test_a_mail_that_could_not_be_marked_as_sent_comes_again_under_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        hands = Hands()
        with mail_receiver() as post:
            mail = {"mail_server": f"smtp://127.0.0.1:{post.port}", "mail_from": "v@example.org"}
            async with reminding(tmp_path, hands, **mail) as app:
                await wants(app, ONE, {"kind": "mail", "address": "one@example.org"})
                postman = app.server.reminders.postman

                async def dies(*_: object) -> None:
                    raise asyncio.CancelledError

                with monkeypatch.context() as patch:
                    patch.setattr(postman.outbox, "told", dies)
                    with pytest.raises(asyncio.CancelledError):
                        await look(app)
            async with reminding(tmp_path, hands, **mail) as app:
                await look(app)
            ids = [each.mail["Message-ID"] for each in post.mails]
            assert len(ids) == 2
            assert len(set(ids)) == 1

    asyncio.run(play())


def test_a_mailbox_that_is_refused_is_not_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with mail_receiver() as post:
            post.refuses = "550 nobody"
            mail = {"mail_server": f"smtp://127.0.0.1:{post.port}", "mail_from": "v@example.org"}
            async with reminding(tmp_path, hands, **mail) as app:
                await wants(app, ONE, {"kind": "mail", "address": "one@example.org"})
                before = REMINDERS._counts["refused",]
                await look(app)
                assert REMINDERS._counts["refused",] == before + 1
                assert await app.server.reminders.postman.outbox.size() == 0

    asyncio.run(play())


def test_a_push_can_be_read_by_the_browser_alone(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        browser = ec.generate_private_key(ec.SECP256R1())
        point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        secret = bytes(range(16))
        with web_receiver() as there:
            there.status = 201
            push = {"push_contact": "mailto:host@example.org"}
            async with reminding(tmp_path, hands, **push) as app:
                view = (await app.ask("GET", "/reminders", key=ONE)).json
                channel = {
                    "kind": "push",
                    "endpoint": f"{there.url}/push/1",
                    "p256dh": _text(point),
                    "auth": _text(secret),
                }
                await wants(app, ONE, channel, language="fr")
                id_ = await slow_game(app)
                hands.go_on(MINUTE)
                await look(app)
                (came,) = there.posted
                plain = http_ece.decrypt(
                    came.body, private_key=browser, auth_secret=secret, version="aes128gcm"
                )
                told = json.loads(plain)
                assert told["title"] == "C’est votre tour à Valdora"
                assert told["url"] == f"https://valdora.test/t/{id_}"
                assert "Two vous attend." in told["body"]
                assert (came.headers["topic"], len(came.headers["topic"])) == (told["tag"], 32)
                assert int(came.headers["ttl"]) == (DAY - MINUTE) // 1000
                signed = came.headers["authorization"]
                assert f"k={view['push_key']}" in signed.replace(" ", "")
                assert Vapid02.verify(signed)
                there.status = 410
                hands.go_on(13 * HOUR)
                await look(app)
                view = (await app.ask("GET", "/reminders", key=ONE)).json
                assert view["channels"][0]["active"] is False, "there is no such browser any more"
            pem = tmp_path / "push-key.pem"
            assert pem.stat().st_mode & 0o077 == 0
            async with reminding(tmp_path, hands, **push) as app:
                again = (await app.ask("GET", "/reminders", key=ONE)).json
                assert again["push_key"] == view["push_key"], "the same key after a restart"

    asyncio.run(play())


@pytest.mark.parametrize("shape", ["discord", "slack", "ntfy"])
def test_other_programs_are_told_in_their_own_shape(tmp_path: Path, shape: str) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                url = f"{there.url}/hooks/topic"
                await wants(app, ONE, {"kind": "webhook", "url": url, "shape": shape})
                id_ = await slow_game(app)
                hands.go_on(MINUTE)
                await look(app)
                (came,) = there.posted
                told, link = came.json, f"https://valdora.test/t/{id_}"
                if shape == "discord":
                    assert told["allowed_mentions"] == {"parse": []}, "nobody can call @everyone"
                    assert link in told["content"]
                elif shape == "slack":
                    assert link in told["text"]
                else:
                    assert (came.path, told["topic"]) == ("/hooks", "topic")
                    assert (told["click"], told["title"]) == (link, "It’s your turn in Valdora")

    asyncio.run(play())


# Where it is not gone to -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://10.0.0.1/",
        "http://192.168.1.1/", "http://169.254.169.254/latest/meta-data/", "http://0.0.0.0/",
        "http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/",
        "http://[fe80::1]/", "http://[fc00::1]/", "http://224.0.0.1/", "http://100.64.0.1/",
        "http://2130706433/", "http://0x7f.1/", "ftp://example.org/", "file:///etc/passwd",
        "http://user:secret@93.184.216.34/", "http://93.184.216.34:0/", "http:///x",
        "http://93.184.216.34/a b", "http://93.184.216.34/\r\nx: y",
    ],
)  # fmt: skip
def test_our_own_network_is_not_gone_to(url: str) -> None:
    with pytest.raises((Forbidden, Unreachable)):
        asyncio.run(Outside(seconds=2).post(url, b"", {}))


def test_a_name_that_leads_home_is_refused_and_cannot_change_its_mind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is asked once, and the connection goes to what was answered then."""
    asked, connected = [], []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        answers = [["93.184.216.34", "10.0.0.1"], ["93.184.216.34"], ["127.0.0.1"]]

        async def resolve(host: str, port: int, **_: Any) -> Any:
            asked.append(host)
            return [(0, 0, 0, "", (each, port)) for each in answers[len(asked) - 1]]

        async def connect(host: str, *_: Any, **__: Any) -> Any:
            connected.append(host)
            raise OSError

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        outside = Outside()
        for expected in (Forbidden, Unreachable, Forbidden):
            with pytest.raises(expected):
                await outside.post("https://hook.example.org/", b"", {})

    asyncio.run(play())
    assert len(asked) == 3
    assert connected == ["93.184.216.34"]


def test_nobody_is_followed_and_nobody_waited_for_long() -> None:
    async def play() -> None:
        with web_receiver() as there:
            outside = Outside("127.0.0.0/8", seconds=0.5)
            there.status, there.location = 302, f"{there.url}/elsewhere"
            assert await outside.post(there.url, b"{}", {}) == 302
            assert [each.path for each in there.posted] == ["/"]
            there.slow = 30
            with pytest.raises(Unreachable):
                await outside.post(there.url, b"{}", {})

    asyncio.run(play())


def test_what_was_not_set_up_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as app:
            view = (await app.ask("GET", "/reminders", key=ONE)).json
            assert (view["offered"], view["push_key"], view["channels"]) == ([], None, [])
            channel = {"kind": "webhook", "url": "https://example.org/", "shape": "plain"}
            body = {"channel": channel, "wishes": WISHES}
            reply = await app.ask("POST", "/reminders/channels", body, ONE)
            assert reply.json["code"] == "reminders-off"
        async with reminding(tmp_path, Hands(), webhook_networks="") as app:
            for url in ("http://127.0.0.1:1/", "http://10.1.2.3/"):
                body["channel"] = {**channel, "url": url}
                reply = await app.ask("POST", "/reminders/channels", body, ONE)
                assert (reply.status, reply.json["code"]) == (400, "bad-address")
            body = {**WISHES, "zone": "Nowhere/Town"}
            assert (await app.ask("PUT", "/reminders", body, ONE)).status == 400

    asyncio.run(play())


def test_an_address_is_its_owners_alone(tmp_path: Path) -> None:
    async def play() -> None:
        hands = Hands()
        with web_receiver() as there:
            async with reminding(tmp_path, hands) as app:
                view = await wants(app, ONE, {"kind": "webhook", "url": f"{there.url}/secret"})
                (channel,) = view["channels"]
                assert "secret" not in json.dumps(view)
                assert (await app.ask("GET", "/reminders", key=TWO)).json["channels"] == []
                path = f"/reminders/channels/{channel['id']}"
                assert (await app.ask("DELETE", path, key=TWO)).status == 404
                id_ = await slow_game(app)
                table = (await app.ask("GET", f"/tables/{id_}", key=TWO)).body
                kept = await app.server.rooms.storage.game(id_)
                assert b"secret" not in table + b"".join(row.payload for row in kept.rows)
                left = (await app.ask("DELETE", path, key=ONE)).json
                assert left["channels"] == []
                hands.go_on(MINUTE)
                await look(app)
                assert there.posted == []

    asyncio.run(play())


def _text(data: bytes) -> str:
    made = urlsafe_b64encode(data).decode().rstrip("=")
    assert urlsafe_b64decode(made + "==")
    return made

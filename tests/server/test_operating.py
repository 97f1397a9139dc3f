"""Backup, export, import, doctor, settings, pages: what a host needs."""

import asyncio
import gzip
import json
import socket
import time
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.testclient import TestClient

from support.receivers import mail_receiver, web_receiver
from support.server import Guest, Live, running
from valdora.cli import main
from valdora.records import Reader, verify
from valdora.server import Settings, SettingsError, read_settings
from valdora.server.http.files import Pages
from valdora.server.operating.reach import Ready, reached
from valdora.table.refusals import Refusal
from valdora.texts import LANGUAGES, Texts


async def a_few_moves(live: Live) -> None:
    async with live:
        now = live.snapshot
        for _ in range(6):
            await live.act(now["choices"][-1]["code"], now["seq"])
            now = await live.hear("step")


@pytest.mark.slow
def test_games_are_backed_up_while_the_server_runs_and_restored_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    backup, records = tmp_path / "all.backup", tmp_path / "records"
    with running(here) as server, Guest(server.url) as guest:
        table = guest.table("One", "Two", "Three")
        guest.table("Waiting", None, None)
        guest.post(f"/tables/{table}/start")
        asyncio.run(a_few_moves(guest.live(table)))
        before = guest.get(f"/tables/{table}/line")
        assert main(["backup", str(backup), "--data-dir", str(here), "--lang", "en"]) == 0
        assert main(["export", str(records), "--data-dir", str(here), "--lang", "en"]) == 0
        assert main(["import", str(backup), "--data-dir", str(here), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert "2 games" in said.out
    assert "--db" in said.err  # a running server holds the database
    assert backup.stat().st_mode & 0o077 == 0
    (record,) = records.iterdir()
    assert verify(Reader.open(record)).deal == "sealed"
    assert main(["verify", str(record)]) == 0
    assert main(["import", str(backup), "--data-dir", str(there)]) == 0
    with running(there) as server, Guest(server.url, guest.http.cookies) as again:
        assert again.get(f"/tables/{table}/line") == before
        began = time.monotonic()  # lists are made from summaries, and these after the start
        while len(again.get("/tables/mine")["tables"]) < 2:
            assert time.monotonic() < began + 30
            time.sleep(0.1)
    assert main(["import", str(backup), "--data-dir", str(there), "--lang", "en"]) == 0
    assert "2 already there" in capsys.readouterr().out


@pytest.mark.parametrize(
    "lines",
    [
        b"",
        b"no json\n",
        b'{"valdora_backup":1,"version":"0"}\n',
        b'{"valdora_backup":1,"version":"0"}\n{"games":1}\n',
        b'{"valdora_backup":2,"version":"0"}\n{"games":0,"rights":1}\n',
        b'{"valdora_backup":2,"version":"0"}\n{"words":"x"}\n{"games":0,"rights":1}\n',
        b'{"valdora_backup":9,"version":"9"}\n{"games":0}\n',
    ],
)
def test_half_a_backup_is_refused_and_changes_nothing(
    tmp_path: Path, lines: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.backup"
    file.write_bytes(gzip.compress(lines))
    assert main(["import", str(file), "--data-dir", str(tmp_path), "--lang", "en"]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_backup_without_a_database_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "b"), "--data-dir", str(tmp_path), "--lang", "en"]) == 1
    assert "valdora serve" in capsys.readouterr().err


def test_the_doctor_finds_a_broken_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["doctor", "--data-dir", str(tmp_path), "--port", "0", "--json", "--lang", "en"]
    main(arguments)
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["findings"][0] == {
        "code": "doctor-db-new",
        "fine": True,
        "figures": {"path": str(tmp_path / "valdora.db")},
    }
    (tmp_path / "valdora.db").write_text("no database" * 100)
    assert main(arguments) == 1
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["fine"] is False
    assert found["findings"][0]["code"] == "storage-unusable"


def test_the_doctor_tries_how_people_are_reminded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def found(*flags: str) -> dict[str, tuple[bool, str]]:
        """What it says of reminders: whether that is fine, and what is wrong."""
        folder = ["--data-dir", str(tmp_path), "--port", "0", "--json", "--lang", "de"]
        main(["doctor", *folder, *flags])
        findings = json.loads(capsys.readouterr().out.splitlines()[-1])["findings"]
        kinds = ("doctor-mail", "doctor-push", "doctor-webhook", "doctor-tell")
        return {
            each["code"]: (each["fine"], each["figures"].get("detail", ""))
            for each in findings
            if each["code"].startswith(kinds)
        }

    assert found() == {}
    assert found("--tell", "a@example.org") == {"doctor-tell-off": (False, "")}
    with mail_receiver() as post, web_receiver() as there:
        mail = ["--mail-server", f"smtp://127.0.0.1:{post.port}", "--mail-from", "v@example.org"]
        assert found(*mail) == {"doctor-mail-fine": (True, "")}
        assert not post.mails
        assert found(*mail, "--tell", "a@example.org")["doctor-tell-fine"] == (True, "")
        assert post.mails[0].mail["Subject"] == "Erinnerungen von Valdora"
        assert "http" in post.mails[0].text
        found(*mail, "--host", "::", "--port", "8484", "--tell", "a@example.org")
        assert "://[::" not in post.mails[1].text
        found(*mail, "--host", "::1", "--port", "8484", "--tell", "a@example.org")
        assert "http://[::1]:8484/" in post.mails[2].text

        hooks = ["--webhooks"]
        assert found(*hooks) == {"doctor-webhook-fine": (True, "")}
        assert found(*hooks, "--tell", there.url)["doctor-tell-forbidden"] == (False, "")
        hooks += ["--webhook-networks", "127.0.0.0/8"]
        assert found(*hooks, "--tell", there.url)["doctor-tell-fine"] == (True, "")
        assert there.posted[0].json["notice"] == "trial"
        there.status = 500
        assert found(*hooks, "--tell", there.url)["doctor-tell-wrong"] == (False, "500")
    nobody = found(*mail)["doctor-mail-wrong"]
    assert nobody[0] is False
    assert "SMTPConnect" in nobody[1]
    assert found("--push-contact", "mailto:v@example.org") == {"doctor-push-fine": (True, "")}
    (tmp_path / "push-key.pem").write_text("no key")
    assert not found("--push-contact", "mailto:v@example.org")["doctor-push-wrong"][0]


@pytest.mark.parametrize(
    ("host", "url", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8/", None),
        ("localhost", "http://localhost:8/", None),
        ("::1", "http://[::1]:8/", None),
        ("0.0.0.0", "http://127.0.0.1:8/", "http://10.1.2.3:8/"),
        ("::", "http://127.0.0.1:8/", "http://10.1.2.3:8/"),
        ("fd00::5", "http://[fd00::5]:8/", "http://[fd00::5]:8/"),
        ("box.lan", "http://box.lan:8/", "http://box.lan:8/"),
    ],
)
def test_where_a_server_is_reached_by_itself_and_by_others(
    monkeypatch: pytest.MonkeyPatch, host: str, url: str, address: str | None
) -> None:
    monkeypatch.setattr("valdora.server.operating.reach._network_address", lambda: "10.1.2.3")
    assert reached(Settings(host=host), 8) == Ready(url, address)
    public = Settings(host=host, public_url="https://x.example")
    assert reached(public, 8) == Ready(url, "https://x.example/")


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "valdora.toml"
    file.write_text('port = 1\nhost = "a"\npublic-url = "https://x.example"\nopen = true\n')
    environ = {"VALDORA_CONFIG": str(file), "VALDORA_PORT": "2", "VALDORA_HOST": "b"}
    read = read_settings({"port": "3"}, environ)
    assert (read.port, read.host, read.public_url, read.open) == (3, "b", "https://x.example", True)
    assert read_settings({}, {}) == Settings()


@pytest.mark.parametrize(
    ("flags", "environ"),
    [
        ({"port": "many"}, {}),
        ({"port": "70000"}, {}),
        ({"bot_workers": "0"}, {}),
        ({"log_level": "loud"}, {}),
        ({}, {"VALDORA_OPEN": "perhaps"}),
        ({}, {"VALDORA_CONFIG": "/nowhere/valdora.toml"}),
    ],
)
def test_a_setting_that_cannot_be_is_refused(
    flags: dict[str, str], environ: dict[str, str]
) -> None:
    with pytest.raises(SettingsError):
        read_settings(flags, environ)


def test_wrong_usage_is_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "many", "--lang", "en"]) == 2
    assert "many" in capsys.readouterr().err


def test_a_taken_port_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--port", port, "--data-dir", str(tmp_path), "--lang", "en"]
        assert main(arguments) == 1
    assert "--port" in capsys.readouterr().err


def pages(static: Path) -> TestClient:
    """A browser that asks for the files in a folder."""
    app = Starlette(
        routes=[Mount("/", Pages(lambda _: None, static))],
        exception_handlers={Refusal: lambda _, refusal: Response(status_code=refusal.status)},
    )
    return TestClient(app)


@pytest.mark.parametrize("folder", [".", "not-there"])
def test_without_web_files_the_page_says_what_to_do(folder: str, tmp_path: Path) -> None:
    browser = pages(tmp_path / folder)
    for path in ("/", "/t/abc", "/join/abc.def"):
        reply = browser.get(path)
        assert reply.status_code == 200
        assert "hatch_build.py" in reply.text
    assert browser.get("/assets/index.js").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_pages_are_missed_in_the_language_of_the_browser(
    language: str, tmp_path: Path
) -> None:
    wishes = {"accept-language": f"xx, {language}-XX;q=0.9, en;q=0.5"}
    said = pages(tmp_path).get("/", headers=wishes).text
    assert f'<html lang="{language}">' in said
    assert Texts(language)("pages-missing") in said


def test_assets_are_kept_forever_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-1.js").write_text("1")
    (tmp_path / "index.html").write_text("<html>")
    browser = pages(tmp_path)
    assert "immutable" in browser.get("/assets/index-1.js").headers["cache-control"]
    assert browser.get("/").headers["cache-control"] == "no-cache"
    assert browser.get("/rules").headers["content-type"].startswith("text/html")


def test_who_has_a_file_already_is_told_so_and_sent_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    browser = pages(tmp_path)
    for path in ("/", "/t/abc", "/icon.svg"):
        known = browser.get(path).headers["etag"]
        again = browser.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/.env", "/a/.git/config", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_what_is_hidden_or_lies_elsewhere_is_not_there(tmp_path: Path, path: str) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html>")
    (static / ".env").write_text("hidden")
    (tmp_path / "secret.txt").write_text("hidden")
    assert "hidden" not in pages(static).get(path).text


def test_what_is_packed_is_not_packed_again(tmp_path: Path) -> None:
    (tmp_path / "python.wasm.gz").write_bytes(gzip.compress(b"much the same " * 100_000))
    (tmp_path / "index.js").write_text("much the same " * 100)
    browser = TestClient(GZipMiddleware(pages(tmp_path).app, minimum_size=500))
    packed = browser.get("/python.wasm.gz")
    assert "content-encoding" not in packed.headers
    assert gzip.decompress(packed.content).startswith(b"much")
    assert browser.get("/index.js").headers["content-encoding"] == "gzip"


@pytest.mark.slow
def test_health_and_the_page_answer(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as guest:
        assert guest.http.get("/healthz").json() == {"status": "ok"}
        assert guest.http.get("/").headers["content-type"].startswith("text/html")

"""Bots of other packages: installed, they play in the arena, in the terminal and on a server."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from support.positions import opening
from support.server import Guest, running
from valdora import bots
from valdora.bots import registry
from valdora.cli.guests import tell_of_unusable_guests
from valdora.content import usual
from valdora.rules import Action, State, Stay, legal_actions
from valdora.terminal.session import Session, new_game
from valdora.terminal.table import Table, read_seats
from valdora.texts import Texts

PAGE = Path(__file__).parents[2] / "docs/bots.md"
FILE = re.compile(r"^```\w+\n# (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BAD = """
class Broken:
    def __init__(self, seed): pass

    def choose(self, state): raise ValueError("no idea")

"""
POINTS = """\
[valdora.bots]
broken = bad_bots:Broken
greedy = bad_bots:Broken
"""


# Without installing anything ------------------------------------------------------------------


class Last:
    """Plays the last thing that is allowed."""

    def __init__(self, seed: int, budget: str) -> None:
        self.made = seed, budget

    def choose(self, state: State) -> Action:
        return legal_actions(state)[-1]


class Cheat(Last):
    def choose(self, _: State) -> Action:
        return Stay()


class Confused(Last):
    def choose(self, _: State) -> Action:
        raise KeyError("where?")


class Distribution:
    name = "other-bots"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes guests known as if a package had brought them: `name="Class"`."""

    def install(**classes: str) -> None:
        points = [
            EntryPoint(name.replace("_", "-"), f"{__name__}:{kind}", registry.GROUP)
            for name, kind in classes.items()
        ]
        for point in points:
            vars(point).update(dist=Distribution)
        monkeypatch.setattr(registry, "entry_points", lambda **_: points)
        registry._all.cache_clear()

    yield install
    registry._all.cache_clear()


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, __name__, sys.modules[Last.__module__])


def test_a_guest_comes_after_ours_and_people_may_choose_it(installed: Any) -> None:
    installed(my_bot_2="Last")
    assert bots.names() == (*(bot.name for bot in registry.OURS), "my-bot-2")
    assert bots.names(*bots.PEOPLE)[-1] == "my-bot-2"
    assert not bots.in_engine("my-bot-2")
    assert not registry.unusable()


def test_a_guest_plays(installed: Any) -> None:
    installed(my_bot="Last")
    state = opening()
    assert bots.make("my-bot", 1).choose(state) == legal_actions(state)[-1]


@pytest.mark.parametrize("kind", ["Cheat", "Confused"])
def test_what_a_guest_does_wrong_names_it_and_its_package(installed: Any, kind: str) -> None:
    installed(my_bot=kind)
    bot = bots.make("my-bot", 1)
    with pytest.raises(bots.GuestFault, match="'my-bot' of the package 'other-bots'"):
        bot.choose(opening())


def test_a_guest_that_cannot_be_made_is_a_fault_too(installed: Any) -> None:
    installed(my_bot="Nobody")
    with pytest.raises(bots.GuestFault, match="AttributeError"):
        bots.make("my-bot", 1)


@pytest.mark.parametrize("name", ["greedy", "page_burner", "you"])
def test_a_name_of_ours_stays_ours(
    installed: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = registry.registered().get(name)
    installed(**{name: "Confused"})
    assert registry.registered().get(name) == before
    tell_of_unusable_guests(Texts("en"))
    said = capsys.readouterr().err
    assert f"“{name.replace('_', '-')}” of the package other-bots is not used: valdora has" in said


@pytest.mark.parametrize("name", ["Bot", "2nd", "a" * 25, "größer", "a b"])
def test_a_name_must_be_fit_for_one(
    installed: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(**{name: "Last"})
    assert name not in bots.names()
    tell_of_unusable_guests(Texts("en"))
    assert "at most 24" in capsys.readouterr().err


def test_where_the_catalogues_know_none_a_guest_is_called_as_it_is() -> None:
    t = Texts("fr")
    assert t.level("my-bot-2") == "my-bot-2"
    assert t.portrait("my-bot-2") == t("portrait-guest")
    assert t.players(["bot-teal:my-bot-2"], levels=True) == (f"{t('bot-teal')} (my-bot-2)",)


def terminal(folder: Path, seats: str) -> Session:
    made = read_seats(seats, str)
    return new_game(Table.new(usual(len(made)), usual(len(made)).id, made, 1), folder)


def test_in_the_terminal_another_plays_for_a_guest_that_fails(
    installed: Any, tmp_path: Path
) -> None:
    installed(my_bot="Confused")
    game = terminal(tmp_path, "my-bot,you,you")
    assert game.bots_choice() == bots.make("greedy", 0).choose(game.state)
    game.leave()


# Really installed ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of docs/bots.md, installed by pip, and one with bad bots."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (source / name).write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*pip, *offline, str(source)], check=True)
    (target / "bad_bots.py").write_text(BAD)
    metadata = target / "bad_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(POINTS)
    return target


def valdora(packages: Path, command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [
            sys.executable,
            "-c",
            "from valdora.cli import main; raise SystemExit(main())",
            *command.split(),
        ],
        env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_an_installed_bot_plays_in_the_arena(packages: Path) -> None:
    """With two jobs it is found in processes of their own, too."""
    match = "arena --seats first,random,random --deals 1 --max-rounds 4 --jobs 2 --json"
    done = valdora(packages, match)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["candidate"] == "first"
    assert "“greedy” of the package bad-bots is not used" in done.stderr


@pytest.mark.slow
def test_a_guest_that_fails_ends_a_match_with_its_name(packages: Path) -> None:
    done = valdora(packages, "arena --seats broken,random,random --deals 1 --jobs 1")
    assert done.returncode == 1
    assert "“broken” of the package bad-bots failed: ValueError: no idea" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_the_terminal_offers_it(packages: Path) -> None:
    done = valdora(packages, "play --help --lang en")
    assert re.search(r"^ +first +A guest:", done.stdout, re.MULTILINE)


def waits_for_a_person(guest: Guest, table: str) -> bool:
    seen = guest.get(f"/tables/{table}")["table"]
    return bool(seen["seats"][seen["turn"]]["kind"] == "person")


@pytest.mark.slow
def test_on_a_server_whose_host_allows_it(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another plays for one that fails, and the game goes on."""
    monkeypatch.syspath_prepend(packages)
    with running(tmp_path, guest_bots=True, bot_seconds=60) as server, Guest(server.url) as guest:
        offered = guest.get("/about")["bots"]
        assert [bot["name"] for bot in offered if bot["role"] == "guest"] == ["broken", "first"]
        table = guest.table(("bot", "first"), ("bot", "broken"), "Ann", starts=0)
        guest.post(f"/tables/{table}/start")
        end = time.monotonic() + 120
        while not waits_for_a_person(guest, table):
            assert time.monotonic() < end
            time.sleep(0.1)
    log = (tmp_path / "server.log").read_text()
    assert "bot first failed" not in log
    assert "ValueError: no idea" in log
    with running(tmp_path) as server, Guest(server.url) as guest:
        assert all(bot["role"] != "guest" for bot in guest.get("/about")["bots"])
        ask = {"seats": [{"kind": "bot", "bot": "first"}] * 3}
        assert guest.refused("POST", "/tables", ask) == "unknown-bot"


# The documents ---------------------------------------------------------------------------------


def test_the_page_lists_the_bots_there_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `([a-z-]+)` \| [a-z]", page, re.MULTILINE)) == bots.names("level")
    compared = re.search(r"^`(\w+)` and `(\w+)` are for comparison", page, re.MULTILINE)
    assert compared is not None
    assert compared.groups() == bots.names("comparison")
    arena = re.search(r"`([\w-]+)`, `([\w-]+)` and `([\w-]+)` play oddly on purpose", page)
    assert arena is not None
    assert arena.groups() == bots.names("arena")

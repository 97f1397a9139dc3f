"""Game files of every kind, and saves of the terminal."""

import io
import json
import os
import shutil
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from serving import same_chances

from support.kept import end_of, valdora, valdora_play
from valdora import bots
from valdora.cli import main
from valdora.records import Header, Reader, Recorded, Writer, first_state, replay
from valdora.rules import Action, State

OWN_EDITION = """extends = "base-2009.2"
id = "my-box"
name = "Valdora, as in my box"
source = "printed"
drop = ["commissions.blue.gemstones"]

[equipment.horse]
load_price = 2

[commissions.red]
points = 5

[commissions.blue]
coins = 1
"""
SIMULATED = (
    # edition, players, rounds (0: to the end), recorded as well
    ("base-2009.2", 3, 0, True),
    ("base-2009.2", 4, 6, True),
    ("base-2009.2", 5, 0, False),
    ("base-2009", 3, 6, False),
    ("base-2009", 4, 0, True),
    ("duel.2", 2, 0, True),
    ("duel", 2, 0, False),
    ("duel", 2, 5, True),
    ("my-box.toml", 3, 0, False),
)


def games(folder: Path) -> dict[str, Any]:
    """Seeded and recorded games, finished or not; sealed ones come from tables and terminal."""
    folder.mkdir()
    (folder / "my-box.toml").write_text(OWN_EDITION, encoding="utf-8")
    found: dict[str, Any] = {}
    for seed, (edition, players, rounds, recorded) in enumerate(SIMULATED, start=1):
        own = edition.endswith(".toml")
        named = folder / edition if own else edition
        valdora(
            *("simulate", "--edition", named, "--players", players, "--bots", "greedy"),
            *("--seed", seed, "--max-rounds", rounds, "--out", folder),
        )
        (made,) = folder.glob(f"*-{players}p-{seed}.valdora")
        options = ["--edition", named] if own else []
        kinds = [(f"seeded-{made.name}", made.read_bytes())]
        if recorded:
            kinds.append((f"recorded-{made.name}", as_recorded(made)))
        made.unlink()
        for name, whole in kinds:
            (folder / name).write_bytes(whole)
            end = end_of(folder / name, *options)
            found[name] = {
                "edition": edition if own else None,
                "finished": end["state"]["phase"] == "over",
                "state": end["state"],
                "legal": end["legal"],
            }
    return found


def as_recorded(file: Path) -> bytes:
    """The same game as if it had been dealt by hand."""
    reader, whole = Reader.open(file), io.BytesIO()
    header = reader.header
    dealt = Header(**{**vars(header), "dealer": Recorded()})
    writer, state = Writer(whole, dealt), first_state(header)
    for step in replay(reader):
        writer.step(step)
        state = step.after
    writer.finish(state)
    return whole.getvalue()


SAVES = (
    # name, the round in which it is left (0: to the end), options
    ("seeded", 4, ("--seats", "you,greedy,greedy", "--seed", "3")),
    ("sealed", 3, ("--seats", "you:Zwei,you:Три,random,greedy")),
    ("first-revision", 2, ("--seats", "you,greedy,greedy,you,you", "--edition", "base-2009")),
    ("duel", 5, ("--seats", "you,greedy")),
    ("duel-first-revision", 3, ("--seats", "greedy,you", "--edition", "duel", "--seed", "5")),
    ("over", 0, ("--seats", "you,greedy")),
)


def saves(folder: Path) -> dict[str, Any]:
    """Games left at the terminal in mid-turn, one killed while it wrote, and one that is over."""
    folder.mkdir()
    same_chances(77)
    found: dict[str, Any] = {}
    for name, round_, options in SAVES:
        path = folder / f"{name}.valdora"
        begin(path, *options)
        while not left(path, round_):
            valdora_play(path, str(choice(path)))
        found[path.name] = seen(path)
    torn = folder / "killed.valdora"
    shutil.copy(folder / "sealed.private", torn.with_suffix(".private"))
    *lines, _result = (folder / "sealed.valdora").read_bytes().splitlines(keepends=True)
    torn.write_bytes(b"".join(lines) + lines[-1][:17])
    found[torn.name] = {**found["sealed.valdora"], "torn": True}
    return found


def begin(path: Path, *options: str) -> None:
    """A new game, left at once, under a name of our own."""
    with tempfile.TemporaryDirectory() as temporary:
        os.environ["VALDORA_DATA_DIR"] = temporary
        sys.stdin = io.TextIOWrapper(io.BytesIO())
        with redirect_stdout(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")):
            assert main(["play", "--plain", *options]) == 0
        (made,) = Path(temporary).rglob("*.valdora")
        shutil.copy(made, path)
        shutil.copy(made.with_suffix(".private"), path.with_suffix(".private"))


def left(path: Path, round_: int) -> bool:
    """Whether it is time to leave: in the middle of a turn of this round, or at the end."""
    state = position(path)
    return state.phase == "over" or (0 < round_ <= state.round and state.phase != "move")


def position(path: Path) -> State:
    """The position in which a save was left."""
    *_, step = replay(Reader.open(path))
    return step.after


def choice(path: Path) -> Action:
    """What a person types."""
    return bots.make("greedy", 1).choose(position(path))


def seen(path: Path) -> dict[str, Any]:
    """What a save tells."""
    end = end_of(path)
    private = path.with_suffix(".private")
    secret = json.loads(private.read_text(encoding="utf-8")) if private.exists() else None
    seats = [seat["bot"] for seat in secret["seats"]] if secret else None
    return {"torn": False, "seats": seats, "state": end["state"], "legal": end["legal"]}

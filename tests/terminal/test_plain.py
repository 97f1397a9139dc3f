"""The plain face through a real pipe, as a person's shell or screen reader would use it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from support.eager import choose
from terminal.games import nearly_over, session, whole_duel
from valdora.cli import main
from valdora.records import Reader, verify
from valdora.terminal import resume_game
from valdora.terminal.save import PRIVATE
from valdora.texts import LANGUAGES, Texts

pytestmark = pytest.mark.slow

PLAY = "import sys; from valdora.cli import main; sys.exit(main())"


def command(*options: str) -> list[str]:
    return [sys.executable, "-c", PLAY, "play", "--plain", *options]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "VALDORA_DATA_DIR": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}


def play(folder: Path, lines: str, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*options),
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=60,
        check=False,
    )


def saved(folder: Path) -> Path:
    (path,) = folder.rglob("*.valdora")
    return path


def test_a_whole_game_against_greedy_through_a_pipe(tmp_path: Path) -> None:
    """The same game is first played here, to know what to type."""
    game, rng, typed = session(tmp_path / "here", "you,you,greedy", seed=5), Random(2), []
    while not game.over:
        if game.bots_turn:
            game.play(game.bots_choice())
        else:
            typed.append(choose(game.state, rng))
            game.play(typed[-1])
    there = tmp_path / "there"
    done = play(
        there,
        "".join(f"{action}\n" for action in typed),
        "--seed",
        "5",
        "--seats",
        "you,you,greedy",
    )
    assert done.returncode == 0, done.stderr
    assert "wins the game" in done.stdout or "share the victory" in done.stdout
    assert (
        saved(there).read_bytes().splitlines()[1:] == (game.save.path.read_bytes().splitlines()[1:])
    )
    assert verify(Reader.open(saved(there))).finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(tmp_path: Path, language: str) -> None:
    """Two people type a duel from its first move to its last."""
    lines = "".join(f"{notation}\n" for notation in whole_duel())
    done = play(tmp_path, lines, "--seed", "3", "--seats", "you,you", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert Texts(language)("score-total").split()[0] in done.stdout
    assert verify(Reader.open(saved(tmp_path))).finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_in_every_language(tmp_path: Path, language: str) -> None:
    path = nearly_over(tmp_path)
    lines = "?\nmap\nbooks\nplayers\ncraftsmen\nlog\nscore\nrules\nwhy A\nxyzzy\n1\nend\nend\n"
    done = play(tmp_path, lines, "--resume", str(path), "--lang", language)
    assert done.returncode == 0, done.stderr
    t = Texts(language)
    verdict = verify(Reader.open(path))
    assert verdict.finished
    for key in ("score-workshops", "score-total", "terminal-title-craftsmen"):
        assert t(key).split()[0] in done.stdout
    assert t("terminal-recorded", file=str(path)) in done.stdout.replace("\n  ", " ")
    too_long = [
        line for line in done.stdout.splitlines() if len(line) > 80 and path.name not in line
    ]
    assert not too_long


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    done = play(tmp_path, "move ah-1\nload gold pan\n", "--seats", "you,random,random")
    assert done.returncode == 0
    assert "The game is saved" in done.stdout
    assert str(resume_game(saved(tmp_path)).steps[-1].action) in ("move ah-1", "load gold pan")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP, signal.SIGINT])
def test_a_game_that_is_killed_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    """A closed terminal sends SIGHUP, Ctrl-C SIGINT; SIGKILL leaves no time for anything."""
    process = subprocess.Popen(
        command("--seats", "you,random,random", "--seed", "3"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("move ah-1\nload gold pan\n")
    process.stdin.flush()
    for line in process.stdout:
        if "loads gold" in line:
            break
    process.send_signal(how)
    process.communicate(timeout=20)
    assert process.returncode in (-how, 130)
    done = play(tmp_path, "undo\nundo\nquit\n", "--resume")
    assert done.returncode == 0, done.stderr
    assert "Taken back: load gold pan" in done.stdout
    assert "Taken back: move ah-1" in done.stdout


def test_undo_and_why_answer_in_the_line(tmp_path: Path) -> None:
    lines = "undo\nwhy move north-3\nC\nturn R\nundo\nquit\n"
    done = play(tmp_path, lines, "--seats", "you,random,random", "--seed", "3")
    out = done.stdout
    assert out.count("Nothing to take back") == 2
    assert "(rule M2)" in out.replace("\n  ", " ")


@pytest.mark.parametrize(
    ("options", "status", "words"),
    [
        (("--seats", "you,nobody"), 2, "nobody"),
        (("--seats", "you,random,random,random,random,random"), 1, "3 to 5"),
        (("--resume",), 1, "no running game"),
        (("--resume", "missing.valdora"), 1, "missing.valdora"),
        (("--resume", "x", "--seed", "3"), 2, "--seed"),
        (("--edition", "missing.toml"), 1, "missing.toml"),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_message(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], status: int, words: str
) -> None:
    assert main(["play", "--plain", "--lang", "en", *options]) == status
    assert words in capsys.readouterr().err


def test_a_save_that_cannot_be_resumed_is_named_and_its_fault_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VALDORA_DATA_DIR", str(tmp_path))
    game = session(tmp_path / "games")
    game.leave()
    path, private = game.save.path, game.save.path.with_suffix(PRIVATE)
    whole, kept = path.read_bytes(), json.loads(private.read_text())
    path.write_bytes(whole.replace(b'"do":"reveal A', b'"do":"reveal Z'))
    assert main(["play", "--plain", "--lang", "en", "--resume"]) == 1
    assert str(path) in capsys.readouterr().err
    path.write_bytes(whole)
    (tmp_path / "own.toml").write_text('id = "own"\nprice = 3\n')
    private.write_text(json.dumps(kept | {"edition": str(tmp_path / "own.toml")}))
    assert main(["play", "--plain", "--lang", "de", "--resume"]) == 1
    first, *more = capsys.readouterr().err.splitlines()
    assert "own.toml: price: dieser Schlüssel" in first
    assert more


def test_several_people_may_play_at_one_keyboard(tmp_path: Path) -> None:
    lines = "C\nend\nD\nend\nquit\n"
    done = play(tmp_path, lines, "--seats", "you:Red,you:Blue", "--seed", "3")
    assert "Red ends the turn." in done.stdout
    assert "Blue ends the turn." in done.stdout
    assert resume_game(saved(tmp_path)).state.edition.id == "duel.2"

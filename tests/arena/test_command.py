"""`valdora arena`."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from valdora.cli import main

VALDORA = [sys.executable, "-c", "import sys, valdora.cli; sys.exit(valdora.cli.main())"]
SHORT = ("arena", "--seats", "random,greedy", "--deals", "1", "--max-rounds", "2", "--jobs", "1")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALDORA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def valdora(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command: its exit code, stdout and stderr."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_for_machines_the_last_line_is_the_result(valdora: Run) -> None:
    code, out, err = valdora(*SHORT, "--seed", "3", "--json")
    result = json.loads(out.splitlines()[-1])
    assert (code, err) == (0, "1 of 2 games\n2 of 2 games\n")
    assert (result["candidate"], result["games"], result["unfinished"]) == ("random", 2, 2)
    assert (result["edition"], result["seed"], result["budget"]) == ("duel.2", 3, "match")
    assert list(result["bots"]) == ["random", "greedy"]


def test_for_people_it_is_told_in_sentences(valdora: Run) -> None:
    code, out, _ = valdora(
        *("arena", "--seats", "random,random", "--deals", "1", "--jobs", "1"),
        *("--max-rounds", "0", "--budget", "live"),
    )
    games, rounds, candidate, *others = out.splitlines()
    assert code == 0
    assert games == "2 games on 1 deal, 0 of them unfinished."
    assert rounds.startswith("Rounds in a finished game: ")
    assert candidate == (
        "random: 50% of the wins, 95 % interval from 50% to 50%. A fair share is 50%."
    )
    assert [line.partition(":")[0] for line in others] == ["  in seat 1", "  in seat 2", "random"]


def test_a_match_without_a_finished_game_is_told_too(valdora: Run) -> None:
    code, out, _ = valdora(*SHORT)
    assert code == 0
    assert out.startswith("2 games on 1 deal, 2 of them unfinished.\nrandom: 0% of the wins")


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        ((), 2, "this is missing: --seats"),
        (("--seats", "random,clever"), 2, "there is no bot “clever”"),
        (("--seats", "random,random", "--deals", "0"), 2, "“0” is not a whole number"),
        (("--seats", "random,random", "--budget", "endless"), 2, "'endless' is not possible"),
        (("--seats", "random"), 1, "base-2009.2 is for 3 to 5 players, not for 1."),
        (("--seats", "random,random", "--edition", "none"), 1, "none"),
    ],
)
def test_what_cannot_be_played_is_refused(
    valdora: Run, words: tuple[str, ...], code: int, message: str
) -> None:
    got, out, err = valdora("arena", *words)
    assert (got, out) == (code, "")
    assert message in err


def test_a_file_with_other_settings_is_refused_with_what_to_do(
    valdora: Run, tmp_path: Path
) -> None:
    file = str(tmp_path / "match.jsonl")
    assert valdora(*SHORT, "--resume", file)[0] == 0
    code, out, err = valdora(*SHORT, "--resume", file, "--seed", "2")
    assert (code, out) == (1, "")
    assert err.startswith(
        f"{file} was begun with seed = 1, now it is 2. Give the same settings, or"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a process group")
@pytest.mark.slow
def test_ctrl_c_ends_all_processes_and_leaves_the_games_that_are_done(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = ("arena", "--seats", "random,random", "--deals", "3000", "--max-rounds", "9")
    running = subprocess.Popen(
        [*VALDORA, *words, "--jobs", "2", "--resume", str(file)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 2):
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        _, said = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert said.endswith("\nStopped.\n")
    assert "Traceback" not in said
    _gone(running.pid)
    games = file.read_bytes().count(b"\n") - 1
    assert 2 <= games < 6000


def _gone(group: int) -> None:
    """No process of the group is left; helpers of Python's own may take a moment to end."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("processes are left behind")

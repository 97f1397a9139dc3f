"""Work on a Ray cluster: the same results as here, whoever dies meanwhile."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from valdora.arena import Match, play_match
from valdora.content import load
from valdora.processes import WorkerError, spread

DUEL = load("duel.2")
TESTS = Path(__file__).parent
VALDORA = "import sys, valdora.cli; sys.exit(valdora.cli.main())"


def with_ray(module: str) -> Any:
    """A module that needs Ray, which not every Python has."""
    pytest.importorskip("ray")
    return import_module(module)


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    """A program of its own, since Ray leaves files open behind it."""
    pytest.importorskip("ray")
    command = [sys.executable, *words]
    path = {"PYTHONPATH": str(TESTS), "VALDORA_LANG": "en"}
    return subprocess.run(
        command, env=os.environ | path, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
def test_a_cluster_of_our_own_goes_on_with_what_was_begun_here(tmp_path: Path) -> None:
    match, file = Match(DUEL, ("random", "greedy"), 3, 4, max_rounds=4), tmp_path / "match.jsonl"
    expected = play_match(match)

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(match, stop, resume=file)
    begun = file.read_bytes()
    words = ("arena", "--seats", "random,greedy", "--deals", "3", "--seed", "4", "--json")
    options = ("--max-rounds", "4", "--jobs", "2", "--on", "ray", "--resume", str(file))
    done = ran("-c", VALDORA, *words, *options)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("2 of 6 games\n")
    assert done.stderr.endswith("6 of 6 games\n")
    assert file.read_bytes().startswith(begun)
    told = json.loads(done.stdout)
    assert told | {"bots": None} == expected.view() | {"bots": None}
    assert play_match(match, resume=file) == expected


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
def test_a_node_that_dies_loses_and_doubles_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = ran(str(TESTS / "support" / "cluster.py"), str(file))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["same"], "as with one process here"
    assert told["killed"]
    assert told["done"] == list(range(1, 41))
    assert len(file.read_bytes().splitlines()) == 41
    assert "ZeroDivisionError" in told["fault"], "what fails is told"


def test_batches_take_a_second_or_more_by_what_the_last_tasks_took() -> None:
    size = with_ray("valdora.processes.cluster")._size

    assert size([]) == 1, "at first one, to learn how long it takes"
    assert size([0.1, 0.1, 3.0]) == 10, "one that took long tells nothing"
    assert size([0.3]) == 4
    assert size([5.0, 7.0]) == 1


def test_another_version_is_refused() -> None:
    done = with_ray("valdora.processes.cluster")._done

    with pytest.raises(WorkerError, match=r"9\.9 is asked for"):
        done(str, [1], "9.9")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "valdora.processes.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    work: Callable[[int], str] = str
    with pytest.raises(WorkerError, match=r"pip install .valdora\[cluster\]"):
        list(spread(work, [1], 1, "ray"))

"""Work on a Ray cluster: the same results as here, whoever dies meanwhile."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
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


# Every command, here and there ------------------------------------------------------------------


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Three short games, played here."""
    folder = tmp_path_factory.mktemp("games")
    words = ("simulate", "--bots", "casual", "--players", "2", "--games", "3", "--seed", "8")
    done = ran("-c", VALDORA, *words, "--max-rounds", "3", "--out", str(folder), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    return sorted(folder.iterdir())


def made(what: str, folder: Path, games: list[Path], *options: str) -> dict[str, bytes]:
    """What a command makes in a new folder: files, and what it tells as JSON."""
    folder.mkdir()
    commands = {
        "arena": ["--seats", "strong,greedy", "--deals", "3", "--seed", "2", "--max-rounds", "4"],
        "simulate": ["--players", "2", "--games", "6", "--max-rounds", "6", "--out", str(folder)],
        "review": list(map(str, games)),
    }
    done = ran("-c", VALDORA, what, *commands[what], "--json", *options)
    assert done.returncode == 0, done.stderr
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    told = json.loads(done.stdout.splitlines()[-1].replace(str(folder), "folder"))
    told.pop("bots", None)  # how long they thought
    return files | {"told": json.dumps(told).encode()}


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    """The address of a cluster that runs already, with two processors; only this machine reaches
    it."""
    pytest.importorskip("ray")
    folder = tempfile.mkdtemp(prefix="r-", dir="/tmp")  # short, for the sake of sockets
    port, client = free_port(), free_port()
    ray = Path(sys.executable).with_name("ray")
    options = {"port": port, "ray-client-server-port": client, "num-cpus": 2, "temp-dir": folder}
    options |= {"node-ip-address": "127.0.0.1", "object-store-memory": 80 << 20}
    options |= {"include-dashboard": "false"}
    words = [f"--{name}={value}" for name, value in options.items()]
    head = subprocess.Popen(
        [str(ray), "start", "--head", "--block", "--disable-usage-stats", *words],
        env=os.environ | {"RAY_raylet_start_wait_time_s": "300"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + 120
        while not answers(client):
            assert head.poll() is None, "Ray did not get up"
            assert time.monotonic() < until, "Ray did not get up in time"
            time.sleep(0.2)
        yield f"ray://127.0.0.1:{client}"
    finally:
        head.terminate()  # it takes along what it has started
        head.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
@pytest.mark.parametrize("what", ["arena", "simulate", "review"])
@pytest.mark.parametrize("jobs", ["1", "2", "8"])
def test_a_command_makes_the_same_on_a_cluster(
    what: str, jobs: str, tmp_path: Path, games: list[Path]
) -> None:
    here = made(what, tmp_path / "here", games, "--jobs", "1")
    assert made(what, tmp_path / "there", games, "--jobs", jobs, "--on", "ray") == here
    assert len(here) == (7 if what == "simulate" else 1)


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
@pytest.mark.parametrize("what", ["arena", "simulate", "review"])
def test_a_command_makes_the_same_on_a_cluster_that_runs_already(
    what: str, tmp_path: Path, games: list[Path], running: str
) -> None:
    here = made(what, tmp_path / "here", games, "--jobs", "1")
    assert made(what, tmp_path / "there", games, "--on", running) == here


def training(out: Path, *options: str) -> list[str]:
    """Two short rounds."""
    script = str(TESTS.parent / "scripts" / "train.py")
    return [
        script,
        "--sight",
        "casual",
        "--rounds",
        "2",
        "--games",
        "4",
        "--out",
        str(out),
        *options,
    ]


def trained(out: Path, *options: str) -> str:
    """What was told of it."""
    done = ran(*training(out, *options))
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
def test_training_gives_the_same_weights_on_a_cluster_and_goes_on_from_a_file(
    tmp_path: Path, running: str
) -> None:
    here, there, later = (tmp_path / f"{name}.npy" for name in ("here", "there", "later"))
    file, half = tmp_path / "training.npz", tmp_path / "half.npz"
    trained(here, "--jobs", "1")
    trained(there, "--on", running, "--resume", str(file))
    assert there.read_bytes() == here.read_bytes()
    begun = subprocess.Popen(
        [sys.executable, *training(later, "--on", running, "--resume", str(half))],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not half.exists():
        assert begun.poll() is None, "it keeps its first round"
        time.sleep(0.05)
    begun.kill()
    begun.wait()
    assert not later.exists(), "it was not done"
    told = trained(later, "--jobs", "2", "--resume", str(half))
    assert "round 1" not in told, "that one was done on the cluster"
    assert later.read_bytes() == here.read_bytes()


@pytest.mark.long  # whether Ray gets up depends on what else the machine does
def test_workers_that_are_killed_lose_and_double_nothing(tmp_path: Path, running: str) -> None:
    words = ["arena", "--seats", "greedy,random", "--deals", "60", "--seed", "3", "--json"]
    words += ["--max-rounds", "20"]
    here = ran("-c", VALDORA, *words, "--jobs", "2")
    assert here.returncode == 0, here.stderr
    file = tmp_path / "match.jsonl"
    there = subprocess.Popen(
        [sys.executable, "-c", VALDORA, *words, "--on", running, "--resume", str(file)],
        env=os.environ | {"VALDORA_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    killed = 0
    while there.poll() is None:
        workers = busy()
        if killed < 3 and workers and file.exists() and len(file.read_bytes().splitlines()) > 9:
            os.kill(workers[0], signal.SIGKILL)
            killed += 1
        time.sleep(1)
    said, _ = there.communicate()
    told = json.loads(said.splitlines()[-1])
    assert (there.returncode, killed) == (0, 3)
    assert told | {"bots": None} == json.loads(here.stdout.splitlines()[-1]) | {"bots": None}
    assert len(file.read_bytes().splitlines()) == 121, "a head, and each game once"


def busy() -> list[int]:
    """The processes of Ray that do a batch."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            if (process / "cmdline").read_bytes().startswith(b"ray::_done"):
                found.append(int(process.name))
    return found


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

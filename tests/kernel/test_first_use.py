"""Nobody waits unknowingly: compiling is told, done once per machine, redone when it must be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

POINTS = """
import sys
import numpy as np
from valdora.content import load
from valdora.engine import layout
from valdora.engine.editions import packed
from valdora.kernel import entry
from valdora.kernel.dtypes import STATE, EDITION, blank, read
from valdora.kernel.jit import prepare

def report(done, total):
    print("compiling", done, "of", total)

doors = {door: entry.DOORS[door] for door in (entry.score_at, entry.copy_at)}
score_at = prepare(doors, report)[entry.score_at]
games = blank(STATE)
games[0].players, games[0].tiles[0] = 3, 1
games[0].workshops[:], games[0].cargo[:] = layout.NOBODY, layout.NOT_OWNED
points = np.zeros(layout.PLAYERS, np.int64)
score_at(games, 0, read(packed(load("base-2009")), EDITION), points)
print("points", points[0], "hits", sum(sum(d.stats.cache_hits.values()) for d in doors))
"""
"""One bonus tile scored, through a small part of the kernel that compiles in a few seconds."""


def start(cache: Path, source: Path = SOURCE) -> "subprocess.Popen[str]":
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "VALDORA_CACHE_DIR": str(cache),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONWARNINGS": "error",
    }
    environment.pop("VALDORA_KERNEL", None)
    return subprocess.Popen(
        [sys.executable, "-c", POINTS],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def said(process: "subprocess.Popen[str]") -> list[str]:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out.splitlines()


TOLD = ["compiling 0 of 2", "compiling 1 of 2", "compiling 2 of 2"]


@pytest.mark.kernel
def test_the_first_use_tells_its_progress_and_the_next_one_finds_all_ready(tmp_path: Path) -> None:
    assert said(start(tmp_path)) == [*TOLD, "points 10 hits 0"]
    assert said(start(tmp_path)) == ["points 10 hits 2"]


@pytest.mark.kernel
def test_two_processes_may_compile_at_once(tmp_path: Path) -> None:
    both = [start(tmp_path), start(tmp_path)]
    for process in both:
        assert said(process)[-1].startswith("points 10 ")
    assert said(start(tmp_path)) == ["points 10 hits 2"]


@pytest.mark.kernel
def test_without_a_folder_to_write_to_it_compiles_every_time(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for _ in range(2):
        assert said(start(file / "cache")) == [*TOLD, "points 10 hits 0"]


@pytest.mark.kernel
def test_an_installation_is_not_written_to_and_a_change_of_its_source_is_noticed(
    tmp_path: Path,
) -> None:
    """The change is in a file that the cached function only calls: Numba alone would miss it."""
    package, cache = tmp_path / "install" / "valdora", tmp_path / "cache"
    for part in ("content", "rules", "engine", "kernel"):
        shutil.copytree(SOURCE / "valdora" / part, package / part)
    shutil.copy(SOURCE / "valdora" / "__init__.py", package)
    before = everything(package)
    (package / "kernel").chmod(0o555)
    assert said(start(cache, tmp_path / "install"))[-1] == "points 10 hits 0"
    assert everything(package) == before
    assert everything(cache)
    (package / "kernel").chmod(0o755)
    file = package / "kernel" / "score.py"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("int(e.bonus_points)", "(int(e.bonus_points) + 1)"))
    assert said(start(cache, tmp_path / "install")) == [*TOLD, "points 11 hits 0"]


def everything(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


def test_the_cache_lies_in_the_users_cache_folder_unless_told_otherwise(tmp_path: Path) -> None:
    script = "from valdora.kernel.jit import cache_folder; print(cache_folder())"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_CACHE_HOME": str(tmp_path)}
    environment.pop("VALDORA_CACHE_DIR", None)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    folder = Path(done.stdout.strip())
    assert folder.name.startswith("kernel-")
    if sys.platform == "linux":
        assert folder.parent == tmp_path / "valdora"

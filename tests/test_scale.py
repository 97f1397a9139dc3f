"""How far it goes: the arithmetic, and that the page shows what the script says."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from support.scripts import loaded

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "scale.py"
PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")


def scale() -> Any:
    return loaded(SCRIPT)


def test_a_crowd_needs_what_its_moves_cost() -> None:
    script = scale()
    plain = script.Figures(
        moves_per_minute=6,
        seats=4,
        move_ms=2,
        heard_us=0,
        commit_ms=1,
        listen_us=0,
        commits=1000,
        busy=0.5,
        step_kb=5,
    )
    needed = script.need(6000, plain)
    assert needed.moves == 600
    assert needed.processes == 4, "0.6 cores at each of two databases, each half busy"
    assert needed.databases == 2
    assert needed.database_cores == 2
    assert needed.megabits == 96
    assert script.wall(plain) == (5000, "storing every move")
    assert script.need(5000, plain).databases == 1
    assert script.need(5001, plain).databases == 2


def test_every_process_hears_of_every_move() -> None:
    script = scale()
    plain = script.Figures(moves_per_minute=60, move_ms=1, busy=0.5, commits=1e9)
    assert script.of_database(1000, replace(plain, heard_us=0)) == 2
    assert script.of_database(1000, replace(plain, heard_us=250)) == 4, "half is left for moves"
    assert script.of_database(2000, replace(plain, heard_us=250)) is None
    hears = replace(plain, heard_us=250, nudge_kb=0)
    assert script.wall(hears) == (1999, "hearing of every move in every process")
    told = replace(plain, heard_us=0, nudge_kb=1, database_megabits=64)
    players, why = script.wall(told)
    assert why == "telling every process of every move"
    needed = script.need(players, told)
    assert needed.told_megabits <= 32, "half of what it can send"
    assert script.need(players + 1, told).databases == 2


def test_the_page_shows_what_the_script_says() -> None:
    done = subprocess.run([sys.executable, SCRIPT], check=True, capture_output=True, text=True)
    assert done.stdout.strip() in PAGE
    for field in scale().Figures.__dataclass_fields__.values():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{field.name}` "))
        assert f"| {field.default:g} |" in row
        assert row.endswith(("measured |", "assumed |"))

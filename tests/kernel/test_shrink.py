"""A difference between rules and kernel is found, made small and kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

BROKEN = """
import sys
from pathlib import Path
from support.kernel_games import compared
from support.kernel_pair import Difference
from support.kernel_shrink import Playthrough, any_difference, shrink
from valdora.kernel import step

price, step.page_price = step.page_price, lambda s, t: 0  # B3: further pages cost a coin
setup = pair = None
try:
    for setup, pair, _ in compared(seed=1, plies=20000):
        pass
except Difference:
    pass
else:
    sys.exit("the broken kernel was not noticed")
small = shrink(setup, pair.played, any_difference)
path = small.save(Path(sys.argv[1]))
assert Playthrough.read(path) == small
try:
    small.replay()
except Difference:
    pass
else:
    sys.exit("the playthrough does not show the difference")
step.page_price = price
small.replay()
print(len(pair.played), len(small.actions))
"""


@pytest.mark.slow
def test_a_broken_kernel_is_noticed_and_its_difference_shrunk(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, str(tmp_path)],
        env={
            **os.environ,
            "VALDORA_KERNEL": "python",
            "PYTHONPATH": os.pathsep.join([str(TESTS), str(TESTS.parent / "src")]),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    before, after = map(int, done.stdout.split())
    assert after < before
    assert after <= 12, "four first pages, a move, pages turned and a few revealed"
    (kept,) = tmp_path.glob("*.json")
    playthrough = json.loads(kept.read_text(encoding="utf-8"))
    assert playthrough["about"].startswith("after turn ")
    assert "coins" in playthrough["about"]
    assert playthrough["do"][-1].startswith("turn ")

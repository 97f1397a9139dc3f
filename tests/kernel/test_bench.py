"""`valdora bench kernel`: the figures that are promised, and peers that are missing."""

import json

import pytest

from valdora.cli import main
from valdora.cli.benchmarks import peers as bench_peers

pytestmark = pytest.mark.kernel

FIGURES = {
    "decisions_per_second",
    "decisions_per_game",
    "forced_share",
    "rounds_per_game",
    "games_per_second",
    "state_bytes",
    "copy_ns",
    "python_steps_per_second",
    "two_thread_speedup",
    "warm_start_seconds",
    "cold_compile_seconds",
    "peers",
}


def test_the_last_line_is_one_object_with_all_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_peers, "import_module", missing)
    assert main(["--lang", "en", "bench", "kernel", "--games", "4", "--peers", "--json"]) == 0
    out, err = capsys.readouterr()
    figures = json.loads(out.splitlines()[-1])
    assert set(figures) == FIGURES
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert figures["state_bytes"] <= 1024
    assert 0 < figures["forced_share"] < 1
    assert figures["cold_compile_seconds"] > figures["warm_start_seconds"] > 0
    assert figures["peers"] == dict.fromkeys(
        ("open_spiel/hearts", "open_spiel/spades", "open_spiel/crazy_eights", "catanatron", "chess")
    )
    assert 'catanatron is not installed; pip install "valdora[bench]" brings it' in err


def missing(module: str) -> None:
    raise ImportError(module)

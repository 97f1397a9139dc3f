"""`valdora bench engine`: the figures that are promised, also where there is no Numba."""

import json

import pytest

from valdora.cli import main
from valdora.cli.benchmarks import engine as bench

FIGURES = {
    "ready_seconds",
    "ready_cpu_seconds",
    "engine_turn_ms",
    "hint_p95_seconds",
    "engine_decisions_per_second",
}


@pytest.mark.slow
def test_the_last_line_is_one_object_with_all_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)  # nothing is compiled for this
    assert main(["--lang", "en", "bench", "engine", "--turns", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == FIGURES
    assert all(figures.values())
    assert figures["engine_decisions_per_second"] > 1000 / figures["engine_turn_ms"]

"""`valdora bench nodes`: real servers on a real PostgreSQL, measured."""

import json
import subprocess
import sys

import pytest

CLI = "import sys; from valdora.cli import main; sys.exit(main())"
BY_NODES = ("nodes_cpu_ms", "nodes_p99_ms", "nodes_across_p99_ms", "nodes_kb")


@pytest.mark.postgres
@pytest.mark.slow
def test_the_benchmark_tells_ratios_and_figures_for_each_number_of_nodes(database: str) -> None:
    flags = ["--sockets", "8", "--tables", "2", "--moves", "10", "--seconds", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", CLI, "bench", "nodes", "--db", database, *flags],
        capture_output=True,
        text=True,
        timeout=180,
        check=True,
    )
    figures = json.loads(done.stdout.splitlines()[-1])
    assert {"appends_per_second", "append_share", "append_gain"} <= set(figures)
    for name in BY_NODES:
        assert list(figures[name]) == ["1", "2", "4"]
    assert figures["nodes_across_p99_ms"]["1"] is None
    assert figures["nodes_across_p99_ms"]["2"] > 0

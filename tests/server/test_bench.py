"""`valdora bench server`: a real server under load, measured."""

import json
import subprocess
import sys

import pytest

CLI = "import sys; from valdora.cli import main; sys.exit(main())"
CONTRACT = {"sockets", "tables", "moves_per_second", "p50_ms", "p99_ms", "kb_per_socket", "limit"}


@pytest.mark.slow
def test_the_benchmark_reports_what_the_contract_names() -> None:
    flags = ["--sockets", "12", "--tables", "3", "--moves", "20", "--seconds", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", CLI, "bench", "server", *flags],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    figures = json.loads(done.stdout.splitlines()[-1])
    assert set(figures) >= CONTRACT
    assert (figures["sockets"], figures["tables"]) == (12, 3)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["lost"] == figures["refused"] == 0
    assert figures["moves_per_second"] > 0  # how many is for the machine to say

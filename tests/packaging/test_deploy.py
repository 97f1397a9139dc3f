"""What deploy/ holds fits the project: settings, ports, paths; systemd takes the unit as it is."""

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from valdora.server import Settings
from valdora.server.ground.addresses import Proxies

DEPLOY = Path(__file__).parents[2] / "deploy"
KNOWN = {f"VALDORA_{name.upper()}" for name in Settings.__struct_fields__}
PAGE = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


def read(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["compose.yaml", "compose.nodes.yaml"])
def test_a_compose_file_names_only_what_there_is(name: str) -> None:
    file = read(name)
    volumes = set(file["volumes"])
    used = set()
    for service in file["services"].values():
        if build := service.get("build"):
            assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
            assert service["read_only"]
            assert service["cap_drop"] == ["ALL"]
            assert set(service["environment"]) <= KNOWN
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file()
            else:
                used.add(source)
        assert set(service.get("depends_on", ())) <= set(file["services"])
    assert used == volumes


def test_proxy_and_metrics_reach_both_nodes_at_their_ports() -> None:
    file = read("compose.nodes.yaml")
    nodes = [name for name, service in file["services"].items() if "build" in service]
    assert nodes == ["one", "two"]
    port = file["services"]["one"]["environment"]["VALDORA_METRICS_PORT"]
    targets = read("prometheus.yaml")["scrape_configs"][0]["static_configs"][0]["targets"]
    assert targets == [f"{node}:{port}" for node in nodes]
    default = Settings().port
    for proxy in ("Caddyfile", "nginx.conf"):
        lines = (DEPLOY / proxy).read_text(encoding="utf-8").splitlines()
        told = " ".join(line for line in lines if not line.lstrip().startswith("#"))
        assert re.findall(r"\b[a-z]+:\d+", told) == [f"{node}:{default}" for node in nodes]
    trusted = Proxies(file["services"]["one"]["environment"]["VALDORA_TRUSTED_PROXIES"])
    assert all(address in trusted for address in ("10.89.0.7", "172.18.0.4", "fd00::7"))
    assert not any("ports" in file["services"][node] for node in nodes)  # so nobody else comes


def test_the_container_file_sets_what_the_server_knows_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("FROM ")] == [
        "FROM ${BASE} AS build",
        "FROM ${BASE}",
    ]
    (environment,) = [line for line in lines if line.startswith("ENV ")]
    assert {pair.split("=")[0] for pair in environment.split()[1:]} <= KNOWN
    assert f"VALDORA_PORT={Settings().port}" in environment
    assert f"EXPOSE {Settings().port}" in lines
    (user,) = [line for line in lines if line.startswith("USER ")]
    assert not user.startswith(("USER 0", "USER root"))


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is missing; Debian's package systemd has it")
    unit = (DEPLOY / "valdora.service").read_text(encoding="utf-8")
    (tmp_path / "valdora.service").write_text(
        unit.replace("/opt/valdora/bin/valdora", sys.executable), encoding="utf-8"
    )
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "valdora.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "valdora" in line]
    assert (done.returncode, said) == (0, [])


def test_the_unit_is_never_given_up() -> None:
    """By default systemd does after five failures in ten seconds, and it begins anew each second:
    a database that is away a little longer at the start would be the end."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "valdora.service")
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] == "on-failure"


def test_the_database_keeps_its_log_where_it_may_write(tmp_path: Path) -> None:
    """A fresh volume is root's; the image's own beginning comes after, with all it is given."""
    database = read("compose.nodes.yaml")["services"]["database"]
    assert "archive:/archive" in database["volumes"]
    for name in ("chown", "docker-entrypoint.sh"):
        said = f'#!/bin/sh\nprintf "%s|" {name} "$@" >> {tmp_path}/said\n'
        (tmp_path / name).write_text(said, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    begun = [each.replace("$$", "$") for each in database["entrypoint"]]
    path = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    subprocess.run([*begun, *database["command"]], env=path, check=True)
    heard = (tmp_path / "said").read_text(encoding="utf-8").rstrip("|").split("|")
    assert heard == [
        *("chown", "postgres:postgres", "/archive"),
        *("docker-entrypoint.sh", *database["command"]),
    ]


def test_the_page_names_every_file() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in PAGE

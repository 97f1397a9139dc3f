"""A wheel is made with the browser client, or not at all."""

import os
import re
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from support.scripts import loaded

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    """The build script."""
    return loaded(ROOT / "hatch_build.py")


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The same in a project of its own, which has a client to build and none built."""
    module = script()
    web = tmp_path / "web"
    web.mkdir()
    (web / "package.json").write_text("{}")
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "SOURCES", (web,))
    monkeypatch.setattr(module, "BUILT", tmp_path / "static/index.html")
    monkeypatch.setenv("VALDORA_SKIP_WEB", "1")
    return module


def hook(build: ModuleType) -> Any:
    return build.WebBuildHook(str(ROOT), {}, None, None, str(ROOT), "wheel")


def test_without_a_client_no_wheel_for_others_is_made(build: ModuleType) -> None:
    with pytest.raises(SystemExit, match="without VALDORA_SKIP_WEB"):
        hook(build).initialize("standard", {})


def test_work_on_python_alone_needs_no_client(build: ModuleType) -> None:
    hook(build).initialize("editable", {})


def test_an_old_client_is_none(build: ModuleType) -> None:
    build.BUILT.parent.mkdir()
    build.BUILT.write_text("<html>")
    hook(build).initialize("standard", {})
    (build.WEB / "newer.ts").write_text("")
    stamp = build.BUILT.stat().st_mtime
    os.utime(build.WEB / "newer.ts", (stamp + 5, stamp + 5))
    with pytest.raises(SystemExit):
        hook(build).initialize("standard", {})


@pytest.mark.slow
def test_it_carries_pyodide_once_and_weighs_what_the_docs_say(tmp_path: Path) -> None:
    if script().is_stale():
        pytest.skip("the client is not built, or is older than its sources: python hatch_build.py")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as whole:
        names = [name.rpartition("/")[2] for name in whole.namelist()]
    for name in ("pyodide.asm.wasm.gz", "pyodide.mjs", "python_stdlib.zip.gz", "weights.npy"):
        assert names.count(name) == 1, name
    assert not [name for name in names if name in ("pyodide.asm.wasm", "python_stdlib.zip")]
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    said = re.search(r"The wheel weighs (\d+\.\d) MB, (\d+\.\d) of them", page)
    assert said
    size = Path(wheel).stat().st_size / 1e6
    assert size == pytest.approx(float(said[1]), abs=0.15)
    with ZipFile(wheel) as whole:
        python = sum(
            each.compress_size for each in whole.infolist() if "assets/python-" in each.filename
        )
    assert python / 1e6 == pytest.approx(float(said[2]), abs=0.15)

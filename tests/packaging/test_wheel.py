"""A wheel is made with the browser client, or not at all."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The build script in a project of its own, which has a client to build and none built."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
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

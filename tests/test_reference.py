"""The API reference: a page for each package, and a word for each public name."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from support.scripts import loaded

ROOT = Path(__file__).parent.parent
FEW = 30
"""Names that a package may export without asking for a second look."""
MANY = {"rules": "actions, events and states are what everybody else speaks of"}


SCRIPT = loaded(ROOT / "scripts/reference.py")


def test_every_package_has_a_page() -> None:
    folders = (ROOT / "src/valdora").glob("*/__init__.py")
    packages = {init.parent.name for init in folders}
    assert packages == {name for name in SCRIPT.PACKAGES if "." not in name}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.kernel) if name == "kernel" else name
        for name in SCRIPT.PACKAGES
    ],
)
def test_every_public_name_is_explained(name: str) -> None:
    package = import_module(f"valdora.{name}")
    found = SCRIPT.explained(package)
    assert [each for each, text in found.items() if not text.strip()] == []
    assert (len(found) > FEW) == (name in MANY)
    assert (package.__doc__ or "").strip()


@pytest.mark.slow
@pytest.mark.kernel
def test_it_is_built_without_a_warning_and_shows_them_all(tmp_path: Path) -> None:
    SCRIPT.build(tmp_path)
    for name in SCRIPT.PACKAGES:
        page = (tmp_path / "valdora" / (name.replace(".", "/") + ".html")).read_text("utf-8")
        shown = set(re.findall(r'<section id="([\w.]+)">', page))
        assert set(import_module(f"valdora.{name}").__all__) <= shown
    assert "Whom to offer first" in (tmp_path / "valdora/bots.html").read_text("utf-8")

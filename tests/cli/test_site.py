"""`valdora site`: what it writes, and what it refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from valdora.server.http.files import STATIC

pytestmark = pytest.mark.slow
HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
VALDORA = [sys.executable, "-c", "import sys, valdora.cli; sys.exit(valdora.cli.main())"]


def site(out: Path) -> subprocess.CompletedProcess[str]:
    command = [*VALDORA, "--lang", "en", "site", "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_folder_gets_all_that_the_pages_ask_for_and_is_as_large_as_the_docs_say(
    tmp_path: Path,
) -> None:
    out = tmp_path / "public"
    done = site(out)
    assert done.returncode == 0, done.stderr
    listed = [
        *(name.partition("?")[0] for name in json.loads((out / "shell.json").read_text())["files"]),
        *(each["path"] for each in json.loads((out / "python.json").read_text())["files"]),
    ]
    assert all((out / name).is_file() for name in listed)
    page = (out / "index.html").read_text(encoding="utf-8")
    assert "<html data-alone " in page
    named = re.findall(r'(?:src|href)="([^"#]+)"', page)
    assert named
    assert all((out / name).is_file() for name in named), "nothing is asked for at the root"
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file()) / 1e6
    assert f"{size:.1f} MB" in done.stdout
    said = re.search(r"valdora site --out public\s+# about (\d+) MB", HOSTING.read_text("utf-8"))
    assert said
    assert round(size) == int(said[1])


def test_a_folder_that_has_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    done = site(tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    assert (STATIC / "python.json").is_file()

"""`valdora site`: the game as plain files, for any host that serves files."""

import shutil
from pathlib import Path
from typing import Final

from valdora.cli.parser import Arguments, Parser
from valdora.cli.refuse import Refusal
from valdora.server.http.files import STATIC
from valdora.texts import Texts

_ROOTED: Final = {"index.html": '="/', "manifest.webmanifest": ': "/'}
"""The files that name addresses, and how each begins: on a server at its root."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=t("cli-site-out"))


def run(args: Arguments, t: Texts) -> int:
    """Write the files and say where they are."""
    if not (STATIC / "python.json").is_file():
        raise Refusal(t("cli-site-unbuilt", command="python hatch_build.py"))
    if args.out.exists() and (not args.out.is_dir() or any(args.out.iterdir())):
        raise Refusal(t("cli-site-not-empty", folder=str(args.out)))
    write_site(STATIC, args.out)
    files = [path for path in args.out.rglob("*") if path.is_file()]
    size = round(sum(path.stat().st_size for path in files) / 1e6, 1)
    print(t("cli-site-done", folder=str(args.out), files=len(files), size=size))
    return 0


def write_site(built: Path, out: Path) -> None:
    """Copy the client: it runs in any folder of any host, and knows that it has no server."""
    shutil.copytree(built, out, dirs_exist_ok=True)
    for name, begins in _ROOTED.items():
        page = out / name
        page.write_text(page.read_text("utf-8").replace(begins, f"{begins[:-1]}./"), "utf-8")
    page = out / "index.html"
    page.write_text(page.read_text("utf-8").replace("<html ", "<html data-alone ", 1), "utf-8")

"""The browser's files: one page for all addresses, and its assets."""

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

from valdora.server.refusals import Refusal

STATIC: Final = Path(__file__).parent / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Valdora</title></head>
<body><h1>Valdora</h1>
<p>The server runs, but its pages have not been built.</p>
<p>Build them with <code>python hatch_build.py</code> in the project's folder and load this page
again; playing in the terminal works without: <code>valdora play</code>.</p>
</body></html>
"""


def page(path: str, static: Path = STATIC) -> Response:
    """The file of a path; the page itself for every path that names no file."""
    found = _file(static, path)
    if found:
        caching = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
        return FileResponse(found, headers={"cache-control": caching})
    if "." in path.rsplit("/", 1)[-1] and not path.startswith(("join/", "watch/")):
        raise Refusal("no-page")
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(_MISSING, headers={"cache-control": "no-store"})
    return FileResponse(index, media_type="text/html", headers={"cache-control": _ASK_AGAIN})


def _file(static: Path, path: str) -> Path | None:
    """The file, if it lies in the folder and is neither hidden nor the page itself."""
    parts = path.split("/")
    if not path or any(part in ("", ".", "..") or part.startswith(".") for part in parts):
        return None
    if "\\" in path or "\0" in path:
        return None
    found = static.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(static.resolve()) else None

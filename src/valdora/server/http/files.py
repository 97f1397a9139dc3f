"""The browser's files: one page for all addresses, and its assets."""

import errno
from collections.abc import Callable
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from valdora.table.refusals import Refusal
from valdora.texts import Texts, choose

STATIC: Final = Path(__file__).parents[1] / "static"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_MISSING: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Valdora</title></head>
<body><h1>Valdora</h1>
<p>{what}</p>
<p>{how}</p>
</body></html>
"""


class Pages(StaticFiles):
    """The files of the browser client; the page itself for every address that names no file."""

    def __init__(self, check_host: Callable[[HTTPConnection], None], static: Path = STATIC) -> None:
        super().__init__(directory=static, check_dir=False)
        self.config_checked = True  # where nothing was built a page says so
        self._check_host = check_host
        self._index = static / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        self._check_host(HTTPConnection(scope))
        asked = path.strip("/")
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        if asked == "api" or asked.startswith("api/"):
            raise Refusal("no-page")
        if asked != "." and not any(part.startswith(".") for part in asked.split("/")):
            try:
                answer = await super().get_response(path, scope)
            except (HTTPException, ValueError):
                pass  # there is no such file, and with some signs there cannot be
            except OSError as error:
                if error.errno != errno.ENAMETOOLONG:
                    raise
            else:
                answer.headers["cache-control"] = _caching(asked)
                if asked.endswith(".gz"):
                    answer.headers["content-type"] = "application/gzip"  # or it is packed again
                return answer
        return await self._page(asked, scope)

    async def _page(self, asked: str, scope: Scope) -> Response:
        """The page, which finds out itself what to show at an address."""
        if "." in asked.strip(".").rsplit("/", 1)[-1] and not asked.startswith(("join/", "watch/")):
            raise Refusal("no-page")
        if not self._index.is_file():
            return HTMLResponse(_missing(scope), headers={"cache-control": "no-store"})
        answer = await super().get_response("index.html", scope)
        answer.headers["cache-control"] = _ASK_AGAIN
        return answer


def _caching(path: str) -> str:
    """What is in `assets` is named by what it holds, so it never changes."""
    return _FOREVER if path.startswith("assets/") else _ASK_AGAIN


def _missing(scope: Scope) -> str:
    """A page in the place of those that were not built, in the language the browser asks for."""
    wishes = HTTPConnection(scope).headers.get("accept-language", "")
    languages = [wish.partition(";")[0] for wish in wishes.split(",")]
    t = Texts(choose(None, {"LANGUAGE": ":".join(languages)}))
    how = t("pages-missing-how", command="python hatch_build.py", play="valdora play")
    return _MISSING.format(language=t.language, what=escape(t("pages-missing")), how=escape(how))

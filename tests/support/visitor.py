"""Somebody who comes to a server with nothing but what is installed with it.

python visitor.py URL          opens a table, plays three moves and says where it stands
python visitor.py URL SAID     what was said then is still so; plays three more
"""

import json
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

PATIENCE_SECONDS = 60.0
MOVES = 3


def ask(url: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
    """What is answered, and the key that came with it."""
    headers = {"origin": url, "content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, headers)
    with urllib.request.urlopen(request, timeout=20) as reply:
        given = reply.headers.get("set-cookie", "").partition(";")[0]
        return json.loads(reply.read()), given or cookie


def wait(url: str) -> None:
    """Until it is ready."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            ask(url, "/readyz")
        except (OSError, urllib.error.URLError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def play(url: str, said: dict[str, Any]) -> int:
    """Play on; the number of the last row."""
    address = f"ws{url[4:]}/api/v1/tables/{said['table']}/live"
    with connect(address, additional_headers={"cookie": said["cookie"], "origin": url}) as live:
        live.send(json.dumps({"type": "hello", "since": 0}))
        now = hear(live, "snapshot")
        assert now["seq"] >= said["seq"], (now["seq"], said)
        for _ in range(MOVES):
            code, id_ = now["choices"][0]["code"], f"v{time.monotonic_ns()}"
            wish = {"type": "act", "seq": now["seq"], "client_id": id_, "code": code}
            live.send(json.dumps(wish))
            now = hear(live, "step")
    seq: int = now["seq"]
    return seq


def hear(live: Any, kind: str) -> Any:
    while True:
        message = json.loads(live.recv(timeout=20))
        assert message["type"] != "refused", message
        if message["type"] == kind:
            return message


def main(url: str, known: str = "") -> None:
    """See the module."""
    wait(url)
    if known:
        said = json.loads(known)
    else:
        seats = [{"kind": "person", "name": name} for name in ("One", "Two", "Three")]
        made, cookie = ask(url, "/api/v1/tables", "", {"seats": seats, "starts": 0, "pace": 0})
        said = {"table": made["table"]["id"], "cookie": cookie, "seq": 0}
        ask(url, f"/api/v1/tables/{said['table']}/start", cookie, {})
    print(json.dumps({**said, "seq": play(url, said)}))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])

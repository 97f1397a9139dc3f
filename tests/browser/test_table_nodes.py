"""The node that a page is at dies: the page plays on at another, and nobody has to do anything."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.test_table import press
from browser.test_table_silence import seated
from support.browsing import PATIENCE, ready
from support.machine import find_postgres, running_postgres
from support.proxies import proxy_aside
from support.server import Guest, Running, running

pytestmark = [pytest.mark.browser, pytest.mark.postgres, pytest.mark.slow]


@dataclass
class House:
    """Two nodes on one database, and a front that leads to the first that lives."""

    servers: list[Running]
    url: str = ""

    def port(self) -> int:
        """Where the front leads to."""
        lives = next(each for each in self.servers if each.process.poll() is None)
        return int(lives.url.rstrip("/").rpartition(":")[2])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    expect.set_options(timeout=PATIENCE)
    programs = find_postgres()
    assert programs is not None
    with ExitStack() as stack:
        url = stack.enter_context(running_postgres(programs))
        made = House([])
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            made.servers.append(stack.enter_context(running(tmp_path / name, db=url)))
        front = stack.enter_context(proxy_aside(made.port))
        made.url = f"http://127.0.0.1:{front.proxy.port}"
        yield made


def test_a_page_plays_on_when_its_node_dies(browser: Browser, house: House) -> None:
    with Guest(house.url) as guest:
        table = guest.table(None, "Other", ("bot", "greedy"))
        page = seated(browser, house.url, guest, table)
        guest.post(f"/tables/{table}/start")
        ready(page)
        page.locator("[data-space='ah-2'][data-code]").wait_for(state="attached")

        house.servers[0].kill()
        page.locator("[data-space='ah-2'][data-code]").click()
        page.get_by_role("button", name="End turn").wait_for()
        press(page, ".now [data-code]:last-child")
        expect(page.locator(".top .turn")).to_contain_text("Other")
        page.context.close()
    with Guest(house.servers[1].url, guest.http.cookies) as there:
        assert len(there.get(f"/tables/{table}/line")["plies"]) >= 2

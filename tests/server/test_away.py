"""Who is away, the bot that plays for them, the way back, and who follows a host who leaves."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from support.desk import HOST, SEAL, Desk
from support.inside import inside
from support.played import put_rows
from support.server import Guest, Running, running
from valdora.server.live.hub import Hub
from valdora.server.live.listener import Listener
from valdora.server.live.room import Room
from valdora.table import play, requests, seating
from valdora.table.briefs import summary
from valdora.table.fold import folded
from valdora.table.protocol import Act
from valdora.table.refusals import Refusal
from valdora.table.values import Change
from valdora.table.views import table_shape

New = Callable[[], Guest]
LONG = seating.PATIENCE_MS


def company(*, running: bool = True) -> Desk:
    """A host and two friends, each with a key of their own."""
    desk = Desk(requests.Person(name="Host"), requests.Free(), requests.Free(), public=True)
    for key in ("ann", "ben"):
        made, _ = seating.joined(desk.table, key, requests.JoinTable(name=key.title()), 1)
        desk.take(made)
    if running:
        desk.start()
    return desk


def stood_in(desk: Desk, key: str, seat: int = 1, **other: Any) -> Sequence[Change]:
    """Ask for a bot in place of Ann, who has been away for long, while the host is here."""
    given: dict[str, Any] = {
        "away": {1: 0, 2: LONG - 1},
        "now": LONG,
        "host_here": True,
        "stand_in": "steady",
    }
    return seating.stood_in(desk.table, key, seat, **given | other)


# Who is away -----------------------------------------------------------------------------------


def test_a_person_is_away_from_when_the_last_of_their_windows_closed() -> None:
    table, hub = company().table, Hub(since=5)
    one, two = Listener("ann", bool, int), Listener("ann", bool, int)
    host = Listener(HOST, bool, int)
    assert hub.away(table) == {0: 5, 1: 5, 2: 5}, "nobody was seen yet"
    for listener in (one, two, host):
        hub.add(listener)
    assert hub.away(table) == {2: 5}
    hub.remove(one, 10)
    assert hub.away(table) == {2: 5}
    hub.remove(two, 20)
    told = hub.presence(table, LONG, 30)
    assert [(each.seat, each.since) for each in told.away] == [(1, 20), (2, 5)]
    assert (told.seats, told.host, told.patience, told.now) == ([0], True, LONG, 30)


def test_who_is_at_another_process_is_here_and_away_since_they_left_it() -> None:
    table, hub = company().table, Hub(since=5)
    hub.add(Listener(HOST, bool, int))
    hub.add(Listener("passer-by", bool, int))
    hub.elsewhere("other", 3, frozenset({"ann"}), 10)
    told = hub.presence(table, LONG, 20)
    assert (told.seats, told.watchers) == ([0, 1], 4)
    assert hub.local(table) == (1, [HOST]), "others are told of those who are here only"
    hub.elsewhere("other", 0, frozenset(), 30)
    assert hub.away(table)[1] == 30


def test_a_host_without_a_seat_only_watches() -> None:
    table, hub = company().table.copy(), Hub()
    table.seats = table.seats[1:]
    hub.add(Listener(HOST, bool, int))
    assert hub.local(table) == (1, [HOST])
    assert hub.presence(table, LONG, 20).watchers == 1


def test_saying_hello_twice_is_being_here_once() -> None:
    table, hub, ann = company().table, Hub(), Listener("ann", bool, int)
    hub.add(ann)
    hub.add(ann)
    hub.remove(ann, 7)
    assert hub.away(table)[1] == 7


def test_who_has_a_bot_play_for_them_or_is_done_is_not_away() -> None:
    desk, hub = company(), Hub()
    desk.take(seating.left(desk.table, "ann", requests.LeaveSeat(seat=1), 2, stand_in="steady"))
    assert set(hub.away(desk.table)) == {0, 2}
    desk.take(seating.closed(desk.table, HOST, 3))
    assert hub.away(desk.table) == {}


def test_who_came_while_others_came_and_went_hears_what_it_came_to() -> None:
    """Even if that is what was told last, before they came."""
    desk = company()
    told: dict[str, list[dict[str, Any]]] = {}

    async def go() -> None:
        room = Room(desk.table, desk.kept[-1], SEAL.seed, None, lambda _: None, Hub())  # type: ignore[arg-type]

        def comes(name: str) -> Listener:
            hears = told.setdefault(name, [])

            def write(*texts: str) -> bool:
                hears.extend(map(json.loads, texts))
                return True

            listener = Listener(None, write, int)
            room.welcome(listener, 0)
            return listener

        first, second = comes("first"), comes("second")
        await asyncio.sleep(0.1)
        assert watching(told["first"]) == watching(told["second"]) == 2
        room.farewell(first)  # told at once, and what comes soon after it later
        comes("third")
        room.farewell(second)
        await asyncio.sleep(0.1)

    asyncio.run(go())
    assert watching(told["third"]) == 1


def watching(heard: list[dict[str, Any]]) -> int:
    """How many watch, by what was told last."""
    found = [each if each["type"] == "presence" else each["presence"] for each in heard]
    count: int = found[-1]["watchers"]
    return count


# A bot plays for them --------------------------------------------------------------------------


def test_the_host_lets_a_bot_play_and_the_person_comes_back() -> None:
    desk = company()
    desk.take(stood_in(desk, HOST))
    seat = table_shape(desk.table, None).seats[1]
    assert (seat.kind, seat.away, seat.name, seat.colour) == ("bot", True, "Ann", "coral")
    assert desk.table.access("ann").seats == (1,)
    desk.take(seating.returned(desk.table, "ann", 1, LONG + 1))
    assert table_shape(desk.table, None).seats[1].kind == "person"
    told = [(each.seat, each.change) for each in table_shape(desk.table, None).seat_changes]
    assert told == [(1, "away"), (1, "back")]
    assert folded("t", desk.kept) == desk.table


@pytest.mark.parametrize(
    ("key", "seat", "other", "code"),
    [
        ("ben", 1, {}, "not-host"),
        ("stranger", 1, {"host_here": False}, "not-seated"),
        (HOST, 0, {}, "not-away"),
        (HOST, 2, {}, "not-away-long"),
        (HOST, 3, {}, "no-such-seat"),
    ],
)
def test_not_just_anyone_nor_at_any_time(
    key: str, seat: int, other: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refusal, match=f"^{code}$"):
        stood_in(company(), key, seat, **other)


def test_what_is_left_to_wait_is_told() -> None:
    with pytest.raises(Refusal) as refused:
        stood_in(company(), HOST, away={1: 0}, now=LONG - 1500)
    assert refused.value.figures == {"seconds": 2}


def test_while_the_host_is_away_anyone_who_plays_decides_also_about_the_host() -> None:
    desk = company()
    desk.take(stood_in(desk, "ben", host_here=False))
    desk.take(stood_in(desk, "ben", 0, away={0: 0}, host_here=False))
    assert [sitting.kind for sitting in desk.table.seats] == ["bot", "bot", "person"]
    assert desk.table.host == HOST, "the host is away, not gone"


def test_who_gave_up_decides_nothing() -> None:
    desk = company()
    desk.take(seating.resigned(desk.table, "ben", 2, 2, stand_in="steady"))
    with pytest.raises(Refusal, match="not-seated"):
        stood_in(desk, "ben", host_here=False)


def test_of_two_who_click_at_once_one_is_heard() -> None:
    desk = company()
    desk.take(stood_in(desk, HOST))
    with pytest.raises(Refusal, match="bot-already"):
        stood_in(desk, HOST)
    desk.take(seating.returned(desk.table, "ann", 1, LONG))
    with pytest.raises(Refusal, match="person-already"):
        seating.returned(desk.table, "ann", 1, LONG)


@pytest.mark.parametrize("status", ["open", "closed"])
def test_only_while_a_game_runs(status: str) -> None:
    desk = company(running=status != "open")
    if status == "closed":
        desk.take(seating.closed(desk.table, HOST, 2))
    with pytest.raises(Refusal):
        stood_in(desk, HOST)


def test_coming_back_in_the_middle_of_the_bots_turn_one_goes_on_where_it_stands() -> None:
    desk = company()
    desk.take(stood_in(desk, "ann", 0, away={0: 0}, host_here=False))
    state = desk.table.state
    assert state is not None
    assert [desk.table.bot_to_move] != [None]
    going = state.almanac.by_notation["move ah-2"]
    desk.take(play.played(state, 0, going, desk.deal, LONG))
    begun = desk.table.ply
    with pytest.raises(Refusal, match="not-your-turn"):
        desk.act(state.almanac.codes[going])
    desk.take(seating.returned(desk.table, HOST, 0, LONG))
    assert desk.table.bot_to_move is None
    assert desk.table.ply == begun
    assert desk.table.undo_to == begun - 1, "what the bot has done of the turn can be taken back"
    end = state.almanac.codes[state.almanac.by_notation["end"]]
    ask = Act(seq=desk.table.seq, client_id="c", code=end)
    desk.take(play.act(desk.table, HOST, ask, desk.deal, LONG))
    assert desk.table.state is not None
    assert desk.table.state.seat == 1


# Who follows the host --------------------------------------------------------------------------


def leave(desk: Desk, key: str, seat: int, *, stay: bool = False) -> None:
    desk.take(
        seating.left(
            desk.table, key, requests.LeaveSeat(seat=seat, stay=stay), 2, stand_in="steady"
        )
    )


@pytest.mark.parametrize("how", ["leaves the lobby", "leaves the game", "gives up"])
def test_a_host_who_goes_is_followed_by_the_next_person(how: str) -> None:
    desk = company(running=how != "leaves the lobby")
    if how == "gives up":
        desk.take(seating.resigned(desk.table, HOST, 0, 2, stand_in="steady"))
    else:
        leave(desk, HOST, 0)
    assert desk.table.host == "ann"
    assert [desk.table.access(key).host for key in (HOST, "ann", "ben")] == [False, True, False]
    told = [each.change for each in table_shape(desk.table, None).seat_changes]
    game = {"leaves the lobby": [], "leaves the game": ["left", "host"]}
    assert told == game.get(how, ["resigned", "host"])
    assert folded("t", desk.kept) == desk.table


def test_the_next_is_one_who_plays_if_there_is_one() -> None:
    desk = company()
    leave(desk, "ann", 1)
    leave(desk, HOST, 0)
    assert desk.table.host == "ben"
    leave(desk, "ben", 2)
    assert desk.table.host == HOST, "nobody plays: the next who may come back"


def test_a_host_who_only_stands_up_stays_the_host() -> None:
    desk = company(running=False)
    leave(desk, HOST, 0, stay=True)
    assert desk.table.host == HOST


def test_a_host_with_another_seat_or_without_company_stays_the_host() -> None:
    desk = Desk()
    desk.start()
    for seat in range(3):
        leave(desk, HOST, seat)
        assert desk.table.host == HOST
    desk = Desk(requests.Person(name="Host"), requests.Person(name="Child"), requests.Free())
    made, _ = seating.joined(desk.table, HOST, requests.JoinTable(name="More"), 1)
    desk.take(made)
    desk.start()
    leave(desk, HOST, 0)
    assert desk.table.host == HOST


@pytest.mark.parametrize(
    ("asks", "host_here", "host"), [("ann", False, "ann"), ("ann", True, HOST)]
)
def test_a_rematch_has_a_host_who_is_there(asks: str, host_here: bool, host: str) -> None:
    desk = company()
    desk.take(seating.closed(desk.table, HOST, 2))
    opened = seating.again(desk.table, asks, "c", 3, host_here=host_here)
    assert opened.host == host


# Bots among themselves -------------------------------------------------------------------------


def bots() -> Desk:
    desk = Desk(*[requests.Robot(bot="random") for _ in range(3)], pace=0, public=True)
    desk.start()
    return desk


def test_a_table_of_bots_begins_and_waits_for_someone_who_watches() -> None:
    table = bots().table
    assert (table.status, table.only_bots) == ("running", True)
    assert not summary(table).waits_for_bot, "nobody has to wake it when the server starts"
    company_of_bots = company()
    for key, seat in (("ann", 1), ("ben", 2), (HOST, 0)):
        leave(company_of_bots, key, seat)
    assert not company_of_bots.table.only_bots, "people may come back"
    assert summary(company_of_bots.table).waits_for_bot


async def steps(heard: "asyncio.Queue[str]", count: int) -> None:
    """Until so many were heard of."""
    while count:
        count -= '"type":"step"' in await heard.get()


@pytest.mark.slow
def test_bots_among_themselves_play_only_while_someone_watches(tmp_path: Path) -> None:
    put_rows(tmp_path, "game", bots().kept)

    async def go() -> None:
        async with inside(tmp_path) as app:
            room, driver = await app.server.rooms.get("game"), app.server.rooms._bots
            driver.see(room)
            assert (driver._playing, room.left_alone, room.busy) == ({}, True, False)
            heard: asyncio.Queue[str] = asyncio.Queue()

            def take(*texts: str) -> bool:
                for text in texts:
                    heard.put_nowait(text)
                return True

            watcher = Listener(None, take, int)
            room.welcome(watcher, 0)
            await steps(heard, 5)
            room.farewell(watcher)
            await driver._playing["game"]
            stopped = room.table.ply
            assert room.table.status == "running"
            driver.see(room)
            await asyncio.sleep(0)
            assert (room.table.ply, room.busy) == (stopped, False)
            room.welcome(watcher, 0)
            await steps(heard, 5)
            room.farewell(watcher)
            await driver._playing["game"]

    asyncio.run(go())


# On the wire -----------------------------------------------------------------------------------

AT_ONCE = Path(__file__).parents[1] / "support" / "hasty_server.py"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where nobody has patience with who is away."""
    with running(tmp_path_factory.mktemp("hasty"), program=AT_ONCE) as server:
        yield server


@pytest.mark.slow
def test_everyone_hears_who_is_away_and_two_who_click_at_once_change_one_thing(
    hasty: Running,
) -> None:
    with Guest(hasty.url) as host, Guest(hasty.url) as ann, Guest(hasty.url) as ben:
        table = host.table("Host", None, None, public=True, pace=10_000)
        for other in (ann, ben):
            other.post(f"/tables/{table}/join", {"name": "Friend"})
        host.post(f"/tables/{table}/start")

        async def go() -> None:
            async with ben.live(table) as live:
                async with ann.live(table):
                    pass
                while [each["seat"] for each in live.heard[-1].get("away", [])] != [0, 1]:
                    await live.hear("presence")
                heard = live.heard[-1]
                assert (heard["seats"], heard["host"], heard["patience"]) == ([2], False, 0)
                assert all(each["since"] <= heard["now"] for each in heard["away"])
                body = {"seat": 1}
                answers = await asyncio.gather(
                    *(
                        asyncio.to_thread(who.ask, "POST", f"/tables/{table}/stand-in", body)
                        for who in (ben, ben, host)
                    )
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
                told = (await live.hear("table"))["table"]
                assert [each["change"] for each in told["seat_changes"]] == ["away"]
                backs = await asyncio.gather(
                    *(
                        asyncio.to_thread(ann.ask, "POST", f"/tables/{table}/return", body)
                        for _ in range(2)
                    )
                )
                assert sorted(answer.status_code for answer in backs) == [200, 409]
                told = (await live.hear("table"))["table"]
                assert told["seats"][1]["kind"] == "person"

        asyncio.run(go())


@pytest.mark.slow
def test_of_two_in_a_lobby_who_follow_the_host_at_once_one_does(hasty: Running) -> None:
    with Guest(hasty.url) as host, Guest(hasty.url) as ann, Guest(hasty.url) as ben:
        table = host.table("Host", None, None, public=True)
        for other in (ann, ben):
            other.post(f"/tables/{table}/join", {"name": "Friend"})

        async def go() -> None:
            async with ann.live(table) as hears, ben.live(table):
                answers = await asyncio.gather(
                    *(
                        asyncio.to_thread(who.ask, "POST", f"/tables/{table}/host")
                        for who in (ann, ben)
                    )
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                assert [each.json().get("code") for each in answers].count("host-here") == 1
                while not hears.heard[-1].get("host"):
                    await hears.hear("presence")

        asyncio.run(go())
        hosts = [who.get(f"/tables/{table}")["you"]["host"] for who in (host, ann, ben)]
        assert sorted(hosts) == [False, False, True]
        assert not hosts[0]


@pytest.mark.slow
def test_who_plays_for_whom_and_who_is_the_host_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path, program=AT_ONCE) as server:
        host, ann = Guest(server.url), Guest(server.url)
        table = host.table("Host", None, ("bot", "random"), public=True, pace=10_000)
        ann.post(f"/tables/{table}/join", {"name": "Ann"})
        host.post(f"/tables/{table}/start")
        host.post(f"/tables/{table}/leave", {"seat": 0})
        assert ann.get(f"/tables/{table}")["you"]["host"]
        before = ann.get(f"/tables/{table}")
        server.kill()
    with running(tmp_path) as server:
        again = Guest(server.url, ann.http.cookies)
        after = again.get(f"/tables/{table}")
        assert after["you"] == before["you"]
        assert after["table"]["seat_changes"] == before["table"]["seat_changes"]
        assert after["table"]["seats"] == before["table"]["seats"]
        for each in (host, ann, again):
            each.close()


@pytest.mark.slow
def test_a_restart_starts_the_two_minutes_anew(guest: New) -> None:
    host = guest()
    table = host.table("Host", None, ("bot", "random"), public=True)
    friend = guest()
    friend.post(f"/tables/{table}/join", {"name": "Ann"})
    host.post(f"/tables/{table}/start")
    assert host.refused("POST", f"/tables/{table}/stand-in", {"seat": 1}) == "not-away-long"


@pytest.mark.slow
def test_a_table_of_bots_is_in_the_list_only_while_someone_is_there(guest: New) -> None:
    host, other = guest(), guest()
    table = host.table(*[("bot", "random")] * 3, public=True, pace=10_000)
    host.post(f"/tables/{table}/start")

    def listed(someone: Guest, path: str) -> bool:
        return table in [each["id"] for each in someone.get(path)["tables"]]

    async def go() -> None:
        async with other.live(table) as live:
            assert live.snapshot["you"]["watcher"]
            assert await asyncio.to_thread(listed, other, "/tables")

    assert not listed(other, "/tables")
    assert listed(host, "/tables/mine")
    asyncio.run(go())

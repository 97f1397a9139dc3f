"""Tables and seats: what becomes of requests, whoever brings them."""

from collections.abc import Callable

import pytest

from support.hosted import Visitor

New = Callable[[], Visitor]


def test_a_guest_joins_by_link_and_the_link_works_once(guest: New) -> None:
    host, friend, late = guest(), guest(), guest()
    table = host.table("Host", None, None)
    link = host.post(f"/tables/{table}/links", {"role": "seat", "seat": 2})
    assert "/join/" in link["url"]
    assert {len(row) for row in link["qr"]} == {len(link["qr"])}
    shown = friend.post("/links/show", {"token": link["token"]})
    assert (shown["role"], shown["seat"]) == ("seat", 2)
    claim = {"token": link["token"], "name": "Friend"}
    joined = friend.post("/links/claim", claim)
    assert joined["seat"] == 2
    assert joined["you"] == {"seats": [2], "host": False, "watcher": False}
    assert late.refused("POST", "/links/claim", claim) == "no-link"
    assert [seat["kind"] for seat in joined["table"]["seats"]] == ["person", "free", "person"]


def test_a_join_link_seats_people_until_the_table_is_full(guest: New) -> None:
    host = guest()
    table = host.table("Host", None, None)
    token = host.post(f"/tables/{table}/links", {"role": "join"})["token"]
    seats = [
        guest().post("/links/claim", {"token": token, "name": "Guest"})["seat"] for _ in range(2)
    ]
    assert seats == [1, 2]
    code = guest().refused("POST", "/links/claim", {"token": token, "name": "Guest"})
    assert code == "no-free-seat"


def test_a_private_table_shows_itself_to_nobody_else(guest: New) -> None:
    host, stranger = guest(), guest()
    table = host.table("Host", None, None)
    for path in ("", "/line", "/positions/0", "/recap?seat=0", "/record"):
        assert stranger.refused("GET", f"/tables/{table}{path}") == "no-access"
    assert stranger.refused("POST", f"/tables/{table}/join", {"name": "X"}) == "no-access"
    assert table not in [each["id"] for each in stranger.get("/tables")["tables"]]
    assert [each["id"] for each in host.get("/tables/mine")["tables"]] == [table]
    assert stranger.get("/tables/mine")["tables"] == []


def test_public_tables_are_listed_and_can_be_joined(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    assert table in [each["id"] for each in friend.get("/tables")["tables"]]
    assert friend.post(f"/tables/{table}/join", {"name": "Friend", "seat": 2})["seat"] == 2
    assert friend.post(f"/tables/{table}/join", {"name": "Also me"})["you"]["seats"] == [1, 2]
    assert guest().refused("POST", f"/tables/{table}/join", {"name": "X"}) == "no-free-seat"
    host.post(f"/tables/{table}/close")
    assert table not in [each["id"] for each in friend.get("/tables")["tables"]]


def test_only_the_host_arranges_the_table(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    bot = {"bot": "random"}
    assert friend.refused("PUT", f"/tables/{table}/seats/2/bot", bot) == "not-host"
    assert friend.refused("DELETE", f"/tables/{table}/seats/0") == "not-host"
    assert friend.refused("PATCH", f"/tables/{table}", {"pace": 1}) == "not-host"
    assert friend.refused("POST", f"/tables/{table}/start") == "not-host"
    assert friend.refused("POST", f"/tables/{table}/close") == "not-abandoned"
    assert host.refused("POST", f"/tables/{table}/start") == "seats-free"
    assert host.ask("PUT", f"/tables/{table}/seats/2/bot", bot).status_code == 200
    assert host.ask("PATCH", f"/tables/{table}", {"pace": 5}).json()["table"]["pace"] == 5
    started = host.post(f"/tables/{table}/start")["table"]
    assert started["status"] == "running"
    assert host.refused("POST", f"/tables/{table}/start") == "already-started"
    assert host.refused("PATCH", f"/tables/{table}", {"starts": 1}) == "already-started"


def test_whether_it_is_played_as_in_the_box_is_settled_before_the_start(guest: New) -> None:
    host = guest()
    assert host.get(f"/tables/{host.table('Host', None, None)}")["table"]["covered"] is False
    table = host.table("Host", "Friend", "Third", covered=True)
    changed = host.ask("PATCH", f"/tables/{table}", {"pace": 5}).json()["table"]
    assert changed["covered"] is True, "what is left out stays"
    for wish in (False, True):
        changed = host.ask("PATCH", f"/tables/{table}", {"covered": wish}).json()["table"]
        assert changed["covered"] is wish
    host.post(f"/tables/{table}/start")
    assert host.refused("PATCH", f"/tables/{table}", {"covered": False}) == "already-started"
    host.post(f"/tables/{table}/close")
    again = host.post(f"/tables/{table}/rematch")["table"]
    assert again["covered"] is True


def test_a_bot_takes_the_place_of_who_leaves_and_gives_it_back(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, ("bot", "random"), public=True, pace=10_000)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    host.post(f"/tables/{table}/start")
    left = friend.post(f"/tables/{table}/leave", {"seat": 1})["table"]["seats"][1]
    assert (left["kind"], left["name"], left["away"]) == ("bot", "Friend", True)
    assert host.refused("POST", f"/tables/{table}/return", {"seat": 1}) == "not-your-seat"
    back = friend.post(f"/tables/{table}/return", {"seat": 1})["table"]["seats"][1]
    assert (back["kind"], back["away"]) == ("person", False)
    bot = {"bot": "random"}
    assert host.refused("PUT", f"/tables/{table}/seats/1/bot", bot) == "seat-taken"
    replaced = friend.ask("PUT", f"/tables/{table}/seats/1/bot", bot)
    assert replaced.json()["table"]["seats"][1]["away"] is True
    assert friend.post(f"/tables/{table}/return", {"seat": 1})["you"]["seats"] == [1]
    gone = friend.post(f"/tables/{table}/resign", {"seat": 1})["table"]["seats"][1]
    assert gone["resigned"] is True
    assert friend.refused("POST", f"/tables/{table}/return", {"seat": 1}) == "seat-resigned"


def test_one_goes_on_with_another_device_by_a_link_to_ones_own_seat(guest: New) -> None:
    host, phone = guest(), guest()
    table = host.table("Host", ("bot", "random"), ("bot", "random"), pace=10_000)
    host.post(f"/tables/{table}/start")
    token = host.post(f"/tables/{table}/links", {"role": "seat", "seat": 0})["token"]
    assert phone.post("/links/claim", {"token": token, "name": "Host"})["you"]["seats"] == [0]
    assert host.get(f"/tables/{table}")["you"]["seats"] == []


def test_who_watches_may_see_but_do_nothing(guest: New) -> None:
    host, watcher = guest(), guest()
    table = host.table("Host", ("bot", "random"), ("bot", "random"), pace=10_000)
    host.post(f"/tables/{table}/start")
    token = host.post(f"/tables/{table}/links", {"role": "watch"})["token"]
    assert watcher.refused("POST", "/links/claim", {"token": token, "name": "X"}) == "no-link"
    you = watcher.post("/links/watch", {"token": token})["you"]
    assert you == {"seats": [], "host": False, "watcher": True}
    assert watcher.get(f"/tables/{table}/line")["plies"]
    for path, body in (
        ("start", None),
        ("close", None),
        ("rematch", None),
        ("resign", {"seat": 0}),
        ("leave", {"seat": 0}),
        ("return", {"seat": 0}),
        ("links", {"role": "watch"}),
    ):
        assert watcher.ask("POST", f"/tables/{table}/{path}", body).status_code == 403
    host.ask("PATCH", f"/tables/{table}", {"watching": False})
    assert watcher.refused("GET", f"/tables/{table}") == "no-access"


def test_a_rematch_seats_the_same_people_once_and_the_next_one_begins(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, ("bot", "random"), public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    assert host.refused("POST", f"/tables/{table}/rematch") == "not-finished"
    host.post(f"/tables/{table}/start")
    host.post(f"/tables/{table}/close")
    again = friend.post(f"/tables/{table}/rematch")
    assert again["you"]["seats"] == [1]
    assert again["table"]["starts"] == 1
    assert again["table"]["id"] != table
    assert host.post(f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    # The host is not connected: who asked for the rematch begins it.
    begun = friend.post(f"/tables/{again['table']['id']}/start")
    assert begun["table"]["seats"][0]["name"] == "Friend"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "free"}] * 6}, "bad-request"),
        ({"seats": [{"kind": "free"}] * 2}, "player-count"),
        ({"seats": [{"kind": "free"}] * 3, "edition": "nothing"}, "unknown-edition"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}] * 3}, "unknown-bot"),
        ({"seats": [{"kind": "free"}] * 3, "starts": 4}, "no-such-seat"),
        ({"seats": [{"kind": "free"}] * 3, "public": 1}, "bad-request"),
        ({"seats": [{"kind": "free"}] * 3, "pace": False}, "bad-request"),
        ({"seats": [{"kind": "free"}] * 3, "more": 1}, "bad-request"),
        ({"seats": [{"kind": "person", "name": " \u200b\n "}] * 3}, "name-blank"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: New, body: object, code: str) -> None:
    assert guest().refused("POST", "/tables", body) == code


def test_the_duel_has_two_seats(guest: New) -> None:
    host = guest()
    table = host.table("Host", ("bot", "random"), edition="duel")
    assert host.post(f"/tables/{table}/start")["table"]["status"] == "running"
    assert len(host.get(f"/tables/{table}/positions/0")["state"]["rival"]["row"]) == 7


def test_the_edition_comes_with_reach_tables_and_codes(guest: New) -> None:
    edition = guest().get("/editions/base-2009")
    assert {"kind": "load", "gemstone": "ruby", "slot": "cart"} in edition["actions"]
    assert set(edition["reach"]) == {space["id"] for space in edition["spaces"]}
    assert guest().refused("GET", "/editions/unknown") == "no-edition"

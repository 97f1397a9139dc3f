"""What requests do beyond seats: what there is, links, the way of a game, looking back."""

from collections.abc import Callable
from io import BytesIO
from random import Random

import pytest

from support.eager import choose
from support.hosted import URL, House, Visitor, newcomer
from valdora import __version__, content
from valdora.records import Reader, verify
from valdora.rules import legal_actions
from valdora.table import play, rows, seating
from valdora.table.api import ENDPOINTS, MOST_LISTED
from valdora.table.capabilities import hashed, table_of
from valdora.texts import LANGUAGES

New = Callable[[], Visitor]
BOT = ("bot", "random")
NOTHING = {"tables": [], "refused": [], "unread": 0, "next": None}


def play_some(visitor: Visitor, table: str, plies: int) -> None:
    """The last thing allowed, again and again: whoever is to move."""
    room = visitor.room(table)
    for _ in range(plies):
        state = room.state
        if state.phase == "over":
            return
        made = play.played(state, state.seat, legal_actions(state)[-1], room.deal(), 5)
        room.kept += room.table.add(made)


def started(host: Visitor, *seats: str | tuple[str, str] | None, **options: object) -> str:
    table = host.table(*(seats or ("Host", "Two", "Three")), **options)
    host.post(f"/tables/{table}/start")
    return table


def test_a_server_says_what_it_offers(guest: New, house: House) -> None:
    about = guest().get("/about")
    assert about["version"] == __version__
    assert [each["id"] for each in about["editions"]] == list(content.editions())
    base = next(each for each in about["editions"] if each["id"] == "base-2009.2")
    assert (base["min_players"], base["max_players"]) == (3, 5)
    assert (base["name"], base["sha256"]) == (
        content.load("base-2009.2").name,
        content.load("base-2009.2").sha256,
    )
    assert about["bots"] == [{"name": each.name, "role": each.role} for each in house.opponents]
    assert about["usual_bot"] == "steady"
    assert about["languages"] == list(LANGUAGES)
    assert about["address"] == house.address


def test_every_endpoint_says_where_it_is_and_what_it_changes() -> None:
    known = {endpoint.name: endpoint for endpoint in ENDPOINTS}
    recap, start = known["recap"], known["start"]
    assert (recap.url, recap.query, recap.changes) == (
        "/api/v1/tables/{id}/recap",
        ("seat",),
        False,
    )
    assert (start.query, start.changes, start.body) == ((), True, None)
    assert known["record"].reply is None, "a file"
    assert all(endpoint.says for endpoint in ENDPOINTS)


# Lists -----------------------------------------------------------------------------------------


def test_tables_that_are_abandoned_or_of_bots_alone_are_not_listed(
    guest: New, house: House
) -> None:
    host = guest()
    table = host.table("Host", None, None, public=True)
    listed = [each["id"] for each in host.get("/tables")["tables"]]
    assert listed == [table]
    alone = host.table(BOT, BOT, BOT, public=True)
    assert [each["id"] for each in host.get("/tables")["tables"]] == [table]
    assert {each["id"] for each in host.get("/tables/mine")["tables"]} == {table, alone}
    house.now += seating.ABANDONED_MS
    assert host.get("/tables") == NOTHING
    house.now -= 1
    assert len(host.get("/tables")["tables"]) == 1


def test_a_table_that_cannot_be_read_hides_no_other(guest: New, house: House) -> None:
    host = guest()
    ids = [host.table("Host", None, None, public=True) for _ in range(4)]
    house.broken.add(ids[1])
    house.unread.add(ids[2])
    for path in ("/tables", "/tables/mine"):
        told = host.get(path)
        assert {each["id"] for each in told["tables"]} == {ids[0], ids[3]}
        assert [(each["table"], each["code"]) for each in told["refused"]] == [
            (ids[1], "table-newer")
        ]
        assert told["unread"] == 1
    assert host.refused("GET", f"/tables/{ids[1]}/line") == "table-newer"


def test_lists_come_in_pages_the_latest_change_first(guest: New, house: House) -> None:
    host, made = guest(), []
    for _ in range(2 * MOST_LISTED + 1):
        house.now += 1
        made.append(host.table("Host", None, None, public=True))
    made.reverse()
    for path in ("/tables", "/tables/mine"):
        pages = [host.get(path)]
        while after := pages[-1]["next"]:
            pages.append(host.get(f"{path}?after={after}"))
        told = [each["id"] for page in pages for each in page["tables"]]
        assert (told, len(pages)) == (made, 3)
    for odd in ("", "1", "-", "1-", "x-a", "1-A", "1-a-b", "9" * 17 + "-a"):
        assert host.refused("GET", f"/tables?after={odd or '%20'}") == "bad-request"
    assert guest().get("/tables/mine") == NOTHING, "who has no key has no tables"


def test_a_list_shows_who_sits_there_and_how_far_it_is(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, BOT, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    (told,) = host.get("/tables")["tables"]
    shown = host.get(f"/tables/{table}")["table"]
    assert (told.pop("since"), told.pop("due")) == (None, None)
    assert told == {key: shown[key] for key in told}
    assert (told["round"], told["turn"], told["result"]) == (0, None, None)
    host.post(f"/tables/{table}/start")
    friend.post(f"/tables/{table}/leave", {"seat": 1})
    (told,) = host.get("/tables/mine")["tables"]
    assert (told["round"], told["turn"], told["seats"][1]["away"]) == (1, 0, True)
    assert (told["since"], told["due"]) == (1_000_000, None)
    assert host.get("/tables/mine?part=turn")["tables"] == [told]
    assert host.get("/tables/mine?part=waiting") == friend.get("/tables/mine?part=turn") == NOTHING
    assert [each.get("/tables/turns")["count"] for each in (host, friend, guest())] == [1, 0, 0]
    room, rng = host.room(table), Random(1)
    while room.state.phase != "over":
        going = choose(room.state, rng)
        room.kept += room.table.add(play.played(room.state, room.state.seat, going, room.deal(), 5))
    (told,) = host.get("/tables/mine")["tables"]
    result = host.get(f"/tables/{table}")["table"]["result"]
    assert told["result"] == {key: result[key] for key in ("scores", "winners")}
    assert host.get("/tables") == NOTHING


def test_who_was_removed_does_not_find_the_table_among_theirs(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    assert len(friend.get("/tables/mine")["tables"]) == 1
    host.ask("DELETE", f"/tables/{table}/seats/1")
    assert friend.get("/tables/mine") == NOTHING


# From the start to the end ---------------------------------------------------------------------


def test_someone_who_is_long_away_is_stood_in_for(guest: New, house: House) -> None:
    host = guest()
    table = started(host)
    room, ask = host.room(table), {"seat": 1}
    assert host.refused("POST", f"/tables/{table}/stand-in", ask) == "not-away"
    room.gone = {1: house.now - seating.PATIENCE_MS + 1}
    assert host.refused("POST", f"/tables/{table}/stand-in", ask) == "not-away-long"
    house.now += 1
    seat = host.post(f"/tables/{table}/stand-in", ask)["table"]["seats"][1]
    assert (seat["bot"], seat["away"]) == ("steady", True)


def test_without_the_host_another_player_decides(guest: New, house: House) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, BOT, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    host.post(f"/tables/{table}/start")
    room, ask = host.room(table), {"seat": 0}
    room.gone, room.host_here = {0: 0}, True
    assert friend.refused("POST", f"/tables/{table}/stand-in", ask) == "not-host"
    room.host_here = False
    assert friend.post(f"/tables/{table}/stand-in", ask)["table"]["seats"][0]["kind"] == "bot"
    assert house.now


def test_a_lobby_whose_host_stays_away_has_another_host(guest: New, house: House) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, public=True, edition="duel")
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    room, path = host.room(table), f"/tables/{table}/host"
    room.host_here = True
    assert friend.refused("POST", path) == "host-here"
    room.host_here, room.gone = False, {0: house.now - seating.PATIENCE_MS + 1}
    assert friend.refused("POST", path) == "host-just-left"
    house.now += 1
    assert friend.post(path)["you"]["host"]
    assert host.refused("POST", f"/tables/{table}/start") == "not-host"
    assert friend.post(f"/tables/{table}/start")["table"]["status"] == "running"


def test_a_table_is_shown_with_what_one_may_do(guest: New) -> None:
    host, stranger = guest(), guest()
    table = host.table("Host", None, None)
    shown = host.get(f"/tables/{table}")
    assert shown["you"] == {"seats": [0], "host": True, "watcher": False}
    assert stranger.refused("GET", f"/tables/{table}") == "no-access"
    assert stranger.refused("GET", "/tables/aaaaaaaaaaaaa") == "no-table"
    freed = host.ask("DELETE", f"/tables/{table}/seats/0").json()
    assert freed["table"]["seats"][0]["kind"] == "free"


def test_the_rematch_is_one_whoever_asks_and_known_to_the_table(guest: New) -> None:
    host = guest()
    table = started(host)
    host.post(f"/tables/{table}/close")
    host.room(table).host_here = True
    again = host.post(f"/tables/{table}/rematch")["table"]["id"]
    rows_before = len(host.room(table).kept)
    assert host.post(f"/tables/{table}/rematch")["table"]["id"] == again
    assert len(host.room(table).kept) == rows_before
    assert host.get(f"/tables/{table}")["table"]["rematch"] == again
    assert host.room(again).table.host == host.key


# Links -----------------------------------------------------------------------------------------


def test_a_link_says_where_it_leads_and_is_shown_once(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None)
    link = host.post(f"/tables/{table}/links", {"role": "join", "seat": 2})
    assert (link["role"], link["seat"]) == ("join", None), "a link to any seat names none"
    assert link["url"] == f"{URL}/join/{link['token']}"
    assert table_of(link["token"]) == table
    assert len(link["qr"]) == len(link["url"])
    assert hashed(link["token"]) in host.room(table).table.links
    shown = friend.post("/links/show", {"token": link["token"]})
    assert (shown["role"], shown["table"]["id"]) == ("join", table)
    watch = host.post(f"/tables/{table}/links", {"role": "watch"})
    assert watch["url"] == f"{URL}/watch/{watch['token']}"
    for _ in range(2):
        assert friend.post("/links/watch", {"token": watch["token"]})["you"]["watcher"]
    assert [row.kind for row in host.room(table).kept].count("watch") == 1


def test_a_link_is_taken_back_by_whose_it_is(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    mine = friend.post(f"/tables/{table}/links", {"role": "seat", "seat": 1})
    host.post(f"/tables/{table}/links", {"role": "join"})
    (shown,) = friend.get(f"/tables/{table}/links")["links"]
    assert (shown["role"], shown["seat"], shown["at"]) == ("seat", 1, 1_000_000)
    assert [each["role"] for each in host.get(f"/tables/{table}/links")["links"]] == [
        "seat",
        "join",
    ]
    left = host.ask("DELETE", f"/tables/{table}/links/{shown['id']}").json()["links"]
    assert [each["role"] for each in left] == ["join"]
    assert host.refused("POST", "/links/show", {"token": mine["token"]}) == "no-link"


@pytest.mark.parametrize("path", ["show", "claim", "watch"])
def test_a_token_that_leads_nowhere_is_no_link(guest: New, house: House, path: str) -> None:
    host = guest()
    table = host.table("Host", None, None)
    for token in ("nothing", "aaaaaaaaaaaaa.x", f"{table}.x"):
        body = {"token": token, "name": "X"} if path == "claim" else {"token": token}
        assert host.refused("POST", f"/links/{path}", body) == "no-link"
    house.broken.add(table)
    body = {"token": f"{table}.x", **({"name": "X"} if path == "claim" else {})}
    assert host.refused("POST", f"/links/{path}", body) == "table-newer"


# Looking back ----------------------------------------------------------------------------------


def test_nothing_can_be_looked_back_at_before_the_game(guest: New) -> None:
    host = guest()
    table = host.table("Host", None, None)
    for path in ("line", "positions/0", "recap?seat=0", "record"):
        refused = host.ask("GET", f"/tables/{table}/{path}").json()
        assert refused == {"code": "no-position", "figures": {"plies": 0}}


def test_a_game_is_looked_back_at_ply_by_ply(guest: New) -> None:
    host = guest()
    table = started(host)
    play_some(host, table, 9)
    room = host.room(table)
    line = host.get(f"/tables/{table}/line")
    assert line["seq"] == room.table.seq
    assert [ply["n"] for ply in line["plies"]] == list(range(1, room.table.ply + 1))
    assert [ply["seat"] for ply in line["plies"][:5]] == [None] * 4 + [0]
    assert [ply["do"] for ply in line["plies"]] == [str(ply.action) for ply in room.table.line]
    assert line["plies"][0]["round"] == 1
    assert line["plies"][0]["scores"] == [0, 0, 0]
    assert [do for step in line["steps"] for do in step["do"]] == [
        ply["do"] for ply in line["plies"]
    ]
    first = host.get(f"/tables/{table}/positions/0")
    assert (first["n"], first["of"], first["do"], first["seat"]) == (0, room.table.ply, None, None)
    assert first["state"]["phase"] == "deal"
    assert first["state"]["reveal"] == "A", "nothing has been revealed"
    fifth = host.get(f"/tables/{table}/positions/5")
    assert (fifth["do"], fifth["seat"]) == (line["plies"][4]["do"], 0)
    last = host.get(f"/tables/{table}/positions/{room.table.ply}")
    assert (last["state"]["round"], last["state"]["seat"]) == (room.state.round, room.state.seat)
    for path in (f"positions/{room.table.ply + 1}", "positions/-1", "recap?seat=3"):
        refused = host.ask("GET", f"/tables/{table}/{path}").json()
        assert refused == {"code": "no-position", "figures": {"plies": room.table.ply}}


def test_what_was_taken_back_is_not_in_the_line(guest: New) -> None:
    host = guest()
    table = started(host)
    room = host.room(table)
    going = room.state.almanac.by_notation["move ah-1"]
    room.kept += room.table.add(play.played(room.state, 0, going, room.deal(), 5))
    room.kept += room.table.add([rows.Undone(at=6, seat=0, to=4)])
    assert len(host.get(f"/tables/{table}/line")["steps"]) == 1
    assert len(host.get(f"/tables/{table}/line")["plies"]) == 4


def test_a_recap_tells_what_others_did_since_ones_last_turn(guest: New) -> None:
    host = guest()
    table = started(host)
    recap = host.get(f"/tables/{table}/recap?seat=1")
    assert [step["seat"] for step in recap["steps"]] == [None], "the set-up"
    play_some(host, table, 13)
    assert host.room(table).state.seat != 1
    for seat in range(3):
        recap = host.get(f"/tables/{table}/recap?seat={seat}")
        others = [step["seat"] for step in recap["steps"]]
        assert seat not in others
        assert (recap["seat"], recap["seq"]) == (seat, host.room(table).table.seq)
        steps = host.get(f"/tables/{table}/line")["steps"]
        mine = [n for n, step in enumerate(steps) if step["seat"] == seat]
        ended = [n for n in mine if step_ended(steps[n])]
        since = steps[ended[-1] + 1 :] if ended else steps
        assert recap["steps"] == [step for step in since if step["seat"] != seat]


def step_ended(step: dict[str, list[dict[str, str]]]) -> bool:
    return any(event["kind"] == "turn-ended" for event in step["events"])


def test_the_record_shows_the_seed_only_after_the_end(guest: New) -> None:
    host = guest()
    table = started(host)
    play_some(host, table, 6)
    record = host.ask("GET", f"/tables/{table}/record")
    assert record.name == f"valdora-{table}.valdora"
    seed = host.room(table).seed.encode()
    assert seed not in record.content
    host.post(f"/tables/{table}/close")
    record = host.ask("GET", f"/tables/{table}/record")
    assert seed in record.content
    assert verify(Reader(BytesIO(record.content))).deal == "checked"


def test_reviews_are_the_hosts_business_once_one_may_see_the_table(guest: New) -> None:
    host, stranger = guest(), guest()
    table = started(host)
    assert host.post(f"/tables/{table}/review")["stage"] == "waiting"
    assert host.get(f"/tables/{table}/review")["stage"] == "unasked"
    for method in ("GET", "POST"):
        assert stranger.refused(method, f"/tables/{table}/review") == "no-access"


def test_ones_own_tables_are_those_where_one_sits_or_decides(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    friend.post(f"/tables/{table}/join", {"name": "Friend"})

    def own(visitor: Visitor) -> list[str]:
        return [each["id"] for each in visitor.get("/tables/mine")["tables"]]

    assert own(host) == own(friend) == [table]
    host.post(f"/tables/{table}/leave", {"seat": 0, "stay": True})
    assert own(host) == [table], "they still decide"
    host.ask("DELETE", f"/tables/{table}/seats/1")
    assert own(friend) == []


def test_the_answer_to_the_end_of_a_game_shows_its_seed(guest: New) -> None:
    host = guest()
    table = started(host)
    assert host.get(f"/tables/{table}")["table"]["seed"] is None
    assert host.post(f"/tables/{table}/close")["table"]["seed"] == host.room(table).seed


def test_a_key_is_given_to_who_has_none_and_kept(guest: New) -> None:
    host = guest()
    host.get("/about")
    assert host.key is None
    host.table("Host", None, None)
    key = host.key
    host.table("Host", None, None)
    assert host.key == key != newcomer()

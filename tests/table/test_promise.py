"""The shuffle's promise: the server commits, then each seat adds its seed, then all is drawn.

What is drawn, the first seat included, is worked out here a second time, from docs/dealer.md.
"""

import hmac
import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from support.desk import HOST, SEAL, Desk
from support.hosted import Visitor
from valdora.records import Reader, RecordError, verify
from valdora.rules import legal_actions
from valdora.table import play, requests, rows, seating
from valdora.table.dealing import beginning, deal_of
from valdora.table.fold import folded
from valdora.table.history import record_bytes

New = Callable[[], Visitor]
BOT = ("bot", "random")


def give(visitor: Visitor, table: str, seat: int, seed: str) -> Any:
    """Add to the shuffle; the table after it."""
    reply = visitor.ask("PUT", f"/tables/{table}/seats/{seat}/seed", {"seed": seed})
    assert reply.status_code == 200, reply
    return reply.json()["table"]


def documented_first(seed: bytes, given_: Sequence[str]) -> int:
    """Who begins, by the description alone."""
    parts = [len(each.encode()).to_bytes(4, "big") + each.encode() for each in given_]
    key = hmac.digest(seed, b"valdora/2/sealed" + b"".join(parts), sha256)
    sub_key = hmac.digest(key, b"valdora/1/first", sha256)
    stream = b"".join(hmac.digest(sub_key, n.to_bytes(8, "big"), sha256) for n in range(4))
    draws = (int.from_bytes(stream[n : n + 4], "big") for n in range(0, len(stream), 4))
    count = len(given_)
    return next(draw for draw in draws if draw < 2**32 - 2**32 % count) % count


def play_some(desk: Desk, plies: int) -> None:
    for _ in range(plies):
        state = desk.table.state
        assert state is not None
        going = legal_actions(state)[-1]
        desk.take(play.played(state, state.seat, going, desk.deal, 5))


seats = st.lists(st.sampled_from(["person", "free", "bot"]), min_size=2, max_size=5)


@settings(max_examples=60, deadline=None)
@given(
    wishes=seats,
    seeds=st.lists(st.sampled_from(["", "a", "b", "c0ffee"]), min_size=5, max_size=5),
    starts=st.integers(-1, 4),
    leaves=st.booleans(),
)
def test_all_that_is_drawn_follows_from_the_commitment_and_the_seeds(
    wishes: list[str], seeds: list[str], starts: int, leaves: bool
) -> None:
    """Two to five seats, people on one device or several, bots, who gives nothing, who leaves."""
    kinds: dict[str, requests.Person | requests.Free | requests.Robot] = {
        "person": requests.Person(name="Here"),
        "free": requests.Free(),
        "bot": requests.Robot(bot="random"),
    }
    count = len(wishes)
    desk = Desk(
        *(kinds[wish] for wish in wishes),
        edition="duel.2" if count == 2 else "base-2009.2",
        starts="random" if starts < 0 else starts % count,
        seed="early",
    )
    table = desk.table
    assert [each.seed for each in table.seats] == [""] * count, "none came with the commitment"
    for seat, wish in enumerate(wishes):
        if wish == "free":
            ask = requests.JoinTable(name="Guest", seat=seat)
            desk.take(seating.joined(table, HOST, ask, 2)[0])
        if wish != "bot" and seeds[seat]:
            desk.take(seating.seed_given(table, HOST, seat, seeds[seat], 2))
    if leaves and wishes[-1] == "free":
        desk.take(
            seating.left(
                table, HOST, requests.LeaveSeat(seat=count - 1, stay=True), 3, stand_in="x"
            )
        )
        desk.take(seating.bot_set(table, HOST, count - 1, "random", 3, ["random"]))
    lobby = [each.seed for each in table.seats]
    desk.start()
    first = documented_first(SEAL.seed, lobby) if starts < 0 else starts % count
    turned = lobby[first:] + lobby[:first]
    assert [each.seed for each in table.seats] == turned
    assert deal_of(table, SEAL) == SEAL.deal(table.edition, lobby, 2)
    play_some(desk, 3)
    desk.take([rows.Closed(at=9)])
    assert folded("t", desk.kept) == table
    record = record_bytes(table, SEAL.seed)
    assert verify(Reader(BytesIO(record))).deal == "checked"
    assert json.loads(record.splitlines()[0])["dealer"] == {
        "kind": "sealed",
        "version": 2,
        "commitment": SEAL.commitment,
        "player_seeds": turned,
        "first": first,
        "drawn": starts < 0,
        "seed": SEAL.seed.hex(),
    }


# At a table ------------------------------------------------------------------------------------


def test_the_creators_seed_does_not_come_with_the_request_that_makes_the_commitment(
    guest: New,
) -> None:
    host = guest()
    table = host.table("Host", None, BOT, seed="early")
    shown = host.get(f"/tables/{table}")["table"]
    assert shown["commitment"]
    assert shown["player_seeds"] == ["", "", ""]
    assert (shown["dealer"], shown["first"], shown["drawn"]) == (2, None, False)
    assert give(host, table, 0, "late")["player_seeds"] == ["late", "", ""]


def test_a_seat_gives_one_seed_and_only_its_own_before_the_start(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, BOT, public=True)
    path = f"/tables/{table}/seats"
    assert friend.refused("PUT", f"{path}/1/seed", {"seed": "x"}) == "not-your-seat"
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    assert friend.refused("PUT", f"{path}/0/seed", {"seed": "x"}) == "not-your-seat"
    assert friend.refused("PUT", f"{path}/4/seed", {"seed": "x"}) == "no-such-seat"
    for bad in ("", "-", "a" * 65, 7):
        assert friend.refused("PUT", f"{path}/1/seed", {"seed": bad}) == "bad-request"
    assert give(friend, table, 1, "mine")["player_seeds"] == ["", "mine", ""]
    seq = host.room(table).table.seq
    assert give(friend, table, 1, "other")["player_seeds"][1] == "mine", "the first one counts"
    assert host.room(table).table.seq == seq
    host.post(f"/tables/{table}/start")
    assert host.refused("PUT", f"{path}/0/seed", {"seed": "x"}) == "already-started"


def test_who_joins_may_bring_a_seed_and_who_goes_takes_it_along(guest: New) -> None:
    host, friend = guest(), guest()
    table = host.table("Host", None, None, public=True)
    joined = friend.post(f"/tables/{table}/join", {"name": "Friend", "seed": "brought"})
    assert joined["table"]["player_seeds"] == ["", "brought", ""]
    left = friend.post(f"/tables/{table}/leave", {"seat": 1})["table"]
    assert left["player_seeds"] == ["", "", ""]
    give(host, table, 0, "a")
    friend.post(f"/tables/{table}/join", {"name": "Friend"})
    give(friend, table, 1, "b")
    freed = host.ask("DELETE", f"/tables/{table}/seats/1").json()["table"]
    assert freed["player_seeds"] == ["a", "", ""]


def test_on_another_device_one_adds_to_the_shuffle_anew(guest: New) -> None:
    host, phone = guest(), guest()
    table = host.table("Host", "Two", "Three")
    give(host, table, 0, "desk")
    token = host.post(f"/tables/{table}/links", {"role": "seat", "seat": 0})["token"]
    moved = phone.post("/links/claim", {"token": token, "name": "Host"})["table"]
    assert moved["player_seeds"] == ["", "", ""]
    assert give(phone, table, 0, "phone")["player_seeds"][0] == "phone"


def test_a_rematch_has_another_commitment_and_asks_for_new_seeds(guest: New) -> None:
    host = guest()
    table = host.table("One", "Two", "Three", starts="random")
    for seat in range(3):
        give(host, table, seat, f"old{seat}")
    begun = host.post(f"/tables/{table}/start")["table"]
    assert sorted(begun["player_seeds"]) == ["old0", "old1", "old2"]
    assert begun["drawn"] is True
    assert begun["player_seeds"][0] == f"old{begun['first']}"
    host.post(f"/tables/{table}/close")
    again = host.post(f"/tables/{table}/rematch")["table"]
    assert again["commitment"] != begun["commitment"]
    assert again["player_seeds"] == ["", "", ""]
    assert give(host, again["id"], 2, "new")["player_seeds"] == ["", "", "new"]
    dealt = host.post(f"/tables/{again['id']}/start")["table"]
    assert (dealt["first"], dealt["drawn"]) == (1, False), "the next begins, by no lot"


def test_who_gives_no_seed_plays_all_the_same_and_that_is_shown(guest: New) -> None:
    """A client of before there was this, or someone who is not there."""
    host = guest()
    table = host.table("Host", None, BOT, starts="random", public=True)
    old = guest()
    old.post(f"/tables/{table}/join", {"name": "Old"})
    give(host, table, 0, "mine")
    begun = host.post(f"/tables/{table}/start")["table"]
    names = {seat["name"]: begun["player_seeds"][seat["seat"]] for seat in begun["seats"]}
    assert names == {"Host": "mine", "Old": "", "": ""}
    room = host.room(table)
    first = documented_first(room.seal.seed, ["mine", "", ""])
    assert begun["first"] == first


# Earlier versions ------------------------------------------------------------------------------


def opened_before(desk: Desk) -> Desk:
    """The same table as the version before has opened it."""
    row = rows.from_row(desk.kept[0])
    assert isinstance(row, rows.Opened)
    old = Desk()
    old.kept.clear()
    old.table = folded("t", [])
    row.dealer, row.needs = 1, UNSET
    for sitting, seed in zip(row.seats, ("one", "", "three"), strict=True):
        sitting.seed = seed
    old.take([row])
    return old


@pytest.mark.parametrize("starts", ["random", 2])
def test_a_table_of_the_version_before_is_dealt_as_that_dealt(
    starts: int | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda count: count - 1)
    desk = opened_before(Desk(starts=starts))
    assert beginning(desk.table, SEAL)[0] == 2
    desk.start()
    table = desk.table
    assert [each.name for each in table.seats] == ["Three", "One", "Two"]
    assert deal_of(table, SEAL) == SEAL.deal(table.edition, ["three", "one", ""])
    play_some(desk, 3)
    desk.take([rows.Closed(at=9)])
    record = record_bytes(table, SEAL.seed)
    assert verify(Reader(BytesIO(record))).deal == "checked"
    assert json.loads(record.splitlines()[0])["dealer"] == {
        "kind": "sealed",
        "commitment": SEAL.commitment,
        "player_seeds": ["three", "one", ""],
        "seed": SEAL.seed.hex(),
    }


def test_who_does_not_know_the_dealer_does_not_open_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk()
    row = rows.from_row(desk.kept[0])
    assert isinstance(row, rows.Opened)
    assert (row.dealer, row.needs) == (2, rows.FORMAT)
    row.dealer = 3
    with pytest.raises(rows.Unreadable, match="version 3 of the dealer") as found:
        folded("t", [rows.to_row(1, row)])
    assert found.value.code == "table-newer"
    monkeypatch.setattr(rows, "FORMAT", 2)
    with pytest.raises(rows.Unreadable, match="needs format 3, not 2"):
        folded("t", desk.kept)


# What is wrong with a record ---------------------------------------------------------------------


def ended(starts: int | str = "random") -> list[bytes]:
    desk = Desk(starts=starts)
    for seat in range(3):
        desk.take(seating.seed_given(desk.table, HOST, seat, f"s{seat}", 2))
    desk.start()
    desk.take([rows.Closed(at=9)])
    return record_bytes(desk.table, SEAL.seed).splitlines(keepends=True)


def fault(starts: int | str = "random", **changed: Any) -> str:
    head, *others = ended(starts)
    header = json.loads(head)
    header["dealer"] |= changed
    header["dealer"] = {key: value for key, value in header["dealer"].items() if value != "gone"}
    with pytest.raises(RecordError) as found:
        verify(Reader(BytesIO(b"".join([json.dumps(header).encode() + b"\n", *others]))))
    assert found.value.line == 1
    return found.value.code


def test_whoever_tampers_with_the_beginning_is_found_out() -> None:
    first = json.loads(ended()[0])["dealer"]["first"]
    other = (first + 1) % 3
    assert fault(other, drawn=True) == "first-not-drawn", "it was chosen, and that is denied"
    assert fault(first=other, drawn=False) == "layout-not-dealt", "the seeds are by place"
    assert fault(player_seeds=["s0", "s1", ""]) in ("first-not-drawn", "layout-not-dealt")
    assert fault(player_seeds=[]) == fault(player_seeds=["s0"]) == "wrong-value"
    assert fault(first=3) == fault(first=-1) == fault(first="0") == "wrong-value"
    assert fault(drawn=1) == fault(version=3) == fault(version=1) == "wrong-value"
    assert fault(first="gone") == fault(drawn="gone") == "key-missing"
    assert fault(version="gone") == "key-unknown"
    assert fault(seed="00" * 32) == "broken-commitment"

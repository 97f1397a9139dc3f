"""Fair shares: whatever one person asks for, everyone else waits for one thought of theirs."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from valdora.server.ground.shares import Payer, Shares
from valdora.server.thinking.lane import Lane

ANN, BEN, CAT = (
    Payer(place=f"10.0.0.{n}", person=name) for n, name in enumerate(("ann", "ben", "cat"))
)


def filled(*asked: Payer, each: int = 100) -> Shares[int]:
    made: Shares[int] = Shares(each)
    for number, payer in enumerate(asked):
        made.add(payer, number)
    return made


def taken(shares: Shares[int]) -> list[int]:
    return [found[1] for found in iter(shares.take, None)]


def test_people_take_turns_however_much_one_asks_for() -> None:
    shares = filled(*[ANN] * 50, BEN, CAT, BEN)
    assert taken(shares)[:6] == [0, 50, 51, 1, 52, 2]


def test_a_persons_tables_take_turns_and_at_one_the_first_is_first() -> None:
    one, two = ANN._replace(table="one"), ANN._replace(table="two")
    assert taken(filled(one, one, one, two, two)) == [0, 3, 1, 4, 2]


def test_many_keys_at_one_address_are_one_address() -> None:
    keys = [Payer("10.0.0.9", f"key {number}") for number in range(50)]
    assert taken(filled(*keys, BEN, BEN))[:4] == [0, 50, 1, 51]


def test_a_person_has_only_so_much_under_way_and_others_go_on() -> None:
    shares = filled(ANN, ANN, ANN, BEN, each=1)
    assert taken(shares) == [0, 3]
    shares.done(ANN)
    assert taken(shares) == [1]
    shares.done(BEN)
    assert taken(shares) == []


def test_a_key_is_one_person_wherever_it_is_used_and_who_has_none_is_an_address() -> None:
    elsewhere = ANN._replace(place="10.9.9.9")
    assert taken(filled(ANN, elsewhere, each=1)) == [0]
    nobody = Payer("10.0.0.7")
    assert taken(filled(nobody, nobody, Payer("10.0.0.8"), each=1)) == [0, 2]


def test_what_was_asked_for_is_counted_until_it_is_done_or_dropped() -> None:
    shares = filled(ANN, ANN, ANN)
    assert shares.asked(ANN) == 3
    shares.take()
    assert shares.asked(ANN) == 3
    shares.done(ANN)
    shares.drop(ANN, 2)
    assert (shares.asked(ANN), taken(shares)) == (1, [1])
    shares.done(ANN)
    shares.drop(ANN, 1)
    assert (shares.asked(ANN), shares._turns, shares._busy) == (0, type(shares._turns)(), {})


def test_the_order_is_told_and_not_changed() -> None:
    shares = filled(ANN, ANN, BEN, CAT)
    assert list(shares.order()) == [0, 2, 3, 1]
    assert taken(shares) == [0, 2, 3, 1]


@pytest.fixture
def lane() -> Iterator[Lane]:
    made = Lane("test", 2, 1, 0)
    yield made
    made.close()


def test_another_persons_thought_begins_while_one_has_many_under_way(lane: Lane) -> None:
    held = threading.Event()

    async def go() -> None:
        many = [asyncio.create_task(lane.run(ANN, held.wait)) for _ in range(20)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(lane.run(BEN, lambda: "begun"), 20) == "begun"
        assert not any(each.done() for each in many)
        held.set()
        assert await asyncio.gather(*many) == [True] * 20

    asyncio.run(go())


def test_who_no_longer_waits_is_not_served(lane: Lane) -> None:
    held, begun = threading.Event(), []

    async def go() -> None:
        first = asyncio.create_task(lane.run(ANN, held.wait))
        given_up = asyncio.create_task(lane.run(ANN, lambda: begun.append(1)))
        await asyncio.sleep(0)
        assert lane.asked(ANN) == 2
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        held.set()
        await first
        assert (begun, lane.asked(ANN)) == ([], 0)

    asyncio.run(go())


def test_what_fails_is_told_and_others_go_on(lane: Lane) -> None:
    def fail() -> None:
        raise ValueError("no")

    async def go() -> None:
        with pytest.raises(ValueError, match="no"):
            await lane.run(ANN, fail)
        assert await lane.run(ANN, lambda: 1) == 1

    asyncio.run(go())

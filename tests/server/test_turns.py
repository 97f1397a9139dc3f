"""Bots think of a whole turn at once, and of the same one wherever and whenever they do."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from support.desk import SEAL, Desk
from support.inside import inside
from support.played import put_rows
from support.positions import opening
from support.slow_bots import playing_after
from valdora.bots import make
from valdora.bots.search.searcher import Searcher
from valdora.content import load
from valdora.dealer import Seal, reveal, seeded
from valdora.rules import Action, State, apply, legal_actions, new_game
from valdora.server.live import bots
from valdora.server.live.waking import Waking
from valdora.server.storage import Row, StorageError
from valdora.server.thinking.worker import rest_of_turn
from valdora.server.thinking.workers import Workers
from valdora.table import requests, rows

SEARCHING = pytest.param("steady", marks=pytest.mark.slow)
ROUNDS = 6


def parts_of_turns(bot: str) -> Iterator[tuple[int, list[State]]]:
    """A game's first rounds: the states from one page or turn to the next, and the bot's seed."""
    deal = seeded(load("base-2009"), 5)
    state, ply = new_game(load("base-2009"), 3, deal.layout), 0
    while state.round <= ROUNDS:
        if state.reveals:
            state, ply = apply(state, reveal(deal, state))[0], ply + 1
            continue
        seed, states = SEAL.chance(f"bot/{ply}"), [state]
        for do in rest_of_turn(make(bot, seed, "live"), [state]):
            states.append(apply(states[-1], state.almanac.by_notation[do])[0])
        yield seed, states
        state, ply = states[-1], ply + len(states) - 1


def test_a_turn_ends_with_its_last_action_or_a_page_nobody_has_seen() -> None:
    for _, (first, *others) in parts_of_turns("greedy"):
        *within, last = others
        assert all((each.seat, each.round) == (first.seat, first.round) for each in within)
        assert not any(each.reveals for each in within)
        assert last.reveals or (last.seat, last.round) != (first.seat, first.round)


@pytest.mark.parametrize("bot", ["random", "greedy", SEARCHING])
def test_a_bot_asked_in_the_middle_goes_on_as_it_would_have(bot: str) -> None:
    """It is led through the turn so far, so it needs no memory of its own."""
    longest = 0
    for seed, states in parts_of_turns(bot):
        whole = rest_of_turn(make(bot, seed, "live"), states[:1])
        longest = max(longest, len(whole))
        for begun in range(1, len(whole)):
            rest = rest_of_turn(make(bot, seed, "live"), states[: begun + 1])
            assert rest == whole[begun:]
    assert longest > 2


@pytest.mark.slow
def test_a_bot_that_searches_does_so_once_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[State] = []
    think = Searcher.think

    def counted(self: Searcher, state: State, *others: Any) -> Any:
        searched.append(state)
        return think(self, state, *others)

    monkeypatch.setattr(Searcher, "think", counted)
    for _, (first, *_) in parts_of_turns("steady"):
        assert searched == ([first] if len(legal_actions(first)) > 1 else [])
        searched.clear()


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    async def played(count: int) -> list[Sequence[Action]]:
        made, state = Workers(count, 20.0), opening()
        try:
            together = (
                made.play([state], bot, seed) for seed in range(6) for bot in ("random", "expert")
            )
            return await asyncio.gather(*together)
        finally:
            await asyncio.to_thread(made.close)

    one, several = asyncio.run(played(1)), asyncio.run(played(2))
    assert one == several
    assert len(set(map(tuple, one))) > 1


def bots_to_move() -> list[Row]:
    """A table whose host has played a turn, so that it is up to two bots."""
    bot = requests.Robot(bot="random")
    desk = Desk(requests.Person(name="Player 1"), bot, bot, pace=0)
    desk.start()
    draw = random.Random(1)
    while not desk.table.bot_to_move:
        desk.act(desk.any_code(draw))
    return desk.kept


async def played_on(folder: Path, kept: Sequence[Row], seal: Seal = SEAL) -> list[Row]:
    """All rows of a game when its bots have played and a person is to move."""
    await asyncio.to_thread(put_rows, folder, "game", kept, seal=seal)
    async with inside(folder) as app:
        seated = await app.server.rooms.get("game")
        assert seated.table.bot_to_move
        app.server.rooms._bots.see(seated)
        await app.server.rooms._bots._playing["game"]
        return await app.server.rooms.storage.rows("game")


def done(kept: Sequence[Row]) -> list[tuple[int | None, str]]:
    """Who did what, and what the dealer revealed."""
    acts = [rows.from_row(row) for row in kept if row.kind in ("act", "reveal")]
    return [(getattr(act, "seat", None), getattr(act, "do", "")) for act in acts]


@pytest.mark.slow
def test_a_server_asks_once_a_turn_and_plays_the_same_after_a_restart_within(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def count(states: Sequence[State], bot: str) -> None:  # noqa: ARG001
        asked.append(len(states))

    monkeypatch.setattr(Workers, "play", playing_after(count))
    begun = bots_to_move()
    whole = asyncio.run(played_on(tmp_path / "whole", begun))
    assert set(asked) == {1}, "only when a turn begins or a page was revealed"
    acts = [place for place in range(len(begun), len(whole)) if whole[place].kind == "act"]
    assert len(asked) < len(acts)
    within = next(place for place in acts if place - 1 in acts and _same(whole, place))
    again = asyncio.run(played_on(tmp_path / "again", whole[:within]))
    assert done(again) == done(whole)
    assert 2 in asked


@pytest.mark.slow
def test_who_knows_all_that_is_public_cannot_foretell_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same table, rows and pages: only the secret seed is another, and so is what they do."""
    deal, begun = SEAL.deal(load("base-2009.2"), ["", "", ""]), bots_to_move()
    monkeypatch.setattr(Seal, "deal", lambda *_: deal)
    one = asyncio.run(played_on(tmp_path / "one", begun))
    same = asyncio.run(played_on(tmp_path / "same", begun))
    other = asyncio.run(played_on(tmp_path / "other", begun, Seal(bytes(32))))
    assert done(same) == done(one)
    assert done(other) != done(one)


@pytest.mark.slow
def test_a_game_does_not_stand_still_when_its_bots_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter([StorageError("storage-unusable", {}), RuntimeError("a mistake of ours")])

    async def fail(states: Sequence[State], bot: str) -> None:  # noqa: ARG001
        for failure in failures:
            raise failure

    begun = bots_to_move()
    whole = asyncio.run(played_on(tmp_path / "whole", begun))
    monkeypatch.setattr(Workers, "play", playing_after(fail))
    monkeypatch.setattr(bots, "_RETRY_SECONDS", 0.0)
    assert done(asyncio.run(played_on(tmp_path / "again", begun))) == done(whole)
    assert next(failures, None) is None


def test_bots_that_cannot_go_on_stop_until_something_happens_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def fail(states: Sequence[State], bot: str) -> None:  # noqa: ARG001
        tried.append(len(tried))
        raise RuntimeError("a mistake of ours")

    async def nobody(_waking: Waking) -> None:
        """The test alone wakes them."""

    async def stop() -> None:
        await asyncio.to_thread(put_rows, tmp_path, "game", bots_to_move(), seal=SEAL)
        async with inside(tmp_path) as app:
            driver, seated = app.server.rooms._bots, await app.server.rooms.get("game")
            monkeypatch.setattr(seated, "_watch", lambda _: None)
            said = rows.Said(at=seated.now(), seat=0, name="Player 1", text="Hello?")
            for expected in (bots._TRIES, 2 * bots._TRIES):
                driver.see(seated)
                await driver._playing["game"]
                assert len(tried) == expected
                driver.see(seated)
                assert "game" not in driver._playing, "nothing has happened that may help"
                await seated.perform(lambda _: [said])

    monkeypatch.setattr(Waking, "look", nobody)
    monkeypatch.setattr(Workers, "play", playing_after(fail))
    monkeypatch.setattr(bots, "_RETRY_SECONDS", 0.0)
    asyncio.run(stop())
    stopped = [each for each in caplog.records if "have stopped" in each.getMessage()]
    assert [each.levelname for each in stopped] == ["ERROR", "ERROR"]
    assert {vars(each)["table"] for each in stopped} == {"game"}


def _same(kept: Sequence[Row], place: int) -> bool:
    """Whether a row and the one before are of the same seat."""
    (before, _), (after, _) = done(kept[place - 1 : place + 1])
    return before == after

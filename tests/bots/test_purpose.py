"""Players with purpose: they keep what they bought, open books to buy, and use their turns."""

from collections.abc import Iterator
from statistics import median

import pytest

from support.positions import Seat, position
from valdora.bots import make
from valdora.bots.search.levels import drags_on
from valdora.bots.search.thinking import searcher
from valdora.content import usual
from valdora.dealer import seeded
from valdora.engine.desk import Effort
from valdora.records import PlayedPly, play_game
from valdora.rules import Action, Buy, Deliver, Load, Provisions, Return, Silver, State, Turn

pytestmark = pytest.mark.slow

WITH_PURPOSE = ("beginner", "casual")
ALL = Effort(60)


def turns(state: State, sight: str) -> list[tuple[Action, ...]]:
    with searcher(state.edition, sight) as search:
        return [turn.actions for turn in search.think(state, ALL, seed=1)]


def actions(state: State, sight: str) -> set[type[Action]]:
    return {type(action) for turn in turns(state, sight) for action in turn}


@pytest.mark.parametrize("sight", WITH_PURPOSE)
def test_a_commission_that_was_bought_is_kept(sight: str) -> None:
    state = position(Seat("C", open=["green", "gold", "violet"]), phase="act")
    assert Return in actions(state, "full")
    assert Return not in actions(state, sight)


@pytest.mark.parametrize("sight", WITH_PURPOSE)
@pytest.mark.parametrize(
    ("seat", "turned"),
    [
        (Seat("C", coins=1), True),
        (Seat("C", coins=0), False),
        (Seat("C", open=["green", "gold", "violet"]), False),
        (Seat("A", carrying={"pan": "gold"}), True),
        (Seat("A"), False),
    ],
    ids=["a coin", "no coin", "three commissions", "gold", "no gold"],
)
def test_a_page_is_turned_only_by_who_can_buy_then(sight: str, seat: Seat, turned: bool) -> None:
    state = position(seat, phase="act")
    assert Turn in actions(state, "full")
    assert (Turn in actions(state, sight)) is turned


@pytest.mark.parametrize("sight", WITH_PURPOSE)
def test_the_last_coin_is_not_spent_on_a_page(sight: str) -> None:
    state = position(Seat("C", coins=1), phase="act", right={"C": ["blue", "red", "gold", "green"]})
    for turn in turns(state, sight):
        pages = sum(isinstance(action, Turn) for action in turn)
        assert pages <= 1, turn


@pytest.mark.parametrize("level", WITH_PURPOSE)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_hardly_a_turn_of_a_game_is_without_use(level: str, players: int) -> None:
    used = list(_used(level, players))
    assert used.count(False) <= 0.1 * len(used)


@pytest.mark.parametrize(("level", "most_rounds"), [("beginner", 50), ("casual", 45)])
def test_deliveries_begin_early_and_games_come_to_their_end(level: str, most_rounds: int) -> None:
    """A small sample of what `scripts/evidence/purpose.py` measures."""
    games = [_deliveries(level, deal) for deal in range(8)]
    first = sorted(round_ for found, _ in games for round_ in found)
    assert median(first) <= 6
    assert first[int(0.9 * len(first))] <= 10
    assert median(rounds for _, rounds in games) <= most_rounds


def _deliveries(level: str, deal: int) -> tuple[list[int], int]:
    """The round of each player's first delivery in a game of three, and how many rounds it had."""
    edition = usual(3)
    seats = [make(level, 10 * deal + seat) for seat in range(3)]
    first: dict[int, int] = {}
    for step in play_game(edition, seats, seeded(edition, deal), 80):
        end = step.after
        if step.seat is not None and isinstance(step.action, Deliver):
            first.setdefault(step.seat, step.before.round)
    return [first.get(seat, end.round) for seat in range(3)], end.round


def _used(level: str, players: int) -> Iterator[bool]:
    """For each turn after the second round whether it brought something."""
    edition = usual(players)
    seats = [make(level, seat) for seat in range(players)]
    gains = (Buy, Load, Deliver, Silver, Provisions)
    turn: list[PlayedPly] = []
    for step in play_game(edition, seats, seeded(edition, 6), 40):
        if step.seat is None or drags_on(step.before):
            continue
        if step.before.phase == "move" and turn and turn[0].before.round > 2:
            yield any(isinstance(done.action, gains) for done in turn)
        turn = [step] if step.before.phase == "move" else [*turn, step]
        assert not isinstance(step.action, Return)

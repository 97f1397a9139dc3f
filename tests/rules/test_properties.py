"""What holds in every game: whoever plays, whatever is played, in any valid edition.

Hypothesis picks editions, players and actions; the same ones each time. Games are also begun by an
eager player, because actions picked at random hardly ever get as far as a final round.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from support.eager import choose, playthrough
from support.editions import random_edition
from support.positions import BASE, fresh
from valdora.content import Edition, Gemstone
from valdora.rules import Action, Event, IllegalAction, State, apply, explain, legal_actions, status

GAMES = [("duel", 2), (BASE, 3), (BASE, 4), (BASE, 5)]
STEADY = settings(
    max_examples=30,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def check_table(state: State) -> None:
    """S3, S5-S10, B6, B7, B8, C1: everything is somewhere exactly once, within its limits."""
    assert status(state) == ()
    edition, figures = state.edition, state.edition.figures
    assert state.bank + sum(player.coins for player in state.players) == figures.coins
    assert all(0 <= player.coins <= figures.purse for player in state.players)
    assert all(player.open.total <= figures.open_commissions for player in state.players)
    assert all(len(player.equipment) <= 7 for player in state.players)
    assert Counter(_gemstones(state)) == Counter(edition.gemstones)
    bags: list[Mapping[Any, int]] = [state.discard, state.piles, *state.stones.values()]
    bags += [book.unseen for book in state.books.values()]
    bags += [bag for each in state.players for bag in (each.open, each.completed, each.craftsmen)]
    assert all(count > 0 for bag in bags for count in bag.values())


def _gemstones(state: State) -> list[Gemstone]:
    lying = [state.discard, *state.stones.values()]
    carried = [stone for player in state.players for stone in player.equipment.values() if stone]
    return carried + [stone for heap in lying for stone, n in heap.items() for _ in range(n)]


def check_choices(state: State) -> None:
    """Every legal action applies and leads to a state of its own; every other is refused, with a
    reason and its rule, and changes nothing."""
    legal = legal_actions(state)
    codes = [state.almanac.codes[action] for action in legal]
    assert codes == sorted(set(codes)), "in the order of the codes"
    assert (state.phase == "over") == (not legal)
    reached = {apply(state, action)[0] for action in legal}
    assert len(reached) == len(legal), "no two legal actions have the same effect"
    assert state not in reached
    before = hash(state)
    for action in state.almanac.actions:
        reason = explain(state, action)
        if action in legal:
            assert reason is None
        else:
            assert reason is not None
            assert reason.rule[0] in "STMEBLDCVPGFQX"
            assert reason.rule[1:].isdigit()
            with pytest.raises(IllegalAction):
                apply(state, action)
    assert hash(state) == before


def check_replay(start: State, log: list[Action], end: State) -> None:
    """The same actions lead to the same state, also by way of their notation."""
    state = start
    for action in log:
        state, _ = apply(state, start.almanac.by_notation[str(action)])
    assert state == end
    assert hash(state) == hash(end)


class AnyGame(RuleBasedStateMachine):
    """A game in the base edition, the duel or a made-up edition, from any point on."""

    start: State
    state: State
    log: list[Action]

    @initialize(
        game=st.sampled_from([*GAMES, None, None]),
        seed=st.integers(0, 999),
        begun=st.sampled_from([0, 0, 50, 200, 400, 600]),
    )
    def begin(self, game: tuple[str, int] | None, seed: int, begun: int) -> None:
        rng = Random(seed)
        edition: str | Edition
        if game is None:
            edition = random_edition(rng)
            players = rng.randint(edition.min_players, edition.max_players)
        else:
            edition, players = game
        self.start = self.state = fresh(edition, players, seed)
        self.log = []
        while len(self.log) < begun and self.state.phase != "over":
            self._play(choose(self.state, rng))

    def _play(self, action: Action) -> None:
        self.log.append(action)
        self.state, _ = apply(self.state, action)

    def running(self) -> bool:
        return self.state.phase != "over"

    @precondition(running)
    @rule(pick=st.integers(0, 10_000))
    def anything_legal(self, pick: int) -> None:
        legal = legal_actions(self.state)
        self._play(legal[pick % len(legal)])

    @precondition(running)
    @rule(seed=st.integers(0, 999))
    def something_useful(self, seed: int) -> None:
        self._play(choose(self.state, Random(seed)))

    @precondition(lambda self: not self.running())
    @rule()
    def nothing_is_left_to_do(self) -> None:
        assert legal_actions(self.state) == ()

    @invariant()
    def the_table_is_complete(self) -> None:
        check_table(self.state)

    @invariant()
    def choices_are_real(self) -> None:
        check_choices(self.state)

    def teardown(self) -> None:
        if hasattr(self, "start"):
            check_replay(self.start, self.log, self.state)


AnyGame.TestCase.settings = STEADY
TestAnyGame = pytest.mark.slow(AnyGame.TestCase)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_whole_games(edition: str, players: int) -> None:
    """G1: from the first page to the last turn; the seats take turns, and the rounds are full."""
    start = fresh(edition, players, seed=players)
    log: list[Action] = []
    turns = Counter[int]()
    for ply, (before, action, after, events) in enumerate(playthrough(start, Random(players))):
        log.append(action)
        turns.update(event.seat for event in events if event.kind == "turn-ended")  # type: ignore[attr-defined]
        check_table(after)
        if ply % 20 == 0:
            check_choices(before)
    assert after.phase == "over"
    assert set(turns.values()) == {after.round}
    assert len(turns) == players
    check_choices(after)
    check_replay(start, log, after)


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_in_made_up_editions(seed: int) -> None:
    """M1, G1: other maps, figures and cards; games that nobody ends are left after a while."""
    rng = Random(seed)
    edition = random_edition(rng)
    start = fresh(edition, rng.randint(edition.min_players, edition.max_players), seed)
    log: list[Action] = []
    for before, action, after, _ in playthrough(start, rng):
        log.append(action)
        if len(log) % 25 == 0:
            check_table(after)
        if len(log) % 100 == 0:
            check_choices(before)
        if len(log) == 1500:
            break
    check_table(after)
    check_replay(start, log, after)


def test_everything_happens() -> None:
    """The eager player's games show every kind of event but one that is rare (Q10)."""
    seen: set[str] = set()
    for seed in range(12):
        edition, players = GAMES[seed % len(GAMES)]
        for _, _, _, events in playthrough(fresh(edition, players, seed), Random(seed)):
            seen |= {event.kind for event in events}
    known = [kind for kind in Event.__subclasses__() if kind.__module__ == Event.__module__]
    assert {kind.kind for kind in known} - seen <= {"pawn-stayed"}

"""Who plays whom on what: the games of a match."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from valdora import bots
from valdora.arena import Match, play_match
from valdora.arena.match import bot_seed, deal_seed, play
from valdora.content import Edition, load
from valdora.dealer import Deal, seeded
from valdora.rules import Action, State, apply, legal_actions, scores, winners

BASE, DUEL = load("base-2009"), load("duel")


class Spy:
    """Plays what comes first, and remembers its first view of the game."""

    seen: list[tuple[str, int, State]]

    def __init__(self, name: str) -> None:
        self._name = name
        self._fresh = True

    def choose(self, state: State) -> Action:
        if self._fresh:
            Spy.seen.append((self._name, state.seat, state))
            self._fresh = False
        return legal_actions(state)[0]


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, int, State]]]:
    Spy.seen = []
    monkeypatch.setattr(bots, "make", lambda name, _seed, _budget: Spy(name))
    yield Spy.seen
    del Spy.seen


def test_the_candidate_sits_in_every_seat_and_the_others_follow_in_the_order_named() -> None:
    match = Match(BASE, ("greedy", "random", "random", "greedy"), deals=2, seed=1)
    assert [match.seated(seat) for seat in range(4)] == [
        ("greedy", "random", "random", "greedy"),
        ("random", "greedy", "random", "greedy"),
        ("random", "random", "greedy", "greedy"),
        ("random", "random", "greedy", "greedy"),
    ]
    pairings = list(match.pairings())
    assert len(pairings) == match.games == 8
    assert pairings[:5] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]


def test_a_deal_is_the_same_wherever_the_candidate_sits(
    spies: list[tuple[str, int, State]],
) -> None:
    match = Match(BASE, ("greedy", "random", "random"), deals=2, seed=5, max_rounds=1)
    tops = []
    for pairing in match.pairings():
        spies.clear()
        play(match, pairing)
        assert [(name, seat) for name, seat, _ in spies] == [
            (name, seat) for seat, name in enumerate(match.seated(pairing[1]))
        ]
        first = spies[0][2]
        tops.append((first.stones, first.books))
    assert tops[0] == tops[1] == tops[2] != tops[3]
    assert tops[3] == tops[4] == tops[5]


def test_also_the_pages_nobody_has_seen_come_in_the_same_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[int] = []

    def noting(edition: Edition, seed: int) -> Deal:
        dealt.append(seed)
        return seeded(edition, seed)

    monkeypatch.setattr("valdora.arena.match.seeded", noting)
    play_match(Match(DUEL, ("random", "random"), deals=2, seed=3, max_rounds=1))
    assert dealt == [deal_seed(3, 0)] * 2 + [deal_seed(3, 1)] * 2


def test_bots_and_deals_have_seeds_of_their_own() -> None:
    seeds = [
        *(deal_seed(seed, deal) for seed in (1, 2, 11) for deal in (0, 1, 10)),
        *(
            bot_seed(seed, deal, seat, name)
            for seed in (1, 2)
            for deal in (0, 1)
            for seat in (0, 1)
            for name in ("random", "greedy")
        ),
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(deal_seed(1, deal) <= 10**15 for deal in range(100)), "as `simulate` takes them"


def test_bots_that_search_get_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    class Searching(Spy):
        def __init__(self, seed: int, budget: bots.Budget) -> None:
            assert isinstance(seed, int)
            super().__init__(budget)

    Spy.seen = []
    monkeypatch.setattr("valdora.bots.random.RandomBot", Searching)
    play(Match(DUEL, ("random", "greedy"), deals=1, seed=1, budget="live", max_rounds=1), (0, 0))
    assert [name for name, _, _ in Spy.seen] == ["live"]


def test_the_time_of_a_turn_is_that_of_all_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10**9, 1000))
    monkeypatch.setattr("valdora.arena.match.process_time_ns", lambda: next(now))
    game = play(Match(DUEL, ("random", "random"), deals=1, seed=1, max_rounds=20), (0, 0))
    assert [len(turns) for turns in game.turn_us] == [20, 20]
    decisions = next(now) // 2000  # two readings for each
    assert sum(map(sum, game.turn_us)) == decisions > 40


def test_a_game_stops_after_the_last_round_and_nobody_has_won() -> None:
    game = play(Match(DUEL, ("random", "random"), deals=1, seed=1, max_rounds=2), (0, 1))
    assert (game.deal, game.seat, game.winners) == (0, 1, ())
    assert game.share(0) == game.share(1) == 0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": ("random", "clever", "random")}, "there is no bot 'clever'"),
        ({"seats": ("random", "random")}, "base-2009 is for 3 to 5 bots, not for 2"),
        ({"deals": 0}, "at least one deal"),
        ({"max_rounds": 0}, "at least one round"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(settings: Any, message: str) -> None:
    fine = {"edition": BASE, "seats": ("random",) * 3, "deals": 1, "seed": 1}
    with pytest.raises(ValueError, match=message):
        Match(**{**fine, **settings})


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    match = Match(DUEL, ("random", "greedy"), deals=3, seed=4, max_rounds=4)
    done: list[int] = []
    alone = play_match(match)
    together = play_match(match, done.append, jobs=2, resume=tmp_path / "match.jsonl")
    assert together == alone
    assert done == [1, 2, 3, 4, 5, 6]
    assert len(set(alone.games)) == 6
    assert any(sum(game.scores) for game in alone.games)


def test_the_same_bot_in_all_seats_gets_exactly_its_fair_share() -> None:
    """Its games on a deal are all the same one, which somebody won."""
    result = play_match(Match(DUEL, ("random", "random"), deals=2, seed=1, max_rounds=None))
    assert result.unfinished == 0
    assert result.win_share == 0.5
    assert result.interval == (0.5, 0.5)
    assert result.bots["random"].win_share == 0.5


def test_a_finished_game_has_the_winners_and_scores_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends: list[State] = []

    def noting(state: State, action: Action) -> Any:
        after = apply(state, action)
        ends.append(after[0])
        return after

    monkeypatch.setattr("valdora.records.playing.apply", noting)
    match = Match(DUEL, ("random", "random"), deals=1, seed=1, max_rounds=None)
    game = play(match, (0, 0))
    assert ends[-1].phase == "over"
    assert game.winners == winners(ends[-1])
    assert game.scores == tuple(score.total for score in scores(ends[-1]))
    assert game.rounds == ends[-1].round

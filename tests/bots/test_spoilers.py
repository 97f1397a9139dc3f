"""The spoilers: legal and reproducible like any bot, and each spoils more than `greedy` does."""

from collections import Counter
from random import Random

import pytest

from support.editions import random_edition
from support.positions import Seat, position
from valdora.bots import make
from valdora.content import Crest, Edition, load
from valdora.dealer import seeded
from valdora.records import Bot, PlayedPly, play_game
from valdora.rules import Action, State
from valdora.rules.events import EncounterPaid, PageTurned

SPOILERS = ("rusher", "blocker", "page-burner")
BASE = load("base-2009")
FINAL: dict[Crest, int] = dict.fromkeys(("gold", "white", "violet", "red", "blue", "green"), 0)
"""Only silver craftsmen are left (G1)."""


def game(edition: Edition, names: list[str], seed: int, rounds: int = 80) -> list[PlayedPly]:
    bots: list[Bot] = [make(name, seat) for seat, name in enumerate(names)]
    return list(play_game(edition, bots, seeded(edition, seed), rounds))


# What they do in simple positions ---------------------------------------------------------------


def test_the_rusher_prefers_two_small_deliveries_to_a_large_one() -> None:
    """In the final round there is time for one stop only; a tile is a tile to the rusher."""
    state = position(
        Seat(
            "H",
            coins=4,
            carrying={"shovel": "ruby", "hammer": "amethyst", "chisel": "emerald"},
            open=["silver", "silver", "white-ruby-amethyst-emerald"],
            craftsmen=["silver"],
        ),
        Seat("C"),
        Seat("D"),
        piles=FINAL,
    )
    assert str(make("greedy", 0).choose(state)) == "move bh-2"
    assert str(make("rusher", 0).choose(state)) == "move ah-2"


def test_the_blocker_bars_the_house_for_someone_without_a_coin() -> None:
    """E2: who cannot pay for the encounter cannot stop there."""
    state = position(
        Seat("C", coins=6, carrying={"pan": "gold"}),
        Seat("B", coins=0, carrying={"shovel": "ruby", "pan": "gold"}, open=["red"]),
        Seat("A", coins=3),
        piles=FINAL,
    )
    assert str(make("greedy", 0).choose(state)) != "move east-2"
    assert str(make("blocker", 0).choose(state)) == "move east-2"


def test_the_page_burner_covers_what_the_next_player_needs() -> None:
    """B2: a page turned lies on top of the other side."""
    state = position(
        Seat("C", coins=3, open=["silver", "gold", "blue"]),
        Seat("A", coins=3, carrying={"chisel": "emerald", "pan": "gold"}),
        Seat("H", coins=3, carrying={"chisel": "emerald", "pan": "gold"}),
        phase="act",
        left={"C": ["green"]},
        right={"C": ["white-ruby-sapphire-amethyst", "blue"]},
    )
    assert str(make("page-burner", 0).choose(state)) == "turn R"


def test_the_page_burner_buys_what_it_cannot_use_itself() -> None:
    state = position(
        Seat("C", coins=3, open=["silver"]),
        Seat("A", coins=3, carrying={"chisel": "emerald", "pan": "gold"}),
        Seat("H", coins=3, carrying={"chisel": "emerald", "pan": "gold"}),
        phase="act",
        right={"C": ["green"]},
    )
    assert str(make("page-burner", 0).choose(state)) == "buy R"


# Whole games ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_spoilers_are_legal_and_go_on(players: int) -> None:
    names = [SPOILERS[seat % 3] for seat in range(players)]
    last = game(BASE, names, players, rounds=12)[-1].after
    assert sum(player.completed.total for player in last.players) >= 1


@pytest.mark.slow
def test_the_duel_knows_spoilers_too() -> None:
    for one in SPOILERS:
        assert game(load("duel"), [one, "greedy"], 1, rounds=6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_spoilers_play_legally_in_any_edition(seed: int) -> None:
    """`apply` refuses what is not legal, so a game that runs is a legal one."""
    edition = random_edition(Random(seed))
    names = [SPOILERS[(seat + seed) % 3] for seat in range(edition.max_players)]
    assert game(edition, names, seed, rounds=5)


class Fresh:
    """Plays like a bot that is made anew for every choice, as in a worker process."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed

    def choose(self, state: State) -> Action:
        return make(self.name, self.seed).choose(state)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    """Also with a bot that did not see the beginning."""
    fresh: list[Bot] = [Fresh(name, seat) for seat, name in enumerate(SPOILERS)]
    one = game(BASE, [*SPOILERS], 4, rounds=6)
    other = list(play_game(BASE, fresh, seeded(BASE, 4), 6))
    assert [step.action for step in one] == [step.action for step in other]


@pytest.mark.slow
def test_games_of_rushers_end_sooner() -> None:
    rounds = {
        name: sum(game(BASE, [name] * 3, deal)[-1].after.round for deal in (1, 2))
        for name in ("greedy", "rusher")
    }
    assert rounds["rusher"] <= rounds["greedy"] * 0.9


@pytest.mark.slow
def test_others_pay_the_blocker_more_often() -> None:
    """Compared with what each greedy player takes in the same games."""
    paid = Counter[bool]()
    for deal in (1, 2, 3):
        for step in game(BASE, ["blocker", "greedy", "greedy", "greedy"], deal):
            for event in step.events:
                if isinstance(event, EncounterPaid):
                    paid[event.owner == 0] += 1
    assert paid[True] >= paid[False] / 3 * 1.3


@pytest.mark.slow
def test_the_page_burner_turns_more_pages_and_holds_more_commissions() -> None:
    pages, held = Counter[bool](), Counter[bool]()
    for deal in (1, 3):
        for step in game(BASE, ["page-burner", "greedy", "greedy", "greedy"], deal, rounds=30):
            burner = step.seat == 0
            pages[burner] += sum(isinstance(event, PageTurned) for event in step.events)
            if step.before.phase == "move":
                held[burner] += step.before.player.open.total
    assert pages[True] >= pages[False] / 3 * 1.3
    assert held[True] >= held[False] / 3 * 1.1

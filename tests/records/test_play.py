"""Games among bots."""

from itertools import islice

from valdora import bots, content
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import End, Reveal

BASE = content.load("base-2009")
DEAL = seeded(BASE, 11)


def table(players: int) -> list[bots.Bot]:
    return [bots.make("random", bots.seat_seed(11, seat)) for seat in range(players)]


def test_first_the_books_are_opened_then_the_start_player_moves_s8_s1() -> None:
    *pages, move = islice(play_game(BASE, table(3), DEAL), 5)
    assert [(step.n, step.seat) for step in pages] == [(1, None), (2, None), (3, None), (4, None)]
    assert [step.action for step in pages] == [
        Reveal(book, DEAL.orders[book][0]) for book in BASE.books
    ]
    assert (move.n, move.seat) == (5, 0)
    assert move.before == pages[-1].after


def test_a_game_stops_after_so_many_rounds() -> None:
    *_, last = play_game(BASE, table(4), DEAL, max_rounds=3)
    assert (last.before.round, last.after.round, last.seat) == (3, 4, 3)
    assert last.after.phase == "move"


def test_a_game_without_limit_is_played_to_its_end_g1() -> None:
    *_, last = play_game(BASE, table(3), DEAL)
    assert last.after.phase == "over"
    assert last.after.final
    assert last.events[-1].kind == "game-ended"
    assert isinstance(last.action, End) or last.action in last.before.almanac.actions


def test_the_same_seeds_play_the_same_game() -> None:
    one, other = (
        [str(step.action) for step in play_game(BASE, table(3), DEAL, max_rounds=9)]
        for _ in range(2)
    )
    assert one == other

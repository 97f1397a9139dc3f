"""How the main screens look; after a wanted change, write them anew and look at them:

.venv/bin/python -m pytest tests/terminal/test_pictures.py --snapshot-update
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.app import App

from terminal.games import nearly_over, session
from valdora.rules import legal_actions
from valdora.terminal import Session, resume_game
from valdora.terminal.screen import FullScreen
from valdora.texts import Texts

pytestmark = pytest.mark.slow

Compare = Callable[..., bool]
SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


def app_of(game: Session, language: str = "en") -> App[None]:
    return FullScreen(game, Texts(language, game.table.edition), pace=0)


@SIZES
def test_the_first_turn(snap_compare: Compare, tmp_path: Path, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(session(tmp_path)), terminal_size=size)


@SIZES
@pytest.mark.parametrize("language", ["en", "ru"])  # Russian words are the longest
def test_the_last_turn_of_a_game(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    game = resume_game(nearly_over(tmp_path, "random,random,random,random,you"))
    assert snap_compare(app_of(game, language), terminal_size=size)


@SIZES
def test_the_ledger(snap_compare: Compare, tmp_path: Path, size: tuple[int, int]) -> None:
    game = resume_game(nearly_over(tmp_path, "random,random,random,random,you"))
    while not game.over:
        game.play(legal_actions(game.state)[-1])
    assert snap_compare(app_of(game), terminal_size=size)


@SIZES
def test_the_duel_at_a_book(snap_compare: Compare, tmp_path: Path, size: tuple[int, int]) -> None:
    game = session(tmp_path, "you,random")
    for notation in ("move C", "turn R"):
        game.play(game.state.almanac.by_notation[notation])
    assert snap_compare(app_of(game), terminal_size=size)


@SIZES
def test_help(snap_compare: Compare, tmp_path: Path, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(session(tmp_path)), terminal_size=size, press=["f1"])


def test_a_small_terminal(snap_compare: Compare, tmp_path: Path) -> None:
    assert snap_compare(app_of(session(tmp_path)), terminal_size=(60, 18))

"""Whole games in readable text, for 2, 3, 4 and 5 players: golden.

Each file is played again from its own actions and must come out the same, letter by letter. To
make new games with other actions (after a change of the rules): `VALDORA_GOLDEN=write`.
"""

import os
from random import Random

import pytest

from support.eager import playthrough
from support.golden import FOLDER, golden
from support.positions import BASE
from support.transcript import actions_in, set_up, transcript
from valdora.content import load

GAMES = [("duel", 2), (BASE, 3), (BASE, 4), (BASE, 5)]
LARGEST = 300_000


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_whole_game_is_golden(edition: str, players: int) -> None:
    name, state = f"playthrough-{players}.txt", set_up(load(edition), players)
    if os.environ.get("VALDORA_GOLDEN") == "write":
        actions = [str(action) for _, action, _, _ in playthrough(state, Random(players))]
    else:
        actions = actions_in((FOLDER / name).read_text(encoding="utf-8"))
    text = transcript(state, actions)
    golden(name, text)
    assert len(text) < LARGEST
    assert "game-ended" in text
    assert all(f"seat {seat}: " in text for seat in range(players))

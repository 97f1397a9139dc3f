"""Game files kept in the repository: what was written once is read and dealt the same for ever.

After a deliberate change of the format, of an edition or of the bot `random`, write them again:
`valdora simulate --players N --seed N --max-rounds 4 --out tests/records/golden` for N = 2 … 5,
and the same with `--edition duel` (N = 2) or `base-2009` for the first revision of the figures.
"""

import re
from pathlib import Path

import pytest

from valdora.cli import main
from valdora.content import load, usual
from valdora.records import Reader, replay, state_view, verify

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.valdora"))


def test_there_is_a_golden_game_for_each_edition_and_number_of_players() -> None:
    assert [file.name for file in FILES] == [
        "base-2009-3p-3.valdora",
        "base-2009-4p-4.valdora",
        "base-2009-5p-5.valdora",
        "base-2009.2-3p-3.valdora",
        "base-2009.2-4p-4.valdora",
        "base-2009.2-5p-5.valdora",
        "duel-2p-2.valdora",
        "duel.2-2p-2.valdora",
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_all_right(file: Path) -> None:
    verdict = verify(Reader.open(file))
    assert not verdict.finished
    assert verdict.rounds == 5
    assert verdict.deal == "checked"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_same_seed_gives_the_same_game(file: Path, tmp_path: Path) -> None:
    """What bots are called may change; the rest is the same to the byte."""
    edition, players, seed = file.stem.rsplit("-", 2)
    options = f"simulate --edition {edition} --players {players[0]} --seed {seed} --max-rounds 4"
    assert main([*options.split(), "--out", str(tmp_path)]) == 0
    assert _nameless(tmp_path / file.name) == _nameless(file)


def _nameless(file: Path) -> bytes:
    return re.sub(rb'"names":\[[^]]*\]', b"", file.read_bytes(), count=1)


def test_old_games_keep_the_figures_they_were_played_with() -> None:
    """A newer revision changes nothing in a game that names an older one."""
    *_, step = replay(Reader.open(GOLDEN / "base-2009-3p-3.valdora"))
    assert step.after.edition == load("base-2009") != usual(3)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_view_of_a_golden_game_agrees_with_its_state(file: Path) -> None:
    for step in replay(Reader.open(file)):
        view = state_view(step.after)
        assert view["bank"] + sum(player["coins"] for player in view["players"]) == 30
        assert view["reveal"] == step.after.reveals
        stones = sum(sum(heap.values()) for heap in (*view["stones"].values(), view["discard"]))
        carried = sum(
            gemstone is not None
            for player in view["players"]
            for gemstone in player["equipment"].values()
        )
        assert stones + carried == 78

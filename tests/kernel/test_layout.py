"""One record for all editions: what fits, what does not, and that one compilation serves all."""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import valdora.kernel
from support.kernel_games import SORTS, Setup, opened
from support.positions import fresh, random_layout
from valdora.content import CRESTS, Edition, load
from valdora.engine import BeyondCaps
from valdora.engine import layout as at
from valdora.engine.editions import packed
from valdora.engine.packing import pack
from valdora.kernel import Kernel, chance, entry, legal, playout, score, step
from valdora.rules import almanac, new_game

CACHED_EDITIONS = 64
COMPILED_MODULES: tuple[ModuleType, ...] = (chance, entry, legal, playout, score, step)


def begun(edition: Edition, players: int) -> Any:
    rng = Random(players)
    return new_game(edition, players, random_layout(edition, rng), CRESTS if edition.rival else ())


@pytest.mark.kernel
def test_one_compilation_serves_all_editions_and_numbers_of_players() -> None:
    def signatures() -> dict[str, int]:
        return {
            f"{module.__name__}.{name}": len(function.signatures)
            for module in COMPILED_MODULES
            for name, function in vars(module).items()
            if hasattr(function, "signatures")
        }

    def play(edition: Edition, players: int) -> None:
        kernel = Kernel(edition)
        games = kernel.pack(begun(edition, players), copies=2)
        kernel.playouts(games, seed=1, max_rounds=20)
        kernel.legal(games)
        kernel.scores(games)

    play(load("base-2009"), 3)
    before = signatures()
    assert all(before[f"valdora.kernel.entry.{door.__name__}"] == 1 for door in entry.DOORS)
    for players in (4, 5):
        play(load("base-2009"), players)
    play(load("duel"), 2)
    for sort, make in SORTS.items():
        edition = opened(make(Random(sort)))
        play(edition, edition.max_players)
    assert signatures() == before


def test_a_state_takes_less_than_a_kilobyte() -> None:
    assert at.STATE.size <= 1024


def test_the_largest_editions_fit() -> None:
    for number in range(20):
        packed(opened(SORTS["extreme"](Random(number))))


def test_an_edition_beyond_the_caps_is_refused_with_a_clear_message() -> None:
    base = load("base-2009")
    kinds = tuple(replace(base.commissions[0], id=f"kind-{n}") for n in range(28))
    spaces = tuple(replace(base.spaces[0], id=f"space-{n}", book=None) for n in range(33))
    for part, what in (
        ({"commissions": kinds}, "28 kinds of commission; the engine takes at most 27"),
        ({"spaces": base.spaces + spaces}, "63 spaces; the engine takes at most 32"),
        ({"max_players": 6}, "6 players; the engine takes at most 5"),
    ):
        edition = replace(base, **part, sha256=what)
        with pytest.raises(BeyondCaps, match=f"base-2009 has {what}"):
            packed(edition)


def test_a_figure_beyond_the_caps_is_refused() -> None:
    base = load("base-2009")
    edition = replace(base, figures=replace(base.figures, purse=128), sha256="rich")
    with pytest.raises(BeyondCaps, match="128 coins in a purse; the engine takes at most 127"):
        packed(edition)


def test_no_figure_of_the_game_stands_in_the_control_flow() -> None:
    """Only zero, one, two (sides of a book) and the size of a cache are written as numbers."""
    folder = Path(valdora.kernel.__file__).parents[1]
    for name in ("legal", "step", "score", "entry", "editions", "packing"):
        package = "engine" if name in ("editions", "packing") else "kernel"
        tree = ast.parse((folder / package / f"{name}.py").read_text(encoding="utf-8"))
        numbers = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and type(node.value) in (int, float)
        }
        assert numbers <= {0, 1, 2, CACHED_EDITIONS}, f"{name}.py: {numbers}"


def test_codes_are_those_of_the_rules() -> None:
    edition = load("base-2009")
    actions = almanac(edition).actions
    assert list(at.EDITION.get(bytearray(packed(edition)), "op")[: len(actions)]) == [
        getattr(at, f"OP_{_operation(action)}") for action in actions
    ]


def _operation(action: Any) -> str:
    name = type(action).__name__.upper()
    return "BUY_WITH" if name == "BUY" and action.slot else name


def test_equal_states_are_equal_bytes() -> None:
    from_one, from_other = fresh(seed=3), fresh(seed=3)
    setup = Setup("base-2009", 3, from_one.stones, ())
    kernel_bytes = {bytes(pack(each)) for each in (from_one, from_other)}
    assert kernel_bytes == {bytes(pack(setup.state()))}

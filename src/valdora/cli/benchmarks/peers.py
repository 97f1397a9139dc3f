"""Uniformly random play of other game programs, for comparison: those that are installed."""

import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, Final

from valdora.texts import Texts

_RUNS: Final = 3
_OPEN_SPIEL: Final = ("hearts", "spades", "crazy_eights")
_ROLLOUTS: Final = 1000
_COUNTED: Final = 100
_CATAN_GAMES: Final = 3
_CHESS_GAMES: Final = 3


def peers(t: Texts) -> Mapping[str, float | None]:
    """Decisions per second and core of each; `None`, and a line on stderr, where one is missing."""
    measures: dict[str, tuple[str, Callable[[Any], float]]] = {
        **{f"open_spiel/{game}": ("pyspiel", _open_spiel(game)) for game in _OPEN_SPIEL},
        "catanatron": ("catanatron", _catanatron),
        "chess": ("chess", _chess),
    }
    speeds: dict[str, float | None] = {}
    for name, (module, measure) in measures.items():
        try:
            library = import_module(module)
        except ImportError:
            print(t("kernel-peer-missing", name=name), file=sys.stderr, flush=True)
            speeds[name] = None
            continue
        speeds[name] = round(median(measure(library) for _ in range(_RUNS)))
    return speeds


def _open_spiel(name: str) -> Callable[[Any], float]:
    """Playouts of a game inside OpenSpiel's C++: its search, told to make one evaluation, which is
    so many rollouts from a position after the deal. How many decisions that is, is counted on
    other random games from the same position."""

    def measure(pyspiel: Any) -> float:
        game, rng = pyspiel.load_game(name), Random(1)
        start = game.new_initial_state()
        while start.is_chance_node():
            _chance(start, rng)
        decisions = sum(_count(start.clone(), rng) for _ in range(_COUNTED)) / _COUNTED
        evaluator = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, 1)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        begin = time.process_time()
        search.mcts_search(start)
        return _ROLLOUTS * decisions / (time.process_time() - begin)

    return measure


def _count(state: Any, rng: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rng)
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def _chance(state: Any, rng: Random) -> None:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, odds)[0])


def _catanatron(catanatron: Any) -> float:
    decisions = 0
    begin = time.process_time()
    for seed in range(_CATAN_GAMES):
        game = catanatron.Game(
            [catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed
        )
        game.play()
        played = getattr(game.state, "action_records", None) or game.state.actions
        decisions += len(played)
    return decisions / (time.process_time() - begin)


def _chess(chess: Any) -> float:
    rng, decisions = Random(1), 0
    begin = time.process_time()
    for _ in range(_CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    return decisions / (time.process_time() - begin)

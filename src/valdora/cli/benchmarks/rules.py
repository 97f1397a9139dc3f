"""`valdora bench rules`: uniformly random games of four players by the rules, in CPU time."""

import time
from dataclasses import dataclass
from statistics import median
from typing import Final

from valdora import bots, content
from valdora.cli.parser import Arguments, Parser, number
from valdora.cli.progress import Progress
from valdora.dealer import Deal, revealed, seeded
from valdora.records import Bot
from valdora.rules import State, apply, legal_actions, new_game
from valdora.texts import Texts

_RUNS: Final = 3
_PLAYERS: Final = 4


@dataclass
class Tally:
    """What was counted over games. A decision is an action of a player, not a reveal."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    """Decisions with only one legal action."""
    rounds: int = 0


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the benchmark."""
    parser.add_argument(
        "--games", type=number(t, 1, 10**4), default=10, metavar="G", help=t("cli-bench-games")
    )
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=1, metavar="S", help=t("cli-simulate-seed")
    )


def measure(args: Arguments, t: Texts) -> dict[str, float]:
    """Play the same games three times; the speed is that of the median run."""
    progress = Progress(t)
    speeds = []
    tally = Tally()
    for run in range(_RUNS):
        tally = Tally()
        spent = 0.0
        for game in range(args.games):
            spent += _play(args.seed + game, tally)
            progress(run * args.games + game + 1, _RUNS * args.games)
        speeds.append(tally.decisions / spent)
    return {
        "decisions_per_second": round(median(speeds)),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "forced_share": round(tally.forced / tally.decisions, 4),
        "rounds_per_game": round(tally.rounds / tally.games, 1),
    }


def _play(seed: int, tally: Tally) -> float:
    """Play one game to its end and count; returns the CPU seconds it took."""
    edition = content.load("base-2009")
    deal = seeded(edition, seed)
    players = [bots.make("random", bots.seat_seed(seed, seat)) for seat in range(_PLAYERS)]
    start = time.process_time()
    end = _game(new_game(edition, _PLAYERS, deal.layout, deal.rivals), players, deal, tally)
    spent = time.process_time() - start
    tally.games += 1
    tally.rounds += end.round
    return spent


def _game(state: State, players: list[Bot], deal: Deal, tally: Tally) -> State:
    while state.phase != "over":
        for page in revealed(deal, state):
            state = page.after
        tally.decisions += 1
        tally.forced += len(legal_actions(state)) == 1
        state, _ = apply(state, players[state.seat].choose(state))
    return state

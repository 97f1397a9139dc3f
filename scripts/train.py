#!/usr/bin/env python3
"""Train the evaluation of the searching bots: play, fit, play again; then challenge the incumbent.

    .venv/bin/python scripts/train.py --rounds 40 --seed 1
    .venv/bin/python scripts/train.py --sight casual --rounds 6 --games 600 --meet steady
    .venv/bin/python scripts/train.py --sight alone --rounds 12 --games 480 --rate 1e-3

Each round plays games with the weights so far and fits them to what came of every position. At the
end the new weights play the incumbent's, every deal in every seat. Only if they win for sure more
than their share (the lower end of the 95 % interval) do they take its place. The same seed and the
same incumbent give the same weights, whatever the number of processes. `--on ray` or
`--on ray://HOST:PORT` has the games played by a Ray cluster, with the same weights on the same kind
of processor. `--resume FILE` keeps where it is after each round, and goes on from there.

The other sights are taught in the same way, beginning with what full sight has learnt; they are not
meant to be stronger and challenge nobody. With `--meet` they go some of the way to the weights of
another sight in the end; with no rounds, from where they are:

    .venv/bin/python scripts/train.py --sight steady --rounds 0 --meet full --by 0.5
"""

import argparse
import json
import os
from contextlib import closing
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from statistics import mean
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in the same order on every machine

import numpy as np

from valdora import __version__
from valdora.arena import interval, spread
from valdora.bots.search import weights as stored
from valdora.bots.search.compiled.network import fresh
from valdora.bots.search.levels import Strong
from valdora.bots.search.thinking import lent
from valdora.bots.search.training.fitting import Fit
from valdora.bots.search.training.lessons import Lesson, Notes, study
from valdora.bots.search.weights import SIGHTS, Sight
from valdora.content import load
from valdora.dealer import seeded
from valdora.kernel.dtypes import WEIGHTS, read
from valdora.records import play_game
from valdora.rules import Action, State, winners

FILE = Path(stored.__file__).with_name(stored.FILE)
BASE, DUEL = "base-2009.2", "duel.2"
PLAYERS = (3, 4, 5, 4, 3, 4, 5, 2)
"""Games of a round in turn, so that all numbers of players are learnt."""
KEPT = 4
"""Rounds whose notes are learnt from."""
LONG = 200
"""Rounds of a game in which only one player gets on."""
EAGER_GAMES = 3
"""So many times the games in the first round, if nothing is known yet."""


class Challenger(Strong):
    """The level `strong` with weights that are no one's yet."""

    def __init__(self, seed: int, weights: bytes) -> None:
        super().__init__(seed)
        self._weights = weights

    def plan(self, state: State, seed: int) -> tuple[Action, ...]:
        """The best turn by the weights in question."""
        with lent(state.edition, self._weights) as search:
            return search.think(state, self._effort, seed)[0].actions


def lessons(games: int, seed: int, sight: Sight, *, eager: bool) -> list[Lesson]:
    """The games of a round."""
    found = []
    for game in range(games):
        players = PLAYERS[game % len(PLAYERS)]
        edition = DUEL if players == 2 else BASE
        lesson = Lesson(edition, players, seed + game, sight, eager)
        if sight == SIGHTS["alone"]:
            lesson = replace(lesson, alone=game // len(PLAYERS) % players, max_rounds=LONG)
        found.append(lesson)
    return found


def train(weights: np.ndarray, args: argparse.Namespace) -> np.ndarray:
    """So many rounds of play and fit, from the first or from where the file left off."""
    fit = Fit(weights)
    played: dict[int, np.ndarray] = {}
    if args.resume and args.resume.exists():
        played = go_on(args, weights, fit)
    kept = [play_round(args, number, known) for number, known in played.items()]
    for number in range(max(played, default=-1) + 1, args.rounds):
        played[number] = np.asarray(fit.weights())
        found = play_round(args, number, played[number])
        kept = [*kept, found][-KEPT:]
        rate = args.rate * (1 - 0.9 * number / args.rounds)
        notes = [notes for round_ in kept for notes in round_]
        errors = fit.epoch(notes, rate, round_seed(args, number))
        rounds, best = mean(n.rounds for n in found), mean(max(n.scores) for n in found)
        print(
            f"round {number + 1}: {len(found)} games, {rounds:.1f} rounds, winner {best:.1f};"
            f" errors {errors[0]:.4f} {errors[1]:.4f}",
            flush=True,
        )
        if args.resume:
            keep_round(args, weights, fit, dict(list(played.items())[-KEPT:]))
    return fit.weights()


def round_seed(args: argparse.Namespace, number: int) -> int:
    """What the games of a round and the order of its notes follow from."""
    seed: int = (args.seed * 1000 + number) * 1_000_000
    return seed


def play_round(args: argparse.Namespace, number: int, weights: np.ndarray) -> list[Notes]:
    """The games of a round, in an order that does not depend on who played them."""
    first = args.fresh and number == 0
    count = args.games * (EAGER_GAMES if first else 1)
    games = lessons(count, round_seed(args, number), SIGHTS[args.sight], eager=first)
    with closing(spread(partial(study, weights), games, args.jobs, args.on)) as played:
        return sorted(played, key=lambda notes: notes.inputs.tobytes())


def pinned(args: argparse.Namespace, begin: np.ndarray) -> str:
    """All that the weights depend on."""
    settings = {name: vars(args)[name] for name in ("rounds", "games", "rate", "seed", "sight")}
    start = sha256(begin.tobytes()).hexdigest()
    return json.dumps(settings | {"fresh": args.fresh, "begin": start, "valdora": __version__})


def keep_round(
    args: argparse.Namespace, begin: np.ndarray, fit: Fit, played: dict[int, np.ndarray]
) -> None:
    """Put where we are into the file: the fit, and the weights that the last rounds played with."""
    arrays: dict[str, Any] = {f"round-{number}": known for number, known in played.items()}
    arrays |= fit.kept() | {"settings": np.array(pinned(args, begin))}
    part = args.resume.with_name(args.resume.name + ".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.replace(args.resume)


def go_on(args: argparse.Namespace, begin: np.ndarray, fit: Fit) -> dict[int, np.ndarray]:
    """Bring the fit to where the file left off; the weights of the last rounds, to play them again:
    notes are large and games are the same each time."""
    with np.load(args.resume) as file:
        held = dict(file)
    if str(held["settings"]) != pinned(args, begin):
        raise SystemExit(f"{args.resume} was begun with other settings: {held['settings']}")
    fit.go_on(held)
    rounds = {int(name[6:]): held[name] for name in held if name.startswith("round-")}
    return dict(sorted(rounds.items()))


def challenge(candidate: np.ndarray, incumbent: np.ndarray, pairing: tuple[int, int]) -> float:
    """The candidate's share of one game against three of the incumbent."""
    deal, seat = pairing
    edition = load(BASE)
    new, old = candidate.tobytes(), incumbent.tobytes()
    bots = [Challenger(deal, new if place == seat else old) for place in range(4)]
    *_, last = play_game(edition, bots, seeded(edition, 10**9 + deal), 200)
    won = winners(last.after) if last.after.phase == "over" else ()
    return (seat in won) / max(1, len(won))


def main() -> None:
    """Train, challenge, and keep the better weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=1200, help="in each round")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    parser.add_argument("--deals", type=int, default=50, help="of the challenge")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", metavar="ray|ray://…", help="have the games played by a cluster")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on from it, and keep it")
    parser.add_argument("--sight", choices=tuple(SIGHTS), default="full", help="who is taught")
    parser.add_argument("--meet", choices=tuple(SIGHTS), help="a sight to go towards in the end")
    parser.add_argument("--by", type=float, default=0.3, help="how far, of the whole way")
    parser.add_argument("--fresh", action="store_true", help="forget what the incumbent knows")
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    known = np.load(FILE)
    if args.sight != "full":
        place = list(SIGHTS).index(args.sight) if args.rounds == 0 else len(SIGHTS) - 1
        pupil = known[place : place + 1].copy()
        pupil["first"][0][list(SIGHTS[args.sight].unseen)] = 0
        taught = train(pupil, args)
        if args.meet:
            other = known[list(SIGHTS).index(args.meet)]
            meet(taught, other, args.by, SIGHTS[args.sight])
        keep(known, taught, args)
        return
    incumbent = read(stored.fitted("full"), WEIGHTS)
    candidate = train(fresh(args.seed) if args.fresh else incumbent, args)
    pairings = [(deal, seat) for deal in range(args.deals) for seat in range(4)]
    work = partial(challenge, np.asarray(candidate), np.asarray(incumbent))
    with closing(spread(partial(_placed, work), pairings, args.jobs, args.on)) as played:
        shares = dict(played)
    by_deal = [mean(shares[deal, seat] for seat in range(4)) for deal in range(args.deals)]
    low, high = interval(by_deal)
    print(f"the new weights win {mean(by_deal):.3f} (95 %: {low:.3f} to {high:.3f}) of 0.25 fair")
    if low > 1 / 4:
        keep(known, candidate, args)
    else:
        print("not surely better: the incumbent stays")


def meet(taught: np.ndarray, other: np.ndarray, share: float, sight: Sight) -> None:
    """Go some of the way to other weights: both began with what full sight had learnt."""
    for name in WEIGHTS.names or ():
        taught[name][0] = (1 - share) * taught[name][0] + share * other[name]
    taught["first"][0][list(sight.unseen)] = 0


def keep(known: np.ndarray, weights: np.ndarray, args: argparse.Namespace) -> None:
    """Put the weights of a sight into the file."""
    known[list(SIGHTS).index(args.sight)] = weights[0]
    np.save(args.out, known)
    print(f"kept in {args.out}")


def _placed(work: partial[float], pairing: tuple[int, int]) -> tuple[tuple[int, int], float]:
    return pairing, work(pairing)


if __name__ == "__main__":
    main()

"""How well the bot `greedy` plays by itself: plays many games and writes docs/evidence/greedy.md.

.venv/bin/python scripts/greedy_evidence.py [--games 200] [--players 3 4 5] [--seed 1] [--jobs 2]
"""

import argparse
import platform
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path
from statistics import mean, median, quantiles

from valdora.bots import make, seat_seed
from valdora.content import Edition, load
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import State, scores, winners

LIMIT = 60
"""Rounds within which a game should end."""
PATIENCE = 200
PAGE = Path(__file__).parent.parent / "docs" / "evidence" / "greedy.md"


@dataclass
class Tally:
    """What came out of the games with one number of players."""

    players: int
    ended: int = 0
    turns: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)
    busiest: list[int] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)
    colours: Counter[str] = field(default_factory=Counter)
    workshops: Counter[str] = field(default_factory=Counter)
    crests: Counter[str] = field(default_factory=Counter)
    first_seat: float = 0.0

    def add(self, state: State, turns: int, seconds: float) -> None:
        """Count one game."""
        self.ended += state.phase == "over" and state.round <= LIMIT
        self.turns, self.seconds = self.turns + turns, self.seconds + seconds
        self.rounds.append(state.round)
        points = scores(state)
        self.totals += [each.total for each in points]
        self.best.append(max(each.total for each in points))
        self.completed += [player.completed.total for player in state.players]
        self.busiest.append(max(player.completed.total for player in state.players))
        for each in points:
            for part in ("commissions", "colours", "workshops", "bonus", "gemstones"):
                self.parts[part] += getattr(each, part)
        for player in state.players:
            self.colours.update(player.craftsmen.keys())
            for kind, count in player.completed.items():
                self.crests[state.tables.commission[kind].crest] += count
        self.workshops.update(
            crest for crest, owner in state.workshops.items() if owner is not None
        )
        best = winners(state)
        self.first_seat += (0 in best) / len(best)

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        for each in fields(self):
            if each.name != "players":
                setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def play_one(edition_id: str, players: int, game: int) -> Tally:
    """One game: a function of its numbers only, so that a process of its own can play it."""
    edition, tally = load(edition_id), Tally(players)
    bots = [make("greedy", seat_seed(game, seat)) for seat in range(players)]
    begin, turns = time.process_time(), 0
    for step in play_game(edition, bots, seeded(edition, game), PATIENCE):
        turns += step.before.phase == "move"
        state = step.after
    tally.add(state, turns, time.process_time() - begin)
    return tally


def play(edition_id: str, players: int, games: range, jobs: int) -> Tally:
    """The games of one number of players, several at a time."""
    tally = Tally(players)
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(play_one, repeat(edition_id), repeat(players), games)
        for done, one in enumerate(played, start=1):
            tally.merge(one)
            print(f"{players} players: {done} of {len(games)}", end="\r", file=sys.stderr)
    print(file=sys.stderr)
    return tally


def spread(numbers: list[int]) -> str:
    """Mean and quartiles."""
    low, middle, high = quantiles(numbers, n=4)
    return f"{mean(numbers):.1f} ({low:.0f} / {middle:.0f} / {high:.0f})"


def rows(tallies: list[Tally], edition: Edition) -> list[list[str]]:
    """The table, a row for each measure, a column for each number of players."""
    crests = [craft.crest for craft in edition.crafts]
    table = [
        ["", *(f"{tally.players} players" for tally in tallies)],
        ["---", *("---:" for _ in tallies)],
        ["games", *(str(len(tally.rounds)) for tally in tallies)],
        [
            f"ended within {LIMIT} rounds",
            *(f"{tally.ended / len(tally.rounds):.1%}" for tally in tallies),
        ],
        ["rounds, median", *(f"{median(tally.rounds):g}" for tally in tallies)],
        ["rounds, most", *(str(max(tally.rounds)) for tally in tallies)],
        ["score, mean (quartiles)", *(spread(tally.totals) for tally in tallies)],
        ["winner's score, mean (quartiles)", *(spread(tally.best) for tally in tallies)],
        ["commissions completed, mean", *(f"{mean(tally.completed):.1f}" for tally in tallies)],
        ["commissions, busiest player, mean", *(f"{mean(t.busiest):.1f}" for t in tallies)],
        ["won by the start player", *(f"{t.first_seat / len(t.rounds):.1%}" for t in tallies)],
        ["turns per second (one core)", *(f"{t.turns / t.seconds:.0f}" for t in tallies)],
    ]
    for part in ("commissions", "colours", "workshops", "bonus", "gemstones"):
        means = [tally.parts[part] / len(tally.totals) for tally in tallies]
        table.append([f"points for {part}, mean", *(f"{each:.1f}" for each in means)])
    for crest in crests:
        shares = [tally.crests[crest] / tally.crests.total() for tally in tallies]
        table.append([f"{crest}: share of commissions", *(f"{each:.1%}" for each in shares)])
    for crest in crests:
        shares = [tally.colours[crest] / len(tally.totals) for tally in tallies]
        table.append([f"{crest}: players with the colour", *(f"{each:.0%}" for each in shares)])
    for crest in crests:
        shares = [tally.workshops[crest] / len(tally.rounds) for tally in tallies]
        table.append([f"{crest}: games with the workshop opened", *(f"{s:.0%}" for s in shares)])
    return table


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", default="base-2009")
    parser.add_argument("--out", type=Path, default=PAGE)
    wanted = parser.parse_args()
    edition = load(wanted.edition)
    games = range(wanted.seed, wanted.seed + wanted.games)
    tallies = [play(edition.id, count, games, wanted.jobs) for count in wanted.players]
    given = " ".join(["scripts/greedy_evidence.py", *sys.argv[1:]])
    lines = [
        "# The bot `greedy`, playing against itself",
        "",
        f"Edition `{edition.id}`, deals {wanted.seed} to {wanted.seed + wanted.games - 1},",
        f"{datetime.now(tz=UTC):%Y-%m-%d}, Python {platform.python_version()}. Made by",
        "",
        f"    .venv/bin/python {given}",
        "",
        *("| " + " | ".join(row) + " |" for row in rows(tallies, edition)),
        "",
        "Turns per second count processor time of a whole game, rules included.",
        "",
    ]
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    wanted.out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()

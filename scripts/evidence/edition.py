#!.venv/bin/python
"""How an edition plays: bots among themselves with 3, 4 and 5 players, written as a report.

    scripts/evidence/edition.py [--bots NAME …] [--edition ID|FILE] [--players N …] [--games G …]
        [--seed S] [--jobs J] [--budget match|live] [--out FILE]

Several bots change seats from deal to deal. Games are as many for every number of players, or so
many for each. Run it in the project's folder. The report goes to docs/evidence/calibration.md
unless told otherwise. Each choice of bots has a section of its own there: another run with the
same bots replaces it, one with other bots adds to it. A report on other figures is begun anew.
Unfinished games are counted and left out of everything else.
"""

import argparse
import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import fmean, quantiles

from valdora import bots, content
from valdora.arena import interval, spread
from valdora.arena.match import bot_seed, deal_seed
from valdora.cli.progress import Progress
from valdora.content import Edition
from valdora.dealer import seeded
from valdora.records import play_game
from valdora.rules import scores, winners
from valdora.rules.events import BonusTaken, CommissionCompleted, WorkshopOpened
from valdora.texts import Texts

MAX_ROUNDS = 200
EVIDENCE = Path(__file__).parents[2] / "docs" / "evidence"
PARTS = ("commissions", "colours", "workshops", "bonus", "gemstones")


@dataclass(frozen=True)
class Table:
    """What all games with one number of players have in common."""

    edition: Edition
    names: tuple[str, ...]
    """The bots; they take turns from seat to seat, and from deal to deal."""
    players: int
    seed: int
    budget: bots.Budget


@dataclass(frozen=True)
class End:
    """The end of one game."""

    deal: int
    finished: bool
    rounds: int
    points: tuple[int, ...]
    parts: Counter[str]
    """The points of all players by where they come from."""
    shares: tuple[float, ...]
    """What each seat has of the victory."""
    completed: tuple[int, ...]
    """How many commissions each player completed."""
    crests: Counter[str]
    """The completed commissions of all players by crest."""
    colours: Counter[str]
    """The hired craftsmen of all players by colour."""
    worth: Counter[str]
    """The points of completed commissions by crest, with bonus tiles and the crest's workshop."""
    workshops: tuple[str, ...]
    """Those that a player opened."""
    bonus: int


def play(table: Table, deal: int) -> End:
    """One game: a function of its arguments only, so that a process of its own can play it."""
    names = [table.names[(seat + deal) % len(table.names)] for seat in range(table.players)]
    players = [
        bots.make(name, bot_seed(table.seed, deal, seat, name), table.budget)
        for seat, name in enumerate(names)
    ]
    dealt = seeded(table.edition, deal_seed(table.seed, deal))
    crest = {kind.id: kind.crest for kind in table.edition.commissions}
    worth: Counter[str] = Counter()
    for step in play_game(table.edition, players, dealt, MAX_ROUNDS):
        end = step.after
        for event in step.events:
            match event:
                case CommissionCompleted(commission=kind, points=points):
                    worth[crest[kind]] += points
                case BonusTaken(crest=colour, points=points):
                    worth[colour] += points
                case WorkshopOpened(colour=colour, points=points):
                    worth[colour] += points
    reached, best = scores(end), winners(end)
    crests: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    for player in end.players:
        colours.update(player.craftsmen)
        for kind, count in player.completed.items():
            crests[crest[kind]] += count
    return End(
        deal=deal,
        finished=end.phase == "over",
        rounds=end.round,
        points=tuple(score.total for score in reached),
        parts=Counter({part: sum(getattr(score, part) for score in reached) for part in PARTS}),
        shares=tuple((seat in best) / len(best) for seat in range(table.players)),
        completed=tuple(player.completed.total for player in end.players),
        crests=crests,
        colours=colours,
        worth=worth,
        workshops=tuple(
            colour for colour, owner in end.workshops.items() if owner in range(table.players)
        ),
        bonus=sum(player.bonus for player in end.players),
    )


def play_all(table: Table, games: int, jobs: int) -> list[End]:
    """All games with one number of players, in the order of the deals."""
    ends: list[End] = []
    told = Progress(Texts("en"))
    with closing(spread(partial(play, table), range(games), jobs)) as played:
        for end in played:
            ends.append(end)
            told(len(ends), games)
    return sorted(ends, key=lambda end: end.deal)


def spread_of(numbers: Iterable[float]) -> str:
    """Mean and quartiles."""
    found = list(numbers)
    low, middle, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return f"{fmean(found):.1f} ({low:.0f} / {middle:.0f} / {high:.0f})"


def rows(edition: Edition, columns: list[list[End]], seed: int) -> list[list[str]]:
    """The report's table: a row for each measure, a column for each number of players."""
    ended = [[end for end in ends if end.finished] for ends in columns]
    if not all(ended):
        sys.exit("With one of the numbers of players no game came to its end: nothing to report.")
    crests = [craft.crest for craft in edition.crafts]
    seats = range(max(len(ends[0].points) for ends in ended))

    def row(name: str, measure: Callable[..., str], *about: object) -> list[str]:
        return [name, *(measure(ends, *about) for ends in ended)]

    return [
        ["", *(f"{len(ends[0].points)} players" for ends in ended)],
        ["---", *("---:" for _ in ended)],
        ["games", *(str(len(ends)) for ends in columns)],
        ["unfinished", *(str(sum(not end.finished for end in ends)) for ends in columns)],
        row("rounds", lambda ends: spread_of(end.rounds for end in ends)),
        row("score", lambda ends: spread_of(each for end in ends for each in end.points)),
        row("winner's score", lambda ends: spread_of(max(end.points) for end in ends)),
        *(row(f"score of place {seat + 1}", score_of_place, seat) for seat in seats),
        *(row(f"points of a player for {part}", points_for, part) for part in PARTS),
        row(
            "commissions of a player", lambda ends: spread_of(n for e in ends for n in e.completed)
        ),
        row("… of the busiest player", lambda ends: spread_of(max(e.completed) for e in ends)),
        row("bonus tiles taken in a game", lambda ends: spread_of(end.bonus for end in ends)),
        row("workshops opened in a game", lambda ends: spread_of(len(e.workshops) for e in ends)),
        *(row(f"{crest}: share of completed commissions", crest_share, crest) for crest in crests),
        *(
            row(f"{crest}: points of a commission, all in all", all_in_all, crest)
            for crest in crests
        ),
        *(row(f"{crest}: share of hired craftsmen", colour_share, crest) for crest in crests),
        *(row(f"{crest}: games with its workshop opened", opened, crest) for crest in crests),
        ["won by any seat, if seats are equal", *(f"{1 / len(e[0].points):.1%}" for e in ended)],
        *(row(f"won by seat {seat + 1} (95 % interval)", won, seat, seed) for seat in seats),
    ]


def score_of_place(ends: list[End], place: int) -> str:
    """The points of the first, second, … of a game, on average."""
    if place >= len(ends[0].points):
        return ""
    return f"{fmean(sorted(end.points, reverse=True)[place] for end in ends):.1f}"


def points_for(ends: list[End], part: str) -> str:
    """What a player has for one part of the score, on average."""
    return f"{fmean(end.parts[part] / len(end.points) for end in ends):.1f}"


def crest_share(ends: list[End], crest: str) -> str:
    """What a crest has of all completed commissions."""
    return f"{sum(end.crests[crest] for end in ends) / _total(end.crests for end in ends):.1%}"


def all_in_all(ends: list[End], crest: str) -> str:
    """What a completed commission brings with all that follows from its crest, on average."""
    count = sum(end.crests[crest] for end in ends)
    return f"{sum(end.worth[crest] for end in ends) / count:.1f}" if count else ""


def colour_share(ends: list[End], colour: str) -> str:
    """What a colour has of all hired craftsmen."""
    return f"{sum(end.colours[colour] for end in ends) / _total(end.colours for end in ends):.1%}"


def opened(ends: list[End], colour: str) -> str:
    """In how many of the games a workshop opened."""
    return f"{fmean(colour in end.workshops for end in ends):.0%}"


def won(ends: list[End], seat: int, seed: int) -> str:
    """How often a seat wins, a shared victory in part, with its interval."""
    if seat >= len(ends[0].shares):
        return ""
    shares = [end.shares[seat] for end in ends]
    low, high = interval(shares, seed)
    return f"{fmean(shares):.1%} ({low:.1%} to {high:.1%})"


def _total(tallies: Iterable[Counter[str]]) -> int:
    return max(1, sum(tally.total() for tally in tallies))


def head(edition: Edition) -> str:
    """What a report begins with: the same for all bots, and another for other figures."""
    return f"""# How edition `{edition.id}` plays

The one published result of three players is 142, 136 and 102 points; the player with 136 had
completed 15 commissions. Reconstructed points and workshops are good when games of bots come near
it and no colour outdoes the others; [editions.md](../editions.md#revisions) has the figures.

Edition sha256 `{edition.sha256}`.

Three figures in brackets are the quartiles. Unfinished games, those that were not over after
{MAX_ROUNDS} rounds, are in no other row. All in all means a commission's own points and its
share of the bonus tiles and the workshop of its crest."""


def write(file: Path, begin: str, section: str) -> None:
    """Put a section into a report: in the place of one with the same heading, or at its end."""
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    before, *sections = old.rstrip("\n").split("\n\n## ")
    kept = [f"## {text}" for text in sections] if before == begin else []
    by_heading = {text.partition("\n")[0]: text for text in [*kept, section]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n\n".join([begin, *by_heading.values()]) + "\n", encoding="utf-8")


def main() -> None:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", choices=bots.names(), default=["greedy"])
    parser.add_argument("--edition", default=content.usual().id, help="a released one or a file")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--games", type=int, nargs="+", default=[200])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--budget", choices=("match", "live"), default="match")
    parser.add_argument("--out", type=Path, default=EVIDENCE / "calibration.md")
    args = parser.parse_args()
    if len(args.games) not in (1, len(args.players)):
        parser.error("give one number of games, or one for each number of players")
    edition = content.load(args.edition)
    played = list(zip(args.players, cycle(args.games), strict=False))
    columns = [
        play_all(Table(edition, tuple(args.bots), n, args.seed, args.budget), games, args.jobs)
        for n, games in played
    ]
    who = ", ".join(f"`{name}`" for name in args.bots)
    section = [
        f"## Played by {who}",
        "",
        f"All seats: {who}, budget `{args.budget}`, seed {args.seed}.",
        f"{datetime.now(tz=UTC):%Y-%m-%d}, Python {platform.python_version()}. Made by",
        "",
        f"    .venv/bin/python {' '.join(['scripts/evidence/edition.py', *sys.argv[1:]])}",
        "",
        *("| " + " | ".join(row) + " |" for row in rows(edition, columns, args.seed)),
    ]
    write(args.out, head(edition), "\n".join(section))
    print(args.out)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""How far it goes: from what one move costs to what a crowd of players needs.

    .venv/bin/python scripts/scale.py
    .venv/bin/python scripts/scale.py --players 50000 --moves-per-minute 3 --core-price 25

Every figure is an option. The defaults that were measured and those that are assumed are told
apart in docs/scale.md, where the arithmetic is explained.
"""

import argparse
from dataclasses import dataclass, fields
from math import ceil

CROWDS = (10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Figures:
    """What one move, one player and one machine are; docs/scale.md says where each is from."""

    moves_per_minute: float = 4.0
    """Moves of one player, in a game of four: each of them is stored and told to all four."""
    seats: float = 4.0
    """Live channels that are told a move."""
    move_ms: float = 1.75
    """CPU time of a server process for one move: decided, stored, told."""
    socket_kb: float = 47.3
    """Memory of one live channel with its share of a table."""
    step_kb: float = 4.6
    """What one channel is sent for one move, before compression."""
    squeezed: float = 1.0
    """The part of it that is left by compression: 1 is none."""
    commit_ms: float = 0.24
    """CPU time of the database for one move."""
    commits: float = 8000.0
    """Moves a second that one database stores, at most."""
    row_bytes: float = 212.0
    """What a move takes on the disk of the database, with its index."""
    busy: float = 0.5
    """How much of a core or a database is used before there is another: the rest is for peaks."""
    core_price: float = 20.0
    """Euros a month for a core with 4 GB."""
    traffic_price: float = 1.0
    """Euros for a terabyte sent."""
    peak: float = 3.0
    """Players at the busiest hour for one on average."""


@dataclass(frozen=True)
class Need:
    """What so many people who play at once need."""

    players: int
    moves: float
    """A second."""
    processes: int
    """Server processes, a core each."""
    memory_gb: float
    databases: int
    database_cores: int
    megabits: float
    """A second, sent."""
    growth_gb: float
    """Of the databases, a day."""
    euros: float
    """A month."""


def need(players: int, each: Figures) -> Need:
    """The arithmetic of docs/scale.md, line by line."""
    moves = players * each.moves_per_minute / 60
    processes = ceil(moves * each.move_ms / 1000 / each.busy)
    databases = ceil(moves / (each.commits * each.busy))
    database_cores = max(databases, ceil(moves * each.commit_ms / 1000 / each.busy))
    sent_kb = moves * each.seats * each.step_kb * each.squeezed
    day = 24 * 3600 / each.peak
    terabytes = sent_kb * day * 30 / 1e9
    return Need(
        players=players,
        moves=moves,
        processes=processes,
        memory_gb=players * each.socket_kb / 1e6,
        databases=databases,
        database_cores=database_cores,
        megabits=sent_kb * 8 / 1000,
        growth_gb=moves * each.row_bytes * day / 1e9,
        euros=(processes + database_cores) * each.core_price + terabytes * each.traffic_price,
    )


def wall(each: Figures) -> int:
    """The crowd above which one database is not enough: the first wall."""
    return int(each.commits * each.busy * 60 / each.moves_per_minute)


def report(crowds: tuple[int, ...], each: Figures) -> str:
    """A table for people."""
    lines = [" ".join(f"{field.name:>14}" for field in fields(Need))]
    for players in crowds:
        needed = need(players, each)
        shown = (getattr(needed, field.name) for field in fields(Need))
        lines.append(" ".join(f"{value:>14,.0f}" for value in shown))
    lines.append(f"One database is enough up to {wall(each):,} players at once.")
    return "\n".join(lines)


def main() -> None:
    """Read the figures and tell what is needed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=CROWDS, metavar="N")
    for field in fields(Figures):
        flag = "--" + field.name.replace("_", "-")
        parser.add_argument(flag, type=float, default=field.default, help="default: %(default)s")
    args = vars(parser.parse_args())
    crowds = tuple(args.pop("players"))
    print(report(crowds, Figures(**args)))


if __name__ == "__main__":
    main()

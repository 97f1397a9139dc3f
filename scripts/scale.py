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
    heard_us: float = 20.0
    """CPU time of a server process for a move at another one, with nobody at that table here."""
    nudge_kb: float = 6.0
    """What the database sends each process for a move: its rows and its step, if people of a table
    are at several processes; 0.1 if a proxy leads them to one."""
    socket_kb: float = 80.0
    """Memory of one live channel with its share of a table, where each process has every table."""
    step_kb: float = 4.6
    """What one channel is sent for one move, before compression."""
    squeezed: float = 1.0
    """The part of it that is left by compression: 1 is none."""
    commit_ms: float = 0.1
    """CPU time of the database for storing one move."""
    listen_us: float = 10.0
    """CPU time of the database for telling one process of one move."""
    commits: float = 10000.0
    """Moves a second that one database stores, at most."""
    database_megabits: float = 10000.0
    """What the machine of a database can send in a second."""
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
    """A second, sent to people."""
    told_megabits: float
    """A second, sent by each database to the processes."""
    growth_gb: float
    """Of the databases, a day."""
    euros: float
    """A month."""


def need(players: int, each: Figures) -> Need:
    """The arithmetic of docs/scale.md, line by line."""
    moves = players * each.moves_per_minute / 60
    databases = ceil(players / wall(each)[0])
    own = moves / databases
    processes = of_database(own, each)
    assert processes is not None
    told = own * processes * each.nudge_kb * 8 / 1000
    spent_ms = own * (each.commit_ms + processes * each.listen_us / 1000)
    database_cores = databases * ceil(spent_ms / 1000 / each.busy)
    sent_kb = moves * each.seats * each.step_kb * each.squeezed
    day = 24 * 3600 / each.peak
    terabytes = sent_kb * day * 30 / 1e9
    return Need(
        players=players,
        moves=moves,
        processes=databases * processes,
        memory_gb=players * each.socket_kb / 1e6,
        databases=databases,
        database_cores=database_cores,
        megabits=sent_kb * 8 / 1000,
        told_megabits=told,
        growth_gb=moves * each.row_bytes * day / 1e9,
        euros=(databases * processes + database_cores) * each.core_price
        + terabytes * each.traffic_price,
    )


def of_database(moves: float, each: Figures) -> int | None:
    """The processes at one database; none are enough if each is busy with hearing of the rest."""
    left_ms = 1000 * each.busy - moves * each.heard_us / 1000
    return ceil(moves * each.move_ms / left_ms) if left_ms > 0 else None


def wall(each: Figures) -> tuple[int, str]:
    """The crowd above which one database is not enough, and what stands there first."""
    least, most, why = 0, 10**9, ""
    while most - least > 1:
        middle = (least + most) // 2
        if reason := _too_many(middle * each.moves_per_minute / 60, each):
            most, why = middle, reason
        else:
            least = middle
    return least, why


def _too_many(moves: float, each: Figures) -> str:
    """What stands in the way of so many moves a second at one database, if anything does."""
    if moves > each.commits * each.busy:
        return "storing every move"
    processes = of_database(moves, each)
    if processes is None:
        return "hearing of every move in every process"
    if moves * processes * each.nudge_kb * 8 / 1000 > each.database_megabits * each.busy:
        return "telling every process of every move"
    return ""


def report(crowds: tuple[int, ...], each: Figures) -> str:
    """A table for people."""
    lines = [" ".join(f"{field.name:>14}" for field in fields(Need))]
    for players in crowds:
        needed = need(players, each)
        shown = (getattr(needed, field.name) for field in fields(Need))
        lines.append(" ".join(f"{value:>14,.0f}" for value in shown))
    most, why = wall(each)
    lines.append(f"One database is enough up to {most:,} players at once: the wall is {why}.")
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

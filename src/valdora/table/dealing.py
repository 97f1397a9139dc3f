"""How a table is dealt, by the version of its dealer: with which seeds, and who begins."""

import secrets

from valdora.dealer import Deal, Seal
from valdora.table.fold import Table


def beginning(table: Table, seal: Seal) -> tuple[int, Deal]:
    """Who begins a game that is about to, and its deal: secret.

    All that is drawn follows from the seal and the seeds the players have given until now. The
    first version of the dealer drew who begins apart, and took the seeds in the order of play.
    """
    seeds = [sitting.seed for sitting in table.seats]
    if isinstance(table.starts, int):
        first = table.starts
    else:
        first = secrets.randbelow(len(seeds)) if table.dealer == 1 else seal.first(seeds)
    taken = seeds[first:] + seeds[:first] if table.dealer == 1 else seeds
    return first, seal.deal(table.edition, taken, table.dealer)


def deal_of(table: Table, seal: Seal) -> Deal:
    """The deal of a game that has begun: secret."""
    return table.sealed(seal.seed).deal(table.edition)

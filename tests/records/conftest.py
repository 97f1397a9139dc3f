"""Game files to read and to spoil."""

import io

import pytest

from valdora import bots, content
from valdora.content import Edition
from valdora.dealer import Deal, Seal, seeded
from valdora.records import Header, Sealed, Seeded, Writer, play_game
from valdora.records.header import Dealer


def written(
    edition: Edition, players: int, dealer: Dealer, deal: Deal, rounds: int | None
) -> bytes:
    """The file of a game among random bots."""
    stream = io.BytesIO()
    writer = Writer(stream, Header.of(edition, [f"P{n}" for n in range(players)], dealer, deal))
    table = [bots.make("random", seat) for seat in range(players)]
    end = None
    for step in play_game(edition, table, deal, rounds):
        writer.step(step)
        end = step.after
    assert end is not None
    writer.finish(end)
    return stream.getvalue()


@pytest.fixture(scope="session")
def unfinished() -> bytes:
    """Five rounds of three players, dealt from a seed."""
    edition = content.load("base-2009")
    return written(edition, 3, Seeded(5), seeded(edition, 5), 5)


@pytest.fixture(scope="session")
def finished() -> bytes:
    """A duel from beginning to end, sealed, with the seed shown."""
    edition, seal = content.load("duel"), Seal(bytes(range(32)))
    dealer = Sealed(seal.commitment, ("one", ""), seal.seed)
    return written(edition, 2, dealer, seal.deal(edition, dealer.player_seeds), None)

"""The doors of the engine: all that can be asked for, on one `BLOCK` of memory.

They take whole numbers beside the block and return one or none. What a door is called here is what
it is called in the compiled file.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from valdora.bots.search.compiled import think as search
from valdora.bots.search.compiled.think import Block
from valdora.engine import layout as at
from valdora.kernel import playout as games
from valdora.kernel.chance import draw as drawn
from valdora.kernel.chance import keyed
from valdora.kernel.jit import door
from valdora.kernel.legal import legal as legal_codes
from valdora.kernel.legal import waiting_book
from valdora.kernel.score import score
from valdora.kernel.score import shares as shares_of
from valdora.kernel.step import step as play


@door
def seed(b: Block, number: int, stream: int) -> None:
    """Set the generator to the beginning of a stream of a seed."""
    b.rng[0] = keyed(np.uint64(number), np.uint64(stream))
    b.rng[1] = np.uint64(0)


@door
def legal(b: Block) -> int:
    """Write the legal codes into `codes`, ascending; how many."""
    return legal_codes(b.states[0], b.desk.edition, b.codes)


@door
def step(b: Block, code: int) -> None:
    """Play a legal code."""
    play(b.states[0], b.desk.edition, code)


@door
def draw(b: Block) -> int:
    """The code of a drawn page for the book that waits for one, or -1."""
    book = waiting_book(b.states[0], b.desk.edition)
    if book == at.NONE:
        return at.NONE
    return drawn(b.states[0], b.desk.edition, book, b.rng)


@door
def settle(b: Block) -> None:
    """Reveal drawn pages until a player decides."""
    games.settle(b.states[0], b.desk.edition, b.rng)


@door
def count(b: Block) -> None:
    """Write each player's `points` and `shares` of the victory as the game stands."""
    s = b.states[0]
    for seat in range(s.players):
        b.points[seat] = score(s, b.desk.edition, seat)
    shares_of(s, b.desk.edition, b.shares)


@door
def playouts(b: Block, number: int, first: int, times: int, policy: int, max_rounds: int) -> None:
    """Play the game to its end so many times, by streams of a seed from `first` on.

    Adds to `counts` and `shares`; the last end is left in `states[1]`.
    """
    s, won, codes = b.states[1], b.found, b.codes
    for time in range(times):
        if b.desk.stop != 0:
            return
        b.own_rng[0] = keyed(np.uint64(number), np.uint64(first + time))
        b.own_rng[1] = np.uint64(0)
        b.states[1] = b.states[0]
        games.playout(s, b.desk.edition, b.own_rng, policy, max_rounds, b.counts, codes)
        if s.phase == at.OVER:
            shares_of(s, b.desk.edition, won)
            for seat in range(s.players):
                b.shares[seat] += won[seat]


@door
def think(b: Block) -> int:
    """Judge the turns of the player to move, by `effort`; how many, in `desk.order` best first."""
    return search.think(b)


@door
def weigh(b: Block) -> None:
    """Judge the position, by `effort`: each seat's share in the first rows of `tally`."""
    search.weigh(b)


DOORS: Final[dict[Callable[..., Any], str]] = {
    seed: "qq",
    legal: "",
    step: "i",
    draw: "",
    settle: "",
    count: "",
    playouts: "qqiii",
    think: "",
    weigh: "",
}
"""Each door, and what numbers it takes in the compiled file: of 64 (`q`) or 32 bits (`i`)."""

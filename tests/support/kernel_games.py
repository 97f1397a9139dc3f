"""Many kinds of games to compare rules and kernel on: half by a player who delivers, the others
chosen so that what is rare elsewhere happens often."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Literal

from valdora.content import CRESTS, GEMSTONES, Edition, load, parse
from valdora.kernel import Kernel, generator
from valdora.rules import (
    Action,
    Buy,
    Deliver,
    End,
    Layout,
    Load,
    Return,
    State,
    Turn,
    new_game,
)

from . import eager
from .editions import Document, random_document
from .kernel_pair import Pair, Third
from .positions import random_layout

Style = Literal["eager", "uniform", "hoard", "spend", "load"]
LENGTH = 1500
"""Plies after which a game is left."""
EDITIONS_KEPT = 200
"""So many different random editions of each sort."""


@dataclass(frozen=True)
class Setup:
    """All that a game begins with; `edition` is an id or a document."""

    edition: str | Document
    players: int
    layout: Layout
    rivals: tuple[Any, ...]

    def state(self) -> State:
        """The first state."""
        return new_game(opened(self.edition), self.players, self.layout, self.rivals)


def opened(edition: str | Document) -> Edition:
    """The edition of an id or a document."""
    return load(edition) if isinstance(edition, str) else parse(edition, "test")


# Editions -------------------------------------------------------------------------------------


def plain(rng: Random) -> Document:
    """A random edition: junctions, dead ends, loops, any figures."""
    return random_document(rng)


def cramped(rng: Random) -> Document:
    """Every space but the cities is a dead end beside a city, so pawns get locked in (Q10)."""
    document = random_document(rng)
    cities = [space for space, is_ in document["spaces"].items() if is_["kind"] == "city"]
    roads = {"cities": rng.sample(cities, len(cities))}
    for space in document["spaces"]:
        if space not in cities:
            roads[f"to-{space}"] = [rng.choice(cities), space]
    document["roads"] = roads
    return document


def scarce(rng: Random) -> Document:
    """One craftsman of each colour and cheap commissions: piles run empty, and in the final round
    there may be no tile left (C1)."""
    document = random_document(rng)
    document["figures"] |= {"open_commissions": 5, "coins": 99}
    for kind in document["commissions"].values():
        if kind["crest"] != "white":
            kind.pop("gemstones", None)
            kind["coins"] = 1
    document["players"] = rng.choice(
        [{"min": 3, "max": 3, "rival": False}, {"min": 2, "max": 2, "rival": True}]
    )
    for crest in CRESTS:
        craft = document["crafts"][crest]
        craft["removed_with_three"], craft["workshop_needs"] = craft["tiles"] - 1, 1
    return document


def hungry(rng: Random) -> Document:
    """Five players with large hands: they can buy a book empty."""
    document = random_document(rng)
    document["players"] = {"min": 5, "max": 5, "rival": False}
    document["figures"] |= {"purse": 9, "coins": 45, "open_commissions": rng.choice((6, 7, 9))}
    return document


def extreme(rng: Random) -> Document:
    """The largest figures that an edition may have, and 27 kinds of commission."""
    document = random_document(rng)
    purse = 99
    points = dict.fromkeys(("bonus_points", "colour_points", "gemstone_points"), 99)
    document["figures"] |= points | {
        "coins": 999,
        "purse": purse,
        "open_commissions": 9,
        "stones_per_road_space": 9,
        "free_pages": 9,
        "encounter_price": rng.choice((1, 33, 99)),
        "page_price": rng.choice((1, 50)),
    }
    stones = rng.sample([99, 15, 1, 1, 1], 5)
    document["gemstones"] = dict(zip(GEMSTONES, stones, strict=True))
    single: Document = {}
    for name, kind in document["commissions"].items():
        for copy in range(kind["copies"]):
            worth = {"points": 99, "copies": 1}
            dear = {"coins": rng.choice((1, 99))} if "coins" in kind else {}
            single[f"{name}-{copy}"] = kind | worth | dear
    document["commissions"] = single
    for space in document["spaces"].values():
        if "ships" in space:
            space["ships"] = 7
    for crest in CRESTS:
        document["crafts"][crest]["workshop_points"] = 99
    return document


SORTS: dict[str, Callable[[Random], Document]] = {
    sort.__name__: sort for sort in (plain, cramped, scarce, hungry, extreme)
}


@lru_cache(maxsize=64)
def _edition(sort: str, number: int) -> tuple[str | Document, Edition]:
    edition = sort if sort not in SORTS else SORTS[sort](Random(f"{sort} {number}"))
    return edition, opened(edition)


# Players --------------------------------------------------------------------------------------

WEIGHTS: dict[Style, dict[type[Action], float]] = {
    "uniform": {},
    "hoard": {Buy: 60, Return: 20, Deliver: 0.01, End: 0.5},
    "spend": {Turn: 60, Load: 20, End: 0.2},
    "load": {Load: 60, Buy: 40, Deliver: 10, End: 0.2},
}
"""How much likelier than others an action is chosen."""


def choose(style: Style, state: State, legal: tuple[Action, ...], rng: Random) -> Action:
    """An action in a style."""
    if style == "eager":
        return eager.choose(state, rng)
    weights = WEIGHTS[style]
    if not weights:
        return legal[int(rng.random() * len(legal))]
    return rng.choices(legal, [weights.get(type(action), 1.0) for action in legal])[0]


# Games ----------------------------------------------------------------------------------------

EAGER_SORTS = ("base-2009", "scarce", "duel", "plain", "base-2009", "scarce", "plain", "extreme")
OTHERS: tuple[tuple[str, Style], ...] = (
    ("base-2009", "uniform"),
    ("plain", "uniform"),
    ("cramped", "spend"),
    ("hungry", "hoard"),
    ("duel", "uniform"),
    ("plain", "load"),
    ("extreme", "spend"),
    ("base-2009", "hoard"),
    ("extreme", "hoard"),
    ("cramped", "uniform"),
)


@dataclass
class Tally:
    """What has been compared."""

    plies: int = 0
    eager: int = 0
    games: int = 0
    ended: int = 0
    players: Counter[int] = field(default_factory=Counter)
    editions: set[str] = field(default_factory=set)
    happened: Counter[str] = field(default_factory=Counter)


def compared(seed: int, plies: int, *, engine: bool = False) -> Iterator[tuple[Setup, Pair, Tally]]:
    """Play games until so many plies are compared; yields before each game, with its setup.

    With `engine`, the compiled file plays along.

    Of a `Difference` the caller knows the setup and `Pair.played`.
    """
    tally, third = Tally(), Third() if engine else None
    while tally.plies < plies:
        rng = Random(f"{seed} {tally.games}")
        style: Style = "eager"
        sort = EAGER_SORTS[tally.games % len(EAGER_SORTS)]
        if tally.eager * 2 > tally.plies:
            sort, style = OTHERS[tally.games % len(OTHERS)]
        setup, edition = _setup(sort, rng)
        pair = Pair(Kernel(edition), setup.state(), third)
        yield setup, pair, tally
        _play(pair, style, rng, min(LENGTH, plies - tally.plies))
        _count(tally, pair, style)


def _setup(sort: str, rng: Random) -> tuple[Setup, Edition]:
    document, edition = _edition(sort, rng.randrange(EDITIONS_KEPT))
    players = rng.randint(edition.min_players, edition.max_players)
    row = tuple(rng.sample(CRESTS, len(CRESTS))) if edition.rival else ()
    return Setup(document, players, random_layout(edition, rng), row), edition


def _play(pair: Pair, style: Style, rng: Random, length: int) -> None:
    pages = generator(rng.getrandbits(64))
    for _ in range(length):
        legal = pair.legal()
        if not legal:
            return
        if pair.state.reveals:
            pair.play(pair.draw(pages))
            continue
        state = pair.state
        _note_rare(pair, legal)
        pair.play(choose(style, state, legal, rng))
    pair.legal()


def _note_rare(pair: Pair, legal: tuple[Action, ...]) -> None:
    """Count what no event tells: empty books and full hands (B7, B8)."""
    state = pair.state
    if not state.here.book or state.phase not in ("act", "book"):
        return
    empty = state.books[state.here.id].empty
    full = state.player.open.total >= state.edition.figures.open_commissions
    pair.happened["at an empty book"] += empty
    if state.here.book == "commissions" and full:
        pair.happened["full hand at an empty book" if empty else "full hand at a book"] += 1
    if isinstance(legal[0], Turn) and state.turned > state.edition.figures.free_pages:
        pair.happened["pages turned for coins"] += 1


def _count(tally: Tally, pair: Pair, style: Style) -> None:
    plies = len(pair.played)
    tally.games += 1
    tally.plies += plies
    tally.eager += plies * (style == "eager")
    tally.ended += pair.state.phase == "over"
    tally.players[len(pair.state.players)] += plies
    tally.editions.add(pair.state.edition.sha256)
    tally.happened.update(pair.happened)


RARE = (
    "pawn-stayed",  # Q10
    "no-craftsman-left",  # C1, the final round without tiles
    "another colour hired",  # C1, an empty pile
    "gemstone-dropped",  # L4, reloads
    "commission-returned",  # B8
    "workshop-removed",  # X4
    "bonus-taken",  # C3
    "at an empty book",
    "full hand at a book",
    "full hand at an empty book",
    "pages turned for coins",
    "game-ended",
)
"""What has to occur for a comparison to mean something."""

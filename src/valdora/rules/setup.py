"""Setting up (section 1 of the rules)."""

from collections.abc import Mapping, Sequence

from valdora.content import CRESTS, PAN, Crest, Edition, Gemstone
from valdora.rules.codes import almanac
from valdora.rules.frozen import Bag, Frozen
from valdora.rules.state import Book, Player, Rival, State
from valdora.rules.versions import is_known, latest

Layout = Mapping[str, Mapping[Gemstone, int]]
"""The gemstones laid out on each road space (S5)."""


class SetupError(ValueError):
    """A game cannot be set up like that; the message says what would be right."""


def new_game(
    edition: Edition,
    players: int,
    layout: Layout,
    rivals: Sequence[Crest] = (),
    rules: int | None = None,
) -> State:
    """A game about to begin: the first page of each book still has to be revealed (S8).

    Seat 0 is the start player (S1). `rivals` is the shuffled row of the duel (X2) and empty
    otherwise. `rules` is the version of the rules to play by, if not the latest.
    """
    if rules is not None and not is_known(rules):
        raise SetupError(
            f"version {rules} of the rules is not known here; the latest is {latest()}"
        )
    check_players(edition, players)
    _check_layout(edition, layout)
    if sorted(rivals) != (sorted(CRESTS) if edition.rival else []):
        wanted = "one card of each crest" if edition.rival else "no card"
        raise SetupError(f"the row of rival cards of {edition.id} must hold {wanted} (X2)")
    return State(
        almanac=almanac(edition, rules),
        phase="deal",
        seat=0,
        round=1,
        final=False,
        players=tuple(_player(edition, seat) for seat in range(players)),
        stones=Frozen({space: _heap(layout[space]) for space in _road_spaces(edition)}),
        discard=Bag(),
        books=Frozen({book: Book((), (), Bag(edition.cards(book))) for book in edition.books}),
        piles=Bag(starting_piles(edition, players)),
        workshops=Frozen({craft.crest: None for craft in edition.crafts}),
        bonus=edition.figures.bonus_tiles,
        rival=Rival(tuple(rivals), Bag()) if edition.rival else None,
    )


def check_players(edition: Edition, players: int) -> None:
    """S1, X1: raise `SetupError` if the edition is not for so many players."""
    if not edition.min_players <= players <= edition.max_players:
        raise SetupError(
            f"{edition.id} is for {edition.min_players} to {edition.max_players} players, "
            f"not for {players} (S1)"
        )


def _player(edition: Edition, seat: int) -> Player:
    """S2, S3: pawn, gold pan, no provisions; one coin more than the player before."""
    return Player(
        pawn=edition.start,
        coins=seat + 1,
        provisions=False,
        equipment=Frozen({PAN: None}),
        open=Bag(),
        completed=Bag(),
        craftsmen=Bag(),
        bonus=0,
    )


def _heap(stones: Mapping[Gemstone, int]) -> Bag[Gemstone]:
    """The gemstones of a space; a layout may also name those that do not lie there."""
    return Bag({gemstone: count for gemstone, count in stones.items() if count})


def starting_piles(edition: Edition, players: int) -> dict[Crest, int]:
    """S9, X1: the craftsmen a game starts with; with at most three players some are removed."""
    few = players <= 3
    tiles = {craft.crest: craft.tiles - few * craft.removed_with_three for craft in edition.crafts}
    return {crest: count for crest, count in tiles.items() if count}


def _road_spaces(edition: Edition) -> list[str]:
    return [space.id for space in edition.spaces if space.kind == "road"]


def _check_layout(edition: Edition, layout: Layout) -> None:
    """S5: all gemstones, the same number on each road space."""
    if sorted(layout) != sorted(_road_spaces(edition)):
        raise SetupError("the layout must name each road space once and nothing else (S5)")
    each = edition.figures.stones_per_road_space
    for space, stones in layout.items():
        if sum(stones.values()) != each or any(count < 0 for count in stones.values()):
            raise SetupError(f"{space} must get {each} gemstones (S5)")
    for gemstone, count in edition.gemstones.items():
        laid = sum(stones.get(gemstone, 0) for stones in layout.values())
        if laid != count:
            raise SetupError(f"the layout must hold {count} {gemstone}, not {laid} (S5)")

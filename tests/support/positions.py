"""Positions for tests, written down the way one would lay them out on a table.

`position(Seat(...), Seat(...), ...)` gives a state that could have arisen: what a test does not
name is filled in, and every coin, gemstone, card and tile is somewhere exactly once. So `status`
finds no fault in it, and a test says only what matters to it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from valdora.content import CRESTS, PAN, SLOTS, Crest, Edition, Gemstone, Slot, load
from valdora.dealer import reveal, seeded
from valdora.rules import (
    GONE,
    Action,
    Bag,
    Book,
    Event,
    Frozen,
    Phase,
    Player,
    Reason,
    Rival,
    State,
    almanac,
    apply,
    explain,
    legal_actions,
    new_game,
    status,
)
from valdora.rules.setup import starting_piles

BASE = "base-2009"


@dataclass(frozen=True)
class Seat:
    """What lies in front of a player; the gold pan need not be named."""

    at: str = "H"
    coins: int = 3
    provisions: bool = False
    carrying: Mapping[Slot, Gemstone | None] = field(default_factory=dict)
    open: Sequence[str] = ()
    completed: Sequence[str] = ()
    craftsmen: Sequence[Crest] = ()
    workshops: Sequence[Crest] = ()
    bonus: int = 0


# Making states --------------------------------------------------------------------------------


def position(
    *seats: Seat,
    edition: str | Edition = BASE,
    players: int = 0,
    phase: Phase = "move",
    seat: int = 0,
    stones: Mapping[str, Sequence[Gemstone]] | None = None,
    discard: Sequence[Gemstone] = (),
    left: Mapping[str, Sequence[str]] | None = None,
    right: Mapping[str, Sequence[str]] | None = None,
    all_seen: Sequence[str] = (),
    piles: Mapping[Crest, int] | None = None,
    bonus: int | None = None,
    rival: Rival | None = None,
    gone: Sequence[Crest] = (),
    turn: int = 1,
) -> State:
    """A position with the given seats, the first one to move; missing seats stand on H.

    `left` and `right` name pages of the books from bottom to top, `all_seen` the books that have
    no page left which nobody has seen. `piles` gives the piles that are not as they would be; what
    is missing in them lies with the last players. `turn` is the number of the round.
    """
    played = load(edition) if isinstance(edition, str) else edition
    count = max(players, len(seats), played.min_players)
    hands = [*seats, *(Seat() for _ in range(count - len(seats)))]
    crafts, left_piles = _craftsmen(played, hands, piles, rival)
    supply = played.figures.bonus_tiles - sum(hand.bonus for hand in hands)
    lost = 0 if bonus is None else supply - bonus
    made = State(
        almanac=almanac(played),
        phase=phase,
        seat=seat,
        round=turn,
        final=len(left_piles) <= 1,
        players=tuple(
            Player(
                pawn=hand.at,
                coins=hand.coins,
                provisions=hand.provisions,
                equipment=_equipment(hand),
                open=Bag.of(hand.open),
                completed=Bag.of(hand.completed),
                craftsmen=Bag(+crafts[number]),
                bonus=hand.bonus + lost * (number == count - 1),
            )
            for number, hand in enumerate(hands)
        ),
        stones=_stones(played, hands, stones or {}, discard),
        discard=Bag.of(discard),
        books=_books(played, hands, left or {}, right or {}, all_seen),
        piles=Bag(left_piles),
        workshops=_workshops(played, hands, crafts, gone),
        bonus=supply - lost,
        rival=rival or (Rival(CRESTS, Bag()) if played.rival else None),
    )
    assert status(made) == (), status(made)
    return made


def _equipment(hand: Seat) -> Frozen[Slot, Gemstone | None]:
    carried = {PAN: None, **hand.carrying}
    return Frozen({slot: carried[slot] for slot in SLOTS if slot in carried})


def _craftsmen(
    edition: Edition, hands: list[Seat], piles: Mapping[Crest, int] | None, rival: Rival | None
) -> tuple[list[Counter[Crest]], dict[Crest, int]]:
    """Each player's tiles and the piles; what is in neither goes to the last players in turn."""
    tiles = [Counter(hand.craftsmen) for hand in hands]
    left: dict[Crest, int] = {}
    for crest, start in starting_piles(edition, len(hands)).items():
        owned = sum(counts[crest] for counts in tiles)
        there = start - owned - (rival.craftsmen.get(crest, 0) if rival else 0)
        left[crest] = (piles or {}).get(crest, there)
        for number in range(there - left[crest]):
            tiles[-1 - number % (len(hands) - 1)][crest] += 1
    return tiles, {crest: count for crest, count in left.items() if count}


def _workshops(
    edition: Edition, hands: list[Seat], crafts: list[Counter[Crest]], gone: Sequence[Crest]
) -> Frozen[Crest, int | None]:
    """The owners that are named; else the first seat that has the craftsmen."""
    owners: dict[Crest, int | None] = {}
    for craft in edition.crafts:
        enough = [
            seat for seat, tiles in enumerate(crafts) if tiles[craft.crest] >= craft.workshop_needs
        ]
        owners[craft.crest] = enough[0] if enough else None
    named = {crest: seat for seat, hand in enumerate(hands) for crest in hand.workshops}
    return Frozen({**owners, **named, **dict.fromkeys(gone, GONE)})


def _stones(
    edition: Edition,
    hands: list[Seat],
    named: Mapping[str, Sequence[Gemstone]],
    discard: Sequence[Gemstone],
) -> Frozen[str, Bag[Gemstone]]:
    """The heaps that are named, and all other gemstones in turn on the other road spaces."""
    rest = Counter(edition.gemstones)
    rest.subtract(discard)
    for hand in hands:
        rest.subtract(stone for stone in hand.carrying.values() if stone)
    for heap in named.values():
        rest.subtract(heap)
    heaps = {space: list(named.get(space, ())) for space in _road_spaces(edition)}
    others = [space for space in heaps if space not in named]
    for number, stone in enumerate(rest.elements()):
        heaps[others[number % len(others)]].append(stone)
    return Frozen({space: Bag.of(heap) for space, heap in heaps.items()})


def _books(
    edition: Edition,
    hands: list[Seat],
    left: Mapping[str, Sequence[str]],
    right: Mapping[str, Sequence[str]],
    all_seen: Sequence[str],
) -> Frozen[str, Book]:
    """The pages that are named; if none is, the first card of the set lies on the right."""
    unseen = {book: Counter(edition.cards(book)) for book in edition.books}
    for book in edition.books:
        unseen[book].subtract((*left.get(book, ()), *right.get(book, ())))
    for hand in hands:
        for card in (*hand.open, *hand.completed, *hand.carrying):
            if card != PAN:
                book = next(book for book in edition.books if unseen[book][card] > 0)
                unseen[book][card] -= 1
    sides = {book: (list(left.get(book, ())), list(right.get(book, ()))) for book in edition.books}
    for book in all_seen:
        sides[_where_pages_went(edition, book)][0][:0] = unseen[book].elements()
        unseen[book] = Counter()
    books: dict[str, Book] = {}
    for book in edition.books:
        lies_left, lies_right = sides[book]
        if not lies_right and unseen[book].total():
            top = next(iter(+unseen[book]))
            unseen[book][top] -= 1
            lies_right = [top]
        books[book] = Book(tuple(lies_left), tuple(lies_right), Bag(+unseen[book]))
    return Frozen(books)


def _where_pages_went(edition: Edition, book: str) -> str:
    """To the left of the other commission book (B8); equipment only to its own left side."""
    kind = edition.space[book].book
    if kind == "equipment":
        return book
    return next(
        other for other in edition.books if other != book and edition.space[other].book == kind
    )


def _road_spaces(edition: Edition) -> list[str]:
    return [space.id for space in edition.spaces if space.kind == "road"]


def random_layout(edition: Edition, rng: Random) -> dict[str, Bag[Gemstone]]:
    """All gemstones shuffled onto the road spaces (S5)."""
    stones = list(Counter(edition.gemstones).elements())
    rng.shuffle(stones)
    each = edition.figures.stones_per_road_space
    spaces = _road_spaces(edition)
    return {space: Bag.of(stones[n * each : (n + 1) * each]) for n, space in enumerate(spaces)}


def fresh(edition: str | Edition = BASE, players: int = 3, seed: int = 0) -> State:
    """A new game with gemstones and rival cards shuffled, no page revealed yet."""
    played = load(edition) if isinstance(edition, str) else edition
    rng = Random(seed)
    row = rng.sample(CRESTS, len(CRESTS)) if played.rival else ()
    return new_game(played, players, random_layout(played, rng), row)


def opening(edition: str = BASE, players: int = 3, seed: int = 5) -> State:
    """A dealt game whose books are open: the first player is to move."""
    played = load(edition)
    deal = seeded(played, seed)
    state = new_game(played, players, deal.layout, deal.rivals)
    while state.reveals:
        state, _ = apply(state, reveal(deal, state))
    return state


# Playing in notation --------------------------------------------------------------------------


def act(state: State, notation: str) -> Action:
    """The action that a notation stands for in this edition."""
    return state.almanac.by_notation[notation]


def play(state: State, *notations: str) -> State:
    """The state after these actions."""
    for notation in notations:
        state, _ = apply(state, act(state, notation))
    return state


def events(state: State, *notations: str) -> list[Event]:
    """What happens when these actions are played."""
    happened: list[Event] = []
    for notation in notations:
        state, more = apply(state, act(state, notation))
        happened += more
    return happened


def legal(state: State, first: str = "") -> list[str]:
    """What is allowed, in notation; only what begins with the word `first`, if one is given."""
    allowed = [str(action) for action in legal_actions(state)]
    return [each for each in allowed if not first or each.split()[0] == first]


def destinations(state: State) -> set[str]:
    """The spaces the pawn may move to."""
    return {each.removeprefix("move ") for each in legal(state, "move")}


def refusal(state: State, notation: str) -> Reason:
    """Why an action that is known but not allowed is refused."""
    reason = explain(state, act(state, notation))
    assert reason is not None, f"{notation} is allowed"
    return reason


def kinds(happened: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in happened]

"""What the player to move can expect of the rest of the game, read from the public state."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from valdora.bots.greedy.atlas import EMPTY, GEM, GOLD, NOT_OWNED, SLOT, Atlas, atlas
from valdora.content import GEMSTONES, SLOTS
from valdora.rules import Book, State, tiles_to_go

PATIENCE: Final = 0.955
"""What a point is worth one turn later."""
PACE: Final = 0.30
"""Commissions a player completes in a turn, on average."""
SURE: Final = 0.6
NEVER: Final = 1.5
"""Parts of the expected rest of the game after which its end becomes possible, and likely."""
LINGER: Final = 0.2
"""The chance that it goes on even then: it cannot be 0, or all would wait for it for ever."""
SHARE: Final = 0.35
"""Of the commissions left in the books, what the owner of a workshop will get."""
EAGERNESS: Final = 0.12
"""Commissions for one workshop that its owner completes in a turn."""
STEPS: Final = 4
"""Times are counted in quarters of a turn."""
HORIZON: Final = 30
"""Turns a plan takes at most."""
FOREVER: Final = 5 * HORIZON
"""Turns up to which worth is known, also for what lies beyond a plan."""

Numbers = tuple[int, ...]
Progress = tuple[Numbers, int]
"""Craftsmen by crest, and workshops owned as bits."""
Tasks = list[tuple[float, int]]
"""Points of each open commission and the time it still takes, in quarters of a turn."""
Purchase = tuple[Numbers, Numbers, float]
"""The commissions bought, those open afterwards, and what unseen pages may add."""
Place = tuple[int, int, int]
"""A space to load at, how many of the gemstones there are wanted, and its ships (0: a road)."""


@dataclass(slots=True)
class Node:
    """A position of one player in a plan; all else stands still."""

    space: int
    provisions: bool
    coins: int
    slots: tuple[int, ...]
    """What each slot carries, `EMPTY` or `NOT_OWNED`."""
    open: tuple[int, ...]
    """The open commissions, sorted."""
    have: tuple[int, ...]
    """Craftsmen by crest."""
    shops: int
    """Workshops owned, as bits by crest."""
    turns: int = 0
    """How many turns from now."""
    gained: float = 0.0
    """Points on the way here, each at its worth today."""
    value: float = 0.0
    root: int = 0
    """The first turn this plan begins with."""


@dataclass(frozen=True)
class Shelf:
    """The known pages of a book, next first, and how many unseen ones there are."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    unseen: tuple[tuple[int, int], ...]

    @property
    def empty(self) -> bool:
        return not (self.left or self.right or self.unseen)


@dataclass(frozen=True)
class Outlook:
    """The world as one player's plans see it."""

    atlas: Atlas
    start: Node
    stones: tuple[tuple[int, ...], ...]
    """The gemstones on each space, by number of the space."""
    discard: tuple[int, ...]
    shelves: dict[int, Shelf]
    """The books by number of their city."""
    hires: tuple[int, ...]
    """The colour of the craftsman each crest brings (C1), -1 for none."""
    shop_worth: tuple[float, ...]
    """What opening each workshop would bring with all that follows; 0 if it is taken."""
    shop_chance: tuple[float, ...]
    bonus: int
    """Points of a bonus tile, 0 if there is none left."""
    worth: tuple[float, ...]
    """What a point is worth at each time, in quarters of a turn."""
    rest: tuple[float, ...]
    """What all turns after each time are worth."""
    # What was worked out already, since plans come to the same things over and over.
    rewards: dict[tuple[int, Numbers, int], tuple[float, Progress]] = field(default_factory=dict)
    missing: dict[tuple[Numbers, Numbers], Numbers] = field(default_factory=dict)
    promises: dict[tuple[Numbers, Numbers, Numbers, int, int], tuple[Tasks, dict[int, float]]] = (
        field(default_factory=dict)
    )
    equipment_worth: dict[Numbers, tuple[float, float]] = field(default_factory=dict)
    purchases: dict[tuple[int, int, int, Numbers, Numbers, Numbers], list[Purchase]] = field(
        default_factory=dict
    )
    places: dict[tuple[int, Numbers, Numbers], list[Place]] = field(default_factory=dict)
    curiosity: dict[tuple[int, int, Numbers, Numbers], float] = field(default_factory=dict)
    hopes: dict[tuple[int, Numbers, Numbers, Numbers], float] = field(default_factory=dict)


def outlook(state: State) -> Outlook:
    """The outlook of the player to move."""
    chart = atlas(state.edition)
    worth = _worth(rounds_left(state), state.final)
    hires = _hires(state, chart)
    shops = _shop_worth(state, chart, worth)
    return Outlook(
        atlas=chart,
        start=_start(state, chart),
        stones=tuple(
            tuple(state.stones[space].get(gem, 0) for gem in GEMSTONES)
            if space in state.stones
            else ()
            for space in chart.spaces
        ),
        discard=tuple(state.discard.get(gem, 0) for gem in GEMSTONES),
        shelves={
            chart.number[name]: _shelf(
                book, chart.kind if _sells_commissions(state, name) else SLOT
            )
            for name, book in state.books.items()
        },
        hires=hires,
        shop_worth=shops,
        shop_chance=_shop_chances(state),
        bonus=state.edition.figures.bonus_points if state.bonus else 0,
        worth=worth,
        rest=_rest(worth, chart.turn_worth),
    )


def _start(state: State, chart: Atlas) -> Node:
    player = state.player
    carried = [
        NOT_OWNED
        if slot not in player.equipment
        else EMPTY
        if (gem := player.equipment[slot]) is None
        else GEM[gem]
        for slot in SLOTS
    ]
    return Node(
        space=chart.number[player.pawn],
        provisions=player.provisions,
        coins=player.coins,
        slots=tuple(carried),
        open=tuple(
            sorted(chart.kind[kind] for kind, count in player.open.items() for _ in range(count))
        ),
        have=tuple(player.craftsmen.get(craft.crest, 0) for craft in state.edition.crafts),
        shops=sum(
            1 << chart.crest[crest]
            for crest, owner in state.workshops.items()
            if owner == state.seat
        ),
    )


def _sells_commissions(state: State, book: str) -> bool:
    return state.edition.space[book].book == "commissions"


def _shelf(book: Book, number: dict[str, int]) -> Shelf:
    return Shelf(
        left=tuple(number[card] for card in reversed(book.left)),
        right=tuple(number[card] for card in reversed(book.right)),
        unseen=tuple((number[card], count) for card, count in book.unseen.items()),
    )


def _hires(state: State, chart: Atlas) -> tuple[int, ...]:
    crests = [craft.crest for craft in state.edition.crafts]
    hired = []
    for place in range(len(crests)):
        clockwise = crests[place:] + crests[:place]
        hired.append(next((chart.crest[c] for c in clockwise if c in state.piles), -1))
    return tuple(hired)


def rounds_left(state: State) -> float:
    """How many rounds the craftsmen will last (G1).

    Craftsmen do not go by themselves: where nobody has an open commission there is time.
    """
    if state.final:
        return 0.0
    to_go = tiles_to_go(state.piles)
    rivals = 0.7 if state.rival else 0.0
    pace = PACE * len(state.players) * (1 + rivals)
    others = [player for seat, player in enumerate(state.players) if seat != state.seat]
    soonest = 1.0 if any(player.open for player in others) else 3.0
    return max(soonest, to_go / pace)


@lru_cache(maxsize=256)
def _worth(left: float, final: bool) -> tuple[float, ...]:
    """Points lose worth with time, and most of it when the game is likely to be over."""
    if final:  # this turn is the last one
        return tuple(1.0 if step <= STEPS else 0.0 for step in range(FOREVER * STEPS))
    sure, never = 1 + SURE * left, 2 + NEVER * left
    worths = []
    for step in range(FOREVER * STEPS):
        turns = step / STEPS
        alive = 1.0 if turns <= sure else max(LINGER, (never - turns) / (never - sure))
        worths.append(PATIENCE**turns * alive)
    return tuple(worths)


@lru_cache(maxsize=256)
def _rest(worth: tuple[float, ...], turn_worth: float) -> tuple[float, ...]:
    total, totals = 0.0, []
    for now in reversed(worth):
        totals.append(total)
        total += now * turn_worth / STEPS
    return tuple(reversed(totals))


def _shop_worth(state: State, chart: Atlas, worth: tuple[float, ...]) -> tuple[float, ...]:
    """A workshop brings its points and a bonus tile for each later commission of its crest (C3)."""
    figures, players = state.edition.figures, len(state.players)
    supply = [0] * len(chart.houses)
    for name, book in state.books.items():
        if _sells_commissions(state, name):
            for card in (*book.left, *book.right):
                supply[chart.kinds[chart.kind[card]].crest] += 1
            for card, count in book.unseen.items():
                supply[chart.kinds[chart.kind[card]].crest] += count
    turns = sum(worth) / STEPS
    prizes = []
    for crest, craft in enumerate(state.edition.crafts):
        if state.workshops[craft.crest] is not None:
            prizes.append(0.0)
            continue
        later = min(supply[crest] * SHARE, turns * EAGERNESS, state.bonus / max(1, players - 1))
        prizes.append(craft.workshop_points + figures.bonus_points * later)
    return tuple(prizes)


def _shop_chances(state: State) -> tuple[float, ...]:
    """How likely the player is to open each workshop, by who is ahead."""
    chances = []
    for craft in state.edition.crafts:
        mine = state.player.craftsmen.get(craft.crest, 0)
        best = max(
            (
                player.craftsmen.get(craft.crest, 0)
                for seat, player in enumerate(state.players)
                if seat != state.seat
            ),
            default=0,
        )
        tiles = state.piles.get(craft.crest, 0)
        if mine + tiles < craft.workshop_needs:
            chances.append(0.0)
        else:
            chances.append(0.8 if mine >= best else 0.4)
    return tuple(chances)


__all__ = ["EMPTY", "GOLD", "NOT_OWNED", "Node", "Outlook", "Shelf", "outlook", "rounds_left"]

"""The whole turns a player can take now, the best of them, and its next action."""

from collections.abc import Iterator
from dataclasses import dataclass

from valdora.bots.greedy.atlas import Atlas
from valdora.bots.greedy.book import use_book
from valdora.bots.greedy.outlook import Node, Outlook, outlook
from valdora.bots.greedy.plan import values
from valdora.bots.greedy.stops import (
    NO_LIMIT,
    Stop,
    arrived,
    buying,
    delivering,
    equipping,
    filling_purse,
    loading,
    supplying,
)
from valdora.content import GEMSTONES, SLOTS
from valdora.rules import (
    Action,
    Deliver,
    End,
    Load,
    Move,
    Provisions,
    Silver,
    State,
    encounter_price,
    legal_actions,
    ships_left,
)


@dataclass(frozen=True)
class Option:
    """A whole turn in numbers: the move, what is done there, and the position after it."""

    move: Action
    node: Node
    stop: Stop


class GreedyBot:
    """The bot `greedy`: plans a few stops ahead for itself and takes the best whole turn."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, state: State) -> Action:
        """The next action of the best turn. Depends on nothing but the state and the seed."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        action = _next_action(state, self._seed)
        if action in legal:
            return action
        return End() if End() in legal else legal[0]


def _next_action(state: State, seed: int) -> Action:
    view = outlook(state)
    if state.phase == "book":
        return use_book(state, view)
    options = whole_turns(state, view)
    acts = [option for option in options if option.stop.doing != "pass"]
    if state.phase != "move" and len(acts) == 1 and _never_hurts(state, acts[0]):
        return next(actions_of(view.atlas, acts[0].stop))
    worths = values(view, [option.node for option in options])
    best = max(range(len(options)), key=lambda index: worths[index] + _whim(state, seed, index))
    if state.phase == "move":
        return options[best].move
    return act(state, view, options[best].stop)


def act(state: State, view: Outlook, stop: Stop) -> Action:
    """The next action of a stop, the pawn being there."""
    if stop.doing in ("buy", "equip"):
        return use_book(state, view)
    return next(actions_of(view.atlas, stop), End())


def _never_hurts(state: State, option: Option) -> bool:
    """Whether an action needs no second thought where it is the only one."""
    free = option.stop.doing == "load" and option.node.coins == state.player.coins
    return free or option.stop.doing in ("deliver", "silver")


def _whim(state: State, seed: int, index: int) -> float:
    """What decides between equally good turns."""
    mixed = (seed * 7919 + state.round * 104729 + state.seat * 1299709 + index * 15485863) % 9973
    return mixed * 1e-10


def whole_turns(state: State, view: Outlook) -> list[Option]:
    """All whole turns from here: a move with each action worth considering there."""
    start = view.start
    if state.phase != "move":
        here = arrived(start, start.space, start.provisions, 1)
        return [Option(End(), node, stop) for node, stop in _stops(state, view, here)]
    turns: list[Option] = []
    free = state.almanac.reach[state.player.pawn].free
    for action in legal_actions(state):
        space, provisions, price = start.space, start.provisions, 0
        if isinstance(action, Move):
            space = view.atlas.number[action.space]
            provisions = provisions and action.space in free
            price = encounter_price(state, action.space)
        node = arrived(start, space, provisions, 1)
        node.coins -= price
        turns += [Option(action, after, stop) for after, stop in _stops(state, view, node)]
    return turns


def _stops(state: State, view: Outlook, node: Node) -> Iterator[tuple[Node, Stop]]:
    """What can be done where the node stands, and doing nothing."""
    chart = view.atlas
    space = state.edition.spaces[node.space]
    if state.phase in ("move", "act"):
        if space.book == "commissions":
            yield from buying(view, node)
        elif space.book == "equipment":
            yield from equipping(view, node)
        if space.kind == "mine" and (done := filling_purse(view, node)):
            yield done
        if space.kind == "city":
            yield supplying(node)
    if space.crest and (done := delivering(view, node, chart.crest[space.crest])):
        yield done
    if space.kind == "road" or space.ships:
        yield from _loadings(state, view, node)
    if space.kind != "city" or state.phase not in ("move", "act"):
        yield arrived(node, node.space, node.provisions, 0), Stop("pass")


def _loadings(state: State, view: Outlook, node: Node) -> Iterator[tuple[Node, Stop]]:
    space = state.edition.spaces[node.space]
    if space.kind == "road":
        stones, most = view.stones[node.space], NO_LIMIT
    else:
        stones = view.discard
        most = ships_left(state) if state.phase == "load" else space.ships
    both = [loading(view, node, stones, most, vehicles) for vehicles in (True, False)]
    if both[0]:
        yield both[0]
    if both[1] and both[0] and both[1][1] != both[0][1]:
        yield both[1]


def actions_of(chart: Atlas, stop: Stop) -> Iterator[Action]:
    """The actions of a stop that needs no book."""
    if stop.doing == "silver":
        yield Silver()
    elif stop.doing == "provisions":
        yield Provisions()
    elif stop.doing == "load":
        yield from (Load(GEMSTONES[gem], SLOTS[slot]) for gem, slot in stop.what)
    elif stop.doing == "deliver":
        for kind, mask in stop.what:
            slots = tuple(slot for bit, slot in enumerate(SLOTS) if mask >> bit & 1)
            yield Deliver(chart.kinds[kind].id, slots)

"""A player for tests who gets on with it: full games end within a few dozen rounds.

Uniformly random play completes few commissions and needs hundreds of rounds; this one buys,
loads and delivers what it can, with a little chance so that all kinds of things happen.
"""

from collections.abc import Iterator
from random import Random

from valdora.rules import (
    Action,
    Bag,
    Buy,
    Deliver,
    Event,
    Load,
    Move,
    Provisions,
    Return,
    Reveal,
    Silver,
    State,
    Turn,
    apply,
    legal_actions,
)


def playthrough(
    state: State, rng: Random
) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """A whole game ply by ply: the state before, the action, the state after, the events."""
    while state.phase != "over":
        action = choose(state, rng)
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def choose(state: State, rng: Random) -> Action:
    """The most useful action, or now and then any; at a chance point a page as it would come."""
    legal = legal_actions(state)
    if book := state.reveals:
        unseen = state.books[book].unseen
        return Reveal(book, rng.choices(list(unseen), list(unseen.values()))[0])
    if rng.random() < 0.05:
        return rng.choice(legal)
    worth = [(usefulness(state, action) + rng.random(), action) for action in legal]
    return max(worth, key=lambda pair: pair[0])[1]


def usefulness(state: State, action: Action) -> float:
    """A rough guess; ending the turn is worth 1."""
    player = state.player
    if isinstance(action, Move):
        return _attraction(state, action.space)
    if isinstance(action, Deliver):
        return 20
    if isinstance(action, Buy):
        return 10 if action.slot is None or len(player.equipment) < 6 else 0
    if isinstance(action, Load):
        vehicle = state.almanac.equipment[action.slot].gemstone is None
        return 8 if not vehicle or _missing(state).get(action.gemstone, 0) else 0
    if isinstance(action, Turn):
        return 1.5 if player.coins > 2 and state.turned < 3 else 0
    if isinstance(action, Return):
        return 1.2 if player.coins > 3 else 0
    if isinstance(action, Silver | Provisions):
        return 3
    return 1


def _attraction(state: State, name: str) -> float:
    """How much a space has to offer to the player who might move there."""
    player, space, known = state.player, state.edition.space[name], state.almanac
    if space.crest:
        wanted = [kind for kind in player.open if known.commission[kind].crest == space.crest]
        return 12 if any(_can_pay(state, kind) for kind in wanted) else 0
    if space.kind == "mine":
        return 9 - 2 * player.coins
    if space.book == "commissions":
        room = state.edition.figures.open_commissions - player.open.total
        return 2 * min(room, player.coins)
    if space.book == "equipment":
        return 6 if "gold" in player.equipment.values() and len(player.equipment) < 6 else 1
    stones = state.discard if space.ships else state.stones.get(name, Bag())
    free = [slot for slot, carried in player.equipment.items() if carried is None]
    fits = {known.equipment[slot].gemstone for slot in free} & set(stones)
    return 2.5 * len(fits)


def _can_pay(state: State, kind: str) -> bool:
    commission = state.almanac.commission[kind]
    carried = list(state.player.equipment.values())
    return commission.coins <= state.player.coins and all(
        stone in carried for stone in commission.gemstones
    )


def _missing(state: State) -> Bag[str]:
    """The gemstones wanted by open commissions and not yet carried."""
    carried = set(state.player.equipment.values())
    wanted = [stone for kind in state.player.open for stone in state.almanac.wanted[kind]]
    return Bag.of(stone for stone in wanted if stone not in carried)

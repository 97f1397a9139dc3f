"""What could be done at a destination, worked out by playing the move and looking."""

from dataclasses import dataclass
from functools import lru_cache

from valdora.content import Gemstone
from valdora.rules import (
    Buy,
    Deliver,
    Load,
    Move,
    Provisions,
    Silver,
    State,
    Turn,
    apply,
    encounter_price,
    legal_actions,
)


@dataclass(frozen=True)
class Prospect:
    """What a move takes and what it would allow."""

    space: str
    coins: int
    """For encounters (E1)."""
    provisions: bool
    """Whether they are used up (M2)."""
    loads: tuple[Gemstone, ...]
    deliveries: tuple[str, ...]
    book: bool
    silver: bool
    supplies: bool
    """Whether provisions could be taken."""


@lru_cache(maxsize=256)
def prospect(state: State, move: Move) -> Prospect:
    """What a legal move takes, and the actions it would allow."""
    after, _ = apply(state, move)
    allowed = legal_actions(after)
    loads = dict.fromkeys(action.gemstone for action in allowed if isinstance(action, Load))
    kinds = dict.fromkeys(action.commission for action in allowed if isinstance(action, Deliver))
    return Prospect(
        space=move.space,
        coins=encounter_price(state, move.space),
        provisions=move.space in state.almanac.reach[state.player.pawn].far,
        loads=tuple(loads),
        deliveries=tuple(kinds),
        book=any(isinstance(action, Buy | Turn) for action in allowed),
        silver=Silver() in allowed,
        supplies=Provisions() in allowed,
    )

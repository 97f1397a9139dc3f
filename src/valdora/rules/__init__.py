"""The game as the rulebook tells it: pure, immutable, the only authority on what is legal.

A game is a `State`. `new_game` makes the first one, `legal_actions` says what is allowed, `apply`
plays an action and tells what happened as events, `outcomes` does so for all that is allowed,
`explain` says why something is not, `score` counts the points, and `status` finds what is wrong
with a state that cannot arise.

Nothing here draws at random, reads a clock or does input and output. A page that nobody has seen
becomes visible only by a `Reveal`, which a dealer outside the rules answers.

Imports `valdora.content` and the standard library only.
"""

from valdora.rules.actions import (
    SIDES,
    Action,
    Buy,
    Deliver,
    End,
    Load,
    Move,
    Provisions,
    Return,
    Reveal,
    Side,
    Silver,
    Stay,
    Turn,
)
from valdora.rules.codes import Almanac, almanac
from valdora.rules.events import Event
from valdora.rules.explain import Reason, explain
from valdora.rules.frozen import Bag, Frozen, remembered
from valdora.rules.legal import encounter_price, legal_actions, page_price, ships_left
from valdora.rules.play import IllegalAction, apply, outcomes
from valdora.rules.scoring import Score, score, scores, winners
from valdora.rules.setup import Layout, SetupError, check_players, new_game
from valdora.rules.state import GONE, Book, Phase, Player, Rival, State
from valdora.rules.status import status
from valdora.rules.sunset import Sunset, sunset, tiles_to_go
from valdora.rules.turns import is_final, same_turn
from valdora.rules.versions import VERSION, latest

__all__ = [
    "GONE",
    "SIDES",
    "VERSION",
    "Action",
    "Almanac",
    "Bag",
    "Book",
    "Buy",
    "Deliver",
    "End",
    "Event",
    "Frozen",
    "IllegalAction",
    "Layout",
    "Load",
    "Move",
    "Phase",
    "Player",
    "Provisions",
    "Reason",
    "Return",
    "Reveal",
    "Rival",
    "Score",
    "SetupError",
    "Side",
    "Silver",
    "State",
    "Stay",
    "Sunset",
    "Turn",
    "almanac",
    "apply",
    "check_players",
    "encounter_price",
    "explain",
    "is_final",
    "latest",
    "legal_actions",
    "new_game",
    "outcomes",
    "page_price",
    "remembered",
    "same_turn",
    "score",
    "scores",
    "ships_left",
    "status",
    "sunset",
    "tiles_to_go",
    "winners",
]

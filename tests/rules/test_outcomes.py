"""All that is legal at once: the same as one action after the other."""

from random import Random

import pytest

from valdora import content
from valdora.dealer import reveal, seeded
from valdora.rules import apply, legal_actions, new_game, outcomes


@pytest.mark.parametrize(
    ("edition", "players"), [("base-2009", 4), ("base-2009.2", 3), ("duel", 2)]
)
def test_outcomes_are_what_apply_makes_of_each_legal_action(edition: str, players: int) -> None:
    figures, random = content.load(edition), Random(5)
    deal = seeded(figures, 5)
    state = new_game(figures, players, deal.layout, deal.rivals)
    for _ in range(120):
        assert list(outcomes(state)) == [
            (action, *apply(state, action)) for action in legal_actions(state)
        ]
        action = reveal(deal, state) if state.reveals else random.choice(legal_actions(state))
        state, _events = apply(state, action)

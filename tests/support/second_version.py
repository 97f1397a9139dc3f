"""A second version of the rules, as a later Valdora may have it: provisions (P1) bring a coin."""

import pytest

from valdora.rules import Provisions, State, versions
from valdora.rules import play as rules_play
from valdora.rules.frozen import evolve
from valdora.rules.state import Player


def invent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules as they would be with a second version beside the first."""
    first = rules_play._PLAY[Provisions]

    def provisions(state: State, action: Provisions) -> rules_play.Applied:
        if state.rules >= 2 and state.player.coins < state.edition.figures.purse:
            richer: Player = evolve(state.player, coins=state.player.coins + 1)
            state = state.with_player(richer)
        return first(state, action)

    monkeypatch.setattr(versions, "VERSION", 2)
    monkeypatch.setitem(rules_play._PLAY, Provisions, provisions)

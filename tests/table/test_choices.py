"""Choices are all that is legal, with what it would bring, and one level more where it helps."""

import random
from dataclasses import asdict

import msgspec
import pytest

from valdora.content import load
from valdora.dealer import reveal, seeded
from valdora.records import state_view
from valdora.rules import Deliver, Move, State, apply, legal_actions, new_game
from valdora.table import shapes
from valdora.table.choices import choices
from valdora.table.views import edition_shape, event_views, state_shape


def positions(edition: str, players: int, seed: int, plies: int) -> list[State]:
    """The positions of a random game in which someone has to choose."""
    draw, deal = random.Random(seed), seeded(load(edition), seed)
    state = new_game(load(edition), players, deal.layout, deal.rivals)
    found: list[State] = []
    while len(found) < plies and state.phase != "over":
        if state.reveals:
            state, _ = apply(state, reveal(deal, state))
            continue
        found.append(state)
        state, _ = apply(state, draw.choice(legal_actions(state)))
    return found


@pytest.mark.parametrize(("edition", "players"), [("base-2009", 3), ("base-2009", 5), ("duel", 2)])
def test_choices_are_the_legal_actions_with_their_events(edition: str, players: int) -> None:
    for state in positions(edition, players, 7, 150):
        offered = choices(state)
        legal = legal_actions(state)
        assert [choice.code for choice in offered] == [state.almanac.codes[each] for each in legal]
        for choice, action in zip(offered, legal, strict=True):
            after, events = apply(state, action)
            assert choice.notation == str(action)
            assert choice.action == {"kind": action.kind, **asdict(action)}
            assert choice.events == event_views(events)
            ends = (after.seat, after.round) != (state.seat, state.round) or after.phase == "over"
            assert choice.final == (ends or after.reveals is not None)
            if isinstance(action, Move | Deliver):
                assert choice.then is not msgspec.UNSET
                following = [state.almanac.codes[each] for each in legal_actions(after)]
                assert [each.code for each in choice.then] == following
                assert all(each.then is msgspec.UNSET for each in choice.then)
            else:
                assert choice.then is msgspec.UNSET


def test_at_a_chance_point_there_is_nothing_to_choose() -> None:
    deal = seeded(load("base-2009"), 1)
    assert choices(new_game(load("base-2009"), 3, deal.layout, deal.rivals)) == []


@pytest.mark.parametrize(("edition", "players"), [("base-2009", 4), ("duel", 2)])
def test_the_published_shapes_fit_what_is_sent(edition: str, players: int) -> None:
    for state in positions(edition, players, 3, 200):
        shape = state_shape(state)
        assert msgspec.to_builtins(shape) == state_view(state)
        sent = msgspec.json.encode(choices(state))
        msgspec.json.decode(sent, type=list[shapes.Choice], strict=True)


def test_the_edition_names_every_action_by_its_code() -> None:
    """So a client asks why by what it means, and never writes notation."""
    named = edition_shape(load("base-2009")).actions
    for state in positions("base-2009", 3, 5, 40):
        for choice in choices(state):
            assert named[choice.code] == choice.action

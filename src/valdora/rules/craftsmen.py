"""What a completed commission brings: bonus, craftsman, workshop, the end (C1-C4, G1, X3-X5)."""

from valdora.content import Commission, Crest
from valdora.rules import events as happened
from valdora.rules.events import Event
from valdora.rules.frozen import evolve
from valdora.rules.state import GONE, State


def complete(state: State, kind: Commission, events: list[Event]) -> State:
    """C4: a commission has been paid for; complete it, then bonus, tile, workshop, end check."""
    player = state.player
    open_, completed = player.open.take(kind.id), player.completed.add(kind.id)
    state = state.with_player(evolve(player, open=open_, completed=completed))
    state = _take_bonus(state, kind.crest, events)
    state = _hire(state, kind.crest, events)
    return _check_end(state, events)


def _take_bonus(state: State, crest: Crest, events: list[Event]) -> State:
    """C3: one bonus tile, while there are any, to whoever already owns the crest's workshop."""
    if state.workshops[crest] != state.seat or not state.bonus:
        return state
    events.append(happened.BonusTaken(state.seat, crest, state.edition.figures.bonus_points))
    owner = evolve(state.player, bonus=state.player.bonus + 1)
    return evolve(state, players=state.players_with(owner), bonus=state.bonus - 1)


def _hire(state: State, crest: Crest, events: list[Event]) -> State:
    """C1: a tile of the crest's colour or the next one; C2: perhaps the workshop of that tile."""
    seat, colour = state.seat, next_colour(state, crest)
    if colour is None:
        events.append(happened.NoCraftsmanLeft(seat, crest))
        return state
    events.append(happened.CraftsmanHired(seat, crest, colour))
    craftsmen = state.player.craftsmen.add(colour)
    players = state.players_with(evolve(state.player, craftsmen=craftsmen))
    state = evolve(state, players=players, piles=state.piles.take(colour))
    craft = state.almanac.craft[colour]
    if state.workshops[colour] is None and craftsmen[colour] >= craft.workshop_needs:
        events.append(happened.WorkshopOpened(seat, colour, craft.workshop_points))
        state = evolve(state, workshops=state.workshops.put(colour, seat))
    return state


def next_colour(state: State, crest: Crest) -> Crest | None:
    """C1: the crest's own colour, or the next one clockwise that has a tile, or none."""
    crests = [craft.crest for craft in state.edition.crafts]
    place = crests.index(crest)
    clockwise = crests[place:] + crests[:place]
    return next((colour for colour in clockwise if colour in state.piles), None)


def rival_turn(state: State, events: list[Event]) -> State:
    """X3: the rival takes a tile for its first card, which then goes to the end of the row."""
    rival = state.rival
    assert rival is not None
    first, *others = rival.row
    rival = evolve(rival, row=(*others, first))
    colour = next_colour(state, first)
    if colour is None:
        return evolve(state, rival=rival)
    events.append(happened.RivalHired(first, colour))
    rival = evolve(rival, craftsmen=rival.craftsmen.add(colour))
    state = evolve(state, rival=rival, piles=state.piles.take(colour))
    craft = state.almanac.craft[colour]
    if state.workshops[colour] is None and rival.craftsmen[colour] >= craft.workshop_needs:  # X4
        events.append(happened.WorkshopRemoved(colour))
        state = evolve(state, workshops=state.workshops.put(colour, GONE))
    return _check_end(state, events)  # X5


def _check_end(state: State, events: list[Event]) -> State:
    """G1, Q9: the final round begins when tiles of at most one colour are left."""
    if state.final or len(state.piles) > 1:
        return state
    events.append(happened.FinalRoundBegan(state.round))
    return evolve(state, final=True)

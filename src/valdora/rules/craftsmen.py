"""What a completed commission brings: bonus, craftsman, workshop, the end (C1-C4, G1, X3-X5)."""

from valdora.content.edition import Commission, Crest
from valdora.rules import events as happened
from valdora.rules.events import Event
from valdora.rules.frozen import evolve
from valdora.rules.state import GONE, State


def complete(state: State, kind: Commission, events: list[Event]) -> State:
    """C4: a commission has been paid for; complete, bonus, tile, workshop, end check."""
    seat, player = state.seat, state.player
    bonus = 0
    if state.workshops[kind.crest] == seat and state.bonus:  # C3: owned already
        bonus = 1
        events.append(happened.BonusTaken(seat, kind.crest, state.edition.figures.bonus_points))
    colour = next_colour(state, kind.crest)
    craftsmen = player.craftsmen
    piles = state.piles
    if colour is None:
        events.append(happened.NoCraftsmanLeft(seat, kind.crest))
    else:
        events.append(happened.CraftsmanHired(seat, kind.crest, colour))
        craftsmen, piles = craftsmen.add(colour), piles.take(colour)
    player = evolve(
        player,
        open=player.open.take(kind.id),
        completed=player.completed.add(kind.id),
        bonus=player.bonus + bonus,
        craftsmen=craftsmen,
    )
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    state = evolve(state, players=players, bonus=state.bonus - bonus, piles=piles)
    if colour is not None and state.workshops[colour] is None:
        craft = state.tables.craft[colour]
        if craftsmen[colour] >= craft.workshop_needs:  # C2
            events.append(happened.WorkshopOpened(seat, colour, craft.workshop_points))
            state = evolve(state, workshops=state.workshops.put(colour, seat))
    return _check_end(state, events)


def next_colour(state: State, crest: Crest) -> Crest | None:
    """C1: the crest's own colour, or the next one clockwise that has a tile, or none."""
    crests = [craft.crest for craft in state.edition.crafts]
    place = crests.index(crest)
    clockwise = crests[place:] + crests[:place]
    return next((colour for colour in clockwise if colour in state.piles), None)


def rival_turn(state: State, events: list[Event]) -> State:
    """X3-X5: the rival takes a tile for its first card, which goes to the end of the row."""
    rival = state.rival
    assert rival is not None
    card = rival.row[0]
    colour = next_colour(state, card)
    row = (*rival.row[1:], card)
    if colour is None:
        return evolve(state, rival=evolve(rival, row=row))
    events.append(happened.RivalHired(card, colour))
    craftsmen = rival.craftsmen.add(colour)
    state = evolve(
        state, piles=state.piles.take(colour), rival=evolve(rival, row=row, craftsmen=craftsmen)
    )
    enough = craftsmen[colour] >= state.tables.craft[colour].workshop_needs
    if enough and state.workshops[colour] is None:
        events.append(happened.WorkshopRemoved(colour))
        state = evolve(state, workshops=state.workshops.put(colour, GONE))
    return _check_end(state, events)


def _check_end(state: State, events: list[Event]) -> State:
    """G1, Q9: the final round begins when tiles of at most one colour are left."""
    if state.final or len(state.piles) > 1:
        return state
    events.append(happened.FinalRoundBegan(state.round))
    return evolve(state, final=True)

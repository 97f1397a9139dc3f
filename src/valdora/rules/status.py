"""What is wrong with a state that cannot arise in play: for records, imports and tests."""

from collections import Counter
from collections.abc import Iterator

from valdora.content import CRESTS, PAN
from valdora.rules.setup import starting_piles
from valdora.rules.state import GONE, State


def status(state: State) -> tuple[str, ...]:
    """The faults of a state as sentences with rule numbers; empty if there are none."""
    return tuple(_faults(state))


def _faults(state: State) -> Iterator[str]:
    yield from _player_faults(state)
    yield from _gemstone_faults(state)
    yield from _card_faults(state)
    yield from _craftsman_faults(state)
    yield from _workshop_faults(state)
    yield from _turn_faults(state)


def _turn_faults(state: State) -> Iterator[str]:
    """S8, T2, X2: what is going on fits the books, the space and the edition."""
    may_wait = {"deal": set(state.books), "book": {state.player.pawn}}.get(state.phase, set())
    for name, book in state.books.items():
        if book.waits_for_reveal and name not in may_wait:
            yield f"S8: {name} waits for a page, but nobody uses that book"
    here = state.edition.space.get(state.player.pawn)
    if here is not None:
        loads = here.kind == "road" or here.ships
        offered = {"book": here.book, "load": loads, "deliver": here.crest}
        if not offered.get(state.phase, True):
            yield f"T2: {here.id} does not offer the action '{state.phase}'"
    row = state.rival.row if state.rival else ()
    if sorted(row) != (sorted(CRESTS) if state.edition.rival else []):
        yield "X2: the row of the rival must hold each card once, and only in the duel"


def _player_faults(state: State) -> Iterator[str]:
    figures = state.edition.figures
    if state.bank < 0:
        yield f"S3: the players hold more than {figures.coins} coins"
    for seat, player in enumerate(state.players):
        if not 0 <= player.coins <= figures.purse:
            yield f"S3: seat {seat} holds {player.coins} coins, not 0 to {figures.purse}"
        if player.open.total > figures.open_commissions:
            yield f"B7: seat {seat} has {player.open.total} open commissions"
        if player.pawn not in state.edition.space:
            yield f"S4: seat {seat} stands on {player.pawn}, which is no space"
        if PAN not in player.equipment:
            yield f"S2: seat {seat} has lost the gold pan"
        for slot, gemstone in player.equipment.items():
            item = state.almanac.equipment[slot]
            if gemstone is not None and item.gemstone not in (None, gemstone):
                yield f"L1: seat {seat} carries {gemstone} on {slot}"


def _gemstone_faults(state: State) -> Iterator[str]:
    """S5: all gemstones lie on road spaces, on equipment or in the discard field."""
    there = Counter(state.discard)
    for stones in state.stones.values():
        there.update(stones)
    for player in state.players:
        there.update(filter(None, player.equipment.values()))
    for gemstone, count in state.edition.gemstones.items():
        if there[gemstone] != count:
            yield f"S5: there are {there[gemstone]} {gemstone}, not {count}"


def _card_faults(state: State) -> Iterator[str]:
    """S6, S7: cards are in the books or with the players; commissions may change their book."""
    wanted: Counter[str] = Counter()
    there: Counter[str] = Counter()
    for name, book in state.books.items():
        kind = state.edition.space[name].book
        for card, count in state.edition.cards(name).items():
            wanted[f"{kind} {card}"] += count
        for card in (*book.left, *book.right):
            there[f"{kind} {card}"] += 1
        for card, count in book.unseen.items():
            there[f"{kind} {card}"] += count
    for player in state.players:
        there.update(f"equipment {slot}" for slot in player.equipment if slot != PAN)
        for card, count in (*player.open.items(), *player.completed.items()):
            there[f"commissions {card}"] += count
    for card in sorted({*wanted, *there}):
        if there[card] != wanted[card]:
            yield f"S7: there are {there[card]} cards of {card}, not {wanted[card]}"


def _craftsman_faults(state: State) -> Iterator[str]:
    """S9, S10: tiles are in the piles, with the players or with the rival."""
    there = Counter(state.piles)
    for player in state.players:
        there.update(player.craftsmen)
    if state.rival:
        there.update(state.rival.craftsmen)
    for crest, count in starting_piles(state.edition, len(state.players)).items():
        if there[crest] != count:
            yield f"S9: there are {there[crest]} {crest} craftsmen, not {count}"
    tiles = state.bonus + sum(player.bonus for player in state.players)
    if tiles != state.edition.figures.bonus_tiles:
        yield f"S10: there are {tiles} bonus tiles, not {state.edition.figures.bonus_tiles}"
    if state.final != (len(state.piles) <= 1):
        yield "G1: the final round runs if and only if tiles of at most one colour are left"


def _workshop_faults(state: State) -> Iterator[str]:
    """C2, X4: a workshop is owned if and only if someone has its craftsmen."""
    hands = {seat: player.craftsmen for seat, player in enumerate(state.players)}
    if state.rival:
        hands[GONE] = state.rival.craftsmen
    for crest, owner in state.workshops.items():
        needs = state.almanac.craft[crest].workshop_needs
        enough = [seat for seat, tiles in hands.items() if tiles.get(crest, 0) >= needs]
        if owner is None and enough:
            yield f"C2: nobody owns the {crest} workshop, though its craftsmen are there"
        if owner is not None and owner not in enough:
            holder = "the rival" if owner == GONE else f"seat {owner}"
            yield f"C2: {holder} has the {crest} workshop without its craftsmen"

"""Scoring (F1, F2)."""

from dataclasses import dataclass, replace

from valdora.rules.codes import Almanac
from valdora.rules.frozen import remembered
from valdora.rules.state import Player, State


@dataclass(frozen=True)
class Score:
    """A player's points by where they come from (F1)."""

    commissions: int
    colours: int
    workshops: int
    bonus: int
    gemstones: int

    @property
    def total(self) -> int:
        """All points."""
        return self.commissions + self.colours + self.workshops + self.bonus + self.gemstones


def score(state: State, seat: int) -> Score:
    """What a player's things are worth now; open commissions count nothing."""
    own = remembered(state.players[seat], _without_workshops, state.almanac)
    owned = [crest for crest, owner in state.workshops.items() if owner == seat]
    if not owned:
        return own
    craft = state.almanac.craft
    return replace(own, workshops=sum(craft[crest].workshop_points for crest in owned))


def _without_workshops(player: Player, almanac: Almanac) -> Score:
    figures = almanac.edition.figures
    return Score(
        commissions=sum(
            almanac.commission[kind].points * count for kind, count in player.completed.items()
        ),
        colours=figures.colour_points * len(player.craftsmen),
        workshops=0,
        bonus=figures.bonus_points * player.bonus,
        gemstones=figures.gemstone_points
        * sum(gemstone is not None for gemstone in player.equipment.values()),
    )


def scores(state: State) -> tuple[Score, ...]:
    """The scores of all players."""
    return tuple(score(state, seat) for seat in range(len(state.players)))


def winners(state: State) -> tuple[int, ...]:
    """F2: most points, then most coins; still tied, all of them."""
    standing = [
        (points.total, player.coins)
        for points, player in zip(scores(state), state.players, strict=True)
    ]
    best = max(standing)
    return tuple(seat for seat, reached in enumerate(standing) if reached == best)

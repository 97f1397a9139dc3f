"""A game told turn by turn, in sentences."""

from collections.abc import Sequence

from valdora.records import PlayedPly
from valdora.rules import State, scores, winners
from valdora.texts import Texts


class Story:
    """Prints what happens; each turn has a line of its own with the round and the player."""

    def __init__(self, t: Texts, state: State, names: Sequence[str]) -> None:
        self._t = Texts(t.language, state.edition)
        self._names = t.players(names)
        self._turn: tuple[int, int] | None = None
        print(t("cli-story-begin", edition=t.edition_name(state.edition), players=len(names)))
        print(t.list(t.players(names, levels=True)))

    def step(self, step: PlayedPly) -> None:
        """Tell one ply."""
        before = step.before
        turn = (before.round, before.seat)
        if before.phase != "deal" and turn != self._turn:
            self._turn = turn
            name = self._names[before.seat]
            print("\n" + self._t("cli-story-turn", round=str(before.round), name=name))
        for event in step.events:
            print(f"  {self._t.event(event, self._names)}")

    def end(self, state: State) -> None:
        """Tell the points (F1), and who has won if the game is over (F2)."""
        t = self._t
        print("\n" + "\n".join(points_of(t, state, self._names)))
        if state.phase == "over":
            best = [self._names[seat] for seat in winners(state)]
            print(t("cli-winners", names=t.list(best), count=len(best)))
        else:
            print(t("cli-unfinished"))


def points_of(t: Texts, state: State, names: Sequence[str]) -> list[str]:
    """The points of all players by where they come from."""
    return [
        t(
            "cli-points",
            name=name,
            total=points.total,
            commissions=points.commissions,
            colours=points.colours,
            workshops=points.workshops,
            bonus=points.bonus,
            gemstones=points.gemstones,
        )
        for points, name in zip(scores(state), names, strict=True)
    ]

"""Perft: how many sequences of actions there are from fixed positions, counted once and for all.

A change of any rule that touches these positions changes a count. `VALDORA_GOLDEN=write` writes the
golden file anew.
"""

from support.golden import golden
from support.positions import Seat, position
from valdora.rules import State, apply, legal_actions


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many actions, reveals included."""
    legal = legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(perft(apply(state, action)[0], depth - 1) for action in legal)


def positions() -> dict[str, tuple[State, int]]:
    """Each position by its name, and the depth to count to."""
    everything = {"shovel": "ruby", "pick": "sapphire", "hammer": "amethyst", "chisel": "emerald"}
    return {
        "start": (position(Seat(coins=1), Seat(coins=2), Seat(coins=3)), 5),
        "provisions": (position(Seat("north-3", provisions=True), Seat("H"), Seat("C")), 4),
        "no coins": (position(Seat("ch-1", coins=0), Seat("C"), Seat("ch-2"), Seat("A")), 4),
        "book": (
            position(
                Seat("C", coins=4, open=["red", "gold", "silver"]),
                phase="act",
                left={"C": ["blue"]},
                right={"C": ["green", "white-ruby-amethyst-emerald"]},
            ),
            4,
        ),
        "catalogue": (
            position(
                Seat("A", coins=2, carrying={"pan": "gold", "cart": "gold"}),
                phase="act",
                left={"A": ["horse"]},
                right={"A": ["pick", "cart", "shovel"]},
            ),
            4,
        ),
        "loading": (
            position(
                Seat("ah-1", coins=6, carrying={"shovel": None, "horse": "gold", "cart": None}),
                phase="act",
                stones={"ah-1": ["gold", "ruby", "ruby", "sapphire"]},
            ),
            5,
        ),
        "harbour": (
            position(
                Seat("east-3", coins=6, carrying={"shovel": None, "horse": "gold", "cart": "ruby"}),
                phase="act",
                discard=["gold", "ruby", "emerald"],
            ),
            4,
        ),
        "white house": (
            position(
                Seat(
                    "bh-2",
                    open=["white-ruby-amethyst-emerald", "white-ruby-sapphire-amethyst"],
                    carrying={**everything, "horse": "ruby", "cart": "amethyst"},  # type: ignore[dict-item]
                ),
                phase="act",
            ),
            4,
        ),
        "duel": (
            position(Seat("H", open=["silver"]), Seat("A", open=["silver"]), edition="duel"),
            5,
        ),
    }


def test_counts_are_golden() -> None:
    lines = [
        f"{name}, depth {depth}: {perft(state, depth)}"
        for name, (state, deepest) in positions().items()
        for depth in range(1, deepest + 1)
    ]
    golden("perft.txt", "\n".join(lines) + "\n")

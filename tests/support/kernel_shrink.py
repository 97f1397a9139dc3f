"""A difference between rules and kernel made small, and kept as a playthrough."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from valdora.kernel import Kernel
from valdora.rules import Action

from .kernel_games import Setup, opened
from .kernel_pair import Difference, Pair

FOLDER = Path(__file__).parents[1] / "kernel" / "playthroughs"
TRIALS = 3000
SHORT = 12


@dataclass(frozen=True)
class Playthrough:
    """A game as far as it matters: how it began and what was played."""

    setup: Setup
    actions: tuple[str, ...]
    about: str
    """What it shows."""

    def save(self, folder: Path = FOLDER) -> Path:
        """Write it down under a name of its own."""
        text = json.dumps(
            {
                "about": self.about,
                "edition": self.setup.edition,
                "players": self.setup.players,
                "layout": self.setup.layout,
                "rivals": self.setup.rivals,
                "do": self.actions,
            },
            indent=1,
        )
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{sha256(text.encode()).hexdigest()[:12]}.json"
        path.write_text(text + "\n", encoding="utf-8")
        return path

    @classmethod
    def read(cls, path: Path) -> "Playthrough":
        """Read it back."""
        has = json.loads(path.read_text(encoding="utf-8"))
        setup = Setup(has["edition"], has["players"], has["layout"], tuple(has["rivals"]))
        return cls(setup, tuple(has["do"]), has["about"])

    def replay(self) -> Pair:
        """Play it again; raises `Difference` if rules and kernel do not agree."""
        pair, difference = _replay(self.setup, self.actions)
        if difference:
            raise difference
        return pair


def _replay(setup: Setup, actions: Sequence[str]) -> tuple[Pair, Difference | None]:
    edition = opened(setup.edition)
    pair = Pair(Kernel(edition), setup.state())
    try:
        for notation in actions:
            legal = pair.legal()
            action: Action = pair.state.almanac.by_notation[notation]
            if action in legal:
                pair.play(action)
        pair.legal()
    except Difference as difference:
        return pair, difference
    return pair, None


def shrink(
    setup: Setup,
    actions: Sequence[Action],
    shows: Callable[[Pair, Difference | None], str | None],
) -> Playthrough:
    """The shortest playthrough found that still `shows` something, which it says.

    Leaves out ever shorter runs of actions, again and again while that helps; what is illegal
    without them is left out as well.
    """
    kept, about = _shown(setup, [str(action) for action in actions], shows)
    assert about, "there is nothing to shrink"
    trials, before = 0, len(kept) + 1
    while len(kept) < before:
        before = len(kept)
        for length in _lengths(len(kept)):
            place = 0
            while place < len(kept) and trials < TRIALS:
                trials += 1
                tried, said = _shown(setup, kept[:place] + kept[place + length :], shows)
                if said and len(tried) < len(kept):
                    kept, about = tried, said
                else:
                    place += length
    return Playthrough(setup, tuple(kept), about)


def _lengths(longest: int) -> list[int]:
    """Halves, then one by one: a run has to end where a turn does to be left out unnoticed."""
    lengths = [longest >> halvings for halvings in range(1, longest.bit_length())]
    return [length for length in lengths if length > SHORT] + list(range(SHORT, 0, -1))


def _shown(
    setup: Setup,
    actions: Sequence[str],
    shows: Callable[[Pair, Difference | None], str | None],
) -> tuple[list[str], str | None]:
    pair, difference = _replay(setup, actions)
    return [str(action) for action in pair.played], shows(pair, difference)


def any_difference(_: Pair, difference: Difference | None) -> str | None:
    """Shown: that rules and kernel differ."""
    return str(difference) if difference else None

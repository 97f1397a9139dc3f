"""What compares machines game by game asks both of them, and notices one that answers otherwise."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from support.scripts import loaded
from valdora.bots.search import thinking
from valdora.content import editions
from valdora.engine.desk import BLOCK, DESK
from valdora.engine.runtime import Engine

pytestmark = pytest.mark.kernel
SCRIPT = Path(__file__).parents[2] / "scripts/evidence/engine_equal.py"
ORDER = BLOCK.fields["desk"].offset + DESK.fields["order"].offset


class Contrary(Engine):
    """Likes the second turn best."""

    def call(self, door: str, *numbers: int, seconds: float | None = None) -> int:
        """What the engine answers, but for the order."""
        found = super().call(door, *numbers, seconds=seconds)
        if door == "think" and found > 1:
            first, second = (bytes(self.memory[at : at + 8]) for at in (ORDER, ORDER + 8))
            self.memory[ORDER : ORDER + 16] = second + first
        return found


class Another(Engine):
    """The same under another name."""


@pytest.fixture
def script() -> Iterator[ModuleType]:
    """The script, and whether it leaves the machines as they were."""
    module = loaded(SCRIPT)
    before = thinking._MACHINES[0]
    yield module
    thinking.forget()
    assert thinking._MACHINES[0] is before


def test_a_machine_that_chooses_otherwise_is_noticed(script: ModuleType) -> None:
    assert script.records("casual", 1, (Engine, Another))
    assert not script.records("casual", 1, (Engine, Contrary))


def test_a_game_thought_out_by_another_machine_is_no_evidence(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition, players, deal = next(script.games(1))
    monkeypatch.setattr(thinking, "use", lambda _: thinking._MACHINES[0])
    with pytest.raises(SystemExit, match="Another was to answer"):
        script.played("casual", edition, players, deal, Another)


def test_every_edition_is_dealt(script: ModuleType) -> None:
    deals = list(script.games(50))
    assert {edition.id for edition, _, _ in deals} == set(editions())
    assert {players for _, players, _ in deals} == {2, 3, 4, 5}

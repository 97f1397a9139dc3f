"""Events: small values whose kind is their name."""

from dataclasses import FrozenInstanceError, fields

import pytest

from valdora.rules import Event
from valdora.rules.events import CraftsmanHired, PawnMoved


def test_the_kind_is_the_name_in_kebab_case() -> None:
    class PawnHasDanced(Event):
        pass

    assert PawnHasDanced.kind == "pawn-has-danced"
    assert PawnMoved.kind == "pawn-moved"


def test_events_are_values() -> None:
    event = CraftsmanHired(0, "red", "blue")
    assert event == CraftsmanHired(seat=0, crest="red", colour="blue")
    assert [field.name for field in fields(event)] == ["seat", "crest", "colour"]
    with pytest.raises(FrozenInstanceError):
        event.seat = 1  # type: ignore[misc]

"""Immutable mappings, bags, and `evolve`."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from support.positions import fresh
from valdora.rules import Bag, Frozen, legal_actions, remembered
from valdora.rules.frozen import evolve


def test_a_frozen_mapping_cannot_be_changed() -> None:
    mapping = Frozen({"a": 1})
    changes: list[Callable[[], object]] = [
        lambda: mapping.__setitem__("a", 2),
        lambda: mapping.__delitem__("a"),
        lambda: mapping.update(a=2),
        lambda: mapping.pop("a"),
        mapping.popitem,
        mapping.clear,
        lambda: mapping.setdefault("b", 1),
        lambda: mapping.__ior__({"a": 2}),
    ]
    for change in changes:
        with pytest.raises(
            TypeError, match=r"^this mapping is part of .*; make a new one with `put`$"
        ):
            change()
    assert mapping == {"a": 1}


def test_put_answers_with_a_new_mapping() -> None:
    mapping = Frozen({"a": 1, "b": 2})
    assert mapping.put("a", 3) == {"a": 3, "b": 2}
    assert list(mapping.put("a", 3)) == ["a", "b"]
    assert mapping == {"a": 1, "b": 2}


def test_equal_mappings_have_equal_hashes_in_any_order() -> None:
    assert hash(Frozen({"a": 1, "b": 2})) == hash(Frozen({"b": 2, "a": 1}))
    assert hash(Frozen({"a": 1})) != hash(Frozen({"a": 2}))


def test_copies_and_pickles_are_equal() -> None:
    bag = Bag({"a": 1})
    for twin in (copy.copy(bag), copy.deepcopy(bag), pickle.loads(pickle.dumps(bag))):
        assert twin == bag
        assert type(twin) is Bag


def test_a_bag_counts() -> None:
    bag = Bag.of(["ruby", "gold", "ruby"])
    assert bag == {"ruby": 2, "gold": 1}
    assert bag.total == 3
    assert bag.add("gold") == {"ruby": 2, "gold": 2}
    assert bag.add("emerald")["emerald"] == 1
    assert bag.take("ruby") == {"ruby": 1, "gold": 1}
    assert type(bag.add("gold")) is type(bag.take("ruby")) is type(bag.take("gold")) is Bag


def test_what_there_is_none_of_is_not_in_a_bag() -> None:
    bag = Bag.of(["ruby", "gold"])
    assert "gold" not in bag.take("gold")
    with pytest.raises(KeyError):
        bag.take("emerald")


@dataclass(frozen=True)
class Point:
    x: int
    y: int


def test_evolve_changes_a_copy() -> None:
    point = Point(1, 2)
    assert evolve(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)


def test_evolve_forgets_what_was_remembered() -> None:
    """The legal actions of a state do not carry over to the next."""
    state = fresh()
    legal_actions(state)
    assert "_known" in state.__dict__
    assert "_known" not in evolve(state, phase="over").__dict__
    assert legal_actions(evolve(state, phase="over")) == ()


def test_what_is_remembered_is_worked_out_once() -> None:
    asked = []

    def doubled(bag: Bag[str], by: int) -> int:
        asked.append(bag)
        return bag.total * by

    bag = Bag.of("aab")
    assert [remembered(bag, doubled, 2), remembered(bag, doubled, 2)] == [6, 6]
    assert len(asked) == 1
    assert remembered(bag.add("c"), doubled, 2) == 8


def test_what_is_remembered_is_no_part_of_the_value() -> None:
    """It is neither compared nor packed for another process."""
    state, other = fresh(), fresh()
    legal_actions(state)
    assert state == other
    assert hash(state) == hash(other)
    assert pickle.dumps(state) == pickle.dumps(other)
    assert legal_actions(pickle.loads(pickle.dumps(state))) == legal_actions(other)

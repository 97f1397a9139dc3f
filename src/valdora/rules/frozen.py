"""Values that cannot change by accident: the state is made of them."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as evolve
else:

    def evolve(instance, /, **changes):
        """`dataclasses.replace` for a `Value`, several times as fast.

        What was only remembered about the old value does not carry over.
        """
        values = instance.__dict__ | changes
        values.pop(_KNOWN, None)
        made = _new(type(instance))
        _set(made, "__dict__", values)
        return made

    _new, _set = object.__new__, object.__setattr__


__all__ = ["Bag", "Frozen", "Value", "evolve", "remembered"]

K = TypeVar("K", bound=str)
V = TypeVar("V")
R = TypeVar("R")

_KNOWN = "_known"


class Value:
    """A frozen dataclass without slots; what was only remembered about it is not part of it."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != _KNOWN}


def remembered(value: Any, of: Callable[..., R], *more: Any) -> R:
    """What a pure function says of a `Value` or `Frozen`, worked out once.

    `more` is what it takes besides: always the same for the same value.
    """
    known: dict[Callable[..., Any], R] | None = value.__dict__.get(_KNOWN)
    if known is None:
        known = value.__dict__[_KNOWN] = {}
    if of not in known:
        known[of] = of(value, *more)
    return known[of]


class Frozen(dict[K, V]):
    """A dictionary that cannot be changed, only answered by a new one."""

    def __hash__(self) -> int:  # type: ignore[override]  # dict says "unhashable"; this one never changes
        return hash(frozenset(self.items()))

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("this mapping is part of an immutable state; make a new one with `put`")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)

    def put(self, key: K, value: V) -> "Frozen[K, V]":
        """The same mapping with `key` set to `value`."""
        return Frozen({**self, key: value})


class Bag(Frozen[K, int]):
    """A multiset: how many there are of each. What there is none of is not in it."""

    @classmethod
    def of(cls, things: Iterable[K]) -> "Bag[K]":
        """The bag that holds each of these things once per mention."""
        counts: dict[K, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        return cls(counts)

    def add(self, thing: K) -> "Bag[K]":
        """One more of `thing`."""
        return Bag({**self, thing: self.get(thing, 0) + 1})

    def take(self, thing: K) -> "Bag[K]":
        """One less of `thing`, of which there must be one."""
        left = self[thing] - 1
        if left:
            return Bag({**self, thing: left})
        return Bag({name: count for name, count in self.items() if name != thing})

    @property
    def total(self) -> int:
        """How many things there are in all."""
        return sum(self.values())

"""A deal and the reveals that follow from it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple, TypeVar

from valdora.content import CRESTS, GEMSTONES, Crest, Edition, Gemstone
from valdora.dealer.shuffle import KEY_BYTES, shuffled, subkey
from valdora.rules import Event, Layout, Reveal, State, apply

K = TypeVar("K", bound=str)


class DealerError(ValueError):
    """The dealer cannot answer; the message says why."""


@dataclass(frozen=True)
class Deal:
    """What a shuffle brought. All but `orders` is open as soon as the game begins."""

    layout: Layout
    """The gemstones on each road space (S5)."""
    rivals: tuple[Crest, ...]
    """The row of the rival, next card first (X2); empty where there is none."""
    orders: Mapping[str, tuple[str, ...]] = field(repr=False)
    """The pages of each book, top first (S8): secret."""


def dealt(edition: Edition, key: bytes) -> Deal:
    """The deal that a key of 32 bytes stands for."""
    if len(key) != KEY_BYTES:
        raise DealerError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    return Deal(
        layout=_laid_out(edition, shuffled(_sorted(edition.gemstones), subkey(key, "gemstones"))),
        rivals=shuffled(sorted(CRESTS), subkey(key, "rival")) if edition.rival else (),
        orders={
            book: shuffled(_sorted(edition.cards(book)), subkey(key, f"book/{book}"))
            for book in edition.books
        },
    )


def seeded(edition: Edition, seed: int) -> Deal:
    """The deal of a number, for simulations: reproducible, no secret to who knows the number."""
    return dealt(edition, sha256(f"valdora/1/seed/{seed}".encode()).digest())


def recorded(
    edition: Edition, layout: Layout, rivals: tuple[Crest, ...], reveals: Iterable[Reveal]
) -> Deal:
    """The deal as far as a record tells it: only the pages that were revealed are known."""
    orders: dict[str, list[str]] = {book: [] for book in edition.books}
    for page in reveals:
        orders[page.book].append(page.card)
    return Deal(layout, rivals, {book: tuple(cards) for book, cards in orders.items()})


def reveal(deal: Deal, state: State) -> Reveal:
    """The dealer's answer to a state that waits for a page.

    It depends on nothing but the number of pages seen: going back and forth deals the same again.
    """
    book = state.reveals
    if book is None:
        raise DealerError("the game does not wait for a page")
    seen = sum(state.edition.cards(book).values()) - state.books[book].unseen.total
    pages = deal.orders[book]
    if seen >= len(pages):
        raise DealerError(f"the record ends before page {seen + 1} of book {book}")
    return Reveal(book, pages[seen])


class Revealed(NamedTuple):
    """A page that the dealer revealed: the states before and after, and what happened."""

    before: State
    action: Reveal
    after: State
    events: tuple[Event, ...]


def revealed(deal: Deal, state: State) -> Iterator[Revealed]:
    """The pages that are revealed, one after the other, until a player decides."""
    while state.reveals:
        action = reveal(deal, state)
        after, events = apply(state, action)
        yield Revealed(state, action, after, events)
        state = after


def _sorted(counts: Mapping[K, int]) -> list[K]:
    """Each thing as often as there are copies, in the order of the names."""
    return [name for name in sorted(counts) for _ in range(counts[name])]


def _laid_out(edition: Edition, stones: tuple[Gemstone, ...]) -> Layout:
    """S5: the first gemstones to the first road space, in the order of the names, and so on."""
    each = edition.figures.stones_per_road_space
    spaces = sorted(space.id for space in edition.spaces if space.kind == "road")
    heaps = {space: stones[index * each : (index + 1) * each] for index, space in enumerate(spaces)}
    return {
        space.id: {
            gemstone: heaps[space.id].count(gemstone)
            for gemstone in GEMSTONES
            if gemstone in heaps[space.id]
        }
        for space in edition.spaces
        if space.kind == "road"
    }

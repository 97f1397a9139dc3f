"""A state as JSON: the same for players, watchers, bots, replays and the browser."""

from collections.abc import Iterable, Mapping
from typing import Any

from valdora.content import CRESTS, GEMSTONES, SLOTS
from valdora.rules import GONE, Book, Player, Rival, Score, State, remembered, score, sunset

View = dict[str, Any]
"""Whatever `json.dumps` takes; docs/records.md lists the keys."""


def state_view(state: State) -> View:
    """Everything on the table; equal states give equal bytes.

    What there is none of is left out. Of the pages of a side the last lies on top.
    """
    edition = state.edition
    kinds = [kind.id for kind in edition.commissions]
    return {
        "edition": edition.id,
        "phase": state.phase,
        "seat": state.seat,
        "round": state.round,
        "final": state.final,
        "reveal": state.reveals,
        "stones": remembered(state.stones, _stones),
        "discard": _counts(state.discard, GEMSTONES),
        "books": {
            name: remembered(book, _book, edition.cards(name)) for name, book in state.books.items()
        },
        "piles": _counts(state.piles, CRESTS),
        "workshops": {
            crest: "gone" if owner == GONE else owner for crest, owner in state.workshops.items()
        },
        "sunset": dict(sunset(state).__dict__),
        "bonus": state.bonus,
        "bank": state.bank,
        "turned": state.turned,
        "loaded": [slot for slot in SLOTS if slot in state.loaded],
        "delivered": state.delivered,
        "rival": _rival(state.rival) if state.rival else None,
        "players": [
            {**remembered(player, _player, kinds), "score": _score(score(state, seat))}
            for seat, player in enumerate(state.players)
        ],
    }


def score_view(points: Score) -> View:
    """The parts of a score (F1)."""
    return dict(points.__dict__)


def _stones(stones: Mapping[str, Mapping[Any, int]]) -> dict[str, dict[str, int]]:
    return {space: _counts(lying, GEMSTONES) for space, lying in stones.items()}


def _counts(counts: Mapping[Any, int], order: Iterable[str]) -> dict[str, int]:
    return {name: counts[name] for name in order if name in counts}


def _listed(counts: Mapping[str, int], order: Iterable[str]) -> list[str]:
    return [name for name in order if name in counts for _ in range(counts[name])]


def _book(book: Book, cards: Iterable[str]) -> View:
    return {
        "left": list(book.left),
        "right": list(book.right),
        "unseen": _counts(book.unseen, cards),
    }


def _rival(rival: Rival) -> View:
    return {"row": list(rival.row), "craftsmen": _counts(rival.craftsmen, CRESTS)}


def _score(points: Score) -> View:
    return {**score_view(points), "total": points.total}


def _player(player: Player, kinds: Iterable[str]) -> View:
    return {
        "pawn": player.pawn,
        "coins": player.coins,
        "provisions": player.provisions,
        "equipment": dict(player.equipment),
        "open": _listed(player.open, kinds),
        "completed": _listed(player.completed, kinds),
        "craftsmen": _counts(player.craftsmen, CRESTS),
        "bonus": player.bonus,
    }

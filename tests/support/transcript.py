"""A game as readable text: what changed, what was allowed, what was done, what happened.

A transcript can be played again from its own action lines (those that begin with `>`), so it needs
no random numbers and no dealer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from hashlib import sha256
from typing import TypeVar

from support.positions import act
from valdora.content import CRESTS, Edition
from valdora.rules import Event, State, apply, legal_actions, new_game, score

K = TypeVar("K", bound=str)


def set_up(edition: Edition, players: int) -> State:
    """A new game with the gemstones in a fixed, mixed order; the same on every machine."""
    stones = [stone for stone, count in edition.gemstones.items() for _ in range(count)]
    mixed = sorted(range(len(stones)), key=lambda place: sha256(str(place).encode()).digest())
    spaces = [space.id for space in edition.spaces if space.kind == "road"]
    layout = {
        space: {
            stone: [stones[place] for place in mixed[number :: len(spaces)]].count(stone)
            for stone in edition.gemstones
        }
        for number, space in enumerate(spaces)
    }
    return new_game(edition, players, layout, CRESTS[3:] + CRESTS[:3] if edition.rival else ())


def transcript(state: State, notations: Iterable[str]) -> str:
    """The text of a game that goes on from a state with these actions."""
    lines: list[str] = []
    shown: dict[str, str] = {}
    for notation in notations:
        table = summary(state)
        lines += [f"{key}: {text}" for key, text in table.items() if shown.get(key) != text]
        shown = table
        lines.append(f"legal: {', '.join(map(str, legal_actions(state)))}")
        lines.append(f"> {notation}")
        state, events = apply(state, act(state, notation))
        lines += [f"  {told(event)}" for event in events]
    lines += [f"{key}: {text}" for key, text in summary(state).items() if shown.get(key) != text]
    return "\n".join(lines) + "\n"


def actions_in(text: str) -> list[str]:
    """The actions of a transcript, to play it again."""
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def summary(state: State) -> dict[str, str]:
    """Everything on the table, a line each."""
    lines = {
        "now": f"round {state.round}{' (final)' * state.final}, seat {state.seat}, {state.phase}"
    }
    for seat, player in enumerate(state.players):
        equipment = ", ".join(
            f"{slot} {carried or '-'}" for slot, carried in player.equipment.items()
        )
        lines[f"seat {seat}"] = (
            f"{player.pawn}; {player.coins} coins; "
            f"{'with' if player.provisions else 'no'} provisions; "
            f"{equipment}; open {_counted(player.open)}; completed {_counted(player.completed)}; "
            f"craftsmen {_counted(player.craftsmen)}; {player.bonus} bonus; "
            f"{score(state, seat).total} points"
        )
    for space, stones in state.stones.items():
        lines[space] = _counted(stones)
    lines["discard"] = _counted(state.discard)
    for name, book in state.books.items():
        sides = f"{' '.join(book.left) or '-'} | {' '.join(book.right) or '-'}"
        lines[f"book {name}"] = f"{sides} | unseen {_counted(book.unseen)}"
    lines["piles"] = _counted(state.piles)
    owned = {crest: owner for crest, owner in state.workshops.items() if owner is not None}
    lines["workshops"] = ", ".join(f"{crest} {owner}" for crest, owner in owned.items()) or "-"
    lines["supply"] = f"{state.bank} coins, {state.bonus} bonus tiles"
    if state.rival:
        craftsmen = _counted(state.rival.craftsmen)
        lines["rival"] = f"{' '.join(state.rival.row)}; craftsmen {craftsmen}"
    return lines


def told(event: Event) -> str:
    """An event with its figures."""
    figures = (f"{field.name}={getattr(event, field.name)}" for field in fields(event))
    return " ".join([event.kind, *figures])


def _counted(things: Mapping[K, int]) -> str:
    return ", ".join(f"{count} {thing}" for thing, count in sorted(things.items())) or "-"

"""A position in words, for people who replay a game."""

from collections.abc import Sequence

from valdora.cli.story import points_of
from valdora.rules import SIDES, Book, Player, State, legal_actions
from valdora.texts import Texts


def show_position(t: Texts, state: State, names: Sequence[str], at: int, do: str | None) -> None:
    """Print who is where with what, the books, and what can be done now."""
    t = Texts(t.language, state.edition)
    called = t.players(names)
    print(t("cli-position", at=str(at), round=str(state.round), name=called[state.seat]))
    for name, player in zip(t.players(names, levels=True), state.players, strict=True):
        print(f"\n{name}")
        print("\n".join(f"  {line}" for line in _player(t, state, player)))
    print()
    for name, book in state.books.items():
        print(_book(t, name, book))
    print()
    print("\n".join(points_of(t, state, called)))
    if do is None:
        return
    print("\n" + t("cli-position-choices"))
    for action in legal_actions(state):
        mark = ">" if str(action) == do else " "
        print(f"{mark} {action!s:<28} {t.action(action, state)}")


def _player(t: Texts, state: State, player: Player) -> list[str]:
    lines = [
        t(
            "cli-position-player",
            space=t.space(state.edition, player.pawn),
            coins=player.coins,
            provisions="yes" if player.provisions else "no",
        )
    ]
    carried = [
        t("cli-position-slot", slot=t.card(slot), gemstone=t(f"gemstone-{gemstone}"))
        if gemstone
        else t.card(slot)
        for slot, gemstone in player.equipment.items()
    ]
    lines.append(t("cli-position-equipment", equipment=", ".join(carried)))
    if player.open:
        cards = [t.card(kind) for kind, count in player.open.items() for _ in range(count)]
        lines.append(t("cli-position-open", commissions=", ".join(cards)))
    return lines


def _book(t: Texts, name: str, book: Book) -> str:
    left, right = (book.top(side) for side in SIDES)
    return t(
        "cli-position-book",
        book=name,
        left=t.card(left) if left else "-",
        right=t.card(right) if right else "-",
        unseen=book.unseen.total,
    )

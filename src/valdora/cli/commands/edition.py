"""`valdora edition`: the editions there are, their figures, and what is wrong with a file."""

from typing import Final

from valdora import content
from valdora.cli.faults import load_edition
from valdora.cli.parser import Arguments, Parser
from valdora.content import Edition
from valdora.texts import Texts

_MARKS: Final = {"printed": "", "found": "°", "reconstructed": "*"}


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    kinds = parser.add_subparsers(metavar="list|show|check", dest="kind", required=True)
    text = t("cli-edition-list-help")
    kinds.add_parser("list", help=text, description=text).set_defaults(tell=_list)
    text = t("cli-edition-show-help")
    show = kinds.add_parser("show", help=text, description=text)
    show.add_argument("edition", nargs="?", default=content.usual().id, metavar="ID|FILE")
    show.set_defaults(tell=_show)
    text = t("cli-edition-check-help")
    check = kinds.add_parser("check", help=text, description=text)
    check.add_argument("edition", metavar="FILE")
    check.set_defaults(tell=_check)


def run(args: Arguments, t: Texts) -> int:
    """Tell about editions."""
    args.tell(args, t)
    return 0


def _list(_: Arguments, t: Texts) -> None:
    for name in content.editions():
        edition = load_edition(name, t)
        print(f"{edition.id:<12} {t.edition_name(edition):<36} {_players(edition, t)}")


def _check(args: Arguments, t: Texts) -> None:
    edition = load_edition(args.edition, t)
    print(t("cli-edition-fine", file=args.edition, id=edition.id, sha256=edition.sha256))


def _show(args: Arguments, t: Texts) -> None:
    edition = load_edition(args.edition, t)
    print(f"{t.edition_name(edition)} ({edition.id}), {_players(edition, t)}")
    print(f"sha256 {edition.sha256}")
    print(t("cli-edition-marks", found=_MARKS["found"], reconstructed=_MARKS["reconstructed"]))
    last = ""
    for entry, figures in _entries(edition).items():
        if entry.split(".")[0] != last:
            last = entry.split(".")[0]
            print()
        print(f"{entry:<44} {', '.join(figures)}")


def _players(edition: Edition, t: Texts) -> str:
    return t("cli-edition-players", low=edition.min_players, high=edition.max_players)


def _entries(edition: Edition) -> dict[str, list[str]]:
    """The figures as the file names them: one entry for each thing, with all that is said of it."""
    entries: dict[str, list[str]] = {}
    for key, source in edition.sources.items():
        table, *path = key.split(".")
        value = _figure(edition, table, path)
        if value is None:
            continue
        if len(path) == 1:
            entries[key] = [f"{value}{_MARKS[source]}"]
        else:
            entries.setdefault(f"{table}.{path[0]}", []).append(
                f"{path[1]} {value}{_MARKS[source]}"
            )
    return entries


def _figure(edition: Edition, table: str, path: list[str]) -> str | None:
    """The value at a dotted key of the file; the drawing of the map says nothing in words."""
    name = path[0]
    match table:
        case "players":
            figure: object = getattr(edition, "rival" if name == "rival" else f"{name}_players")
        case "figures":
            figure = getattr(edition.figures, name)
        case "gemstones":
            figure = dict[str, int](edition.gemstones.items())[name]
        case "equipment":
            figure = getattr(next(x for x in edition.equipment if x.slot == name), path[1])
        case "commissions":
            figure = getattr(next(x for x in edition.commissions if x.id == name), path[1])
        case "crafts" if name == "clockwise":
            figure = tuple(craft.crest for craft in edition.crafts)
        case "crafts":
            figure = getattr(next(x for x in edition.crafts if x.crest == name), path[1])
        case "spaces":
            figure = getattr(edition.space[name], path[1])
        case "roads":
            figure = next(road.spaces for road in edition.roads if road.id == name)
        case _:
            return None
    if isinstance(figure, bool):
        return str(figure).lower()  # as TOML writes it
    return " ".join(figure) if isinstance(figure, tuple) else str(figure)

"""What the figures of an edition must mean together: players, prices, totals, cards, crests.

Fixed by the rules are the numbers of spaces, cards and tiles (S4-S10). Everything else is a
figure that an edition may choose, as long as the game can be played with it. Each check looks only
at values that are sound on their own, so that no mistake is reported twice.
"""

from collections.abc import Iterable
from typing import Final

from valdora.content.check_map import ROAD_SPACES, check_drawing, check_roads, check_spaces
from valdora.content.draft import Draft
from valdora.content.edition import CRESTS, GEMSTONES
from valdora.content.faults import Path, Report
from valdora.content.schema import TOOLS, VEHICLES

CATALOGUE_CARDS: Final = 18
BOOK_CARDS: Final = 27
BOOKS: Final = 2
"""Commission books, each with the same cards (S7)."""
TILES: Final = 39
BONUS_TILES: Final = 13


def check(draft: Draft, report: Report) -> None:
    """Report all that does not fit together."""
    for part in (
        check_players,
        check_purse,
        check_gemstones,
        check_totals,
        check_tools,
        check_commissions,
        check_crafts,
        check_spaces,
        check_roads,
        check_drawing,
    ):
        part(draft, report)


def check_players(draft: Draft, report: Report) -> None:
    """S1, X1: three to five players, or two with the rival."""
    least, most = draft.number("players", "min"), draft.number("players", "max")
    rival = draft.flag("players", "rival")
    if least is None or most is None:
        return
    if least > most:
        report.add("players-order", ("players",), min=least, max=most)
    elif rival is not None and not (most == 2 if rival else least > 2):
        report.add("rival-players", ("players",), min=least, max=most)


def check_purse(draft: Draft, report: Report) -> None:
    """S3: the bank cannot run dry, and a purse holds the first coins and every price."""
    players, coins = draft.number("players", "max"), draft.number("figures", "coins")
    purse = draft.number("figures", "purse")
    if purse is None:
        return
    if players is not None and purse < players:
        report.add("purse-too-small", ("figures", "purse"), got=purse, players=players)
    if players is not None and coins is not None and coins < (full := players * purse):
        figures = {"got": coins, "players": players, "purse": purse, "expected": full}
        report.add("coins-too-few", ("figures", "coins"), **figures)
    for path in prices(draft):
        price = draft.number(*path)
        if price is not None and price > purse:
            report.add("price-above-purse", path, got=price, purse=purse)


def prices(draft: Draft) -> list[Path]:
    """The keys of everything that is paid for in coins."""
    return [
        *(("figures", key) for key in ("commission_price", "page_price", "encounter_price")),
        *(("equipment", vehicle, "load_price") for vehicle in VEHICLES),
        *(("commissions", card, "coins") for card in draft.entries("commissions")),
    ]


def check_gemstones(draft: Draft, report: Report) -> None:
    """S5: the gemstones fill the road spaces."""
    stones = draft.number("figures", "stones_per_road_space")
    gemstones = total(draft, (("gemstones", stone) for stone in GEMSTONES))
    if gemstones is None or stones is None or gemstones == ROAD_SPACES * stones:
        return
    figures = {"got": gemstones, "roads": ROAD_SPACES, "stones": stones}
    report.add("gemstones-total", ("gemstones",), expected=ROAD_SPACES * stones, **figures)


def check_totals(draft: Draft, report: Report) -> None:
    """S6, S7, S9, S10: as many cards and tiles as there are."""
    bonus = ("figures", "bonus_tiles")
    cards = [("equipment", slot, "copies") for slot in (*TOOLS, *VEHICLES)]
    pages = [("commissions", card, "copies") for card in draft.entries("commissions")]
    tiles = [("crafts", crest, "tiles") for crest in CRESTS]
    sums: list[tuple[str, Path, Iterable[Path], int]] = [
        ("catalogue-total", ("equipment",), cards, CATALOGUE_CARDS),
        ("book-total", ("commissions",), pages, BOOK_CARDS),
        ("tiles-total", ("crafts",), tiles, TILES),
        ("bonus-total", bonus, [bonus], BONUS_TILES),
    ]
    for code, path, parts, expected in sums:
        counted = total(draft, parts)
        if counted is not None and counted != expected and draft.sound(*path):
            report.add(code, path, got=counted, expected=expected)


def total(draft: Draft, paths: Iterable[Path]) -> int | None:
    """The sum of some numbers, `None` unless all are sound."""
    numbers = [draft.number(*path) for path in paths]
    sound = [number for number in numbers if number is not None]
    return sum(sound) if len(sound) == len(numbers) else None


def check_tools(draft: Draft, report: Report) -> None:
    """S6: the four tools load the four gemstones that are not gold."""
    loaded = [draft.word("equipment", tool, "gemstone") for tool in TOOLS]
    if None in loaded:
        return
    for gemstone in GEMSTONES[:4]:
        if gemstone not in loaded:
            report.add("tool-colour-missing", ("equipment",), gemstone=gemstone)


def check_commissions(draft: Draft, report: Report) -> None:
    """S7: what patrons want, and more commissions than craftsmen in every colour."""
    crests: dict[str, list[Path]] = {crest: [] for crest in CRESTS}
    for card in draft.entries("commissions"):
        crest = draft.word("commissions", card, "crest")
        if crest is not None and draft.sound("commissions", card):
            check_wants(draft, report, card, crest)
            crests[crest].append(("commissions", card, "copies"))
    if not draft.sound("commissions"):
        return
    for crest, paths in crests.items():
        counted, tiles = total(draft, paths), draft.number("crafts", crest, "tiles")
        if counted is not None and tiles is not None and counted * BOOKS <= tiles:
            figures = {"got": counted * BOOKS, "tiles": tiles}
            report.add("commissions-too-few", ("commissions",), crest=crest, **figures)


def check_wants(draft: Draft, report: Report, card: str, crest: str) -> None:
    """S7: coins or gemstones; three different gemstones for white, one for any other crest."""
    path = ("commissions", card)
    coins, stones = draft.number(*path, "coins"), draft.words(*path, "gemstones") or ()
    if (coins is None) == (not stones):
        report.add("wants-one", path)
        return
    expected = 3 if crest == "white" else len(stones[:1])
    if len(stones) != expected:
        report.add("gemstones-wanted", path, crest=crest, got=len(stones), expected=expected)


def check_crafts(draft: Draft, report: Report) -> None:
    """S9, C2: all crests on the craftsman board, and workshops that can be opened."""
    clockwise = draft.words("crafts", "clockwise")
    for crest in CRESTS:
        if clockwise is not None and crest not in clockwise:
            report.add("crest-missing", ("crafts", "clockwise"), crest=crest)
        check_craft(draft, report, crest)


def check_craft(draft: Draft, report: Report, crest: str) -> None:
    """S9, C2: with three players there is a craftsman left, and enough for the workshop."""
    path = ("crafts", crest)
    tiles, needs = draft.number(*path, "tiles"), draft.number(*path, "workshop_needs")
    removed = draft.number(*path, "removed_with_three")
    if tiles is None or removed is None:
        return
    if removed >= tiles:
        where = (*path, "removed_with_three")
        report.add("removed-too-many", where, got=removed, tiles=tiles)
    elif needs is not None and needs > tiles - removed:
        where = (*path, "workshop_needs")
        report.add("workshop-unreachable", where, got=needs, tiles=tiles - removed)

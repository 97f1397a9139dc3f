"""One of everything the game can say, and more where the grammar depends on what is said."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from texts.sources import reason_figures
from valdora.bots.hints import Comparison
from valdora.bots.motives import Motive
from valdora.content import CRESTS, GEMSTONES, SLOTS, load
from valdora.rules import (
    Action,
    Buy,
    Deliver,
    End,
    Event,
    Load,
    Move,
    Provisions,
    Reason,
    Return,
    Reveal,
    Silver,
    Stay,
    Turn,
)
from valdora.rules.events import (
    BonusTaken,
    CommissionBought,
    CommissionCompleted,
    CommissionReturned,
    CraftsmanHired,
    EncounterPaid,
    EquipmentBought,
    FinalRoundBegan,
    GameEnded,
    GemstoneDropped,
    GemstoneLoaded,
    NoCraftsmanLeft,
    PageRevealed,
    PageTurned,
    PawnMoved,
    PawnStayed,
    ProvisionsTaken,
    RivalHired,
    SilverTaken,
    TurnEnded,
    WorkshopOpened,
    WorkshopRemoved,
)
from valdora.texts import Texts, rulebook
from valdora.texts.rulebook import SECTIONS

NAMES = ("Player 1", "Player 2", "Player 3")
EDITION = load("base-2009")
SPACES = ("A", "C", "H", "north-1", "north-2", "east-3", "east-2", "ah-2")
COMMISSIONS = tuple(kind.id for kind in EDITION.commissions)
OWN_SLOT = {item.gemstone: item.slot for item in EDITION.equipment if item.gemstone}

GLOSSARY = """space, city, road, road space, harbour, ship, mine, house, patron, crest, gemstone,
colour, equipment, tool, vehicle, gold pan, slot, coin, bank, discard field, book,
equipment catalogue, commission book, side, page, turn a page, commission, open commission,
completed commission, craftsman, pile, craftsman board, workshop, bonus tile, provisions, encounter,
pawn, player, turn, round, final round, points, rival, edition, dealer, reveal, table, seat,
level"""
TERMS = tuple(" ".join(word.split()) for word in GLOSSARY.split(","))

FIGURES: dict[str, tuple[Any, ...]] = {
    "space": SPACES,
    "book": ("C",),
    "card": ("shovel", "red", "silver"),
    "commission": COMMISSIONS,
    "slot": SLOTS,
    "gemstone": GEMSTONES,
    "crest": CRESTS,
    "side": ("L", "R"),
    "needs": (1, 2, 5),
    "has": (0, 1, 4),
    "limit": (3, 1, 5),
    "ships": (1, 2, 5),
    "done": ("book", "load", "deliver"),
    "notation": ("fly north-3",),
}


def events() -> Iterator[Event]:
    """Every kind of event."""
    yield from (PageRevealed("A", card) for card in EDITION.cards("A"))
    yield from (PageRevealed("C", card) for card in COMMISSIONS)
    yield from (PawnMoved(0, "H", space, provisions=False) for space in SPACES)
    yield PawnMoved(0, "H", "north-2", provisions=True)
    yield from (PawnStayed(0, space) for space in SPACES)
    yield from (EncounterPaid(0, 1, coins, bank) for coins in (1, 2, 5) for bank in (False, True))
    yield from (PageTurned(0, "A", "R", "horse", coins) for coins in (0, 1, 2))
    yield PageTurned(0, "C", "L", "violet", 1)
    yield from (
        EquipmentBought(0, "A", "L", bought, paid)
        for bought, paid in zip(SLOTS, SLOTS[::-1], strict=True)
    )
    yield from (CommissionBought(0, "C", "R", kind, 1) for kind in COMMISSIONS)
    yield from (CommissionReturned(0, "C", side, "blue") for side in ("L", "R"))
    yield from (GemstoneDropped(0, gemstone, "cart") for gemstone in GEMSTONES)
    yield GemstoneDropped(0, "ruby", "horse")
    for gemstone in GEMSTONES:
        yield GemstoneLoaded(0, gemstone, OWN_SLOT[gemstone], 0, "north-1", discard=False)
        yield GemstoneLoaded(0, gemstone, "cart", 2, "H", discard=True)
    yield GemstoneLoaded(0, "ruby", "horse", 1, "north-1", discard=False)
    yield CommissionCompleted(0, "silver", (), 1, 1)
    yield CommissionCompleted(0, "red", ("cart",), 0, 4)
    yield CommissionCompleted(0, COMMISSIONS[-1], ("shovel", "pick", "cart"), 0, 10)
    for crest in CRESTS:
        yield BonusTaken(0, crest, 10)
        yield CraftsmanHired(0, "red", crest)
        yield WorkshopOpened(0, crest, 0 if crest == "silver" else 5)
        yield RivalHired("red", crest)
        yield WorkshopRemoved(crest)
    yield NoCraftsmanLeft(0, "red")
    yield from (SilverTaken(0, coins) for coins in (1, 2, 5, 6))
    yield ProvisionsTaken(0)
    yield FinalRoundBegan(12)
    yield TurnEnded(0)
    yield from (GameEnded(winners) for winners in ((0,), (0, 1), (0, 1, 2)))


def reasons() -> Iterator[Reason]:
    """Every reason, with each value its figures can have at least once."""
    for code, names in reason_figures().items():
        columns = {name: FIGURES[name] for name in sorted(names)}
        rows = max((len(values) for values in columns.values()), default=1)
        for row in zip(*(islice(cycle(values), rows) for values in columns.values()), strict=True):
            yield Reason(code, "", dict(zip(columns, row, strict=True)))
        if not columns:
            yield Reason(code, "")


def actions() -> Iterator[Action]:
    """Every kind of action."""
    yield from (Move(space) for space in SPACES)
    yield Stay()
    yield from (Turn("L"), Turn("R"), Buy("L"), Buy("R"))
    yield from (Buy("L", slot) for slot in SLOTS)
    yield from (Return("gold", "L"), Return("red", "R"))
    yield from (Load(gemstone, OWN_SLOT[gemstone]) for gemstone in GEMSTONES)
    yield from (Load(gemstone, "cart") for gemstone in GEMSTONES)
    yield Load("ruby", "horse")
    yield from (Deliver("silver"), Deliver("red", ("shovel",)))
    yield Deliver(COMMISSIONS[-1], ("shovel", "pick", "cart"))
    yield from (Silver(), Provisions(), End(), Reveal("C", "gold"), Reveal("A", "cart"))


def motives() -> Iterator[Motive]:
    """Every motive, about one thing and about several."""
    yield Motive("deliver", ("red",), 4)
    yield Motive("deliver", ("red", "silver", COMMISSIONS[-1]), 15)
    yield from (Motive("colour", colours, 10 * len(colours)) for colours in (CRESTS[:1], CRESTS))
    yield from (Motive("workshop", ("blue",), points) for points in (0, 1, 5))
    yield from (Motive("bonus", crests, 10 * len(crests)) for crests in (("red",), ("red", "red")))
    yield from (Motive("buy", cards) for cards in (("red",), ("blue", "silver")))
    yield from (Motive("equip", items) for items in (*((slot,) for slot in SLOTS), SLOTS[-2:]))
    yield Motive("look", ("C", "C"))
    yield from (Motive("load", stones) for stones in (("gold",), ("ruby", "emerald", "ruby")))
    yield from (Motive("silver"), Motive("provisions"), Motive("travel"))


def comparisons() -> Iterator[Comparison]:
    """Every comparison, with every plural."""
    for more in (0.5, 1.0, 1.4, 2.0, 5.0):
        yield Comparison("sooner", "", 1.0, 1.0 + more, 5)
        yield Comparison("later", "", 1.0 + more, 1.0, 5)
    for points, within in ((1.0, 1), (2.4, 3), (8.0, 8)):
        yield Comparison("more", "", 3.0 + points, 3.0, within)
        yield Comparison("fewer", "", 3.0, 3.0 + points, within)
    for crest in CRESTS:
        yield Comparison("workshop", crest, 0.62, 0.41, 5)
        yield Comparison("colour", crest, 0.004, 1.0, 5)


def everything_said(language: str) -> str:
    """Everything in one language, to be read by a person."""
    t = Texts(language, EDITION)
    sections = {
        "Terms": [f"{word}: {t.term(word)}" for word in TERMS],
        "Gemstones": [f"{t(f'letter-{stone}')}  {t(f'gemstone-{stone}')}" for stone in GEMSTONES],
        "Colours": [t(f"crest-{crest}") for crest in CRESTS],
        "Cards": [t.card(card) for card in (*SLOTS, *COMMISSIONS)],
        "Spaces": [t.space(EDITION, space.id) for space in EDITION.spaces],
        "Events": [t.event(event, NAMES) for event in events()],
        "Reasons": [t.reason(reason) for reason in reasons()],
        "Choices": [t.action(action) for action in actions()],
        "Motives": [t.motive(why.code, why.what, why.points) for why in motives()],
        "Comparisons": [
            t.comparison(each.code, each.colour, (each.own, each.other), each.within)
            for each in comparisons()
        ],
        "Rules": [t.told(f"help-rule-{rule}") for each in SECTIONS for rule in each.rules],
        "Words": [t.told(f"help-term-{term}") for term in rulebook.TERMS],
        "Tips": [t.told(key) for key in rulebook.figures(EDITION) if key.startswith("coach-")],
        "Shares": [t.percent(share, change=share < 0.5) for share in (1.0, 0.5, 0.04, 0.0, -0.12)],
    }
    return "\n".join(
        f"== {title} ==\n" + "".join(f"{line}\n" for line in dict.fromkeys(lines))
        for title, lines in sections.items()
    )

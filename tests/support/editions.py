"""Editions for tests: the base game's document to change, and random valid editions."""

import copy
import tomllib
from collections.abc import Sequence
from importlib import resources
from itertools import combinations
from random import Random
from typing import Any

from valdora.content import CRESTS, GEMSTONES, Edition, parse

Document = dict[str, Any]

CITIES = (
    {"kind": "city", "book": "equipment"},
    {"kind": "city", "book": "equipment"},
    {"kind": "city", "book": "commissions"},
    {"kind": "city", "book": "commissions"},
)
CATALOGUE_CARDS, BOOK_CARDS, TILES, ROAD_SPACES = 18, 27, 39, 13


def base_document() -> Document:
    """A copy of the base game's document, free to be changed."""
    file = resources.files("valdora.content").joinpath("editions", "base-2009.toml")
    return copy.deepcopy(tomllib.loads(file.read_text(encoding="utf-8")))


def random_edition(rng: Random) -> Edition:
    """A valid edition with its own map (junctions, dead ends, loops), cards and figures."""
    return parse(random_document(rng), "random")


def random_document(rng: Random) -> Document:
    """The document of a random valid edition."""
    rival = rng.random() < 0.2
    most = 2 if rival else rng.randint(3, 5)
    purse = rng.randint(max(3, most), 8)
    stones = rng.randint(1, 7)
    crafts = random_crafts(rng)
    spaces = random_spaces(rng)
    places = rng.sample([(x, y) for x in range(100, 1600, 230) for y in range(80, 1000, 200)], 31)
    return {
        "id": f"random-{rng.randrange(10**6)}",
        "name": "Random",
        "source": "reconstructed",
        "players": {"min": 2 if rival else rng.randint(3, most), "max": most, "rival": rival},
        "figures": {
            "coins": most * purse + rng.randint(0, 5),
            "purse": purse,
            "open_commissions": rng.randint(1, 5),
            "stones_per_road_space": stones,
            "bonus_tiles": 13,
            "bonus_points": rng.randint(0, 20),
            "colour_points": rng.randint(0, 20),
            "gemstone_points": rng.randint(0, 3),
            "commission_price": rng.randint(1, 3),
            "page_price": rng.randint(1, 3),
            "free_pages": rng.randint(0, 3),
            "encounter_price": rng.randint(1, 3),
        },
        "gemstones": dict(zip(GEMSTONES, shares(rng, ROAD_SPACES * stones, 5), strict=True)),
        "equipment": random_equipment(rng, purse),
        "commissions": random_commissions(rng, {c: crafts[c]["tiles"] for c in CRESTS}),
        "crafts": crafts,
        "spaces": spaces,
        "roads": random_roads(rng, list(spaces)),
        "drawing": {
            "discard": list(places[-1]),
            "spaces": {
                space: [x + rng.randint(-40, 40), y + rng.randint(-40, 40)]
                for space, (x, y) in zip(spaces, places, strict=False)
            },
        },
    }


def shares(rng: Random, total: int, parts: int) -> list[int]:
    """A total split into parts of at least one."""
    cuts = sorted(rng.sample(range(1, total), parts - 1))
    return [end - begin for begin, end in zip([0, *cuts], [*cuts, total], strict=True)]


def random_equipment(rng: Random, purse: int) -> Document:
    """Tools of shuffled colours, vehicles of any price."""
    colours = rng.sample(GEMSTONES[:4], 4)
    copies = shares(rng, CATALOGUE_CARDS, 6)
    tools = zip(("shovel", "pick", "hammer", "chisel"), colours, copies, strict=False)
    vehicles = zip(("horse", "cart"), copies[4:], strict=True)
    return {
        **{tool: {"gemstone": colour, "copies": number} for tool, colour, number in tools},
        **{
            vehicle: {"load_price": rng.randint(1, min(4, purse)), "copies": number}
            for vehicle, number in vehicles
        },
    }


def random_crafts(rng: Random) -> Document:
    """A craftsman board with its colours in any order."""
    crafts: Document = {"clockwise": rng.sample(CRESTS, len(CRESTS))}
    for crest, tiles in zip(CRESTS, shares(rng, TILES, len(CRESTS)), strict=True):
        removed = rng.randint(0, min(2, tiles - 1))
        crafts[crest] = {
            "tiles": tiles,
            "removed_with_three": removed,
            "workshop_needs": rng.randint(1, min(5, tiles - removed)),
            "workshop_points": rng.randint(0, 20),
        }
    return crafts


def random_commissions(rng: Random, tiles: dict[str, int]) -> Document:
    """In every colour more cards than craftsmen, of one to three kinds."""
    cards: dict[str, int] = {crest: number // 2 + 1 for crest, number in tiles.items()}
    for extra in rng.choices(CRESTS, k=BOOK_CARDS - sum(cards.values())):
        cards[extra] += 1
    commissions: Document = {}
    for crest, number in cards.items():
        kinds = rng.randint(1, min(3, number))
        wants = rng.sample(possible_wants(crest), kinds)
        for index, copies in enumerate(shares(rng, number, kinds), start=1):
            commissions[f"{crest}-{index}"] = {
                "crest": crest,
                "points": rng.randint(0, 20),
                "copies": copies,
                **wants[index - 1],
            }
    return commissions


def possible_wants(crest: str) -> list[Document]:
    """All that a patron of a crest may want."""
    if crest == "white":
        return [{"gemstones": list(stones)} for stones in combinations(GEMSTONES, 3)]
    coins: list[Document] = [{"coins": coins} for coins in (1, 2, 3)]
    return coins + [{"gemstones": [stone]} for stone in GEMSTONES]


def random_spaces(rng: Random) -> Document:
    """The thirty spaces in any order, under names of their own."""
    spaces: list[Document] = [
        *map(dict, CITIES),
        {"kind": "city", "ships": rng.randint(1, 3)},
        *({"kind": "road"} for _ in range(ROAD_SPACES)),
        *({"kind": "harbour", "ships": rng.randint(1, 3)} for _ in range(2)),
        *({"kind": "mine"} for _ in range(3)),
        *({"kind": "house", "crest": crest} for crest in CRESTS),
    ]
    rng.shuffle(spaces)
    return {f"space-{number}": space for number, space in enumerate(spaces, start=1)}


def random_roads(rng: Random, spaces: Sequence[str]) -> Document:
    """Roads that reach every space; they begin, meet and end anywhere."""
    fresh = rng.sample(spaces, len(spaces))
    reached = [fresh.pop()]
    roads: Document = {}
    while fresh:
        chain = [rng.choice(reached)]
        chain += [fresh.pop() for _ in range(min(len(fresh), rng.randint(1, 6)))]
        end = rng.choice(reached)
        if end not in chain and rng.random() < 0.7:
            chain.append(end)
        reached = list(dict.fromkeys([*reached, *chain]))
        roads[f"road-{len(roads) + 1}"] = chain
    return roads

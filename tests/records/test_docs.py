"""What the documents say about notation, files and deals is so."""

import doctest
import hmac
import re
from itertools import pairwise
from pathlib import Path

import pytest

from valdora import content
from valdora.dealer import Seal, seeded
from valdora.dealer.shuffle import shuffled, subkey
from valdora.records import Header, Seeded, state_view
from valdora.rules import almanac, new_game

DOCS = Path(__file__).parents[2] / "docs"
BASE = content.load("base-2009")
SEED = bytes(range(32))


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_example_of_notation_is_an_action() -> None:
    examples = re.findall(r"^\| `([^`…]+)` \|.*\| [A-Z]\d", text("notation.md"), re.MULTILINE)
    assert len(examples) == 14
    for example in examples:
        assert str(almanac(BASE).by_notation[example]) == example


def test_the_table_of_codes_is_complete_and_right() -> None:
    rows = re.findall(
        r"^\| `(\w+)(?: … with …)?` \|.*\| (\d+)(?:–(\d+))? \|", text("notation.md"), re.MULTILINE
    )
    spans = [(int(first), int(last or first)) for _, first, last in rows]
    assert spans[0][0] == 0
    assert all(before[1] + 1 == after[0] for before, after in pairwise(spans))
    assert spans[-1][1] + 1 == len(almanac(BASE).actions)
    for (word, _, _), (first, last) in zip(rows, spans, strict=True):
        notation = {str(action).split()[0] for action in almanac(BASE).actions[first : last + 1]}
        assert notation == {word}


@pytest.mark.parametrize("name", ["notation.md"])
def test_the_programs_in_the_documents_run(name: str) -> None:
    failures, tries = doctest.testfile(str(DOCS / name), module_relative=False)
    assert (failures, tries > 0) == (0, True)


def test_all_keys_of_header_and_state_are_described() -> None:
    described = set(re.findall(r"`(\w+)`", text("records.md")))
    deal = seeded(BASE, 1)
    header = Header.of(BASE, ["P", "Q", "R"], Seeded(1), deal).view()
    view = state_view(new_game(BASE, 3, deal.layout))
    assert {*header, *view, *view["players"][0], *view["books"]["A"]} <= described


def test_the_vectors_of_the_dealer_are_right() -> None:
    document = text("dealer.md")
    seeds = ["Player 1's seed", "", "zwei ✓"]
    message = b"valdora/1/sealed" + b"".join(
        len(seed.encode()).to_bytes(4, "big") + seed.encode() for seed in seeds
    )
    deal = Seal(SEED).deal(BASE, seeds)
    second, now = message.replace(b"/1/", b"/2/", 1), Seal(SEED).deal(BASE, seeds, 2)
    heap = now.layout["north-1"]
    for vector in (
        second.hex(),
        hmac.digest(SEED, second, "sha256").hex(),
        f"| who begins, if drawn | place {Seal(SEED).first(seeds)} |",
        "` `".join(now.orders["C"][:6]),
        f"| north-1 | {', '.join(f'{count} {name}' for name, count in heap.items())} |",
        Seal(SEED).commitment,
        message.hex(),
        hmac.digest(SEED, message, "sha256").hex(),
        "` `".join(deal.orders["C"][:6]),
        subkey(SEED, "book/A").hex(),
        "".join(shuffled("abcdefgh", subkey(SEED, "book/A"))),
        " ".join(map(str, shuffled(range(10), SEED))),
        ", ".join(Seal(SEED).deal(content.load("duel")).rivals),
    ):
        assert vector in document

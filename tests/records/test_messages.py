"""What is said about each fault of a game file: what is wrong, and what is expected instead."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from records.conftest import written
from records.test_verify import FINISHED, UNFINISHED, put, spoilt, verdict
from valdora import content
from valdora.dealer import Seal
from valdora.records import Header, Reader, RecordError, Sealed
from valdora.records.header import Begins
from valdora.records.lines import canonical, lines

MESSAGES = Path(__file__).parent / "golden" / "messages.txt"
SAID = dict(line.split(": ", 1) for line in MESSAGES.read_text(encoding="utf-8").splitlines())
"""What is said in each case."""
THEIRS = {"no JSON", "an empty line", "an endless number"}
"""What Python's own reader says of these may be other words in another version."""


@pytest.mark.parametrize("case", SAID)
def test_what_is_wrong_is_said(unfinished: bytes, finished: bytes, case: str) -> None:
    file, cases = (finished, FINISHED) if case in FINISHED else (unfinished, UNFINISHED)
    with pytest.raises(RecordError) as refused:
        verdict(spoilt(file, cases[case][2]))
    line, _, said = str(refused.value).partition(": ")
    assert (line, said) == (f"line {refused.value.line}", SAID[case])


def test_every_fault_has_its_words() -> None:
    assert set(SAID) | THEIRS == set(UNFINISHED) | set(FINISHED)


def test_what_a_file_holds_is_shown_short_and_printable(unfinished: bytes) -> None:
    long = {"valdora": "\u0441\x07" + "x" * 100}
    with pytest.raises(RecordError) as refused:
        verdict(spoilt(unfinished, lambda lines: lines[0].update(long)))
    assert refused.value.figures["got"] == '"\u0441\\u0007' + "x" * 51 + "\u2026"
    bell = spoilt(unfinished, lambda lines: lines[0].update({"\x07": 1}))
    with pytest.raises(RecordError, match=r"^line 1: '\?' means nothing here$"):
        verdict(bell)


# The second version of the dealer -------------------------------------------------------------

EDITION = content.load("base-2009.2")
SEAL = Seal(bytes(range(32)))
GIVEN = ("one", "two", "three")
"""In the order in which they sat down."""
FIRST = SEAL.first(GIVEN)
SECOND = Sealed(
    SEAL.commitment, GIVEN[FIRST:] + GIVEN[:FIRST], SEAL.seed, Begins(FIRST, drawn=True)
)


@pytest.fixture(scope="module")
def second() -> bytes:
    """A game whose seats were turned so that who was drawn is seat 0."""
    return written(EDITION, 3, SECOND, SEAL.deal(EDITION, GIVEN, 2), 2)


def test_the_header_holds_what_the_second_dealer_needs(second: bytes) -> None:
    assert json.loads(second.splitlines()[0])["dealer"] == {
        "kind": "sealed",
        "version": 2,
        "commitment": SEAL.commitment,
        "player_seeds": [*GIVEN[FIRST:], *GIVEN[:FIRST]],
        "first": FIRST,
        "drawn": True,
        "seed": SEAL.seed.hex(),
    }
    header = Reader(io.BytesIO(second)).header
    assert header.dealer == SECOND
    assert (SECOND.given, SECOND.version) == (GIVEN, 2)
    assert canonical(header.view()) == second.splitlines(keepends=True)[0]
    assert verdict(second).deal == "checked"


def test_the_first_dealer_needs_less() -> None:
    first = Sealed(SEAL.commitment, GIVEN, SEAL.seed)
    deal = SEAL.deal(EDITION, GIVEN)
    header = Header.of(EDITION, ["A", "B", "C"], first, deal)
    assert header.view()["dealer"] == {
        "kind": "sealed",
        "commitment": SEAL.commitment,
        "player_seeds": list(GIVEN),
        "seed": SEAL.seed.hex(),
    }
    assert (first.given, first.version, first.deal(EDITION)) == (GIVEN, 1, deal)
    assert SECOND.deal(EDITION) == SEAL.deal(EDITION, GIVEN, 2) != deal


SPOILT: dict[str, tuple[object, str]] = {
    "version": (3, "'dealer.version' must be 2..2, not 3"),
    "first": (3, "'dealer.first' must be 0..2, not 3"),
    "drawn": (1, "'dealer.drawn' must be true | false, not 1"),
    "player_seeds": ([], "'dealer.player_seeds' must be string[3], not []"),
    "commitment": (SEAL.commitment[1:], f'must be hex[64], not "{SEAL.commitment[1:59]}'),
}


@pytest.mark.parametrize("key", SPOILT)
def test_what_the_second_dealer_cannot_be_is_said(second: bytes, key: str) -> None:
    value, said = SPOILT[key]
    with pytest.raises(RecordError) as refused:
        verdict(spoilt(second, put(1, "dealer", key, value=value)))
    assert said in str(refused.value)


@pytest.mark.parametrize("key", ["first", "drawn", "commitment", "player_seeds", "seed"])
def test_what_the_second_dealer_needs_is_missed(second: bytes, key: str) -> None:
    with pytest.raises(RecordError, match=f"^line 1: '{key}' is missing$"):
        verdict(spoilt(second, lambda lines: lines[0]["dealer"].pop(key)))


def test_someone_else_than_was_drawn_may_begin_only_if_nobody_was(second: bytes) -> None:
    def turned(drawn: bool) -> bytes:
        """The players' seeds stay in the order of sitting down; another began."""
        first = (FIRST + 1) % 3
        changed: dict[str, Any] = {
            "first": first,
            "drawn": drawn,
            "player_seeds": [*GIVEN[first:], *GIVEN[:first]],
        }
        return spoilt(second, lambda lines: lines[0]["dealer"].update(changed))

    with pytest.raises(RecordError, match=r"^line 1: the dealer's seed has somebody else begin$"):
        verdict(turned(drawn=True))
    assert verdict(turned(drawn=False)).deal == "checked"


def test_a_line_is_written_in_one_way_only() -> None:
    line = {"n": 1, "names": ["Zoë", "\u0410"]}
    assert canonical(line) == '{"n":1,"names":["Zoë","\u0410"]}\n'.encode()
    assert next(lines(io.BytesIO(canonical(line)))) == (1, line)

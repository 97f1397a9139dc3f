"""`verify` finds the first thing wrong with a game file: its line, a code and figures."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from valdora import content
from valdora.content import Edition
from valdora.records import FAULTS, Reader, RecordError, Verdict, verify
from valdora.records.files import PLY_LIMIT
from valdora.records.lines import FILE_LIMIT, LINE_LIMIT, lines, read_file

Lines = list[Any]
Spoil = Callable[[Lines], object]


def verdict(file: bytes, edition: Edition | None = None) -> Verdict:
    return verify(Reader(io.BytesIO(file)), edition)


def spoilt(file: bytes, spoil: Spoil) -> bytes:
    """The file with its lines changed; texts among the lines stand for themselves."""
    lines: Lines = [json.loads(line) for line in file.splitlines()]
    spoil(lines)
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    return "".join(f"{text}\n" for text in texts).encode()


def fault(file: bytes) -> tuple[int, str]:
    with pytest.raises(RecordError) as found:
        verdict(file)
    return found.value.line, found.value.code


def put(line: int, *path: str, value: object) -> Spoil:
    """Set a value inside a line, counted from 1."""

    def spoil(lines: Lines) -> None:
        inside = lines[line - 1]
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value

    return spoil


def line_of(lines: Lines, start: str) -> int:
    """The number of the first line that does something."""
    return next(n for n, line in enumerate(lines, 1) if line.get("do", "").startswith(start))


def test_a_game_without_fault_is_all_right(unfinished: bytes, finished: bytes) -> None:
    assert verdict(unfinished) == Verdict(
        plies=unfinished.count(b"\n") - 2, rounds=6, finished=False, deal="checked"
    )
    whole = verdict(finished)
    assert whole.finished
    assert whole.deal == "checked"


def test_a_sealed_game_that_is_not_over_need_not_show_its_seed(finished: bytes) -> None:
    def shorten(lines: Lines) -> None:
        lines[0]["dealer"]["seed"] = None
        lines[20:] = [{"result": "unfinished"}]

    assert verdict(spoilt(finished, shorten)).deal == "sealed"


def test_a_game_dealt_by_hand_needs_no_seed(unfinished: bytes) -> None:
    by_hand = put(1, "dealer", value={"kind": "recorded"})
    assert verdict(spoilt(unfinished, by_hand)).deal == "recorded"


def test_spaces_between_values_and_a_missing_last_newline_do_no_harm(unfinished: bytes) -> None:
    loose = spoilt(unfinished, lambda _: None)
    assert loose != unfinished
    assert verdict(loose.rstrip(b"\n")) == verdict(unfinished)


UNFINISHED: dict[str, tuple[int, str, Spoil]] = {
    # what is spoilt: the line, the code, and how
    "no version": (1, "key-missing", lambda lines: lines[0].pop("valdora")),
    "a later version": (1, "unknown-version", put(1, "valdora", value=2)),
    "a version that is a text": (1, "wrong-value", put(1, "valdora", value="1")),
    "a version that is nothing": (1, "wrong-value", put(1, "valdora", value=None)),
    "rules that are a text": (1, "wrong-value", put(1, "rules", value="1")),
    "rules that are nothing": (1, "wrong-value", put(1, "rules", value=None)),
    "an empty row of rivals": (1, "key-unknown", put(1, "rival", value=[])),
    "an empty action": (6, "wrong-value", put(6, "do", value="")),
    "an endless action": (6, "wrong-value", put(6, "do", value="end" * 99)),
    "later rules": (1, "rules-version", put(1, "rules", value=2)),
    "an unknown edition": (1, "edition-unknown", put(1, "edition", value="base-1999")),
    "a path as edition": (1, "edition-unknown", put(1, "edition", value="./mine.toml")),
    "another edition": (1, "edition-changed", put(1, "edition_sha256", value="0" * 64)),
    "too many players": (1, "wrong-value", put(1, "players", value=4)),
    "players of the wrong kind": (1, "wrong-value", put(1, "players", value=True)),
    "players for another edition": (
        1,
        "bad-setup",
        lambda lines: lines[0].update(players=6, names=["P"] * 6),
    ),
    "a name with a line break": (1, "wrong-value", put(1, "names", value=["P\n", "Q", "R"])),
    "names that are no list": (1, "wrong-value", put(1, "names", value="PQR")),
    "half a surrogate pair as name": (1, "wrong-value", put(1, "names", value=["\ud800", "", ""])),
    "an unknown key": (1, "key-unknown", put(1, "exec", value="import os")),
    "an unknown dealer": (1, "wrong-value", put(1, "dealer", value={"kind": "python"})),
    "a dealer that is no object": (1, "wrong-value", put(1, "dealer", value=[])),
    "a dealer's unknown key": (1, "key-unknown", put(1, "dealer", "x", value=1)),
    "another seed": (1, "layout-not-dealt", put(1, "dealer", "seed", value=6)),
    "a negative seed": (1, "wrong-value", put(1, "dealer", "seed", value=-1)),
    "a layout with too few": (1, "bad-setup", put(1, "layout", "ah-1", value={})),
    "a layout with none of something": (
        1,
        "wrong-value",
        put(1, "layout", "ah-1", "ruby", value=0),
    ),
    "an unknown gemstone": (1, "key-unknown", put(1, "layout", "ah-1", "pearl", value=1)),
    "an unknown space": (1, "bad-setup", put(1, "layout", "moon", value={"gold": 6})),
    "a rival where there is none": (1, "bad-setup", put(1, "rival", value=["red"])),
    "an unknown crest": (1, "wrong-value", put(1, "rival", value=["pink"])),
    "a gap in the numbers": (2, "numbering", put(2, "n", value=2)),
    "a line left out": (4, "numbering", lambda lines: lines.pop(3)),
    "two lines exchanged": (3, "numbering", lambda lines: lines.insert(2, lines.pop(3))),
    "a number of the wrong kind": (2, "wrong-value", put(2, "n", value="1")),
    "a seat that does not exist": (6, "wrong-value", put(6, "seat", value=10)),
    "another's seat": (6, "wrong-seat", put(6, "seat", value=1)),
    "the dealer's seat for a player": (6, "wrong-seat", put(6, "seat", value=None)),
    "a player's seat for the dealer": (2, "wrong-seat", put(2, "seat", value=0)),
    "no action": (6, "key-missing", lambda lines: lines[5].pop("do")),
    "an unknown action": (6, "unknown-notation", put(6, "do", value="__import__('os')")),
    "an action that is no text": (6, "wrong-value", put(6, "do", value=["end"])),
    "an action not allowed now": (6, "illegal-action", put(6, "do", value="silver")),
    "a page of the wrong book": (2, "illegal-action", put(2, "do", value="reveal D gold")),
    "a floating point number": (2, "bad-json", put(2, "n", value=1.0)),
    "no JSON": (3, "bad-json", lambda lines: lines.insert(2, "{'n': 2}")),
    "an empty line": (3, "bad-json", lambda lines: lines.insert(2, "")),
    "a list": (3, "bad-json", lambda lines: lines.insert(2, "[2]")),
    "a key twice": (3, "bad-json", lambda lines: lines.insert(2, '{"n":2,"n":2}')),
    "infinity": (3, "bad-json", lambda lines: lines.insert(2, '{"n":Infinity}')),
    "an endless number": (3, "bad-json", lambda lines: lines.insert(2, '{"n":' + "9" * 9999 + "}")),
    "deep nesting": (3, "too-deep", lambda lines: lines.insert(2, "[" * 30000)),
    "a long line": (3, "line-too-long", lambda lines: lines.insert(2, " " * LINE_LIMIT)),
    "an early result": (6, "after-result", lambda lines: lines.insert(4, lines[-1])),
    "a second result": (-1, "after-result", lambda lines: lines.append(lines[-1])),
    "no result": (-1, "truncated", lambda lines: lines.pop()),
    "an invented result": (
        -1,
        "not-over",
        lambda lines: lines[-1].update(
            result={"scores": [9, 0, 0], "parts": [], "winners": [0], "rounds": 5}
        ),
    ),
    "a result of the wrong kind": (-1, "wrong-value", lambda lines: lines[-1].update(result=7)),
    "half a result": (-1, "key-missing", lambda lines: lines[-1].update(result={"scores": []})),
    "more than a result": (-1, "key-unknown", lambda lines: lines[-1].update(n=1)),
}


@pytest.mark.parametrize("case", UNFINISHED)
def test_what_is_wrong_is_found_at_its_line(unfinished: bytes, case: str) -> None:
    line, code, spoil = UNFINISHED[case]
    file = spoilt(unfinished, spoil)
    last = file.count(b"\n") + (code == "truncated")
    assert fault(file) == (line if line > 0 else last, code)


FINISHED: dict[str, tuple[int, str, Spoil]] = {
    "a wrong score": (-1, "wrong-result", lambda lines: lines[-1]["result"].update(scores=[1, 2])),
    "a score of the wrong kind": (
        -1,
        "wrong-result",
        lambda lines: lines[-1]["result"].update(rounds=str(lines[-1]["result"]["rounds"])),
    ),
    "a part moved to another": (
        -1,
        "wrong-result",
        lambda lines: lines[-1]["result"]["parts"][0].update(bonus=1000),
    ),
    "the wrong winner": (-1, "wrong-result", lambda lines: lines[-1]["result"]["winners"].clear()),
    "one round less": (-1, "wrong-result", lambda lines: lines[-1]["result"].update(rounds=1)),
    "an unfinished result": (-1, "over", lambda lines: lines[-1].update(result="unfinished")),
    "a ply after the end": (
        -1,
        "after-end",
        lambda lines: lines.insert(-1, {**lines[-2], "n": lines[-2]["n"] + 1}),
    ),
    "another commitment": (1, "broken-commitment", put(1, "dealer", "commitment", value="a" * 64)),
    "a commitment of the wrong length": (
        1,
        "wrong-value",
        put(1, "dealer", "commitment", value="abc"),
    ),
    "another secret": (1, "broken-commitment", put(1, "dealer", "seed", value="a" * 64)),
    "a secret of the wrong kind": (1, "wrong-value", put(1, "dealer", "seed", value=7)),
    "a hidden secret": (1, "seed-missing", put(1, "dealer", "seed", value=None)),
    "another player's seed": (
        1,
        "layout-not-dealt",
        put(1, "dealer", "player_seeds", value=["two", ""]),
    ),
    "too few seeds": (1, "wrong-value", put(1, "dealer", "player_seeds", value=["one"])),
    "too long a seed": (1, "wrong-value", put(1, "dealer", "player_seeds", value=["ü" * 129, ""])),
    "half a surrogate pair": (
        1,
        "wrong-value",
        put(1, "dealer", "player_seeds", value=["\udc00", ""]),
    ),
    "another row of the rival": (1, "rival-not-dealt", lambda lines: lines[0]["rival"].reverse()),
    "no rival": (1, "bad-setup", lambda lines: lines[0].pop("rival")),
    "another layout": (
        1,
        "layout-not-dealt",
        lambda lines: lines[0].update(layout=_moved(lines[0]["layout"])),
    ),
}


def _moved(layout: dict[str, Any]) -> dict[str, Any]:
    """A possible layout, but not the one that was dealt."""
    return dict(zip(layout, [*list(layout.values())[1:], layout[next(iter(layout))]], strict=True))


@pytest.mark.parametrize("case", FINISHED)
def test_what_is_wrong_with_a_whole_game_is_found(finished: bytes, case: str) -> None:
    line, code, spoil = FINISHED[case]
    file = spoilt(finished, spoil)
    last = file.count(b"\n") - (code in ("illegal-action", "after-end"))
    assert fault(file) == (line if line > 0 else last, code)


def test_a_page_that_was_not_dealt_is_found(unfinished: bytes) -> None:
    """The card could lie there, but the seed says another."""
    lines = [json.loads(line) for line in unfinished.splitlines()]
    dealt = lines[1]["do"]
    other = next(f"reveal A {card}" for card in ("cart", "pick") if card not in dealt)
    with pytest.raises(RecordError) as found:
        verdict(spoilt(unfinished, put(2, "do", value=other)))
    assert (found.value.line, found.value.code) == (2, "page-not-dealt")
    assert found.value.figures == {"expected": dealt, "do": other}


def test_an_illegal_action_tells_what_the_rules_say(unfinished: bytes) -> None:
    with pytest.raises(RecordError) as found:
        verdict(spoilt(unfinished, put(6, "do", value="silver")))
    assert found.value.reason is not None
    assert found.value.reason.code == "move-first"
    assert str(found.value) == "line 6: 'silver' is not allowed: move-first (T1)"


def test_text_that_is_not_utf_8_is_refused(unfinished: bytes) -> None:
    assert fault(unfinished.replace(b'"P0"', b'"\xff0"')) == (1, "not-text")


def test_an_empty_file_is_refused() -> None:
    assert fault(b"") == (1, "truncated")


def test_a_file_cut_anywhere_is_refused(unfinished: bytes) -> None:
    size = len(unfinished)
    for end in (*range(0, size - 1, 53), size - 2):
        assert fault(unfinished[:end])[1] in ("truncated", "bad-json")


def test_a_game_has_a_limited_number_of_plies(unfinished: bytes) -> None:
    reader = Reader(io.BytesIO(unfinished))
    n = PLY_LIMIT + 1
    reader._lines = iter([(n + 1, {"n": n, "seat": 0, "do": "end"})])
    with pytest.raises(RecordError) as found:
        list(reader.plies())
    assert found.value.code == "too-many-plies"


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    def code(path: Path) -> str:
        with pytest.raises(RecordError) as found:
            verify(Reader.open(path))
        assert found.value.line == 0
        return found.value.code

    assert code(tmp_path / "none.valdora") == "file-missing"
    assert code(tmp_path) == "file-not-regular"
    assert code(Path("/dev/zero")) == "file-not-regular"
    assert code(tmp_path / "a\0b") == "file-unreadable"
    assert code(tmp_path / ("x" * 5000)) == "file-unreadable"


def test_a_file_has_a_limited_size(tmp_path: Path) -> None:
    line = b"{" + b" " * (LINE_LIMIT - 3) + b"}\n"
    huge = tmp_path / "huge.valdora"
    huge.write_bytes(line * (FILE_LIMIT // LINE_LIMIT) + b"{}\n")
    with pytest.raises(RecordError) as found:
        list(lines(read_file(huge)))
    assert found.value.code == "file-too-large"
    assert found.value.figures == {"limit": FILE_LIMIT}


def test_every_code_is_tested() -> None:
    tested = {code for _, code, _ in (*UNFINISHED.values(), *FINISHED.values())}
    elsewhere = {
        "file-missing",
        "file-not-regular",
        "file-too-large",
        "file-unreadable",
        "not-text",
        "page-not-dealt",
        "too-many-plies",
        "carriage-return",
        "edition-other",
        "first-not-drawn",
    }
    assert tested | elsewhere == set(FAULTS)


def test_lines_that_end_with_carriage_returns_are_named_as_that(unfinished: bytes) -> None:
    assert fault(unfinished.replace(b"\n", b"\r\n")) == (1, "carriage-return")


def test_an_edition_that_was_named_must_be_the_one_that_was_played(unfinished: bytes) -> None:
    with pytest.raises(RecordError, match=r"edition 'base-2009', not with 'base-2009.2'"):
        verdict(unfinished, content.load("base-2009.2"))
    assert verdict(unfinished, content.load("base-2009")) == verdict(unfinished)

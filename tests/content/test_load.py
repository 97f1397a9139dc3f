"""Editions come from the package by id, or from an owner's file; nothing else gets through."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from valdora.content import EditionError, Fault, load, usual
from valdora.content.files import LINE_LIMIT, SIZE_LIMIT

Write = Callable[[str | bytes], Path]

OWN = """
extends = "base-2009"
id = "my-box"
name = "My box"
source = "printed"

[equipment.horse]
load_price = 2
"""


@pytest.fixture
def own(tmp_path: Path) -> Write:
    def write(content: str | bytes) -> Path:
        path = tmp_path / "own.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


def fault_of(edition: str | Path) -> Fault:
    with pytest.raises(EditionError) as caught:
        load(edition)
    assert len(caught.value.faults) == 1
    return caught.value.faults[0]


def test_a_released_edition_is_made_once() -> None:
    assert load("base-2009") is load("base-2009")


def test_an_owner_loads_a_file_by_its_path(own: Write) -> None:
    edition = load(own(OWN))
    assert edition.id == "my-box"
    assert load(str(own(OWN))) == edition


def test_a_name_ending_in_toml_is_a_file_in_this_directory(
    own: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(own(OWN).parent)
    assert load("own.toml").id == "my-box"


def test_a_path_object_is_a_file_whatever_its_name(
    own: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = own(OWN)
    monkeypatch.chdir(path.parent)
    path.rename("plain")
    assert load(Path("plain")).id == "my-box"


def test_an_unknown_id_is_answered_with_the_known_ones() -> None:
    fault = fault_of("base-2010")
    known = "base-2009.2, duel.2, base-2009, duel"
    assert fault == Fault("base-2010", "", "edition-unknown", {"known": known})
    assert str(fault).startswith("base-2010: there is no edition of this name")


def test_a_missing_file(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "none.toml").code == "file-missing"


def test_a_directory(tmp_path: Path) -> None:
    assert fault_of(tmp_path).code == "file-not-regular"


def test_a_device_that_never_ends() -> None:
    assert fault_of("/dev/zero").code == "file-not-regular"


def test_a_pipe_nobody_writes_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert fault_of(tmp_path / "pipe.toml").code == "file-not-regular"


def test_a_file_that_may_not_be_read(own: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = own(OWN)
    monkeypatch.setattr(Path, "open", refuse)
    fault = fault_of(path)
    assert fault == Fault(str(path), "", "file-unreadable", {"detail": "Permission denied"})


def test_a_path_that_no_system_knows() -> None:
    assert fault_of("a\0b.toml").code == "file-unreadable"


def test_the_size_has_a_limit(own: Write) -> None:
    filled = OWN.encode() + b"\n" * (SIZE_LIMIT - len(OWN))
    assert load(own(filled)).id == "my-box"
    fault = fault_of(own(filled + b"\n"))
    assert (fault.code, fault.figures) == ("file-too-large", {"limit": SIZE_LIMIT})


def test_a_line_has_a_limit(own: Write) -> None:
    comment = "#" * LINE_LIMIT
    assert load(own(OWN + comment)).id == "my-box"
    fault = fault_of(own("id = 'a'\n#" + comment))
    assert (fault.code, fault.figures) == ("file-line-too-long", {"line": 2, "limit": LINE_LIMIT})


def test_bytes_that_are_no_text(own: Write) -> None:
    fault = fault_of(own(b"id = '\xff'"))
    assert (fault.code, fault.figures) == ("file-not-text", {"offset": 6})


def test_text_that_is_no_toml(own: Write) -> None:
    fault = fault_of(own("id ="))
    assert fault.code == "file-syntax"
    assert "line" in str(fault) or "end of document" in str(fault)


def test_integers_of_thousands_of_digits(own: Write) -> None:
    rows = "coins = 0x" + "f" * 900
    assert "out-of-range" in codes(own("extends = 'base-2009'\n[figures]\n" + rows))


def test_nesting_that_would_overflow_the_reader(own: Write) -> None:
    assert fault_of(own("a = " + "[\n" * 20_000)).code == "file-too-deep"


def codes(path: Path) -> list[str]:
    with pytest.raises(EditionError) as caught:
        load(path)
    return [fault.code for fault in caught.value.faults]


def test_an_owner_may_not_pose_as_a_released_edition(own: Write) -> None:
    fault = fault_of(own(OWN.replace("my-box", "base-2009")))
    assert (fault.key, fault.code, fault.figures) == ("id", "id-taken", {"id": "base-2009"})


def test_a_true_copy_of_a_released_edition_may_keep_its_id(own: Write) -> None:
    document = "extends = 'base-2009'\nid = 'base-2009'\nname = 'Copy'"
    assert load(own(document)) != load("base-2009")  # another name
    assert load(own(document)).sha256 == load("base-2009").sha256


@pytest.mark.parametrize(
    ("players", "edition"),
    [(2, "duel.2"), (3, "base-2009.2"), (5, "base-2009.2"), (1, "base-2009.2"), (6, "base-2009.2")],
)
def test_the_newest_revision_is_played_unless_another_is_named(players: int, edition: str) -> None:
    assert usual(players) is load(edition)

"""The compiled file is what it says it is, and was built from this very source."""

from importlib.resources import files
from pathlib import Path

import pytest

from valdora.bots.search.compiled import build
from valdora.engine.desk import BLOCK
from valdora.engine.runtime import FILE, about
from valdora.engine.source import INTERFACE, _meaning, digest


def data() -> bytes:
    return (files("valdora.engine") / FILE).read_bytes()


def test_it_was_built_from_this_source() -> None:
    assert about(data())["source"] == digest(), "python -m valdora.bots.search.compiled.build"


def test_a_formatted_string_counts_as_it_stands_whichever_python_reads_it() -> None:
    """From 3.12 on, Python takes such strings apart."""
    source = b'"""Told."""\nx  =  f"{ a!r } {{b}}" + \'c\'  # why\n'
    assert _meaning(source) == "\nx=f\"{ a!r } {{b}}\"+'c'\n"


def test_it_tells_its_interface_its_doors_and_its_memory() -> None:
    said = about(data())
    assert said["interface"] == INTERFACE
    assert said["block"] == BLOCK.described()
    assert set(said["doors"]) >= {"think", "weigh", "legal", "step", "playouts"}


@pytest.mark.long
def test_built_anew_it_is_the_same(tmp_path: Path) -> None:
    build.build(tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == data()

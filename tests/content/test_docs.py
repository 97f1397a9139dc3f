"""The examples for owners of the box work as written."""

import re
import tomllib
from pathlib import Path

import pytest

from valdora.content import EditionError, load, parse

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
CORRECTED, REDRAWN = map(tomllib.loads, re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))


def test_the_corrected_figures_are_played_with() -> None:
    edition = parse(CORRECTED)
    kinds = {kind.id: kind for kind in edition.commissions}
    assert edition.equipment[5].load_price == 2
    assert kinds["red"].points == 5
    assert (kinds["blue"].coins, kinds["blue"].gemstones) == (1, ())
    assert edition.figures == load("base-2009").figures


def test_the_redrawn_map_has_a_junction() -> None:
    edition = parse(REDRAWN)
    assert edition.neighbours["north-1"] == ("A", "north-3", "north-2")
    assert edition.neighbours["north-2"] == ("north-1", "ah-2")


def test_the_quoted_message_is_the_one_reported() -> None:
    CORRECTED["equipment"]["horse"]["copies"] = 4
    with pytest.raises(EditionError) as caught:
        parse(CORRECTED, "my-box.toml")
    assert f"\n{caught.value}\n" in PAGE

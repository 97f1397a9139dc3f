"""The figures that the help names are those of the edition that is usually played."""

import re
from collections import Counter

import pytest

from valdora.content import usual
from valdora.texts import LANGUAGES, Texts

EDITION = usual()
FIGURES = EDITION.figures
KINDS = Counter(space.kind for space in EDITION.spaces)
PRICES = {card.slot: card.load_price for card in EDITION.equipment}
TILES = [craft.tiles for craft in EDITION.crafts]

NAMED = {
    "help-rule-E1": [FIGURES.encounter_price],
    "help-rule-E3": [FIGURES.purse],
    "help-rule-B3": [FIGURES.page_price],
    "help-rule-B7": [FIGURES.commission_price],
    "help-rule-L1": [PRICES["horse"], PRICES["cart"]],
    "help-rule-V1": [FIGURES.purse],
    "help-rule-F1": [FIGURES.colour_points, FIGURES.bonus_points, FIGURES.gemstone_points],
    "help-rule-S4": [len(EDITION.spaces), KINDS["road"]],
    "help-rule-S5": [sum(EDITION.gemstones.values()), *EDITION.gemstones.values()],
    "help-rule-S6": [sum(card.copies for card in EDITION.equipment)],
    "help-rule-S7": [sum(kind.copies for kind in EDITION.commissions)],
    "help-rule-S9": [sum(TILES), *TILES[:4]],
    "help-rule-S10": [FIGURES.bonus_tiles, FIGURES.bonus_points],
    "help-term-bonus-tile": [FIGURES.bonus_points],
    "coach-deliver": [FIGURES.colour_points],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_figures_that_are_played(language: str) -> None:
    t = Texts(language)
    named = {key: [int(figure) for figure in re.findall(r"\d+", t(key))] for key in NAMED}
    assert named == NAMED

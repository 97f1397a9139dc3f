"""Every rule of docs/rules.md is cited by a test, and nothing cites a rule that is not there."""

import ast
import re
from pathlib import Path

HERE = Path(__file__)
ROOT = HERE.parents[2]
NUMBER = r"[STMEBLDCVPGFQX][1-9][0-9]?"
SECTIONS = {
    "S": 10,
    "T": 2,
    "M": 4,
    "E": 4,
    "B": 8,
    "L": 4,
    "D": 3,
    "C": 4,
    "V": 1,
    "P": 1,
    "G": 2,
    "F": 2,
    "Q": 14,
    "X": 6,
}
"""How many rules each letter has."""


def rules() -> list[str]:
    """The numbers that docs/rules.md gives to its rules."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return re.findall(rf"^- \*\*({NUMBER})\*\*", text, re.MULTILINE)


def cited_by_tests() -> set[str]:
    """The numbers in the names and docstrings of the rule tests."""
    found: set[str] = set()
    for file in HERE.parent.glob("test_*.py"):
        if file == HERE:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = node.name.replace("_", " ").upper() + " " + (ast.get_docstring(node) or "")
                found.update(re.findall(rf"\b{NUMBER}\b", words))
    return found


def cited_by_the_code() -> set[str]:
    """The numbers in the source of the rules; `S5-S7` also cites the one in between."""
    found: set[str] = set()
    for file in (ROOT / "src" / "valdora" / "rules").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        found.update(re.findall(rf"\b{NUMBER}\b", text))
        for letter, first, last in re.findall(r"\b([A-Z])(\d+)-[A-Z](\d+)\b", text):
            found.update(f"{letter}{number}" for number in range(int(first), int(last)))
    return found


def test_the_page_has_every_rule_once() -> None:
    assert rules() == [
        f"{letter}{n}" for letter, count in SECTIONS.items() for n in range(1, count + 1)
    ]


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - cited_by_tests()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited_by_tests() - set(rules())) == []


def test_the_code_cites_only_rules_that_exist() -> None:
    assert sorted(cited_by_the_code() - set(rules())) == []

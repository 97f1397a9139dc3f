"""`valdora review`: a game file judged, for people and for machines."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from support.judging import ByPoints
from support.second_version import invent
from valdora.bots.hints import NoJudge
from valdora.cli import main
from valdora.cli.chart import axis, column, resampled, strip

GAME = str(Path(__file__).parents[1] / "records" / "golden" / "duel-2p-2.valdora")
"""A game that was broken off after a few turns."""
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def valdora(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in English: its exit code, stdout and stderr."""
    monkeypatch.setenv("VALDORA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    for module in ("commands.review", "judged"):
        monkeypatch.setattr(f"valdora.cli.{module}.make_judge", ByPoints)

    def run(*words: str) -> tuple[int, str, str]:
        code = main(("review", *words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_it_draws_a_strip_for_each_player_and_marks_the_turns(valdora: Run) -> None:
    code, out, err = valdora(GAME)
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "Chances of winning, turn by turn"
    assert sum(line.startswith("100% ┤") for line in lines) == 2
    axes = [line for line in lines if "└" in line]
    assert len(axes) == 2
    assert all(sign in axes[0] for sign in "①②③")
    assert axes[0] == axes[1]
    assert "The turns that swung it" in lines
    assert sum(line.startswith(("① ", "② ", "③ ")) for line in lines) == 3
    assert all(len(line) <= 100 for line in lines if "┤" in line or "└" in line)
    assert err.splitlines()[-1].startswith("Turns analysed: ")


def test_luck_and_decisions_stand_apart(valdora: Run) -> None:
    _, out, _ = valdora(GAME)
    *_, head, first, second = out.splitlines()
    assert head.split() == ["Luck", "Decisions"]
    for line in (first, second):
        luck, lost = line.split()[-2:]
        assert luck[0] in "+−±"
        assert lost[0] in "−±"


def test_machines_get_one_object(valdora: Run) -> None:
    code, out, _ = valdora(GAME, "--json", "--seed", "5")
    told = json.loads(out.splitlines()[-1])
    assert code == 0
    assert (told["edition"], told["seed"]) == ("duel", 5)
    assert len(told["names"]) == len(told["luck"]) == len(told["lost"]) == 2
    assert len(told["swings"]) == 3
    turn = told["turns"][told["swings"][0]]
    assert turn.keys() == {
        *("seat", "round", "first", "last", "do"),
        *("before", "after", "luck", "decision", "better"),
    }


def test_several_games_are_judged_one_by_one_and_kept(valdora: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "reviews.jsonl", GAME.replace("duel-2p-2", "base-2009-3p-3")
    alone = [json.loads(valdora(game, "--json")[1]) for game in (GAME, other)]
    options = ("--jobs", "1", "--resume", str(file))
    assert valdora(GAME, "--json", *options)[0] == 0
    code, out, err = valdora(other, GAME, "--json", *options)
    assert code == 0
    assert [json.loads(line) for line in out.splitlines()] == alone[::-1]
    assert err == "1 of 2 games\n2 of 2 games\n", "the first was there already"
    assert len(file.read_text().splitlines()) == 3
    code, out, _ = valdora(GAME, other, *options)
    assert [line for line in out.splitlines() if line.endswith(".valdora")] == [GAME, other]
    assert out.count("Luck  Decisions") == 2
    assert "seed = 0, now it is 1" in valdora(GAME, *options, "--seed", "1")[2]


@pytest.mark.parametrize("language", ["fr", "it", "es", "ru", "de"])
def test_it_speaks_every_language(valdora: Run, language: str) -> None:
    code, out, _ = valdora(GAME, "--lang", language)
    assert code == 0
    assert "review-" not in out


def test_what_cannot_be_judged_is_refused(
    valdora: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = valdora(str(tmp_path / "none.valdora"))
    assert (code, out) == (1, "")
    assert "none.valdora" in err

    def none(*_: object) -> None:
        raise NoJudge("no-judge", "too large")

    monkeypatch.setattr("valdora.cli.commands.review.make_judge", none)
    assert valdora(GAME) == (1, "", "No bot can judge games of this edition.\n")


def test_a_game_by_older_rules_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    invent(monkeypatch)
    assert main(["review", GAME, "--lang", "en"]) == 1
    assert "older rules" in capsys.readouterr().err


def test_wrong_usage_exits_with_2(valdora: Run) -> None:
    assert valdora()[0] == 2
    assert valdora("x", "--seed", "many")[0] == 2


# The chart ------------------------------------------------------------------------------------


def test_a_strip_shows_thirty_two_steps() -> None:
    assert strip([0.0, 1 / 32, 0.25, 0.5, 1.0], ["100%", "50%", "0%"]) == [
        "100% ┤    █",
        "     ┤    █",
        " 50% ┤   ██",
        "  0% ┤ ▁███",
    ]


def test_a_long_game_fits_the_width() -> None:
    values = [place / 99 for place in range(100)]
    assert resampled(values, 100) == values
    shown = resampled(values, 40)
    assert (len(shown), shown[0], shown[-1]) == (40, 0.0, 1.0)
    assert [column(place, 100, 40) for place in (0, 50, 99)] == [0, 20, 39]


def test_a_short_game_fills_the_width() -> None:
    assert resampled([0.2, 0.4, 0.6], 8) == [0.2, 0.2, 0.4, 0.4, 0.6, 0.6]
    assert [column(place, 3, 8) for place in range(3)] == [0, 2, 4]


def test_the_axis_numbers_the_marked_columns() -> None:
    assert axis(6, [4, 1], 2) == "   └─②──①─"

"""The command line: what it says, where it says it, and how it exits."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from valdora.cli import main
from valdora.cli.app import COMMANDS
from valdora.cli.progress import left_text
from valdora.texts import Texts

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
VALDORA = [sys.executable, "-c", "import sys, valdora.cli; sys.exit(valdora.cli.main())"]
GAME = str(GOLDEN / "base-2009-3p-3.valdora")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("VALDORA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def valdora(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs a command: its exit code, stdout and stderr."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


Run = Callable[..., tuple[int, str, str]]


def test_help_names_all_commands(valdora: Run) -> None:
    code, out, err = valdora("--help")
    assert (code, err) == (0, "")
    for command in COMMANDS:
        assert f"\n    {command} " in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(valdora: Run, command: str) -> None:
    code, out, _ = valdora(command, "--help")
    assert code == 0
    assert out.startswith(f"usage: valdora {command} ")


def test_bots_are_listed_by_what_one_types_and_by_what_they_are_called(valdora: Run) -> None:
    assert "\n  casual  " in valdora("play", "--help")[1]
    assert "\n  casual (locker)  " in valdora("play", "--lang", "de", "--help")[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "this is missing: COMMAND"),
        (("dance",), "'dance' is not possible"),
        (("verify",), "this is missing: FILE"),
        (("simulate", "--players"), "--players: one value is expected"),
        (("simulate", "--players", "many"), "“many” is not a whole number from 1 to 9"),
        (("simulate", "--games", "0"), "“0” is not a whole number"),
        (("simulate", "--bots", "clever"), "there is no bot “clever”"),
        (("simulate", "--players", "3", "--bots", "random,random"), "or 3 bots, not 2"),
        (("simulate", "--tempo", "9"), "this is not known: --tempo 9"),
        (("edition",), "this is missing: list|show|check"),
        (("bench", "chess"), "'chess' is not possible"),
    ],
)
def test_wrong_usage_exits_with_2(valdora: Run, words: tuple[str, ...], message: str) -> None:
    code, out, err = valdora(*words)
    assert (code, out) == (2, "")
    assert err.startswith("usage: valdora")
    assert message in err


def test_an_unknown_language_is_wrong_usage(valdora: Run) -> None:
    code, out, err = valdora("--lang", "tlh", "edition", "list")
    assert (code, out) == (2, "")
    assert "tlh" in err


def test_the_language_can_stand_before_or_after_the_command(valdora: Run) -> None:
    before = valdora("--lang", "de", "edition", "list")
    after = valdora("edition", "--lang=de", "list")
    english_ = valdora("edition", "list")
    assert before == after != english_


# Simulations ----------------------------------------------------------------------------------


def test_a_simulation_writes_a_file_for_each_game(valdora: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "games"
    code, said, err = valdora(
        *("simulate", "--players", "3", "--games", "3", "--seed", "7"),
        *("--max-rounds", "3", "--out", str(out), "--json", "--jobs", "1"),
    )
    assert code == 0
    assert "3 of 3 games" in err
    summary = json.loads(said.splitlines()[-1])
    files = [f"base-2009.2-3p-{seed}.valdora" for seed in (7, 8, 9)]
    assert sorted(file.name for file in out.iterdir()) == files
    assert summary["files"] == [str(out / file) for file in files]
    assert (summary["games"], summary["unfinished"], summary["wins"]) == (3, 3, [0, 0, 0])
    for file in summary["files"]:
        assert valdora("verify", file)[0] == 0


def test_a_simulation_goes_on_where_it_was_stopped(valdora: Run, tmp_path: Path) -> None:
    words = ("simulate", "--players", "2", "--games", "3", "--max-rounds", "3", "--json")
    options = (*words, "--jobs", "1", "--out", str(tmp_path / "games"))
    kept = tmp_path / "kept.jsonl"
    whole = valdora(*options, "--resume", str(kept))
    files = sorted((tmp_path / "games").iterdir())
    lines = kept.read_text().splitlines()
    assert [json.loads(line).get("seed") for line in lines] == [1, 1, 2, 3]
    kept.write_text("\n".join(lines[:2]) + "\n")
    written = [file.read_bytes() for file in files]
    for file in files[1:]:
        file.unlink()
    code, said, err = valdora(*options, "--resume", str(kept))
    assert (code, said) == whole[:2]
    assert err == "1 of 3 games\n2 of 3 games\n3 of 3 games\n"
    assert [file.read_bytes() for file in files] == written
    assert valdora(*words, "--jobs", "1", "--resume", str(kept))[0] == 1, "without the folder"


def test_a_cluster_has_an_address(valdora: Run) -> None:
    for wrong in ("http://x", "ray://", "rayon"):
        assert f"“{wrong}” is no cluster" in valdora("simulate", "--on", wrong)[2]


def test_the_time_left_is_told_no_more_exactly_than_it_is_known() -> None:
    t = Texts("en")
    told = [left_text(t, low, high) for low, high in ((0, 60), (70, 110), (20, 200), (130, 400))]
    assert told == [
        "Less than a minute left.",
        "About 2 minutes left.",
        "At most about 4 minutes left.",
        "About 2 to 7 minutes left.",
    ]


def test_a_simulation_sums_up_games_played_to_the_end(valdora: Run) -> None:
    code, said, _ = valdora("simulate", "--players", "2", "--max-rounds", "0", "--json")
    summary = json.loads(said)
    assert code == 0
    assert (summary["edition"], summary["finished"]) == ("duel.2", 1)
    assert sum(summary["wins"]) >= 1
    assert all(mean > 0 for mean in summary["score_mean"])
    code, said, _ = valdora("simulate", "--players", "2", "--max-rounds", "0")
    assert said.startswith("1 game played, 0 of them unfinished.\nDragonfly (random): won ")


def test_a_game_is_told_turn_by_turn(valdora: Run) -> None:
    code, said, _ = valdora("simulate", "--players", "3", "--max-rounds", "2", "--show")
    assert code == 0
    names = ("Dragonfly", "Poppy", "Pebble")
    told = "Dragonfly (random), Poppy (random) and Pebble (random)"
    assert said.startswith(f"Valdora, 3 players\n{told}\n  The book in city A shows ")
    assert all(said.count(f"\nRound {turn}, {name}\n") == 1 for turn in (1, 2) for name in names)
    assert said.endswith("Unfinished.\n")


def test_a_game_told_to_its_end_names_the_winner(valdora: Run) -> None:
    code, said, _ = valdora("simulate", "--players", "2", "--max-rounds", "0", "--show")
    assert code == 0
    assert re.search(r"\nDragonfly: \d+ points \(.*\)\nPoppy: .*\n.* wins\.\n$", said)


def test_a_terminal_gets_a_bar_that_fills_up(valdora: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    _, _, err = valdora("simulate", "--games", "2", "--max-rounds", "1", "--jobs", "1")
    half, full = "█" * 15 + "░" * 15, "█" * 30
    assert err == f"\r{half} 1 of 2 games\r{full} 2 of 2 games\n"


def test_players_an_edition_is_not_for_are_refused(valdora: Run) -> None:
    assert valdora("simulate", "--players", "3", "--edition", "duel") == (
        *(1, ""),
        "duel is for 2 players, not for 3.\n",
    )
    assert "for 3 to 5 players, not for 6" in valdora("simulate", "--players", "6")[2]


def test_a_folder_that_cannot_be_written_is_refused(valdora: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    for out in (blocked, blocked / "below"):
        code, said, err = valdora("simulate", "--max-rounds", "1", "--out", str(out))
        assert (code, said) == (1, "")
        assert f"{out} cannot be written" in err
    folder = tmp_path / "folder"
    (folder / "base-2009.2-4p-1.valdora").mkdir(parents=True)
    code, said, err = valdora("simulate", "--max-rounds", "1", "--out", str(folder))
    assert (code, said) == (1, "")
    assert "cannot be written" in err


# Replays --------------------------------------------------------------------------------------


def test_a_replay_for_machines_tells_each_ply_before_it_is_played(valdora: Run) -> None:
    code, said, _ = valdora("replay", GAME, "--json")
    lines = [json.loads(line) for line in said.splitlines()]
    plies = [json.loads(line) for line in Path(GAME).read_text().splitlines()[1:-1]]
    assert code == 0
    assert [{key: line[key] for key in ("n", "seat", "do")} for line in lines] == plies
    for line in lines:
        assert list(line) == ["n", "seat", "legal", "do", "coins", "scores"]
        assert line["legal"] == sorted(line["legal"])
        assert line["do"] in line["legal"]
    assert lines[0]["coins"] == [1, 2, 3]
    assert lines[0]["legal"][0] == "reveal A cart"


def test_a_replay_tells_a_game_in_sentences(valdora: Run) -> None:
    code, said, _ = valdora("replay", GAME)
    assert code == 0
    assert "\nRound 4, random 3\n  random 3 " in said
    assert "random 3: 0 points (commissions 0, " in said
    assert said.endswith("Unfinished.\n")


def test_a_replay_shows_a_position_before_a_ply(valdora: Run) -> None:
    code, said, _ = valdora("replay", GAME, "--at", "5")
    do = json.loads(Path(GAME).read_text().splitlines()[5])["do"]
    assert code == 0
    assert said.startswith("Before ply 5: round 1, turn of random 1\n")
    assert f"\n> {do} " in said
    _, line, _ = valdora("replay", GAME, "--at", "5", "--json")
    position: dict[str, Any] = json.loads(line)
    assert (position["n"], position["seat"], position["do"]) == (5, 0, do)
    assert position["state"]["phase"] == "move"


def test_a_position_tells_what_each_player_has(valdora: Run) -> None:
    game = GOLDEN / "duel-2p-2.valdora"
    plies = len(game.read_text().splitlines()) - 2
    _, said, _ = valdora("replay", str(game), "--at", str(plies + 1))
    assert said.count("  Equipment: gold pan") == 2
    held = "silver commission (wants 1 coin), gold commission (gold)"
    assert f"  Incomplete commissions: {held}\n" in said
    assert "Allowed now" not in said


def test_a_replay_shows_the_position_after_the_last_ply_and_none_beyond(valdora: Run) -> None:
    plies = len(Path(GAME).read_text().splitlines()) - 2
    code, line, _ = valdora("replay", GAME, "--at", str(plies + 1), "--json")
    assert code == 0
    assert json.loads(line)["do"] is None
    code, out, err = valdora("replay", GAME, "--at", str(plies + 2))
    assert (code, out) == (1, "")
    assert f"has {plies} plies; there is no position before ply {plies + 2}" in err


def test_a_replay_ends_at_the_first_fault(valdora: Run, tmp_path: Path) -> None:
    lines = Path(GAME).read_text().splitlines()
    lines[6] = lines[6].replace('"do":"', '"do":"never ')
    file = tmp_path / "spoilt.valdora"
    file.write_text("\n".join(lines))
    code, out, err = valdora("replay", str(file), "--json")
    assert code == 1
    assert len(out.splitlines()) == 5
    assert f"{file}, line 7: “never " in err


def test_a_replay_says_so_when_the_deal_or_the_result_does_not_hold(
    valdora: Run, tmp_path: Path
) -> None:
    lines = Path(GAME).read_text().splitlines()
    spoilt = {
        "the gemstones do not lie as the seed deals them": lines[0].replace('"seed":', '"seed":9'),
        "there is a result, but the game is not over": (
            '{"result":{"scores":[9,0,0],"parts":[],"winners":[0],"rounds":4}}'
        ),
    }
    for reason, line in spoilt.items():
        file = tmp_path / "spoilt.valdora"
        changed = [line, *lines[1:]] if "valdora" in line else [*lines[:-1], line]
        file.write_text("\n".join(changed))
        code, out, err = valdora("replay", str(file), "--json")
        assert code == 1
        assert len(out.splitlines()) == len(lines) - 2
        assert reason in err


# Verifying ------------------------------------------------------------------------------------


def test_a_file_that_is_all_right(valdora: Run) -> None:
    code, out, err = valdora("verify", GAME)
    assert (code, err) == (0, "")
    assert out.startswith(f"{GAME}: all right. ")
    assert "unfinished; the deal follows from its seed." in out


def test_a_refusal_names_file_line_and_rule(valdora: Run, tmp_path: Path) -> None:
    lines = Path(GAME).read_text().splitlines()
    lines[5] = '{"n":5,"seat":0,"do":"silver"}'
    file = tmp_path / "spoilt.valdora"
    file.write_text("\n".join(lines))
    code, out, err = valdora("verify", str(file))
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}, line 6: “silver” is not allowed: ")
    assert err.endswith("(T1)\n")


def test_a_missing_file_is_refused(valdora: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.valdora"
    for command in ("verify", "replay"):
        assert valdora(command, str(file)) == (1, "", f"{file}: there is no such file\n")


def test_a_game_with_an_edition_of_ones_own(valdora: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        'extends = "base-2009"\nid = "mine"\nname = "Mine"\n'
        '[figures]\nsource = "reconstructed"\ngemstone_points = 2\n'
    )
    assert valdora("edition", "check", str(mine))[0] == 0
    options = ("--edition", str(mine), "--max-rounds", "2", "--out", str(tmp_path))
    assert valdora("simulate", *options)[0] == 0
    game = str(tmp_path / "mine-4p-1.valdora")
    code, _, err = valdora("verify", game)
    assert code == 1
    assert "there is no edition “mine”; name its file with --edition" in err
    assert valdora("verify", game, "--edition", str(mine))[0] == 0
    assert valdora("replay", game, "--edition", str(mine), "--at", "9")[0] == 0
    for command in ("verify", "replay"):
        code, out, err = valdora(command, game, "--edition", "base-2009")
        assert (code, out) == (1, "")
        assert "with edition mine, not with base-2009" in err


# Editions and benchmarks ----------------------------------------------------------------------


def test_editions_are_listed(valdora: Run) -> None:
    code, out, _ = valdora("edition", "list")
    assert code == 0
    lines = [line.split() for line in out.splitlines()]
    assert lines[0] == ["base-2009.2", "Valdora", "3", "to", "5", "players"]
    assert lines[2] == ["base-2009", "Valdora", "(earlier", "figures)", "3", "to", "5", "players"]


def test_an_edition_is_shown_with_all_figures_and_their_sources(valdora: Run) -> None:
    code, out, _ = valdora("edition", "show", "duel")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert code == 0
    assert "players.rival true*" in lines
    assert "figures.purse 6" in lines
    assert "equipment.horse load_price 3°, copies 3*" in lines
    assert (
        "crafts.gold tiles 9, removed_with_three 0, workshop_needs 4*, workshop_points 0*" in lines
    )
    assert "roads.dh D dh-1 dh-2 H*" in lines


def test_all_faults_of_an_edition_are_named(valdora: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "base-2009"\nid = "mine"\nname = "Mine"\nx = 1\ny = 2\n')
    code, out, err = valdora("edition", "check", str(file))
    assert (code, out) == (1, "")
    assert [line.split(": ")[1] for line in err.splitlines()] == ["x", "y"]


def test_the_rules_are_measured(valdora: Run) -> None:
    code, out, err = valdora("bench", "rules", "--games", "1", "--json")
    figures = json.loads(out)
    assert code == 0
    assert "3 of 3 games" in err
    assert list(figures) == [
        "decisions_per_second",
        "decisions_per_game",
        "forced_share",
        "rounds_per_game",
    ]
    assert 0 < figures["forced_share"] < 1
    assert figures["decisions_per_game"] > figures["rounds_per_game"] * 4


def test_a_measurement_is_told_in_words(valdora: Run) -> None:
    code, out, _ = valdora("bench", "rules", "--games", "1")
    assert code == 0
    assert len(out.splitlines()) == 4


# The process ----------------------------------------------------------------------------------


def process(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([*VALDORA, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_a_reader_who_has_seen_enough_is_no_fault() -> None:
    with process("simulate", "--show", "--players", "3", "--max-rounds", "400") as running:
        assert running.stdout is not None
        assert running.stdout.readline() == b"Valdora, 3 players\n"
        running.stdout.close()
        assert running.stderr is not None
        said = running.stderr.read()
        assert b"Traceback" not in said
        assert b"Exception" not in said
    assert running.returncode == 0


def test_output_that_cannot_be_written_is_refused() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [*VALDORA, "edition", "show"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"The output cannot be written (")
    assert done.stderr.count(b"\n") == 1


def test_signs_that_a_terminal_cannot_show_are_spelt_out() -> None:
    command = [*VALDORA, "--lang", "ru", "edition", "list"]
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=environ, check=False)
    assert done.returncode == 0
    assert b"\\u0434" in done.stdout


@pytest.mark.slow
def test_ctrl_c_ends_with_a_word_and_no_half_file(tmp_path: Path) -> None:
    options = ("--max-rounds", "0", "--games", "500", "--out", str(tmp_path))
    with process("simulate", *options) as running:
        while not list(tmp_path.glob("*.valdora")):
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=20)
    assert running.returncode == 130
    assert said.decode().endswith("Stopped.\n")
    assert b"Traceback" not in said
    for file in tmp_path.glob("*.valdora"):
        assert main(["verify", str(file)]) == 0

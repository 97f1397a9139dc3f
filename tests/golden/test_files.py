"""Game files and saves of older versions: they replay, verify and go on."""

from pathlib import Path

import pytest

from support.kept import VERSIONS, Version, end_of, plies, same, valdora, valdora_play

GAMES = [(version, file) for version in VERSIONS for file in version.games()]
SAVES = [(version, file) for version in VERSIONS for file in version.saves()]


@pytest.mark.parametrize(
    ("version", "file"), GAMES, ids=[f"{each.name}-{file.stem}" for each, file in GAMES]
)
def test_a_game_file_is_replayed_and_verified(version: Version, file: Path) -> None:
    expected = version.manifest["games"][file.name]
    own = expected["edition"]
    options = ("--edition", file.with_name(own)) if own else ()
    end = end_of(file, *options)
    same(end["state"], expected["state"], "players")
    assert end["legal"] == expected["legal"]
    valdora("verify", file, *options)


@pytest.mark.parametrize(
    ("version", "kept"), SAVES, ids=[f"{each.name}-{file.stem}" for each, file in SAVES]
)
def test_a_save_of_the_terminal_goes_on(version: Version, kept: Path, tmp_path: Path) -> None:
    expected, file = version.manifest["saves"][kept.name], version.save(kept, tmp_path)
    if expected["seats"] is None:
        valdora("verify", file)  # the game is over
        same(end_of(file)["state"], expected["state"], "players")
        return
    valdora_play(file)  # what was torn by a crash is whole again
    end = end_of(file)
    same(end["state"], expected["state"], "players")
    before, turn = plies(file), end["state"]["seat"]
    valdora_play(file, "undo", expected["legal"][-1])
    valdora_play(file, "1", "end")
    assert plies(file) >= before
    valdora("verify", file)
    assert end_of(file)["state"] != expected["state"]
    assert expected["seats"][turn] is None

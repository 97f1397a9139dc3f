"""Whatever a file holds, a command ends with 0 or with 1 and one message."""

import contextlib
import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from valdora.cli import main

GAME = (Path(__file__).parents[1] / "records" / "golden" / "duel-2p-2.valdora").read_bytes()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile") / "game.valdora"


def outcome(*words: str) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(["--lang", "en", *words])
    return code, err.getvalue()


@settings(max_examples=60)
@given(data=st.data())
def test_a_spoilt_game_is_verified_or_refused_in_one_line(file: Path, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(GAME)))
    end = data.draw(st.integers(start, min(len(GAME), start + 30)))
    file.write_bytes(GAME[:start] + data.draw(st.binary(max_size=30)) + GAME[end:])
    for command in (("verify",), ("replay", "--json"), ("replay", "--at", "9")):
        code, said = outcome(*command, str(file))
        assert code in (0, 1)
        assert (code == 1) == (said.count("\n") == 1) == bool(said)


@settings(max_examples=40)
@given(content=st.binary(max_size=300))
def test_any_file_is_refused_in_one_line(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    code, said = outcome("verify", str(file))
    assert code == 1
    assert said.startswith(str(file))
    assert said.count("\n") == 1

"""Games are kept in the test's own folder, and no file of theirs stays open."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from valdora.terminal.save import Save


@pytest.fixture(autouse=True)
def games_in_a_folder_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    monkeypatch.setenv("VALDORA_DATA_DIR", str(tmp_path))
    opened: list[Save] = []
    plain_init = Save.__init__

    def init(save: Save, *args: Any, **options: Any) -> None:
        plain_init(save, *args, **options)
        opened.append(save)

    monkeypatch.setattr(Save, "__init__", init)
    yield
    for save in opened:
        save.close()

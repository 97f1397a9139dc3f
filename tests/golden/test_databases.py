"""Databases and backups of older versions: every game in them opens, and is what it was.

By the commands that need no server: export, replay, verify, import, doctor.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from support.kept import (
    VERSIONS,
    Version,
    doctors_findings,
    end_of,
    exported,
    restored,
    same,
    same_game,
    valdora,
)
from valdora.table.rows import AnyRow

DATABASES = [(version, name) for version in VERSIONS for name in version.databases]
each_database = pytest.mark.parametrize(
    ("version", "database"), DATABASES, ids=[f"{each.name}-{name}" for each, name in DATABASES]
)


def test_there_is_golden_data() -> None:
    assert "v0.1.0" in [version.name for version in VERSIONS]


def test_there_is_golden_data_of_every_kind_of_row(tmp_path: Path) -> None:
    """Before what is stored gains one more: `scripts/golden/make.py --name … --only timely`."""
    found: set[str] = set()
    for version, database in DATABASES:
        file = version.sqlite(database, tmp_path).removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as connection:
            found |= {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM rows")}
        Path(file).unlink()
    known = {kind.__struct_config__.tag for kind in get_args(AnyRow)}
    assert found == known


def as_they_were(version: Version, database: str, url: str, folder: Path) -> list[Path]:
    """All games of a database, exported, if they are those of the manifest."""
    folder.mkdir()
    files = exported(url, folder)
    begun = {
        table["id"]: (export, table)
        for name, table in version.tables(database).items()
        if (export := version.export(name))
    }
    assert set(files) == set(begun)
    for id_, (export, table) in begun.items():
        same_game(files[id_].read_bytes(), export, table)
    return list(files.values())


@each_database
def test_a_database_of_sqlite_opens(version: Version, database: str, tmp_path: Path) -> None:
    url = version.sqlite(database, tmp_path)
    for file in as_they_were(version, database, url, tmp_path / "games"):
        valdora("verify", file)
    (finding,) = doctors_findings(url, tmp_path)
    assert finding["fine"]
    assert finding["figures"] == {"games": len(version.tables(database))}


@each_database
def test_every_game_ends_where_it_did(version: Version, database: str, tmp_path: Path) -> None:
    """The whole position, and all that is allowed there."""
    file = tmp_path / "game.valdora"
    for name, table in version.tables(database).items():
        if game := version.export(name):
            file.write_bytes(game)
            end = end_of(file)
            same(end["state"], table["state"], "players")
            assert end["legal"] == table["legal"], name


@each_database
def test_a_backup_comes_back(version: Version, database: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.db"
    valdora("import", version.backup(database), "--db", url, "--data-dir", tmp_path)
    as_they_were(version, database, url, tmp_path / "games")


@pytest.mark.postgres
@pytest.mark.slow
@each_database
def test_a_database_of_postgres_opens(
    version: Version, database: str, tmp_path: Path, postgres_url: str
) -> None:
    with restored(postgres_url, f"golden-{database}", version.postgres(database)) as url:
        as_they_were(version, database, url, tmp_path / "games")

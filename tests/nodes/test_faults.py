"""Whatever dies, is cut off or does not answer: one order explains what everyone saw.

Two servers on one PostgreSQL; people play at three tables, two connections each, wherever somebody
answers. Something goes wrong again and again, at random moments of one seed; the judge of histories
has the last word. For two minutes in every run, for long in `./test --long`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support import machine
from support.harms import (
    database_dies,
    lose_the_last,
    node_dies,
    node_ends,
    node_freezes,
    promote_again_and_again,
    suffer,
    way_is_spoilt,
)

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture
def postgres() -> Iterator[machine.PostgresServer]:
    """A database server of our own, to be killed."""
    programs = machine.find_postgres()
    assert programs is not None
    with machine.postgres_home(programs) as home:
        server = home.server("data")
        server.start()
        yield server
        server.kill()


def test_nodes_that_die(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    made = suffer(postgres, tmp_path, 1, 8, node_dies)
    assert any(player.away for player in made.players)  # somebody had to go elsewhere


def test_nodes_that_end(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 2, 4, node_ends)


def test_a_node_that_is_silent_and_then_goes_on(
    postgres: machine.PostgresServer, tmp_path: Path
) -> None:
    made = suffer(postgres, tmp_path, 6, 2, node_freezes)
    assert any(player.away for player in made.players)


def test_a_way_to_the_database_that_is_spoilt(
    postgres: machine.PostgresServer, tmp_path: Path
) -> None:
    suffer(postgres, tmp_path, 3, 5, way_is_spoilt)


def test_a_database_that_dies(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 4, 5, database_dies(postgres))


@pytest.mark.long
def test_many_nodes_die(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 11, 200, node_dies)


@pytest.mark.long
def test_many_nodes_freeze(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 16, 50, node_freezes)


@pytest.mark.long
def test_ways_are_spoilt_often(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 12, 100, way_is_spoilt)


@pytest.mark.long
def test_a_database_dies_often(postgres: machine.PostgresServer, tmp_path: Path) -> None:
    suffer(postgres, tmp_path, 13, 30, database_dies(postgres))


def test_a_standby_takes_over_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A synchronous one: what is acknowledged is there too; the servers find it by themselves."""
    promote_again_and_again(tmp_path, 5, 3)


def test_a_standby_takes_over_from_a_primary_that_is_gone_without_a_word(tmp_path: Path) -> None:
    """As by a power cut: its host takes connections for all we know, and says nothing."""
    promote_again_and_again(tmp_path, 7, 2, silent=True)


def test_what_a_standby_lacked_is_lost_and_everyone_is_told(tmp_path: Path) -> None:
    made = lose_the_last(tmp_path, 8)
    assert made.history.count("failed")


@pytest.mark.long
def test_standbys_take_over_from_silent_ones_again_and_again(tmp_path: Path) -> None:
    promote_again_and_again(tmp_path, 17, 30, silent=True)


@pytest.mark.long
def test_standbys_take_over_again_and_again(tmp_path: Path) -> None:
    promote_again_and_again(tmp_path, 15, 30)

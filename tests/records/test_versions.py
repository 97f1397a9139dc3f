"""A game is played and replayed by the version of the rules it began with, for ever.

There is one version so far; a second one is invented (`support.second_version`).
"""

import io

import pytest

from support.second_version import invent
from valdora import content
from valdora.content import Edition
from valdora.dealer import Deal, revealed, seeded
from valdora.records import Header, PlayedPly, Reader, RecordError, Seeded, Writer, replay, verify
from valdora.rules import Action, Provisions, State, apply, legal_actions, new_game, versions
from valdora.rules.setup import SetupError


@pytest.fixture
def second_version(monkeypatch: pytest.MonkeyPatch) -> None:
    invent(monkeypatch)


def a_game(edition: Edition, deal: Deal, rules: int | None) -> tuple[bytes, State]:
    """A round in which everyone goes to a city and takes provisions."""
    stream = io.BytesIO()
    header = Header.of(edition, ["P", "Q", "R"], Seeded(5), deal, rules)
    writer = Writer(stream, header)
    state, n = new_game(edition, 3, deal.layout, deal.rivals, rules), 0

    def write(before: State, seat: int | None, action: Action, after: State) -> None:
        nonlocal n
        n += 1
        writer.step(PlayedPly(n, before, seat, action, after, ()))

    while state.round == 1:
        for page in revealed(deal, state):
            write(page.before, None, page.action, page.after)
            state = page.after
        legal = legal_actions(state)
        action = Provisions() if Provisions() in legal else legal[0]
        after, _ = apply(state, action)
        write(state, state.seat, action, after)
        state = after
    writer.finish(state)
    return stream.getvalue(), state


@pytest.fixture
def edition() -> Edition:
    return content.load("base-2009.2")


@pytest.fixture
def deal(edition: Edition) -> Deal:
    return seeded(edition, 5)


def test_a_file_of_the_first_version_is_replayed_by_it_when_there_is_a_second(
    edition: Edition, deal: Deal, request: pytest.FixtureRequest
) -> None:
    file, end = a_game(edition, deal, None)
    assert b'"rules":1' in file
    request.getfixturevalue("second_version")
    *_, last = replay(Reader(io.BytesIO(file)))
    assert last.after == end
    assert last.after.rules == 1
    assert verify(Reader(io.BytesIO(file))).rounds == end.round


@pytest.mark.usefixtures("second_version")
def test_new_games_are_played_by_the_latest_version_and_named_so(
    edition: Edition, deal: Deal
) -> None:
    file, end = a_game(edition, deal, None)
    assert b'"rules":2' in file
    assert end.rules == 2
    assert verify(Reader(io.BytesIO(file))).rounds == end.round
    _, by_the_first = a_game(edition, deal, 1)
    assert sum(player.coins for player in end.players) > sum(
        player.coins for player in by_the_first.players
    )


def test_a_version_that_is_not_known_yet_is_refused_with_both_numbers(
    edition: Edition, deal: Deal, request: pytest.FixtureRequest
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(versions, "VERSION", 2)
        file, _ = a_game(edition, deal, 2)
    with pytest.raises(RecordError, match="version 2 of the rules; known is 1"):
        Reader(io.BytesIO(file))
    with pytest.raises(SetupError, match="version 2 of the rules is not known here"):
        new_game(edition, 3, deal.layout, deal.rivals, 2)
    request.getfixturevalue("second_version")
    assert Reader(io.BytesIO(file)).header.rules == 2

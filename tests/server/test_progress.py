"""How long the rest takes: measured by what is done, as an interval, and never from nothing."""

import pytest

from valdora.server.thinking.progress import LEAST, Progress


class Clock:
    """Shows the time it is set to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def worked(clock: Clock, took: list[float], total: int) -> Progress:
    progress = Progress(clock)
    clock.now += 100  # getting ready does not count
    progress.tell(0, total)
    for done, seconds in enumerate(took, start=1):
        clock.now += seconds
        progress.tell(done, total)
    return progress


def test_nothing_is_said_before_it_can_be_known() -> None:
    clock = Clock()
    assert Progress(clock).left() is None
    for done in range(LEAST):
        assert worked(clock, [5.0] * done, 50).left() is None
    assert worked(clock, [5.0] * LEAST, 50).left() is not None


def test_equal_pieces_tell_it_exactly() -> None:
    clock = Clock()
    progress = worked(clock, [4.0] * 10, 30)
    assert progress.left() == pytest.approx((80, 80))
    clock.now += 3
    assert progress.left() == pytest.approx((77, 77))


def test_the_more_unequal_and_the_fewer_the_wider() -> None:
    def width(took: list[float]) -> float:
        left = worked(Clock(), took, 40).left()
        assert left is not None
        return left[1] - left[0]

    assert width([4, 4, 4, 4]) < width([3, 5, 3, 5]) < width([1, 7, 1, 7])
    assert width([3, 5] * 8) < width([3, 5] * 3)


def test_the_truth_lies_within() -> None:
    took = [2 + (n * 7 % 5) for n in range(60)]
    for done in range(6, 60):
        low, high = worked(Clock(), [*map(float, took[:done])], 60).left() or (0, 0)
        assert low <= sum(took[done:]) <= high


def test_several_pieces_told_at_once_share_their_time() -> None:
    clock = Clock()
    progress = worked(clock, [], 12)
    clock.now += 12
    progress.tell(6, 12)
    assert progress.left() == pytest.approx((12, 12))


def test_a_piece_that_takes_long_counts_before_it_is_done() -> None:
    clock = Clock()
    progress = worked(clock, [4.0] * 10, 30)
    clock.now += 300
    _, high = progress.left() or (0, 0)
    assert high > 20 * 20


def test_at_the_end_nothing_is_left() -> None:
    clock = Clock()
    progress = worked(clock, [4.0] * 10, 10)
    clock.now += 60
    assert progress.left() == (0, 0)

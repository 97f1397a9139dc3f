"""How sure a mean is: the percentile bootstrap."""

from collections.abc import Sequence
from math import ceil
from random import Random
from typing import Final

RESAMPLES: Final = 5000
CONFIDENCE: Final = 0.95


def interval(values: Sequence[float], seed: int = 0) -> tuple[float, float]:
    """The 95 % interval of the mean of independent values, one for each deal.

    As many values are drawn from them as there are, each may come again, and the mean is taken;
    after 5,000 times the middle 95 % of these means are the interval. The seed makes it the same
    each time. Values that are all alike give no width: they tell nothing about what is rare.
    """
    # Of all generators only this method is promised to stay the same in later Pythons.
    draw, count = Random(f"valdora/1/bootstrap/{seed}").random, len(values)
    means = sorted(
        sum([values[int(draw() * count)] for _ in range(count)]) / count for _ in range(RESAMPLES)
    )
    outside = ceil(RESAMPLES * (1 - CONFIDENCE) / 2)
    return means[outside - 1], means[-outside]

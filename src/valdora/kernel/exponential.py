"""The exponential function, written out: the same on every machine and in browsers."""

from typing import Final

from valdora.kernel.jit import compiled

_LOG2: Final = 0.6931471805599453
_MOST: Final = 700.0
_TERMS: Final = 18


@compiled
def exp(power: float) -> float:
    """E to a power, right to about fifteen digits; powers beyond 700 count as 700."""
    power = min(_MOST, max(-_MOST, power))
    twos = int(power / _LOG2)
    rest = power - twos * _LOG2
    total, term = 1.0, 1.0
    for place in range(1, _TERMS):
        term *= rest / place
        total += term
    factor = 2.0 if twos > 0 else 0.5
    for _ in range(abs(twos)):
        total *= factor
    return total

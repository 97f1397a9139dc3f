"""Time in the hands of a test: it goes on when the test says so."""

from dataclasses import dataclass

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass
class Hands:
    """Tells a server the time."""

    ms: int = 1_700_000_000_000

    def __call__(self) -> int:
        """The time, in milliseconds since 1970."""
        return self.ms

    def go_on(self, ms: int) -> None:
        """So much later; less than 0, the clock is set back."""
        self.ms += ms

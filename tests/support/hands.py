"""Time in the hands of a test: it goes on when the test says so."""

from dataclasses import dataclass

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass
class Hands:
    """Tells a server the time; each look at it may take some."""

    ms: int = 1_700_000_000_000
    per_look: int = 0

    def __call__(self) -> int:
        """The time, in milliseconds since 1970."""
        self.ms += self.per_look
        return self.ms

    def go_on(self, ms: int) -> None:
        """So much later; less than 0, the clock is set back."""
        self.ms += ms

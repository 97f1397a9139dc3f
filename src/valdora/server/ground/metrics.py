"""Figures for Prometheus: of this process, by route and kind, never by table or person."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0)


class Count:
    """How often something happened, by its labels."""

    def __init__(self, name: str, says: str, *labels: str) -> None:
        self.name, self.says, self._labels = name, says, labels
        self._counts: Counter[tuple[str, ...]] = Counter() if labels else Counter({(): 0})

    def add(self, *values: str, by: int = 1) -> None:
        """It happened once more, or so often."""
        assert len(values) == len(self._labels), self.name
        self._counts[values] += by

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.says, "counter")
        for values, count in sorted(self._counts.items()):
            yield f"{self.name}{_labelled(self._labels, values)} {count}"


class Times:
    """How long something took, by its labels."""

    def __init__(self, name: str, says: str, *labels: str) -> None:
        self.name, self.says, self._labels = name, says, labels
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: dict[tuple[str, ...], float] = defaultdict(float)
        if not labels:
            self._counts[()] = [0] * (len(SECONDS) + 1)

    def add(self, seconds: float, *values: str) -> None:
        """It took so long once."""
        assert len(values) == len(self._labels), self.name
        counts = self._counts.setdefault(values, [0] * (len(SECONDS) + 1))
        counts[bisect_left(SECONDS, seconds)] += 1
        self._sums[values] += seconds

    @contextmanager
    def taken(self, *values: str) -> Iterator[None]:
        """How long what is done within takes."""
        began = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - began, *values)

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.says, "histogram")
        for values, counts in sorted(self._counts.items()):
            total = 0
            for bound, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                total += count
                labels = _labelled((*self._labels, "le"), (*values, bound))
                yield f"{self.name}_bucket{labels} {total}"
            yield f"{self.name}_sum{_labelled(self._labels, values)} {self._sums[values]:.6f}"
            yield f"{self.name}_count{_labelled(self._labels, values)} {total}"


REQUESTS: Final = Times("valdora_request_seconds", "Requests.", "route", "method", "status")
REFUSALS: Final = Count("valdora_refusals_total", "What was refused, by its code.", "code")
MOVES: Final = Count("valdora_moves_total", "Actions of players and bots that were stored.")
COMMITS: Final = Times("valdora_commit_seconds", "Until what was decided was on the disk.")
THINKING: Final = Times("valdora_thinking_seconds", "Until a bot knew what to do.", "bot")
REMINDERS: Final = Count("valdora_reminders_total", "Reminders, by what came of them.", "result")
_ALL: Final = (REQUESTS, REFUSALS, MOVES, COMMITS, THINKING, REMINDERS)


def written(gauges: Mapping[str, tuple[str, float]]) -> bytes:
    """Everything, with figures as they are now: by name, what they say and how much it is."""
    lines = [line for each in _ALL for line in each.lines()]
    for name, (says, figure) in gauges.items():
        lines += [*_head(name, says, "gauge"), f"{name} {figure:g}"]
    return "".join(f"{line}\n" for line in lines).encode()


def _head(name: str, says: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


def _labelled(labels: tuple[str, ...], values: tuple[str, ...]) -> str:
    pairs = zip(labels, values, strict=True)
    told = ",".join(f'{label}="{_quoted(value)}"' for label, value in pairs)
    return f"{{{told}}}" if told else ""


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

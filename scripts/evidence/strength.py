#!.venv/bin/python
"""How strong the bots are: plays all rows of the table and writes docs/evidence/strength.md.

    scripts/evidence/strength.py --keep games [--rows 1 2 3] [--share 1.0] [--jobs 2]

Finished games are kept in the folder `--keep`, and a run that was stopped goes on from there; games
of another search or other weights do not count. With `--share 0.2` a fifth of the games is played;
the page says how many there were. Rows that are not named stay in the page as they are.
"""

import argparse
import os
import platform
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from math import ceil
from pathlib import Path
from statistics import fmean

from valdora.arena import Match, Result, play_match
from valdora.bots import search
from valdora.bots.search.levels import Expert
from valdora.bots.search.weights import FILE
from valdora.content import usual

PAGE = Path(__file__).parents[2] / "docs" / "evidence" / "strength.md"
SEARCH = Path(search.__file__).parent
HEADLINE, OTHERS = 1000, 200
"""Games of a row."""


@dataclass(frozen=True)
class Row:
    """One candidate against the same opponent in all other seats, and what it should reach."""

    candidate: str
    opponent: str
    players: int
    games: int
    at_least: float | None = None
    at_most: float | None = None

    def match(self, share: float) -> Match:
        """The match of this row."""
        deals = max(1, ceil(self.games * share / self.players))
        seats = (self.candidate, *[self.opponent] * (self.players - 1))
        return Match(usual(self.players), seats, deals, seed=1)

    def met(self, result: Result) -> bool:
        """Whether the target is reached for sure: by the end of the interval that is nearer."""
        low, high = result.interval
        if self.at_least is not None:
            return low >= self.at_least
        return self.at_most is not None and high <= self.at_most

    @property
    def title(self) -> str:
        """The row in words."""
        return f"1 {self.candidate} against {self.players - 1} {self.opponent}"

    @property
    def target(self) -> str:
        """The target in words."""
        if self.at_least is not None:
            return f"at least {self.at_least:.0%}"
        return f"at most {self.at_most or 0:.0%}"


ROWS = (
    Row("expert", "greedy", 4, HEADLINE, at_least=0.60),
    Row("expert", "greedy", 3, HEADLINE, at_least=0.65),
    Row("expert", "greedy", 5, HEADLINE, at_least=0.50),
    Row("expert", "random", 4, OTHERS, at_least=0.99),
    Row("expert", "strong", 4, OTHERS, at_least=0.40),
    Row("strong", "steady", 4, OTHERS, at_least=0.40),
    Row("steady", "casual", 4, OTHERS, at_least=0.40),
    Row("casual", "beginner", 4, OTHERS, at_least=0.40),
    Row("greedy", "expert", 4, OTHERS, at_most=0.12),
    Row("rusher", "expert", 4, OTHERS, at_most=0.30),
    Row("blocker", "expert", 4, OTHERS, at_most=0.30),
    Row("page-burner", "expert", 4, OTHERS, at_most=0.30),
)


def line(row: Row, result: Result) -> str:
    """The row as it stands in the page."""
    low, high = result.interval
    spent = [us for game in result.games for us in game.turn_us[game.seat]]
    verdict = "met" if row.met(result) else "**not met**"
    return (
        f"| {row.title} | {result.match.games}"
        f" | {result.win_share:.1%} | {low:.1%} to {high:.1%} | {row.target} | {verdict}"
        f" | {result.unfinished} | {fmean(spent) / 1000:.1f} ms |"
    )


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keep", type=Path, default=Path("games"), metavar="DIR")
    parser.add_argument("--rows", type=int, nargs="*", default=range(1, len(ROWS) + 1))
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    lines, played_by, standing = [], _search(), _standing()
    for number, row in enumerate(ROWS, 1):
        if number not in args.rows:
            unplayed = f"| {row.title} | 0 | | | {row.target} | not played yet | | |"
            lines.append(standing.get(row.title, unplayed))
            continue
        match = row.match(args.share)
        name = f"{number}-{row.candidate}-{row.opponent}-{match.games}.jsonl"
        kept = args.keep / f"{played_by}-{name}"
        print(row.title, file=sys.stderr)
        result = play_match(match, jobs=args.jobs, resume=kept)
        lines.append(line(row, result))
        print(lines[-1], flush=True)
    PAGE.write_text(_page(lines, args.share), encoding="utf-8")


def _standing() -> dict[str, str]:
    """The rows of the page, by their titles."""
    written = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    return {line.split(" | ")[0].removeprefix("| "): line for line in written.splitlines()}


def _search() -> str:
    """A name for the levels, the search and its weights: another for every change of them."""
    digest = sha256()
    sources = (
        SEARCH / "levels.py",
        SEARCH / "weights.py",
        *sorted((SEARCH / "compiled").glob("*.py")),
    )
    for file in (SEARCH / FILE, *sources):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


def _page(lines: list[str], share: float) -> str:
    return f"""# How strong the bots are

Edition `{usual(4).id}`, budget `match`, seed 1, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}. Made by

    scripts/evidence/strength.py --keep games --share {share:g}

`expert` thinks with `{Expert.efforts["match"]}`.

| who | games | wins | 95 % interval | target | | unfinished | mean turn |
| --- | ---: | ---: | ---: | --- | --- | ---: | ---: |
{chr(10).join(lines)}

Every deal is played with the candidate in every seat ([how](../arena.md)); the fair share is 25 % with four players. A
target counts as met when the lower end of the interval reaches it, or the upper end where it says at most. The mean turn
is the candidate's, in CPU time.
"""  # noqa: E501  (a page is as wide as the others)


if __name__ == "__main__":
    main()

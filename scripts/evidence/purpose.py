#!.venv/bin/python
"""Whether what the levels do has a purpose: three of one level play, and what they do is counted.

    scripts/evidence/purpose.py [--levels NAME …] [--games 200] [--when now] [--jobs 2]

Run it in the project's folder. Writes docs/evidence/purpose.md, a row for each level; rows of other
levels, or of another `--when`, stay as they are.
"""

import argparse
import os
import platform
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from math import ceil
from pathlib import Path
from statistics import median

from valdora import bots
from valdora.arena import spread
from valdora.arena.match import bot_seed, deal_seed
from valdora.content import usual
from valdora.dealer import seeded
from valdora.records import PlayedPly, play_game
from valdora.rules import events as happened

LEVELS = bots.names("level", "comparison")
PAGE = Path(__file__).parents[2] / "docs" / "evidence" / "purpose.md"
PLAYERS, SEED, MAX_ROUNDS = 3, 1, 200
SOON = 3
"""A commission given back within so many own turns was bought for nothing."""
BEGINNING = 2
"""Rounds at the start in which a turn may bring nothing."""


@dataclass(frozen=True)
class Seen:
    """What was counted in one game."""

    deal: int
    rounds: int
    finished: bool
    first: tuple[int, ...]
    """The round of each player's first delivery; of a player without one, the last."""
    counts: Counter[str]


def watch(level: str, deal: int) -> Seen:
    """One game of three of a level: a function of its arguments only."""
    edition = usual(PLAYERS)
    seats = [bots.make(level, bot_seed(SEED, deal, seat, level)) for seat in range(PLAYERS)]
    first = [0] * PLAYERS
    bought: list[list[tuple[str, int]]] = [[] for _ in seats]
    counts: Counter[str] = Counter()
    gained = False
    for step in play_game(edition, seats, seeded(edition, deal_seed(SEED, deal)), MAX_ROUNDS):
        end = step.after
        if step.seat is None:
            continue
        if step.before.phase == "move":
            gained = False
        gained |= gains(step)
        _purchases(step, bought[step.seat], counts)
        if end.players[step.seat].completed.total and not first[step.seat]:
            first[step.seat] = step.before.round
        if any(isinstance(event, happened.TurnEnded) for event in step.events):
            counts["turns"] += 1
            if step.before.round > BEGINNING:
                counts["later turns"] += 1
                counts["idle"] += not gained
    last = tuple(found or end.round for found in first)
    return Seen(deal, end.round, end.phase == "over", last, counts)


def gains(step: PlayedPly) -> bool:
    """Whether an action brings a card, a gemstone, coins, provisions or a delivery."""
    for event in step.events:
        match event:
            case (
                happened.CommissionBought()
                | happened.EquipmentBought()
                | happened.GemstoneLoaded()
                | happened.CommissionCompleted()
            ):
                return True
            case happened.SilverTaken(coins=coins) if coins > 0:
                return True
            case happened.ProvisionsTaken() if not step.before.player.provisions:
                return True
    return False


def _purchases(step: PlayedPly, bought: list[tuple[str, int]], counts: Counter[str]) -> None:
    """Count what goes through the books; `bought` has each purchase of a seat and its round."""
    now = step.before.round
    for event in step.events:
        match event:
            case happened.CommissionBought(commission=kind):
                counts["bought"] += 1
                bought.append((kind, now))
            case happened.CommissionReturned(commission=kind):
                counts["returned"] += 1
                when = max(then for what, then in bought if what == kind)
                counts["returned soon"] += now - when <= SOON
            case happened.PageTurned(coins=coins):
                counts["pages paid for"] += coins
            case happened.SilverTaken():
                counts["mine"] += 1


def nine_tenths(numbers: Sequence[int]) -> int:
    """The least number that nine tenths of them do not exceed."""
    return sorted(numbers)[ceil(0.9 * len(numbers)) - 1]


def row(level: str, when: str, seen: list[Seen]) -> str:
    """What was counted, as it stands in the page."""
    total: Counter[str] = Counter()
    for game in seen:
        total.update(game.counts)
    first = [found for game in seen for found in game.first]
    cells = (
        f"`{level}`",
        when,
        str(len(seen)),
        f"{median(first):g} / {nine_tenths(first)}",
        f"{median(game.rounds for game in seen):g}",
        f"{total['returned soon'] / total['bought']:.1%}",
        f"{total['idle'] / total['later turns']:.1%}",
        f"{total['pages paid for'] / len(seen) / PLAYERS:.1f}",
        f"{total['mine'] / total['turns']:.0%}",
        str(sum(not game.finished for game in seen)),
    )
    return f"| {' | '.join(cells)} |"


def page(rows: list[str], games: int) -> str:
    """The whole page."""
    return f"""# Whether what the bots do has a purpose

Three of one level play each other: edition `{usual(PLAYERS).id}`, seed {SEED}, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}. Made by

    scripts/evidence/purpose.py --games {games}

| level | when | games | first delivery | length | given back | nothing gained | pages paid for | at a mine | unfinished |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{chr(10).join(rows)}

- First delivery: the round in which a player first delivers, for half of the players and for nine tenths of them. Length:
  the median number of rounds.
- Given back: commissions given back within {SOON} own turns of buying them, of those bought. Nothing gained: turns after
  round {BEGINNING} that bring no card, gemstone, coin, provisions or delivery.
- Pages paid for: coins that a player spends in a game on turning pages. At a mine: turns that end with taking silver.
"""  # noqa: E501  (a page is as wide as the others)


def _kept(made: dict[tuple[str, str], str]) -> list[str]:
    """The new rows among those that stand in the page, level by level."""
    known = dict(made)
    if PAGE.exists():
        for text in PAGE.read_text(encoding="utf-8").splitlines():
            if text.startswith("| `"):
                level, when = (cell.strip(" `") for cell in text.split("|")[1:3])
                known.setdefault((level, when), text)
    order = sorted(known, key=lambda key: (LEVELS.index(key[0]), key[1] == "now", key[1]))
    return [known[key] for key in order]


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS[:4])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--when", default="now", help="what the rows are called")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    made = {}
    for level in args.levels:
        with closing(spread(partial(watch, level), range(args.games), args.jobs)) as played:
            seen = list(played)
        made[level, args.when] = row(level, args.when, seen)
        print(made[level, args.when], flush=True)
    PAGE.write_text(page(_kept(made), args.games), encoding="utf-8")


if __name__ == "__main__":
    main()

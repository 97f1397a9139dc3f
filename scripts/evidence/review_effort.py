#!.venv/bin/python
"""How long a review of a game of four takes, and how far ten times the effort says the same.

review_effort.py                     two games, one decision in four
review_effort.py --games 1 --every 16 --first 5      of game 5
review_effort.py --whole             only how long: every turn of one game, in two threads
"""

import argparse
import os
import time
from collections import Counter

from valdora.bots import make
from valdora.bots.review import Better, Critic, _decisions, review
from valdora.bots.search import SearchJudge
from valdora.content import usual
from valdora.dealer import seeded
from valdora.records import PlayedPly, play_game

PLAYERS = ("casual", "steady", "beginner", "strong")
"""People make mistakes, small and large."""
TIMES = 10
THREADS = 2


def game(number: int) -> list[PlayedPly]:
    """A game of four, of players who differ."""
    bots = [make(PLAYERS[(seat + number) % 4], seat) for seat in range(4)]
    return list(play_game(usual(4), bots, seeded(usual(4), number), 80))


def thorough() -> SearchJudge:
    """A judge that spends ten times as much, at once, on every decision."""
    judge = SearchJudge(usual(4), "live")
    judge.looks = (judge.looks[-1]._replace(rollouts=TIMES * judge.looks[-1].rollouts),)
    return judge


def _words(better: Better | None) -> str:
    return f"cost {better.share - better.instead_of:.3f}" if better else "fine"


def whole() -> None:
    """Review a game as the server does, and print what that took."""
    steps = game(0)
    judge = SearchJudge(usual(4), "live")
    began, spent = time.perf_counter(), time.process_time()
    found = review(steps, judge, threads=THREADS)
    clock, cpu = time.perf_counter() - began, time.process_time() - spent
    print(
        f"{len(found.turns)} turns reviewed in {THREADS} threads: {cpu:.1f} CPU seconds,"
        f" {clock:.1f} s by the clock, at a load of {os.getloadavg()[0]:.0f}"
    )


def main() -> None:
    """Judge, and print what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--whole", action="store_true")
    args = parser.parse_args()
    if args.whole:
        whole()
        return
    verdicts, spent, turns, off = Counter[tuple[bool, bool]](), 0.0, 0, []
    for number in range(args.first, args.first + args.games):
        steps = game(number)
        usual_one = Critic(steps, SearchJudge(usual(4), "live"))
        other = Critic(steps, thorough())
        for place, turn in enumerate(usual_one.turns):
            turns += 1
            if place % args.every:
                continue
            began = time.thread_time()
            usual_one.judged(turn)
            spent += (time.thread_time() - began) * args.every
            for part in _decisions(turn):
                ours, theirs = usual_one.better(part), other.better(part)
                verdicts[ours is not None, theirs is not None] += 1
                if ours and theirs:
                    off.append(abs(ours.share - ours.instead_of - theirs.share + theirs.instead_of))
                print(
                    f"  turn {place}: {_words(ours)}; {TIMES} times: {_words(theirs)}", flush=True
                )
    same = verdicts[True, True] + verdicts[False, False]
    print(f"{turns / args.games:.0f} turns a game, {spent / args.games:.0f} CPU seconds a review")
    print(
        f"{verdicts.total()} decisions: {same} verdicts as with {TIMES} times the effort;"
        f" both find a mistake in {verdicts[True, True]}, the review alone in"
        f" {verdicts[True, False]}, the thorough one alone in {verdicts[False, True]}"
    )
    if off:
        print(f"what a mistake cost differs by {sum(off) / len(off):.3f} of the victory on average")


if __name__ == "__main__":
    main()

"""`valdora arena`: a match that tells how good a bot is, and how sure that is."""

import json
from functools import partial

from valdora import bots
from valdora.arena import Match, Result, play_match
from valdora.cli.faults import edition_for
from valdora.cli.guests import guests_at_work, named_bots
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, add_workers, number
from valdora.cli.progress import Progress
from valdora.cli.work import at_work
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    text = t("arena-seats-help", known=", ".join(bots.names()))
    parser.add_argument("--seats", required=True, metavar="A,B,…", help=text)
    parser.add_argument(
        "--deals", type=number(t, 1, 10**6), default=50, metavar="N", help=t("arena-deals-help")
    )
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=1, metavar="S", help=t("arena-seed-help")
    )
    add_edition(parser, t, "cli-simulate-edition")
    parser.add_argument(
        "--budget", choices=("match", "live"), default="match", help=t("arena-budget-help")
    )
    parser.add_argument(
        "--max-rounds",
        type=number(t, 0, 10**6),
        default=200,
        metavar="N",
        help=t("cli-simulate-max-rounds"),
    )
    add_workers(parser, t)
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Play the match and tell its result."""
    match, progress = _match(args, t), Progress(t)
    told = partial(progress, total=match.games)
    with guests_at_work(t), at_work(t):
        result = play_match(match, told, jobs=args.jobs, on=args.on, resume=args.resume)
    if args.json:
        print(json.dumps(result.view()))
    else:
        _report(result, t)
    return 0


def _match(args: Arguments, t: Texts) -> Match:
    names = named_bots(args.seats, t)
    edition = edition_for(len(names), args.edition, t)
    return Match(edition, names, args.deals, args.seed, args.budget, args.max_rounds or None)


def _report(result: Result, t: Texts) -> None:
    match, (low, high) = result.match, result.interval
    unfinished = result.unfinished
    print(t("arena-games", games=match.games, deals=match.deals, unfinished=unfinished))
    if result.rounds_median is not None:
        print(t("arena-rounds", rounds=result.rounds_median))
    share, fair = result.win_share, 1 / match.players
    print(t("arena-candidate", name=match.candidate, share=share, low=low, high=high, fair=fair))
    for seat, share in enumerate(result.by_seat, start=1):
        print("  " + t("arena-seat", seat=seat, share=share))
    for name, standing in result.bots.items():
        mean = standing.score_mean
        points = "?" if mean is None else round(mean, 1)
        spent = round(standing.turn_ms_p95, 1)
        print(t("arena-bot", name=name, share=standing.win_share, points=points, ms=spent))

"""`valdora review`: a game file judged: everyone's chances turn by turn, luck and decisions."""

import json
import shutil
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Final

from valdora.arena import Journal, do_all
from valdora.bots.hints import NoJudge, make_judge
from valdora.bots.review import Review, ReviewedTurn, review
from valdora.cli.chart import MARKS, axis, column, resampled, strip
from valdora.cli.faults import given_edition, record_fault
from valdora.cli.judged import Judged, Played, judge_game, review_settings
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, add_workers, number
from valdora.cli.progress import Progress
from valdora.cli.refuse import Refusal
from valdora.cli.work import at_work
from valdora.content import Edition
from valdora.records import RecordError
from valdora.texts import Texts

NARROW: Final = 40
"""The narrowest chart, in columns."""
NOTABLE: Final = 0.1
"""From here on it is told what of a change is neither luck nor decision."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=t("cli-review-files"))
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=0, metavar="S", help=t("cli-review-seed")
    )
    add_edition(parser, t, "cli-record-edition")
    add_workers(parser, t)
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Judge games as far as their files tell them."""
    edition = given_edition(args.edition, t)
    played = {file: _played(file, edition, t) for file in dict.fromkeys(args.files)}
    try:
        for each in {game.almanac for game in played.values()}:
            make_judge(each)
    except NoJudge as error:
        raise Refusal(t(f"review-why-{error.code}")) from None
    if len(played) == 1 and args.on is None and args.resume is None:
        _one(args, t, played[args.files[0]])
    else:
        _many(args, t, played)
    return 0


def _one(args: Arguments, t: Texts, game: Played) -> None:
    """The whole page of a game; its turns are judged side by side."""
    judge = make_judge(game.almanac)
    steps, told = list(game.steps()), Progress(t, "review-progress")
    judged = review(steps, judge, told, args.seed, args.jobs)
    if args.json:
        _print_json(args, args.files[0], Judged.of(game, judged))
    else:
        t = Texts(t.language, game.edition)
        print("\n".join(report(t, t.players(game.names), judged, _columns())))


def _many(args: Arguments, t: Texts, played: Mapping[str, Played]) -> None:
    """What luck and decisions did in each game; games are judged side by side."""
    games = {game.sha256: game for game in played.values()}
    with at_work(t), ExitStack() as opened:
        journal: Journal[str, Judged] | None = None
        if args.resume:
            journal = Journal(args.resume, review_settings(args.seed), Judged)
            opened.enter_context(closing(journal))
        work = partial(judge_game, games, args.seed)
        told = partial(Progress(t), total=len(games))
        done = do_all(work, games, told, jobs=args.jobs, on=args.on, journal=journal)
    for file, game in played.items():
        judged = done[game.sha256]
        if args.json:
            _print_json(args, file, judged)
        else:
            said = Texts(t.language, game.edition)
            sums = _sums(said, said.players(game.names), judged.luck, judged.lost)
            print("\n".join((file, *sums)))


def _print_json(args: Arguments, file: str, judged: Judged) -> None:
    line = {"file": file, "edition": judged.edition, "seed": args.seed, "names": judged.names}
    print(json.dumps(line | judged.view(), ensure_ascii=False))


def _played(file: str, edition: Edition | None, t: Texts) -> Played:
    """A game file that can be judged from its first line to its last."""
    try:
        game = Played.read(Path(file), edition)
        for _ in game.steps():
            pass
    except RecordError as error:
        raise Refusal(record_fault(file, error, t)) from None
    return game


def _columns() -> int:
    return shutil.get_terminal_size().columns


def report(t: Texts, names: Sequence[str], judged: Review, columns: int) -> list[str]:
    """The whole page: the chart, the turns that swung the game, and the sums."""
    if not judged.turns:
        return [t("review-nothing")]
    return [
        *_chart(t, names, judged, columns),
        "",
        t("review-swings"),
        *(
            line
            for mark, place in zip(MARKS, judged.swings, strict=False)
            for line in _swing(t, names, judged.turns[place], mark)
        ),
        "",
        t("review-sums"),
        *_sums(t, names, judged.luck, judged.lost),
    ]


def _chart(t: Texts, names: Sequence[str], judged: Review, columns: int) -> list[str]:
    """A strip for each player from before the first turn to after the last."""
    labels = [t.percent(share) for share in (1.0, 0.5, 0.0)]
    margin = max(len(label) for label in labels)
    count = len(judged.turns) + 1
    width = max(NARROW, columns - margin - 3)
    marked = [column(place + 1, count, width) for place in judged.swings]
    lines = [t("review-chart")]
    for seat, name in enumerate(names):
        shares = [judged.turns[0].before[seat], *(turn.after[seat] for turn in judged.turns)]
        shown = resampled(shares, width)
        lines += ["", name, *strip(shown, labels), axis(len(shown), marked, margin)]
    return lines


def _swing(t: Texts, names: Sequence[str], turn: ReviewedTurn, mark: str) -> list[str]:
    """A turn that swung the game: whose chances changed, why, and what was better."""
    seat = turn.seat
    swing = t("review-swing", round=str(turn.round), seat=names[seat])
    changes = [_change(t, names[each], turn, each) for each in turn.changed]
    luck = t.percent(turn.luck[seat], change=True)
    parts = t("review-parts", luck=luck, decision=t.percent(turn.decision, change=True))
    lines = [
        f"{mark} {swing}",
        f"  {', '.join(changes)}",
        f"  {', '.join(str(action) for action in turn.actions)}",
        f"  {parts}",
    ]
    rest = turn.after[seat] - turn.before[seat] - turn.luck[seat] - turn.decision
    if abs(rest) >= NOTABLE:
        lines.append("  " + t("review-rest", rest=t.percent(rest, change=True)))
    if better := turn.better:
        actions = ", ".join(str(action) for action in better.actions)
        share, other = t.percent(better.share), t.percent(better.instead_of)
        lines.append("  " + t("review-better", actions=actions, share=share, other=other))
    return lines


def _change(t: Texts, name: str, turn: ReviewedTurn, seat: int) -> str:
    before, after = t.percent(turn.before[seat]), t.percent(turn.after[seat])
    return t("review-change", seat=name, before=before, after=after)


def _sums(
    t: Texts, names: Sequence[str], lucks: Sequence[float], losses: Sequence[float]
) -> list[str]:
    """What luck and decisions did for each player, as a small table."""
    head = ("", t("review-luck"), t("review-decisions"))
    rows = [
        (name, t.percent(luck, change=True), t.percent(lost, change=True))
        for name, luck, lost in zip(names, lucks, losses, strict=True)
    ]
    widths = [max(len(row[cell]) for row in (head, *rows)) for cell in range(3)]
    return [
        f"  {name:<{widths[0]}}  {luck:>{widths[1]}}  {lost:>{widths[2]}}".rstrip()
        for name, luck, lost in (head, *rows)
    ]

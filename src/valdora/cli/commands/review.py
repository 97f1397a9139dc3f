"""`valdora review`: a game file judged: everyone's chances turn by turn, luck and decisions."""

import json
import os
import shutil
from collections.abc import Sequence
from typing import Final

from valdora.bots.hints import NoJudge, make_judge
from valdora.bots.review import Review, ReviewedTurn, review, review_view
from valdora.cli.chart import MARKS, axis, column, resampled, strip
from valdora.cli.faults import given_edition, open_record, record_fault
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, number
from valdora.cli.progress import Progress
from valdora.cli.refuse import Refusal
from valdora.records import RecordError, first_state, replay
from valdora.texts import Texts

NARROW: Final = 40
"""The narrowest chart, in columns."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=t("cli-file-help"))
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=0, metavar="S", help=t("cli-review-seed")
    )
    add_edition(parser, t, "cli-record-edition")
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Judge a game as far as the file tells it."""
    edition = given_edition(args.edition, t)
    reader = open_record(args.file, t)
    try:
        state = first_state(reader.header, edition)
        steps = list(replay(reader, state.edition))
    except RecordError as error:
        raise Refusal(record_fault(args.file, error, t)) from None
    try:
        judge = make_judge(state.edition)
    except NoJudge:
        raise Refusal(t("review-why-no-judge")) from None
    judged = review(steps, judge, Progress(t, "review-progress"), args.seed, os.cpu_count() or 1)
    names = reader.header.names
    if args.json:
        line = {"edition": state.edition.id, "seed": args.seed, "names": list(names)}
        print(json.dumps(line | review_view(judged), ensure_ascii=False))
    else:
        t = Texts(t.language, state.edition)
        print("\n".join(report(t, t.players(names), judged, _columns())))
    return 0


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
        *_sums(t, names, judged),
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
    if better := turn.better:
        actions = ", ".join(str(action) for action in better.actions)
        share, other = t.percent(better.share), t.percent(better.instead_of)
        lines.append("  " + t("review-better", actions=actions, share=share, other=other))
    return lines


def _change(t: Texts, name: str, turn: ReviewedTurn, seat: int) -> str:
    before, after = t.percent(turn.before[seat]), t.percent(turn.after[seat])
    return t("review-change", seat=name, before=before, after=after)


def _sums(t: Texts, names: Sequence[str], judged: Review) -> list[str]:
    """What luck and decisions did for each player, as a small table."""
    head = ("", t("review-luck"), t("review-decisions"))
    rows = [
        (name, t.percent(luck, change=True), t.percent(lost, change=True))
        for name, luck, lost in zip(names, judged.luck, judged.lost, strict=True)
    ]
    widths = [max(len(row[cell]) for row in (head, *rows)) for cell in range(3)]
    return [
        f"  {name:<{widths[0]}}  {luck:>{widths[1]}}  {lost:>{widths[2]}}".rstrip()
        for name, luck, lost in (head, *rows)
    ]

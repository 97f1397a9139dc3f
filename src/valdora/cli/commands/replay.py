"""`valdora replay`: a game file told again, or one position of it, or all of it for machines."""

import json
from collections.abc import Iterator
from typing import Any

from valdora.cli.faults import given_edition, open_record, record_fault
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, number
from valdora.cli.position import show_position
from valdora.cli.refuse import Refusal
from valdora.cli.story import Story
from valdora.records import PlayedPly, Reader, RecordError, first_state, replay, state_view, verify
from valdora.rules import State, legal_actions, scores
from valdora.texts import Texts


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=t("cli-file-help"))
    parser.add_argument("--at", type=number(t, 1, 10**6), metavar="N", help=t("cli-replay-at"))
    add_edition(parser, t, "cli-record-edition")
    add_json(parser, t, "cli-replay-json")


def run(args: Arguments, t: Texts) -> int:
    """Replay up to the end, to ply `--at`, or to the first ply that was not possible.

    A game whose deal or result does not hold is told all the same, and then that it does not.
    """
    edition = given_edition(args.edition, t)
    reader = open_record(args.file, t)
    try:
        state = first_state(reader.header, edition)
        steps = replay(reader, state.edition)
        if args.at is not None:
            _show_at(args, t, reader, state, steps)
        elif args.json:
            for step in steps:
                print(json.dumps(_view(step.n, step.before, str(step.action)), ensure_ascii=False))
        else:
            _tell(t, reader, state, steps)
        verify(open_record(args.file, t), state.edition)
    except RecordError as error:
        raise Refusal(record_fault(args.file, error, t)) from None
    return 0


def _tell(t: Texts, reader: Reader, state: State, steps: Iterator[PlayedPly]) -> None:
    story = Story(t, state, reader.header.names)
    for step in steps:
        story.step(step)
        state = step.after
    story.end(state)


def _show_at(
    args: Arguments, t: Texts, reader: Reader, state: State, steps: Iterator[PlayedPly]
) -> None:
    """The position before ply `--at`, or after the last one."""
    n, do = 0, None
    for step in steps:
        n, state = step.n, step.before
        if n == args.at:
            do = str(step.action)
            break
        state = step.after
    if do is None and args.at != n + 1:
        raise Refusal(t("cli-replay-too-far", file=args.file, plies=n, at=args.at))
    if args.json:
        line = _view(args.at, state, do) | {"state": state_view(state)}
        print(json.dumps(line, ensure_ascii=False))
    else:
        show_position(t, state, reader.header.names, args.at, do)


def _view(n: int, state: State, do: str | None) -> dict[str, Any]:
    """One ply before it is played."""
    waiting = state.reveals is not None or state.phase == "over"
    return {
        "n": n,
        "seat": None if waiting else state.seat,
        "legal": sorted(str(action) for action in legal_actions(state)),
        "do": do,
        "coins": [player.coins for player in state.players],
        "scores": [points.total for points in scores(state)],
    }

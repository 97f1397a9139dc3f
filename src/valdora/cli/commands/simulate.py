"""`valdora simulate`: bots play whole games, which become game files."""

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from valdora import __version__, bots
from valdora.arena import Journal, do_all
from valdora.cli.faults import edition_for
from valdora.cli.guests import guests_at_work, named_bots
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, add_workers, number
from valdora.cli.progress import Progress
from valdora.cli.refuse import Misuse, Refusal
from valdora.cli.story import Story
from valdora.cli.work import at_work
from valdora.content import Edition
from valdora.dealer import seeded
from valdora.records import SUFFIX, Header, Seeded, Writer, play_game
from valdora.rules import VERSION as RULES
from valdora.rules import new_game, scores, winners
from valdora.texts import Texts
from valdora.texts.names import BOTS, stored_bot

FORMAT: Final = 1
"""The version of the file that `--resume` names."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    parser.add_argument(
        "--players", type=number(t, 1, 9), default=4, metavar="N", help=t("cli-simulate-players")
    )
    known = ", ".join(bots.names())
    text = t("cli-simulate-bots", known=known)
    parser.add_argument("--bots", default="random", metavar="A,B,…", help=text)
    parser.add_argument(
        "--games", type=number(t, 1, 10**6), default=1, metavar="G", help=t("cli-simulate-games")
    )
    parser.add_argument(
        "--seed", type=number(t, 0, 10**15), default=1, metavar="S", help=t("cli-simulate-seed")
    )
    add_edition(parser, t, "cli-simulate-edition")
    parser.add_argument(
        "--max-rounds",
        type=number(t, 0, 10**6),
        default=200,
        metavar="N",
        help=t("cli-simulate-max-rounds"),
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help=t("cli-simulate-out"))
    parser.add_argument("--show", action="store_true", help=t("cli-simulate-show"))
    add_workers(parser, t)
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Play all games; tell the first, write the files, sum up."""
    simulation = _simulation(args, t)
    seeds = range(args.seed, args.seed + args.games)
    work: Callable[[int], Outcome] = partial(play, simulation)
    if args.show:  # whoever wants to watch a game has it played here
        args.jobs, args.on, work = 1, None, partial(_tell, simulation, t, args.seed)
    with guests_at_work(t), at_work(t), ExitStack() as opened:
        journal: Journal[int, Outcome] | None = None
        if args.resume:
            journal = Journal(args.resume, _settings(simulation, args), Outcome)
            opened.enter_context(closing(journal))
        told, kept = partial(Progress(t), total=args.games), partial(_written, simulation, t)
        done = do_all(work, seeds, told, jobs=args.jobs, on=args.on, journal=journal, kept=kept)
    outcomes = [done[seed] for seed in seeds]
    if args.json:
        print(json.dumps(_summary(simulation, args, outcomes)))
    elif not args.show:
        _report(simulation, outcomes, t)
    return 0


@dataclass(frozen=True)
class Simulation:
    """What all games of a simulation have in common."""

    edition: Edition
    bots: tuple[str, ...]
    max_rounds: int | None
    out: Path | None

    @property
    def names(self) -> list[str]:
        """What the game file calls the players."""
        return [stored_bot(colour, level) for colour, level in zip(BOTS, self.bots, strict=False)]

    def file(self, seed: int) -> Path | None:
        """Where a game goes."""
        name = f"{self.edition.id}-{len(self.bots)}p-{seed}{SUFFIX}"
        return self.out / name if self.out else None


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    seed: int
    plies: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that share the victory; none if the game was unfinished."""
    record: bytes | None = None
    """The game file, until it is written."""

    def key(self) -> int:
        """What tells it from the others."""
        return self.seed


def play(simulation: Simulation, seed: int, story: Story | None = None) -> Outcome:
    """One game. It depends on nothing but its arguments."""
    edition, deal = simulation.edition, seeded(simulation.edition, seed)
    players = [
        bots.make(name, bots.seat_seed(seed, seat)) for seat, name in enumerate(simulation.bots)
    ]
    record = BytesIO()
    writer = Writer(record, Header.of(edition, simulation.names, Seeded(seed), deal))
    plies, end = 0, new_game(edition, len(players), deal.layout, deal.rivals)
    for step in play_game(edition, players, deal, simulation.max_rounds):
        plies, end = plies + 1, step.after
        writer.step(step)
        if story:
            story.step(step)
    writer.finish(end)
    if story:
        story.end(end)
    return Outcome(
        seed,
        plies,
        end.round,
        scores=tuple(score.total for score in scores(end)),
        winners=winners(end) if end.phase == "over" else (),
        record=record.getvalue() if simulation.out else None,
    )


def _tell(simulation: Simulation, t: Texts, first: int, seed: int) -> Outcome:
    """One game, told turn by turn if it is the first."""
    if seed != first:
        return play(simulation, seed)
    deal, players = seeded(simulation.edition, seed), len(simulation.bots)
    begin = new_game(simulation.edition, players, deal.layout, deal.rivals)
    return play(simulation, seed, Story(t, begin, simulation.names))


def _written(simulation: Simulation, t: Texts, outcome: Outcome) -> Outcome:
    """The game file, whole or not at all; what is left of the outcome."""
    file = simulation.file(outcome.seed)
    if file is None or outcome.record is None:
        return outcome
    part = file.with_name(file.name + ".part")
    try:
        try:
            part.write_bytes(outcome.record)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(file, error, t) from None
    return replace(outcome, record=None)


def _settings(simulation: Simulation, args: Arguments) -> dict[str, Any]:
    """All that the games and their files depend on."""
    edition = simulation.edition
    return {
        "simulate": FORMAT,
        "valdora": __version__,
        "rules": RULES,
        "edition": edition.id,
        "edition_sha256": edition.sha256,
        "bots": list(simulation.bots),
        "games": args.games,
        "seed": args.seed,
        "max_rounds": simulation.max_rounds,
        "out": simulation.out and str(simulation.out.resolve()),
    }


def _simulation(args: Arguments, t: Texts) -> Simulation:
    names = named_bots(args.bots, t)
    if len(names) not in (1, args.players):
        raise Misuse(t("cli-bots-count", players=args.players, got=len(names)))
    edition = edition_for(args.players, args.edition, t)
    if args.out is not None:
        try:
            args.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unwritable(args.out, error, t) from None
    seats = names if len(names) == args.players else names * args.players
    return Simulation(edition, seats, args.max_rounds or None, args.out)


def _unwritable(path: Path, error: OSError, t: Texts) -> Refusal:
    return Refusal(t("cli-unwritable", path=str(path), detail=error.strerror or str(error)))


def _summary(
    simulation: Simulation, args: Arguments, outcomes: Sequence[Outcome]
) -> dict[str, object]:
    over = [outcome for outcome in outcomes if outcome.winners]
    seats = range(len(simulation.bots))
    files = [simulation.file(outcome.seed) for outcome in outcomes]
    return {
        "edition": simulation.edition.id,
        "players": len(simulation.bots),
        "bots": list(simulation.bots),
        "seed": args.seed,
        "games": len(outcomes),
        "finished": len(over),
        "unfinished": len(outcomes) - len(over),
        "plies": sum(outcome.plies for outcome in outcomes),
        "rounds_mean": round(fmean(outcome.rounds for outcome in over), 2) if over else None,
        "wins": [sum(seat in outcome.winners for outcome in over) for seat in seats],
        "score_mean": [
            round(fmean(outcome.scores[seat] for outcome in over), 2) if over else None
            for seat in seats
        ],
        "files": [str(file) for file in files if file],
    }


def _report(simulation: Simulation, outcomes: Sequence[Outcome], t: Texts) -> None:
    over = [outcome for outcome in outcomes if outcome.winners]
    print(t("cli-simulate-done", games=len(outcomes), unfinished=len(outcomes) - len(over)))
    for seat, name in enumerate(t.players(simulation.names, levels=True) if over else ()):
        won = sum(seat in outcome.winners for outcome in over)
        mean = round(fmean(outcome.scores[seat] for outcome in over), 1)
        print(t("cli-simulate-seat", name=name, won=won, mean=mean))
    if simulation.out:
        print(t("cli-simulate-files", folder=str(simulation.out)))

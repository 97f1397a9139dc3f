"""`valdora simulate`: bots play whole games, which become game files."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from valdora import bots
from valdora.cli.faults import edition_for
from valdora.cli.guests import guests_at_work
from valdora.cli.parser import Arguments, Parser, add_edition, add_json, number
from valdora.cli.progress import Progress
from valdora.cli.refuse import Misuse, Refusal
from valdora.cli.story import Story
from valdora.content import Edition
from valdora.dealer import seeded
from valdora.records import SUFFIX, Header, PlayedPly, Seeded, Writer, play_game
from valdora.rules import State, new_game, scores, winners
from valdora.texts import Texts
from valdora.texts.names import BOTS, stored_bot


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
    add_json(parser, t)


def run(args: Arguments, t: Texts) -> int:
    """Play all games; tell the first, write the files, sum up."""
    simulation = _simulation(args, t)
    progress = Progress(t)
    outcomes: list[Outcome] = []
    with guests_at_work(t):
        for index in range(args.games):
            game = _Game(simulation, args.seed + index)
            outcomes.append(game.play(t, show=args.show and index == 0))
            progress(index + 1, args.games)
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


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    plies: int
    end: State
    file: Path | None


class _Game:
    def __init__(self, simulation: Simulation, seed: int) -> None:
        self._simulation = simulation
        self._seed = seed
        self._deal = seeded(simulation.edition, seed)

    def play(self, t: Texts, *, show: bool) -> Outcome:
        simulation = self._simulation
        players = [
            bots.make(name, bots.seat_seed(self._seed, seat))
            for seat, name in enumerate(simulation.bots)
        ]
        steps = []
        end = new_game(simulation.edition, len(players), self._deal.layout, self._deal.rivals)
        story = Story(t, end, simulation.names) if show else None
        for step in play_game(simulation.edition, players, self._deal, simulation.max_rounds):
            steps.append(step)
            end = step.after
            if story:
                story.step(step)
        if story:
            story.end(end)
        return Outcome(len(steps), end, self._write(steps, end, t))

    def _write(self, steps: Sequence[PlayedPly], end: State, t: Texts) -> Path | None:
        """The game file, whole or not at all."""
        simulation = self._simulation
        if simulation.out is None:
            return None
        edition, players = simulation.edition, len(simulation.bots)
        file = simulation.out / f"{edition.id}-{players}p-{self._seed}{SUFFIX}"
        part = file.with_name(file.name + ".part")
        header = Header.of(edition, simulation.names, Seeded(self._seed), self._deal)
        try:
            try:
                with part.open("wb") as stream:
                    writer = Writer(stream, header)
                    for step in steps:
                        writer.step(step)
                    writer.finish(end)
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
        except OSError as error:
            raise _unwritable(file, error, t) from None
        return file


def _simulation(args: Arguments, t: Texts) -> Simulation:
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in names:
        if name not in bots.names():
            raise Misuse(t("cli-unknown-bot", got=name, known=", ".join(bots.names())))
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
    over = [outcome.end for outcome in outcomes if outcome.end.phase == "over"]
    seats = range(len(simulation.bots))
    return {
        "edition": simulation.edition.id,
        "players": len(simulation.bots),
        "bots": list(simulation.bots),
        "seed": args.seed,
        "games": len(outcomes),
        "finished": len(over),
        "unfinished": len(outcomes) - len(over),
        "plies": sum(outcome.plies for outcome in outcomes),
        "rounds_mean": round(fmean(end.round for end in over), 2) if over else None,
        "wins": [sum(seat in winners(end) for end in over) for seat in seats],
        "score_mean": [
            round(fmean(scores(end)[seat].total for end in over), 2) if over else None
            for seat in seats
        ],
        "files": [str(outcome.file) for outcome in outcomes if outcome.file],
    }


def _report(simulation: Simulation, outcomes: Sequence[Outcome], t: Texts) -> None:
    over = [outcome.end for outcome in outcomes if outcome.end.phase == "over"]
    print(t("cli-simulate-done", games=len(outcomes), unfinished=len(outcomes) - len(over)))
    for seat, name in enumerate(t.players(simulation.names, levels=True) if over else ()):
        won = sum(seat in winners(end) for end in over)
        mean = round(fmean(scores(end)[seat].total for end in over), 1)
        print(t("cli-simulate-seat", name=name, won=won, mean=mean))
    if simulation.out:
        print(t("cli-simulate-files", folder=str(simulation.out)))

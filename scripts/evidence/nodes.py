#!.venv/bin/python
"""Has nodes, their ways to the database and the database itself die while people play; judged.

    scripts/evidence/nodes.py [--nodes 200] [--ways 100] [--databases 30] [--promotions 30]
                              [--silences 0] [--ends 0] [--freezes 0] [--behind caddy|nginx]
                              [--seed 1]
                              [--sockets 0] [--games 0] [--takeovers 0]

Two servers on one PostgreSQL of its own; three tables with two connections each. After each fault
the people play on before the next. For each kind: how many moves were acknowledged and told, how
long people were away and how long it took until a move was stored again. Fails if the judge of
histories (tests/support/histories.py) finds anything, or if after a promotion it takes more than
ten seconds until people play again. With `--silences`, promotions where the machine of the primary
is gone without a word. With `--ends`, nodes that are asked to end;
with `--freezes`, nodes that are silent for a while (SIGSTOP) and then go on. With `--behind`,
people come by that proxy with the file in deploy/, and by TLS.

With `--takeovers`, so many kills of a node that plays the bots of one game, and of a thousand, and
how long it took until another did.

With `--sockets`, how much memory so many live channels over two nodes take, four at a table, and
what a move costs meanwhile. With `--games`, how long a node takes to start beside so many finished
games and a twentieth as many that run, and beside none.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support import fronts, harms, machine, multitudes, takeovers
from support.houses import House

PLAYING_AGAIN_SECONDS = 10.0


def main() -> None:
    """Suffer all of it."""
    parser = argparse.ArgumentParser()
    usual = {"nodes": 200, "ways": 100, "databases": 30, "promotions": 30, "seed": 1}
    further = ("silences", "ends", "freezes", "sockets", "games", "takeovers")
    for name, number in (usual | dict.fromkeys(further, 0)).items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--behind", choices=sorted(fronts.PACKAGES))
    args = parser.parse_args()
    if args.behind and fronts.find(args.behind) is None:
        sys.exit(fronts.missing(args.behind))
    programs = machine.find_postgres()
    if programs is None:
        sys.exit(f"PostgreSQL is missing: {machine.INSTALL_POSTGRES}")
    if args.sockets:
        print(multitudes.of_sockets(programs, args.sockets), flush=True)
    if args.takeovers:
        for games in (1, 1000):
            print(takeovers.of_kills(programs, args.takeovers, games), flush=True)
    if args.games:
        print(multitudes.of_starts(programs, args.games), flush=True)
    if not any(getattr(args, name) for name in (*further[:3], *list(usual)[:4])):
        return
    print("| fault | times | moves acknowledged | told | away, mean | until a move was stored |")
    print("|---|---|---|---|---|---|", flush=True)
    with machine.postgres_home(programs) as home:
        server = home.server("data")
        server.start()
        try:
            suffered: dict[str, harms.Harm] = {
                "nodes": harms.node_dies,
                "ends": harms.node_ends,
                "freezes": harms.node_freezes,
                "ways": harms.way_is_spoilt,
                "databases": harms.database_dies(server),
            }
            for name, harm in suffered.items():
                times = getattr(args, name)
                tell(name, times, partial(_suffer, server, args, times, harm))
        finally:
            server.kill()
    for name, silent in (("promotions", False), ("silences", True)):
        times = getattr(args, name)
        made = tell(name, times, partial(_promote, args.seed, times, silent))
        if made and max(made.back) > PLAYING_AGAIN_SECONDS:
            sys.exit(f"After a promotion nobody played for {max(made.back):.1f} s.")


def _promote(seed: int, times: int, silent: bool, folder: Path) -> House:
    return harms.promote_again_and_again(folder, seed, times, silent=silent)


def _suffer(
    server: machine.PostgresServer,
    args: argparse.Namespace,
    times: int,
    harm: harms.Harm,
    folder: Path,
) -> House:
    if args.behind is None:
        return harms.suffer(server, folder, args.seed, times, harm)
    with fronts.front(args.behind, folder) as front:
        return harms.suffer(server, folder, args.seed, times, harm, front)


def tell(name: str, times: int, run: Callable[[Path], House]) -> House | None:
    """One line of the table."""
    if not times:
        return None
    with tempfile.TemporaryDirectory(prefix="valdora-nodes-") as folder:
        made = run(Path(folder))
    away = [seconds for player in made.players for seconds in player.away]
    shown = f"{mean(away):.2f} s of {len(away)}" if away else ""
    moves, told = made.history.count("acknowledged"), made.history.count("told")
    back = f"{mean(made.back):.1f} s, {max(made.back):.1f} s at most"
    print(f"| {name} | {times} | {moves:,} | {told:,} | {shown} | {back} |", flush=True)
    return made


if __name__ == "__main__":
    main()

"""One command line over all of it: `valdora COMMAND …`.

Each command is a module of `cli/commands` with two functions, `arguments(parser, t)` and `run(args,
t)`; to add one, write it, name it in `COMMANDS` of cli/app.py and give `cli-COMMAND-help` to the
catalogues. What `bench` measures is in `cli/benchmarks`, what several commands need is here. A
command's module is imported only when it is called, so that `valdora --help` stays quick.

May import everything. Exit codes: 0 fine, 1 refused with one clear message, 2 wrong usage.
"""

from valdora.cli.app import main
from valdora.cli.refuse import Misuse, Refusal

__all__ = ["Misuse", "Refusal", "main"]

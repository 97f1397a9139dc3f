"""`valdora bench`: how fast things are on this machine."""

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from valdora.cli.parser import Arguments, Parser, add_json
from valdora.texts import Texts

BENCHES: Final[Mapping[str, str]] = {
    "rules": "valdora.cli.benchmarks.rules",
    "engine": "valdora.cli.benchmarks.engine",
    "kernel": "valdora.cli.benchmarks.kernel",
    "server": "valdora.cli.benchmarks.server",
    "nodes": "valdora.cli.benchmarks.nodes",
}
"""Each benchmark and its module, which has `arguments(parser, t)` and `measure(args, t)`; `measure`
returns the figures, each of which the catalogues name `bench-FIGURE` with dashes. All modules are
imported together, so what is heavy is imported only in `measure`."""


def arguments(parser: Parser, t: Texts) -> None:
    """The options of the command."""
    kinds = parser.add_subparsers(metavar="|".join(BENCHES), dest="kind", required=True)
    for name, module in BENCHES.items():
        text = t(f"cli-bench-{name}-help")
        kind = kinds.add_parser(name, help=text, description=text)
        bench = import_module(module)
        bench.arguments(kind, t)
        add_json(kind, t)
        kind.set_defaults(measure=bench.measure)


def run(args: Arguments, t: Texts) -> int:
    """Measure and tell the figures."""
    figures: Mapping[str, float | Mapping[str, float | None]] = args.measure(args, t)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        key = f"bench-{name.replace('_', '-')}"
        for of, figure in (value if isinstance(value, Mapping) else {"": value}).items():
            if figure is not None:
                print(t(key, name=of, value=figure))
    return 0

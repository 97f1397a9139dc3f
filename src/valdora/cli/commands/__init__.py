"""The commands, one module each: `arguments(parser, t)` its options, `run(args, t)` does it."""

"""What `valdora bench` measures, one module each: `arguments(parser, t)` and `measure(args, t)`."""

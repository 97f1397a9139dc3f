# The kernel and the engine: compiling, `valdora bench kernel` and `valdora bench engine`.

kernel-compiling = Compiling the game, once on this machine: { $done } of { $total }
cli-bench-kernel-help = random games of four players in the compiled kernel: CPU time, median of three runs
kernel-bench-games = how many games in each run (default: 300)
kernel-bench-peers = measure other game programs as well, as far as they are installed (pip install "valdora[bench]")
kernel-peer-missing = { $name } is not installed; pip install "valdora[bench]" brings it
bench-games-per-second = { $value } games per second
bench-state-bytes = { $value } bytes per position
bench-copy-ns = { $value } ns to copy a position
bench-python-steps-per-second = { $value } decisions per second, called one by one from Python
bench-two-thread-speedup = { $value } times as fast with two threads
bench-warm-start-seconds = { $value } s from the start of a process to its first step
bench-cold-compile-seconds = { $value } s the first time, when it has to be compiled
bench-peers = { $name }: { $value } decisions per second
kernel-missing = "valdora bench kernel" needs Numba: pip install "valdora[research]" brings it
cli-bench-engine-help = the compiled engine: how long a turn and a hint take, beside Numba where that is installed
engine-bench-turns = how many turns are thought out (default: 40)
bench-ready-seconds = { $value } s from the first use of the engine until it is ready
bench-ready-cpu-seconds = { $value } s of it in CPU time
bench-engine-turn-ms = { $value } ms for a turn of expert in the engine
bench-hint-p95-seconds = { $value } s for 19 of 20 hints at most
bench-engine-decisions-per-second = { $value } decisions per second in the engine
bench-numba-turn-ms = { $value } ms for a turn of expert with Numba
bench-engine-to-numba = { $value } times the time that Numba takes
bench-numba-decisions-per-second = { $value } decisions per second with Numba

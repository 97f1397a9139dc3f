# The kernel: compiling and `valdora bench kernel`.

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

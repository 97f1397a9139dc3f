# Der Kernel: Kompilieren und `valdora bench kernel`.

kernel-compiling = Das Spiel wird kompiliert, einmal auf diesem Rechner: { $done } von { $total }
cli-bench-kernel-help = Zufallspartien zu viert im kompilierten Kernel: CPU-Zeit, Median aus drei Läufen
kernel-bench-games = wie viele Partien je Lauf (Standard: 300)
kernel-bench-peers = auch andere Spielprogramme messen, soweit sie installiert sind (pip install "valdora[bench]")
kernel-peer-missing = { $name } ist nicht installiert; pip install "valdora[bench]" holt es
bench-games-per-second = { $value } Partien je Sekunde
bench-state-bytes = { $value } Byte je Stellung
bench-copy-ns = { $value } ns, um eine Stellung zu kopieren
bench-python-steps-per-second = { $value } Entscheidungen je Sekunde, einzeln aus Python aufgerufen
bench-two-thread-speedup = { $value }-mal so schnell mit zwei Threads
bench-warm-start-seconds = { $value } s vom Start eines Prozesses bis zum ersten Zug
bench-cold-compile-seconds = { $value } s beim ersten Mal, wenn kompiliert werden muss
bench-peers = { $name }: { $value } Entscheidungen je Sekunde
kernel-missing = „valdora bench kernel“ braucht Numba: pip install "valdora[research]" bringt es mit
cli-bench-engine-help = die kompilierte Engine: wie lange ein Zug und ein Tipp dauern, neben Numba, wo es installiert ist
engine-bench-turns = wie viele Züge durchdacht werden (Standard: 40)
bench-ready-seconds = { $value } s vom ersten Gebrauch der Engine, bis sie bereit ist
bench-ready-cpu-seconds = { $value } s davon in CPU-Zeit
bench-engine-turn-ms = { $value } ms für einen Zug von expert in der Engine
bench-hint-p95-seconds = höchstens { $value } s für 19 von 20 Tipps
bench-engine-decisions-per-second = { $value } Entscheidungen je Sekunde in der Engine
bench-numba-turn-ms = { $value } ms für einen Zug von expert mit Numba
bench-engine-to-numba = { $value }-mal so lange wie mit Numba
bench-numba-decisions-per-second = { $value } Entscheidungen je Sekunde mit Numba

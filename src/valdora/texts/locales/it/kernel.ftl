# Il kernel: compilazione e `valdora bench kernel`.

kernel-compiling = Compilazione del gioco, una volta sola su questa macchina: { $done } di { $total }
cli-bench-kernel-help = partite a caso in quattro nel kernel compilato: tempo di CPU, mediana di tre prove
kernel-bench-games = quante partite per prova (predefinito: 300)
kernel-bench-peers = misura anche altri programmi di gioco, se installati (pip install "valdora[bench]")
kernel-peer-missing = { $name } non è installato; si installa con pip install "valdora[bench]"
bench-games-per-second = { $value } partite al secondo
bench-state-bytes = { $value } byte per posizione
bench-copy-ns = { $value } ns per copiare una posizione
bench-python-steps-per-second = { $value } decisioni al secondo, chiamate una per una da Python
bench-two-thread-speedup = { $value } volte più veloce con due thread
bench-warm-start-seconds = { $value } s dall’avvio di un processo alla prima mossa
bench-cold-compile-seconds = { $value } s la prima volta, quando bisogna compilare
bench-peers = { $name }: { $value } decisioni al secondo
kernel-missing = "valdora bench kernel" richiede Numba: lo installa pip install "valdora[research]"
cli-bench-engine-help = il motore compilato: quanto durano un turno e un consiglio, accanto a Numba se è installato
engine-bench-turns = quanti turni vengono pensati (predefinito: 40)
bench-ready-seconds = { $value } s dal primo uso del motore a quando è pronto
bench-ready-cpu-seconds = di cui { $value } s di tempo CPU
bench-engine-turn-ms = { $value } ms per un turno di expert nel motore
bench-hint-p95-seconds = al massimo { $value } s per 19 consigli su 20
bench-engine-decisions-per-second = { $value } decisioni al secondo nel motore
bench-numba-turn-ms = { $value } ms per un turno di expert con Numba
bench-engine-to-numba = { $value } volte il tempo di Numba
bench-numba-decisions-per-second = { $value } decisioni al secondo con Numba

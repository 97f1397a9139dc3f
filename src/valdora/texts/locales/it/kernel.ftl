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

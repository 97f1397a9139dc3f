# Le noyau : compilation et `valdora bench kernel`.

kernel-compiling = Compilation du jeu, une seule fois sur cette machine : { $done } sur { $total }
cli-bench-kernel-help = parties au hasard à quatre dans le noyau compilé : temps processeur, médiane de trois essais
kernel-bench-games = nombre de parties par essai (par défaut : 300)
kernel-bench-peers = mesurer aussi d’autres programmes de jeu, s’ils sont installés (pip install "valdora[bench]")
kernel-peer-missing = { $name } n’est pas installé ; pip install "valdora[bench]" l’installe
bench-games-per-second = { $value } parties par seconde
bench-state-bytes = { $value } octets par position
bench-copy-ns = { $value } ns pour copier une position
bench-python-steps-per-second = { $value } décisions par seconde, appelées une à une depuis Python
bench-two-thread-speedup = { $value } fois plus vite avec deux fils d’exécution
bench-warm-start-seconds = { $value } s du démarrage d’un processus à son premier coup
bench-cold-compile-seconds = { $value } s la première fois, quand il faut compiler
bench-peers = { $name } : { $value } décisions par seconde
kernel-missing = « valdora bench kernel » a besoin de Numba : pip install "valdora[research]" l’installe
cli-bench-engine-help = le moteur compilé : durée d’un tour et d’un conseil, à côté de Numba s’il est installé
engine-bench-turns = combien de tours sont réfléchis (par défaut : 40)
bench-ready-seconds = { $value } s entre le premier usage du moteur et le moment où il est prêt
bench-ready-cpu-seconds = dont { $value } s de temps processeur
bench-engine-turn-ms = { $value } ms pour un tour d’expert dans le moteur
bench-hint-p95-seconds = { $value } s au plus pour 19 conseils sur 20
bench-engine-decisions-per-second = { $value } décisions par seconde dans le moteur
bench-numba-turn-ms = { $value } ms pour un tour d’expert avec Numba
bench-engine-to-numba = { $value } fois le temps de Numba
bench-numba-decisions-per-second = { $value } décisions par seconde avec Numba

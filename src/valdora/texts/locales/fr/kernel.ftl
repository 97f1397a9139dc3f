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

# `valdora bench server` : un serveur en charge.

cli-bench-server-help = des gens aux tables d’un vrai serveur sur cette machine : le temps qu’un coup met à atteindre tout le monde
server-bench-sockets = connexions en tout (par défaut : 200, puis 2000)
server-bench-tables = tables où elles se répartissent (par défaut : une pour quatre connexions)
server-bench-moves = coups par seconde en tout (par défaut : 200)
server-bench-time = secondes de jeu par mesure (par défaut : 15)
server-bench-running = { $sockets } connexions à { $tables } tables, { $moves } coups par seconde…
bench-sockets = { $value } connexions
bench-tables = à { $value } tables
bench-moves-per-second = { $value } coups par seconde
bench-p50-ms = { $value } ms d’un coup jusqu’à ce que tous l’aient reçu (médiane)
bench-p99-ms = { $value } ms pour 99 sur 100
bench-kb-per-socket = { $value } Ko de mémoire par connexion
bench-limit = limite : { $value }
bench-lost = { $value } messages perdus
bench-late = { $value } coups non joués parce que le précédent était encore en route
bench-refused = { $value } coups refusés
bench-cpu-ms-per-move = { $value } ms de processeur du serveur par coup
bench-server-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } d’un cœur pour le serveur
bench-client-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } d’un cœur pour les clients
bench-sync-ms = { $value } ms pour écrire une page sur ce disque (médiane)
bench-many = beaucoup de connexions, { $name } : { $value }

# `valdora bench server`: un servidor con carga.

cli-bench-server-help = personas en las mesas de un servidor real en esta máquina: cuánto tarda una jugada en llegar a todos
server-bench-sockets = conexiones en total (por defecto: 200, y después 2000)
server-bench-tables = mesas entre las que se reparten (por defecto: una por cada cuatro conexiones)
server-bench-moves = jugadas por segundo en total (por defecto: 200)
server-bench-time = segundos de juego por medición (por defecto: 15)
server-bench-running = { $sockets } conexiones en { $tables } mesas, { $moves } jugadas por segundo…
bench-sockets = { $value } conexiones
bench-tables = { $value } mesas
bench-moves-per-second = { $value } jugadas por segundo
bench-p50-ms = { $value } ms desde una jugada hasta que todos la tienen (mediana)
bench-p99-ms = { $value } ms para 99 de cada 100
bench-kb-per-socket = { $value } KB de memoria por conexión
bench-limit = límite: { $value }
bench-lost = { $value } mensajes perdidos
bench-late = { $value } jugadas no hechas porque la anterior seguía en camino
bench-refused = { $value } jugadas rechazadas
bench-cpu-ms-per-move = { $value } ms de CPU del servidor por jugada
bench-server-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } de un núcleo para el servidor
bench-client-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } de un núcleo para los clientes
bench-sync-ms = { $value } ms para escribir una página en este disco (mediana)
bench-many = muchas conexiones, { $name }: { $value }

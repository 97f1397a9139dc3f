# El núcleo: compilación y `valdora bench kernel`.

kernel-compiling = Compilando el juego, una sola vez en esta máquina: { $done } de { $total }
cli-bench-kernel-help = partidas al azar de cuatro jugadores en el núcleo compilado: tiempo de CPU, mediana de tres pruebas
kernel-bench-games = cuántas partidas por prueba (por defecto: 300)
kernel-bench-peers = mide también otros programas de juego, si están instalados (pip install "valdora[bench]")
kernel-peer-missing = { $name } no está instalado; se instala con pip install "valdora[bench]"
bench-games-per-second = { $value } partidas por segundo
bench-state-bytes = { $value } bytes por posición
bench-copy-ns = { $value } ns para copiar una posición
bench-python-steps-per-second = { $value } decisiones por segundo, llamadas una a una desde Python
bench-two-thread-speedup = { $value } veces más rápido con dos hilos
bench-warm-start-seconds = { $value } s desde el inicio de un proceso hasta su primera jugada
bench-cold-compile-seconds = { $value } s la primera vez, cuando hay que compilar
bench-peers = { $name }: { $value } decisiones por segundo
kernel-missing = «valdora bench kernel» necesita Numba: pip install "valdora[research]" lo instala
cli-bench-engine-help = el motor compilado: cuánto tardan un turno y un consejo, junto a Numba si está instalado
engine-bench-turns = cuántos turnos se piensan (por defecto: 40)
bench-ready-seconds = { $value } s desde el primer uso del motor hasta que está listo
bench-ready-cpu-seconds = { $value } s de ellos en tiempo de CPU
bench-engine-turn-ms = { $value } ms por turno de expert en el motor
bench-hint-p95-seconds = { $value } s como máximo en 19 de cada 20 consejos
bench-engine-decisions-per-second = { $value } decisiones por segundo en el motor
bench-numba-turn-ms = { $value } ms por turno de expert con Numba
bench-engine-to-numba = { $value } veces lo que tarda Numba
bench-numba-decisions-per-second = { $value } decisiones por segundo con Numba

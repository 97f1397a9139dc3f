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

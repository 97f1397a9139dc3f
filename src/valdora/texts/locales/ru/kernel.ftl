# Ядро: компиляция и `valdora bench kernel`.

kernel-compiling = Игра компилируется, один раз на этом компьютере: { $done } из { $total }
cli-bench-kernel-help = случайные партии вчетвером в скомпилированном ядре: процессорное время, медиана трёх прогонов
kernel-bench-games = сколько партий в каждом прогоне (по умолчанию: 300)
kernel-bench-peers = измерить и другие игровые программы, если они установлены (pip install "valdora[bench]")
kernel-peer-missing = { $name }: не установлено; поставить можно так: pip install "valdora[bench]"
bench-games-per-second = партий в секунду: { $value }
bench-state-bytes = байтов на позицию: { $value }
bench-copy-ns = копирование позиции, нс: { $value }
bench-python-steps-per-second = решений в секунду при вызове по одному из Python: { $value }
bench-two-thread-speedup = во сколько раз быстрее в два потока: { $value }
bench-warm-start-seconds = от запуска процесса до первого хода, с: { $value }
bench-cold-compile-seconds = в первый раз, когда нужна компиляция, с: { $value }
bench-peers = { $name }, решений в секунду: { $value }
kernel-missing = «valdora bench kernel» требует Numba: её установит pip install "valdora[research]"
cli-bench-engine-help = скомпилированный движок: сколько длятся ход и совет, рядом с Numba, если она установлена
engine-bench-turns = сколько ходов обдумать (по умолчанию: 40)
bench-ready-seconds = от первого обращения к движку до готовности, с: { $value }
bench-ready-cpu-seconds = из них процессорного времени, с: { $value }
bench-engine-turn-ms = ход expert в движке, мс: { $value }
bench-hint-p95-seconds = 19 советов из 20 не дольше, с: { $value }
bench-engine-decisions-per-second = решений в секунду в движке: { $value }
bench-numba-turn-ms = ход expert с Numba, мс: { $value }
bench-engine-to-numba = во столько раз дольше, чем с Numba: { $value }
bench-numba-decisions-per-second = решений в секунду с Numba: { $value }

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

# `valdora bench server`: сервер под нагрузкой.

cli-bench-server-help = люди за столами настоящего сервера на этом компьютере: за какое время ход доходит до всех
server-bench-sockets = сколько всего соединений (по умолчанию 200, затем 2000)
server-bench-tables = сколько столов, на которые они распределены (по умолчанию один на четыре соединения)
server-bench-moves = сколько всего ходов в секунду (по умолчанию 200)
server-bench-time = сколько секунд игры на одно измерение (по умолчанию 15)
server-bench-running = соединений: { $sockets }, столов: { $tables }, ходов в секунду: { $moves }…
bench-sockets = соединений: { $value }
bench-tables = столов: { $value }
bench-moves-per-second = ходов в секунду: { $value }
bench-p50-ms = от хода до получения всеми, медиана, мс: { $value }
bench-p99-ms = для 99 из 100, мс: { $value }
bench-kb-per-socket = памяти на соединение, КБ: { $value }
bench-limit = предел: { $value }
bench-lost = потерянных сообщений: { $value }
bench-late = ходов пропущено, потому что предыдущий ещё не дошёл: { $value }
bench-refused = отклонённых ходов: { $value }
bench-cpu-ms-per-move = процессорного времени сервера на ход, мс: { $value }
bench-server-cpu-share = доля одного ядра, занятая сервером: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
bench-client-cpu-share = доля одного ядра, занятая клиентами: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
bench-sync-ms = запись страницы на этот диск, медиана, мс: { $value }
bench-many = много соединений, { $name }: { $value }

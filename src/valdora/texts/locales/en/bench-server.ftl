# `valdora bench server`: a server under load.

cli-bench-server-help = people at tables of a real server on this machine: how long a move takes to reach everyone
server-bench-sockets = sockets in all (default: 200, and then 2000)
server-bench-tables = tables they are spread over (default: one for four sockets)
server-bench-moves = moves per second in all (default: 200)
server-bench-time = seconds of play for each measurement (default: 15)
server-bench-running = { $sockets } sockets at { $tables } tables, { $moves } moves per second …
bench-sockets = { $value } sockets
bench-tables = { $value } tables
bench-moves-per-second = { $value } moves per second
bench-p50-ms = { $value } ms from a move until everyone has it (median)
bench-p99-ms = { $value } ms for 99 of 100
bench-kb-per-socket = { $value } KB of memory per socket
bench-limit = limit: { $value }
bench-lost = { $value } messages lost
bench-late = { $value } moves not made because the one before was still under way
bench-refused = { $value } moves refused
bench-cpu-ms-per-move = { $value } ms CPU time of the server per move
bench-server-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } of one core for the server
bench-client-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } of one core for the clients
bench-sync-ms = { $value } ms to sync a page to this disk (median)
bench-many = many sockets, { $name }: { $value }

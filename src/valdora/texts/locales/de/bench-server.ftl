# `valdora bench server`: ein Server unter Last.

cli-bench-server-help = Leute an den Tischen eines echten Servers auf diesem Rechner: wie lange ein Zug braucht, bis ihn alle haben
server-bench-sockets = Verbindungen insgesamt (Standard: 200, danach 2000)
server-bench-tables = Tische, auf die sie verteilt sind (Standard: einer für vier Verbindungen)
server-bench-moves = Züge je Sekunde insgesamt (Standard: 200)
server-bench-time = Sekunden Spiel je Messung (Standard: 15)
server-bench-running = { $sockets } Verbindungen an { $tables } Tischen, { $moves } Züge je Sekunde …
bench-sockets = { $value } Verbindungen
bench-tables = { $value } Tische
bench-moves-per-second = { $value } Züge je Sekunde
bench-p50-ms = { $value } ms von einem Zug, bis ihn alle haben (Median)
bench-p99-ms = { $value } ms bei 99 von 100
bench-kb-per-socket = { $value } KB Speicher je Verbindung
bench-limit = Grenze: { $value }
bench-lost = { $value } Nachrichten verloren
bench-late = { $value } Züge nicht gemacht, weil der vorige noch unterwegs war
bench-refused = { $value } Züge abgelehnt
bench-cpu-ms-per-move = { $value } ms CPU-Zeit des Servers je Zug
bench-server-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } eines Kerns für den Server
bench-client-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } eines Kerns für die Clients
bench-sync-ms = { $value } ms, um eine Seite auf diese Platte zu schreiben (Median)
bench-many = viele Verbindungen, { $name }: { $value }

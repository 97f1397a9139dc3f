# `valdora bench server`: un server sotto carico.

cli-bench-server-help = persone ai tavoli di un vero server su questa macchina: quanto impiega una mossa per raggiungere tutti
server-bench-sockets = connessioni in tutto (predefinito: 200, poi 2000)
server-bench-tables = tavoli su cui sono distribuite (predefinito: uno ogni quattro connessioni)
server-bench-moves = mosse al secondo in tutto (predefinito: 200)
server-bench-time = secondi di gioco per misura (predefinito: 15)
server-bench-running = { $sockets } connessioni a { $tables } tavoli, { $moves } mosse al secondo…
bench-sockets = { $value } connessioni
bench-tables = { $value } tavoli
bench-moves-per-second = { $value } mosse al secondo
bench-p50-ms = { $value } ms da una mossa finché tutti l’hanno ricevuta (mediana)
bench-p99-ms = { $value } ms per 99 su 100
bench-kb-per-socket = { $value } KB di memoria per connessione
bench-limit = limite: { $value }
bench-lost = { $value } messaggi persi
bench-late = { $value } mosse non fatte perché la precedente era ancora in corso
bench-refused = { $value } mosse rifiutate
bench-cpu-ms-per-move = { $value } ms di CPU del server per mossa
bench-server-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } di un core per il server
bench-client-cpu-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } di un core per i client
bench-sync-ms = { $value } ms per scrivere una pagina su questo disco (mediana)
bench-many = molte connessioni, { $name }: { $value }

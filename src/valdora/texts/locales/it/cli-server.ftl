# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = avvia il server: si gioca nel browser
cli-serve-epilog = Ogni opzione può anche essere una variabile d’ambiente (VALDORA_PORT per --port) o una riga del file --config (port = 8484). Le opzioni prevalgono sulle variabili, le variabili sul file.
cli-serve-host = dove ascoltare; con 0.0.0.0 può giocare tutta la tua rete
cli-serve-port = la porta; 0 ne prende una libera
cli-serve-db = il database: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME; altrimenti valdora.db nella cartella dei dati
cli-serve-data-dir = la cartella dei dati; altrimenti quella prevista dal sistema
cli-serve-public-url = l’indirizzo che tutti usano, se davanti c’è un reverse proxy
cli-serve-open = apre il browser
cli-serve-allowed-hosts = altri nomi di questo server, separati da virgole
cli-serve-trusted-proxies = indirizzi o reti dei reverse proxy di cui fidarsi, separati da virgole; nessun altro, nemmeno su questo computer
cli-serve-bot-workers = in quanti processi pensano i bot
cli-serve-bot-seconds = quanti secondi può pensare un bot
cli-serve-guest-bots = permette di scegliere i bot portati da altri pacchetti installati
cli-serve-open-days = chiude un tavolo aperto dopo tanti giorni senza che venga nessuno; 0: mai
cli-serve-idle-days = chiude una partita senza orologio dopo tanti giorni senza mosse; 0: mai
cli-serve-webhooks = avvisare le persone tramite i loro programmi, via HTTP
cli-serve-webhook-networks = reti private che i webhook possono raggiungere, separate da virgole; altrimenti nessuna
cli-serve-mail-server = avvisare per posta tramite questo server: smtp://NOME:PASSWORD@HOST:587 o smtps://…; meglio in un file o nell’ambiente
cli-serve-mail-from = il mittente dei messaggi: Valdora <valdora@example.org>
cli-serve-push-contact = avvisare con notifiche del browser; chi gestisce il server: mailto:NAME@HOST o https://…
cli-serve-push-key = la chiave delle notifiche, la stessa per tutti i processi; altrimenti se ne crea una nella cartella dei dati
cli-serve-max-connections = quante connessioni al massimo
cli-serve-max-connections-per-address = quante di esse da un solo indirizzo
cli-serve-max-tables-per-person = quanti tavoli aperti o in corso al massimo per persona
cli-serve-messages-per-second = quanti messaggi al secondo da una connessione
cli-serve-requests-per-second = quante richieste al secondo da un indirizzo
cli-serve-requests-per-second-in-all = quante richieste al secondo in tutto
cli-serve-metrics-host = dove ascolta /metrics; solo questo computer, se non indicato altrimenti
cli-serve-metrics-port = la porta di /metrics per Prometheus; 0: nessuna
cli-serve-log-level = quanto si registra nel log
cli-serve-log-format = in quale forma
cli-serve-config = un file TOML con impostazioni
cli-default = (predefinito: { $value })
cli-serve-ready = Valdora è pronto: { $url }
cli-serve-address = Gli altri lo trovano a { $url }
cli-serve-no-browser = Non è stato possibile aprire un browser. Apri tu questo indirizzo: { $url }
cli-serve-stopped = Il server si è fermato. Tutte le partite sono salvate.

settings-unknown = L’impostazione «{ $name }» non esiste ({ $file }).
settings-file = Le impostazioni in { $file } non si possono leggere: { $detail }
settings-value = «{ $got }» non è possibile per l’impostazione { $name }.
settings-reminders = Posta e notifiche richiedono altri pacchetti: installa valdora[reminders].
settings-port = La porta { $port } di { $host } non si può usare ({ $detail }). Scegline un’altra con --port.

storage-url = Un database del tipo «{ $url }» non è conosciuto. Usa sqlite:///FILE o postgresql://…
storage-address = Questo non indica nessun database. Scrivilo come sqlite:////var/lib/valdora.db o postgresql://NAME:PASSWORD@HOST:5432/DATABASE, con più host separati da virgole; in una password @ si scrive %40, : si scrive %3A e / si scrive %2F.
storage-driver = PostgreSQL ha bisogno del pacchetto asyncpg: pip install "valdora[postgres]"
storage-in-use = Un altro server usa già questo database ({ $path }). Prima fermalo, o indicane un altro con --db.
storage-unusable = Il database non si può usare ({ $path }): { $detail }
storage-newer = Il database ha la versione { $version }, questo programma conosce { $known }. Aggiorna il programma.
storage-older = Il database ha la versione precedente { $version }. Avvia una volta il server per aggiornarlo.
storage-missing = Il database { $path } non esiste ancora. Lo crea «valdora serve».
storage-no-game = Nel database non c’è il tavolo { $table }.
storage-linked = Il file del database { $path } ha un secondo nome (un collegamento fisico). Due server potrebbero usarlo insieme e rovinarlo. Togli l’altro nome o indica una copia con --db.

start-failed = Il server non è riuscito a partire: { $detail }. «valdora doctor» ne cerca la causa; --log-level debug mostra dove è successo.

backup-unreadable = { $path } non è una copia di sicurezza: { $detail }
backup-truncated = { $path } non è completo. Usa un’altra copia.
backup-version = Questa copia è stata fatta dalla versione { $version } del programma in una forma qui sconosciuta.
backup-game = Il tavolo { $table } è stato rimesso, ma con questa versione non si può giocare: { $detail }
backup-left-out = Il tavolo { $table } non si può leggere e resta fuori: { $detail }
backup-unwritable = { $path } non si può scrivere: { $detail }
cli-backup-help = scrive tutte le partite in un file
cli-backup-file = il file; contiene i semi delle partite in corso, quindi tienilo per te
cli-backup-done =
    { $games ->
        [one] { $games } partita è
       *[other] { $games } partite sono
    } in { $file }. Il file contiene i semi delle partite in corso: tienilo per te.
cli-export-help = scrive le partite come file di partita
cli-export-folder = dove metterli
cli-export-table = solo la partita di questo tavolo
cli-export-none = Non c’è nessuna partita per il tavolo { $table }.
cli-export-done =
    { $games ->
        [one] { $games } file di partita scritto
       *[other] { $games } file di partita scritti
    } in { $folder }.
cli-import-help = rimette nel database le partite di una copia di sicurezza
cli-import-file = un file fatto da «valdora backup»
cli-import-done =
    { $games ->
        [one] { $games } partita rimessa
       *[other] { $games } partite rimesse
    }; { $known } c’erano già e restano come sono.

cli-doctor-help = controlla se tutto è pronto per il server
cli-doctor-address = INDIRIZZO
cli-doctor-tell = invia anche un promemoria di prova a questa casella o a questo webhook
cli-doctor-fine = Tutto bene.
cli-doctor-wrong = Qualcosa non va; vedi sopra.
doctor-db-new = Database: ancora nessuno; si crea all’avvio del server ({ $path }).
doctor-db-fine =
    Database: { $games ->
        [one] { $games } partita leggibile
       *[other] { $games } partite, tutte leggibili
    }.
doctor-db-game = Database: il tavolo { $table } non si può leggere ({ $detail }). Fai una copia e segnalalo.
doctor-disk-fine = Disco: { $megabytes } MB liberi ({ $path }).
doctor-disk-full = Disco: solo { $megabytes } MB liberi ({ $path }). Fai posto o indica un’altra cartella con --data-dir.
doctor-web-fine = Pagine web: presenti.
doctor-web-missing = Pagine web: mancano. Generale con «python hatch_build.py» nella cartella del progetto o reinstalla il pacchetto.
doctor-port-free = Porta: { $port } di { $host } è libera.
doctor-port-ours = Porta: su { $port } di { $host } c’è un server Valdora che risponde.
doctor-port-taken = Porta: { $port } di { $host } è occupata da un altro programma. Scegline un’altra con --port.
doctor-mail-fine = Posta: il server ci accetta.
doctor-mail-wrong = Posta: il server non si può usare ({ $detail }). Controlla mail-server.
doctor-push-fine = Notifiche: la chiave firma.
doctor-push-wrong = Notifiche: la chiave non si può usare ({ $detail }). Controlla push-key o elimina push-key.pem.
doctor-webhook-fine = Webhook: si possono usare. --tell INDIRIZZO ne prova uno.
doctor-tell-fine = Il promemoria di prova è stato accettato.
doctor-tell-wrong = Il promemoria di prova non è stato accettato ({ $detail }). Controlla l’indirizzo.
doctor-tell-off = Nessun promemoria di prova inviato: questo tipo di promemoria non è configurato. Vedi mail-server e webhooks nelle impostazioni.
doctor-tell-forbidden = Nessun promemoria di prova inviato: non è un indirizzo del mondo esterno. Per uno della tua rete vedi webhook-networks nelle impostazioni.

## valdora site

cli-site-help = scrivere il gioco come semplici file per qualsiasi hosting, da giocare senza server
cli-site-out = dove metterli: una cartella nuova o vuota
cli-site-not-empty = { $folder } non è vuota; indica una cartella nuova.
cli-site-unbuilt = Il client per il browser non è costruito; lo fa { $command }.
cli-site-done = { $folder } contiene tutto il gioco: { $files } file, { $size } MB. Mettili su qualsiasi hosting.

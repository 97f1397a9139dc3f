# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = im Browser spielen lassen: den Server starten
cli-serve-epilog = Jede Option kann auch eine Umgebungsvariable sein (VALDORA_PORT für --port) oder eine Zeile der Datei --config (port = 8484). Optionen gehen vor Variablen, Variablen vor der Datei.
cli-serve-host = wo er lauscht; mit 0.0.0.0 können alle in deinem Netz mitspielen
cli-serve-port = der Port; 0 nimmt irgendeinen freien
cli-serve-db = die Datenbank: sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME; sonst valdora.db im Datenordner
cli-serve-data-dir = der Datenordner; sonst der, den dein System dafür hat
cli-serve-public-url = die Adresse, die alle benutzen, wenn ein Reverse-Proxy davorsteht
cli-serve-open = den Browser öffnen
cli-serve-allowed-hosts = weitere Namen dieses Servers, durch Kommas getrennt
cli-serve-trusted-proxies = Adressen oder Netze von Reverse-Proxys, denen geglaubt wird, durch Kommas getrennt; sonst keinem, auch nicht auf diesem Rechner
cli-serve-bot-workers = in wie vielen Prozessen Bots denken
cli-serve-bot-seconds = wie viele Sekunden ein Bot denken darf
cli-serve-guest-bots = Bots zur Wahl stellen, die andere installierte Pakete mitbringen
cli-serve-open-days = einen offenen Tisch schließen, wenn so viele Tage niemand kam; 0: nie
cli-serve-idle-days = ein Spiel ohne Uhr schließen, wenn so viele Tage niemand zog; 0: nie
cli-serve-webhooks = Leute erinnern, indem Programme von ihnen es über HTTP erfahren
cli-serve-webhook-networks = private Netze, die Webhooks erreichen dürfen, durch Kommas getrennt; sonst keine
cli-serve-mail-server = per Mail erinnern, über diesen Server: smtp://NAME:PASSWORT@HOST:587 oder smtps://…; besser in einer Datei oder der Umgebung
cli-serve-mail-from = von wem die Mails sind: Valdora <valdora@example.org>
cli-serve-push-contact = per Push im Browser erinnern; wer den Server betreibt: mailto:NAME@HOST oder https://…
cli-serve-push-key = der Schlüssel für Push, für alle Prozesse derselbe; sonst wird einer im Datenordner angelegt
cli-serve-max-connections = wie viele Verbindungen höchstens
cli-serve-max-connections-per-address = wie viele davon von einer Adresse
cli-serve-max-tables-per-person = wie viele offene oder laufende Tische jemand höchstens haben darf
cli-serve-messages-per-second = wie viele Nachrichten eine Verbindung in der Sekunde senden darf
cli-serve-requests-per-second = wie viele Anfragen eine Adresse in der Sekunde senden darf
cli-serve-requests-per-second-in-all = wie viele Anfragen in der Sekunde insgesamt kommen dürfen
cli-serve-metrics-host = wo /metrics lauscht; nur dieser Rechner, wenn nichts anderes gesagt ist
cli-serve-metrics-port = der Port von /metrics für Prometheus; 0: keiner
cli-serve-log-level = wie viel protokolliert wird
cli-serve-log-format = wie es protokolliert wird
cli-serve-config = eine TOML-Datei mit Einstellungen
cli-default = (Standard: { $value })
cli-serve-ready = Valdora ist bereit: { $url }
cli-serve-address = Andere erreichen es unter { $url }
cli-serve-no-browser = Es ließ sich kein Browser öffnen. Öffne diese Adresse selbst: { $url }
cli-serve-stopped = Der Server ist beendet. Alle Partien sind gespeichert.

settings-unknown = Die Einstellung „{ $name }“ gibt es nicht ({ $file }).
settings-file = Die Einstellungen in { $file } lassen sich nicht lesen: { $detail }
settings-value = „{ $got }“ geht für die Einstellung { $name } nicht.
settings-reminders = Mail und Push brauchen weitere Pakete: Installiere valdora[reminders].
settings-port = Der Port { $port } von { $host } lässt sich nicht benutzen ({ $detail }). Wähle mit --port einen anderen.

storage-url = Eine Datenbank der Art „{ $url }“ ist nicht bekannt. Nimm sqlite:///FILE oder postgresql://…
storage-address = Das nennt keine Datenbank. Schreibe sie wie sqlite:////var/lib/valdora.db oder postgresql://NAME:PASSWORD@HOST:5432/DATABASE, mehrere Hosts durch Kommas getrennt; in einem Passwort steht %40 für @, %3A für : und %2F für /.
storage-driver = PostgreSQL braucht das Paket asyncpg: pip install "valdora[postgres]"
storage-in-use = Ein anderer Server benutzt diese Datenbank schon ({ $path }). Beende ihn zuerst oder nenne mit --db eine andere.
storage-unusable = Die Datenbank lässt sich nicht benutzen ({ $path }): { $detail }
storage-newer = Die Datenbank hat Version { $version }, dieses Programm kennt { $known }. Aktualisiere das Programm.
storage-older = Die Datenbank hat die ältere Version { $version }. Starte einmal den Server, um sie zu aktualisieren.
storage-missing = Die Datenbank { $path } gibt es noch nicht. „valdora serve“ legt sie an.
storage-no-game = In der Datenbank gibt es keinen Tisch { $table }.
storage-linked = Die Datenbankdatei { $path } hat einen zweiten Namen (einen Hardlink). Zwei Server könnten sie zugleich benutzen und zerstören. Entferne den anderen Namen oder nenne mit --db eine Kopie.

start-failed = Der Server konnte nicht starten: { $detail }. „valdora doctor“ sucht die Ursache; --log-level debug zeigt, wo es geschah.

backup-unreadable = { $path } ist keine Sicherung: { $detail }
backup-truncated = { $path } ist nicht vollständig. Nimm eine andere Sicherung.
backup-version = Diese Sicherung hat Version { $version } des Programms in einer Form gemacht, die hier nicht bekannt ist.
backup-game = Der Tisch { $table } ist zurückgelegt, lässt sich mit dieser Version aber nicht spielen: { $detail }
backup-left-out = Der Tisch { $table } lässt sich nicht lesen und fehlt darum: { $detail }
backup-unwritable = { $path } lässt sich nicht schreiben: { $detail }
cli-backup-help = alle Partien in eine Datei schreiben
cli-backup-file = die Datei; sie enthält die Startzahlen laufender Partien, also gib sie nicht weiter
cli-backup-done =
    { $games ->
        [one] { $games } Partie ist
       *[other] { $games } Partien sind
    } in { $file }. Die Datei enthält die Startzahlen laufender Partien: Gib sie nicht weiter.
cli-export-help = Partien als Spieldateien schreiben
cli-export-folder = wohin damit
cli-export-table = nur die Partie dieses Tisches
cli-export-none = Eine Partie des Tisches { $table } gibt es nicht.
cli-export-done =
    { $games ->
        [one] { $games } Spieldatei
       *[other] { $games } Spieldateien
    } nach { $folder } geschrieben.
cli-import-help = die Partien einer Sicherung in die Datenbank zurückbringen
cli-import-file = eine Datei von „valdora backup“
cli-import-done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zurückgebracht; { $known } waren schon da und bleiben, wie sie sind.

cli-doctor-help = nachsehen, ob für den Server alles bereit ist
cli-doctor-address = ADRESSE
cli-doctor-tell = auch eine Probe-Erinnerung an dieses Postfach oder diesen Webhook schicken
cli-doctor-fine = Alles ist in Ordnung.
cli-doctor-wrong = Etwas stimmt nicht; siehe oben.
doctor-db-new = Datenbank: noch keine; sie entsteht, wenn der Server startet ({ $path }).
doctor-db-fine =
    Datenbank: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, alle lesbar.
doctor-db-game = Datenbank: Der Tisch { $table } lässt sich nicht lesen ({ $detail }). Mach eine Sicherung und melde das.
doctor-disk-fine = Speicherplatz: { $megabytes } MB frei ({ $path }).
doctor-disk-full = Speicherplatz: nur { $megabytes } MB frei ({ $path }). Schaffe Platz oder nenne mit --data-dir einen anderen Ordner.
doctor-web-fine = Webseiten: vorhanden.
doctor-web-missing = Webseiten: fehlen. Baue sie mit „python hatch_build.py“ im Ordner des Projekts oder installiere das Paket neu.
doctor-port-free = Port: { $port } von { $host } ist frei.
doctor-port-ours = Port: Auf { $port } von { $host } läuft ein Valdora-Server und antwortet.
doctor-port-taken = Port: { $port } von { $host } gehört einem anderen Programm. Wähle mit --port einen anderen.
doctor-mail-fine = Mail: Der Server lässt uns ein.
doctor-mail-wrong = Mail: Der Server ist nicht zu gebrauchen ({ $detail }). Prüfe mail-server.
doctor-push-fine = Push: Der Schlüssel unterschreibt.
doctor-push-wrong = Push: Der Schlüssel ist nicht zu gebrauchen ({ $detail }). Prüfe push-key, oder lösche push-key.pem.
doctor-webhook-fine = Webhooks: dürfen benutzt werden. --tell ADRESSE probiert einen.
doctor-tell-fine = Die Probe-Erinnerung wurde angenommen.
doctor-tell-wrong = Die Probe-Erinnerung wurde nicht angenommen ({ $detail }). Prüfe die Adresse.
doctor-tell-off = Es wurde keine Probe-Erinnerung geschickt: Diese Art von Erinnerung ist nicht eingerichtet. Siehe mail-server und webhooks in den Einstellungen.
doctor-tell-forbidden = Es wurde keine Probe-Erinnerung geschickt: Das ist keine Adresse in der Welt draußen. Für eine im eigenen Netz siehe webhook-networks in den Einstellungen.

## valdora site

cli-site-help = das Spiel als einfache Dateien für jeden Webspace schreiben, zum Spielen ohne Server
cli-site-out = wohin damit: ein neuer oder leerer Ordner
cli-site-not-empty = { $folder } ist nicht leer; nenne einen neuen Ordner.
cli-site-unbuilt = Die Browser-Oberfläche ist nicht gebaut; das macht { $command }.
cli-site-done = { $folder } enthält das ganze Spiel: { $files } Dateien, { $size } MB. Sie gehören auf irgendeinen Webspace.

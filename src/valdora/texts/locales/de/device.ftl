### Spielen ohne Server: das ganze Spiel in diesem Browser.

device-here = Auf diesem Gerät
device-here-text = Allein gegen Bots oder gemeinsam an einem Bildschirm, ohne Netz. Deine Partien bleiben in diesem Browser.
device-others = Mit anderen
device-others-none = Links, Zuschauen und Chat mit Leuten anderswo brauchen einen Server; diese Seite hat keinen.
device-tables = Deine Partien auf diesem Gerät
device-tables-none = Auf diesem Gerät gibt es noch keine Partie.

## Fetching and starting

device-fetching = Das Spiel wird für dieses Gerät geladen: { $done } von { $total } MB. Nur einmal nötig.
device-starting = Der Tisch wird vorbereitet …
device-failed = Das Spiel ließ sich auf diesem Gerät nicht starten. Vielleicht klappt es mit einem anderen oder neueren Browser.
device-offline = Das Spiel ist noch nicht auf diesem Gerät und muss einmal geladen werden. Prüfe die Verbindung und versuche es noch einmal.
device-wrong = Auf diesem Gerät ist etwas schiefgegangen. Versuche es noch einmal.

## Where games are kept

device-unkept-refused = Dieser Browser bewahrt für diese Seite nichts auf: Was du spielst, ist weg, wenn du sie schließt. Speichere die Partie als Datei, um sie zu behalten.
device-unkept-full = In diesem Browser ist kein Platz mehr: Was du ab jetzt spielst, ist weg, wenn du die Seite schließt. Speichere die Partie als Datei, um sie zu behalten.
device-understood = Verstanden
device-elsewhere = Diese Partie ist in einem anderen Tab oder Fenster offen.
device-take-over = Hier spielen
device-keep = Für unterwegs behalten
device-keep-text = Das ganze Spiel, alle Stufen und Sprachen, auch ohne Netz: { $size } MB zu laden. Mit der ersten Partie kommen etwa { $memory } MB auf diesem Gerät dazu, damit es schnell startet.
device-kept-text = Das ganze Spiel ist auf diesem Gerät: { $size } MB. Deine Partien werden getrennt davon aufbewahrt.
device-kept-advice = Auch Tipps eines Bots werden dann hier überlegt, selbst in Partien mit anderen; der Server muss es nicht.
device-keeping = Wird geladen …
device-forget = Entfernen
device-keep-none = Für diese Adresse bewahrt der Browser nichts auf; dafür muss sie über https erreichbar sein.
device-keep-full = In diesem Browser ist kein Platz dafür.
device-keep-private = In einem privaten Fenster ist alles weg, auch deine Partien, wenn du es schließt.

## Game files

device-open = Partiedatei öffnen
device-open-text = Eine Datei von irgendeinem Tisch (*.valdora): zum Nachspielen, Auswerten und Prüfen des Beweises. Du kannst sie auch auf die Seite ziehen.
device-open-bad = Das ist keine Partiedatei, die sich nachspielen lässt; der Fehler steht in Zeile { $line }.
device-drop = Partiedatei hier ablegen, um sie zu öffnen
device-review = Auf diesem Gerät analysieren
device-review-text = Dieses Gerät kann das auch, ohne den Server; was herauskommt, bleibt hier.

## The proof

device-check = Die ganze Partie prüfen
device-checked = Auf diesem Gerät geprüft: Jeder Zug war erlaubt, und jede Seite kam so, wie die Zahlen es sagen.
device-check-bad = Das stimmt nicht überein: Der Fehler steht in Zeile { $line } der Partiedatei.
device-dealt-elsewhere = Diese Partie wurde anderswo gemischt; es gibt kein Versprechen zu prüfen.

## A new version

device-update = Eine neue Version des Spiels ist bereit. Deine Partien gehen darin weiter.
device-update-now = Jetzt laden
device-update-later = Später

### Die Seiten um den Tisch herum im Browser.

## Jede Seite

site-skip = Zum Inhalt springen
site-nav = Seiten
site-nav-tables = Tische
site-nav-rules = Regeln
site-nav-settings = Einstellungen
site-language = Sprache
site-theme-to-light = Helle Farben
site-theme-to-dark = Dunkle Farben
site-credits = Valdora ist ein Spiel von Michael Schacht, erschienen 2009 bei ABACUSSPIELE.
site-description = Valdora, das Brettspiel von Michael Schacht, im Browser: gegen Bots oder mit Freunden
site-unaffiliated = Diese freie Fassung steht mit beiden in keiner Verbindung; alle Bilder sind ihre eigenen.
site-home = Zur Startseite
site-guest = Gast
site-player = Spieler { $number }
site-seat = Platz { $number }
site-loading = Einen Augenblick …
site-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
site-try-again = Noch einmal versuchen
site-offline = Kein Durchkommen
site-offline-text = Der Server ist nicht zu erreichen. Deine Partien sind dort sicher; sobald die Verbindung wieder da ist, geht es hier weiter.
site-lost = Jenseits des Spielplans
site-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.

## Startseite

start-tagline = Bereise ein reiches Tal, finde Edelsteine für seine Auftraggeber und gewinne die Handwerker, die dich berühmt machen.
start-play = Jetzt gegen Bots spielen
start-dealing = Die Bücher werden gemischt …
start-opponents = Gegner
start-level = Stufe
start-new = Neuer Tisch
start-learn = Regeln lernen
start-join = Du hast einen Link oder einen Code?
start-join-go = Los
start-join-wrong = Das ist weder der Link noch der Code eines Tisches.
start-continue = Weiterspielen
start-public = Öffentliche Tische
start-figures = Der Spielplan und viele Zahlen auf Karten und Plättchen sind erschlossen, weil keine Spielregel sie nennt. Wer das Spiel besitzt, kann sie berichtigen.
start-figures-link = Welche das sind, und wie das geht

## Listen von Tischen

tables-title = Tische
tables-mine = Deine Tische
tables-mine-none = Du sitzt noch an keinem Tisch. Eröffne einen oder folge einem Link.
tables-public-none = Gerade gibt es keinen öffentlichen Tisch.
tables-more = Weitere Tische
tables-unread =
    { $count ->
        [one] Ein weiterer Tisch wird gerade eingelesen.
       *[other] { $count } weitere Tische werden gerade eingelesen.
    }
tables-continue = Weiter
tables-sit = Hinsetzen
tables-watch = Zuschauen
tables-replay = Noch einmal ansehen
tables-look = Ansehen
tables-part-turn = Du bist am Zug
tables-part-waiting = Andere sind am Zug
tables-part-open = Noch nicht begonnen
tables-part-past = Vergangene Spiele
tables-since = seit { $time }
tables-left = noch { $time }
site-waits =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
tables-status =
    { $status ->
        [open] Wartet auf Mitspieler
        [running] Runde { $round }
        [over] Nach Runde { $round } zu Ende
       *[closed] Geschlossen
    }

## Neuer Tisch

new-title = Neuer Tisch
new-players = Wie viele spielen?
new-duel = Zu zweit spielt ihr das Duell: Ein Rivale ohne Spielfigur wirbt um dieselben Handwerker.
new-seat = Platz { $number }
new-seat-person = Mensch an diesem Gerät
new-seat-free = Frei, mit Einladung
new-seat-bot = Ein Bot
new-seat-name = Name auf Platz { $number }
new-seat-level = Stufe des Bots auf Platz { $number }
new-seat-link = Du bekommst einen Link zum Verschicken.
new-seats-hint = Mehrere Menschen an diesem Gerät reichen es von Zug zu Zug weiter.
new-edition = Ausgabe
new-starts = Wer beginnt?
new-starts-random = Das Los entscheidet
new-pace = Tempo der Bots
new-pace-hint = Eine Pause vor jeder ihrer Aktionen.
new-public = Öffentlich
new-public-hint = Alle auf diesem Server können den Tisch finden und sich dazusetzen.
new-watching = Zuschauen erlaubt
new-watching-hint = Wer zuschaut, sieht dasselbe wie die Spieler und kann nichts tun.
new-covered = Wie am Spieltisch
new-covered-hint = Bis zum Ende werden keine Punkte gezeigt, erfüllte Aufträge liegen verdeckt, und was in einem Buch stand, muss man sich merken.
new-nobody = Ohne Menschen an diesem Gerät schaust du nur zu.
site-only-bots = Die Bots spielen unter sich und du schaust zu. Solange niemand zuschaut, macht die Partie Pause.
new-invite = Tisch eröffnen und einladen
new-begin = Partie beginnen
pace-0 = Keine Pause
pace-300 = Zügig
pace-700 = Mittel
pace-1500 = Gemächlich

## Vor der Partie

lobby-title = Der Tisch ist bereit
lobby-waiting =
    { $free ->
        [one] { $free } Platz ist frei
       *[other] { $free } Plätze sind frei
    }
lobby-full = Alle sind da
lobby-seats = Rund um den Tisch
lobby-start = Partie beginnen
lobby-wait-people = Es fehlen noch Mitspieler …
lobby-wait-host = Gleich geht es los: Der Gastgeber beginnt …
lobby-host-away = Der Gastgeber ist nicht da.
lobby-host-soon = Der Gastgeber ist nicht da. Nach { $minutes } min kann jemand vom Tisch Gastgeber werden.
lobby-follow = Gastgeber werden
lobby-follow-sure = Wirklich? Dann bist du der Gastgeber.
lobby-invite = Einladen
lobby-join-link = Link zu einem freien Platz
lobby-watch-link = Link zum Zuschauen
lobby-watch-make = Link zum Zuschauen erstellen
lobby-join-make = Link zu einem freien Platz erstellen
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-qr = Der Link als QR-Code
links-title = Links zu diesem Tisch
links-join = Für einen freien Platz
links-watch = Zum Zuschauen
links-seat = Für den Platz von { $seat }
links-take-back = Zurücknehmen
links-take-back-sure = Wirklich zurücknehmen?
links-taken = Der Link gilt nicht mehr.
links-mine = Mein Link für ein anderes Gerät
links-mine-of = { $seat }: Link für ein anderes Gerät
links-mine-hint = Wer ihn öffnet, spielt an deiner Stelle: einmal, und solange du ihn nicht zurücknimmst.
lobby-options = Optionen
lobby-yours = dein Platz
lobby-here = ist da
lobby-free = frei
lobby-sit = Hier hinsetzen
lobby-add = Mensch dazusetzen
lobby-stand-up = Aufstehen
lobby-remove = Diesen Platz freimachen
lobby-no-bot = Kein Bot
lobby-bot-for = Bot für Platz { $number }
lobby-leave = Tisch verlassen
lobby-close = Tisch schließen
lobby-closed = Dieser Tisch ist geschlossen
lobby-closed-text = Hier wurde nicht gespielt, und hier wird nicht mehr gespielt. An einem anderen Tisch ist immer Platz.

## Einladungen

join-title = Du bist eingeladen
join-text = Im Tal ist ein Platz für dich frei. Ein Konto brauchst du nicht.
join-name = Wie sollen wir dich nennen?
join-sit = Platz nehmen
join-hint = Dieser Browser merkt sich deinen Platz: Komm zurück, wann du willst.
join-dead = Dieser Link führt nirgendwohin

## Einstellungen

settings-name = Dein Name
settings-name-hint = So heißt du an Tischen, an die du dich setzt.
settings-theme = Farbschema
settings-auto = System
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-full = Volle
settings-reduced = Weniger
settings-speed = Wie schnell Züge der anderen gezeigt werden
settings-times = { $speed }-fach
speed-instant = sofort
settings-sound = Ton
settings-notify = Bescheid geben, wenn ich am Zug bin
settings-notify-no = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
settings-patterns = Muster auf den Spielsteinen, zusätzlich zur Form
settings-coach = Mich durch die Partie begleiten
settings-curtain = Mehrere an diesem Gerät: bitten, es weiterzugeben
settings-kept = All das bleibt in diesem Browser.

## Noch einmal ansehen

replay-title = Die Partie noch einmal
replay-none = Hier gibt es nichts zu sehen
replay-covered = Diese Partie wird wie am Spieltisch gespielt: Nach dem Ende lässt sie sich noch einmal ansehen.
replay-log = Verlauf
replay-players = Spieler
replay-points = Punkte
replay-proof = Nachweis
replay-beginning = Der Anfang: Das Tal ist voll, die Bücher sind zu.
replay-position = Stellung
replay-at = Runde { $round }, Schritt { $n } von { $last }
replay-move = Durch die Partie gehen
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-link = Link kopieren
replay-save = Herunterladen
chart-source = Punkte nach Herkunft
chart-time = Punkte im Verlauf
chart-table = Als Tabelle
proof-text = Vor der Partie hat der Server einen Fingerabdruck seiner geheimen Zahl veröffentlicht. Danach hat der Browser jedes Spielers eine eigene Zahl hinzugefügt. Die Reihenfolge aller Seiten, die Edelsteine auf dem Spielplan und, wo das ausgelost wird, wer beginnt, folgen allein aus diesen Zahlen: Weder der Server noch ein Spieler konnte sie allein bestimmen, und danach konnte niemand sie ändern. Nach der Partie zeigt der Server seine Zahl.
proof-commitment = Fingerabdruck, vor der Partie veröffentlicht
proof-seeds = Zahlen der Spieler, Platz für Platz
proof-seed = Zahl des Servers
proof-later = Sie wird gezeigt, wenn die Partie zu Ende ist.
proof-kept = In deinem Browser geprüft: Die Zahl gehört zum Fingerabdruck.
proof-broken = Die Zahl gehört nicht zum Fingerabdruck. Dieser Partie ist nicht zu trauen.
proof-none = keine; als die Partie begann, war niemand da, der eine gab
proof-bot = keine; ein Bot gibt keine
proof-drawn = Wer beginnt, wurde zusammen mit den Seiten ausgelost.
proof-chosen = Wer beginnt, wurde nicht ausgelost, sondern vor der Partie festgelegt.
proof-own = Dein Browser erinnert sich: Ihm wurde dieser Fingerabdruck gezeigt, bevor er deine Zahl gab, und deine Zahl ist dabei.
proof-own-broken = Deinem Browser wurde ein anderer Fingerabdruck gezeigt, oder eine Zahl, die er gab, fehlt hier. Dieser Partie ist nicht zu trauen.
proof-first = Nach den Zahlen beginnt jemand anderes. Dieser Partie ist nicht zu trauen.
proof-how = Lade die Partie herunter und prüfe sie Seite für Seite mit deinem eigenen Programm:

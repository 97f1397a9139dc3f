### Der Tisch im Browser.

## Wer da sitzt

seat-bot = Bot { $number }
seat-free = Platz { $number }
seat-stand-in = ein Bot spielt weiter
seat-resigned = aufgegeben; ein Bot spielt weiter

## Vor dem Spiel und darum herum

table-loading = Die Karte wird entrollt …
table-waiting = Das Spiel hat noch nicht begonnen.
table-start = Beginnen
table-lost = Diesen Tisch gibt es hier nicht. Vielleicht ist der Link unvollständig.
table-no-access = Dieser Tisch ist privat. Bitte um einen Link zum Mitspielen oder Zuschauen.
table-unreachable = Der Server antwortet nicht.
table-try-again = Noch einmal versuchen
table-home = Startseite
title-table = Valdora
title-turn = Du bist am Zug · Valdora
connection-lost = Verbindung unterbrochen. Nichts geht verloren: neuer Versuch …
connection-now = Jetzt versuchen
connection-back = Wieder verbunden.
hand-over = Gib das Gerät weiter an { $seat }
hand-taken = Ich bin { $seat }

## Die Leiste oben

turn-round = Runde { $round }
turn-yours = Dein Zug
turn-of = { $seat } ist am Zug
turn-over = Spiel beendet
turn-watching = du schaust zu
turn-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
sunset-left =
    { $tiles ->
        [one] Sonnenuntergang nach { $tiles } weiteren Handwerker (noch { $colours } Farben)
       *[other] Sonnenuntergang frühestens nach { $tiles } weiteren Handwerkern (noch { $colours } Farben)
    }
sunset-final = Letzte Runde

## Was nun?

now-title = Was nun?
now-move =
    { $free ->
        [one] Wähle, wohin du gehst: { $free } Ort
       *[other] Wähle, wohin du gehst: { $free } Orte
    }{ $far ->
        [0] .
       *[other] , { $far } weitere mit Proviant.
    }
now-stay = Du kannst dir kein Ziel leisten: Bleib stehen.
now-possible = Jetzt möglich: { $what }. Oder beende den Zug.
now-nothing = Hier gibt es nichts mehr zu tun: Beende den Zug oder nimm ihn zurück.
now-wait = { $seat } ist unterwegs …
now-over = Die Sonne ist untergegangen. Das Spiel ist aus.
now-closed = Dieser Tisch wurde geschlossen.
now-end = Zug beenden
now-rule = Regel { $rule }
can-deliver = ausliefern
can-load = Edelsteine laden
can-turn = umblättern
can-buy = kaufen
can-return = einen Auftrag zurückgeben
can-silver = Silber nehmen
can-provisions = Proviant aufnehmen
confirm-end = Jetzt beenden?
confirm-silver = Silber nehmen und Zug beenden?
confirm-provisions = Proviant nehmen und Zug beenden?
confirm-turn = Nächste Seite aufdecken?
confirm-buy = Kaufen und nächste Seite aufdecken?
confirm-return = Endgültig zurückgeben?
confirm-load = Endgültig laden?
confirm-deliver = Endgültig ausliefern?
confirm-move = Endgültig gehen?
confirm-stay = Endgültig bleiben?
undo-step = Zurücknehmen
undo-nothing = Nichts kann zurückgenommen werden: Eine Seite wurde aufgedeckt, oder der Zug hat gerade erst begonnen.

## Die Karte

map-title = Das Tal
map-discard =
    { $count ->
        [0] Ablagefeld: leer
       *[other] Ablagefeld: { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Ausrüstung
        [commissions] { $city } · Aufträge
       *[none] { $city } · Hafen
    }
space-stone = { $count } × { gemstone }
space-bare = Hier liegt kein Edelstein mehr
space-page = Auf der { side.en } Hälfte: { $card }
space-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
space-pawns =
    { $count ->
        [one] Hier steht { $seats }
       *[other] Hier stehen { $seats }
    }
trip-free = Erreichbar
trip-provisions = Verbraucht deinen Proviant
trip-price = Begegnungen: { coins }
trip-deliver = Ausliefern { $what }
trip-load = Laden { $what }
trip-book = Das Buch benutzen
trip-silver = { coins } nehmen
trip-take-provisions = Proviant aufnehmen
trip-go = Dorthin gehen

## Laden und ausliefern

tray-title = Was du hier tun kannst
tray-load = Laden auf
tray-deliver = Ausliefern
tray-complete = Erfüllen
tray-then = Danach
cascade-points = Auftrag: { points }
cascade-bonus = Bonusplättchen: { points }
cascade-craftsman = Bringt einen { colour.en } Handwerker
cascade-fresh = Erster Handwerker dieser Farbe: { points } am Ende
cascade-workshop = Die { colour.e } Werkstatt

## Bücher

book-turn = Blättern
book-buy = Kaufen
book-reveal = Nächste Seite aufdecken?
book-pages =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
book-meter =
    { $turned ->
        [0] Die nächste Seite ist frei; du hast { coins }
       *[other] Jede weitere Seite kostet eine Münze; du hast { coins }
    }
book-seen = Seiten, die alle gesehen haben
book-others = Bücher
book-pay-with = Mit dem Gold bezahlen aus
book-return = Gib erst einen zurück
book-side =
    { $side ->
        [L] nach links
       *[R] nach rechts
    }
close-book = Buch schließen
close-panel = Schließen
odds-title = Seiten, die niemand gesehen hat
odds-left = übrig
odds-next = nächste
odds-within =
    { $count ->
        [one] in { $count } Seite
       *[other] in { $count } Seiten
    }
odds-none = Alle Seiten dieses Buches wurden gesehen.

## Was allen gehört

side-title = Spieler
side-tabs = Mehr vom Tisch
race-points = Pkt.
rival-next = Als Nächstes nimmt der Rivale
rival-craftsmen = Die Handwerker des Rivalen
rival-none = noch keine
workshop-gone = Aus dem Spiel
wheel-colour = { crest }: noch { $pile } Handwerker, Werkstatt für { $needs }, { points } wert
wheel-left = Farben
player-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
player-provisions = mit Proviant
player-no-provisions = ohne Proviant
player-where = Steht bei
card-carries = { slot } mit { gemstone }
card-empty = { slot }, leer
card-commission = { crest.er } Auftrag: { points }
bar-players = Spieler
bar-craftsmen = Handwerker
bar-books = Bücher

## Protokoll, Gespräch, Rückblick, Rat

log-title = Verlauf
log-empty = Es ist noch nichts geschehen.
log-took-back =
    { $count ->
        [one] { $seat } nimmt { $count } Schritt zurück.
       *[other] { $seat } nimmt { $count } Schritte zurück.
    }
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
recap-title = Seit deinem letzten Zug
recap-show = Auf der Karte zeigen
hint-title = Rat eines Bots
hint-ask = Was täte ein Bot?
hint-thinking = Überlegt …
hint-none = Gerade ist kein Rat zu haben.
hint-show = Auf der Karte zeigen

## Das Menü dieses Geräts

menu-title = Menü
menu-language = Sprache
menu-theme = Licht
menu-auto = wie das System
menu-light = Tag
menu-dark = Nacht
menu-motion = Bewegung
menu-full = voll
menu-reduced = verringert
menu-speed = Tempo fremder Züge
menu-sound = Klänge
menu-notify = Benachrichtigen, wenn ich am Zug bin
menu-coach = Tipps für das erste Spiel
menu-rules = Regeln
menu-leave = Den Tisch verlassen (ein Bot spielt weiter)
menu-leave-sure = Wirklich verlassen?
menu-return = Meinen Platz wieder einnehmen
keys-title = Tasten
keys-map = zu deiner Figur auf der Karte
keys-arrows = von Feld zu Feld; im Buch: blättern
keys-next = zum nächsten erreichbaren Ort
keys-enter = wählen
keys-number = wählen, was geladen oder geliefert wird
keys-buy = im Buch: linke oder rechte Seite kaufen
keys-book = Buch öffnen oder schließen
keys-provisions = Proviant aufnehmen
keys-silver = Silber nehmen
keys-end = Zug beenden (zweimal)
keys-undo = zurücknehmen (mit Umschalt: alles)
keys-hint = Rat
keys-recap = seit deinem letzten Zug
keys-close = schließen
keys-help = diese Liste
keys-letters = Buchstaben und Ziffern wirken sofort
    .without = Auch ohne sie ist alles mit Tab, Eingabe und den Pfeiltasten zu erreichen.

## Das Ende

ledger-title = Die Abrechnung
ledger-commissions = Aufträge
ledger-colours = Handwerkerfarben
ledger-workshops = Werkstätten
ledger-bonus = Bonusplättchen
ledger-gemstones = Übrige Edelsteine
ledger-total = Summe
ledger-winners =
    { $count ->
        [one] { $seats } gewinnt!
       *[other] Geteilter Sieg: { $seats }
    }
ledger-rematch = Noch einmal spielen
ledger-replay = Das Spiel noch einmal ansehen

## Tipps für das erste Spiel

coach-title = Tipp
coach-got-it = Verstanden
coach-no-more = Keine Tipps mehr
coach-goal = Kaufe Aufträge, hole, was die Auftraggeber wünschen, und bring es zum Haus mit ihrem Wappen. In jedem Zug: gehen, dann dort eine Sache tun.
coach-commission = Du hast noch keinen Auftrag. Geh in eine Stadt mit Aufträgen, rechts oben oder links unten: Einer kostet eine Münze.
coach-gold = Deine Pfanne nimmt Gold, kostenlos, auf jeder Lichtung mit einem Goldklumpen. Mit Gold kauft man Ausrüstung, und manche Auftraggeber wünschen es.
coach-go-deliver = Du hast, was ein Auftraggeber wünscht. Geh zum Haus mit demselben Wappen wie auf deiner Karte.
coach-no-coins = Dein Beutel ist leer. Eine Silbermine füllt ihn.
coach-encounter = Eine Münze neben einem Ort ist, was du denen zahlst, die dort stehen.
coach-provisions = Dein Weg endet in der nächsten Stadt. Mit Proviant, den es in jeder Stadt gibt, kommst du durch eine hindurch.
coach-wait = Jetzt spielen die anderen. Der Verlauf erzählt, was sie tun; danach bist du wieder am Zug.
coach-deliver = Ausliefern bringt Punkte und einen Handwerker. Der erste jeder Farbe ist 10 mehr wert, und genug von einer Farbe eröffnen eine Werkstatt.
coach-load = Klicke auf ein Werkzeug, um den Edelstein zu laden, oder zieh ihn auf die Karte. Jede Karte trägt einen.
coach-ship = Im Hafen lädst du vom Ablagefeld, einen Edelstein je Schiff.
coach-equipment = Ausrüstung kostet ein Gold, das du trägst. Jedes Werkzeug nimmt eine Sorte; Pferd und Wagen nehmen jede, gegen Münzen.
coach-commissions = Kaufe eine sichtbare Seite für eine Münze. Du darfst drei Aufträge haben.
coach-pages = Die erste Seite ist frei, jede weitere kostet eine Münze. Man kann in beide Richtungen blättern.
coach-silver = Silber nehmen füllt deinen Beutel auf sechs Münzen und beendet deinen Zug.
coach-end = Das war deine Aktion. Sieh sie dir an, nimm sie zurück, wenn du magst, und beende dann den Zug.
coach-final = Die letzte Runde: Alle spielen sie zu Ende. Liefere, was du kannst; offene Aufträge zählen nichts.

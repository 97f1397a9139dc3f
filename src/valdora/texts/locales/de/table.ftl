### Der Tisch im Browser.

## Wer da sitzt

seat-free = Platz { $number }
seat-stand-in = ein Bot spielt weiter
seat-resigned = aufgegeben; ein Bot spielt weiter

## Wer fehlt

seat-away = nicht da
seat-away-for = seit { $minutes } min nicht da
stand-in-away = { $seat } ist nicht da.
stand-in-away-for = { $seat } ist seit { $minutes } min nicht da.
stand-in-soon = Nach { $minutes } min kann ein Bot weiterspielen.
stand-in-ask = Einen Bot für { $seat } spielen lassen
stand-in-sure = Wirklich? { $seat } kann jederzeit wieder übernehmen.
stand-in-yours = Für dich spielt gerade ein Bot.

## Vor dem Spiel und darum herum

table-loading = Der Spielplan wird entrollt …
table-lost = Diesen Tisch gibt es hier nicht. Vielleicht ist der Link unvollständig.
table-no-access = Dieser Tisch ist privat. Bitte um einen Link zum Mitspielen oder Zuschauen.
table-unreachable = Der Server antwortet nicht.
table-try-again = Noch einmal versuchen
table-home = Startseite
title-table = Valdora
title-turn = Du bist am Zug · Valdora
connection-lost = Verbindung unterbrochen. Deine Partie ist sicher; neuer Versuch …
connection-now = Jetzt versuchen
connection-back = Wieder verbunden.
connection-rewound = Der Server hat die letzten Züge verloren. Die Partie geht von hier aus weiter.
hand-over = Gib das Gerät weiter an { $seat }
hand-taken = Ich bin { $seat }
hand-never = Auf diesem Gerät nicht mehr fragen

## Die Leiste oben

turn-round = Runde { $round }
turn-yours = Dein Zug
turn-of = { $seat } ist am Zug
turn-over = Partie beendet
turn-watching = du schaust zu
turn-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
sunset-left =
    { $tiles ->
        [one] Letzte Runde frühestens nach { $tiles } weiterem Handwerker (noch { $colours } Farben)
       *[other] Letzte Runde frühestens nach { $tiles } weiteren Handwerkern (noch { $colours } Farben)
    }
sunset-short =
    { $tiles ->
        [one] Spielende: noch mindestens { $tiles } Handwerker
       *[other] Spielende: noch mindestens { $tiles } Handwerker
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
       *[other] , mit Proviant noch { $far }.
    }
now-stay = Du kannst dir kein Ziel leisten: Bleib stehen.
now-possible = Du kannst { $what } – oder den Zug beenden.
now-nothing = Hier gibt es nichts mehr zu tun. Beende den Zug oder nimm etwas zurück.
now-wait = { $seat } ist unterwegs …
now-over = Die Sonne ist untergegangen. Das Spiel ist aus.
now-closed = Dieser Tisch wurde geschlossen.
now-end = Zug beenden
now-skip = Überspringen
now-skip-what = Sofort zeigen, wie dieser Zug ausgeht (F oder Leertaste)
now-rule = Regel { $rule }
can-deliver = liefern
can-load = Edelsteine laden
can-turn = umblättern
can-buy = kaufen
can-return = einen Auftrag zurückgeben
can-silver = Silber nehmen
can-provisions = Proviant aufnehmen
confirm-end = Jetzt beenden?
confirm-silver = Silber nehmen und Zug beenden?
confirm-provisions = Proviant aufnehmen und Zug beenden?
confirm-turn = Nächste Seite aufdecken?
confirm-buy = Kaufen und nächste Seite aufdecken?
undo-step = Zurücknehmen
undo-nothing = Nichts kann zurückgenommen werden: Eine Seite wurde aufgedeckt, oder der Zug hat gerade erst begonnen.

## Der Spielplan

map-title = Das Tal
map-whole = Den ganzen Spielplan zeigen
map-near = Näher heran
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
space-pawns =
    { $count ->
        [one] Hier steht { $seats }
       *[other] Hier stehen { $seats }
    }
use-equipment = Eine Ausrüstung: 1 Gold
use-commissions = Ein Auftrag: { coins }
use-pages =
    { $free ->
        [0] Jede Seite: { coins }
        [one] Erste Seite frei, dann je { coins }
       *[other] Die ersten { $free } Seiten frei, dann je { coins }
    }
use-provisions = Proviant: kostenlos
use-harbour =
    { $ships ->
        [one] { $ships } Edelstein vom Ablagefeld laden
       *[other] Bis zu { $ships } Edelsteine vom Ablagefeld laden
    }
use-mine = Silber: füllt deinen Beutel auf { coins }
use-house = Hier werden Aufträge mit dem { crest.en } Wappen geliefert
trip-free = Erreichbar
trip-provisions = Verbraucht deinen Proviant
trip-price = Begegnungen: { coins }
trip-deliver = { $what } liefern
trip-load = { $what } laden
trip-book = Das Buch benutzen
trip-silver = { coins } nehmen
trip-take-provisions = Proviant aufnehmen
trip-go = Dorthin gehen

## Laden und liefern

tray-title = Was du hier tun kannst
tray-load = Laden auf
tray-deliver = Liefern
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
book-pages =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
book-meter =
    { $free ->
        [yes] Die nächste Seite ist frei; du hast { has-coins }
       *[no] Die nächste Seite kostet { needs-coins }; du hast { has-coins }
    }
book-seen = Seiten, die alle gesehen haben
book-covered = Wie am Spieltisch: Was in diesem Buch zu sehen war, bleibt im Gedächtnis.
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
wheel-left =
    { $count ->
        [one] Farbe übrig
       *[other] Farben übrig
    }
player-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
player-provisions = mit Proviant
player-no-provisions = ohne Proviant
player-covered = Wie am Spieltisch: Gezählt wird am Ende.
player-completed =
    { $count ->
        [one] { $count } erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    }
player-where = Ort
card-carries = { slot } mit { gemstone }
card-empty = { slot }, leer
card-commission = { crest.er } Auftrag: { points }
bar-players = Spieler
bar-craftsmen = Handwerker
bar-books = Bücher

## Verlauf, Chat, Rückblick, Tipp

log-title = Verlauf
log-empty = Es ist noch nichts geschehen.
log-took-back =
    { $count ->
        [one] { $seat } nimmt { $count } Schritt zurück.
       *[other] { $seat } nimmt { $count } Schritte zurück.
    }
log-seat-left = { $seat } geht; ein Bot spielt weiter.
log-seat-away = { $seat } ist nicht da; ein Bot spielt weiter.
log-seat-back = { $seat } ist zurück und spielt weiter.
log-seat-resigned = { $seat } gibt auf; ein Bot spielt zu Ende.
log-seat-host = { $seat } ist jetzt Gastgeber.
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-waits = Wird gesagt, sobald die Verbindung wieder steht.
recap-title = Seit deinem letzten Zug
recap-show = Auf dem Spielplan zeigen
hint-title = Tipp eines Bots
hint-ask = Was würde ein Bot tun?
hint-thinking = Überlegt …
hint-show = Auf dem Spielplan zeigen

## Das Menü dieses Geräts

menu-title = Menü
menu-speed = Tempo fremder Züge
menu-notify = Bescheid geben, wenn ich am Zug bin
menu-coach = Tipps für die erste Partie
menu-rules = Regeln
menu-leave = Den Tisch verlassen (ein Bot spielt weiter)
menu-leave-sure = Wirklich verlassen?
menu-return = Meinen Platz wieder einnehmen
keys-title = Tasten
key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
keys-map = zu deiner Figur auf dem Spielplan
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
keys-hint = Tipp
keys-recap = seit deinem letzten Zug
keys-skip = den gezeigten Zug überspringen
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
ledger-helped = zum Teil von einem Bot gespielt
ledger-rematch = Noch einmal spielen
ledger-replay = Die Partie noch einmal ansehen

## Tipps für die erste Partie

coach-title = Tipp
coach-got-it = Verstanden
coach-no-more = Keine Tipps mehr
coach-goal = Kaufe Aufträge, hole, was die Auftraggeber wünschen, und bring es zum Haus mit ihrem Wappen. In jedem Zug: gehen, dann dort eine Sache tun.
coach-commission = Du hast noch keinen Auftrag. Es gibt sie in den Städten { $cities }, für je { coins }.
coach-gold = Deine Pfanne nimmt Gold, kostenlos, auf jedem Straßenfeld, auf dem welches liegt. Mit Gold kauft man Ausrüstung, und manche Auftraggeber wünschen es.
coach-equip = Mit dem Gold, das du trägst, kaufst du Ausrüstung für das, was dein Auftrag verlangt. Es gibt sie in den Städten { $cities }.
coach-fetch = Dein Auftrag verlangt einen Edelstein, den du tragen kannst. Geh zu einem Straßenfeld, auf dem einer liegt, und lade ihn.
coach-go-deliver = Du hast, was ein Auftraggeber wünscht. Geh zum Haus mit demselben Wappen wie auf deiner Karte.
coach-no-coins = Du hast zu wenige Münzen. Eine Silbermine füllt deinen Beutel.
coach-way = Das ist mehr als einen Zug weit: Halte zuerst am markierten Ort.
coach-take-provisions = Mehr nützt dir hier nicht. Nimm Proviant: Damit kommst du nächstes Mal durch eine Stadt.
coach-encounter = Eine Münze neben einem Ort ist, was du denen zahlst, die dort stehen.
coach-provisions = Dein Weg endet in der nächsten Stadt. Mit Proviant, den es in jeder Stadt gibt, kommst du durch eine hindurch.
coach-wait = Jetzt spielen die anderen. Der Verlauf erzählt, was sie tun; danach bist du wieder am Zug.
coach-deliver = Liefern bringt Punkte und einen Handwerker. Dein erster Handwerker jeder Farbe ist { points } mehr wert, und genug von einer Farbe eröffnen eine Werkstatt.
coach-load = Wähle ein Werkzeug, um den Edelstein zu laden, oder zieh ihn auf die Karte. Jede Karte trägt einen.
coach-ship = Im Hafen lädst du vom Ablagefeld, einen Edelstein je Schiff.
coach-equipment = Ausrüstung kostet ein Gold, das du trägst. Jedes Werkzeug nimmt eine Sorte; Pferd und Karren nehmen jede, gegen Münzen.
coach-commissions = Kaufe eine sichtbare Seite für { coins }. Mehr als { limit-open } darfst du nicht haben.
coach-pages =
    { $free ->
        [0] Jede Seite kostet { coins }.
        [one] Die erste Seite ist frei, jede weitere kostet { coins }.
       *[other] Die ersten { $free } Seiten sind frei, jede weitere kostet { coins }.
    } Man kann in beide Richtungen blättern.
coach-silver = Silber nehmen füllt deinen Beutel auf { coins } und beendet deinen Zug.
coach-end = Wenn du hier fertig bist, beende den Zug. Du kannst alles zurücknehmen, bis eine neue Seite aufgedeckt ist.
coach-final = Die letzte Runde: Alle spielen sie zu Ende. Liefere, was du kannst; offene Aufträge zählen nichts.

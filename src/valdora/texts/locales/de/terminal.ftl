### The game in a terminal, in German. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = P
terminal-person = Spieler { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = warum
terminal-word-undo = zurück
terminal-word-hint = tipp
terminal-word-score = punkte
terminal-word-log = verlauf
terminal-word-rules = regeln
terminal-word-map = plan
terminal-word-books = bücher
terminal-word-players = spieler
terminal-word-craftsmen = handwerker
terminal-word-help = hilfe
terminal-word-quit = beenden

terminal-help =
    Wähle mit der Nummer oder der Notation: „12“, „move north-3“, „load ruby cart“.
    Die Notation darf kürzer sein, solange sie eindeutig bleibt: „l r c“, „n3“ für north-3, oder nur das Feld.
    Diese Wörter gehen jederzeit; auch sie darf man abkürzen:
terminal-help-keys = Tasten: ↑ ↓ und Eingabe wählen, F1 Hilfe, F2 Bücher, F3 Handwerker, F4 Verlauf, F5 Regeln, F6 Tipp, Strg+Z nimmt zurück, Strg+C beendet. Ein Klick auf den Spielplan zieht dorthin.
terminal-help-word = { $word }: { $word_id ->
    [why] warum etwas nicht angeboten wird, zum Beispiel „why move B“
    [undo] die letzte Aktion dieses Zugs zurücknehmen, solange keine neue Seite zu sehen war
    [hint] die besten Züge jetzt, mit deinen Gewinnchancen
    [score] die Punkte bisher, nach Herkunft
    [log] was geschehen ist
    [rules] die Regeln, oder nur, was sie zu einem Wort sagen: „rules Proviant“
    [map] alle Felder, was dort liegt und wer dort steht
    [books] die sichtbaren Seiten der vier Bücher
    [players] Ausrüstung und Aufträge aller Spieler
    [craftsmen] die übrigen Handwerker und die Werkstätten
    [help] diese Seite
   *[quit] speichern und beenden
}

## What now

terminal-now = { $name }: { $phase ->
    [move] Wohin soll es gehen?
    [load] { $ships ->
        [0] Mehr laden oder den Zug beenden.
        [one] Noch { $ships } Edelstein laden oder den Zug beenden.
       *[other] Noch bis zu { $ships } Edelsteine laden oder den Zug beenden.
    }
    [deliver] Mehr liefern oder den Zug beenden.
    [act] Du kannst { $what } – oder den Zug beenden.
   *[nothing] Hier gibt es nichts mehr zu tun. Beende den Zug.
}
terminal-thinking = { $name } denkt nach …
terminal-status = Runde { $round }
terminal-final = letzte Runde
terminal-tiles-left = { $count ->
    [one] noch { $count } Handwerker
   *[other] noch { $count } Handwerker
}
terminal-turn = Runde { $round }, { $name }
terminal-type-here = Nummer, Notation oder Wort; ? für Hilfe
terminal-welcome = Valdora. „?“ zeigt die Hilfe.
terminal-resumed = Die Partie geht weiter. „?“ zeigt die Hilfe.

## Choices

terminal-choice-offers = { $choice }. Dort möglich: { $offers }
terminal-offer-deliver = { $commissions } liefern
terminal-offer-load = { $gemstones } laden
terminal-offer-book = das Buch benutzen
terminal-offer-silver = Silber nehmen
terminal-offer-provisions = Proviant aufnehmen
terminal-brief-book = Buch
terminal-final-sign = endgültig

## Answers

terminal-unknown = „{ $text }“ bedeutet hier nichts. Tippe eine Nummer, eine Aktion oder „?“.
terminal-unclear = Das kann { $candidates } heißen. Tippe etwas mehr.
terminal-why = { $action }: { $reason } (Regel { $rule })
terminal-why-allowed = { $action }: Das ist erlaubt.
terminal-why-what = Frage nach einer Aktion oder einem Feld, zum Beispiel „why move B“.
terminal-undone = Zurückgenommen: { $action }
terminal-no-undo = Nichts zurückzunehmen: Der Zug hat gerade erst begonnen, oder eine neue Seite war zu sehen (B1).
terminal-term = { $name }: { $text }
terminal-hint-thinking = Die besten Züge werden gesucht …
terminal-no-hint = Gerade gibt es keinen Tipp.
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: valdora play --resume { $file }
terminal-recorded = Die Partie ist aufgezeichnet in { $file }
terminal-too-small = Das Terminal ist zu klein: { $width } mal { $height } Zeichen. Valdora braucht 80 mal 24. Vergrößere das Fenster oder spiele mit --plain.
terminal-close = Esc schließt

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] mit Proviant
   *[no] ohne Proviant
}, { points }.
terminal-equipment = Ausrüstung: { $equipment }.
terminal-open = { $count ->
    [0] Keine offenen Aufträge.
   *[other] Offene Aufträge: { $commissions }.
}
terminal-hired = Handwerker: { $craftsmen }. Bonusplättchen: { $bonus }.
terminal-book-line = Buch { $book }: links { $left } ({ $left_count }), rechts { $right } ({ $right_count }).
terminal-book-seen = Darunter gesehen: { $cards }.
terminal-no-page = nichts
terminal-craft-line = { colour }: { $count ->
    [one] noch { $count } Handwerker
   *[other] noch { $count } Handwerker
}; die Werkstatt braucht { $needs }, { points }, { $holder ->
    [free] noch frei
    [gone] aus dem Spiel
   *[owned] gehört { $name }
}.
terminal-bonus-left = Bonusplättchen übrig: { $count }.
terminal-rival-row = Die nächsten Karten des Rivalen: { $crests }.
terminal-stones = { $count ->
    [0] – leer.
   *[other] – { $gemstones }.
}
terminal-ships = – Schiffe: { $count }.
terminal-pawns = – hier: { $names }{ $coins ->
    [0] .
   *[other] ; anhalten kostet { coins }.
}
terminal-discard-line = Ablagefeld: { $count ->
    [0] leer
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = Mine
terminal-title-now = Was nun?
terminal-title-books = Bücher
terminal-title-craftsmen = Handwerker
terminal-title-log = Verlauf
terminal-title-end = Das Spiel ist aus

## The score

score-commissions = Aufträge
score-colours = Handwerkerfarben
score-workshops = Werkstätten
score-bonus = Bonusplättchen
score-gemstones = Edelsteine
score-total = Summe
terminal-score-line = { $name }: { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } teilen sich den Sieg.
    }
   *[no] { $count ->
        [one] { $names } liegt vorn.
       *[other] { $names } liegen gleichauf vorn.
    }
}

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = In { $folder } läuft keine Partie. Beginne eine mit: valdora play
save-no-such-game = In { $file } ist keine Partie.
save-no-seats = Neben { $file } liegt keine private Datei, die sagt, wer spielt. Gib es mit --seats an.
save-no-secret = Die Reihenfolge der Seiten von { $file } ist unbekannt: Die private Datei fehlt. Die Partie kann nachgespielt, aber nicht fortgesetzt werden.
save-private-unreadable = { $file } lässt sich nicht lesen.
save-other-seats = Die Partie hat { $players } Spieler, nicht { $got }.
save-in-use = { $file } wird in einem anderen Terminal gespielt.
save-unwritable = In { $path } lässt sich die Partie nicht speichern ({ $detail }). Nenne mit VALDORA_DATA_DIR einen anderen Ordner.

## The command line

cli-play-help = im Terminal spielen, gegen Bots und mit anderen an derselben Tastatur
cli-play-seats = wer spielt, in der Reihenfolge der Plätze: you, you:NAME oder ein Bot (Standard: { $default }; bekannte Bots: { $known })
cli-play-seed = nach dieser Zahl austeilen, für alle gleich
cli-play-edition = die gespielte Ausgabe (Standard: { $usual }, mit 2 Plätzen { $duel })
cli-play-plain = Zeile für Zeile statt Vollbild: für Pipes und Screenreader
cli-play-resume = eine gespeicherte Partie fortsetzen; ohne FILE die zuletzt gespielte
cli-play-seats-unknown = Es gibt keinen Spieler „{ $got }“. Nimm „you“, „you:NAME“ oder einen Bot: { $known }.
cli-play-seats-name = Der Name von Platz { $number } enthält Zeichen, die sich nicht zeigen lassen.
cli-play-resume-only = --resume setzt eine Partie fort, die schon ausgeteilt ist; --seed hat dabei keinen Sinn.

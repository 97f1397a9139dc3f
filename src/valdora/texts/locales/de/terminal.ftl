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
terminal-word-log = protokoll
terminal-word-rules = regeln
terminal-word-map = karte
terminal-word-books = bücher
terminal-word-players = spieler
terminal-word-craftsmen = handwerker
terminal-word-help = hilfe
terminal-word-quit = beenden

terminal-help =
    Wähle mit der Nummer oder der Notation: „12“, „move north-3“, „load ruby cart“.
    Die Notation darf kürzer sein, solange sie eindeutig bleibt: „l r c“, „n3“ für north-3, oder nur das Feld.
    Diese Wörter gehen jederzeit; auch sie darf man abkürzen:
terminal-help-keys = Tasten: ↑ ↓ und Eingabe wählen, F1 Hilfe, F2 Bücher, F3 Handwerker, F4 Protokoll, F5 Regeln, F6 Tipp, Strg+Z nimmt zurück, Strg+C beendet. Ein Klick auf die Karte zieht dorthin.
terminal-help-word = { $word }: { $word_id ->
    [why] warum etwas nicht angeboten wird, zum Beispiel „why move B“
    [undo] die letzte Aktion dieses Zugs zurücknehmen, solange keine neue Seite zu sehen war
    [hint] die besten Züge jetzt, mit deinen Gewinnchancen
    [score] die Punkte bisher, nach Herkunft
    [log] was geschehen ist
    [rules] die Regeln in Kürze, oder nur zu einem Wort: „rules Proviant“
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
    [book] { $coins ->
        [0] Umblättern (die nächste Seite kostet nichts), kaufen oder den Zug beenden.
       *[other] Umblättern (die nächste Seite für { coins }), kaufen oder den Zug beenden.
    }
    [load] { $ships ->
        [0] Mehr laden oder den Zug beenden.
        [one] Noch { $ships } Edelstein laden oder den Zug beenden.
       *[other] Noch bis zu { $ships } Edelsteine laden oder den Zug beenden.
    }
    [deliver] Mehr ausliefern oder den Zug beenden.
   *[act] Eine Aktion wählen oder den Zug beenden.
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
terminal-offer-deliver = ausliefern: { $commissions }
terminal-offer-load = laden: { $gemstones }
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
terminal-hint-thinking = Die besten Züge werden gesucht …
terminal-no-hint = Jetzt gibt es keinen Tipp.
terminal-no-rule = Die Regeln in Kürze sagen nichts zu „{ $word }“.
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: valdora play --resume { $file }
terminal-recorded = Die Partie ist aufgezeichnet in { $file }
terminal-too-small = Das Terminal ist zu klein: { $width } mal { $height } Zeichen. Valdora braucht 80 mal 24. Vergrößere das Fenster oder spiele mit --plain.
terminal-close = Esc schließt

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] mit Proviant
   *[no] ohne Proviant
}, { points }.
terminal-carries = { $slot } mit { $gemstone }
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
terminal-title-log = Protokoll
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

## The rules in short. The first line is the title

rules-goal =
    Das Ziel
    Kaufe Aufträge, besorge, was die Auftraggeber wünschen, liefere es aus und gewinne so Punkte und Handwerker.
    Punkte (F1): erfüllte Aufträge wie aufgedruckt, 10 für jede Handwerkerfarbe, Werkstätten wie aufgedruckt, 10 je Bonusplättchen, 1 je Edelstein, den du noch trägst.
    Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer die meisten Münzen hat; sonst wird der Sieg geteilt (F2).
rules-turn =
    Ein Zug
    Ziehe deine Spielfigur, das ist Pflicht, und führe dann höchstens eine Aktion aus, wo sie anhält (T1).
    Die Aktionen: ein Buch benutzen, laden, ausliefern, Silber nehmen, Proviant aufnehmen (T2). Nichts zu tun ist erlaubt (Q1).
rules-move =
    Ziehen
    Folge den Straßen, so weit du willst, und halte an, wo du willst, spätestens in der nächsten Stadt (M1).
    Durch eine Stadt kommst du nur mit Proviant, und danach ist er verbraucht (M2). Wo du gestartet bist, darfst du nicht anhalten (M3).
    Kannst du kein Ziel bezahlen, bleibst du stehen und darfst dort handeln (Q10).
rules-encounters =
    Begegnungen
    Wer anhält, wo andere Spielfiguren stehen, zahlt jedem Besitzer sofort 1 Münze (E1). Wer nicht alle bezahlen kann, darf dort nicht anhalten (E2).
    Eine Münze für jemanden, der 6 hat, geht an die Bank (E3). Bei Silberminen kostet es nichts (E4).
rules-book =
    Bücher
    In den Städten A und B kauft man Ausrüstung, in C und D Aufträge. Nur die sichtbare Seite jeder Buchhälfte ist zu kaufen (B1).
    Umblättern legt eine Seite auf die andere Hälfte. Die erste im Zug kostet nichts, jede weitere 1 Münze (B2, B3).
    Ausrüstung kostet 1 Gold, das du trägst, jede nur einmal (B5, B6). Ein Auftrag kostet 1 Münze, höchstens 3 offene (B7); mit 3 gibst du zuerst einen ins Buch zurück (B8).
rules-load =
    Laden
    Jedes Stück Ausrüstung trägt einen Edelstein: Werkzeuge und Goldpfanne ihre Farbe umsonst, Pferd und Karren jede Farbe gegen Münzen (L1).
    Auf einem Straßenfeld lädst du, so viel Platz du hast (L2). Im Hafen oder in der Hafenstadt lädst du vom Ablagefeld, einen je Schiff (L3).
    Pferd und Karren dürfen ihren Edelstein ablegen, um einen anderer Farbe zu laden (L4).
rules-deliver =
    Ausliefern
    Am Haus eines Auftraggebers erfüllst du beliebige offene Aufträge mit seinem Wappen und bezahlst, was sie verlangen: Edelsteine aufs Ablagefeld, Münzen an die Bank (D1).
    Aus welcher Ausrüstung die Edelsteine kommen, wählst du (D2).
rules-craftsmen =
    Handwerker und Werkstätten
    Jeder erfüllte Auftrag bringt einen Handwerker seiner Farbe; ist keiner mehr da, der nächsten Farbe im Uhrzeigersinn (C1).
    Wer zuerst genug Handwerker einer Farbe hat, nimmt ihre Werkstatt (C2). Danach bringt ihm jeder Auftrag dieser Farbe auch ein Bonusplättchen (C3).
rules-silver =
    Silber und Proviant
    Bei einer Silbermine nimmst du Münzen, bis du 6 hast (V1). In jeder Stadt kannst du statt einer anderen Aktion Proviant aufnehmen (P1).
rules-end =
    Das Ende
    Sind nur noch Handwerker höchstens einer Farbe übrig, wird die Runde zu Ende gespielt und gewertet (G1).
rules-duel =
    Das Duell
    Zu zweit nimmt ein Rivale am Ende jedes Zugs mit einem erfüllten Auftrag einen Handwerker, in der Reihenfolge seiner offenen Karten (X3).
    Hat er genug von einer Farbe, deren Werkstatt noch frei ist, kommt diese aus dem Spiel (X4).

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

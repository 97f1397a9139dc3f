# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora, das Brettspiel von Michael Schacht: Partien spielen, simulieren, nachspielen und prüfen.
cli-command = BEFEHL
cli-commands = Befehle
cli-lang-help = die Sprache aller Texte; sonst die des Systems
cli-version-help = die Version anzeigen und beenden
cli-json-help = die letzte Zeile auf stdout ist ein JSON-Objekt
cli-interrupted = Abgebrochen.
cli-number = „{ $got }“ ist keine ganze Zahl von { $low } bis { $high }
cli-unwritable = { $path } lässt sich nicht schreiben ({ $detail }). Nenne mit --out einen anderen Ordner.
cli-output = Die Ausgabe lässt sich nicht schreiben ({ $detail }).
cli-progress = { $done } von { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}

## argparse (texts with % are filled in by Python)

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-error = %(prog)s: falscher Aufruf: %(message)s
argparse-argument = bei %(argument_name)s: %(message)s
argparse-required = es fehlt: %s
argparse-unrecognized = unbekannt: %s
argparse-one = ein Wert wird erwartet
argparse-some = mindestens ein Wert wird erwartet
argparse-choice = %(value)r ist nicht möglich; zur Wahl stehen %(choices)s
argparse-value = %(value)r ist kein Wert der Art %(type)s
argparse-explicit = hier steht kein Wert, also auch nicht %r
argparse-conflict = das geht nicht zusammen mit %s
argparse-one-of = eines davon wird gebraucht: %s

## Simulate

cli-simulate-help = Bots ganze Partien spielen lassen und Spieldateien schreiben
cli-simulate-players = wie viele Spieler, 2 bis 5; zu zweit wird das Duell gespielt (Standard: 4)
cli-simulate-bots = die Bots in der Reihenfolge der Plätze oder einer für alle (Standard: random); bekannt: { $known }
cli-simulate-games = wie viele Partien (Standard: 1)
cli-simulate-seed = die Startzahl der ersten Partie; jede weitere nimmt die nächste Zahl (Standard: 1)
cli-simulate-edition = die gespielte Ausgabe (Standard: { $usual }, zu zweit { $duel })
cli-simulate-max-rounds = eine Partie nach so vielen Runden abbrechen, 0 für nie (Standard: 200)
cli-simulate-out = für jede Partie eine Spieldatei in diesen Ordner schreiben
cli-simulate-show = die erste Partie Zug für Zug erzählen
cli-on-help = die Arbeit einem Ray-Cluster geben: „ray“ macht einen auf diesem Rechner, ray://HOST:PORT ist einer, der schon läuft
cli-on = „{ $got }“ ist kein Cluster; möglich sind ray und ray://HOST:PORT
cli-unknown-bot = einen Bot „{ $got }“ gibt es nicht; bekannt: { $known }
cli-guest-taken = Der Bot „{ $bot }“ des Pakets { $package } wird nicht benutzt: { $taken } hat schon einen dieses Namens.
cli-guest-name = Der Bot „{ $bot }“ des Pakets { $package } wird nicht benutzt: Ein Name hat höchstens 24 Zeichen aus a–z, 0–9 und „-“ und beginnt mit einem Buchstaben.
cli-guest-failed = Der Bot „{ $bot }“ des Pakets { $package } ist gescheitert: { $detail }
cli-bots-count = nenne einen Bot für alle Plätze oder { $players } Bots, nicht { $got }
cli-players = Die Ausgabe { $edition } ist für { cli-edition-players }, nicht für { $got }.
cli-simulate-done = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gespielt, { $unfinished } davon nicht zu Ende.
cli-simulate-seat = { $name }: { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
}, im Schnitt { $mean } Punkte
cli-simulate-files = Die Spieldateien liegen in { $folder }.

## Replay and verify

cli-replay-help = eine Spieldatei nacherzählen oder eine Stellung daraus zeigen
cli-review-help = eine Spieldatei beurteilen: wer wann wie gut stand, Glück und Entscheidungen
cli-review-seed = eine andere Zahl, andere Simulationen (Standard: 0)
cli-review-files = eine oder mehrere Spieldateien (*.valdora); bei mehreren stehen zu jeder Glück und Entscheidungen
cli-verify-help = prüfen, ob eine Spieldatei eine regelgerechte Partie erzählt
cli-file-help = eine Spieldatei (*.valdora)
cli-record-edition = die Datei der Ausgabe, falls mit einer eigenen Ausgabe gespielt wurde
cli-replay-at = die Stellung vor Schritt N zeigen
cli-replay-json = je Schritt ein JSON-Objekt, bevor er gespielt wird, mit allem, was erlaubt ist
cli-replay-too-far = { $file } hat { $plies ->
    [one] 1 Schritt
   *[other] { $plies } Schritte
}; eine Stellung vor Schritt { $at } gibt es nicht.
cli-verified = { $file }: alles in Ordnung. { $plies ->
    [one] 1 Schritt
   *[other] { $plies } Schritte
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $finished ->
    [yes] zu Ende gespielt
   *[no] nicht zu Ende gespielt
}; { $deal ->
    [checked] die Verteilung folgt aus der Startzahl
    [sealed] die Verteilung ist bis zum Ende versiegelt
   *[recorded] verteilt wurde anderswo
}.
cli-file-fault = { $file }: { $fault }
cli-line-fault = { $file }, Zeile { $line }: { $fault }

## A game in words

cli-story-begin = { $edition }, { $players } Spieler
cli-story-turn = Runde { $round }, { $name }
cli-points = { $name }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} (Aufträge { $commissions }, Farben { $colours }, Werkstätten { $workshops }, Bonus { $bonus }, Edelsteine { $gemstones })
cli-unfinished = Nicht zu Ende gespielt.
cli-winners = { $count ->
    [1] { $names } gewinnt.
   *[other] Gemeinsamer Sieg: { $names }.
}
cli-position = Vor Schritt { $at }: Runde { $round }, am Zug ist { $name }
cli-position-player = { $space }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $provisions ->
    [yes] mit Proviant
   *[no] ohne Proviant
}
cli-position-equipment = Ausrüstung: { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Offene Aufträge: { $commissions }
cli-position-book = Buch { $book }: links { $left }, rechts { $right }, { $unseen ->
    [one] 1 Seite
   *[other] { $unseen } Seiten
} noch ungesehen
cli-position-choices = Jetzt erlaubt (> wird gespielt):

## Editions

cli-edition-help = Ausgaben auflisten, zeigen oder prüfen: alle Zahlen des Spiels
cli-edition-list-help = die veröffentlichten Ausgaben auflisten
cli-edition-show-help = alle Zahlen einer Ausgabe zeigen und woher sie stammen
cli-edition-check-help = die Datei einer Ausgabe prüfen und alle Fehler nennen
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 Spieler
       *[other] { $low } bis { $high } Spieler
    }
   *[other] { $low } bis { $high } Spieler
}
cli-edition-marks = Zahlen ohne Zeichen stehen in einer Spielregel, { $found } in einer Besprechung, { $reconstructed } sind erschlossen.
cli-edition-fine = { $file }: Die Ausgabe { $id } ist in Ordnung (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = messen, wie schnell dieser Rechner spielt
cli-bench-rules-help = Zufallspartien zu viert nach den Regeln: CPU-Zeit, Median aus drei Läufen
cli-bench-games = wie viele Partien je Lauf (Standard: 10)
bench-decisions-per-second = { $value } Entscheidungen je Sekunde
bench-decisions-per-game = { $value } Entscheidungen je Partie
bench-forced-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } davon ohne Wahl
bench-rounds-per-game = { $value } Runden je Partie

### Eine Partie im Nachhinein beurteilt, auf Deutsch. Argumente: siehe die englische Datei.

review-title = Was die Partie entschied
review-tab = Analyse
review-ask = Partie analysieren
review-how-long = Ein Bot geht die Partie Zug für Zug durch, einmal für alle. Das dauert einige Minuten; wie viele noch, siehst du nach den ersten Zügen.
review-progress = Analysierte Züge: { $done } von { $total }
review-waiting = Die Analyse wird vorbereitet …
review-queue =
    { $ahead ->
        [one] Vorher wird noch eine andere Partie analysiert.
       *[other] Vorher werden noch { $ahead } andere Partien analysiert.
    }
review-left-unknown = Wie lange es dauert, siehst du nach den ersten Zügen.
review-left-soon = Noch weniger als eine Minute.
review-left-about = Noch etwa { $minutes } Minuten.
review-left-most = Noch höchstens etwa { $minutes } Minuten.
review-left-range = Noch etwa { $low } bis { $high } Minuten.
review-meanwhile = Du kannst die Seite verlassen, es geht trotzdem weiter.
review-offline = Der Server antwortet gerade nicht. Diese Seite versucht es von selbst wieder.
review-restarted = Der Server wurde zwischendurch neu gestartet; die Analyse hat deshalb von vorn begonnen.
review-failed = Die Partie konnte nicht analysiert werden.
review-why-no-judge = Partien dieser Ausgabe kann kein Bot beurteilen.
review-why-older-rules = Die Partie folgt älteren Regeln, und der Bot, der urteilt, kennt nur die neuesten.
review-why-unreadable = Ihre Aufzeichnung lässt sich mit dieser Version des Spiels nicht nachspielen.
review-why-fault = Im Bot steckt ein Fehler; Näheres steht im Protokoll des Servers.
review-why-died = Die Analyse wurde mittendrin beendet.
review-why-silent = Ein einzelner Zug hat den Bot viel zu lange beschäftigt; er hat aufgegeben.
review-why-not-stored = Das Ergebnis konnte nicht gespeichert werden; ein neuer Versuch speichert es nur noch einmal.
review-again = Noch einmal versuchen
review-chart = Gewinnchancen Zug für Zug
review-swings = Die entscheidenden Züge
review-swing = Runde { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Glück { $luck }, Entscheidung { $decision }.
review-rest = Der Rest, { $rest }, ist keins von beidem: Die anderen haben danach gut oder schlecht gespielt, oder der Bot, der urteilt, hat nicht so weit geschaut.
review-better = Besser: { $actions } ({ $share } statt { $other }).
review-sums = Glück und Entscheidungen
    .means = Änderungen der Gewinnchance, über alle Züge zusammengezählt. Eine Summe kann mehr als 100 % sein.
review-luck = Glück
    .means = durch aufgedeckte Seiten
review-decisions = Entscheidungen
    .means = durch Züge, die klar schlechter waren als der beste
review-nothing = Es wurde noch nichts gespielt.
review-show = Noch einmal ansehen

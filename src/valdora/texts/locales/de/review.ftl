### Eine Partie im Nachhinein beurteilt, auf Deutsch. Argumente: siehe die englische Datei.

review-title = Was die Partie entschied
review-tab = Analyse
review-ask = Partie beurteilen
review-how-long = Ein Bot geht die Partie Zug für Zug durch. Das dauert ein, zwei Minuten, einmal für alle.
review-progress = Beurteilte Züge: { $done } von { $total }
review-waiting = Die Beurteilung wird vorbereitet …
review-meanwhile = Du kannst die Seite verlassen, es geht trotzdem weiter.
review-failed = Die Partie konnte nicht beurteilt werden.
review-again = Noch einmal versuchen
review-chart = Gewinnchancen Zug für Zug
review-swings = Die entscheidenden Züge
review-swing = Runde { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Glück { $luck }, Entscheidung { $decision }.
review-better = Besser: { $actions } ({ $share } statt { $other }).
review-sums = Glück und Entscheidungen
    .means = Änderungen der Gewinnchance, über alle Züge zusammengezählt. Eine Summe kann mehr als 100 % sein.
review-luck = Glück
    .means = durch aufgedeckte Seiten
review-decisions = Entscheidungen
    .means = durch Züge, die klar schlechter waren als der beste
review-nothing = Es wurde noch nichts gespielt.
review-show = Noch einmal ansehen

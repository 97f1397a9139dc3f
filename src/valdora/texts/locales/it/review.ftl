### Una partita giudicata dopo, in italiano. Argomenti: vedi il file inglese.

review-title = Che cosa ha deciso la partita
review-tab = Svolte
review-ask = Giudica la partita
review-how-long = Un bot ripercorre la partita turno per turno. Ci vogliono un minuto o due, una volta sola per tutti.
review-progress =
    { $total ->
        [one] { $done } di { $total } turno giudicato
       *[other] { $done } di { $total } turni giudicati
    }
review-waiting = Il giudice si prepara…
review-failed = Non è stato possibile giudicare la partita.
review-again = Riprova
review-chart = Probabilità di vittoria, turno per turno
review-swings = I turni decisivi
review-swing = Round { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Fortuna { $luck }, decisione { $decision }.
review-better = Meglio: { $actions } ({ $share } invece di { $other }).
review-sums = Fortuna e decisioni
review-luck = Fortuna
    .means = per le pagine rivelate
review-decisions = Decisioni
    .means = per i turni nettamente peggiori del migliore
review-nothing = Non si è ancora giocato nulla.
review-show = Rivedi

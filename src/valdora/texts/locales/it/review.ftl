### Una partita giudicata dopo, in italiano. Argomenti: vedi il file inglese.

review-title = Che cosa ha deciso la partita
review-tab = Svolte
review-ask = Giudica la partita
review-how-long = Un bot ripercorre la partita turno per turno. Ci vogliono uno o due minuti, una volta sola per tutti.
review-progress = Turni giudicati: { $done } su { $total }
review-waiting = Il giudice si prepara…
review-meanwhile = Puoi lasciare questa pagina: il giudizio prosegue.
review-failed = Non è stato possibile giudicare la partita.
review-again = Riprova
review-chart = Probabilità di vittoria, turno per turno
review-swings = I turni decisivi
review-swing = Round { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Fortuna { $luck }, decisione { $decision }.
review-better = Meglio: { $actions } ({ $share } invece di { $other }).
review-sums = Fortuna e decisioni
    .means = Variazioni della probabilità di vittoria, sommate su tutti i turni. Una somma può superare il 100%.
review-luck = Fortuna
    .means = per le pagine rivelate
review-decisions = Decisioni
    .means = per i turni nettamente peggiori del migliore
review-nothing = Non si è ancora giocato nulla.
review-show = Rivedi

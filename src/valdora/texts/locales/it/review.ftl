### Una partita giudicata dopo, in italiano. Argomenti: vedi il file inglese.

review-title = Che cosa ha deciso la partita
review-tab = Svolte
review-ask = Analizza la partita
review-how-long = Un bot ripercorre la partita turno per turno, una volta sola per tutti. Ci vogliono alcuni minuti: dopo i primi turni vedi quanti ne mancano.
review-progress = Turni analizzati: { $done } su { $total }
review-waiting = L’analisi si prepara…
review-queue =
    { $ahead ->
        [one] Prima viene analizzata un’altra partita.
       *[other] Prima vengono analizzate altre { $ahead } partite.
    }
review-left-unknown = Quanto dura si vede dopo i primi turni.
review-left-soon = Manca meno di un minuto.
review-left-about = Mancano circa { $minutes } minuti.
review-left-most = Mancano al massimo circa { $minutes } minuti.
review-left-range = Mancano circa { $low }–{ $high } minuti.
review-meanwhile = Puoi lasciare questa pagina: l’analisi prosegue.
review-offline = Al momento il server non risponde. Questa pagina riprova da sola.
review-restarted = Nel frattempo il server è stato riavviato, quindi l’analisi è ricominciata.
review-failed = Non è stato possibile analizzare la partita.
review-why-no-judge = Nessun bot sa giudicare le partite di questa edizione.
review-why-older-rules = La partita segue regole più vecchie, e il bot che giudica conosce solo le ultime.
review-why-unreadable = Questa versione del gioco non riesce a rigiocare la registrazione.
review-why-fault = Il bot ha incontrato un errore; i dettagli sono nel registro del server.
review-why-died = L’analisi è stata interrotta a metà.
review-why-silent = Un solo turno ha richiesto troppo tempo, e il bot ha rinunciato.
review-why-not-stored = Non è stato possibile salvare il risultato; se riprovi, viene soltanto salvato.
review-again = Riprova
review-chart = Probabilità di vittoria, turno per turno
review-swings = I turni decisivi
review-swing = Round { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Fortuna { $luck }, decisione { $decision }.
review-rest = Il resto, { $rest }, non è né l’una né l’altra: gli altri hanno poi giocato bene o male, o il bot che giudica non ha guardato così lontano.
review-better = Meglio: { $actions } ({ $share } invece di { $other }).
review-sums = Fortuna e decisioni
    .means = Variazioni della probabilità di vittoria, sommate su tutti i turni. Una somma può superare il 100%.
review-luck = Fortuna
    .means = per le pagine rivelate
review-decisions = Decisioni
    .means = per i turni nettamente peggiori del migliore
review-nothing = Non si è ancora giocato nulla.
review-show = Rivedi

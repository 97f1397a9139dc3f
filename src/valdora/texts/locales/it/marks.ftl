### Che cosa significano numeri e segni sul tavolo, e le parole della scheda artigiano.

mark-sun = La via del sole fino alla fine della partita. Tramonta, e comincia l’ultimo round, appena restano artigiani di un solo colore al massimo.
mark-round = Il round: ognuno vi gioca un turno.
mark-score = Punti finora: tutto ciò che conterebbe se la partita finisse adesso.
mark-purse = { $count ->
        [one] { $count } moneta nella borsa, che ne contiene al massimo { $purse }
       *[other] { $count } monete nella borsa, che ne contiene al massimo { $purse }
    }
mark-pile = Artigiani rimasti, { crest }: { $pile }
mark-first = Il tuo primo artigiano di questo colore: { points }
mark-had = Hai questo colore: { points }
mark-needs = Il laboratorio va a chi per primo ne ha { $needs }, e vale { points }.
mark-taken = Il laboratorio è di { $seat } e vale { points }.
mark-lost = Il laboratorio è uscito dal gioco.
mark-race = { $seat }, { crest }: { $has } dei { $needs } artigiani per il laboratorio
mark-hired = Artigiani assunti, { crest }: { $count }
mark-workshop = Laboratorio, { crest }: { points }
mark-bonus = Tessere bonus: { $count }, ognuna vale { points }
mark-open = Commissione incompleta, { crest.f }: { points }
mark-place = Non ancora comprato: { slot }
mark-room = Posto per un’altra commissione
mark-ribbon = Le pagine come stanno, viste da tutti: lato sinistro, dorso, lato destro. Quelle pallide non sono ancora state rivelate; il numero dice quante sono.
mark-odds-left = Quante di queste pagine nessuno ha ancora visto
mark-odds-next = Quanto è probabile che sia la prossima pagina
mark-odds-within =
    { $count ->
        [one] Quanto è probabile che esca se volti la pagina che puoi pagare
       *[other] Quanto è probabile che esca se volti tutte le { $count } pagine che puoi pagare
    }
mark-depth = Quante pagine stanno su questo lato
mark-race-left = Quanti artigiani del colore restano
mark-race-needs = Quanti artigiani del colore servono per il suo laboratorio
mark-race-points = Quanti punti vale il laboratorio
race-needs = servono
craft-explained = Il tuo primo artigiano di ogni colore vale { points }. Chi per primo ne ha abbastanza di un colore riceve anche il suo laboratorio.

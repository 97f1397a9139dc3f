### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = In questo gioco questa azione non esiste: { $notation }
reason-game-over = La partita è finita.
reason-reveal-first = Prima va rivelata la prossima pagina del libro della città { $book }.
reason-already-moved = In questo turno hai già mosso.
reason-can-move = Puoi pagare una destinazione, quindi devi muovere.
reason-move-first = Prima devi muovere la pedina.
reason-nothing-to-reveal = Ora non c’è nessuna pagina da rivelare nel libro della città { $book }.
reason-other-book = La pagina da rivelare ora è nel libro della città { $book }.
reason-card-not-unseen = Questa carta non è più fra le pagine non ancora viste del libro della città { $book }: { $card }.
reason-start-space = La tua pedina non può fermarsi dov’era all’inizio del turno, { $space_at }.
reason-too-far = Non puoi arrivare { $space_to } in un solo turno, nemmeno con le provviste.
reason-needs-provisions = Per arrivare { $space_to } si attraversa una città: servono le provviste.
reason-encounter-unpaid = Gli incontri { $space_at } costano { needs-coins }, ma tu hai { has-coins }.
reason-no-book-here = Non c’è nessun libro { $space_at }.
reason-no-commission-book-here = Non c’è nessun libro delle commissioni { $space_at }.
reason-nothing-to-load-here = Non si possono caricare gemme { $space_at }.
reason-no-house-here = Non si può consegnare nulla { $space_at }.
reason-no-mine-here = Non ci si può rifornire d’argento { $space_at }.
reason-no-city-here = Non ci si può rifornire di provviste { $space_at }.
reason-one-action =
    Una sola azione per turno, e tu hai già { $done ->
        [book] usato il libro
        [load] caricato
       *[deliver] consegnato
    }.
reason-side-empty = Il lato { side } del libro della città { $book } è vuoto.
reason-page-unpaid = Un’altra pagina costa { needs-coins }, ma tu hai { has-coins }.
reason-pay-with-coins = Una commissione non si paga con l’oro: costa { needs-coins }.
reason-commission-unpaid = Una commissione costa { needs-coins }, ma tu hai { has-coins }.
reason-hand-full = Non puoi avere più di { limit-open }. Prima restituiscine una.
reason-pay-with-gold = L’equipaggiamento si paga con l’oro. Indica da dove lo prendi.
reason-already-owned = Hai già { slot.a }: ogni oggetto si può avere una volta sola.
reason-slot-not-owned = Non hai { slot.a }.
reason-slot-without-gold = Non c’è oro { slot.on }.
reason-not-open = Non è fra le tue commissioni incomplete: { $commission }.
reason-hand-not-full = Puoi restituire una commissione solo se hai { limit-open }; ne hai { $has }.
reason-return-unpaid = Puoi restituire una commissione solo se puoi pagarne un’altra: costa { needs-coins }, ma tu hai { has-coins }.
reason-book-empty = Il libro della città { $book } è vuoto: restituire una commissione non servirebbe a nulla.
reason-already-loaded = In questo turno hai già caricato { slot.the }.
reason-slot-full = Non c’è più posto: { slot.on } c’è già { gemstone.a }.
reason-same-colour = Serve un altro colore: { slot.on } c’è già { gemstone.a }.
reason-not-lying-here = Non c’è { gemstone.no } { $space_at }.
reason-ships-used =
    { $ships ->
        [one] L’unica nave del porto è già stata usata in questo turno.
       *[other] Le { $ships } navi del porto sono già state usate in questo turno.
    }
reason-not-in-discard = Non c’è { gemstone.no } nella casella degli scarti.
reason-load-unpaid = Caricare { slot.the } costa { needs-coins }, ma tu hai { has-coins }.
reason-other-crest = Questa commissione si consegna al palazzo { crest }, non qui.
reason-gemstones-missing = Non sono le gemme richieste: { $commission }.
reason-delivery-unpaid = Il cliente vuole { needs-coins }, ma tu hai { has-coins }.
reason-purse-full = La tua borsa è piena: hai { has-coins }.
reason-has-provisions = Hai già le provviste.

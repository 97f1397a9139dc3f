### What happened. Arguments are the fields of the event; $seat and $owner are names.

event-page-revealed = Il libro della città { $book } mostra { $card_a }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } consuma le provviste e si sposta { $space_to }.
       *[no] { $seat } si sposta { $space_to }.
    }
event-pawn-stayed = { $seat } non può pagare nessuna destinazione e resta { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } incontra { $owner }, che ha la borsa piena, e paga { coins } alla banca.
       *[no] { $seat } incontra { $owner } e paga { coins }.
    }
event-page-turned = { $seat } volta una pagina { side.turned }{ price }: { $card }.
event-equipment-bought = { $seat } compra { equipment.a } con l’oro preso { slot.from }.
event-commission-bought = { $seat } compra { $commission_a }{ price }.
event-commission-returned = { $seat } restituisce { $commission_a } al lato { side } del libro.
event-gemstone-dropped = { $seat } scarica { gemstone.a } { slot.from } nella casella degli scarti.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } carica { gemstone.a } dalla casella degli scarti { slot.onto }{ price }.
       *[no] { $seat } carica { gemstone.a } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } completa { $commission_a }{ worth }.
event-bonus-taken = { $seat } prende una tessera bonus per il laboratorio { crest }{ worth }.
event-craftsman-hired = { $seat } assume un artigiano { colour }.
event-no-craftsman-left = { $seat } non assume nessuno: gli artigiani sono finiti.
event-workshop-opened = { $seat } apre il laboratorio { colour }{ worth }.
event-silver-taken = { $seat } prende { coins } alla miniera d’argento.
event-provisions-taken = { $seat } si rifornisce di provviste.
event-rival-hired = Il rivale assume un artigiano { colour }.
event-workshop-removed = Il rivale toglie dal gioco il laboratorio { colour }.
event-final-round-began = Il round { $round } è l’ultimo.
event-turn-ended = { $seat } termina il turno.
event-game-ended =
    { $winners_count ->
        [1] { $winners } vince la partita.
       *[other] { $winners } condividono la vittoria.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone.a }
did-pawn-moved = si sposta { $space_to }
did-pawn-stayed = resta { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] paga { coins } alla banca
       *[no] paga { coins } a { $owner }
    }
did-page-turned =
    { $count ->
        [one] volta { $count } pagina
       *[other] volta { $count } pagine
    }
did-equipment-bought = compra { $what }
did-commission-bought =
    { $covered ->
        [yes] compra { counted-commissions }
       *[no] compra { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] restituisce { counted-commissions }
       *[no] restituisce { $what }
    }
did-gemstone-loaded = carica { $what }
did-commission-completed =
    { $covered ->
        [yes] completa { counted-commissions }
       *[no] completa { $what } (+{ $points })
    }
did-workshop-opened = apre il laboratorio { colour }
did-silver-taken = prende { coins }
did-provisions-taken = si rifornisce di provviste
counted-commissions =
    { $count ->
        [one] { $count } commissione
       *[other] { $count } commissioni
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = Il libro della città { $book } mostra una nuova pagina.
covered-page-turned = { $seat } volta una pagina { side.turned }{ price }.
covered-commission-bought = { $seat } compra una commissione{ price }.
covered-commission-returned = { $seat } restituisce una commissione al lato { side } del libro.
covered-commission-completed = { $seat } completa una commissione.

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

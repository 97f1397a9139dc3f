### What happened. Arguments are the fields of the event; $seat and $owner are names.

event-page-revealed = El libro de la ciudad { $book } muestra { $card_a }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } gasta las provisiones y se mueve { $space_to }.
       *[no] { $seat } se mueve { $space_to }.
    }
event-pawn-stayed = { $seat } no puede pagar ningún destino y se queda { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } se encuentra con { $owner }, que tiene la bolsa llena, y paga { coins } al banco.
       *[no] { $seat } se encuentra con { $owner } y le paga { coins }.
    }
event-page-turned = { $seat } pasa una página { side.turned }{ price }: { $card }.
event-equipment-bought = { $seat } compra { equipment.a } con el oro { slot.of }.
event-commission-bought = { $seat } compra { $commission_a }{ price }.
event-commission-returned = { $seat } devuelve { $commission_a } al lado { side } del libro.
event-gemstone-dropped = { $seat } descarga { gemstone.a } { slot.of } en la zona de descarte.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } carga { gemstone.a } de la zona de descarte { slot.onto }{ price }.
       *[no] { $seat } carga { gemstone.a } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } completa { $commission_a }{ worth }.
event-bonus-taken = { $seat } recibe una ficha bonus por el taller { crest }{ worth }.
event-craftsman-hired = { $seat } contrata a un artesano { colour }.
event-no-craftsman-left = { $seat } no contrata a nadie: no quedan artesanos.
event-workshop-opened = { $seat } abre el taller { colour }{ worth }.
event-silver-taken = { $seat } toma { coins } en la mina de plata.
event-provisions-taken = { $seat } toma provisiones.
event-rival-hired = El rival contrata a un artesano { colour }.
event-workshop-removed = El rival retira del juego el taller { colour }.
event-final-round-began = La ronda { $round } es la última.
event-turn-ended = { $seat } termina su turno.
event-game-ended =
    { $winners_count ->
        [1] { $winners } gana la partida.
       *[other] { $winners } comparten la victoria.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone.a }
did-pawn-moved = se mueve { $space_to }
did-pawn-stayed = se queda { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] paga { coins } al banco
       *[no] paga { coins } a { $owner }
    }
did-page-turned =
    { $count ->
        [one] pasa { $count } página
       *[other] pasa { $count } páginas
    }
did-equipment-bought = compra { $what }
did-commission-bought =
    { $covered ->
        [yes] compra { counted-commissions }
       *[no] compra { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] devuelve { counted-commissions }
       *[no] devuelve { $what }
    }
did-gemstone-loaded = carga { $what }
did-commission-completed =
    { $covered ->
        [yes] completa { counted-commissions }
       *[no] completa { $what } (+{ $points })
    }
did-workshop-opened = abre el taller { colour }
did-silver-taken = toma { coins }
did-provisions-taken = toma provisiones
counted-commissions =
    { $count ->
        [one] { $count } encargo
       *[other] { $count } encargos
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = El libro de la ciudad { $book } muestra una página nueva.
covered-page-turned = { $seat } pasa una página { side.turned }{ price }.
covered-commission-bought = { $seat } compra un encargo{ price }.
covered-commission-returned = { $seat } devuelve un encargo al lado { side } del libro.
covered-commission-completed = { $seat } completa un encargo.

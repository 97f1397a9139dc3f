### What happened. Arguments are the fields of the event; $seat and $owner are names.

event-page-revealed = Das Buch in der Stadt { $book } zeigt { $card_a }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } verbraucht den Proviant und zieht { $space_to }.
       *[no] { $seat } zieht { $space_to }.
    }
event-pawn-stayed = { $seat } kann sich kein Ziel leisten und bleibt { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } zahlt für die Begegnung { coins } an die Bank, denn { $owner } hat schon einen vollen Beutel.
       *[no] { $seat } zahlt für die Begegnung { coins } an { $owner }.
    }
event-page-turned = { $seat } blättert{ price } { side.turned } um: { $card }.
event-equipment-bought = { $seat } kauft { equipment.a } mit dem Gold { slot.from }.
event-commission-bought = { $seat } kauft { $commission_a }{ price }.
event-commission-returned = { $seat } gibt { $commission_a } auf die { side.e } Hälfte des Buches zurück.
event-gemstone-dropped = { $seat } legt { gemstone.a } { slot.from } auf das Ablagefeld.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } lädt{ price } { gemstone.a } vom Ablagefeld { slot.onto }.
       *[no] { $seat } lädt{ price } { gemstone.a } { slot.onto }.
    }
event-commission-completed = { $seat } erfüllt { $commission_a }{ worth }.
event-bonus-taken = { $seat } erhält ein Bonusplättchen für die { crest.e } Werkstatt{ worth }.
event-craftsman-hired = { $seat } wirbt einen { colour.en } Handwerker an.
event-no-craftsman-left = { $seat } wirbt niemanden an: Es ist kein Handwerker mehr da.
event-workshop-opened = { $seat } eröffnet die { colour.e } Werkstatt{ worth }.
event-silver-taken = { $seat } nimmt { coins } aus der Silbermine.
event-provisions-taken = { $seat } nimmt Proviant auf.
event-rival-hired = Der Rivale wirbt einen { colour.en } Handwerker an.
event-workshop-removed = Der Rivale nimmt die { colour.e } Werkstatt aus dem Spiel.
event-final-round-began = Runde { $round } ist die letzte.
event-turn-ended = { $seat } beendet den Zug.
event-game-ended =
    { $winners_count ->
        [1] { $winners } gewinnt das Spiel.
       *[other] { $winners } teilen sich den Sieg.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone.a }
did-pawn-moved = zieht { $space_to }
did-pawn-stayed = bleibt { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] zahlt { coins } an die Bank
       *[no] zahlt { coins } an { $owner }
    }
did-page-turned =
    { $count ->
        [one] blättert { $count } Seite um
       *[other] blättert { $count } Seiten um
    }
did-equipment-bought = kauft { $what }
did-commission-bought =
    { $covered ->
        [yes] kauft { counted-commissions }
       *[no] kauft { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] gibt { counted-commissions } zurück
       *[no] gibt { $what } zurück
    }
did-gemstone-loaded = lädt { $what }
did-commission-completed =
    { $covered ->
        [yes] erfüllt { counted-commissions }
       *[no] erfüllt { $what } (+{ $points })
    }
did-workshop-opened = eröffnet die { colour.e } Werkstatt
did-silver-taken = nimmt { coins }
did-provisions-taken = nimmt Proviant auf
counted-commissions =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = Das Buch in der Stadt { $book } zeigt eine neue Seite.
covered-page-turned = { $seat } blättert{ price } { side.turned } um.
covered-commission-bought = { $seat } kauft einen Auftrag{ price }.
covered-commission-returned = { $seat } gibt einen Auftrag auf die { side.e } Hälfte des Buches zurück.
covered-commission-completed = { $seat } erfüllt einen Auftrag.

### What happened. Arguments are the fields of the event; $seat and $owner are names.

event-page-revealed = The book in city { $book } shows { $card_a }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } uses provisions and moves { $space_to }.
       *[no] { $seat } moves { $space_to }.
    }
event-pawn-stayed = { $seat } can pay for no destination and stays { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } meets { $owner }, whose purse is full, and pays { coins } to the bank.
       *[no] { $seat } meets { $owner } and pays { coins }.
    }
event-page-turned = { $seat } turns a page { side.turned }{ price }: { $card }.
event-equipment-bought = { $seat } buys { equipment.a } with the gold from the { slot }.
event-commission-bought = { $seat } buys { $commission_a }{ price }.
event-commission-returned = { $seat } returns { $commission_a } to the { side } side of the book.
event-gemstone-dropped = { $seat } unloads { gemstone.a } from the { slot } onto the discard space.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } loads { gemstone.a } from the discard space { slot.onto }{ price }.
       *[no] { $seat } loads { gemstone.a } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } completes { $commission_a }{ worth }.
event-bonus-taken = { $seat } takes a bonus tile for the { crest } workshop{ worth }.
event-craftsman-hired = { $seat } hires a { colour } craftsman.
event-no-craftsman-left = { $seat } hires nobody: no craftsman is left.
event-workshop-opened = { $seat } opens the { colour } workshop{ worth }.
event-silver-taken = { $seat } takes { coins } at the silver mine.
event-provisions-taken = { $seat } takes provisions.
event-rival-hired = The rival hires a { colour } craftsman.
event-workshop-removed = The rival takes the { colour } workshop out of the game.
event-final-round-began = Round { $round } is the final round.
event-turn-ended = { $seat } ends the turn.
event-game-ended =
    { $winners_count ->
        [1] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone.a }
did-pawn-moved = moves { $space_to }
did-pawn-stayed = stays { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] pays { coins } to the bank
       *[no] pays { coins } to { $owner }
    }
did-page-turned =
    { $count ->
        [one] turns { $count } page
       *[other] turns { $count } pages
    }
did-equipment-bought = buys { $what }
did-commission-bought =
    { $covered ->
        [yes] buys { counted-commissions }
       *[no] buys { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] returns { counted-commissions }
       *[no] returns { $what }
    }
did-gemstone-loaded = loads { $what }
did-commission-completed =
    { $covered ->
        [yes] completes { counted-commissions }
       *[no] completes { $what } (+{ $points })
    }
did-workshop-opened = opens the { colour } workshop
did-silver-taken = takes { coins }
did-provisions-taken = takes provisions
counted-commissions =
    { $count ->
        [one] { $count } commission
       *[other] { $count } commissions
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = A new page shows in the book in city { $book }.
covered-page-turned = { $seat } turns a page { side.turned }{ price }.
covered-commission-bought = { $seat } buys a commission{ price }.
covered-commission-returned = { $seat } returns a commission to the { side } side of the book.
covered-commission-completed = { $seat } completes a commission.

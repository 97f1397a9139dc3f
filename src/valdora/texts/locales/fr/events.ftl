### What happened. Arguments are the fields of the event; $seat and $owner are names.

event-page-revealed = Le livre de la cité { $book } montre { $card_a }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } consomme ses provisions et va { $space_to }.
       *[no] { $seat } va { $space_to }.
    }
event-pawn-stayed = { $seat } ne peut payer aucune destination et reste { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } rencontre { $owner }, dont la bourse est pleine, et paie { coins } à la banque.
       *[no] { $seat } rencontre { $owner } et lui paie { coins }.
    }
event-page-turned = { $seat } tourne une page { side.turned }{ price } : { $card }.
event-equipment-bought = { $seat } achète { equipment.a } avec l’or { slot.of }.
event-commission-bought = { $seat } achète { $commission_a }{ price }.
event-commission-returned = { $seat } rend { $commission_a } sur le côté { side } du livre.
event-gemstone-dropped = { $seat } décharge { gemstone.a } { slot.of } dans le champ.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } prend { gemstone.a } dans le champ et l’emporte { slot.onto }{ price }.
       *[no] { $seat } charge { gemstone.a } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } livre { $commission_a }{ worth }.
event-bonus-taken = { $seat } reçoit un jeton bonus pour l’atelier { crest }{ worth }.
event-craftsman-hired = { $seat } recrute un artisan { colour }.
event-no-craftsman-left = { $seat } ne recrute personne : il ne reste plus d’artisan.
event-workshop-opened = { $seat } ouvre l’atelier { colour }{ worth }.
event-silver-taken = { $seat } prend { coins } dans la mine d’argent.
event-provisions-taken = { $seat } fait des provisions.
event-rival-hired = Le rival recrute un artisan { colour }.
event-workshop-removed = Le rival retire du jeu l’atelier { colour }.
event-final-round-began = La manche { $round } est la dernière.
event-turn-ended = { $seat } termine son tour.
event-game-ended =
    { $winners_count ->
        [1] { $winners } remporte la partie.
       *[other] { $winners } se partagent la victoire.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone.a }
did-pawn-moved = va { $space_to }
did-pawn-stayed = reste { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] paie { coins } à la banque
       *[no] paie { coins } à { $owner }
    }
did-page-turned =
    { $count ->
        [one] tourne { $count } page
       *[other] tourne { $count } pages
    }
did-equipment-bought = achète { $what }
did-commission-bought =
    { $covered ->
        [yes] achète { counted-commissions }
       *[no] achète { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] rend { counted-commissions }
       *[no] rend { $what }
    }
did-gemstone-loaded = charge { $what }
did-commission-completed =
    { $covered ->
        [yes] livre { counted-commissions }
       *[no] livre { $what } (+{ $points })
    }
did-workshop-opened = ouvre l’atelier { colour }
did-silver-taken = prend { coins }
did-provisions-taken = fait des provisions
counted-commissions =
    { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = Le livre de la cité { $book } montre une nouvelle page.
covered-page-turned = { $seat } tourne une page { side.turned }{ price }.
covered-commission-bought = { $seat } achète une commande{ price }.
covered-commission-returned = { $seat } rend une commande sur le côté { side } du livre.
covered-commission-completed = { $seat } livre une commande.

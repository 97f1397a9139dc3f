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
event-silver-taken = { $seat } prend { coins } à la mine d’argent.
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

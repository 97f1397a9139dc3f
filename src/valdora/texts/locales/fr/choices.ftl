### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Consommer les provisions et aller { $space_to }{ price }
       *[no] Aller { $space_to }{ price }
    }
choice-stay = Rester sur place
choice-turn =
    { $known ->
        [yes] Tourner une page { side.turned }{ price } : { $card }
       *[no] Tourner une page { side.turned }{ price }
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Acheter { $card_a } du côté { side }{ price }
               *[no] Acheter la commande du côté { side }{ price }
            }
       *[other]
            { $known ->
                [yes] Acheter { $card_a } du côté { side } avec l’or { slot.of }
               *[no] Acheter l’équipement du côté { side } avec l’or { slot.of }
            }
    }
choice-return = Rendre { $commission_a } sur le côté { side } du livre
choice-load =
    { $dropped ->
        [none] Charger { gemstone.a } { slot.onto }{ price }
       *[other] Décharger { dropped.a } et charger { gemstone.a } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Livrer { $commission_a }
       *[other] Livrer { $commission_a } avec { $slots }
    }
choice-silver = Faire le plein d’argent
choice-provisions = Faire des provisions
choice-end = Finir le tour
choice-times = { $choice } (×{ $times })
choice-reveal = Révéler { $card_a } dans le livre de la cité { $book }

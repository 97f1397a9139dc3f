### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Gastar las provisiones e ir { $space_to }{ price }
       *[no] Ir { $space_to }{ price }
    }
choice-stay = Quedarse aquí
choice-turn =
    { $known ->
        [yes] Pasar una página { side.turned }{ price }: { $card }
       *[no] Pasar una página { side.turned }{ price }
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Comprar { $card_a } del lado { side }{ price }
               *[no] Comprar el encargo del lado { side }{ price }
            }
       *[other]
            { $known ->
                [yes] Comprar { $card_a } del lado { side } con el oro { slot.of }
               *[no] Comprar el equipamiento del lado { side } con el oro { slot.of }
            }
    }
choice-return = Devolver { $commission_a } al lado { side } del libro
choice-load =
    { $dropped ->
        [none] Cargar { gemstone.a } { slot.onto }{ price }
       *[other] Descargar { dropped.a } y cargar { gemstone.a } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Completar { $commission_a }
       *[other] Completar { $commission_a } con { $slots }
    }
choice-silver = Reponer plata
choice-provisions = Tomar provisiones
choice-end = Terminar el turno
choice-times = { $choice } (×{ $times })
choice-reveal = Revelar { $card_a } en el libro de la ciudad { $book }

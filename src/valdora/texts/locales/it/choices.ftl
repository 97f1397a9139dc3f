### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Consuma le provviste e spostati { $space_to }{ price }
       *[no] Spostati { $space_to }{ price }
    }
choice-stay = Resta dove sei
choice-turn =
    { $known ->
        [yes] Volta una pagina { side.turned }{ price }: { $card }
       *[no] Volta una pagina { side.turned }{ price }
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Compra { $card_a } dal lato { side }{ price }
               *[no] Compra la commissione sul lato { side }{ price }
            }
       *[other]
            { $known ->
                [yes] Compra { $card_a } dal lato { side } con l’oro preso { slot.from }
               *[no] Compra l’equipaggiamento sul lato { side } con l’oro preso { slot.from }
            }
    }
choice-return = Restituisci { $commission_a } al lato { side } del libro
choice-load =
    { $dropped ->
        [none] Carica { gemstone.a } { slot.onto }{ price }
       *[other] Scarica { dropped.a } e carica { gemstone.a } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Completa { $commission_a }
       *[other] Completa { $commission_a } con { $slots }
    }
choice-silver = Rifornisciti d’argento
choice-provisions = Rifornisciti di provviste
choice-end = Termina il turno
choice-times = { $choice } (×{ $times })
choice-reveal = Rivela { $card_a } nel libro della città { $book }

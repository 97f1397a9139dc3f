### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
###
### $coins       what it costs, 0 if nothing
### $provisions  yes if a move uses provisions
### $known       whether $card, the visible card of the side, is known
### $slot        where the gold that pays lies, or the slot to load; none when paying with coins
### $dropped     the gemstone that makes room, or none
### $choice      a choice made $times times running

choice-move =
    { $provisions ->
        [yes] Use provisions and move { $space_to }{ price }
       *[no] Move { $space_to }{ price }
    }
choice-stay = Stay where you are
choice-turn =
    { $known ->
        [yes] Turn a page { side.turned }{ price }: { $card }
       *[no] Turn a page { side.turned }{ price }
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Buy { $card_a } from the { side } side{ price }
               *[no] Buy the commission on the { side } side{ price }
            }
       *[other]
            { $known ->
                [yes] Buy { $card_a } from the { side } side with the gold from the { slot }
               *[no] Buy the equipment on the { side } side with the gold from the { slot }
            }
    }
choice-return = Return { $commission_a } to the { side } side of the book
choice-load =
    { $dropped ->
        [none] Load { gemstone.a } { slot.onto }{ price }
       *[other] Unload { dropped.a } and load { gemstone.a } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Complete { $commission_a }
       *[other] Complete { $commission_a }, using { $slots }
    }
choice-silver = Fill your purse with silver
choice-provisions = Take provisions
choice-end = End the turn
choice-times = { $choice } (×{ $times })
choice-reveal = Reveal { $card_a } in the book in city { $book }

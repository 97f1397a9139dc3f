### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Verbrauche den Proviant und zieh { $space_to }{ price }
       *[no] Zieh { $space_to }{ price }
    }
choice-stay = Bleib stehen
choice-turn =
    { $known ->
        [yes] Blättere{ price } { side.turned } um: { $card }
       *[no] Blättere{ price } { side.turned } um
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Kauf { $card_a } von der { side.en } Hälfte{ price }
               *[no] Kauf den Auftrag auf der { side.en } Hälfte{ price }
            }
       *[other]
            { $known ->
                [yes] Kauf { $card_a } von der { side.en } Hälfte mit dem Gold { slot.from }
               *[no] Kauf die Ausrüstung auf der { side.en } Hälfte mit dem Gold { slot.from }
            }
    }
choice-return = Gib { $commission_a } auf die { side.e } Hälfte des Buches zurück
choice-load =
    { $dropped ->
        [none] Lade { gemstone.a } { slot.onto }{ price }
       *[other] Leg { dropped.a } ab und lade { gemstone.a } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Erfülle { $commission_a }
       *[other] Erfülle { $commission_a } mit { $slots }
    }
choice-silver = Fülle deinen Beutel mit Silber
choice-provisions = Nimm Proviant auf
choice-end = Beende den Zug
choice-reveal = Deck { $card_a } im Buch der Stadt { $book } auf

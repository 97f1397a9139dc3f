### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Verbrauche den Proviant und zieh{ price } { $space_to }
       *[no] Zieh{ price } { $space_to }
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
                [yes] Kauf{ price } { $card_a } von der { side.en } Hälfte
               *[no] Kauf{ price } den Auftrag auf der { side.en } Hälfte
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
        [none] Lade{ price } { gemstone.a } { slot.onto }
       *[other] Leg { dropped.a } ab und lade{ price } { gemstone.a } { slot.onto }
    }
choice-deliver =
    { $slots_count ->
        [0] Erfülle { $commission_a }
       *[other] Erfülle { $commission_a } mit { $slots }
    }
choice-silver = Fülle deinen Beutel mit Silber
choice-provisions = Nimm Proviant auf
choice-end = Beende den Zug
choice-times = { $choice } (×{ $times })
choice-reveal = Deck { $card_a } im Buch der Stadt { $book } auf

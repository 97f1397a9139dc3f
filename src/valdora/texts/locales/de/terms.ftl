### Words of the game, and the names made from them, in German.
###
### .a accusative with an indefinite article, .no negated, .the accusative with a definite article,
### .e .en .er .es are the endings of an adjective. “Seite” is a page, so a side of the book is a “Hälfte”.

## Gemstones

gemstone-ruby = Rubin
    .a = einen Rubin
    .no = kein Rubin
gemstone-sapphire = Saphir
    .a = einen Saphir
    .no = kein Saphir
gemstone-amethyst = Amethyst
    .a = einen Amethyst
    .no = kein Amethyst
gemstone-emerald = Smaragd
    .a = einen Smaragd
    .no = kein Smaragd
gemstone-gold = Gold
    .a = Gold
    .no = kein Gold

## The one letter shown on a gemstone; no two may be alike

letter-ruby = R
letter-sapphire = S
letter-amethyst = A
letter-emerald = M
letter-gold = G

## Equipment, which is also where a gemstone is carried

slot-pan = Goldpfanne
    .used = der Goldpfanne
    .a = eine Goldpfanne
    .no = keine Goldpfanne
    .onto = in die Goldpfanne
    .from = aus der Goldpfanne
    .on = in der Goldpfanne
    .the = die Goldpfanne
slot-shovel = Schaufel
    .used = der Schaufel
    .a = eine Schaufel
    .no = keine Schaufel
    .onto = mit der Schaufel
    .from = von der Schaufel
    .on = auf der Schaufel
    .the = die Schaufel
slot-pick = Spitzhacke
    .used = der Spitzhacke
    .a = eine Spitzhacke
    .no = keine Spitzhacke
    .onto = mit der Spitzhacke
    .from = von der Spitzhacke
    .on = auf der Spitzhacke
    .the = die Spitzhacke
slot-hammer = Hammer
    .used = dem Hammer
    .a = einen Hammer
    .no = keinen Hammer
    .onto = mit dem Hammer
    .from = vom Hammer
    .on = auf dem Hammer
    .the = den Hammer
slot-chisel = Meißel
    .used = dem Meißel
    .a = einen Meißel
    .no = keinen Meißel
    .onto = mit dem Meißel
    .from = vom Meißel
    .on = auf dem Meißel
    .the = den Meißel
slot-horse = Pferd
    .used = dem Pferd
    .a = ein Pferd
    .no = kein Pferd
    .onto = auf das Pferd
    .from = vom Pferd
    .on = auf dem Pferd
    .the = das Pferd
slot-cart = Karren
    .used = dem Karren
    .a = einen Karren
    .no = keinen Karren
    .onto = auf den Karren
    .from = vom Karren
    .on = auf dem Karren
    .the = den Karren

## Colours of crests, craftsmen and workshops

crest-silver = silbern
    .e = silberne
    .en = silbernen
    .er = silberner
    .es = silbernes
crest-gold = golden
    .e = goldene
    .en = goldenen
    .er = goldener
    .es = goldenes
crest-white = weiß
    .e = weiße
    .en = weißen
    .er = weißer
    .es = weißes
crest-violet = violett
    .e = violette
    .en = violetten
    .er = violetter
    .es = violettes
crest-red = rot
    .e = rote
    .en = roten
    .er = roter
    .es = rotes
crest-blue = blau
    .e = blaue
    .en = blauen
    .er = blauer
    .es = blaues
crest-green = grün
    .e = grüne
    .en = grünen
    .er = grüner
    .es = grünes

## The same words, picked by an argument of the sentence they stand in

gemstone =
    { $gemstone ->
        [ruby] { gemstone-ruby }
        [sapphire] { gemstone-sapphire }
        [amethyst] { gemstone-amethyst }
        [emerald] { gemstone-emerald }
       *[gold] { gemstone-gold }
    }
    .a =
        { $gemstone ->
            [ruby] { gemstone-ruby.a }
            [sapphire] { gemstone-sapphire.a }
            [amethyst] { gemstone-amethyst.a }
            [emerald] { gemstone-emerald.a }
           *[gold] { gemstone-gold.a }
        }
    .no =
        { $gemstone ->
            [ruby] { gemstone-ruby.no }
            [sapphire] { gemstone-sapphire.no }
            [amethyst] { gemstone-amethyst.no }
            [emerald] { gemstone-emerald.no }
           *[gold] { gemstone-gold.no }
        }

dropped =
    { $dropped ->
        [ruby] { gemstone-ruby }
        [sapphire] { gemstone-sapphire }
        [amethyst] { gemstone-amethyst }
        [emerald] { gemstone-emerald }
       *[gold] { gemstone-gold }
    }
    .a =
        { $dropped ->
            [ruby] { gemstone-ruby.a }
            [sapphire] { gemstone-sapphire.a }
            [amethyst] { gemstone-amethyst.a }
            [emerald] { gemstone-emerald.a }
           *[gold] { gemstone-gold.a }
        }

slot =
    { $slot ->
        [pan] { slot-pan }
        [shovel] { slot-shovel }
        [pick] { slot-pick }
        [hammer] { slot-hammer }
        [chisel] { slot-chisel }
        [horse] { slot-horse }
       *[cart] { slot-cart }
    }
    .a =
        { $slot ->
            [pan] { slot-pan.a }
            [shovel] { slot-shovel.a }
            [pick] { slot-pick.a }
            [hammer] { slot-hammer.a }
            [chisel] { slot-chisel.a }
            [horse] { slot-horse.a }
           *[cart] { slot-cart.a }
        }
    .no =
        { $slot ->
            [pan] { slot-pan.no }
            [shovel] { slot-shovel.no }
            [pick] { slot-pick.no }
            [hammer] { slot-hammer.no }
            [chisel] { slot-chisel.no }
            [horse] { slot-horse.no }
           *[cart] { slot-cart.no }
        }
    .onto =
        { $slot ->
            [pan] { slot-pan.onto }
            [shovel] { slot-shovel.onto }
            [pick] { slot-pick.onto }
            [hammer] { slot-hammer.onto }
            [chisel] { slot-chisel.onto }
            [horse] { slot-horse.onto }
           *[cart] { slot-cart.onto }
        }
    .from =
        { $slot ->
            [pan] { slot-pan.from }
            [shovel] { slot-shovel.from }
            [pick] { slot-pick.from }
            [hammer] { slot-hammer.from }
            [chisel] { slot-chisel.from }
            [horse] { slot-horse.from }
           *[cart] { slot-cart.from }
        }
    .on =
        { $slot ->
            [pan] { slot-pan.on }
            [shovel] { slot-shovel.on }
            [pick] { slot-pick.on }
            [hammer] { slot-hammer.on }
            [chisel] { slot-chisel.on }
            [horse] { slot-horse.on }
           *[cart] { slot-cart.on }
        }
    .the =
        { $slot ->
            [pan] { slot-pan.the }
            [shovel] { slot-shovel.the }
            [pick] { slot-pick.the }
            [hammer] { slot-hammer.the }
            [chisel] { slot-chisel.the }
            [horse] { slot-horse.the }
           *[cart] { slot-cart.the }
        }

equipment =
    { $equipment ->
        [pan] { slot-pan }
        [shovel] { slot-shovel }
        [pick] { slot-pick }
        [hammer] { slot-hammer }
        [chisel] { slot-chisel }
        [horse] { slot-horse }
       *[cart] { slot-cart }
    }
    .a =
        { $equipment ->
            [pan] { slot-pan.a }
            [shovel] { slot-shovel.a }
            [pick] { slot-pick.a }
            [hammer] { slot-hammer.a }
            [chisel] { slot-chisel.a }
            [horse] { slot-horse.a }
           *[cart] { slot-cart.a }
        }

crest =
    { $crest ->
        [silver] { crest-silver }
        [gold] { crest-gold }
        [white] { crest-white }
        [violet] { crest-violet }
        [red] { crest-red }
        [blue] { crest-blue }
       *[green] { crest-green }
    }
    .e =
        { $crest ->
            [silver] { crest-silver.e }
            [gold] { crest-gold.e }
            [white] { crest-white.e }
            [violet] { crest-violet.e }
            [red] { crest-red.e }
            [blue] { crest-blue.e }
           *[green] { crest-green.e }
        }
    .en =
        { $crest ->
            [silver] { crest-silver.en }
            [gold] { crest-gold.en }
            [white] { crest-white.en }
            [violet] { crest-violet.en }
            [red] { crest-red.en }
            [blue] { crest-blue.en }
           *[green] { crest-green.en }
        }
    .er =
        { $crest ->
            [silver] { crest-silver.er }
            [gold] { crest-gold.er }
            [white] { crest-white.er }
            [violet] { crest-violet.er }
            [red] { crest-red.er }
            [blue] { crest-blue.er }
           *[green] { crest-green.er }
        }
    .es =
        { $crest ->
            [silver] { crest-silver.es }
            [gold] { crest-gold.es }
            [white] { crest-white.es }
            [violet] { crest-violet.es }
            [red] { crest-red.es }
            [blue] { crest-blue.es }
           *[green] { crest-green.es }
        }

colour =
    { $colour ->
        [silver] { crest-silver }
        [gold] { crest-gold }
        [white] { crest-white }
        [violet] { crest-violet }
        [red] { crest-red }
        [blue] { crest-blue }
       *[green] { crest-green }
    }
    .e =
        { $colour ->
            [silver] { crest-silver.e }
            [gold] { crest-gold.e }
            [white] { crest-white.e }
            [violet] { crest-violet.e }
            [red] { crest-red.e }
            [blue] { crest-blue.e }
           *[green] { crest-green.e }
        }
    .en =
        { $colour ->
            [silver] { crest-silver.en }
            [gold] { crest-gold.en }
            [white] { crest-white.en }
            [violet] { crest-violet.en }
            [red] { crest-red.en }
            [blue] { crest-blue.en }
           *[green] { crest-green.en }
        }

## The sides of a book

side =
    { $side ->
        [L] links
       *[R] rechts
    }
    .e =
        { $side ->
            [L] linke
           *[R] rechte
        }
    .en =
        { $side ->
            [L] linken
           *[R] rechten
        }
    .turned =
        { $side ->
            [L] von links nach rechts
           *[R] von rechts nach links
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
needs-coins =
    { $needs ->
        [one] { $needs } Münze
       *[other] { $needs } Münzen
    }
has-coins =
    { $has ->
        [one] { $has } Münze
       *[other] { $has } Münzen
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
limit-open =
    { $limit ->
        [one] { $limit } offenen Auftrag
       *[other] { $limit } offene Aufträge
    }
# The price in a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }für { coins }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] : { points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-or = { $first } oder { $last }

## Roads. $start and $end are cities

road-north = Nordstraße
road-east = Oststraße
road-south = Südstraße
road-west = Weststraße
road-between = Straße { $start }–{ $end }

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = Stadt { $city } (Ausrüstung)
    .to = in die Stadt { $city } (Ausrüstung)
    .at = in der Stadt { $city } (Ausrüstung)
space-city-commissions = Stadt { $city } (Aufträge)
    .to = in die Stadt { $city } (Aufträge)
    .at = in der Stadt { $city } (Aufträge)
space-city-harbour = Hafenstadt { $city }
    .to = in die Hafenstadt { $city }
    .at = in der Hafenstadt { $city }
space-road = { $road }, Feld { $number }
    .to = auf Feld { $number } der { $road }
    .at = auf Feld { $number } der { $road }
space-harbour = Hafen ({ $road }, Feld { $number })
    .to = zum Hafen ({ $road }, Feld { $number })
    .at = am Hafen ({ $road }, Feld { $number })
space-mine = Silbermine ({ $road }, Feld { $number })
    .to = zur Silbermine ({ $road }, Feld { $number })
    .at = bei der Silbermine ({ $road }, Feld { $number })
space-house = { crest.es } Haus ({ $road }, Feld { $number })
    .to = zum { crest.en } Haus ({ $road }, Feld { $number })
    .at = beim { crest.en } Haus ({ $road }, Feld { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = { crest.er } Auftrag (verlangt { coins })
    .a = einen { crest.en } Auftrag (verlangt { coins })
commission-gemstones = { crest.er } Auftrag ({ $gemstones })
    .a = einen { crest.en } Auftrag ({ $gemstones })

## Glossary

term-space = Feld
term-city = Stadt
term-road = Straße
term-road-space = Straßenfeld
term-harbour = Hafen
term-ship = Schiff
term-mine = Silbermine
term-house = Haus
term-patron = Auftraggeber
term-crest = Wappen
term-gemstone = Edelstein
term-colour = Farbe
term-equipment = Ausrüstung
term-tool = Werkzeug
term-vehicle = Transportmittel
term-gold-pan = Goldpfanne
term-slot = Ladeplatz
term-coin = Münze
term-bank = Bank
term-discard-field = Ablagefeld
term-book = Buch
term-equipment-catalogue = Ausrüstungskatalog
term-commission-book = Auftragsbuch
term-side = Buchhälfte
term-page = Seite
term-turn-a-page = umblättern
term-commission = Auftrag
term-open-commission = offener Auftrag
term-completed-commission = erfüllter Auftrag
term-craftsman = Handwerker
term-pile = Stapel
term-craftsman-board = Handwerkertafel
term-workshop = Werkstatt
term-bonus-tile = Bonusplättchen
term-provisions = Proviant
term-encounter = Begegnung
term-pawn = Spielfigur
term-player = Spieler
term-turn = Zug
term-round = Runde
term-final-round = letzte Runde
term-points = Punkte
term-rival = Rivale
term-edition = Ausgabe
term-dealer = Geber
term-reveal = aufdecken
term-table = Tisch
term-seat = Platz
term-level = Stufe

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora: das Duell
edition-base-2009 = Valdora (frühere Zahlen)
edition-duel = Valdora: das Duell (frühere Zahlen)

## Choosing a language

unknown-language = Die Sprache „{ $wanted }“ gibt es hier nicht. Zur Wahl stehen: { $languages }.

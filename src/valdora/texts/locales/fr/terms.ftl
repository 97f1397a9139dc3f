### Words of the game, and the names made from them, in French.
###
### .a with an indefinite article, .de after a negation, .f feminine, .onto where it is loaded, .of
### where it is taken from. A no-break space stands before : ; ? ! » and after «.
### The rulebook calls the gold pan a bag; what its card shows is a batée.

## Gemstones

gemstone-ruby = rubis
    .a = un rubis
    .de = de rubis
gemstone-sapphire = saphir
    .a = un saphir
    .de = de saphir
gemstone-amethyst = améthyste
    .a = une améthyste
    .de = d’améthyste
gemstone-emerald = émeraude
    .a = une émeraude
    .de = d’émeraude
gemstone-gold = or
    .a = une pépite d’or
    .de = d’or

## The one letter shown on a gemstone; no two may be alike

letter-ruby = R
letter-sapphire = S
letter-amethyst = A
letter-emerald = E
letter-gold = O

## Equipment, which is also where a gemstone is carried

slot-pan = batée
    .used = la batée
    .a = une batée
    .de = de batée
    .onto = dans la batée
    .of = de la batée
    .your = votre batée
slot-shovel = pelle
    .used = la pelle
    .a = une pelle
    .de = de pelle
    .onto = avec la pelle
    .of = de la pelle
    .your = votre pelle
slot-pick = pic
    .used = le pic
    .a = un pic
    .de = de pic
    .onto = avec le pic
    .of = du pic
    .your = votre pic
slot-hammer = marteau
    .used = le marteau
    .a = un marteau
    .de = de marteau
    .onto = avec le marteau
    .of = du marteau
    .your = votre marteau
slot-chisel = ciseau
    .used = le ciseau
    .a = un ciseau
    .de = de ciseau
    .onto = avec le ciseau
    .of = du ciseau
    .your = votre ciseau
slot-horse = cheval
    .used = le cheval
    .a = un cheval
    .de = de cheval
    .onto = sur le cheval
    .of = du cheval
    .your = votre cheval
slot-cart = charrette
    .used = la charrette
    .a = une charrette
    .de = de charrette
    .onto = sur la charrette
    .of = de la charrette
    .your = votre charrette

## Colours of crests, craftsmen and workshops

crest-silver = argenté
    .f = argentée
crest-gold = doré
    .f = dorée
crest-white = blanc
    .f = blanche
crest-violet = violet
    .f = violette
crest-red = rouge
    .f = rouge
crest-blue = bleu
    .f = bleue
crest-green = vert
    .f = verte

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
    .de =
        { $gemstone ->
            [ruby] { gemstone-ruby.de }
            [sapphire] { gemstone-sapphire.de }
            [amethyst] { gemstone-amethyst.de }
            [emerald] { gemstone-emerald.de }
           *[gold] { gemstone-gold.de }
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
    .de =
        { $slot ->
            [pan] { slot-pan.de }
            [shovel] { slot-shovel.de }
            [pick] { slot-pick.de }
            [hammer] { slot-hammer.de }
            [chisel] { slot-chisel.de }
            [horse] { slot-horse.de }
           *[cart] { slot-cart.de }
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
    .of =
        { $slot ->
            [pan] { slot-pan.of }
            [shovel] { slot-shovel.of }
            [pick] { slot-pick.of }
            [hammer] { slot-hammer.of }
            [chisel] { slot-chisel.of }
            [horse] { slot-horse.of }
           *[cart] { slot-cart.of }
        }
    .your =
        { $slot ->
            [pan] { slot-pan.your }
            [shovel] { slot-shovel.your }
            [pick] { slot-pick.your }
            [hammer] { slot-hammer.your }
            [chisel] { slot-chisel.your }
            [horse] { slot-horse.your }
           *[cart] { slot-cart.your }
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
    .f =
        { $crest ->
            [silver] { crest-silver.f }
            [gold] { crest-gold.f }
            [white] { crest-white.f }
            [violet] { crest-violet.f }
            [red] { crest-red.f }
            [blue] { crest-blue.f }
           *[green] { crest-green.f }
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

## The sides of a book

side =
    { $side ->
        [L] gauche
       *[R] droit
    }
    .turned =
        { $side ->
            [L] de gauche à droite
           *[R] de droite à gauche
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
needs-coins =
    { $needs ->
        [one] { $needs } pièce
       *[other] { $needs } pièces
    }
has-coins =
    { $has ->
        [one] { $has } pièce
       *[other] { $has } pièces
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
limit-open =
    { $limit ->
        [one] { $limit } commande à livrer
       *[other] { $limit } commandes à livrer
    }
# The price at the end of a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }pour { coins }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] { " : " }{ points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-or = { $first } ou { $last }

## Roads. $start and $end are cities

road-north = route du nord
road-east = route de l’est
road-south = route du sud
road-west = route de l’ouest
road-between = route { $start }–{ $end }

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = cité { $city } (équipement)
    .to = à la cité { $city } (équipement)
    .at = dans la cité { $city } (équipement)
space-city-commissions = cité { $city } (commandes)
    .to = à la cité { $city } (commandes)
    .at = dans la cité { $city } (commandes)
space-city-harbour = cité portuaire { $city }
    .to = à la cité portuaire { $city }
    .at = dans la cité portuaire { $city }
space-road = { $road }, case { $number }
    .to = sur la case { $number } de la { $road }
    .at = sur la case { $number } de la { $road }
space-harbour = port ({ $road }, case { $number })
    .to = au port ({ $road }, case { $number })
    .at = dans le port ({ $road }, case { $number })
space-mine = mine d’argent ({ $road }, case { $number })
    .to = à la mine d’argent ({ $road }, case { $number })
    .at = dans la mine d’argent ({ $road }, case { $number })
space-house = palais { crest } ({ $road }, case { $number })
    .to = au palais { crest } ({ $road }, case { $number })
    .at = dans le palais { crest } ({ $road }, case { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = commande { crest.f } (demande { coins })
    .a = une commande { crest.f } (demande { coins })
commission-gemstones = commande { crest.f } ({ $gemstones })
    .a = une commande { crest.f } ({ $gemstones })

## Glossary

term-space = case
term-city = cité
term-road = route
term-road-space = case de route
term-harbour = port
term-ship = bateau
term-mine = mine d’argent
term-house = palais
term-patron = prince
term-crest = blason
term-gemstone = pierre précieuse
term-colour = couleur
term-equipment = équipement
term-tool = outil
term-vehicle = moyen de transport
term-gold-pan = batée
term-slot = emplacement
term-coin = pièce
term-bank = banque
term-discard-field = champ
term-book = livre
term-equipment-catalogue = catalogue d’équipement
term-commission-book = carnet de commandes
term-side = côté
term-page = page
term-turn-a-page = tourner une page
term-commission = commande
term-open-commission = commande à livrer
term-completed-commission = commande livrée
term-craftsman = artisan
term-pile = pile
term-craftsman-board = disque des artisans
term-workshop = atelier
term-bonus-tile = jeton bonus
term-provisions = provisions
term-encounter = rencontre
term-pawn = pion
term-player = joueur
term-turn = tour
term-round = manche
term-final-round = dernière manche
term-points = points
term-rival = rival
term-edition = édition
term-dealer = donneur
term-reveal = révéler
term-table = table
term-seat = place
term-level = niveau

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora : le duel
edition-base-2009 = Valdora (anciens chiffres)
edition-duel = Valdora : le duel (anciens chiffres)

## Choosing a language

unknown-language = La langue « { $wanted } » n’est pas disponible. Choisissez parmi : { $languages }.

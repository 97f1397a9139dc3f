### Words of the game, and the names made from them, in Italian.
###
### .a with an indefinite article, .no after a negation, .the with a definite article, .f feminine,
### .onto where it is loaded, .from where it is taken from, .on where it lies.

## Gemstones

gemstone-ruby = rubino
    .a = un rubino
    .no = nessun rubino
gemstone-sapphire = zaffiro
    .a = uno zaffiro
    .no = nessuno zaffiro
gemstone-amethyst = ametista
    .a = un’ametista
    .no = nessuna ametista
gemstone-emerald = smeraldo
    .a = uno smeraldo
    .no = nessuno smeraldo
gemstone-gold = oro
    .a = dell’oro
    .no = oro

## The one letter shown on a gemstone; no two may be alike

letter-ruby = R
letter-sapphire = Z
letter-amethyst = A
letter-emerald = S
letter-gold = O

## Equipment, which is also where a gemstone is carried

slot-pan = padella
    .used = la padella
    .a = una padella
    .onto = nella padella
    .from = dalla padella
    .on = nella padella
    .the = la padella
slot-shovel = vanga
    .used = la vanga
    .a = una vanga
    .onto = con la vanga
    .from = dalla vanga
    .on = sulla vanga
    .the = la vanga
slot-pick = piccone
    .used = il piccone
    .a = un piccone
    .onto = con il piccone
    .from = dal piccone
    .on = sul piccone
    .the = il piccone
slot-hammer = martello
    .used = il martello
    .a = un martello
    .onto = con il martello
    .from = dal martello
    .on = sul martello
    .the = il martello
slot-chisel = scalpello
    .used = lo scalpello
    .a = uno scalpello
    .onto = con lo scalpello
    .from = dallo scalpello
    .on = sullo scalpello
    .the = lo scalpello
slot-horse = cavallo
    .used = il cavallo
    .a = un cavallo
    .onto = sul cavallo
    .from = dal cavallo
    .on = sul cavallo
    .the = il cavallo
slot-cart = carretto
    .used = il carretto
    .a = un carretto
    .onto = sul carretto
    .from = dal carretto
    .on = sul carretto
    .the = il carretto

## Colours of crests, craftsmen and workshops

crest-silver = argentato
    .f = argentata
crest-gold = dorato
    .f = dorata
crest-white = bianco
    .f = bianca
crest-violet = viola
    .f = viola
crest-red = rosso
    .f = rossa
crest-blue = blu
    .f = blu
crest-green = verde
    .f = verde

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
        [L] sinistro
       *[R] destro
    }
    .turned =
        { $side ->
            [L] da sinistra a destra
           *[R] da destra a sinistra
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
needs-coins =
    { $needs ->
        [one] { $needs } moneta
       *[other] { $needs } monete
    }
has-coins =
    { $has ->
        [one] { $has } moneta
       *[other] { $has } monete
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
limit-open =
    { $limit ->
        [one] { $limit } commissione incompleta
       *[other] { $limit } commissioni incomplete
    }
# The price at the end of a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }per { coins }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] : { points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } e { $last }
list-or = { $first } o { $last }

## Roads. $start and $end are cities

road-north = strada nord
road-east = strada est
road-south = strada sud
road-west = strada ovest
road-between = strada { $start }–{ $end }

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = città { $city } (equipaggiamento)
    .to = nella città { $city } (equipaggiamento)
    .at = nella città { $city } (equipaggiamento)
space-city-commissions = città { $city } (commissioni)
    .to = nella città { $city } (commissioni)
    .at = nella città { $city } (commissioni)
space-city-harbour = città { $city } (porto)
    .to = nella città { $city } (porto)
    .at = nella città { $city } (porto)
space-road = { $road }, casella { $number }
    .to = sulla casella { $number } della { $road }
    .at = sulla casella { $number } della { $road }
space-harbour = porto ({ $road }, casella { $number })
    .to = al porto ({ $road }, casella { $number })
    .at = al porto ({ $road }, casella { $number })
space-mine = miniera d’argento ({ $road }, casella { $number })
    .to = alla miniera d’argento ({ $road }, casella { $number })
    .at = alla miniera d’argento ({ $road }, casella { $number })
space-house = palazzo { crest } ({ $road }, casella { $number })
    .to = al palazzo { crest } ({ $road }, casella { $number })
    .at = al palazzo { crest } ({ $road }, casella { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = commissione { crest.f } (richiede { coins })
    .a = una commissione { crest.f } (richiede { coins })
commission-gemstones = commissione { crest.f } ({ $gemstones })
    .a = una commissione { crest.f } ({ $gemstones })

## Glossary

term-space = casella
term-city = città
term-road = strada
term-road-space = casella strada
term-harbour = porto
term-ship = nave
term-mine = miniera d’argento
term-house = palazzo
term-patron = cliente
term-crest = stemma
term-gemstone = gemma
term-colour = colore
term-equipment = equipaggiamento
term-tool = attrezzo
term-vehicle = mezzo di trasporto
term-gold-pan = padella
term-slot = posto di carico
term-coin = moneta
term-bank = banca
term-discard-field = casella degli scarti
term-book = libro
term-equipment-catalogue = catalogo dell’equipaggiamento
term-commission-book = libro delle commissioni
term-side = lato
term-page = pagina
term-turn-a-page = voltare una pagina
term-commission = commissione
term-open-commission = commissione incompleta
term-completed-commission = commissione completata
term-craftsman = artigiano
term-pile = pila
term-craftsman-board = scheda artigiano
term-workshop = laboratorio
term-bonus-tile = tessera bonus
term-provisions = provviste
term-encounter = incontro
term-pawn = pedina
term-player = giocatore
term-turn = turno
term-round = round
term-final-round = ultimo round
term-points = punti
term-rival = rivale
term-edition = edizione
term-dealer = mazziere
term-reveal = rivelare
term-table = tavolo
term-seat = posto
term-level = livello

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora: il duello
edition-base-2009 = Valdora (numeri precedenti)
edition-duel = Valdora: il duello (numeri precedenti)

## Choosing a language

unknown-language = La lingua «{ $wanted }» non è disponibile. Scegli fra: { $languages }.

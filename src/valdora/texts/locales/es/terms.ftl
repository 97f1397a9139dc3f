### Words of the game, and the names made from them, in Spanish.
###
### .a with an indefinite article, .no after a negation, .the with a definite article, .f feminine,
### .onto where it is loaded, .of where it is taken from, .on where it lies.

## Gemstones

gemstone-ruby = rubí
    .a = un rubí
    .no = ningún rubí
gemstone-sapphire = zafiro
    .a = un zafiro
    .no = ningún zafiro
gemstone-amethyst = amatista
    .a = una amatista
    .no = ninguna amatista
gemstone-emerald = esmeralda
    .a = una esmeralda
    .no = ninguna esmeralda
gemstone-gold = oro
    .a = oro
    .no = oro

## The one letter shown on a gemstone; no two may be alike

letter-ruby = R
letter-sapphire = Z
letter-amethyst = A
letter-emerald = E
letter-gold = O

## Equipment, which is also where a gemstone is carried

slot-pan = criba
    .used = la criba
    .a = una criba
    .no = ninguna criba
    .onto = en la criba
    .of = de la criba
    .on = en la criba
    .the = la criba
slot-shovel = pala
    .used = la pala
    .a = una pala
    .no = ninguna pala
    .onto = con la pala
    .of = de la pala
    .on = en la pala
    .the = la pala
slot-pick = pico
    .used = el pico
    .a = un pico
    .no = ningún pico
    .onto = con el pico
    .of = del pico
    .on = en el pico
    .the = el pico
slot-hammer = martillo
    .used = el martillo
    .a = un martillo
    .no = ningún martillo
    .onto = con el martillo
    .of = del martillo
    .on = en el martillo
    .the = el martillo
slot-chisel = cincel
    .used = el cincel
    .a = un cincel
    .no = ningún cincel
    .onto = con el cincel
    .of = del cincel
    .on = en el cincel
    .the = el cincel
slot-horse = caballo
    .used = el caballo
    .a = un caballo
    .no = ningún caballo
    .onto = en el caballo
    .of = del caballo
    .on = en el caballo
    .the = el caballo
slot-cart = carro
    .used = el carro
    .a = un carro
    .no = ningún carro
    .onto = en el carro
    .of = del carro
    .on = en el carro
    .the = el carro

## Colours of crests, craftsmen and workshops

crest-silver = plateado
    .f = plateada
crest-gold = dorado
    .f = dorada
crest-white = blanco
    .f = blanca
crest-violet = violeta
    .f = violeta
crest-red = rojo
    .f = roja
crest-blue = azul
    .f = azul
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
        [L] izquierdo
       *[R] derecho
    }
    .turned =
        { $side ->
            [L] de izquierda a derecha
           *[R] de derecha a izquierda
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
needs-coins =
    { $needs ->
        [one] { $needs } moneda
       *[other] { $needs } monedas
    }
has-coins =
    { $has ->
        [one] { $has } moneda
       *[other] { $has } monedas
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
limit-open =
    { $limit ->
        [one] { $limit } encargo incompleto
       *[other] { $limit } encargos incompletos
    }
# The price at the end of a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }por { coins }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] : { points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } y { $last }
list-or = { $first } o { $last }

## Roads. $start and $end are cities

road-north = camino norte
road-east = camino este
road-south = camino sur
road-west = camino oeste
road-between = camino { $start }–{ $end }

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = ciudad { $city } (equipamiento)
    .to = a la ciudad { $city } (equipamiento)
    .at = en la ciudad { $city } (equipamiento)
space-city-commissions = ciudad { $city } (encargos)
    .to = a la ciudad { $city } (encargos)
    .at = en la ciudad { $city } (encargos)
space-city-harbour = ciudad { $city } (puerto)
    .to = a la ciudad { $city } (puerto)
    .at = en la ciudad { $city } (puerto)
space-road = { $road }, espacio { $number }
    .to = al espacio { $number } del { $road }
    .at = en el espacio { $number } del { $road }
space-harbour = puerto ({ $road }, espacio { $number })
    .to = al puerto ({ $road }, espacio { $number })
    .at = en el puerto ({ $road }, espacio { $number })
space-mine = mina de plata ({ $road }, espacio { $number })
    .to = a la mina de plata ({ $road }, espacio { $number })
    .at = en la mina de plata ({ $road }, espacio { $number })
space-house = casa { crest.f } ({ $road }, espacio { $number })
    .to = a la casa { crest.f } ({ $road }, espacio { $number })
    .at = en la casa { crest.f } ({ $road }, espacio { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = encargo { crest } (pide { coins })
    .a = un encargo { crest } (pide { coins })
commission-gemstones = encargo { crest } ({ $gemstones })
    .a = un encargo { crest } ({ $gemstones })

## Glossary

term-space = espacio
term-city = ciudad
term-road = camino
term-road-space = espacio de camino
term-harbour = puerto
term-ship = barco
term-mine = mina de plata
term-house = casa
term-patron = cliente
term-crest = blasón
term-gemstone = gema
term-colour = color
term-equipment = equipamiento
term-tool = herramienta
term-vehicle = medio de transporte
term-gold-pan = criba
term-slot = hueco de carga
term-coin = moneda
term-bank = banco
term-discard-field = zona de descarte
term-book = libro
term-equipment-catalogue = catálogo de equipamiento
term-commission-book = libro de encargos
term-side = lado
term-page = página
term-turn-a-page = pasar página
term-commission = encargo
term-open-commission = encargo incompleto
term-completed-commission = encargo completado
term-craftsman = artesano
term-pile = pila
term-craftsman-board = tablero de artesanos
term-workshop = taller
term-bonus-tile = ficha bonus
term-provisions = provisiones
term-encounter = encuentro
term-pawn = peón
term-player = jugador
term-turn = turno
term-round = ronda
term-final-round = última ronda
term-points = puntos
term-rival = rival
term-edition = edición
term-dealer = repartidor
term-reveal = revelar
term-table = mesa
term-seat = asiento
term-level = nivel

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora: el duelo
edition-base-2009 = Valdora (cifras anteriores)
edition-duel = Valdora: el duelo (cifras anteriores)

## Choosing a language

unknown-language = El idioma «{ $wanted }» no está disponible. Elige uno de estos: { $languages }.

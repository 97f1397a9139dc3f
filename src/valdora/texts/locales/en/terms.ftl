### Words of the game, and the names made from them.

## Gemstones

gemstone-ruby = ruby
    .a = a ruby
gemstone-sapphire = sapphire
    .a = a sapphire
gemstone-amethyst = amethyst
    .a = an amethyst
gemstone-emerald = emerald
    .a = an emerald
gemstone-gold = gold
    .a = gold

## The one letter shown on a gemstone; no two may be alike

letter-ruby = R
letter-sapphire = S
letter-amethyst = A
letter-emerald = E
letter-gold = G

## Equipment, which is also where a gemstone is carried

slot-pan = gold pan
    .used = the gold pan
    .a = a gold pan
    .onto = into the gold pan
slot-shovel = shovel
    .used = the shovel
    .a = a shovel
    .onto = with the shovel
slot-pick = pick
    .used = the pick
    .a = a pick
    .onto = with the pick
slot-hammer = hammer
    .used = the hammer
    .a = a hammer
    .onto = with the hammer
slot-chisel = chisel
    .used = the chisel
    .a = a chisel
    .onto = with the chisel
slot-horse = horse
    .used = the horse
    .a = a horse
    .onto = onto the horse
slot-cart = cart
    .used = the cart
    .a = a cart
    .onto = onto the cart

## Colours of crests, craftsmen and workshops

crest-silver = silver
crest-gold = gold
crest-white = white
crest-violet = violet
crest-red = red
crest-blue = blue
crest-green = green

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
        [L] left
       *[R] right
    }
    .turned =
        { $side ->
            [L] from left to right
           *[R] from right to left
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
needs-coins =
    { $needs ->
        [one] { $needs } coin
       *[other] { $needs } coins
    }
has-coins =
    { $has ->
        [one] { $has } coin
       *[other] { $has } coins
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
limit-open =
    { $limit ->
        [one] { $limit } incomplete commission
       *[other] { $limit } incomplete commissions
    }
# The price at the end of a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }for { coins }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] : { points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-or = { $first } or { $last }

## Roads. $start and $end are cities

road-north = north road
road-east = east road
road-south = south road
road-west = west road
road-between = { $start }–{ $end } road

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = city { $city } (equipment)
    .to = to city { $city } (equipment)
    .at = in city { $city } (equipment)
space-city-commissions = city { $city } (commissions)
    .to = to city { $city } (commissions)
    .at = in city { $city } (commissions)
space-city-harbour = city { $city } (harbour)
    .to = to city { $city } (harbour)
    .at = in city { $city } (harbour)
space-road = { $road }, space { $number }
    .to = to space { $number } of the { $road }
    .at = on space { $number } of the { $road }
space-harbour = harbour ({ $road }, space { $number })
    .to = to the harbour ({ $road }, space { $number })
    .at = at the harbour ({ $road }, space { $number })
space-mine = silver mine ({ $road }, space { $number })
    .to = to the silver mine ({ $road }, space { $number })
    .at = at the silver mine ({ $road }, space { $number })
space-house = { crest } house ({ $road }, space { $number })
    .to = to the { crest } house ({ $road }, space { $number })
    .at = at the { crest } house ({ $road }, space { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = { crest } commission (wants { coins })
    .a = a { crest } commission (wants { coins })
commission-gemstones = { crest } commission ({ $gemstones })
    .a = a { crest } commission ({ $gemstones })

## Glossary

term-space = space
term-city = city
term-road = road
term-road-space = road space
term-harbour = harbour
term-ship = ship
term-mine = silver mine
term-house = house
term-patron = patron
term-crest = crest
term-gemstone = gemstone
term-colour = colour
term-equipment = equipment
term-tool = tool
term-vehicle = vehicle
term-gold-pan = gold pan
term-slot = slot
term-coin = coin
term-bank = bank
term-discard-field = discard space
term-book = book
term-equipment-catalogue = equipment catalogue
term-commission-book = commission book
term-side = side
term-page = page
term-turn-a-page = turn a page
term-commission = commission
term-open-commission = incomplete commission
term-completed-commission = completed commission
term-craftsman = craftsman
term-pile = pile
term-craftsman-board = craftsman board
term-workshop = workshop
term-bonus-tile = bonus tile
term-provisions = provisions
term-encounter = encounter
term-pawn = pawn
term-player = player
term-turn = turn
term-round = round
term-final-round = final round
term-points = points
term-rival = rival
term-edition = edition
term-dealer = dealer
term-reveal = reveal
term-table = table
term-seat = seat
term-level = level

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora: the duel
edition-base-2009 = Valdora (earlier figures)
edition-duel = Valdora: the duel (earlier figures)

## Choosing a language

unknown-language = There is no language “{ $wanted }” here. Choose one of: { $languages }.

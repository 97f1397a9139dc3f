### Why a turn is good, as sentences that stand one after the other.
###
### $what        the names it is about, as a list: commissions, equipment, colours, gemstones, a city;
###              $what_a as what somebody buys (cards)
### $what_count  how many they are
### $points      what it brings

motive-deliver = { points } for completing { $what_a }.
motive-colour =
    { $what_count ->
        [1] { points } for a new craftsman colour: { $what }.
       *[other] { points } for new craftsman colours: { $what }.
    }
motive-workshop =
    { $points ->
        [0] A workshop of your own: { $what }.
       *[other] { points } for a workshop of your own: { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } for a bonus tile ({ $what }).
       *[other] { points } for { $what_count } bonus tiles ({ $what }).
    }
motive-buy = Later you can complete { $what_a }.
motive-equip = You get { $what_a } to load with.
motive-look = The book in city { $what } promises something useful.
motive-load =
    { $what_count ->
        [1] A gemstone you can use: { $what }.
       *[other] Gemstones you can use: { $what }.
    }
motive-silver = Your purse will be full.
motive-provisions = Provisions will take you through a city.
motive-travel = This turn only brings you nearer.

## How good a turn is, and how it compares with another
##
## $turns, $points  by how many; or so many points within so many turns
## $colour          whose workshop or craftsman
## $own, $other     the chances, as `percent` makes them: of this turn, and of the other one

percent = { $sign }{ $percent }%
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
comparison-sooner = Your next delivery comes { turns } sooner.
comparison-later = Your next delivery comes { turns } later.
comparison-more = { points } more within { turns }.
comparison-fewer = { points } fewer within { turns }.
comparison-workshop = Chance of the { colour } workshop: { $own } instead of { $other }.
comparison-colour = Chance of a { colour } craftsman: { $own } instead of { $other }.
hint-share = Chance of winning { $share } (between { $low } and { $high }).
hint-equal = About as good as the first.
hint-over-second = What it has over the second:
hint-beside-first = Compared with the first:

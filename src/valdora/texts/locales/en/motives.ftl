### Why a turn is good: the motives of `greedy`, as sentences that stand one after the other.
###
### $what        the names it is about, as a list: commissions, equipment, colours, gemstones, a city;
###              $what_a as what somebody buys (cards), $what_to as where a pawn goes (the next space)
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
motive-next = From there you can go { $what_to } next.

### What the figures and marks on the table mean, and the craftsman board’s words.

mark-sun = The sun’s way to the end of the game. It sets, and the final round begins, once craftsmen of one colour at most are left.
mark-round = The round: everyone has one turn in it.
mark-score = Points so far: all that would count if the game ended now.
mark-purse = { $count ->
        [one] { $count } coin in the purse, which holds { $purse } at most
       *[other] { $count } coins in the purse, which holds { $purse } at most
    }
mark-pile = Craftsmen left, { crest }: { $pile }
mark-first = Your first craftsman of this colour: { points }
mark-had = You have this colour: { points }
mark-needs = The workshop goes to whoever first has { $needs } of them, and is worth { points }.
mark-taken = The workshop belongs to { $seat } and is worth { points }.
mark-lost = The workshop has left the game.
mark-race = { $seat }, { crest }: { $has } of the { $needs } craftsmen for the workshop
mark-hired = Craftsmen hired, { crest }: { $count }
mark-workshop = Workshop, { crest }: { points }
mark-bonus = Bonus tiles: { $count }, each worth { points }
mark-open = Incomplete commission, { crest }: { points }
mark-place = Not bought yet: { slot }
mark-room = Room for another commission
mark-ribbon = The pages as they lie, seen by all: left side, spine, right side. The pale ones have not been turned up yet; the figure says how many there are.
mark-odds-left = How many of these pages nobody has seen yet
mark-odds-next = How likely it is the next page
mark-odds-within =
    { $count ->
        [one] How likely it comes up if you turn the page you can pay for
       *[other] How likely it comes up if you turn all { $count } pages you can pay for
    }
mark-depth = How many pages lie on this side
mark-race-left = How many craftsmen of the colour are left
mark-race-needs = How many craftsmen of the colour its workshop needs
mark-race-points = How many points the workshop is worth
race-needs = needs
craft-explained = Your first craftsman of each colour is worth { points }. Whoever is first to have enough of a colour also gets its workshop.

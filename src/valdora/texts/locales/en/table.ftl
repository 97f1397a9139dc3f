### The table in the browser.

## Who sits there

seat-bot = Bot { $number }
seat-free = Seat { $number }
seat-stand-in = a bot plays on
seat-resigned = gave up; a bot plays on

## Before and around the game

table-loading = Unrolling the map …
table-waiting = The game has not begun yet.
table-start = Begin
table-lost = There is no such table here. Perhaps the link is incomplete.
table-no-access = This table is private. Ask for a link to join or to watch.
table-unreachable = The server does not answer.
table-try-again = Try again
table-home = Start page
title-table = Valdora
title-turn = Your turn · Valdora
connection-lost = Connection lost. Nothing is lost: trying again …
connection-now = Try now
connection-back = Connected again.
hand-over = Hand the device to { $seat }
hand-taken = I am { $seat }

## The bar at the top

turn-round = Round { $round }
turn-yours = Your turn
turn-of = { $seat } to move
turn-over = Game over
turn-watching = watching
turn-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
sunset-left =
    { $tiles ->
        [one] sunset after { $tiles } more craftsman ({ $colours } colours left)
       *[other] sunset after { $tiles } more craftsmen at the earliest ({ $colours } colours left)
    }
sunset-final = Final round

## What now?

now-title = What now?
now-move =
    { $free ->
        [one] Choose where to go: { $free } place
       *[other] Choose where to go: { $free } places
    }{ $far ->
        [0] .
       *[other] , { $far } more with provisions.
    }
now-stay = You can pay for no destination: stay where you are.
now-possible = Possible now: { $what }. Or end the turn.
now-nothing = Nothing more to do here: end the turn or take it back.
now-wait = { $seat } is on the way …
now-over = The sun has set. The game is over.
now-closed = This table was closed.
now-end = End turn
now-rule = rule { $rule }
can-deliver = deliver
can-load = load gemstones
can-turn = turn pages
can-buy = buy
can-return = give back a commission
can-silver = take silver
can-provisions = take provisions
confirm-end = End it now?
confirm-silver = Take silver and end the turn?
confirm-provisions = Take provisions and end the turn?
confirm-turn = Reveal the next page?
confirm-buy = Buy and reveal the next page?
confirm-return = Give it back for good?
confirm-load = Load for good?
confirm-deliver = Deliver for good?
confirm-move = Go for good?
confirm-stay = Stay for good?
undo-step = Undo
undo-nothing = Nothing can be taken back: a page was revealed or the turn has only begun.

## The map

map-title = The valley
map-discard =
    { $count ->
        [0] Discard field: empty
       *[other] Discard field: { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Equipment
        [commissions] { $city } · Commissions
       *[none] { $city } · Harbour
    }
space-stone = { $count } × { gemstone }
space-bare = No gemstone is left
space-page = On the { side } side: { $card }
space-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
space-pawns =
    { $count ->
        [one] { $seats } is here
       *[other] { $seats } are here
    }
trip-free = Within reach
trip-provisions = Uses your provisions
trip-price = Encounters: { coins }
trip-deliver = Deliver { $what }
trip-load = Load { $what }
trip-book = Use the book
trip-silver = Take { coins }
trip-take-provisions = Take provisions
trip-go = Go there

## Loading and delivering

tray-title = What you can do here
tray-load = Load onto
tray-deliver = Deliver
tray-complete = Complete
tray-then = Then
cascade-points = Commission: { points }
cascade-bonus = Bonus tile: { points }
cascade-craftsman = A { colour } craftsman
cascade-fresh = First craftsman of this colour: { points } at the end
cascade-workshop = The { colour } workshop

## Books

book-turn = Turn page
book-buy = Buy
book-reveal = Reveal the next page?
book-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
book-meter =
    { $turned ->
        [0] The next page is free; you have { coins }
       *[other] Each further page costs a coin; you have { coins }
    }
book-seen = Pages everyone has seen
book-others = Books
book-pay-with = Pay with the gold from
book-return = First give one back
book-side =
    { $side ->
        [L] to the left
       *[R] to the right
    }
close-book = Close the book
close-panel = Close
odds-title = Pages nobody has seen
odds-left = left
odds-next = next
odds-within =
    { $count ->
        [one] in { $count } page
       *[other] in { $count } pages
    }
odds-none = Every page of this book has been seen.

## Everyone's things

side-title = Players
side-tabs = More of the table
race-points = pts
rival-next = Next the rival takes
rival-craftsmen = The rival’s craftsmen
rival-none = none yet
workshop-gone = Out of the game
wheel-colour = { crest }: { $pile } craftsmen left, workshop for { $needs } worth { points }
wheel-left = colours left
player-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
player-provisions = with provisions
player-no-provisions = without provisions
player-where = Stands at
card-carries = { slot } with { gemstone.a }
card-empty = { slot }, empty
card-commission = { crest } commission: { points }
bar-players = Players
bar-craftsmen = Craftsmen
bar-books = Books

## Log, chat, recap, hints

log-title = Log
log-empty = Nothing has happened.
log-took-back =
    { $count ->
        [one] { $seat } takes back { $count } step.
       *[other] { $seat } takes back { $count } steps.
    }
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
recap-title = Since your last turn
recap-show = Show it on the map
hint-title = A bot’s advice
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-none = No advice is to be had just now.
hint-show = Show on the map

## The menu of this device

menu-title = Menu
menu-language = Language
menu-theme = Light
menu-auto = as the system
menu-light = day
menu-dark = night
menu-motion = Motion
menu-full = full
menu-reduced = reduced
menu-speed = Speed of others’ moves
menu-sound = Sounds
menu-notify = Notify me when it is my turn
menu-coach = Tips for the first game
menu-rules = Rules
menu-leave = Leave the table (a bot plays on)
menu-leave-sure = Really leave?
menu-return = Take my seat back
keys-title = Keys
keys-map = to your pawn on the map
keys-arrows = from space to space; in a book: turn
keys-next = to the next place within reach
keys-enter = choose
keys-number = choose what to load or deliver
keys-buy = in a book: buy the left or right page
keys-book = open or close the book
keys-provisions = take provisions
keys-silver = take silver
keys-end = end the turn (twice)
keys-undo = take back (with Shift: all)
keys-hint = advice
keys-recap = since your last turn
keys-close = close
keys-help = this list
keys-letters = Letters and figures act at once
    .without = Without them everything can still be reached with Tab, Enter and the arrow keys.

## The end

ledger-title = The ledger
ledger-commissions = Commissions
ledger-colours = Craftsman colours
ledger-workshops = Workshops
ledger-bonus = Bonus tiles
ledger-gemstones = Gemstones left
ledger-total = Total
ledger-winners =
    { $count ->
        [one] { $seats } wins!
       *[other] Shared victory: { $seats }
    }
ledger-rematch = Play again
ledger-replay = See the game again

## Tips for the first game

coach-title = Tip
coach-got-it = Got it
coach-no-more = No more tips
coach-goal = Buy commissions, fetch what the patrons want, deliver it to the house with their crest. Each turn: move, then do one thing there.
coach-commission = You have no commission yet. Go to a city with commissions, top right or bottom left: buying one costs a coin.
coach-gold = Your pan takes gold, free of charge, on any clearing with a gold nugget. Gold buys equipment, and it is what some patrons want.
coach-go-deliver = You carry what a patron wants. Go to the house with the same crest as on your card.
coach-no-coins = Your purse is empty. A silver mine fills it up.
coach-encounter = A coin beside a place is what you pay to those who stand there.
coach-provisions = Your way ends at the next city. Provisions, to be had in any city, let you pass through one.
coach-wait = Now the others play. The log tells what they do; afterwards it is your turn again.
coach-deliver = Delivering brings points and a craftsman. Your first craftsman of each colour is worth 10 more, and enough of one colour open a workshop.
coach-load = Click a tool to load the gemstone, or drag it onto the card. Each card carries one.
coach-ship = In a harbour you load from the discard field, one gemstone per ship.
coach-equipment = Equipment costs one gold that you carry. Each tool takes one kind of gemstone; horse and cart take any, for coins.
coach-commissions = Buy a visible page for a coin. You may hold three commissions.
coach-pages = The first page you turn is free, each further one costs a coin. Pages can be turned both ways.
coach-silver = Taking silver fills your purse to six coins and ends your turn.
coach-end = That was your action. Look it over, take it back if you like, then end the turn.
coach-final = The final round: everyone plays it to the end. Deliver what you can; open commissions count nothing.

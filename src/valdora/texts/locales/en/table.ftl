### The table in the browser.

## Who sits there

seat-free = Seat { $number }
seat-stand-in = a bot plays on
seat-resigned = gave up; a bot plays on

## Who is away

seat-away = away
seat-away-for = away for { $minutes } min
stand-in-away = { $seat } is away.
stand-in-away-for = { $seat } has been away for { $minutes } min.
stand-in-soon = After { $minutes } min away a bot can play on.
stand-in-ask = Let a bot play for { $seat }
stand-in-sure = Really? { $seat } can take the seat back at any time.
stand-in-yours = A bot is playing for you.

## Before and around the game

table-loading = Unrolling the map …
table-lost = There is no such table here. Perhaps the link is incomplete.
table-no-access = This table is private. Ask for a link to join or to watch.
table-unreachable = The server does not answer.
table-try-again = Try again
table-home = Start page
title-table = Valdora
title-turn = Your turn · Valdora
connection-lost = Connection lost. Your game is safe; reconnecting …
connection-now = Try now
connection-back = Connected again.
connection-rewound = The server has lost the last moves. The game goes on from here.
hand-over = Hand the device to { $seat }
hand-taken = I am { $seat }
hand-never = Do not ask again on this device

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
        [one] Final round after { $tiles } more craftsman at the earliest ({ $colours } colours left)
       *[other] Final round after { $tiles } more craftsmen at the earliest ({ $colours } colours left)
    }
sunset-short =
    { $tiles ->
        [one] Game’s end: { $tiles } craftsman or more to go
       *[other] Game’s end: { $tiles } craftsmen or more to go
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
now-possible = You can { $what } – or end your turn.
now-nothing = Nothing more to do here. End your turn, or undo.
now-wait = { $seat } is on the way …
now-over = The sun has set. The game is over.
now-closed = This table was closed.
now-end = End turn
now-skip = Skip
now-skip-what = Show at once how this turn ends (F or space)
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
undo-step = Undo
undo-nothing = Nothing can be taken back: a page was revealed or the turn has only begun.

## The map

map-title = The valley
map-whole = See the whole map
map-near = Come closer
map-discard =
    { $count ->
        [0] Discard space: empty
       *[other] Discard space: { $what }
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
space-pawns =
    { $count ->
        [one] { $seats } is here
       *[other] { $seats } are here
    }
use-equipment = Equipment: 1 gold
use-commissions = A commission: { coins }
use-pages =
    { $free ->
        [0] Each page: { coins }
        [one] First page free, then { coins } each
       *[other] First { $free } pages free, then { coins } each
    }
use-provisions = Provisions: free
use-harbour =
    { $ships ->
        [one] Load { $ships } gemstone from the discard space
       *[other] Load up to { $ships } gemstones from the discard space
    }
use-mine = Silver: fills your purse to { coins }
use-house = Commissions with the { crest } crest are delivered here
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
book-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
book-meter =
    { $free ->
        [yes] The next page is free; you have { has-coins }
       *[no] The next page costs { needs-coins }; you have { has-coins }
    }
book-seen = Pages everyone has seen
book-covered = As in the box: what was seen of this book stays in your memory.
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
wheel-left =
    { $count ->
        [one] colour left
       *[other] colours left
    }
player-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
player-provisions = with provisions
player-no-provisions = without provisions
player-covered = As in the box: points are counted at the end.
player-completed =
    { $count ->
        [one] { $count } completed commission
       *[other] { $count } completed commissions
    }
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
log-seat-left = { $seat } leaves; a bot plays on.
log-seat-away = { $seat } is away; a bot plays on.
log-seat-back = { $seat } is back and plays on.
log-seat-resigned = { $seat } gives up; a bot plays to the end.
log-seat-host = { $seat } is the host now.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-waits = It will be said when the connection is back.
recap-title = Since your last turn
recap-show = Show it on the map
hint-title = A bot’s advice
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-show = Show on the map

## The menu of this device

menu-title = Menu
menu-speed = Speed of others’ moves
menu-notify = Notify me when it is my turn
menu-coach = Tips for the first game
menu-rules = Rules
menu-leave = Leave the table (a bot plays on)
menu-leave-sure = Really leave?
menu-return = Take my seat back
keys-title = Keys
key-enter = Enter
key-escape = Esc
key-space = Space
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
keys-skip = skip the turn that is being shown
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
ledger-helped = partly played by a bot
ledger-rematch = Play again
ledger-replay = Watch the replay

## Tips for the first game

coach-title = Tip
coach-got-it = Got it
coach-no-more = No more tips
coach-goal = Buy commissions, fetch what the patrons want, deliver it to the house with their crest. Each turn: move, then do one thing there.
coach-commission = You have no commission yet. The cities { $cities } sell them, for { coins } each.
coach-gold = Your pan takes gold, free of charge, on any road space where gold lies. Gold buys equipment, and it is what some patrons want.
coach-equip = The gold you carry buys equipment for what your commission wants. The cities { $cities } sell it.
coach-fetch = Your commission wants a gemstone that you can carry. Go to a road space where one lies, and load it.
coach-go-deliver = You carry what a patron wants. Go to the house with the same crest as on your card.
coach-no-coins = You have too few coins. A silver mine fills your purse.
coach-way = That is more than one turn away: stop at the marked place first.
coach-take-provisions = Nothing more serves you here. Take provisions: they let you pass through a city next time.
coach-encounter = A coin beside a place is what you pay to those who stand there.
coach-provisions = Your way ends at the next city. Provisions, to be had in any city, let you pass through one.
coach-wait = Now the others play. The log tells what they do; afterwards it is your turn again.
coach-deliver = Delivering brings points and a craftsman. Your first craftsman of each colour is worth { points } more, and enough of one colour open a workshop.
coach-load = Choose a tool to load the gemstone, or drag it onto the card. Each card carries one.
coach-ship = At a harbour you load from the discard space, one gemstone per ship.
coach-equipment = Equipment costs one gold that you carry. Each tool takes one kind of gemstone; horse and cart take any, for coins.
coach-commissions = Buy a visible page for { coins }. You may have { limit-open }.
coach-pages =
    { $free ->
        [0] Each page you turn costs { coins }.
        [one] The first page you turn is free, each further one costs { coins }.
       *[other] The first { $free } pages you turn are free, each further one costs { coins }.
    } Pages can be turned both ways.
coach-silver = Taking silver fills your purse to { coins } and ends your turn.
coach-end = When you are done here, end your turn. You can undo until a new page is revealed.
coach-final = The final round: everyone plays it to the end. Deliver what you can; incomplete commissions count nothing.

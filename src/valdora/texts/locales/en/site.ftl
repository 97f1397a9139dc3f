### The pages around the table in the browser.

## Every page

site-skip = Skip to the content
site-nav = Pages
site-nav-tables = Tables
site-nav-rules = Rules
site-nav-settings = Settings
site-language = Language
site-theme-to-light = Light colours
site-theme-to-dark = Dark colours
site-credits = Valdora is a game by Michael Schacht, published by ABACUSSPIELE in 2009.
site-description = Valdora, the board game by Michael Schacht, in the browser: against bots or with friends
site-unaffiliated = This free version has no connection to either; all pictures are its own.
site-home = To the start page
site-guest = Guest
site-player = Player { $number }
site-seat = Seat { $number }
site-loading = One moment …
site-unreachable = The server does not answer. Check the connection and try again.
site-try-again = Try again
site-offline = No way through
site-offline-text = The server cannot be reached. Your games are safe there; this page goes on as soon as the connection is back.
site-lost = Off the map
site-lost-text = There is no page at this address. Perhaps the link was cut short.

## Start page

start-tagline = Travel a rich valley, find gemstones for its patrons, and hire the craftsmen who make your name.
start-play = Play now against bots
start-dealing = Shuffling the books …
start-opponents = Opponents
start-level = Level
start-new = New table
start-learn = Learn the rules
start-join = You have a link or a code?
start-join-go = Go
start-join-wrong = That is neither a link nor a code of a table.
start-continue = Continue
start-public = Public tables
start-figures = The map and many figures on cards and tiles are reconstructed, because no rulebook states them. If you own the box, you can correct them.
start-figures-link = Which ones, and how

## Lists of tables

tables-title = Tables
tables-mine = Your tables
tables-mine-none = You sit at no table yet. Make one, or follow a link.
tables-public-none = No public table just now.
tables-more = More tables
tables-unread =
    { $count ->
        [one] One more table is being read.
       *[other] { $count } more tables are being read.
    }
tables-continue = Continue
tables-sit = Sit down
tables-watch = Watch
tables-replay = Replay
tables-look = Look
tables-part-turn = Your turn
tables-part-waiting = Waiting for others
tables-part-open = Not begun yet
tables-part-past = Past games
tables-since = since { $time }
tables-left = { $time } left
site-waits =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
tables-status =
    { $status ->
        [open] Waiting for players
        [running] Round { $round }
        [over] Over after round { $round }
       *[closed] Closed
    }

## New table

new-title = New table
new-players = How many play?
new-duel = Two play the duel: a rival without a pawn competes for craftsmen.
new-seat = Seat { $number }
new-seat-person = Person at this device
new-seat-free = Free, by invitation
new-seat-bot = Bot
new-seat-name = Name at seat { $number }
new-seat-level = Level of the bot at seat { $number }
new-seat-link = You get a link to send.
new-seats-hint = Several people at this device pass it on from turn to turn.
new-edition = Edition
new-starts = Who starts?
new-starts-random = Drawn by lot
new-pace = Pace of the bots
new-pace-hint = A pause before each of their actions.
new-public = Public
new-public-hint = Anyone on this server can find the table and sit down.
new-watching = Watching allowed
new-watching-hint = Those who watch see what players see, and cannot act.
new-covered = As in the box
new-covered-hint = Until the end nobody’s points are shown, completed commissions lie face down, and whoever wants to know what was in a book must remember it.
new-nobody = Without a person at this device you only watch.
site-only-bots = Bots play among themselves and you watch. While nobody watches, the game pauses.
new-invite = Make the table and invite
new-begin = Begin the game
pace-0 = None
pace-300 = Brisk
pace-700 = Normal
pace-1500 = Leisurely

## Before the game

lobby-title = The table is set
lobby-waiting =
    { $free ->
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
lobby-full = Everyone is here
lobby-seats = Around the table
lobby-start = Begin the game
lobby-wait-people = Waiting for more people …
lobby-wait-host = Waiting for the host to begin …
lobby-host-away = The host is not here.
lobby-host-soon = The host is not here. After { $minutes } min someone seated here can be the host instead.
lobby-follow = Become the host
lobby-follow-sure = Really? You will be the host.
lobby-invite = Invite
lobby-join-link = Link to a free seat
lobby-watch-link = Link for watching
lobby-watch-make = Make a link for watching
lobby-join-make = Make a link to a free seat
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = The link as a QR code
links-title = Links to this table
links-join = For any free seat
links-watch = For watching
links-seat = For the seat of { $seat }
links-take-back = Take back
links-take-back-sure = Really take back?
links-taken = The link no longer works.
links-mine = My link for another device
links-mine-of = { $seat }: link for another device
links-mine-hint = Whoever opens it plays in your place, once and as long as you do not take it back.
lobby-options = Options
lobby-yours = your seat
lobby-here = is here
lobby-free = free
lobby-sit = Sit here
lobby-add = Add a person here
lobby-stand-up = Stand up
lobby-remove = Free this seat
lobby-no-bot = No bot
lobby-bot-for = Bot for seat { $number }
lobby-leave = Leave the table
lobby-close = Close the table
lobby-closed = This table is closed
lobby-closed-text = No game was played here, and none will be. There is always room at another table.

## Invitations

join-title = You are invited
join-text = A seat in the valley is kept for you. No account is needed.
join-name = What shall we call you?
join-sit = Take the seat
join-hint = This browser remembers your seat: come back to it whenever you like.
join-dead = This link leads nowhere

## Settings

settings-name = Your name
settings-name-hint = Shown at tables where you sit down.
settings-theme = Theme
settings-auto = System
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-speed = Speed at which moves of others are shown
settings-times = { $speed } ×
speed-instant = at once
settings-sound = Sounds
settings-notify = Notify me when it is my turn
settings-notify-no = The browser does not allow it. Change that in its settings for this page.
settings-patterns = Patterns on pieces, besides their shapes
settings-coach = Guide me through my game
settings-curtain = Several people at this device: ask to hand it over
settings-kept = All this is kept in this browser only.

## Replay

replay-title = Replay
replay-none = Nothing to see here
replay-covered = This game is played as in the box: it can be looked at again when it is over.
replay-log = Log
replay-players = Players
replay-points = Points
replay-proof = Proof
replay-beginning = The beginning: the valley is full, the books are closed.
replay-position = Position
replay-at = Round { $round }, move { $n } of { $last }
replay-move = Move through the game
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-link = Copy link
replay-save = Download
chart-source = Points by source
chart-time = Points over time
chart-table = As a table
proof-text = Before the game the server published a fingerprint of its secret seed. Then the browser of each player added a seed of its own. The order of all pages, the gemstones on the map and, where that is drawn, who begins follow from these seeds alone: neither the server nor a player could choose them alone, and nobody could change them later. After the game the server shows its seed.
proof-commitment = Fingerprint, published before the game
proof-seeds = Seeds of the players, seat by seat
proof-seed = Seed of the server
proof-later = It is shown when the game is over.
proof-kept = Checked in your browser: the seed belongs to the fingerprint.
proof-broken = The seed does not belong to the fingerprint. Do not trust this game.
proof-none = none; nobody was there to give one when the game began
proof-bot = none; a bot gives none
proof-drawn = Who begins was drawn together with the pages.
proof-chosen = Who begins was not drawn but settled before the game.
proof-own = Your browser remembers: it was shown this fingerprint before it gave your seed, and your seed is here.
proof-own-broken = Your browser was shown another fingerprint, or gave a seed that is missing here. Do not trust this game.
proof-first = By the seeds somebody else begins. Do not trust this game.
proof-how = Download the game and check all of it, page by page, with your own copy of the program:

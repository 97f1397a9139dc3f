### The game in a terminal. Notation (“move north-3”), option names and words in capitals are never
### translated.

## Names

letter-provisions = P
terminal-person = Player { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = why
terminal-word-undo = undo
terminal-word-hint = hint
terminal-word-score = score
terminal-word-log = log
terminal-word-rules = rules
terminal-word-map = map
terminal-word-books = books
terminal-word-players = players
terminal-word-craftsmen = craftsmen
terminal-word-help = help
terminal-word-quit = quit

terminal-help =
    Choose by number or by notation: “12”, “move north-3”, “load ruby cart”.
    Notation may be cut short while it stays clear: “l r c”, “n3” for north-3, or just the space.
    These words work at any time; they may be cut short too:
terminal-help-keys = Keys: ↑ ↓ and Enter choose, F1 help, F2 books, F3 craftsmen, F4 log, F5 rules, F6 hint, Ctrl+Z undo, Ctrl+C quit. A click on the map moves there.
terminal-help-word = { $word }: { $word_id ->
    [why] why something is not offered, for example “why move B”
    [undo] take back the last action of this turn, as long as no new page was seen
    [hint] the best turns now, with your chances of winning
    [score] the points so far, by source
    [log] what happened
    [rules] the rules in short, or only about a word: “rules provisions”
    [map] every space, what lies there and who stands there
    [books] the visible pages of the four books
    [players] everybody’s equipment and commissions
    [craftsmen] craftsmen left, and the workshops
    [help] this page
   *[quit] save and leave
}

## What now

terminal-now = { $name }: { $phase ->
    [move] choose where to move.
    [book] { $coins ->
        [0] turn pages (the next one is free), buy, or end the turn.
       *[other] turn pages (the next one for { coins }), buy, or end the turn.
    }
    [load] { $ships ->
        [0] load more, or end the turn.
        [one] load { $ships } more, or end the turn.
       *[other] load up to { $ships } more, or end the turn.
    }
    [deliver] deliver more, or end the turn.
   *[act] choose one action, or end the turn.
}
terminal-thinking = { $name } is thinking…
terminal-status = Round { $round }
terminal-final = final round
terminal-tiles-left = { $count ->
    [one] { $count } craftsman left
   *[other] { $count } craftsmen left
}
terminal-turn = Round { $round }, { $name }
terminal-type-here = number, notation or word; ? for help
terminal-welcome = Valdora. Type “?” for help.
terminal-resumed = The game goes on. Type “?” for help.

## Choices

terminal-choice-offers = { $choice }. Possible there: { $offers }
terminal-offer-deliver = completing { $commissions }
terminal-offer-load = loading { $gemstones }
terminal-offer-book = using the book
terminal-offer-silver = taking silver
terminal-offer-provisions = taking provisions
terminal-brief-book = book
terminal-final-sign = cannot be undone

## Answers

terminal-unknown = “{ $text }” means nothing here. Type a number, an action or “?”.
terminal-unclear = This could be { $candidates }. Type a little more.
terminal-why = { $action }: { $reason } (rule { $rule })
terminal-why-allowed = { $action }: this is allowed.
terminal-why-what = Ask about an action or a space, for example “why move B”.
terminal-undone = Taken back: { $action }
terminal-no-undo = Nothing to take back: the turn is new, or a new page has been seen (B1).
terminal-hint-thinking = Looking for the best turns …
terminal-no-hint = There is no hint now.
terminal-no-rule = The short rules say nothing about “{ $word }”.
terminal-saved = The game is saved. Go on with: valdora play --resume { $file }
terminal-recorded = The game is recorded in { $file }
terminal-too-small = The terminal is too small: { $width } by { $height } characters. Valdora needs 80 by 24. Make the window larger, or play with --plain.
terminal-close = Esc closes

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] with provisions
   *[no] no provisions
}, { points }.
terminal-carries = { $slot } with { $gemstone }
terminal-equipment = Equipment: { $equipment }.
terminal-open = { $count ->
    [0] No open commissions.
   *[other] Open commissions: { $commissions }.
}
terminal-hired = Craftsmen: { $craftsmen }. Bonus tiles: { $bonus }.
terminal-book-line = Book { $book }: left { $left } ({ $left_count }), right { $right } ({ $right_count }).
terminal-book-seen = Seen below: { $cards }.
terminal-no-page = nothing
terminal-craft-line = { colour }: { $count ->
    [one] { $count } craftsman
   *[other] { $count } craftsmen
} left; the workshop needs { $needs }, { points }, { $holder ->
    [free] still free
    [gone] out of the game
   *[owned] owned by { $name }
}.
terminal-bonus-left = Bonus tiles left: { $count }.
terminal-rival-row = The rival’s next cards: { $crests }.
terminal-stones = { $count ->
    [0] – empty.
   *[other] – { $gemstones }.
}
terminal-ships = – ships: { $count }.
terminal-pawns = – here: { $names }{ $coins ->
    [0] .
   *[other] ; stopping costs { coins }.
}
terminal-discard-line = Discard field: { $count ->
    [0] empty
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = mine
terminal-title-now = What now?
terminal-title-books = Books
terminal-title-craftsmen = Craftsmen
terminal-title-log = Log
terminal-title-end = The game is over

## The score

score-commissions = Commissions
score-colours = Craftsman colours
score-workshops = Workshops
score-bonus = Bonus tiles
score-gemstones = Gemstones
score-total = Total
terminal-score-line = { $name }: { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } wins the game.
       *[other] { $names } share the victory.
    }
   *[no] { $count ->
        [one] { $names } is in the lead.
       *[other] { $names } are level in the lead.
    }
}

## The rules in short. The first line is the title

rules-goal =
    The goal
    Buy commissions, fetch what the patrons want, deliver it, and so earn points and craftsmen.
    Points (F1): completed commissions as printed, 10 for each craftsman colour you have, workshops as printed, 10 for each bonus tile, 1 for each gemstone you still carry.
    Most points win, then most coins; still tied, the victory is shared (F2).
rules-turn =
    A turn
    Move your pawn, which you must, then take at most one action at the space where you stop (T1).
    The actions: use a book, load, deliver, take silver, take provisions (T2). Doing nothing is allowed (Q1).
rules-move =
    Moving
    Follow the roads as far as you like and stop anywhere up to and including the next city (M1).
    Passing through a city takes provisions: one city, and they are used up (M2). You may not stop where you started (M3).
    If you can pay for no destination, you stay and may act where you are (Q10).
rules-encounters =
    Encounters
    Stopping where other pawns stand costs 1 coin to each owner, at once (E1). If you cannot pay all of them, you may not stop there (E2).
    A coin for somebody who has 6 goes to the bank (E3). At silver mines nothing is paid (E4).
rules-book =
    Books
    In the cities A and B you buy equipment, in C and D commissions. Only the visible page of either side can be bought (B1).
    Turning moves a page from one side onto the other. The first page of a turn is free, each further one costs 1 coin (B2, B3).
    Equipment costs 1 gold you carry, and you may own one of each (B5, B6). A commission costs 1 coin, and you may have 3 open (B7); with 3 you first return one to the book (B8).
rules-load =
    Loading
    Each piece of equipment carries one gemstone: tools and the gold pan their own colour for nothing, horse and cart any colour for coins (L1).
    On a road space you load as much as you have room for (L2). In a harbour or the harbour city you load from the discard field, one for each ship (L3).
    Horse and cart may drop their gemstone to load one of another colour (L4).
rules-deliver =
    Delivering
    At a patron’s house you complete any of your open commissions with that crest and pay what they want: gemstones go to the discard field, coins to the bank (D1).
    You choose which equipment the gemstones come from (D2).
rules-craftsmen =
    Craftsmen and workshops
    Each completed commission brings a craftsman of its colour; if there is none left, of the next colour clockwise (C1).
    Whoever first has enough craftsmen of a colour takes its workshop (C2). From then on each commission of that colour also brings its owner a bonus tile (C3).
rules-silver =
    Silver and provisions
    At a silver mine you take coins until you have 6 (V1). In any city you can take provisions instead of another action (P1).
rules-end =
    The end
    When the craftsmen left are of at most one colour, the round is played to its end and the game is scored (G1).
rules-duel =
    The duel
    With two players, a rival takes a craftsman at the end of each turn in which a commission was completed, in the order of its open cards (X3).
    If it has enough of a colour whose workshop is free, that workshop leaves the game (X4).

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = There is no running game in { $folder }. Start one with: valdora play
save-no-such-game = There is no game in { $file }.
save-no-seats = Beside { $file } there is no private file that tells who plays. Say it with --seats.
save-no-secret = The order of the pages of { $file } is not known: its private file is missing. The game can be replayed, but not resumed.
save-private-unreadable = { $file } cannot be read.
save-other-seats = The game has { $players } players, not { $got }.
save-in-use = { $file } is being played in another terminal.
save-unwritable = The game cannot be saved in { $path } ({ $detail }). Set VALDORA_DATA_DIR to another folder.

## The command line

cli-play-help = play in the terminal, against bots and with others at the same keyboard
cli-play-seats = who plays, in the order of the seats: you, you:NAME or a bot (default: { $default }; known bots: { $known })
cli-play-seed = deal from this number, the same deal for everybody
cli-play-edition = the edition to play (default: { $usual }, with 2 seats { $duel })
cli-play-plain = line by line instead of full screen: for pipes and screen readers
cli-play-resume = go on with a saved game; without FILE with the one played last
cli-play-seats-unknown = There is no player “{ $got }”. Take “you”, “you:NAME” or a bot: { $known }.
cli-play-seats-name = The name of seat { $number } holds signs that cannot be shown.
cli-play-resume-only = --resume goes on with a game that is dealt already; --seed makes no sense with it.

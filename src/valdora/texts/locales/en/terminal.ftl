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
    [rules] the rules, or only what they say about a word: “rules provisions”
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
    [load] { $ships ->
        [0] load more, or end the turn.
        [one] load { $ships } more, or end the turn.
       *[other] load up to { $ships } more, or end the turn.
    }
    [deliver] deliver more, or end the turn.
    [act] you can { $what } – or end your turn.
   *[nothing] nothing more to do here. End the turn.
}
terminal-thinking = { $name } is thinking …
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
terminal-term = { $name }: { $text }
terminal-hint-thinking = Looking for the best turns …
terminal-no-hint = No advice right now.
terminal-saved = The game is saved. Go on with: valdora play --resume { $file }
terminal-recorded = The game is recorded in { $file }
terminal-too-small = The terminal is too small: { $width } by { $height } characters. Valdora needs 80 by 24. Make the window larger, or play with --plain.
terminal-close = Esc closes

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] with provisions
   *[no] no provisions
}, { points }.
terminal-equipment = Equipment: { $equipment }.
terminal-open = { $count ->
    [0] No incomplete commissions.
   *[other] Incomplete commissions: { $commissions }.
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
terminal-discard-line = Discard space: { $count ->
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

# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora, the board game by Michael Schacht: play, simulate, replay and check games.
cli-command = COMMAND
cli-commands = commands
cli-lang-help = the language of all texts; otherwise that of the system
cli-version-help = show the version and exit
cli-json-help = the last line on stdout is one JSON object
cli-interrupted = Stopped.
cli-number = “{ $got }” is not a whole number from { $low } to { $high }
cli-unwritable = { $path } cannot be written ({ $detail }). Name another folder with --out.
cli-output = The output cannot be written ({ $detail }).
cli-progress = { $done } of { $total ->
    [one] 1 game
   *[other] { $total } games
}

## argparse (texts with % are filled in by Python)

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-error = %(prog)s: wrong usage: %(message)s
argparse-argument = for %(argument_name)s: %(message)s
argparse-required = this is missing: %s
argparse-unrecognized = this is not known: %s
argparse-one = one value is expected
argparse-some = at least one value is expected
argparse-choice = %(value)r is not possible; choose from %(choices)s
argparse-value = %(value)r is no value of the kind %(type)s
argparse-explicit = this takes no value, so %r is one too many
argparse-conflict = this does not go together with %s
argparse-one-of = one of %s is needed

## Simulate

cli-simulate-help = let bots play whole games and write game files
cli-simulate-players = how many players, 2 to 5; with 2 the duel is played (default: 4)
cli-simulate-bots = the bots in the order of the seats, or one for all seats (default: random); known: { $known }
cli-simulate-games = how many games (default: 1)
cli-simulate-seed = the seed of the first game; the next game takes the next number (default: 1)
cli-simulate-edition = the edition to play (default: { $usual }, with 2 players { $duel })
cli-simulate-max-rounds = stop a game after so many rounds, 0 for never (default: 200)
cli-simulate-out = write a game file for each game into this folder
cli-simulate-show = tell the first game turn by turn
cli-on-help = has the work done by a Ray cluster: “ray” makes one of so many jobs on this machine, ray://HOST:PORT is one that runs already
cli-on = “{ $got }” is no cluster; it is ray or ray://HOST:PORT
cli-unknown-bot = there is no bot “{ $got }”; known: { $known }
cli-guest-taken = The bot “{ $bot }” of the package { $package } is not used: { $taken } has one of this name.
cli-guest-name = The bot “{ $bot }” of the package { $package } is not used: a name has at most 24 of a–z, 0–9 and “-”, and begins with a letter.
cli-guest-failed = The bot “{ $bot }” of the package { $package } failed: { $detail }
cli-bots-count = name one bot for all seats or { $players } bots, not { $got }
cli-players = { $edition } is for { cli-edition-players }, not for { $got }.
cli-simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} played, { $unfinished } of them unfinished.
cli-simulate-seat = { $name }: won { $won }, { $mean } points on average
cli-simulate-files = The game files are in { $folder }.

## Replay and verify

cli-replay-help = tell a game file again, or show one position of it
cli-review-help = judge a game file: who stood how well when, luck and decisions
cli-review-seed = another number, other simulations (default: 0)
cli-review-files = one or more game files (*.valdora); of several, luck and decisions are told for each
cli-verify-help = check that a game file tells a game played by the rules
cli-file-help = a game file (*.valdora)
cli-record-edition = the edition's file, if the game was played with an edition of your own
cli-replay-at = show the position before ply N
cli-replay-json = one JSON object for each ply before it is played, with all that is allowed
cli-replay-too-far = { $file } has { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}; there is no position before ply { $at }.
cli-verified = { $file }: all right. { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $finished ->
    [yes] played to the end
   *[no] unfinished
}; { $deal ->
    [checked] the deal follows from its seed
    [sealed] the deal is sealed until the end
   *[recorded] the deal was made elsewhere
}.
cli-file-fault = { $file }: { $fault }
cli-line-fault = { $file }, line { $line }: { $fault }

## A game in words

cli-story-begin = { $edition }, { $players } players
cli-story-turn = Round { $round }, { $name }
cli-points = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
} (commissions { $commissions }, colours { $colours }, workshops { $workshops }, bonus { $bonus }, gemstones { $gemstones })
cli-unfinished = Unfinished.
cli-winners = { $count ->
    [1] { $names } wins.
   *[other] Shared victory: { $names }.
}
cli-position = Before ply { $at }: round { $round }, turn of { $name }
cli-position-player = { $space }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $provisions ->
    [yes] with provisions
   *[no] no provisions
}
cli-position-equipment = Equipment: { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Incomplete commissions: { $commissions }
cli-position-book = Book { $book }: left { $left }, right { $right }, { $unseen ->
    [one] 1 page
   *[other] { $unseen } pages
} unseen
cli-position-choices = Allowed now (> is played):

## Editions

cli-edition-help = list, show or check editions: all figures of the game
cli-edition-list-help = list the released editions
cli-edition-show-help = show all figures of an edition and where they come from
cli-edition-check-help = check an edition's file and name all that is wrong with it
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] { $low } to { $high } players
    }
   *[other] { $low } to { $high } players
}
cli-edition-marks = Unmarked figures are printed in a rulebook, { $found } found in a review, { $reconstructed } reconstructed.
cli-edition-fine = { $file }: edition { $id } is all right (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = measure how fast this machine plays
cli-bench-rules-help = random games of four players by the rules: CPU time, median of three runs
cli-bench-games = how many games in each run (default: 10)
bench-decisions-per-second = { $value } decisions per second
bench-decisions-per-game = { $value } decisions per game
bench-forced-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } of them without a choice
bench-rounds-per-game = { $value } rounds per game

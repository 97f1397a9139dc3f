### A game judged afterwards: who stood how well when, luck and decisions.
###
### $seat                    the name of a player
### $before, $after, …       chances, as `percent` makes them; changes of them with a sign
### $minutes, $low, $high    minutes that are left: 2 or more, $low at least 1

review-title = What swung the game
review-tab = Turning points
review-ask = Analyse the game
review-how-long = A bot goes through the game turn by turn, once for everyone. That takes some minutes; how many are left shows after the first turns.
review-progress = Turns analysed: { $done } of { $total }
review-waiting = Preparing the analysis …
review-queue =
    { $ahead ->
        [one] Another game is analysed first.
       *[other] { $ahead } other games are analysed first.
    }
review-left-unknown = How long it takes shows after the first turns.
review-left-soon = Less than a minute left.
review-left-about = About { $minutes } minutes left.
review-left-most = At most about { $minutes } minutes left.
review-left-range = About { $low } to { $high } minutes left.
review-meanwhile = You can leave this page: it goes on.
review-offline = The server does not answer at the moment. This page tries again by itself.
review-restarted = The server was restarted in the meantime, so the analysis has begun again.
review-failed = The game could not be analysed.
review-why-no-judge = No bot can judge games of this edition.
review-why-older-rules = The game follows older rules, and the bot that judges knows only the latest.
review-why-unreadable = Its record cannot be replayed with this version of the game.
review-why-fault = The bot met a fault of its own; the server’s log has the details.
review-why-died = The analysis was stopped in the middle of it.
review-why-silent = One turn took the bot far too long, so it gave up.
review-why-not-stored = The result could not be saved; if you try again, it is only saved again.
review-again = Try again
review-chart = Chances of winning, turn by turn
review-swings = The turns that swung it
review-swing = Round { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Luck { $luck }, decision { $decision }.
review-rest = The rest, { $rest }, is neither: the others played well or badly after it, or the bot that judges did not look that far.
review-better = Better: { $actions } ({ $share } instead of { $other }).
review-sums = Luck and decisions
    .means = Changes in the chance of winning, all turns added up. A sum can be more than 100%.
review-luck = Luck
    .means = by the pages that were revealed
review-decisions = Decisions
    .means = by turns that were clearly worse than the best one
review-nothing = Nothing has been played yet.
review-show = See it again

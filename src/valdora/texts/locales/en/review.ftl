### A game judged afterwards: who stood how well when, luck and decisions.
###
### $seat                    the name of a player
### $before, $after, …       chances, as `percent` makes them; changes of them with a sign

review-title = What swung the game
review-tab = Turning points
review-ask = Judge the game
review-how-long = A bot goes through the game turn by turn. That takes a minute or two, once for everyone.
review-progress = Turns judged: { $done } of { $total }
review-waiting = The judge is getting ready …
review-meanwhile = You can leave this page: it goes on.
review-failed = The game could not be judged.
review-again = Try again
review-chart = Chances of winning, turn by turn
review-swings = The turns that swung it
review-swing = Round { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Luck { $luck }, decision { $decision }.
review-better = Better: { $actions } ({ $share } instead of { $other }).
review-sums = Luck and decisions
    .means = Changes in the chance of winning, all turns added up. A sum can be more than 100%.
review-luck = Luck
    .means = by the pages that were revealed
review-decisions = Decisions
    .means = by turns that were clearly worse than the best one
review-nothing = Nothing has been played yet.
review-show = See it again

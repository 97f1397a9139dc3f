### The bots people can play against: names, a portrait each, and what they say while they get ready.

## Names

level-beginner = beginner
level-casual = casual
level-steady = steady
level-strong = strong
level-expert = expert
level-greedy = greedy
level-random = random
levels-title = bots, from weak to strong; the last two are for comparison:
level-comparison = for comparison

## Portraits: one line of at most 90 characters, how it plays

portrait-beginner = Thinks of this turn only, takes what lies near and forgets pages once they are turned.
portrait-casual = Plans as far as its next delivery and sees what lies open on the table.
portrait-steady = Plans a few turns ahead and watches its purse and its tools.
portrait-strong = Plans several deliveries and keeps an eye on workshops and piles.
portrait-expert = Looks furthest and weighs everybody’s chances; the teacher behind the hints.
portrait-greedy = The yardstick: adds up by fixed rules of thumb and plays the turn it values most.
portrait-random = Does anything that is allowed: for finding your way around the board.

## Getting ready. $total is 0 while there is nothing to count

warming-bots = { $total ->
    [0] { $count ->
        [one] { $names } is warming up …
       *[other] { $names } are warming up …
    }
   *[other] { $count ->
        [one] { $names } is warming up ({ $done } of { $total })
       *[other] { $names } are warming up ({ $done } of { $total })
    }
}
warming-hint = { $total ->
    [0] The hint is warming up …
   *[other] The hint is warming up ({ $done } of { $total })
}

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
levels-comparison = for comparison
levels-guests = guests

## Portraits: one line of at most 90 characters, how it plays

portrait-beginner = Thinks of this turn only, takes what lies near and forgets pages once they are turned.
portrait-casual = Plans as far as its next delivery and sees what lies open on the table.
portrait-steady = Plans a few turns ahead and watches its purse and its tools.
portrait-strong = Plans several deliveries and keeps an eye on workshops and piles.
portrait-expert = Looks furthest and weighs everybody’s chances; the teacher behind the hints.
portrait-greedy = The yardstick: adds up by fixed rules of thumb and plays the turn it values most.
portrait-random = Does anything that is allowed: for finding your way around the board.
portrait-guest = A guest: it comes from elsewhere, and how strong it is was not measured here.

## What bots are called, by the colour of their pieces: things of the valley, as names, without an article

bot-teal = Dragonfly
bot-coral = Poppy
bot-slate = Pebble
bot-plum = Thistle
bot-olive = Thyme
bot-with-level = { $name } ({ $level })

## How strong they are, as measured. $fair is the share if all were equally strong

measured-wins = Wins { $share } of its games against three bots of the level “{ $other }”; { $fair } would be even.
measured-beaten = A bot of the level “{ $other }” wins { $share } of its games against three of these; { $fair } would be even.

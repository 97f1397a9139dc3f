### The rules for players, in short. Each rule bears its number of docs/rules.md; the figures are those
### of the edition (valdora/texts/rulebook.py): none is written out.

help-title = How to play
help-lead = Travel the valley, buy equipment for gold and commissions for coins, load gemstones along the roads and deliver them to the patrons. Every commission brings points and a craftsman; craftsmen open workshops; workshops bring bonus tiles. Whoever has the most points wins.
help-contents = Contents
help-search = Search the rules
help-found =
    { $count ->
        [one] { $count } passage found
       *[other] { $count } passages found
    }
help-none = The rules say nothing about “{ $asked }”.
picture-map = The valley: roads with cities, gemstones, harbours, mines and houses along them
picture-map-caption = The kinds of spaces
picture-book = An open book with a commission on each side
picture-book-caption = A book. Buy the card on top of either side, or turn it over onto the other; below the right one lies what nobody has seen.
picture-delivery = What three deliveries bring, one after the other
picture-delivery-first = A delivery brings its points and a craftsman. The first of a colour counts { points } more at the end.
picture-delivery-enough = With enough craftsmen of a colour you open its workshop.
picture-delivery-owner = From then on each delivery of that colour also brings a bonus tile.

## Sections

help-section-turn = A turn
help-section-move = Moving
help-section-encounters = Encounters
help-section-book = The books
help-section-load = Loading
help-section-deliver = Delivering
help-section-craftsmen = Craftsmen and workshops
help-section-silver = Silver and provisions
help-section-end = The end
help-section-score = Scoring
help-section-begin = The material
help-section-rulings = Questions and answers
help-section-duel = The duel for two
help-section-glossary = Glossary
help-section-summary = Summary card
help-section-figures = Where the figures come from

## Rules

help-rule-T1 = Move your pawn, then take at most one action. You must move.
help-rule-T2 = The space decides: use the book in its city, load on roads and at harbours, deliver at a house, take silver at a mine, take provisions in any city. If two things are possible, choose one.
help-rule-M1 = Follow the roads as far as you like, in any direction, and stop anywhere up to and including the next city. Other pawns do not block you.
help-rule-M2 = To go on beyond a city you use your provisions. They last for one city. Setting out from a city costs nothing.
help-rule-M3 = You cannot stop on the space you started from.
help-rule-M4 = Even with an empty book, you need provisions to pass through a city.
help-rule-E1 = If other pawns stand where you stop, pay { coins } to the owner of each, before you act.
help-rule-E2 = You cannot stop where you cannot pay everyone.
help-rule-E3 = Someone who already has { coins } gets nothing: what you pay goes to the bank.
help-rule-E4 = At silver mines nobody pays.
help-rule-B1 = Buy and turn as often as you can pay, in any order. You can buy the visible card of either side. Once you have seen a new page, there is no way back.
help-rule-B2 = To turn a page, lay the top card of one side onto the other, in either direction.
help-rule-B3 =
    { $free ->
        [0] Each page costs { coins }.
        [one] The first page in a turn is free, each further one costs { coins }.
       *[other] The first { $free } pages in a turn are free, each further one costs { coins }.
    }
help-rule-B4 = Turning a page uses up your action, even if you buy nothing.
help-rule-B5 = Equipment costs one gold that you carry. The gold goes to the discard space.
help-rule-B6 = You can own each item once, so seven at most with the gold pan.
help-rule-B7 = A commission costs { coins }. You can have { limit-open }.
help-rule-B8 = With { limit-open }, first return one to the top of either side of this city’s book. You get no coins back.
help-rule-L1 =
    Each piece of equipment carries one gemstone. The gold pan and tools load their own colour for nothing; horse ({ $horse ->
        [one] { $horse } coin
       *[other] { $horse } coins
    }) and cart ({ $cart ->
        [one] { $cart } coin
       *[other] { $cart } coins
    }) load any colour.
help-rule-L2 = On a road space take as many of its gemstones as you have empty equipment for. You may load a vehicle although the right tool is empty.
help-rule-L3 = At a harbour and in the city with a harbour each ship brings you one gemstone from the discard space.
help-rule-L4 = A vehicle may unload its gemstone onto the discard space and load another colour, for the full price. The gold pan and tools never unload theirs.
help-rule-D1 = At a house complete as many incomplete commissions with its crest as you like. Gemstones go to the discard space, coins to the bank.
help-rule-D2 = You choose which equipment the gemstones come from.
help-rule-D3 = Completed commissions count at the end.
help-rule-C1 = Each completed commission brings a craftsman of its colour. If that pile is empty, take the next colour clockwise that has one.
help-rule-C2 = Whoever is first to have enough craftsmen of a colour takes its workshop at once and keeps the craftsmen.
help-rule-C3 = If you already own the workshop of a commission’s colour, completing it also brings a bonus tile, while there are any. The crest counts, not the craftsman you hire. The delivery that opens the workshop brings none.
help-rule-C4 = The order is: pay, complete, bonus tile, craftsman, workshop, check whether the final round begins.
help-rule-V1 = At a mine you fill your purse to exactly { coins }.
help-rule-P1 = In any city you can take provisions as your action. You can carry only one set at a time.
help-rule-G1 = When the craftsmen left on the board are of one colour at most, the round is played to its end. Then points are counted.
help-rule-G2 = Until then you can deliver, even if there is no craftsman left for you.
help-rule-F1 = Points: completed commissions, { $colours } for each colour of which you have a craftsman, workshops, { $bonuses } for each bonus tile, { $stones } for each gemstone you carry. Incomplete commissions count nothing.
help-rule-F2 = Whoever has the most points wins; if that is equal, the most coins decide. If these are equal too, the victory is shared.
help-rule-S1 = Three to five people play, clockwise. Two play the duel.
help-rule-S2 = You begin in the city with a harbour, with a gold pan and without provisions.
help-rule-S3 = There are { coins }. The first player gets one, the second two, and so on. Nobody ever has more than { $purse }.
help-rule-S4 = { $spaces } spaces: { $cities } cities, { $roads } road spaces, { $harbours } harbours, { $mines } silver mines and { $houses } houses. Cities { $equipment } sell equipment, { $commissions } commissions; city { $ports } has a harbour.
help-rule-S5 = { $total } gemstones, { $each } on each road space: { $stones }. Gold counts as a gemstone. Roads are not filled up again.
help-rule-S6 = Two equal catalogues of { $cards } cards. Shovel, pick, hammer and chisel carry one colour each; horse and cart carry any colour.
help-rule-S7 = Two equal books of { $cards } commissions: each wants coins, one gemstone or, for white, three gemstones.
help-rule-S8 = A book has two sides. At first all pages lie on the right; only the top card of each side can be seen.
help-rule-S9 = { $total } craftsmen: { $tiles }. With two or three players: { $few }.
help-rule-S10 = Seven workshops, one for each colour, and { $tiles } bonus tiles worth { points } each.
help-rule-Q1 = Must I act? No. You may end the turn after your move.
help-rule-Q2 = Must I take the craftsman? Yes, it happens by itself.
help-rule-Q3 = When do I pay for an encounter? When you arrive. Only what is left can be used for the action.
help-rule-Q4 = Does my route matter? No, only whether you can get there. Provisions are used only if there is no way without them.
help-rule-Q5 = May I unload a gemstone and load nothing? No.
help-rule-Q6 = May I unload what I have just loaded? No, each piece of equipment is loaded once per action. What you unloaded may go onto other empty equipment.
help-rule-Q7 = When may I give back a commission? With { limit-open }, coins to buy another and a card in this city’s book. Afterwards you are free to buy, turn or leave.
help-rule-Q8 = What is on the back of a page? The same card.
help-rule-Q9 = What if the end comes during a turn? The turn and the round go on. The remaining craftsmen are still hired.
help-rule-Q10 = What if I can pay for no space? You stay, pay nothing and may act.
help-rule-Q11 = What is secret? Only the order of the pages nobody has seen.
help-rule-Q12 = Several pawns and too few coins? Then you cannot stop there.
help-rule-Q13 = What lies under a card bought on the left? A page that was seen before, or nothing.
help-rule-Q14 = And if translations of the printed rules differ? The reading that most of them share is played.
help-rule-X1 = The base rules hold, with the craftsmen of a game for three.
help-rule-X2 = Seven rival cards, one of each colour, lie in an open row.
help-rule-X3 = After each turn with a delivery the rival takes a craftsman of the first card’s colour, or of the next colour that has one. Then the card goes to the end of the row.
help-rule-X4 = Once the rival has enough craftsmen of a colour whose workshop is free, that workshop leaves the game.
help-rule-X5 = Then check whether the final round begins. This still belongs to the same turn.
help-rule-X6 = The rival has no pawn, no coins and no points.

## Words

help-term-city = A place where roads meet. Without provisions your way ends there.
help-term-road-space = A space on the road where gemstones lie.
help-term-harbour = Here ships bring gemstones from the discard space.
help-term-ship = Brings one gemstone per turn to whoever loads at its harbour.
help-term-mine = Here you fill your purse.
help-term-house = Here a patron lives and commissions are completed.
help-term-patron = Who gives commissions of one colour.
help-term-crest = The patron’s sign. It tells where a commission is delivered.
help-term-gemstone = Ruby, sapphire, amethyst, emerald and gold.
help-term-discard-field = Where spent gemstones go, and where ships fetch them.
help-term-equipment = Cards that carry one gemstone each.
help-term-gold-pan = Everyone’s first equipment. It carries one gold.
help-term-tool = Shovel, pick, hammer or chisel: loads one colour for nothing.
help-term-vehicle = Horse or cart: loads any colour for coins.
help-term-book = The cards on offer in a city, in two sides with pages to turn.
help-term-page = One card of a book.
help-term-commission = A card that says what a patron wants and how many points it brings.
help-term-craftsman = A tile you get for each completed commission.
help-term-workshop = Belongs to the first with enough craftsmen of its colour.
help-term-bonus-tile = { points } for owners of a workshop who go on delivering in its colour.
help-term-provisions = Let you pass through one city.
help-term-encounter = Stopping where other pawns stand.
help-term-bank = All coins that belong to nobody.
help-term-final-round = The last round. The round in which craftsmen of at most one colour are left becomes the last, and is played to its end.
help-term-rival = The third party in the duel, played by its cards.
help-term-edition = One set of all figures: map, cards, tiles, prices.

## Summary card

help-catalogues = Equipment in the cities { $cities }, each with
help-commission-books = Commissions in the cities { $cities }, each with
help-copies = × { $copies }
help-crafts = Craftsmen and workshops
help-tiles = Craftsmen
help-tiles-three = with 2 or 3 players
help-needs = Workshop needs
help-worth = Workshop points

## Figures

help-figures-why = The rulebooks leave the map, the card tables and the workshop tiles to pictures. What is not stated anywhere had to be worked out so that it fits everything that is. Every figure of the game says where it comes from:
help-source-printed = printed
help-source-printed-means = stated in a rulebook or on the material
help-source-found = found
help-source-found-means = stated in a published review
help-source-reconstructed = reconstructed
help-source-reconstructed-means = worked out by this project
help-figures-what = Part of the game
help-figures-all = All figures one by one
help-group-players = Number of players
help-group-figures = Prices, points, limits
help-group-gemstones = Number of gemstones
help-group-equipment = Equipment
help-group-commissions = Commissions
help-group-crafts = Craftsmen and workshops
help-group-spaces = Spaces of the map
help-group-roads = Roads
help-group-drawing = Places on the drawing
help-correct = You own the box?
help-correct-how = Then you can see what we had to work out. Write the differences into a small file that extends the released edition:
help-correct-file = Example of a file with corrections
help-correct-check = This checks it and says what does not add up:
help-correct-more = Everything else is explained in

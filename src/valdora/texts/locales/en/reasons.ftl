### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = There is no such action in this game: { $notation }
reason-game-over = The game is over.
reason-reveal-first = The next page of the book in city { $book } must be revealed first.
reason-already-moved = You have already moved this turn.
reason-can-move = You can pay for a destination, so you must move.
reason-move-first = First you must move your pawn.
reason-nothing-to-reveal = No page of the book in city { $book } is to be revealed now.
reason-other-book = The page to reveal now is in the book in city { $book }.
reason-card-not-unseen = No such card is left among the unseen pages of the book in city { $book }: { $card }.
reason-start-space = You may not stop where you started, { $space_at }.
reason-too-far = You cannot get { $space_to } in one turn, even with provisions.
reason-needs-provisions = The way { $space_to } leads through a city. You need provisions for that.
reason-encounter-unpaid = The encounters { $space_at } cost { needs-coins }, but you have { has-coins }.
reason-no-book-here = There is no book { $space_at }.
reason-no-commission-book-here = There is no commission book { $space_at }.
reason-nothing-to-load-here = Gemstones cannot be loaded { $space_at }.
reason-no-house-here = Nothing can be delivered { $space_at }.
reason-no-mine-here = There is no silver to take { $space_at }.
reason-no-city-here = There are no provisions to take { $space_at }.
reason-one-action =
    Only one action per turn, and you have already { $done ->
        [book] used the book
        [load] loaded
       *[deliver] delivered
    }.
reason-side-empty = The { side } side of the book in city { $book } is empty.
reason-page-unpaid = Another page costs { needs-coins }, but you have { has-coins }.
reason-pay-with-coins = A commission is paid for with { needs-coins }, not with gold.
reason-commission-unpaid = A commission costs { needs-coins }, but you have { has-coins }.
reason-hand-full = You may not have more than { limit-open }. Return one first.
reason-pay-with-gold = Equipment is paid for with gold. Say where you take it from.
reason-already-owned = You already own { slot.a }, and one is all you may have.
reason-slot-not-owned = You do not own { slot.a }.
reason-slot-without-gold = Your { slot } carries no gold.
reason-not-open = This is none of your incomplete commissions: { $commission }.
reason-hand-not-full = You may return a commission only when you have { limit-open }; you have { $has }.
reason-return-unpaid = You may return a commission only if you can pay { needs-coins } for another; you have { has-coins }.
reason-book-empty = The book in city { $book } is empty, so there is nothing to return a commission for.
reason-already-loaded = Your { slot } has already been loaded this turn.
reason-slot-full = Your { slot } already carries { gemstone.a }.
reason-same-colour = Your { slot } already carries { gemstone.a }. Only another colour may replace it.
reason-not-lying-here = There is no { gemstone } { $space_at }.
reason-ships-used =
    { $ships ->
        [one] The only ship here has already been used this turn.
       *[other] The { $ships } ships here have already been used this turn.
    }
reason-not-in-discard = There is no { gemstone } on the discard space.
reason-load-unpaid = Loading your { slot } costs { needs-coins }, but you have { has-coins }.
reason-other-crest = This commission is wanted at the { crest } house, not here.
reason-gemstones-missing = These are not the gemstones that are wanted: { $commission }.
reason-delivery-unpaid = The patron wants { needs-coins }, but you have { has-coins }.
reason-purse-full = Your purse is full: you have { has-coins }.
reason-has-provisions = You already have provisions.

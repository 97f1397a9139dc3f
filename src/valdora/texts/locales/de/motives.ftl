### Why a turn is good, in German. Arguments: see the English file.

motive-deliver = { points }, wenn du { $what_a } erfüllst.
motive-colour =
    { $what_count ->
        [1] { points } für eine neue Handwerkerfarbe: { $what }.
       *[other] { points } für neue Handwerkerfarben: { $what }.
    }
motive-workshop =
    { $points ->
        [0] Eine eigene Werkstatt: { $what }.
       *[other] { points } für eine eigene Werkstatt: { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } für ein Bonusplättchen ({ $what }).
       *[other] { points } für { $what_count } Bonusplättchen ({ $what }).
    }
motive-buy = Später kannst du { $what_a } erfüllen.
motive-equip = Zum Laden bekommst du { $what_a }.
motive-look = Das Buch in der Stadt { $what } verspricht etwas Nützliches.
motive-load =
    { $what_count ->
        [1] Ein Edelstein, den du brauchen kannst: { $what }.
       *[other] Edelsteine, die du brauchen kannst: { $what }.
    }
motive-silver = Dein Beutel ist dann voll.
motive-provisions = Mit Proviant kommst du durch eine Stadt.
motive-travel = Dieser Zug bringt dich nur näher heran.

## How good a turn is, and how it compares with another

percent = { $sign }{ $percent } %
turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
    .dat =
        { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Zügen
        }
comparison-sooner = Deine nächste Lieferung kommt { turns } früher.
comparison-later = Deine nächste Lieferung kommt { turns } später.
comparison-more = { points } mehr in { turns.dat }.
comparison-fewer = { points } weniger in { turns.dat }.
comparison-workshop = Aussicht auf die { colour.e } Werkstatt: { $own } statt { $other }.
comparison-colour = Aussicht auf einen { colour.en } Handwerker: { $own } statt { $other }.
hint-share = Gewinnchance { $share } (zwischen { $low } und { $high }).
hint-equal = Etwa gleich gut wie der erste.
hint-over-second = Seine Vorteile gegenüber dem zweiten:
hint-beside-first = Verglichen mit dem ersten:

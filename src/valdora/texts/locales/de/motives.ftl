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
motive-next = Von dort kannst du { $what_to } ziehen.

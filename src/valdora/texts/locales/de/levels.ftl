### Die Bots, gegen die man spielt: Namen, je ein Porträt, und was gesagt wird, während sie sich vorbereiten.

## Namen

level-beginner = Anfänger
level-casual = locker
level-steady = solide
level-strong = stark
level-expert = Meister
level-greedy = gierig
level-random = zufällig
levels-title = Bots, von schwach nach stark; die beiden letzten sind zum Vergleich da:
level-comparison = zum Vergleich

## Porträts: eine Zeile von höchstens 90 Zeichen, wie er spielt

portrait-beginner = Denkt nur an diesen Zug, nimmt, was nahe liegt, und vergisst umgeblätterte Seiten.
portrait-casual = Plant bis zur nächsten Lieferung und sieht, was offen auf dem Tisch liegt.
portrait-steady = Plant ein paar Züge voraus und achtet auf Geldbeutel und Werkzeug.
portrait-strong = Plant mehrere Lieferungen und behält Werkstätten und Stapel im Auge.
portrait-expert = Blickt am weitesten und wägt die Chancen aller ab; der Lehrer, der Rat gibt.
portrait-greedy = Der Maßstab: rechnet nach festen Faustregeln und spielt den Zug, der ihm am meisten gilt.
portrait-random = Tut irgendetwas Erlaubtes: um sich auf dem Plan zurechtzufinden.

## Vorbereitung. $total ist 0, solange es nichts zu zählen gibt

warming-bots = { $total ->
    [0] { $count ->
        [one] { $names } wärmt sich auf …
       *[other] { $names } wärmen sich auf …
    }
   *[other] { $count ->
        [one] { $names } wärmt sich auf ({ $done } von { $total })
       *[other] { $names } wärmen sich auf ({ $done } von { $total })
    }
}
warming-hint = { $total ->
    [0] Der Rat wird vorbereitet …
   *[other] Der Rat wird vorbereitet ({ $done } von { $total })
}

### Die Bots, gegen die man spielt: Namen, je ein Porträt, und was gesagt wird, während sie sich vorbereiten.

## Namen

level-beginner = Anfänger
level-casual = locker
level-steady = solide
level-strong = stark
level-expert = Experte
level-greedy = gierig
level-random = zufällig
levels-title = Bots, von schwach nach stark; die beiden letzten sind zum Vergleich da:
levels-comparison = zum Vergleich
levels-guests = Gäste

## Porträts: eine Zeile von höchstens 90 Zeichen, wie er spielt

portrait-beginner = Denkt nur an diesen Zug, nimmt, was nahe liegt, und vergisst umgeblätterte Seiten.
portrait-casual = Plant bis zur nächsten Lieferung und sieht, was offen auf dem Tisch liegt.
portrait-steady = Plant ein paar Züge voraus und achtet auf Beutel und Werkzeug.
portrait-strong = Plant mehrere Lieferungen und behält Werkstätten und Stapel im Auge.
portrait-expert = Blickt am weitesten und wägt die Chancen aller ab; von hier kommen die Tipps.
portrait-greedy = Der Maßstab: rechnet nach festen Faustregeln und spielt den Zug, der ihm am meisten gilt.
portrait-random = Tut irgendetwas Erlaubtes: um sich auf dem Spielplan zurechtzufinden.
portrait-guest = Ein Gast: Er kommt von anderswo, und wie stark er ist, wurde hier nicht gemessen.

## Wie Bots heißen, nach der Farbe ihrer Steine: was es im Tal gibt, als Namen, ohne Artikel

bot-teal = Libelle
bot-coral = Mohn
bot-slate = Kiesel
bot-plum = Distel
bot-olive = Thymian
bot-with-level = { $name } ({ $level })

## Wie stark sie sind, gemessen. $fair ist der Anteil, wenn alle gleich stark wären

measured-wins = Gewinnt { $share } der Partien gegen drei Bots der Stufe „{ $other }“; { $fair } wären ausgeglichen.
measured-beaten = Ein Bot der Stufe „{ $other }“ gewinnt { $share } der Partien gegen drei von diesen; { $fair } wären ausgeglichen.

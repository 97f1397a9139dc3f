### Die Regeln für Spieler, kurz gefasst. Jede trägt ihre Nummer aus docs/rules.md; die Zahlen sind die
### der Ausgabe (valdora/texts/rulebook.py): Hier steht keine.

help-title = So wird gespielt
help-lead = Bereise das Tal, kaufe Ausrüstung für Gold und Aufträge für Münzen, lade an den Straßen Edelsteine und liefere sie den Auftraggebern. Jeder Auftrag bringt Punkte und einen Handwerker, Handwerker eröffnen Werkstätten, Werkstätten bringen Bonusplättchen. Wer die meisten Punkte hat, gewinnt.
help-contents = Inhalt
help-search = Regeln durchsuchen
help-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
help-none = Die Regeln sagen nichts über „{ $asked }“.
picture-map = Das Tal: Straßen mit Städten, Edelsteinen, Häfen, Minen und Häusern
picture-map-caption = Die Arten von Feldern
picture-book = Ein offenes Buch mit einem Auftrag auf jeder Hälfte
picture-book-caption = Ein Buch. Kaufe die oberste Karte einer Hälfte oder blättere sie auf die andere um; unter der rechten liegt, was niemand gesehen hat.
picture-delivery = Was drei Lieferungen bringen, eine nach der anderen
picture-delivery-first = Eine Lieferung bringt ihre Punkte und einen Handwerker. Der erste einer Farbe zählt am Ende { points } mehr.
picture-delivery-enough = Mit genug Handwerkern einer Farbe eröffnest du ihre Werkstatt.
picture-delivery-owner = Von da an bringt jede Lieferung dieser Farbe auch ein Bonusplättchen.

## Abschnitte

help-section-turn = Ein Zug
help-section-move = Ziehen
help-section-encounters = Begegnungen
help-section-book = Die Bücher
help-section-load = Laden
help-section-deliver = Liefern
help-section-craftsmen = Handwerker und Werkstätten
help-section-silver = Silber und Proviant
help-section-end = Das Ende
help-section-score = Wertung
help-section-begin = Das Material
help-section-rulings = Fragen und Antworten
help-section-duel = Das Duell zu zweit
help-section-glossary = Begriffe
help-section-summary = Übersichtskarte
help-section-figures = Woher die Zahlen kommen

## Regeln

help-rule-T1 = Ziehe deine Spielfigur und führe dann höchstens eine Aktion aus. Ziehen musst du.
help-rule-T2 = Das Feld bestimmt, was geht: in seiner Stadt das Buch benutzen, auf Straßen und in Häfen laden, an einem Haus liefern, in einer Mine Silber nehmen, in jeder Stadt Proviant aufnehmen. Geht zweierlei, wähle eines.
help-rule-M1 = Folge den Straßen in jeder Richtung so weit du willst und halte an, wo du willst, spätestens in der nächsten Stadt. Andere Spielfiguren stehen nicht im Weg.
help-rule-M2 = Um über eine Stadt hinaus zu ziehen, verbrauchst du deinen Proviant. Er reicht für eine Stadt. Aus einer Stadt aufzubrechen kostet nichts.
help-rule-M3 = Auf dem Feld, von dem du kommst, kannst du nicht anhalten.
help-rule-M4 = Auch wenn ihr Buch leer ist, brauchst du Proviant, um durch eine Stadt zu ziehen.
help-rule-E1 = Stehen andere Spielfiguren, wo du anhältst, zahle jedem ihrer Besitzer { coins }, noch vor deiner Aktion.
help-rule-E2 = Wo du nicht alle bezahlen kannst, kannst du nicht anhalten.
help-rule-E3 = Wer schon { coins } hat, bekommt nichts: Was du zahlst, geht an die Bank.
help-rule-E4 = In Silberminen zahlt niemand.
help-rule-B1 = Kaufe und blättere, so oft du bezahlen kannst, in beliebiger Folge. Zu kaufen ist die sichtbare Karte jeder Hälfte. Hast du eine neue Seite gesehen, gibt es kein Zurück.
help-rule-B2 = Umblättern heißt: Die oberste Karte einer Hälfte kommt auf die andere, in beiden Richtungen.
help-rule-B3 =
    { $free ->
        [0] Jede Seite kostet { coins }.
        [one] Die erste Seite eines Zuges ist frei, jede weitere kostet { coins }.
       *[other] Die ersten { $free } Seiten eines Zuges sind frei, jede weitere kostet { coins }.
    }
help-rule-B4 = Mit dem Umblättern ist deine Aktion verbraucht, auch wenn du nichts kaufst.
help-rule-B5 = Ausrüstung kostet ein Gold, das du bei dir hast. Es kommt auf das Ablagefeld.
help-rule-B6 = Du kannst jeden Gegenstand nur einmal haben, mit der Goldpfanne also höchstens sieben.
help-rule-B7 = Ein Auftrag kostet { coins }. Mehr als { limit-open } darfst du nicht haben.
help-rule-B8 = Hast du schon { limit-open }, musst du zuerst einen zurückgeben, oben auf eine der beiden Hälften des Buches dieser Stadt. Dafür gibt es nichts zurück.
help-rule-L1 =
    Jede Ausrüstung trägt einen Edelstein. Goldpfanne und Werkzeuge laden ihre Farbe kostenlos, Pferd ({ $horse ->
        [one] { $horse } Münze
       *[other] { $horse } Münzen
    }) und Karren ({ $cart ->
        [one] { $cart } Münze
       *[other] { $cart } Münzen
    }) jede Farbe.
help-rule-L2 = Auf einem Straßenfeld nimmst du so viele seiner Edelsteine, wie du leere Ausrüstung dafür hast. Ein Transportmittel darfst du auch beladen, wenn das passende Werkzeug leer ist.
help-rule-L3 = Im Hafen und in der Hafenstadt bringt dir jedes Schiff einen Edelstein vom Ablagefeld.
help-rule-L4 = Ein Transportmittel darf seinen Edelstein auf dem Ablagefeld ablegen und zum vollen Preis eine andere Farbe laden. Goldpfanne und Werkzeuge legen nie so ab.
help-rule-D1 = An einem Haus erfüllst du beliebig viele offene Aufträge mit seinem Wappen. Edelsteine kommen auf das Ablagefeld, Münzen in die Bank.
help-rule-D2 = Von welcher Ausrüstung die Edelsteine kommen, entscheidest du.
help-rule-D3 = Erfüllte Aufträge zählen am Ende.
help-rule-C1 = Jeder erfüllte Auftrag bringt einen Handwerker seiner Farbe. Ist dieser Stapel leer, nimm die nächste Farbe im Uhrzeigersinn, die noch einen hat.
help-rule-C2 = Wer zuerst genug Handwerker einer Farbe hat, nimmt sofort ihre Werkstatt und behält die Handwerker.
help-rule-C3 = Gehört dir die Werkstatt in der Farbe eines Auftrags bereits, bringt er zusätzlich ein Bonusplättchen, solange es welche gibt. Das Wappen zählt, nicht der angeworbene Handwerker. Die Lieferung, die die Werkstatt eröffnet, bringt keines.
help-rule-C4 = Die Reihenfolge: zahlen, erfüllen, Bonusplättchen, Handwerker, Werkstatt, prüfen, ob die letzte Runde beginnt.
help-rule-V1 = In einer Mine füllst du deinen Beutel auf genau { coins } auf.
help-rule-P1 = In jeder Stadt kannst du als Aktion Proviant aufnehmen. Mehr als einen Vorrat kannst du nicht haben.
help-rule-G1 = Haben die übrigen Handwerker nur noch eine Farbe oder sind alle fort, wird die Runde zu Ende gespielt. Dann wird gewertet.
help-rule-G2 = Bis dahin kannst du liefern, auch wenn kein Handwerker mehr für dich da ist.
help-rule-F1 = Punkte: erfüllte Aufträge, { $colours } je Farbe, von der du einen Handwerker hast, Werkstätten, { $bonuses } je Bonusplättchen, { $stones } je Edelstein, den du noch trägst. Offene Aufträge zählen nicht.
help-rule-F2 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Münzen hat. Ist auch das gleich, teilt ihr den Sieg.
help-rule-S1 = Drei bis fünf spielen, im Uhrzeigersinn. Zu zweit spielt man das Duell.
help-rule-S2 = Du beginnst in der Hafenstadt mit einer Goldpfanne und ohne Proviant.
help-rule-S3 = Es gibt { coins }. Wer beginnt, erhält eine, der nächste zwei und so weiter. Niemand hat je mehr als { $purse }.
help-rule-S4 = { $spaces } Felder: { $cities } Städte, { $roads } Straßenfelder, { $harbours } Häfen, { $mines } Silberminen und { $houses } Häuser. In { $equipment } gibt es Ausrüstung, in { $commissions } Aufträge; { $ports } ist die Hafenstadt.
help-rule-S5 = { $total } Edelsteine, { $each } auf jedem Straßenfeld: { $stones }. Gold gilt als Edelstein. Nachgelegt wird nicht.
help-rule-S6 = Zwei gleiche Kataloge mit je { $cards } Karten. Schaufel, Spitzhacke, Hammer und Meißel tragen je eine Farbe, Pferd und Karren jede.
help-rule-S7 = Zwei gleiche Bücher mit je { $cards } Aufträgen: Gewünscht werden Münzen, ein Edelstein oder, bei Weiß, drei Edelsteine.
help-rule-S8 = Ein Buch hat zwei Hälften. Anfangs liegen alle Seiten rechts; zu sehen ist nur die oberste Karte jeder Hälfte.
help-rule-S9 = { $total } Handwerker: { $tiles }. Zu zweit und zu dritt: { $few }.
help-rule-S10 = Sieben Werkstätten, eine je Farbe, und { $tiles } Bonusplättchen, die je { points } zählen.
help-rule-Q1 = Muss ich handeln? Nein. Nach dem Ziehen darfst du den Zug beenden.
help-rule-Q2 = Muss ich den Handwerker nehmen? Ja, das geschieht von selbst.
help-rule-Q3 = Wann zahle ich für eine Begegnung? Bei der Ankunft. Für die Aktion bleibt nur der Rest.
help-rule-Q4 = Ist mein Weg wichtig? Nein, nur ob du hinkommst. Proviant wird nur verbraucht, wenn es ohne keinen Weg gibt.
help-rule-Q5 = Darf ich ablegen, ohne zu laden? Nein.
help-rule-Q6 = Darf ich ablegen, was ich eben geladen habe? Nein, jede Ausrüstung wird je Aktion einmal beladen. Das Abgelegte darf auf andere leere Ausrüstung.
help-rule-Q7 = Wann darf ich einen Auftrag zurückgeben? Wenn du { limit-open } und genug Münzen für einen anderen hast und im Buch dieser Stadt eine Karte liegt. Danach steht dir Kaufen, Blättern oder Aufhören frei.
help-rule-Q8 = Was steht auf der Rückseite einer Seite? Dieselbe Karte.
help-rule-Q9 = Und wenn das Ende mitten im Zug kommt? Zug und Runde gehen weiter. Die übrigen Handwerker werden noch angeworben.
help-rule-Q10 = Und wenn ich kein Feld bezahlen kann? Dann bleibst du stehen, zahlst nichts und darfst handeln.
help-rule-Q11 = Was ist geheim? Nur die Reihenfolge der Seiten, die noch niemand gesehen hat.
help-rule-Q12 = Mehrere Spielfiguren und zu wenig Münzen? Dann kannst du dort nicht anhalten.
help-rule-Q13 = Was liegt unter einer links gekauften Karte? Eine Seite, die schon zu sehen war, oder nichts.
help-rule-Q14 = Und wenn sich die gedruckten Übersetzungen widersprechen? Dann gilt, was die meisten sagen.
help-rule-X1 = Es gelten die Grundregeln, mit den Handwerkern einer Partie zu dritt.
help-rule-X2 = Sieben Rivalenkarten, eine je Farbe, liegen offen in einer Reihe.
help-rule-X3 = Nach jedem Zug mit einer Lieferung nimmt der Rivale einen Handwerker in der Farbe der ersten Karte oder der nächsten Farbe, die noch einen hat. Dann kommt die Karte ans Ende der Reihe.
help-rule-X4 = Hat der Rivale genug Handwerker einer Farbe, deren Werkstatt noch frei ist, kommt die Werkstatt aus dem Spiel.
help-rule-X5 = Danach wird geprüft, ob die letzte Runde beginnt. Das gehört noch zum selben Zug.
help-rule-X6 = Der Rivale hat keine Spielfigur, keine Münzen und keine Punkte.

## Begriffe

help-term-city = Ein Ort, an dem Straßen zusammentreffen. Ohne Proviant endet dort dein Weg.
help-term-road-space = Ein Feld an der Straße, auf dem Edelsteine liegen.
help-term-harbour = Hier bringen Schiffe Edelsteine vom Ablagefeld.
help-term-ship = Bringt je Zug einen Edelstein, wenn man in seinem Hafen lädt.
help-term-mine = Hier füllst du deinen Beutel.
help-term-house = Hier wohnt ein Auftraggeber, hier werden Aufträge erfüllt.
help-term-patron = Wer Aufträge einer Farbe vergibt.
help-term-crest = Das Zeichen des Auftraggebers. Es sagt, wohin für einen Auftrag geliefert wird.
help-term-gemstone = Rubin, Saphir, Amethyst, Smaragd und Gold.
help-term-discard-field = Hierhin kommen ausgegebene Edelsteine, von hier holen die Schiffe sie.
help-term-equipment = Karten, die je einen Edelstein tragen.
help-term-gold-pan = Die erste Ausrüstung aller Spieler. Sie trägt ein Gold.
help-term-tool = Schaufel, Spitzhacke, Hammer oder Meißel: lädt eine Farbe kostenlos.
help-term-vehicle = Pferd oder Karren: lädt jede Farbe gegen Münzen.
help-term-book = Das Angebot einer Stadt: zwei Hälften mit Seiten zum Blättern.
help-term-page = Eine Karte eines Buches.
help-term-commission = Eine Karte, die sagt, was ein Auftraggeber wünscht und wie viele Punkte es bringt.
help-term-craftsman = Ein Plättchen, das es für jeden erfüllten Auftrag gibt.
help-term-workshop = Gehört dem Ersten mit genug Handwerkern ihrer Farbe.
help-term-bonus-tile = { points } für den Besitzer einer Werkstatt, der weiter in ihrer Farbe liefert.
help-term-provisions = Damit ziehst du durch eine Stadt hindurch.
help-term-encounter = Anhalten, wo andere Spielfiguren stehen.
help-term-bank = Alle Münzen, die niemandem gehören.
help-term-final-round = Die Runde, in der Handwerker von höchstens einer Farbe übrig bleiben, wird die letzte. Sie wird zu Ende gespielt.
help-term-rival = Der Dritte im Duell, von seinen Karten gespielt.
help-term-edition = Ein vollständiger Satz Zahlen: Spielplan, Karten, Plättchen, Preise.

## Übersichtskarte

help-catalogues = Ausrüstung in den Städten { $cities }, jeweils
help-commission-books = Aufträge in den Städten { $cities }, jeweils
help-copies = { $copies } ×
help-crafts = Handwerker und Werkstätten
help-tiles = Handwerker
help-tiles-three = zu zweit und zu dritt
help-needs = Werkstatt braucht
help-worth = Punkte der Werkstatt

## Zahlen

help-figures-why = Die Spielregeln überlassen den Plan, die Kartentabellen und die Werkstätten ihren Bildern. Was nirgends steht, musste so erschlossen werden, dass es zu allem passt, was feststeht. Zu jeder Zahl ist vermerkt, woher sie kommt:
help-source-printed = gedruckt
help-source-printed-means = steht in einer Spielregel oder auf dem Material
help-source-found = gefunden
help-source-found-means = steht in einer veröffentlichten Besprechung
help-source-reconstructed = erschlossen
help-source-reconstructed-means = von diesem Projekt ausgearbeitet
help-figures-what = Teil des Spiels
help-figures-all = Alle Zahlen einzeln
help-group-players = Zahl der Spieler
help-group-figures = Preise, Punkte, Grenzen
help-group-gemstones = Zahl der Edelsteine
help-group-equipment = Ausrüstung
help-group-commissions = Aufträge
help-group-crafts = Handwerker und Werkstätten
help-group-spaces = Felder des Plans
help-group-roads = Straßen
help-group-drawing = Orte auf der Zeichnung
help-correct = Du besitzt das Spiel?
help-correct-how = Dann kannst du nachsehen, was wir erschließen mussten. Schreibe die Unterschiede in eine kleine Datei, die die vorhandene Ausgabe erweitert:
help-correct-file = Beispiel einer Datei mit Berichtigungen
help-correct-check = Das prüft sie und sagt, was nicht aufgeht:
help-correct-more = Alles Weitere steht in

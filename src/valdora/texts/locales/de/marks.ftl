### Was die Zahlen und Zeichen am Tisch bedeuten, und die Worte der Handwerkertafel.

mark-sun = Der Weg der Sonne bis zum Spielende. Sie geht unter, und die letzte Runde beginnt, sobald höchstens noch Handwerker einer Farbe da sind.
mark-round = Die Runde: In ihr ist jeder einmal am Zug.
mark-score = Punkte bis jetzt: alles, was zählen würde, wenn das Spiel nun endete.
mark-purse = { $count ->
        [one] { $count } Münze im Beutel, in den { $purse } passen
       *[other] { $count } Münzen im Beutel, in den { $purse } passen
    }
mark-pile = Handwerker übrig, { crest }: { $pile }
mark-first = Dein erster Handwerker dieser Farbe: { points }
mark-had = Diese Farbe hast du: { points }
mark-needs = Die Werkstatt bekommt, wer zuerst { $needs } davon hat; sie zählt { points }.
mark-taken = Die Werkstatt gehört { $seat } und zählt { points }.
mark-lost = Die Werkstatt ist aus dem Spiel.
mark-race = { $seat }, { crest }: { $has } von { $needs } Handwerkern für die Werkstatt
mark-hired = Handwerker angeworben, { crest }: { $count }
mark-workshop = Werkstatt, { crest }: { points }
mark-bonus = Bonusplättchen: { $count }, jedes zählt { points }
mark-open = Offener Auftrag, { crest }: { points }
mark-place = Noch nicht gekauft: { slot }
mark-room = Platz für einen weiteren Auftrag
mark-ribbon = Die Seiten, wie sie liegen und alle sie kennen: linke Hälfte, Rücken, rechte Hälfte. Die blassen wurden noch nicht aufgedeckt; die Zahl sagt, wie viele es sind.
mark-odds-left = Wie viele dieser Seiten noch niemand gesehen hat
mark-odds-next = Wie wahrscheinlich sie die nächste Seite ist
mark-odds-within =
    { $count ->
        [one] Wie wahrscheinlich sie kommt, wenn du die eine Seite umblätterst, die du bezahlen kannst
       *[other] Wie wahrscheinlich sie kommt, wenn du alle { $count } Seiten umblätterst, die du bezahlen kannst
    }
mark-depth = Wie viele Seiten auf dieser Hälfte liegen
mark-race-left = Wie viele Handwerker der Farbe noch da sind
mark-race-needs = Wie viele Handwerker der Farbe ihre Werkstatt braucht
mark-race-points = Wie viele Punkte die Werkstatt zählt
race-needs = nötig
craft-explained = Dein erster Handwerker jeder Farbe zählt { points }. Wer als Erster genug von einer Farbe hat, bekommt dazu ihre Werkstatt.

### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = Diese Aktion gibt es in diesem Spiel nicht: { $notation }
reason-game-over = Das Spiel ist zu Ende.
reason-reveal-first = Zuerst muss die nächste Seite des Buches in der Stadt { $book } aufgedeckt werden.
reason-already-moved = Du hast in diesem Zug schon gezogen.
reason-can-move = Du kannst dir ein Ziel leisten, also musst du ziehen.
reason-move-first = Zuerst musst du deine Spielfigur ziehen.
reason-nothing-to-reveal = Im Buch der Stadt { $book } ist jetzt keine Seite aufzudecken.
reason-other-book = Die Seite, die jetzt aufzudecken ist, liegt im Buch der Stadt { $book }.
reason-card-not-unseen = Diese Karte ist nicht mehr unter den ungesehenen Seiten des Buches in der Stadt { $book }: { $card }.
reason-start-space = Du darfst nicht dort anhalten, wo du losgezogen bist, { $space_at }.
reason-too-far = Du kommst in einem Zug nicht { $space_to }, auch nicht mit Proviant.
reason-needs-provisions = Der Weg { $space_to } führt durch eine Stadt. Dafür brauchst du Proviant.
reason-encounter-unpaid = Die Begegnungen { $space_at } kosten { needs-coins }, aber du hast { has-coins }.
reason-no-book-here = Es gibt { $space_at } kein Buch.
reason-no-commission-book-here = Es gibt { $space_at } kein Auftragsbuch.
reason-nothing-to-load-here = Du kannst { $space_at } keine Edelsteine laden.
reason-no-house-here = Du kannst { $space_at } nichts liefern.
reason-no-mine-here = Es gibt { $space_at } kein Silber.
reason-no-city-here = Es gibt { $space_at } keinen Proviant.
reason-one-action =
    Nur eine Aktion pro Zug, und du hast schon { $done ->
        [book] das Buch benutzt
        [load] geladen
       *[deliver] geliefert
    }.
reason-side-empty = Die { side.e } Hälfte des Buches in der Stadt { $book } ist leer.
reason-page-unpaid = Weiteres Umblättern kostet { needs-coins }, aber du hast { has-coins }.
reason-pay-with-coins = Ein Auftrag wird nicht mit Gold bezahlt: Er kostet { needs-coins }.
reason-commission-unpaid = Ein Auftrag kostet { needs-coins }, aber du hast { has-coins }.
reason-hand-full = Du darfst nicht mehr als { limit-open } haben. Gib zuerst einen zurück.
reason-pay-with-gold = Ausrüstung wird mit Gold bezahlt. Gib an, woher du es nimmst.
reason-already-owned = Du hast schon { slot.a }, und jedes Stück darfst du nur einmal haben.
reason-slot-not-owned = Du hast { slot.no }.
reason-slot-without-gold = Es liegt kein Gold { slot.on }.
reason-not-open = Das ist keiner deiner offenen Aufträge: { $commission }.
reason-hand-not-full = Du darfst einen Auftrag nur zurückgeben, wenn du { limit-open } hast; du hast { $has }.
reason-return-unpaid = Du darfst einen Auftrag nur zurückgeben, wenn du einen neuen bezahlen kannst: Er kostet { needs-coins }, aber du hast { has-coins }.
reason-book-empty = Das Buch in der Stadt { $book } ist leer; einen Auftrag zurückzugeben bringt nichts.
reason-already-loaded = Du hast { slot.the } in diesem Zug schon beladen.
reason-slot-full = Kein Platz mehr: Du hast { slot.on } schon { gemstone.a }.
reason-same-colour = Es muss eine andere Farbe sein: Du hast { slot.on } schon { gemstone.a }.
reason-not-lying-here = Es liegt { $space_at } { gemstone.no }.
reason-ships-used =
    { $ships ->
        [one] Das einzige Schiff hier ist in diesem Zug schon benutzt.
       *[other] Die { $ships } Schiffe hier sind in diesem Zug schon benutzt.
    }
reason-not-in-discard = Es liegt { gemstone.no } auf dem Ablagefeld.
reason-load-unpaid = Es kostet { needs-coins }, { slot.the } zu beladen, aber du hast { has-coins }.
reason-other-crest = Dieser Auftrag gehört ins { crest.e } Haus, nicht hierher.
reason-gemstones-missing = Das sind nicht die verlangten Edelsteine: { $commission }.
reason-delivery-unpaid = Der Auftraggeber verlangt { needs-coins }, aber du hast { has-coins }.
reason-purse-full = Dein Beutel ist voll: Du hast { has-coins }.
reason-has-provisions = Du hast schon Proviant.

### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuche es noch einmal.
reason-name-blank = Von diesem Namen ist nichts zu sehen. Wähle einen mit Buchstaben, Ziffern oder Zeichen.
reason-name-unseen = Dieser Name hat unsichtbare Zeichen oder zu viele Zusätze an einem Buchstaben. Tippe ihn ohne sie neu ein.
reason-name-mixed = Ein Wort dieses Namens mischt ähnlich aussehende Buchstaben mehrerer Schriften. Schreibe jedes Wort in einer Schrift.
reason-too-long = Das ist zu lang.
reason-too-fast = Das war zu schnell. Warte einen Moment.
reason-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließe andere Fenster des Spiels.
reason-wrong-origin = Das kam von einer anderen Seite. Öffne das Spiel in seinem eigenen Fenster.
reason-unknown-host = Der Server hört nicht auf den Namen { $host }. Der Gastgeber kann ihn mit --allowed-hosts erlauben.
reason-no-access = Dieser Tisch ist privat. Bitte jemanden, der dort sitzt, um einen Link.
reason-not-host = Das kann nur der Gastgeber des Tisches.
reason-not-seated = Du hast an diesem Tisch keinen Platz.
reason-not-your-seat = Das ist nicht dein Platz.
reason-not-your-turn = Du bist nicht am Zug.
reason-watching-off = An diesem Tisch ist Zuschauen nicht erlaubt.
reason-no-table = Diesen Tisch gibt es nicht.
reason-no-link = Dieser Link gilt nicht oder nicht mehr. Bitte um einen neuen.
reason-no-edition = Die Ausgabe { $edition } gibt es nicht.
reason-no-position = Diese Stellung gibt es in der Partie nicht.
reason-no-page = Diese Seite gibt es nicht.
pages-missing = Der Server läuft, aber seine Seiten sind nicht gebaut.
pages-missing-how = Baue sie mit „{ $command }“ im Ordner des Projekts und lade diese Seite neu. Im Terminal geht es auch ohne: { $play }
reason-unknown-bot = Den Bot { $bot } gibt es nicht.
reason-unknown-edition = Die Ausgabe { $edition } gibt es nicht.
reason-player-count =
    Diese Ausgabe ist für { $low ->
        [2] { $high ->
            [2] 2 Spieler
           *[other] { $low } bis { $high } Spieler
        }
       *[other] { $low } bis { $high } Spieler
    }, nicht für { $got }.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-seat-taken = Dieser Platz ist besetzt.
reason-no-free-seat = Alle Plätze sind besetzt.
reason-seats-free =
    { $free ->
        [one] Ein Platz ist noch frei. Besetze ihn mit einem Bot oder warte auf jemanden.
       *[other] { $free } Plätze sind noch frei. Besetze sie mit Bots oder warte auf weitere Leute.
    }
reason-already-started = Die Partie hat schon begonnen.
reason-not-running = Die Partie läuft nicht.
reason-not-finished = Die Partie ist noch nicht zu Ende.
reason-table-closed = Der Tisch ist geschlossen.
reason-table-outdated = Diese Partie wurde mit anderen Zahlen von { $edition } gespielt, als es jetzt gibt.
reason-table-newer = Eine neuere Version von Valdora hat diese Partie gespeichert; dieser Server kann sie nicht lesen.
reason-table-unreadable = Dieser Tisch lässt sich nicht mehr lesen. Alle anderen sind in Ordnung; wer den Server betreibt, kann nachsehen.
reason-seat-resigned = Wer hier saß, hat aufgegeben; ein Bot spielt zu Ende.
reason-bot-already = Hier spielt schon ein Bot.
reason-not-away = Diese Person sitzt am Tisch.
reason-not-away-long = Noch nicht: In { $seconds } s kann ein Bot weiterspielen.
reason-host-here = Der Gastgeber ist am Tisch.
reason-host-just-left = Noch nicht: In { $seconds } s kannst du Gastgeber werden.
reason-person-already = Du spielst schon selbst.
reason-not-abandoned =
    Nur der Gastgeber kann den Tisch schließen, oder wer daran sitzt, wenn { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } lang nichts geschehen ist.
reason-too-many-links =
    Zu diesem Tisch gibt es schon { $limit ->
        [one] einen Link
       *[other] { $limit } Links
    }.
reason-too-many-rows = An diesem Tisch ist so viel geschehen, dass er keinen Chat und keine Änderungen mehr annimmt.
reason-too-many-plies = Diese Partie ist zu lang geworden, um weiterzugehen. Schließe den Tisch.
reason-too-many-tables =
    Du hast { $limit ->
        [one] { $limit } offenen oder laufenden Tisch
       *[other] { $limit } offene oder laufende Tische
    }. Beende oder schließe erst etwas davon.
reason-too-many-undos = Du hast in diesem Zug schon sehr viel zurückgenommen. Spiel von hier aus weiter.
reason-unknown-code = Diese Aktion gibt es nicht.
reason-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
reason-nothing-to-undo = Das lässt sich nicht zurücknehmen.
reason-no-hint = Gerade gibt es keinen Tipp.
reason-server-busy = Der Server hat gerade zu viel zu tun. Versuche es gleich noch einmal.
reason-storage-failed = Das konnte nicht gespeichert werden und gilt daher nicht. Versuche es noch einmal.
reason-server-error = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
reason-bad-address = Diese Adresse geht nicht. Sie muss vollständig sein und ins Internet führen.
reason-no-channel = Dieser Link bewirkt nichts mehr: Die Adresse ist schon vergessen.
reason-reminders-off = Dieser Server erinnert niemanden auf diese Weise.
reason-channel-waits = Dieses Postfach wurde schon gefragt. Sieh dort nach, oder versuch es morgen wieder.
reason-too-many-channels =
    Es gibt schon { $limit ->
        [one] eine Adresse
       *[other] { $limit } Adressen
    }. Entferne erst eine.
reason-no-device-link = Dieser Link gilt nicht mehr: Er gilt einmal, eine Viertelstunde lang. Mach einen neuen.
reason-no-words = Das sind hier niemandes Wörter. Sieh nach, ob alle zwölf stimmen.
reason-same-device = Deine Plätze sind schon auf diesem Gerät. Öffne den Link auf dem anderen.

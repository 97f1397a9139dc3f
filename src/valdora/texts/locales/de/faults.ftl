# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = diese Datei gibt es nicht
record-fault-file-not-regular = das ist ein Ordner oder ein Gerät; nenne eine Spieldatei
record-fault-file-unreadable = die Datei lässt sich nicht lesen ({ $detail })
record-fault-file-too-large = die Datei hat mehr als { $limit } Byte
record-fault-line-too-long = die Zeile hat mehr als { $limit } Byte
record-fault-too-many-plies = die Partie hat mehr als { $limit } Schritte
record-fault-not-text = die Zeile ist kein UTF-8-Text
record-fault-carriage-return = die Zeile endet mit einem Wagenrücklauf; speichere die Datei nur mit Zeilenvorschüben (LF, nicht CRLF)
record-fault-bad-json = die Zeile ist kein JSON-Objekt ({ $detail })
record-fault-too-deep = das JSON ist tiefer als { $limit } Ebenen verschachtelt
record-fault-key-missing = „{ $key }“ fehlt
record-fault-key-unknown = „{ $key }“ hat hier keine Bedeutung
record-fault-wrong-value = „{ $key }“ muss { $expected } sein, nicht { $got }
record-fault-unknown-version = das ist Version { $got } der Spieldatei; bekannt ist { $known }
record-fault-rules-version = gespielt wurde nach Version { $got } der Regeln; bekannt ist { $known }
record-fault-edition-unknown = eine Ausgabe „{ $got }“ gibt es nicht; nenne ihre Datei mit --edition
record-fault-edition-changed = gespielt wurde mit anderen Zahlen, als die Ausgabe { $edition } hat: ihr Hashwert ist { $got }, nicht { $known }
record-fault-edition-other = das Spiel wurde mit der Ausgabe { $edition } gespielt, nicht mit { $got }
record-fault-bad-setup = so lässt sich das Spiel nicht aufbauen ({ $detail })
record-fault-broken-commitment = die Startzahl gehört nicht zur Festlegung { $commitment }
record-fault-seed-missing = die Partie ist zu Ende, aber die versiegelte Startzahl wird nicht gezeigt
record-fault-first-not-drawn = nach der Startzahl beginnt jemand anderes
record-fault-layout-not-dealt = die Edelsteine liegen nicht so, wie die Startzahl sie verteilt
record-fault-rival-not-dealt = die Reihe des Rivalen liegt nicht so, wie die Startzahl sie verteilt
record-fault-page-not-dealt = aus der Startzahl folgt „{ $expected }“, nicht „{ $do }“
record-fault-numbering = erwartet wird Schritt { $expected }, nicht { $got }
record-fault-unknown-notation = „{ $do }“ ist keine Aktion dieser Ausgabe
record-fault-wrong-seat = erwartet wird Platz { $expected }, nicht { $got }
record-fault-after-end = das Spiel ist aus; danach kann nichts mehr gespielt werden, auch nicht „{ $do }“
record-fault-illegal-action = „{ $do }“ ist nicht erlaubt: { $reason } ({ $rule })
record-fault-truncated = die Datei endet ohne Ergebnis
record-fault-not-over = es gibt ein Ergebnis, aber die Partie ist nicht zu Ende
record-fault-over = die Partie ist zu Ende, aber das Ergebnis lautet „unfinished“
record-fault-wrong-result = „{ $key }“ muss { $expected } sein, nicht { $got }
record-fault-after-result = nach dem Ergebnis steht noch etwas

## Editions: the file

edition-fault-edition-unknown = eine Ausgabe dieses Namens gibt es nicht; bekannt sind { $known }, oder nenne eine .toml-Datei
edition-fault-file-missing = diese Datei gibt es nicht
edition-fault-file-not-regular = das ist ein Ordner oder ein Gerät; nenne die .toml-Datei der Ausgabe selbst
edition-fault-file-unreadable = die Datei lässt sich nicht lesen ({ $detail })
edition-fault-file-too-large = die Datei hat mehr als { $limit } Byte; eine Ausgabe braucht wenige tausend
edition-fault-file-line-too-long = Zeile { $line } hat mehr als { $limit } Zeichen; teile sie auf
edition-fault-file-not-text = die Datei ist kein UTF-8-Text (Byte { $offset }); speichere sie als UTF-8
edition-fault-file-syntax = die Datei ist kein gültiges TOML ({ $detail })
edition-fault-file-too-deep = Tabellen oder Listen sind zu tief verschachtelt; eine Ausgabe braucht drei Ebenen

## Editions: single keys

edition-fault-unknown-key = dieser Schlüssel hat hier keine Bedeutung; bekannt sind { $known }
edition-fault-key-missing = das fehlt; erwartet wird ein Wert der Art „{ $expected }“
edition-fault-wrong-type = erwartet wird ein Wert der Art „{ $expected }“, nicht „{ $got }“
edition-fault-out-of-range = { $got } liegt außerhalb der Grenzen; erwartet wird { $low } bis { $high }
edition-fault-wrong-length = die Liste hat { $got } Einträge; erwartet werden { $low } bis { $high }
edition-fault-unknown-name = „{ $got }“ ist hier nicht bekannt; erwartet wird eines von { $known }
edition-fault-name-doubled = „{ $name }“ steht zweimal in der Liste; nenne es einmal
edition-fault-bad-id = „{ $got }“ kann kein Name sein; nimm bis zu { $limit } ASCII-Buchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben
edition-fault-bad-edition-id = „{ $got }“ kann keine Kennung einer Ausgabe sein; nimm bis zu { $limit } kleine Buchstaben, Ziffern, Bindestriche und Punkte
edition-fault-bad-title = erwartet wird eine Zeile von 1 bis { $limit } Zeichen
edition-fault-too-many = { $got } Einträge sind zu viele; die Grenze ist { $limit }
edition-fault-source-missing = die Quelle fehlt; schreibe source = "printed", "found" oder "reconstructed" in diese Tabelle oder darüber
edition-fault-drop-unknown = „{ $name }“ kommt in der Ausgabe, die diese Datei erweitert, nicht vor
edition-fault-id-taken = eine veröffentlichte Ausgabe heißt „{ $id }“ und hat andere Zahlen; wähle eine andere Kennung

## Editions: players and coins

edition-fault-players-order = mindestens { $min } und höchstens { $max } Spieler geht nicht; die kleinere Zahl gehört zu min
edition-fault-rival-players = der Rivale spielt mit genau 2 Spielern, und 2 Spieler nur mit dem Rivalen (S1, X1); hier sind es { $min } bis { $max }
edition-fault-coins-too-few = { $players } Beutel zu { $purse } brauchen { $expected } Münzen, es gibt { $got } (S3)
edition-fault-purse-too-small = der letzte von { $players } Spielern beginnt mit { $players } Münzen, der Beutel fasst { $got } (S3)
edition-fault-price-above-purse = ein Preis von { $got } lässt sich aus einem Beutel von { $purse } nie bezahlen

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = es gibt { $got } Edelsteine; { $roads } Straßenfelder mit je { $stones } brauchen { $expected } (S5)
edition-fault-catalogue-total = die Karten ergeben zusammen { $got }; ein Katalog hat { $expected } (S6)
edition-fault-book-total = die Karten ergeben zusammen { $got }; ein Auftragsbuch hat { $expected } (S7)
edition-fault-tiles-total = die Plättchen ergeben zusammen { $got }; es gibt { $expected } Handwerker (S9)
edition-fault-bonus-total = { $got } Bonusplättchen; es gibt { $expected } (S10)
edition-fault-tool-colour-missing = kein Werkzeug lädt „{ $gemstone }“; jedes der vier Werkzeuge lädt seinen eigenen Edelstein (S6)
edition-fault-wants-one = ein Auftraggeber will entweder Münzen oder Edelsteine; gib genau eines von beiden an (S7)
edition-fault-gemstones-wanted = Auftraggeber „{ $crest }“ will { $expected } Edelsteine je Karte, hier sind es { $got } (S7)
edition-fault-commissions-too-few = beide Bücher zusammen haben { $got } Aufträge „{ $crest }“; es müssen mehr sein als die { $tiles } Handwerker
edition-fault-crest-missing = „{ $crest }“ fehlt; nenne jedes der sieben Wappen einmal
edition-fault-removed-too-many = { $got } von { $tiles } Plättchen entfernt: kein Handwerker bleibt übrig (S9)
edition-fault-workshop-unreachable = die Werkstatt braucht { $got } Handwerker, zu dritt gibt es { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = es gibt { $got } Felder der Art „{ $kind }“; erwartet werden { $expected } (S4)
edition-fault-house-count = { $got } Häuser haben das Wappen „{ $crest }“; erwartet wird eines (S4)
edition-fault-city-purpose = eine Stadt hat entweder ein Buch oder Schiffe; gib genau eines von beiden an (S4)
edition-fault-not-for-kind = ein Feld der Art „{ $kind }“ hat kein „{ $name }“; entferne es
edition-fault-needed-for-kind = ein Feld der Art „{ $kind }“ braucht „{ $name }“
edition-fault-unknown-space = ein Feld „{ $space }“ gibt es nicht
edition-fault-space-unreachable = keine Straße führt von „{ $start }“ nach „{ $space }“
edition-fault-too-close = der Abstand zu „{ $other }“ ist { $got }; lass mindestens { $expected }

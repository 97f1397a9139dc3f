### Die eigenen Plätze auf ein anderes Gerät mitnehmen.

devices-title = Ein anderes Gerät
devices-hint = Deine Plätze gehören diesem Browser. Nimm sie alle in einen anderen mit.
devices-keep = Dieses Gerät
devices-keep-yes = behält sie auch
devices-keep-no = gibt sie ab
devices-link = Link und QR-Code zeigen
devices-link-label = Öffne das auf dem anderen Gerät. Es gilt einmal, eine Viertelstunde lang.
devices-words = Zwölf Wörter zeigen
devices-words-label = Schreib sie auf und behalte sie für dich: Wer sie hat, hat deine Plätze. Frühere gelten nicht mehr.
devices-enter = Ich habe zwölf Wörter
devices-enter-words = Zwölf Wörter, in einer unserer Sprachen
devices-enter-others = Alle anderen Geräte verlieren die Plätze
devices-take = Plätze hierher holen
devices-take-hint = Was dieser Browser bisher selbst hatte, findet er danach nicht mehr.
devices-done = Deine Plätze sind jetzt hier.
device-words =
    Abend Acker Adler Ahorn Ameise Amsel Anker Apfel Arm Ast Auge Bach Bank Bär Bart Baum Becher Beere Berg Besen
    Bett Biene Birke Birne Blatt Blume Boot Brief Brille Brot Brücke Brunnen Buch Burg Butter Dach Dorf Drache
    Eiche Eimer Eis Elster Ente Erbse Erde Esel Eule Fackel Faden Fahne Falke Farbe Fass Feder Feige Feld Fels
    Fenster Feuer Fisch Flasche Flöte Fluss Frosch Fuchs Gabel Gans Garten Gasse Geige Glas Glocke Gold Gras Hafen
    Hahn Hammer Hand Hase Haus Hecht Hecke Heft Hemd Herbst Hirsch Hof Honig Hose Hügel Huhn Hund Hut Igel Insel
    Jacke Jahr Kamm Karte Käse Katze Kerze Kette Kirsche Kiste Klee Koch Kohle König Korb Korn Krone Krug Kuchen
    Kuh Lampe Laub Leiter Licht Linde Löffel Löwe Luft Mantel Markt Mauer Maus Meer

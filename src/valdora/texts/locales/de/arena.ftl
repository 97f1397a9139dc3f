# Wettkämpfe zwischen Bots: `valdora arena`. Wörter in Großbuchstaben (FILE, N) und Optionen werden nicht übersetzt.

cli-arena-help = einen Bot messen: jede Verteilung mit ihm auf jedem Platz, gegen andere nach Wahl
arena-seats-help = die Bots, einer je Platz; der erste wird gemessen. Bekannt: { $known }
arena-deals-help = wie viele Verteilungen; jede wird je Platz einmal gespielt (Standard: 50)
arena-seed-help = die Startzahl: dieselbe bringt dieselben Partien (Standard: 1)
arena-budget-help = wie lange Bots nachdenken dürfen: wie in Wettkämpfen oder wie wenn Menschen warten (Standard: match)
arena-jobs-help = wie viele Partien gleichzeitig (Standard: eine je Prozessor)
arena-resume-help = fertige Partien in dieser Datei aufheben; gibt es sie schon, dort weitermachen

arena-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}; Partien, die nicht zu Ende kamen: { $unfinished }.
arena-rounds = Runden einer beendeten Partie: { $rounds } (Median)
arena-candidate = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } der Siege, 95-%-Intervall von { NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. Ein gerechter Anteil ist { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = auf Platz { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name }: je { NUMBER($share, style: "percent", maximumFractionDigits: 1) } der Siege, Punkte im Schnitt: { $points }, CPU-Zeit eines Zuges: { $ms } ms (95. Perzentil)

arena-file-foreign = { $file } enthält keine Ergebnisse dieses Befehls. Nenne mit --resume eine andere.
arena-file-other = { $file } wurde mit { $setting } = { $theirs } begonnen, jetzt ist es { $ours }. Nimm dieselben Einstellungen oder nenne mit --resume eine andere Datei.
arena-file-damaged = { $file }, Zeile { $line }: das ist kein Ergebnis dieses Befehls. Entferne die Zeile oder nenne mit --resume eine andere Datei.
arena-file-unusable = { $file } ist nicht benutzbar ({ $detail }). Nenne mit --resume eine andere Datei.
arena-process-lost = Ein Fehler hat die Arbeit beendet: { $detail }

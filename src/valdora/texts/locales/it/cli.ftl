# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora, il gioco da tavolo di Michael Schacht: giocare, simulare, rivedere e controllare partite.
cli-command = COMANDO
cli-commands = comandi
cli-lang-help = la lingua di tutti i testi; altrimenti quella del sistema
cli-version-help = mostra la versione ed esce
cli-json-help = l’ultima riga di stdout è un oggetto JSON
cli-interrupted = Interrotto.
cli-number = «{ $got }» non è un numero intero da { $low } a { $high }
cli-unwritable = Non si può scrivere { $path } ({ $detail }). Indica un’altra cartella con --out.
cli-output = L’output non si può scrivere ({ $detail }).
cli-progress = { $done } di { $total ->
    [one] 1 partita
   *[other] { $total } partite
}

## argparse (texts with % are filled in by Python)

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-error = %(prog)s: uso sbagliato: %(message)s
argparse-argument = per %(argument_name)s: %(message)s
argparse-required = manca: %s
argparse-unrecognized = sconosciuto: %s
argparse-one = è atteso un valore
argparse-some = è atteso almeno un valore
argparse-choice = %(value)r non è possibile; scegli fra %(choices)s
argparse-value = %(value)r non è un valore di tipo %(type)s
argparse-explicit = qui non va nessun valore, quindi nemmeno %r
argparse-conflict = non è compatibile con %s
argparse-one-of = ne serve uno fra %s

## Simulate

cli-simulate-help = fa giocare partite intere ai bot e scrive i file di partita
cli-simulate-players = quanti giocatori, da 2 a 5; in 2 si gioca il duello (predefinito: 4)
cli-simulate-bots = i bot nell’ordine dei posti, o uno per tutti (predefinito: random); noti: { $known }
cli-simulate-games = quante partite (predefinito: 1)
cli-simulate-seed = il seme della prima partita; la successiva prende il numero seguente (predefinito: 1)
cli-simulate-edition = l’edizione da giocare (predefinita: { $usual }, in 2 giocatori { $duel })
cli-simulate-max-rounds = ferma una partita dopo tanti round, 0 per mai (predefinito: 200)
cli-simulate-out = scrive in questa cartella un file per ogni partita
cli-simulate-show = racconta la prima partita turno per turno
cli-on-help = fa fare il lavoro a un cluster Ray: «ray» ne crea uno su questa macchina, ray://HOST:PORT è uno già in funzione
cli-on = «{ $got }» non è un cluster; scrivi ray o ray://HOST:PORT
cli-unknown-bot = non c’è un bot «{ $got }»; noti: { $known }
cli-guest-taken = Il bot «{ $bot }» del pacchetto { $package } non viene usato: { $taken } ne ha già uno con questo nome.
cli-guest-name = Il bot «{ $bot }» del pacchetto { $package } non viene usato: un nome ha al massimo 24 segni tra a–z, 0–9 e «-», e comincia con una lettera.
cli-guest-failed = Il bot «{ $bot }» del pacchetto { $package } ha fallito: { $detail }
cli-bots-count = indica un bot per tutti i posti o { $players } bot, non { $got }
cli-players = L’edizione { $edition } è per { cli-edition-players }, non per { $got }.
cli-simulate-done = { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
}, di cui non finite: { $unfinished }.
cli-simulate-seat = { $name }: { $won ->
    [one] 1 vittoria
   *[other] { $won } vittorie
}, in media { $mean } punti
cli-simulate-files = I file di partita sono in { $folder }.

## Replay and verify

cli-replay-help = racconta un file di partita, o ne mostra una posizione
cli-review-help = giudica un file di partita: le probabilità di ciascuno, fortuna e decisioni
cli-review-seed = un altro numero, altre simulazioni (predefinito: 0)
cli-review-files = uno o più file di partita (*.valdora); se sono più d’uno, per ciascuno si dicono fortuna e decisioni
cli-verify-help = controlla che un file racconti una partita giocata secondo le regole
cli-file-help = un file di partita (*.valdora)
cli-record-edition = il file dell’edizione, se si è giocato con un’edizione propria
cli-replay-at = mostra la posizione prima della mossa N
cli-replay-json = un oggetto JSON per ogni mossa prima che sia giocata, con tutto ciò che è permesso
cli-replay-too-far = { $file } ha { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}; non c’è una posizione prima della mossa { $at }.
cli-verified = { $file }: tutto a posto. { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}, { $finished ->
    [yes] partita finita
   *[no] partita non finita
}; { $deal ->
    [checked] la distribuzione segue dal seme
    [sealed] la distribuzione è sigillata fino alla fine
   *[recorded] la distribuzione è stata fatta altrove
}.
cli-file-fault = { $file }: { $fault }
cli-line-fault = { $file }, riga { $line }: { $fault }

## A game in words

cli-story-begin = { $edition }, { $players } giocatori
cli-story-turn = Round { $round }, { $name }
cli-points = { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } punti
} (commissioni { $commissions }, colori { $colours }, laboratori { $workshops }, bonus { $bonus }, gemme { $gemstones })
cli-unfinished = Partita non finita.
cli-winners = { $count ->
    [1] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
cli-position = Prima della mossa { $at }: round { $round }, tocca a { $name }
cli-position-player = { $space }, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, { $provisions ->
    [yes] con provviste
   *[no] senza provviste
}
cli-position-equipment = Equipaggiamento: { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Commissioni incomplete: { $commissions }
cli-position-book = Libro { $book }: a sinistra { $left }, a destra { $right }, { $unseen ->
    [one] 1 pagina non ancora vista
   *[other] { $unseen } pagine non ancora viste
}
cli-position-choices = Permesso ora (> viene giocato):

## Editions

cli-edition-help = elenca, mostra o controlla le edizioni: tutti i numeri del gioco
cli-edition-list-help = elenca le edizioni pubblicate
cli-edition-show-help = mostra tutti i numeri di un’edizione e da dove vengono
cli-edition-check-help = controlla il file di un’edizione e ne elenca tutti gli errori
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 giocatori
       *[other] { $low }–{ $high } giocatori
    }
   *[other] { $low }–{ $high } giocatori
}
cli-edition-marks = I numeri senza contrassegno sono stampati in un regolamento, { $found } trovati in una recensione, { $reconstructed } ricostruiti.
cli-edition-fine = { $file }: l’edizione { $id } è a posto (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = misura quanto è veloce a giocare questa macchina
cli-bench-rules-help = partite a caso in quattro secondo le regole: tempo di CPU, mediana di tre prove
cli-bench-games = quante partite per prova (predefinito: 10)
bench-decisions-per-second = { $value } decisioni al secondo
bench-decisions-per-game = { $value } decisioni per partita
bench-forced-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } di esse senza scelta
bench-rounds-per-game = { $value } round per partita

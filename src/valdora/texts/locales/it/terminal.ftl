### The game in a terminal, in Italian. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = P
terminal-person = Giocatore { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = perché
terminal-word-undo = annulla
terminal-word-hint = consiglio
terminal-word-score = punti
terminal-word-log = registro
terminal-word-rules = regole
terminal-word-map = tabellone
terminal-word-books = libri
terminal-word-players = giocatori
terminal-word-craftsmen = artigiani
terminal-word-help = aiuto
terminal-word-quit = esci

terminal-help =
    Scegli con il numero o con la notazione: «12», «move north-3», «load ruby cart».
    La notazione si può abbreviare finché resta chiara: «l r c», «n3» per north-3, o solo la casella.
    Queste parole valgono in ogni momento; si possono abbreviare anche queste:
terminal-help-keys = Tasti: ↑ ↓ e Invio scelgono, F1 aiuto, F2 libri, F3 artigiani, F4 registro, F5 regole, F6 consiglio, Ctrl+Z annulla, Ctrl+C esce. Un clic sul tabellone sposta lì la pedina.
terminal-help-word = { $word }: { $word_id ->
    [why] perché qualcosa non è proposto, per esempio «why move B»
    [undo] annullare l’ultima azione di questo turno, finché non si è vista una pagina nuova
    [hint] i turni migliori adesso, con le tue probabilità di vittoria
    [score] i punti finora, per provenienza
    [log] che cosa è successo
    [rules] le regole, o solo che cosa dicono di una parola: «rules provviste»
    [map] tutte le caselle, che cosa contengono e chi ci sta
    [books] le pagine visibili dei quattro libri
    [players] equipaggiamento e commissioni di tutti
    [craftsmen] gli artigiani rimasti e i laboratori
    [help] questa pagina
   *[quit] salvare e uscire
}

## What now

terminal-now = { $name }: { $phase ->
    [move] scegli dove andare.
    [load] { $ships ->
        [0] carica ancora o termina il turno.
        [one] carica ancora { $ships } gemma o termina il turno.
       *[other] carica ancora fino a { $ships } gemme o termina il turno.
    }
    [deliver] consegna ancora o termina il turno.
    [act] puoi { $what } – oppure terminare il turno.
   *[nothing] qui non c’è altro da fare. Termina il turno.
}
terminal-thinking = { $name } sta pensando…
terminal-status = Round { $round }
terminal-final = ultimo round
terminal-tiles-left = { $count ->
    [one] { $count } artigiano rimasto
   *[other] { $count } artigiani rimasti
}
terminal-turn = Round { $round }, { $name }
terminal-type-here = numero, notazione o parola; ? per l’aiuto
terminal-welcome = Valdora. Scrivi «?» per l’aiuto.
terminal-resumed = La partita continua. Scrivi «?» per l’aiuto.

## Choices

terminal-choice-offers = { $choice }. Lì si può: { $offers }
terminal-offer-deliver = completare { $commissions }
terminal-offer-load = caricare { $gemstones }
terminal-offer-book = usare il libro
terminal-offer-silver = rifornirti d’argento
terminal-offer-provisions = rifornirti di provviste
terminal-brief-book = libro
terminal-final-sign = definitivo

## Answers

terminal-unknown = «{ $text }» qui non significa nulla. Scrivi un numero, un’azione o «?».
terminal-unclear = Può essere { $candidates }. Scrivi qualcosa in più.
terminal-why = { $action }: { $reason } (regola { $rule })
terminal-why-allowed = { $action }: è permesso.
terminal-why-what = Chiedi di un’azione o di una casella, per esempio «why move B».
terminal-undone = Annullato: { $action }
terminal-no-undo = Niente da annullare: il turno è appena iniziato, o si è vista una pagina nuova (B1).
terminal-term = { $name }: { $text }
terminal-hint-thinking = Cerco i turni migliori…
terminal-no-hint = Nessun consiglio per ora.
terminal-saved = La partita è salvata. Per continuare: valdora play --resume { $file }
terminal-recorded = La partita è conservata in { $file }
terminal-too-small = Il terminale è troppo piccolo: { $width } per { $height } caratteri. A Valdora ne servono 80 per 24. Ingrandisci la finestra o gioca con --plain.
terminal-close = Esc chiude

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] con provviste
   *[no] senza provviste
}, { points }.
terminal-equipment = Equipaggiamento: { $equipment }.
terminal-open = { $count ->
    [0] Nessuna commissione incompleta.
   *[other] Commissioni incomplete: { $commissions }.
}
terminal-hired = Artigiani: { $craftsmen }. Tessere bonus: { $bonus }.
terminal-book-line = Libro { $book }: a sinistra { $left } ({ $left_count }), a destra { $right } ({ $right_count }).
terminal-book-seen = Già visto sotto: { $cards }.
terminal-no-page = niente
terminal-craft-line = { colour }: { $count ->
    [one] { $count } artigiano rimasto
   *[other] { $count } artigiani rimasti
}; il laboratorio ne chiede { $needs }, { points }, { $holder ->
    [free] ancora libero
    [gone] fuori dal gioco
   *[owned] di { $name }
}.
terminal-bonus-left = Tessere bonus rimaste: { $count }.
terminal-rival-row = Prossime carte del rivale: { $crests }.
terminal-stones = { $count ->
    [0] – vuota.
   *[other] – { $gemstones }.
}
terminal-ships = – navi: { $count }.
terminal-pawns = – qui: { $names }{ $coins ->
    [0] .
   *[other] ; fermarsi costa { coins }.
}
terminal-discard-line = Casella degli scarti: { $count ->
    [0] vuota
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = miniera
terminal-title-now = Che fare?
terminal-title-books = Libri
terminal-title-craftsmen = Artigiani
terminal-title-log = Registro
terminal-title-end = La partita è finita

## The score

score-commissions = Commissioni
score-colours = Colori degli artigiani
score-workshops = Laboratori
score-bonus = Tessere bonus
score-gemstones = Gemme
score-total = Totale
terminal-score-line = { $name }: { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } vince la partita.
       *[other] { $names } condividono la vittoria.
    }
   *[no] { $count ->
        [one] { $names } è in testa.
       *[other] { $names } sono in testa alla pari.
    }
}

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = Non c’è nessuna partita in corso in { $folder }. Iniziane una: valdora play
save-no-such-game = Non c’è nessuna partita in { $file }.
save-no-seats = Accanto a { $file } non c’è un file privato che dica chi gioca. Dillo con --seats.
save-no-secret = L’ordine delle pagine di { $file } non è noto: manca il suo file privato. La partita si può rivedere, ma non continuare.
save-private-unreadable = { $file } non si può leggere.
save-other-seats = La partita ha { $players } giocatori, non { $got }.
save-in-use = { $file } è in gioco in un altro terminale.
save-unwritable = La partita non si può salvare in { $path } ({ $detail }). Indica un’altra cartella con VALDORA_DATA_DIR.

## The command line

cli-play-help = gioca nel terminale, contro bot e con altri alla stessa tastiera
cli-play-seats = chi gioca, nell’ordine dei posti: you, you:NOME o un bot (predefinito: { $default }; bot noti: { $known })
cli-play-seed = distribuisce secondo questo numero, uguale per tutti
cli-play-edition = l’edizione da giocare (predefinita: { $usual }, con 2 posti { $duel })
cli-play-plain = riga per riga invece che a schermo intero: per pipe e lettori di schermo
cli-play-resume = continua una partita salvata; senza FILE l’ultima giocata
cli-play-seats-unknown = Non c’è nessun giocatore «{ $got }». Usa «you», «you:NOME» o un bot: { $known }.
cli-play-seats-name = Il nome del posto { $number } contiene caratteri che non si possono mostrare.
cli-play-resume-only = --resume continua una partita già distribuita; con --resume, --seed non ha senso.

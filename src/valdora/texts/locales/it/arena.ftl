# Incontri tra bot: `valdora arena`. Le parole in maiuscolo (FILE, N) e i nomi delle opzioni non si traducono.

cli-arena-help = misura un bot: ogni distribuzione con lui a ogni posto, contro altri a scelta
arena-seats-help = i bot, uno per posto; il primo è quello misurato. Noti: { $known }
arena-deals-help = quante distribuzioni; ognuna si gioca una volta per posto (predefinito: 50)
arena-seed-help = il seme: lo stesso porta le stesse partite (predefinito: 1)
arena-budget-help = quanto possono pensare i bot: come in incontri di molte partite o come quando qualcuno aspetta (predefinito: match)
arena-jobs-help = quante partite alla volta (predefinito: una per processore)
arena-resume-help = conserva in questo file le partite finite; se c’è già, riprende da lì

arena-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} su { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, di cui non finite: { $unfinished }.
arena-rounds = Round in una partita finita: { $rounds } (mediana)
arena-candidate = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } delle vittorie, intervallo al 95 % da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. Una parte equa è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = al posto { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } delle vittorie per ciascuno, punti in media: { $points }, tempo di CPU per turno: { $ms } ms (95º percentile)

arena-file-foreign = { $file } non contiene risultati di questo comando. Indicane un altro con --resume.
arena-file-other = { $file } è stato iniziato con { $setting } = { $theirs }, ora è { $ours }. Usa le stesse impostazioni o indica un altro file con --resume.
arena-file-damaged = { $file }, riga { $line }: non è un risultato di questo comando. Togli la riga o indica un altro file con --resume.
arena-file-unusable = { $file } non si può usare ({ $detail }). Indica un altro file con --resume.
arena-process-lost = Il lavoro è stato fermato da un errore: { $detail }

### Il tavolo nel browser.

## Chi è seduto

seat-free = Posto { $number }
seat-stand-in = un bot gioca al suo posto
seat-resigned = ha abbandonato; un bot continua

## Chi manca

seat-away = assente
seat-away-for = assente da { $minutes } min
stand-in-away = { $seat } non c’è.
stand-in-away-for = { $seat } non c’è da { $minutes } min.
stand-in-soon = Dopo { $minutes } min di assenza un bot può continuare.
stand-in-ask = Fai giocare un bot per { $seat }
stand-in-sure = Davvero? { $seat } può riprendere il posto in ogni momento.
stand-in-yours = Un bot gioca per te.

## Prima e intorno alla partita

table-loading = Si apre il tabellone…
table-lost = Qui non c’è un tavolo così. Forse il link è incompleto.
table-no-access = Questo tavolo è privato. Chiedi un link per giocare o per guardare.
table-unreachable = Il server non risponde.
table-try-again = Riprova
table-home = Pagina iniziale
title-table = Valdora
title-turn = Tocca a te · Valdora
connection-lost = Connessione interrotta. La tua partita è al sicuro; nuovo tentativo…
connection-now = Prova ora
connection-back = Di nuovo in linea.
connection-rewound = Il server ha perso le ultime mosse. La partita riprende da qui.
hand-over = Passa il dispositivo a { $seat }
hand-taken = Sono { $seat }
hand-never = Non chiederlo più su questo dispositivo

## La barra in alto

turn-round = Round { $round }
turn-yours = Tocca a te
turn-of = Tocca a { $seat }
turn-over = Partita finita
turn-watching = spettatore
turn-watchers =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }
sunset-left =
    { $tiles ->
        [one] Ultimo round non prima di un altro artigiano (restano { $colours } colori)
       *[other] Ultimo round non prima di altri { $tiles } artigiani (restano { $colours } colori)
    }
sunset-short =
    { $tiles ->
        [one] Fine della partita: ancora almeno { $tiles } artigiano
       *[other] Fine della partita: ancora almeno { $tiles } artigiani
    }
sunset-final = Ultimo round

## E adesso?

now-title = E adesso?
now-move =
    { $free ->
        [one] Scegli dove andare: { $free } luogo
       *[other] Scegli dove andare: { $free } luoghi
    }{ $far ->
        [0] .
        [one] , un altro con le provviste.
       *[other] , altri { $far } con le provviste.
    }
now-stay = Non puoi pagare nessuna destinazione: resta dove sei.
now-possible = Puoi { $what } – oppure terminare il turno.
now-nothing = Qui non c’è altro da fare. Termina il turno, o annulla.
now-wait = { $seat } è in viaggio…
now-over = Il sole è tramontato. La partita è finita.
now-closed = Questo tavolo è stato chiuso.
now-end = Termina turno
now-skip = Salta
now-skip-what = Mostra subito come finisce questo turno (F o barra spaziatrice)
now-rule = regola { $rule }
can-deliver = consegnare
can-load = caricare gemme
can-turn = voltare pagine
can-buy = comprare
can-return = restituire una commissione
can-silver = rifornirti d’argento
can-provisions = rifornirti di provviste
confirm-end = Terminare ora?
confirm-silver = Rifornirti d’argento e terminare il turno?
confirm-provisions = Rifornirti di provviste e terminare il turno?
confirm-turn = Rivelare la prossima pagina?
confirm-buy = Comprare e rivelare la prossima pagina?
undo-step = Annulla
undo-nothing = Niente si può annullare: una pagina è stata rivelata o il turno è appena cominciato.

## Il tabellone

map-title = La valle
map-whole = Guarda tutto il tabellone
map-near = Avvicinati
map-discard =
    { $count ->
        [0] Casella degli scarti: vuota
       *[other] Casella degli scarti: { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Equipaggiamento
        [commissions] { $city } · Commissioni
       *[none] { $city } · Porto
    }
space-stone = { $count } × { gemstone }
space-bare = Non resta nessuna gemma
space-page = Sul lato { side }: { $card }
space-pawns =
    { $count ->
        [one] Qui c’è { $seats }
       *[other] Qui ci sono { $seats }
    }
use-equipment = Un equipaggiamento: 1 oro
use-commissions = Una commissione: { coins }
use-pages =
    { $free ->
        [0] Ogni pagina: { coins }
        [one] Prima pagina gratis, poi { coins } ciascuna
       *[other] Prime { $free } pagine gratis, poi { coins } ciascuna
    }
use-provisions = Provviste: gratis
use-harbour =
    { $ships ->
        [one] Carica { $ships } gemma dalla casella degli scarti
       *[other] Carica fino a { $ships } gemme dalla casella degli scarti
    }
use-mine = Argento: riempie la borsa fino a { coins }
use-house = Qui si consegnano le commissioni con lo stemma { crest }
trip-free = Raggiungibile
trip-provisions = Consuma le tue provviste
trip-price = Incontri: { coins }
trip-deliver = Consegna { $what }
trip-load = Carica { $what }
trip-book = Usa il libro
trip-silver = Prendi { coins }
trip-take-provisions = Rifornisciti di provviste
trip-go = Vai lì

## Caricare e consegnare

tray-title = Che cosa puoi fare qui
tray-load = Carica su
tray-deliver = Consegna
tray-complete = Completa
tray-then = Poi
cascade-points = Commissione: { points }
cascade-bonus = Tessera bonus: { points }
cascade-craftsman = Un artigiano { colour }
cascade-fresh = Primo artigiano di questo colore: { points } alla fine
cascade-workshop = Il laboratorio { colour }

## Libri

book-turn = Volta
book-buy = Compra
book-pages =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
book-meter =
    { $free ->
        [yes] La prossima pagina è gratis; hai { has-coins }
       *[no] La prossima pagina costa { needs-coins }; hai { has-coins }
    }
book-seen = Pagine che tutti hanno visto
book-covered = Come al tavolo vero: ciò che si è visto di questo libro sta nella tua memoria.
book-others = Libri
book-pay-with = Paga con l’oro preso da
book-return = Prima restituiscine una
book-side =
    { $side ->
        [L] a sinistra
       *[R] a destra
    }
close-book = Chiudi il libro
close-panel = Chiudi
odds-title = Pagine che nessuno ha visto
odds-left = restano
odds-next = prossima
odds-within =
    { $count ->
        [one] in { $count } pagina
       *[other] in { $count } pagine
    }
odds-none = Tutte le pagine di questo libro sono state viste.

## Le cose di tutti

side-title = Giocatori
side-tabs = Altro del tavolo
race-points = pt
rival-next = Il rivale prenderà poi
rival-craftsmen = Gli artigiani del rivale
rival-none = ancora nessuno
workshop-gone = Fuori gioco
wheel-left =
    { $count ->
        [one] colore rimasto
       *[other] colori rimasti
    }
player-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
player-provisions = con provviste
player-no-provisions = senza provviste
player-covered = Come al tavolo vero: i punti si contano alla fine.
player-completed =
    { $count ->
        [one] { $count } commissione completata
       *[other] { $count } commissioni completate
    }
player-where = Luogo
card-carries = { slot } con { gemstone.a }
card-empty = { slot }, senza carico
card-commission = commissione { crest.f }: { points }
bar-players = Giocatori
bar-craftsmen = Artigiani
bar-books = Libri

## Registro, chat, riepilogo, consiglio

log-title = Registro
log-empty = Non è successo nulla.
log-took-back =
    { $count ->
        [one] { $seat } annulla { $count } passo.
       *[other] { $seat } annulla { $count } passi.
    }
log-seat-left = { $seat } lascia il tavolo; un bot continua.
log-seat-away = { $seat } non c’è; un bot continua.
log-seat-back = { $seat } è di nuovo qui e continua.
log-seat-resigned = { $seat } abbandona; un bot gioca fino alla fine.
log-seat-host = Ora è { $seat } a ospitare il tavolo.
chat-title = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
chat-waits = Sarà detto appena torna la connessione.
recap-title = Dal tuo ultimo turno
recap-show = Mostra sul tabellone
hint-title = Il consiglio di un bot
hint-ask = Che cosa farebbe un bot?
hint-thinking = Sta pensando…
hint-show = Mostra sul tabellone

## Il menu di questo dispositivo

menu-title = Menu
menu-speed = Velocità delle mosse altrui
menu-notify = Avvisami quando tocca a me
menu-coach = Consigli per la prima partita
menu-rules = Regole
menu-leave = Lascia il tavolo (un bot continua)
menu-leave-sure = Lasciare davvero?
menu-return = Riprendi il mio posto
keys-title = Tasti
key-enter = Invio
key-escape = Esc
key-space = Spazio
keys-map = alla tua pedina sul tabellone
keys-arrows = di casella in casella; in un libro: volta
keys-next = al prossimo luogo raggiungibile
keys-enter = scegli
keys-number = scegli che cosa caricare o consegnare
keys-buy = in un libro: compra la pagina di sinistra o di destra
keys-book = apri o chiudi il libro
keys-provisions = rifornisciti di provviste
keys-silver = rifornisciti d’argento
keys-end = termina il turno (due volte)
keys-undo = annulla (con Maiusc: tutto)
keys-hint = consiglio
keys-recap = dal tuo ultimo turno
keys-skip = salta il turno che viene mostrato
keys-close = chiudi
keys-help = questo elenco
keys-letters = Lettere e cifre agiscono subito
    .without = Anche senza, tutto si raggiunge con Tab, Invio e le frecce.

## La fine

ledger-title = Il conto
ledger-commissions = Commissioni
ledger-colours = Colori degli artigiani
ledger-workshops = Laboratori
ledger-bonus = Tessere bonus
ledger-gemstones = Gemme rimaste
ledger-total = Totale
ledger-winners =
    { $count ->
        [one] { $seats } vince!
       *[other] Vittoria condivisa: { $seats }
    }
ledger-helped = in parte giocato da un bot
ledger-rematch = Gioca ancora
ledger-replay = Rivedi la partita

## Consigli per la prima partita

coach-title = Consiglio
coach-got-it = Capito
coach-no-more = Basta consigli
coach-goal = Compra commissioni, procura ciò che i clienti vogliono e consegnalo al palazzo con il loro stemma. Ogni turno: muovi, poi fai una cosa sul posto.
coach-commission = Non hai ancora commissioni. Le vendono le città { $cities }, a { coins } l’una.
coach-gold = La tua padella prende oro, gratis, su ogni casella strada dove ce n’è. L’oro compra equipaggiamento, e alcuni clienti lo vogliono.
coach-equip = Con l’oro che porti compri l’equipaggiamento per ciò che la tua commissione richiede. Lo vendono le città { $cities }.
coach-fetch = La tua commissione richiede una gemma che puoi portare. Vai su una casella strada dove ce n’è una e caricala.
coach-go-deliver = Hai ciò che un cliente vuole. Vai al palazzo con lo stesso stemma della tua carta.
coach-no-coins = Hai troppo poche monete. Una miniera d’argento riempie la tua borsa.
coach-way = Dista più di un turno: fermati prima nel luogo indicato.
coach-take-provisions = Qui non ti serve altro. Rifornisciti di provviste: la prossima volta attraversi una città.
coach-encounter = La moneta accanto a un luogo è quanto paghi a chi si trova lì.
coach-provisions = Il tuo viaggio finisce alla prossima città. Con le provviste, che si trovano in ogni città, ne attraversi una.
coach-wait = Ora giocano gli altri. Il registro racconta che cosa fanno; poi tocca di nuovo a te.
coach-deliver = Consegnare porta punti e un artigiano. Il primo di ogni colore vale { points } in più, e con abbastanza artigiani dello stesso colore apri un laboratorio.
coach-load = Scegli un attrezzo per caricare la gemma, o trascinala sulla carta. Ogni carta ne porta una.
coach-ship = In porto carichi dalla casella degli scarti, una gemma per nave.
coach-equipment = L’equipaggiamento costa un oro che porti con te. Ogni attrezzo prende un tipo di gemma; cavallo e carretto li prendono tutti, a pagamento.
coach-commissions = Compra una pagina visibile per { coins }. Puoi avere { limit-open }.
coach-pages =
    { $free ->
        [0] Ogni pagina voltata costa { coins }.
        [one] La prima pagina voltata è gratis, ogni altra costa { coins }.
       *[other] Le prime { $free } pagine voltate sono gratis, ogni altra costa { coins }.
    } Si volta in entrambi i sensi.
coach-silver = Rifornirti d’argento riempie la borsa fino a { coins } e termina il turno.
coach-end = Quando qui hai finito, termina il turno. Puoi annullare finché non si rivela una pagina nuova.
coach-final = L’ultimo round: tutti lo giocano fino in fondo. Consegna ciò che puoi; le commissioni incomplete non contano.

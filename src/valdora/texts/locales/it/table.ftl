### Il tavolo nel browser.

## Chi è seduto

seat-bot = Bot { $number }
seat-free = Posto { $number }
seat-stand-in = un bot gioca al suo posto
seat-resigned = si è ritirato; un bot continua

## Prima e intorno alla partita

table-loading = Si srotola la mappa…
table-waiting = La partita non è ancora cominciata.
table-start = Comincia
table-lost = Qui non c’è un tavolo così. Forse il link è incompleto.
table-no-access = Questo tavolo è privato. Chiedi un link per giocare o per guardare.
table-unreachable = Il server non risponde.
table-try-again = Riprova
table-home = Pagina iniziale
title-table = Valdora
title-turn = Tocca a te · Valdora
connection-lost = Connessione interrotta. Niente va perso: nuovo tentativo…
connection-now = Prova ora
connection-back = Di nuovo in linea.
hand-over = Passa il dispositivo a { $seat }
hand-taken = Sono { $seat }

## La barra in alto

turn-round = Turno di gioco { $round }
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
        [one] tramonto dopo { $tiles } altro artigiano (restano { $colours } colori)
       *[other] tramonto non prima di altri { $tiles } artigiani (restano { $colours } colori)
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
       *[other] , altri { $far } con le provviste.
    }
now-stay = Non puoi pagare nessuna destinazione: resta dove sei.
now-possible = Possibile ora: { $what }. Oppure termina il turno.
now-nothing = Qui non c’è altro da fare: termina il turno o annulla.
now-wait = { $seat } è in viaggio…
now-over = Il sole è tramontato. La partita è finita.
now-closed = Questo tavolo è stato chiuso.
now-end = Termina turno
now-rule = regola { $rule }
can-deliver = consegnare
can-load = caricare gemme
can-turn = voltare pagine
can-buy = comprare
can-return = restituire una commissione
can-silver = prendere argento
can-provisions = rifornirti di provviste
confirm-end = Terminare ora?
confirm-silver = Prendere argento e terminare il turno?
confirm-provisions = Prendere provviste e terminare il turno?
confirm-turn = Rivelare la prossima pagina?
confirm-buy = Comprare e rivelare la prossima pagina?
confirm-return = Restituire davvero?
confirm-load = Caricare davvero?
confirm-deliver = Consegnare davvero?
confirm-move = Andare davvero?
confirm-stay = Restare davvero?
undo-step = Annulla
undo-nothing = Niente si può annullare: una pagina è stata rivelata o il turno è appena cominciato.

## La mappa

map-title = La valle
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
space-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
space-pawns =
    { $count ->
        [one] Qui c’è { $seats }
       *[other] Qui ci sono { $seats }
    }
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
book-reveal = Rivelare la prossima pagina?
book-pages =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
book-meter =
    { $turned ->
        [0] La prossima pagina è gratis; hai { coins }
       *[other] Ogni altra pagina costa una moneta; hai { coins }
    }
book-seen = Pagine che tutti hanno visto
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
race-points = pti
rival-next = Il rivale prenderà poi
rival-craftsmen = Gli artigiani del rivale
rival-none = ancora nessuno
workshop-gone = Fuori gioco
wheel-colour = { crest }: restano { $pile } artigiani, laboratorio per { $needs }, vale { points }
wheel-left = colori
player-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
player-provisions = con provviste
player-no-provisions = senza provviste
player-where = Si trova
card-carries = { slot } con { gemstone }
card-empty = { slot }, senza carico
card-commission = commissione { crest.f }: { points }
bar-players = Giocatori
bar-craftsmen = Artigiani
bar-books = Libri

## Registro, chiacchiere, riepilogo, consiglio

log-title = Registro
log-empty = Non è successo nulla.
log-took-back =
    { $count ->
        [one] { $seat } annulla { $count } passo.
       *[other] { $seat } annulla { $count } passi.
    }
chat-title = Chiacchiere
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia
recap-title = Dal tuo ultimo turno
recap-show = Mostra sulla mappa
hint-title = Il consiglio di un bot
hint-ask = Che cosa farebbe un bot?
hint-thinking = Sta pensando…
hint-none = Per ora nessun consiglio.
hint-show = Mostra sulla mappa

## Il menu di questo dispositivo

menu-title = Opzioni
menu-language = Lingua
menu-theme = Luce
menu-auto = come il sistema
menu-light = giorno
menu-dark = notte
menu-motion = Animazioni
menu-full = complete
menu-reduced = ridotte
menu-speed = Velocità delle mosse altrui
menu-sound = Suoni
menu-notify = Avvisami quando tocca a me
menu-coach = Consigli per la prima partita
menu-rules = Regole
menu-leave = Lascia il tavolo (un bot continua)
menu-leave-sure = Lasciare davvero?
menu-return = Riprendi il mio posto
keys-title = Tasti
keys-map = alla tua pedina sulla mappa
keys-arrows = di casella in casella; in un libro: volta
keys-next = al prossimo luogo raggiungibile
keys-enter = scegli
keys-number = scegli che cosa caricare o consegnare
keys-buy = in un libro: compra la pagina di sinistra o di destra
keys-book = apri o chiudi il libro
keys-provisions = rifornisciti di provviste
keys-silver = prendi argento
keys-end = termina il turno (due volte)
keys-undo = annulla (con Maiusc: tutto)
keys-hint = consiglio
keys-recap = dal tuo ultimo turno
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
ledger-rematch = Gioca ancora
ledger-replay = Rivedi la partita

## Consigli per la prima partita

coach-title = Consiglio
coach-got-it = Capito
coach-no-more = Basta consigli
coach-goal = Compra commissioni, procura ciò che i clienti vogliono e consegnalo al palazzo con il loro stemma. Ogni turno: muovi, poi fai una cosa sul posto.
coach-commission = Non hai ancora commissioni. Vai in una città con commissioni, in alto a destra o in basso a sinistra: una costa una moneta.
coach-gold = La tua padella prende oro, gratis, in ogni radura con una pepita. L’oro compra equipaggiamento, e alcuni clienti lo vogliono.
coach-go-deliver = Hai ciò che un cliente vuole. Vai al palazzo con lo stesso stemma della tua carta.
coach-no-coins = La tua borsa è vuota. Una miniera d’argento la riempie.
coach-encounter = La moneta accanto a un luogo è quanto paghi a chi si trova lì.
coach-provisions = Il tuo viaggio finisce alla prossima città. Con le provviste, che si trovano in ogni città, ne attraversi una.
coach-wait = Ora giocano gli altri. Il registro racconta che cosa fanno; poi tocca di nuovo a te.
coach-deliver = Consegnare porta punti e un artigiano. Il primo di ogni colore vale 10 in più, e abbastanza di un colore aprono un laboratorio.
coach-load = Clicca su un attrezzo per caricare la gemma, o trascinala sulla carta. Ogni carta ne porta una.
coach-ship = In porto carichi dalla casella degli scarti, una gemma per nave.
coach-equipment = L’equipaggiamento costa un oro che porti con te. Ogni attrezzo prende un tipo di gemma; cavallo e carro li prendono tutti, a pagamento.
coach-commissions = Compra una pagina visibile per una moneta. Puoi avere tre commissioni.
coach-pages = La prima pagina voltata è gratis, ogni altra costa una moneta. Si volta in entrambi i sensi.
coach-silver = Prendere argento riempie la borsa fino a sei monete e termina il turno.
coach-end = Questa era la tua azione. Guardala bene, annullala se vuoi, poi termina il turno.
coach-final = L’ultimo round: tutti lo giocano fino in fondo. Consegna ciò che puoi; le commissioni aperte non contano.

### Le pagine attorno al tavolo nel browser.

## Ogni pagina

site-skip = Vai al contenuto
site-nav = Pagine
site-nav-tables = Tavoli
site-nav-rules = Regole
site-nav-settings = Impostazioni
site-language = Lingua
site-theme-to-light = Colori chiari
site-theme-to-dark = Colori scuri
site-credits = Valdora è un gioco di Michael Schacht, pubblicato da ABACUSSPIELE nel 2009.
site-description = Valdora, il gioco da tavolo di Michael Schacht, nel browser: contro i bot o con gli amici
site-unaffiliated = Questa versione libera non ha legami con nessuno dei due; tutte le sue immagini sono originali.
site-home = Alla pagina iniziale
site-guest = Ospite
site-player = Giocatore { $number }
site-seat = Posto { $number }
site-loading = Un momento…
site-unreachable = Il server non risponde. Controlla la connessione e riprova.
site-try-again = Riprova
site-offline = Strada interrotta
site-offline-text = Il server non è raggiungibile. Le tue partite sono al sicuro; questa pagina riprende appena torna la connessione.
site-lost = Fuori dal tabellone
site-lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è stato tagliato.

## Pagina iniziale

start-tagline = Attraversa una valle ricca, trova gemme per i suoi clienti e assumi gli artigiani che ti daranno fama.
start-play = Gioca subito contro i bot
start-dealing = Si mescolano i libri…
start-opponents = Avversari
start-level = Livello
start-new = Nuovo tavolo
start-learn = Impara le regole
start-join = Hai un link o un codice?
start-join-go = Vai
start-join-wrong = Non è né il link né il codice di un tavolo.
start-continue = Continua
start-public = Tavoli pubblici
start-figures = Il tabellone e molti numeri di carte e tessere sono ricostruiti, perché nessun regolamento li riporta. Chi possiede la scatola può correggerli.
start-figures-link = Quali, e come

## Elenchi di tavoli

tables-title = Tavoli
tables-mine = I tuoi tavoli
tables-mine-none = Non siedi ancora a nessun tavolo. Aprine uno o segui un link.
tables-public-none = Al momento non ci sono tavoli pubblici.
tables-more = Altri tavoli
tables-unread =
    { $count ->
        [one] Un altro tavolo è in lettura.
       *[other] Altri { $count } tavoli sono in lettura.
    }
tables-continue = Continua
tables-sit = Siediti
tables-watch = Guarda
tables-replay = Rivedi
tables-look = Apri
tables-part-turn = Tocca a te
tables-part-waiting = In attesa degli altri
tables-part-open = Non ancora iniziate
tables-part-past = Partite passate
tables-since = da { $time }
tables-left = restano { $time }
site-waits =
    { $count ->
        [one] { $count } tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
tables-status =
    { $status ->
        [open] In attesa di giocatori
        [running] Round { $round }
        [over] Finita al round { $round }
       *[closed] Chiuso
    }

## Nuovo tavolo

new-title = Nuovo tavolo
new-players = Quanti giocano?
new-duel = In due si gioca il duello: un rivale senza pedina si contende gli stessi artigiani.
new-seat = Posto { $number }
new-seat-person = Persona a questo dispositivo
new-seat-free = Libero, su invito
new-seat-bot = Un bot
new-seat-name = Nome al posto { $number }
new-seat-level = Livello del bot al posto { $number }
new-seat-link = Riceverai un link da inviare.
new-seats-hint = Più persone allo stesso dispositivo se lo passano di turno in turno.
new-edition = Edizione
new-starts = Chi inizia?
new-starts-random = A sorte
new-pace = Ritmo dei bot
new-pace-hint = Una pausa prima di ogni loro azione.
new-public = Pubblico
new-public-hint = Chiunque su questo server può trovare il tavolo e sedersi.
new-watching = Spettatori ammessi
new-watching-hint = Chi guarda vede ciò che vedono i giocatori e non può agire.
new-covered = Come al tavolo vero
new-covered-hint = Fino alla fine nessun punteggio è in vista, le commissioni completate restano coperte e ciò che si è visto nei libri va ricordato.
new-nobody = Senza una persona a questo dispositivo puoi solo guardare.
site-only-bots = I bot giocano tra loro e tu guardi. Quando nessuno guarda, la partita è in pausa.
new-invite = Apri il tavolo e invita
new-begin = Comincia la partita
pace-0 = Senza pausa
pace-300 = Svelto
pace-700 = Normale
pace-1500 = Tranquillo

## Prima della partita

lobby-title = Il tavolo è pronto
lobby-waiting =
    { $free ->
        [one] { $free } posto è libero
       *[other] { $free } posti sono liberi
    }
lobby-full = Ci siete tutti
lobby-seats = Attorno al tavolo
lobby-start = Comincia la partita
lobby-wait-people = Si aspettano altre persone…
lobby-wait-host = Si aspetta che chi ospita cominci…
lobby-host-away = Chi ospita non c’è.
lobby-host-soon = Chi ospita non c’è. Dopo { $minutes } min di assenza può ospitare un’altra persona seduta qui.
lobby-follow = Ospita tu il tavolo
lobby-follow-sure = Davvero? Sarai tu a ospitare.
lobby-invite = Invita
lobby-join-link = Link a un posto libero
lobby-watch-link = Link per guardare
lobby-watch-make = Crea un link per guardare
lobby-join-make = Crea un link a un posto libero
lobby-copy = Copia
lobby-copied = Copiato
lobby-share = Condividi
lobby-qr = Il link come codice QR
links-title = Link a questo tavolo
links-join = Per un posto libero
links-watch = Per guardare
links-seat = Per il posto di { $seat }
links-take-back = Ritira
links-take-back-sure = Ritirare davvero?
links-taken = Il link non funziona più.
links-mine = Il mio link per un altro dispositivo
links-mine-of = { $seat }: link per un altro dispositivo
links-mine-hint = Chi lo apre gioca al tuo posto: una volta sola, e finché non lo ritiri.
lobby-options = Opzioni
lobby-yours = il tuo posto
lobby-here = è qui
lobby-free = libero
lobby-sit = Siediti qui
lobby-add = Aggiungi una persona
lobby-stand-up = Alzati
lobby-remove = Libera questo posto
lobby-no-bot = Nessun bot
lobby-bot-for = Bot per il posto { $number }
lobby-leave = Lascia il tavolo
lobby-close = Chiudi il tavolo
lobby-closed = Questo tavolo è chiuso
lobby-closed-text = Qui non si è giocato e non si giocherà più. A un altro tavolo c’è sempre posto.

## Inviti

join-title = Hai ricevuto un invito
join-text = Nella valle c’è un posto per te. Non serve registrarsi.
join-name = Come ti chiamiamo?
join-sit = Prendi posto
join-hint = Questo browser ricorda il tuo posto: torna quando vuoi.
join-dead = Questo link non porta da nessuna parte

## Impostazioni

settings-name = Il tuo nome
settings-name-hint = Appare ai tavoli a cui ti siedi.
settings-theme = Tema
settings-auto = Sistema
settings-light = Chiaro
settings-dark = Scuro
settings-motion = Animazioni
settings-full = Complete
settings-reduced = Ridotte
settings-speed = Velocità con cui si mostrano le mosse altrui
settings-times = × { $speed }
speed-instant = subito
settings-sound = Suoni
settings-notify = Avvisami quando tocca a me
settings-notify-no = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
settings-patterns = Motivi sui pezzi, oltre alle forme
settings-coach = Guidami durante la partita
settings-curtain = Più persone su questo dispositivo: chiedi di passarlo
settings-kept = Tutto questo resta in questo browser.

## Rivedere

replay-title = Rivedi la partita
replay-none = Qui non c’è nulla da vedere
replay-covered = Questa partita si gioca come al tavolo vero: si potrà rivedere quando sarà finita.
replay-log = Registro
replay-players = Giocatori
replay-points = Punti
replay-proof = Prova
replay-beginning = L’inizio: la valle è piena, i libri sono chiusi.
replay-position = Momento della partita
replay-at = Round { $round }, passo { $n } di { $last }
replay-move = Scorrere la partita
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-round-back = Un round indietro
replay-round-on = Un round avanti
replay-play = Avvia
replay-pause = Ferma
replay-link = Copia il link
replay-save = Scarica
chart-source = Punti per provenienza
chart-time = Punti nel tempo
chart-table = Come tabella
proof-text = Prima della partita il server ha pubblicato l’impronta del suo numero segreto. Poi il browser di ogni giocatore ha aggiunto un numero suo. L’ordine di tutte le pagine, le gemme sul tabellone e, dove si sorteggia, chi comincia seguono solo da questi numeri: né il server né un giocatore poteva sceglierli da solo, e poi nessuno ha potuto cambiarli. Dopo la partita il server mostra il suo numero.
proof-commitment = Impronta pubblicata prima della partita
proof-seeds = Numeri dei giocatori, posto per posto
proof-seed = Numero del server
proof-later = Sarà mostrato a partita finita.
proof-kept = Verificato nel tuo browser: il numero corrisponde all’impronta.
proof-broken = Il numero non corrisponde all’impronta. Non fidarti di questa partita.
proof-none = nessuno; quando la partita è cominciata non c’era nessuno a darne uno
proof-bot = nessuno; un bot non ne dà
proof-drawn = Chi comincia è stato sorteggiato insieme alle pagine.
proof-chosen = Chi comincia non è stato sorteggiato, ma deciso prima della partita.
proof-own = Il tuo browser lo ricorda: ha visto questa impronta prima di dare il tuo numero, e il tuo numero è qui.
proof-own-broken = Al tuo browser è stata mostrata un’altra impronta, oppure un numero che ha dato qui manca. Non fidarti di questa partita.
proof-first = Secondo i numeri comincia qualcun altro. Non fidarti di questa partita.
proof-how = Scarica la partita e verificala pagina per pagina con il tuo programma:

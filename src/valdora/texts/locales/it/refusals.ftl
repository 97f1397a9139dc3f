### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
reason-name-blank = Di questo nome non si vede nulla. Scegline uno con lettere, cifre o segni.
reason-name-unseen = Questo nome ha segni invisibili, o troppi segni su una lettera. Scrivilo di nuovo senza.
reason-name-mixed = Una parola di questo nome mescola lettere simili di più scritture. Scrivi ogni parola in una sola scrittura.
reason-too-long = È troppo lungo.
reason-too-fast = Troppo veloce. Aspetta un momento.
reason-too-many-connections = Dal tuo indirizzo arrivano troppe connessioni. Chiudi le altre finestre del gioco.
reason-wrong-origin = Questa richiesta veniva da un’altra pagina. Apri il gioco nella sua finestra.
reason-unknown-host = Il server non risponde al nome { $host }. Chi ospita può permetterlo con --allowed-hosts.
reason-no-access = Questo tavolo è privato. Chiedi un link a qualcuno che ci gioca.
reason-not-host = Può farlo solo chi ospita il tavolo.
reason-not-seated = Non hai un posto a questo tavolo.
reason-not-your-seat = Questo non è il tuo posto.
reason-not-your-turn = Non è il tuo turno.
reason-watching-off = A questo tavolo non si può assistere.
reason-no-table = Questo tavolo non esiste.
reason-no-link = Questo link non è valido o non lo è più. Chiedine uno nuovo.
reason-no-edition = L’edizione { $edition } non esiste.
reason-no-position = La partita non ha questa posizione.
reason-no-page = Questa pagina non esiste.
pages-missing = Il server è in funzione, ma le sue pagine non sono state generate.
pages-missing-how = Vanno generate con «{ $command }» nella cartella del progetto; poi ricarica questa pagina. Nel terminale si gioca anche senza: { $play }
reason-unknown-bot = Il bot { $bot } non esiste.
reason-unknown-edition = L’edizione { $edition } non esiste.
reason-player-count =
    Questa edizione è per { $low ->
        [2] { $high ->
            [2] 2 giocatori
           *[other] { $low }–{ $high } giocatori
        }
       *[other] { $low }–{ $high } giocatori
    }, non per { $got }.
reason-no-such-seat = Questo posto non esiste.
reason-seat-taken = Questo posto è occupato.
reason-no-free-seat = Tutti i posti sono occupati.
reason-seats-free =
    { $free ->
        [one] Un posto è ancora libero. Dallo a un bot o aspetta qualcuno.
       *[other] { $free } posti sono ancora liberi. Dalli a dei bot o aspetta altre persone.
    }
reason-already-started = La partita è già cominciata.
reason-not-running = La partita non è in corso.
reason-not-finished = La partita non è ancora finita.
reason-table-closed = Il tavolo è chiuso.
reason-table-outdated = Questa partita è stata giocata con numeri di { $edition } diversi da quelli attuali.
reason-table-newer = Una versione più recente di Valdora ha salvato questa partita; questo server non riesce a leggerla.
reason-table-unreadable = Questo tavolo non si può più leggere. Tutti gli altri sono a posto; chi gestisce il server può vedere perché.
reason-seat-resigned = Chi sedeva qui ha abbandonato; un bot gioca fino alla fine.
reason-bot-already = Qui gioca già un bot.
reason-not-away = Questa persona è al tavolo.
reason-not-away-long = Non ancora: un bot può continuare tra { $seconds } s.
reason-host-here = Chi ospita è al tavolo.
reason-host-just-left = Non ancora: potrai ospitare tra { $seconds } s.
reason-person-already = Stai già giocando in prima persona.
reason-not-abandoned =
    Solo chi ospita può chiudere il tavolo, o chi ci gioca, se non succede nulla da { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }.
reason-too-many-links =
    { $limit ->
        [one] C’è già un link
       *[other] Ci sono già { $limit } link
    } per questo tavolo.
reason-too-many-rows = A questo tavolo è successo così tanto che non accetta più messaggi né modifiche.
reason-too-many-plies = Questa partita è diventata troppo lunga per continuare. Chiudi il tavolo.
reason-too-many-tables =
    Hai { $limit ->
        [one] { $limit } tavolo aperto o in corso
       *[other] { $limit } tavoli aperti o in corso
    }. Prima finiscine o chiudine qualcuno.
reason-too-many-undos = In questo turno hai già annullato moltissimo. Continua da qui.
reason-unknown-code = Questa azione non esiste.
reason-stale = Intanto la partita è andata avanti. Guarda di nuovo.
reason-nothing-to-undo = Questo non si può annullare.
reason-no-hint = Nessun consiglio per ora.
reason-server-busy = Il server ha troppo da fare in questo momento. Riprova tra un attimo.
reason-storage-failed = Non è stato possibile salvarlo, quindi non è stato fatto. Riprova.
reason-server-error = Qualcosa è andato storto sul server. Riprova.
reason-bad-address = Questo indirizzo non si può usare. Dev’essere completo e portare su Internet.
reason-no-channel = Questo link non fa più nulla: l’indirizzo è già stato dimenticato.
reason-reminders-off = Questo server non manda promemoria in questo modo.
reason-channel-waits = A questa casella è già stato chiesto. Guarda lì, o riprova domani.
reason-too-many-channels =
    { $limit ->
        [one] C’è già un indirizzo
       *[other] Ci sono già { $limit } indirizzi
    }. Prima togline uno.
reason-no-device-link = Questo link non vale più: vale una volta, per un quarto d’ora. Fanne uno nuovo.
reason-no-words = Non sono le parole di nessuno qui. Controlla tutte e dodici.
reason-same-device = I tuoi posti sono già su questo dispositivo. Apri il link sull’altro.

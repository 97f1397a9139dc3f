### Orologi, giorni liberi e ciò che fa il tempo a un tavolo.

## Scegliere un orologio

clock-title = Orologio
clock-hint = Quando il tempo di qualcuno è scaduto, un bot gioca al suo posto finché non torna. Nessuno perde il posto.
clock-none = Nessuno
clock-live-group = Tutta di seguito
clock-live = { $minutes } min a testa, { $seconds } s in più per turno
clock-slow-group = Nell’arco di giorni
clock-slow-hours = { $hours } ore per ogni turno
clock-slow-days =
    { $days ->
        [one] { $days } giorno per ogni turno
       *[other] { $days } giorni per ogni turno
    }
clock-bot = Gioca quando il tempo è scaduto
clock-holidays = Giorni liberi a persona
clock-holidays-count =
    { $days ->
        [0] nessuno
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## Quanto resta

clock-left = Tempo rimasto
clock-left-of = { $seat }: restano { $time }
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-off = in ferie
stand-in-time = Il tuo tempo era scaduto. Un bot gioca finché non torni.
seat-time = tempo scaduto; un bot gioca al suo posto

## Giorni liberi

holiday-title = Giorni liberi
holiday-left =
    { $days ->
        [0] Non hai più giorni liberi.
        [one] Il tuo orologio può fermarsi per { $days } giorno.
       *[other] Il tuo orologio può fermarsi per { $days } giorni.
    }
holiday-days = Giorni
holiday-take = Prendili ora
holiday-until = Il tuo orologio è fermo fino al { $date }.
holiday-end = Già di ritorno

## Il diario

log-seat-time = { $seat } non ha più tempo; un bot gioca fino al suo ritorno.
log-seat-holiday = { $seat } prende giorni liberi; il suo orologio è fermo.
log-seat-holiday-over = { $seat } è di ritorno dalle ferie.

## Rifiuti

reason-on-the-clock = Questa partita dura giorni. Un bot gioca solo quando il tempo di qualcuno è scaduto.
reason-no-clock = Questa partita si gioca senza orologio.
reason-no-holidays =
    { $days ->
        [0] In questa partita non hai più giorni liberi.
        [one] In questa partita ti resta solo { $days } giorno libero.
       *[other] In questa partita ti restano solo { $days } giorni liberi.
    }

## Chiedere a tutti

consent-title = Chiedi a tutti
consent-undo = Riprendere il mio ultimo turno
consent-pause = Mettere in pausa la partita
consent-end = Finire senza risultato
consent-bot = Un bot qui per sempre
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } vorrebbe riprendere { $count } passo.
               *[other] { $seat } vorrebbe riprendere { $count } passi.
            }
        [pause] { $seat } vorrebbe fare una pausa.
        [end] { $seat } vorrebbe finire la partita senza risultato.
       *[bot] { $seat } vorrebbe che d’ora in poi un bot giochi per { $of }.
    } Devono essere d’accordo tutti.
consent-waits = Si aspetta: { $seats }
consent-yes = D’accordo
consent-no = No
consent-withdraw = Lascia stare
paused-text = La partita è in pausa. Nessun orologio corre.
paused-resume = Continua
book-remembered = Vista prima che si riprendesse; la prossima pagina: { $what }
log-seat-replaced = Tutti sono d’accordo: d’ora in poi un bot gioca per { $seat }.
log-seat-paused = Tutti accettano la pausa chiesta da { $seat }.
log-seat-resumed = { $seat } fa continuare la partita.
reason-proposal-stands = Qualcuno sta già chiedendo qualcosa. Rispondi prima a quello.
reason-no-proposal = Non è più richiesto: la partita è andata avanti, o è passato troppo tempo.
reason-paused = La partita è in pausa.
reason-not-paused = La partita non è in pausa.

## Old things end

closing-soon = Questo tavolo verrà chiuso il { $date } se non succede nulla. Una partita cominciata si può conservare come file.
closing-keep = Conserva la partita come file

### I promemoria: ciò che si manda a chi è atteso.

remind-title =
    { $kind ->
        [begin] Tocca a te in Valdora
       *[left] Ancora { $left } per il tuo turno in Valdora
    }
remind-table = Al tavolo: { $names }.
remind-waiting =
    { $names } { $count ->
        [one] ti aspetta
       *[other] ti aspettano
    }.
remind-left = Ti restano { $left }. Poi un bot gioca per te finché non torni.
remind-news = Dal tuo ultimo turno:
remind-open = Vai al tavolo
remind-off-table = Niente più promemoria per questo tavolo
remind-off-all = Nessun promemoria, mai più
remind-confirm-title = Promemoria da Valdora?
remind-confirm-text = Qualcuno, probabilmente tu, vuole essere avvisato qui quando tocca a lui in Valdora. Se non eri tu, non fare nulla: non arriverà altro.
remind-confirm-open = Sì, avvisami
remind-trial-title = Promemoria da Valdora
remind-trial-text = Questa è una prova: i promemoria ti arrivano qui.
remind-trial-open = A Valdora

## La pagina

reminders-title = Promemoria
reminders-hint = Quando tocca a te e non sei al tavolo, vieni avvisato: subito, e nelle partite di più giorni ancora quando restano la metà, un quarto e un ventesimo del tuo tempo.
reminders-none = Questo server non manda promemoria. Chi lo gestisce può attivarli.
reminders-push = In questo browser
reminders-push-add = Avvisami qui
reminders-push-no = Il browser non lo permette.
reminders-mail = Per posta
reminders-mail-address = Indirizzo di posta
reminders-webhook = Con un programma
reminders-webhook-url = Il suo indirizzo
reminders-webhook-shape = Nella forma di
reminders-shape-plain = semplice JSON
reminders-add = Aggiungi
reminders-channels = Dove vieni avvisato
reminders-remove = Togli
reminders-unconfirmed = aspetta la tua risposta al messaggio
reminders-inactive = disattivato
reminders-quiet = Ore di silenzio
reminders-quiet-on = Non di notte
reminders-quiet-from = Dalle
reminders-quiet-to = Alle
reminders-muted = Tavoli di cui non senti nulla
reminders-unmute = Avvisami di nuovo
reminders-mute = Nessun promemoria per questo tavolo
reminders-saved = Salvato.
reminders-off-done = Non arriveranno più promemoria.
reminders-off-table-done = Non arriveranno più promemoria per questo tavolo.
reminders-on-done = Verrai avvisato.
reminders-on-again = Riattivali

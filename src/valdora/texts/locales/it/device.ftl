### Giocare senza server: tutto il gioco in questo browser.

device-here = Su questo dispositivo
device-here-text = Da soli contro i bot o insieme davanti a uno schermo, senza rete. Le tue partite restano in questo browser.
device-others = Con altri
device-others-none = Link, spettatori e chat con chi è altrove richiedono un server; questo sito non ne ha.
device-tables = Le tue partite su questo dispositivo
device-tables-none = Su questo dispositivo non c’è ancora nessuna partita.

## Fetching and starting

device-fetching = Scarico il gioco per questo dispositivo: { $done } di { $total } MB. Una volta sola.
device-starting = Si prepara il tavolo…
device-failed = Il gioco non è partito su questo dispositivo. Forse un altro browser, o uno più recente, ci riesce.
device-offline = Il gioco non è ancora su questo dispositivo e va scaricato una volta. Controlla la connessione e riprova.
device-wrong = Qualcosa è andato storto su questo dispositivo. Riprova.

## Where games are kept

device-unkept-refused = Questo browser non conserva nulla per questa pagina: quello che giochi va perso quando la chiudi. Salva la partita in un file per tenerla.
device-unkept-full = In questo browser non c’è più spazio: quello che giochi da ora va perso quando chiudi la pagina. Salva la partita in un file per tenerla.
device-understood = Capito
device-elsewhere = Questa partita è aperta in un’altra scheda o finestra.
device-take-over = Gioca qui
device-keep = Tieni per giocare offline
device-keep-text = Tutto il gioco, tutti i livelli e le lingue, anche senza rete: { $size } MB da scaricare. Con la prima partita si aggiungono circa { $memory } MB su questo dispositivo, per un avvio rapido.
device-kept-text = Tutto il gioco è su questo dispositivo: { $size } MB. Le tue partite sono conservate a parte.
device-kept-advice = Anche i consigli di un bot vengono allora calcolati qui, pure nelle partite con altri: il server non deve farlo.
device-keeping = Scarico…
device-forget = Rimuovi
device-keep-none = Questo browser non conserva nulla per questo indirizzo; per farlo serve https.
device-keep-full = In questo browser non c’è spazio per tenerlo.
device-keep-private = In una finestra privata sparisce tutto quando la chiudi, anche le tue partite.

## Game files

device-open = Apri il file di una partita
device-open-text = Un file salvato da qualsiasi tavolo (*.valdora): per rivederla, analizzarla e controllarne la prova. Puoi anche trascinarlo sulla pagina.
device-open-bad = Questo non è il file di una partita che si possa rivedere; l’errore è alla riga { $line }.
device-drop = Lascia qui il file della partita per aprirlo
device-review = Analizzala su questo dispositivo
device-review-text = Può farlo anche questo dispositivo, senza il server; il risultato resta qui.

## The proof

device-check = Controlla tutta la partita
device-checked = Controllato su questo dispositivo: ogni mossa era permessa e ogni pagina è uscita come dicono i numeri.
device-check-bad = Non corrisponde: l’errore è alla riga { $line } del file della partita.
device-dealt-elsewhere = Questa partita è stata mescolata altrove; non c’è una promessa da controllare.

## A new version

device-update = È pronta una nuova versione del gioco. Le tue partite continuano lì.
device-update-now = Caricala ora
device-update-later = Più tardi

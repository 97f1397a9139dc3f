### Le regole per chi gioca, in breve. Ognuna porta il suo numero di docs/rules.md; i numeri sono quelli
### dell’edizione (valdora/texts/rulebook.py): qui non se ne scrive nessuno.

help-title = Come si gioca
help-lead = Attraversa la valle, compra equipaggiamento con l’oro e commissioni con le monete, carica gemme lungo le strade e consegnale ai clienti. Ogni commissione porta punti e un artigiano; gli artigiani aprono laboratori; i laboratori portano tessere bonus. Vince chi ha più punti.
help-contents = Indice
help-search = Cerca nelle regole
help-found =
    { $count ->
        [one] { $count } passo trovato
       *[other] { $count } passi trovati
    }
help-none = Le regole non dicono nulla di «{ $asked }».
picture-map = La valle: strade con città, gemme, porti, miniere e palazzi
picture-map-caption = I tipi di caselle
picture-book = Un libro aperto con una commissione su ogni lato
picture-book-caption = Un libro. Compra la carta in cima a uno dei lati, o voltala sull’altro; sotto quella di destra c’è ciò che nessuno ha visto.
picture-delivery = Che cosa portano tre consegne, una dopo l’altra
picture-delivery-first = Una consegna porta i suoi punti e un artigiano. Il primo di un colore vale alla fine { points } in più.
picture-delivery-enough = Con abbastanza artigiani di un colore apri il suo laboratorio.
picture-delivery-owner = Da allora ogni consegna di quel colore porta anche una tessera bonus.

## Sezioni

help-section-turn = Un turno
help-section-move = Muoversi
help-section-encounters = Incontri
help-section-book = I libri
help-section-load = Caricare
help-section-deliver = Consegnare
help-section-craftsmen = Artigiani e laboratori
help-section-silver = Argento e provviste
help-section-end = La fine
help-section-score = Il punteggio
help-section-begin = Il materiale
help-section-rulings = Domande e risposte
help-section-duel = Il duello in due
help-section-glossary = Glossario
help-section-summary = Carta riassunto
help-section-figures = Da dove vengono i numeri

## Regole

help-rule-T1 = Muovi la tua pedina, poi fai al massimo un’azione. Il movimento è obbligatorio.
help-rule-T2 = Decide la casella: usare il libro nella sua città, caricare sulle strade e nei porti, consegnare a un palazzo, rifornirti d’argento a una miniera, rifornirti di provviste in ogni città. Se due cose sono possibili, scegline una.
help-rule-M1 = Segui le strade quanto vuoi, in ogni direzione, e fermati dove vuoi, al più tardi nella città successiva. Le altre pedine non bloccano.
help-rule-M2 = Per andare oltre una città consumi le provviste. Bastano per una città. Partire da una città non costa nulla.
help-rule-M3 = Non puoi fermarti sulla casella di partenza.
help-rule-M4 = Anche se il libro è vuoto, per attraversare una città servono provviste.
help-rule-E1 = Se dove ti fermi ci sono altre pedine, paga { coins } al proprietario di ciascuna, prima di agire.
help-rule-E2 = Non puoi fermarti dove non puoi pagare tutti.
help-rule-E3 = Chi ha già { coins } non riceve nulla: ciò che paghi va alla banca.
help-rule-E4 = Alle miniere d’argento nessuno paga.
help-rule-B1 = Compra e volta pagine finché puoi pagare, nell’ordine che vuoi. Si compra la carta visibile di uno dei due lati. Vista una pagina nuova, non si torna indietro.
help-rule-B2 = Voltare una pagina significa posare la prima carta di un lato sull’altro, in entrambe le direzioni.
help-rule-B3 =
    { $free ->
        [0] Ogni pagina costa { coins }.
        [one] La prima pagina del turno è gratis, ogni altra costa { coins }.
       *[other] Le prime { $free } pagine del turno sono gratis, ogni altra costa { coins }.
    }
help-rule-B4 = Voltare una pagina consuma l’azione, anche senza comprare.
help-rule-B5 = L’equipaggiamento costa un oro che porti con te. L’oro va nella casella degli scarti.
help-rule-B6 = Ogni oggetto si possiede una volta sola: al massimo sette con la padella.
help-rule-B7 = Una commissione costa { coins }. Puoi avere { limit-open }.
help-rule-B8 = Con { limit-open }, prima restituiscine una, in cima a uno dei due lati del libro di questa città. La moneta non viene restituita.
help-rule-L1 =
    Ogni equipaggiamento porta una gemma. La padella e gli attrezzi caricano il loro colore gratis; cavallo ({ $horse ->
        [one] { $horse } moneta
       *[other] { $horse } monete
    }) e carretto ({ $cart ->
        [one] { $cart } moneta
       *[other] { $cart } monete
    }) caricano ogni colore.
help-rule-L2 = Su una casella strada prendi tante delle sue gemme quanto equipaggiamento vuoto hai per esse. Puoi caricare un mezzo di trasporto anche se l’attrezzo giusto è vuoto.
help-rule-L3 = In un porto e nella città con il porto ogni nave ti porta una gemma dalla casella degli scarti.
help-rule-L4 = Un mezzo di trasporto può scaricare la sua gemma nella casella degli scarti e caricarne una di un altro colore, a prezzo pieno. La padella e gli attrezzi non si scaricano mai così.
help-rule-D1 = A un palazzo completi quante commissioni incomplete con il suo stemma vuoi. Le gemme vanno nella casella degli scarti, le monete alla banca.
help-rule-D2 = Scegli tu da quale equipaggiamento vengono le gemme.
help-rule-D3 = Le commissioni completate contano alla fine.
help-rule-C1 = Ogni commissione completata porta un artigiano del suo colore. Se quella pila è vuota, prendi il colore successivo in senso orario che ne ha ancora.
help-rule-C2 = Chi per primo ha abbastanza artigiani di un colore prende subito il suo laboratorio e tiene gli artigiani.
help-rule-C3 = Se il laboratorio del colore di una commissione è già tuo, completarla porta anche una tessera bonus, finché ce ne sono. Conta lo stemma, non l’artigiano che assumi. La consegna che apre il laboratorio non ne porta.
help-rule-C4 = L’ordine è: pagare, completare, tessera bonus, artigiano, laboratorio, controllare se comincia l’ultimo round.
help-rule-V1 = A una miniera riempi la borsa fino ad avere esattamente { coins }.
help-rule-P1 = In ogni città puoi rifornirti di provviste come azione. Puoi avere una sola scorta alla volta.
help-rule-G1 = Quando gli artigiani rimasti sono al più di un colore, il round si gioca fino in fondo. Poi si contano i punti.
help-rule-G2 = Fino ad allora puoi consegnare, anche se per te non c’è più un artigiano.
help-rule-F1 = Punti: commissioni completate, { $colours } per ogni colore di cui hai un artigiano, laboratori, { $bonuses } per ogni tessera bonus, { $stones } per ogni gemma che porti. Le commissioni incomplete non contano.
help-rule-F2 = Vince chi ha più punti; a pari punti, chi ha più monete. Se anche queste sono pari, la vittoria è condivisa.
help-rule-S1 = Si gioca da tre a cinque, in senso orario. In due si gioca il duello.
help-rule-S2 = Cominci nella città con il porto, con una padella e senza provviste.
help-rule-S3 = Ci sono { coins }. Il primo giocatore ne riceve una, il secondo due e così via. Nessuno ne ha mai più di { $purse }.
help-rule-S4 = { $spaces } caselle: { $cities } città, { $roads } caselle strada, { $harbours } porti, { $mines } miniere d’argento e { $houses } palazzi. Le città { $equipment } vendono equipaggiamento, { $commissions } commissioni; la città { $ports } ha il porto.
help-rule-S5 = { $total } gemme, { $each } per casella strada: { $stones }. L’oro conta come gemma. Le strade non si riempiono più.
help-rule-S6 = Due cataloghi uguali di { $cards } carte. Vanga, piccone, martello e scalpello portano un colore ciascuno; cavallo e carretto ogni colore.
help-rule-S7 = Due libri uguali di { $cards } commissioni: ognuna chiede monete, una gemma o, per il bianco, tre gemme.
help-rule-S8 = Un libro ha due lati. All’inizio tutte le pagine sono a destra; si vede solo la prima carta di ogni lato.
help-rule-S9 = { $total } artigiani: { $tiles }. In due o in tre: { $few }.
help-rule-S10 = Sette laboratori, uno per colore, e { $tiles } tessere bonus che valgono { points } ciascuna.
help-rule-Q1 = Devo agire? No. Dopo il movimento puoi finire il turno.
help-rule-Q2 = Devo prendere l’artigiano? Sì, è automatico.
help-rule-Q3 = Quando pago un incontro? All’arrivo. Solo il resto serve per l’azione.
help-rule-Q4 = Conta il percorso? No, basta che tu possa arrivare. Le provviste si consumano solo se senza non c’è via.
help-rule-Q5 = Posso scaricare una gemma senza caricarne un’altra? No.
help-rule-Q6 = Posso scaricare ciò che ho appena caricato? No, ogni equipaggiamento si carica una volta per azione. La gemma scaricata può andare su altro equipaggiamento vuoto.
help-rule-Q7 = Quando posso restituire una commissione? Con { limit-open }, di che comprarne un’altra e una carta nel libro di questa città. Poi puoi comprare, voltare o smettere.
help-rule-Q8 = Che cosa c’è sul retro di una pagina? La stessa carta.
help-rule-Q9 = E se la fine arriva durante un turno? Il turno e il round continuano. Gli artigiani rimasti si assumono ancora.
help-rule-Q10 = E se non posso pagare nessuna casella? Resti, non paghi nulla e puoi agire.
help-rule-Q11 = Che cosa è segreto? Solo l’ordine delle pagine che nessuno ha visto.
help-rule-Q12 = Più pedine e troppo poche monete? Allora lì non puoi fermarti.
help-rule-Q13 = Che cosa c’è sotto una carta comprata a sinistra? Una pagina già vista, o nulla.
help-rule-Q14 = E se le traduzioni stampate differiscono? Si gioca ciò che dice la maggior parte.
help-rule-X1 = Valgono le regole base, con gli artigiani di una partita in tre.
help-rule-X2 = Sette carte del rivale, una per colore, formano una fila scoperta.
help-rule-X3 = Dopo ogni turno con una consegna il rivale prende un artigiano del colore della prima carta, o del colore successivo che ne ha uno. Poi la carta va in fondo alla fila.
help-rule-X4 = Quando il rivale ha abbastanza artigiani di un colore il cui laboratorio è libero, quel laboratorio esce dal gioco.
help-rule-X5 = Poi si controlla se comincia l’ultimo round. Fa ancora parte dello stesso turno.
help-rule-X6 = Il rivale non ha pedina, né monete, né punti.

## Parole

help-term-city = Un luogo dove le strade si incontrano. Senza provviste il tuo cammino finisce lì.
help-term-road-space = Una casella della strada dove giacciono gemme.
help-term-harbour = Qui le navi portano gemme dalla casella degli scarti.
help-term-ship = Porta una gemma per turno a chi carica nel suo porto.
help-term-mine = Qui riempi la borsa.
help-term-house = Qui abita un cliente e si completano le commissioni.
help-term-patron = Chi dà le commissioni di un colore.
help-term-crest = Il segno del cliente. Dice dove si consegna una commissione.
help-term-gemstone = Rubino, zaffiro, ametista, smeraldo e oro.
help-term-discard-field = Qui finiscono le gemme spese e da qui le prendono le navi.
help-term-equipment = Carte che portano una gemma ciascuna.
help-term-gold-pan = Il primo equipaggiamento di tutti. Porta un oro.
help-term-tool = Vanga, piccone, martello o scalpello: carica un colore gratis.
help-term-vehicle = Cavallo o carretto: carica ogni colore pagando monete.
help-term-book = Le carte in vendita in una città, due lati con pagine da voltare.
help-term-page = Una carta di un libro.
help-term-commission = Una carta che dice che cosa vuole un cliente e quanti punti porta.
help-term-craftsman = Una tessera che ricevi per ogni commissione completata.
help-term-workshop = È del primo che ha abbastanza artigiani del suo colore.
help-term-bonus-tile = { points } per chi ha un laboratorio e consegna ancora nel suo colore.
help-term-provisions = Permettono di attraversare una città.
help-term-encounter = Fermarsi dove ci sono altre pedine.
help-term-bank = Tutte le monete che non sono di nessuno.
help-term-final-round = Il round conclusivo. Quello in cui restano artigiani di un solo colore, o nessuno, diventa l’ultimo e si gioca fino in fondo.
help-term-rival = Il terzo nel duello, giocato dalle sue carte.
help-term-edition = Un insieme completo di numeri: tabellone, carte, tessere, prezzi.

## Carta riassunto

help-catalogues = Equipaggiamento nelle città { $cities }, ciascuna con
help-commission-books = Commissioni nelle città { $cities }, ciascuna con
help-copies = × { $copies }
help-crafts = Artigiani e laboratori
help-tiles = Artigiani
help-tiles-three = in 2 o 3
help-needs = Il laboratorio richiede
help-worth = Punti del laboratorio

## Numeri

help-figures-why = I regolamenti lasciano alle immagini il tabellone, le tabelle delle carte e i laboratori. Ciò che non è scritto da nessuna parte è stato ricavato in modo da accordarsi con tutto il resto. Ogni numero del gioco dice da dove viene:
help-source-printed = stampato
help-source-printed-means = scritto in un regolamento o sul materiale
help-source-found = trovato
help-source-found-means = scritto in una recensione pubblicata
help-source-reconstructed = ricostruito
help-source-reconstructed-means = ricavato da questo progetto
help-figures-what = Parte del gioco
help-figures-all = Tutti i numeri uno per uno
help-group-players = Numero di giocatori
help-group-figures = Prezzi, punti, limiti
help-group-gemstones = Numero di gemme
help-group-equipment = Equipaggiamento
help-group-commissions = Commissioni
help-group-crafts = Artigiani e laboratori
help-group-spaces = Caselle del tabellone
help-group-roads = Strade
help-group-drawing = Luoghi sul disegno
help-correct = Possiedi la scatola?
help-correct-how = Allora puoi vedere ciò che abbiamo dovuto ricavare. Scrivi le differenze in un piccolo file che estende l’edizione pubblicata:
help-correct-file = Esempio di file con correzioni
help-correct-check = Questo lo controlla e dice che cosa non torna:
help-correct-more = Tutto il resto è spiegato in

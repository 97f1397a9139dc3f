### Le regole per chi gioca, in breve. Ognuna porta il suo numero di docs/rules.md; i numeri sono quelli
### del gioco base.

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
help-section-glossary = Parole
help-section-summary = Scheda riassuntiva
help-section-figures = Da dove vengono i numeri

## Regole

help-rule-T1 = Muovi la tua pedina, poi fai al massimo un’azione. Il movimento è obbligatorio.
help-rule-T2 = Decide la casella: usare il libro nella sua città, caricare sulle strade e nei porti, consegnare a un palazzo, prendere argento a una miniera, prendere provviste in ogni città. Se due cose sono possibili, scegline una.
help-rule-M1 = Segui le strade quanto vuoi, in ogni direzione, e fermati dove vuoi, al più tardi nella città successiva. Le altre pedine non bloccano.
help-rule-M2 = Per andare oltre una città consumi le provviste. Bastano per una città. Partire da una città non costa nulla.
help-rule-M3 = Non puoi fermarti sulla casella da cui sei partito.
help-rule-M4 = Una città con il libro vuoto resta una città.
help-rule-E1 = Se dove ti fermi ci sono altre pedine, paga 1 moneta al proprietario di ciascuna, prima di agire.
help-rule-E2 = Non puoi fermarti dove non puoi pagare tutti.
help-rule-E3 = Chi ha già 6 monete non riceve nulla: la tua moneta va alla banca.
help-rule-E4 = Alle miniere d’argento nessuno paga.
help-rule-B1 = Compra e volta pagine finché puoi pagare, nell’ordine che vuoi. Si compra la carta visibile di uno dei due lati. Vista una pagina nuova, non si torna indietro.
help-rule-B2 = Voltare una pagina significa posare la prima carta di un lato sull’altro, in entrambe le direzioni.
help-rule-B3 = La prima pagina del turno è gratis, ogni altra costa 1 moneta.
help-rule-B4 = Voltare una pagina consuma l’azione, anche senza comprare.
help-rule-B5 = L’equipaggiamento costa 1 oro che porti con te. L’oro va nella casella degli scarti.
help-rule-B6 = Ogni oggetto si possiede una volta sola: al massimo sette con la padella.
help-rule-B7 = Una commissione costa 1 moneta. Puoi averne tre aperte.
help-rule-B8 = Con tre commissioni aperte, prima restituiscine una, in cima a un lato del libro di qui. La moneta non torna.
help-rule-L1 = Ogni equipaggiamento porta una gemma. La padella e gli attrezzi caricano il loro colore gratis; cavallo (3 monete) e carretto (2 monete) caricano ogni colore.
help-rule-L2 = Su una casella strada prendi tante delle sue gemme quanto equipaggiamento vuoto hai per esse. Puoi caricare un mezzo di trasporto anche se l’attrezzo giusto è vuoto.
help-rule-L3 = In un porto e nella città portuale ogni nave ti porta una gemma dalla casella degli scarti.
help-rule-L4 = Un mezzo di trasporto può scartare la sua gemma e caricarne una di un altro colore, a prezzo pieno. La padella e gli attrezzi non scartano mai.
help-rule-D1 = A un palazzo completi quante commissioni aperte con il suo stemma vuoi. Le gemme vanno nella casella degli scarti, le monete alla banca.
help-rule-D2 = Scegli tu da quale equipaggiamento vengono le gemme.
help-rule-D3 = Le commissioni completate contano alla fine.
help-rule-C1 = Ogni commissione completata porta un artigiano del suo colore. Se quella pila è vuota, prendi il colore successivo in senso orario che ne ha ancora.
help-rule-C2 = Chi per primo ha abbastanza artigiani di un colore prende subito il suo laboratorio e tiene gli artigiani.
help-rule-C3 = Se il laboratorio del colore di una commissione è già tuo, completarla porta anche una tessera bonus. La consegna che apre il laboratorio no.
help-rule-C4 = L’ordine è: pagare, completare, tessera bonus, artigiano, laboratorio, controllo della fine.
help-rule-V1 = A una miniera riempi la borsa fino a 6 monete esatte.
help-rule-P1 = In ogni città puoi prendere provviste come azione. Le puoi avere una volta sola.
help-rule-G1 = Quando gli artigiani rimasti sono al più di un colore, il round si gioca fino in fondo. Poi si contano i punti.
help-rule-G2 = Fino ad allora puoi consegnare, anche se per te non c’è più un artigiano.
help-rule-F1 = Punti: commissioni completate, 10 per ogni colore di cui hai un artigiano, laboratori, 10 per ogni tessera bonus, 1 per ogni gemma che porti. Le commissioni aperte non contano.
help-rule-F2 = Vince chi ha più punti, poi più monete. Se anche queste sono pari, la vittoria è condivisa.
help-rule-S1 = Si gioca da tre a cinque, in senso orario. In due si gioca il duello.
help-rule-S2 = Cominci nella città portuale con una padella e senza provviste.
help-rule-S3 = Ci sono 30 monete. Il primo giocatore ne riceve 1, il secondo 2 e così via. Nessuno ne ha mai più di 6.
help-rule-S4 = 30 caselle: cinque città, 13 caselle strada, due porti, tre miniere d’argento e sette palazzi. Le città A e B vendono equipaggiamento, C e D commissioni; la città portuale H ha una nave.
help-rule-S5 = 78 gemme, sei per casella strada: 13 rubini, 13 zaffiri, 15 ametiste, 15 smeraldi, 22 oro. L’oro conta come gemma. Le strade non si riempiono più.
help-rule-S6 = Due cataloghi uguali di 18 carte. Vanga, piccone, martello e scalpello portano un colore ciascuno; cavallo e carretto ogni colore.
help-rule-S7 = Due libri uguali di 27 commissioni: ognuna chiede una moneta, una gemma o, per il bianco, tre gemme diverse.
help-rule-S8 = Un libro ha due lati. All’inizio tutte le pagine sono a destra; si vede solo la prima carta di ogni lato.
help-rule-S9 = 39 artigiani: 9 argentati, 9 dorati, 5 bianchi e 4 ciascuno di viola, rossi, blu e verdi. In tre se ne toglie uno di ognuno di questi quattro colori.
help-rule-S10 = Sette laboratori, uno per colore, e 13 tessere bonus da 10 punti.
help-rule-Q1 = Devo agire? No. Dopo il movimento puoi finire il turno.
help-rule-Q2 = Devo prendere l’artigiano? Sì, avviene da sé.
help-rule-Q3 = Quando pago un incontro? All’arrivo. Solo il resto serve per l’azione.
help-rule-Q4 = Conta il percorso? No, solo se puoi arrivare. Le provviste si consumano solo se senza non c’è via.
help-rule-Q5 = Posso scartare una gemma senza caricare? No.
help-rule-Q6 = Posso scartare ciò che ho appena caricato? No, ogni equipaggiamento si carica una volta per azione. La gemma scartata può andare su altro equipaggiamento vuoto.
help-rule-Q7 = Quando posso restituire una commissione? Con tre aperte, una moneta per comprare e una carta nel libro di qui. Poi puoi comprare, voltare o smettere.
help-rule-Q8 = Che cosa c’è sul retro di una pagina? La stessa carta.
help-rule-Q9 = E se la fine arriva durante un turno? Il turno e il round continuano. Gli artigiani rimasti si assumono ancora.
help-rule-Q10 = E se non posso pagare nessuna casella? Resti, non paghi nulla e puoi agire.
help-rule-Q11 = Che cosa è segreto? Solo l’ordine delle pagine che nessuno ha visto.
help-rule-Q12 = Più pedine e troppe poche monete? Allora lì non puoi fermarti.
help-rule-Q13 = Che cosa c’è sotto una carta comprata a sinistra? Una pagina già vista, o nulla.
help-rule-Q14 = E se le traduzioni stampate differiscono? Si gioca ciò che dice la maggior parte.
help-rule-X1 = Valgono le regole base, con gli artigiani di una partita in tre.
help-rule-X2 = Sette carte del rivale, una per colore, formano una fila scoperta.
help-rule-X3 = Dopo ogni turno con una consegna il rivale prende un artigiano del colore della prima carta, o del colore successivo che ne ha uno. Poi la carta va in fondo alla fila.
help-rule-X4 = Quando il rivale ha abbastanza artigiani di un colore il cui laboratorio è libero, quel laboratorio esce dal gioco.
help-rule-X5 = Poi si controlla la fine. Fa ancora parte dello stesso turno.
help-rule-X6 = Il rivale non ha pedina, né monete, né punti.

## Parole

help-term-city = Uno dei cinque luoghi dove le strade si incontrano. Senza provviste il tuo cammino finisce lì.
help-term-road-space = Una radura lungo la strada dove giacciono gemme.
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
help-term-bonus-tile = 10 punti per chi ha un laboratorio e consegna ancora nel suo colore.
help-term-provisions = Permettono di attraversare una città.
help-term-encounter = Fermarsi dove ci sono altre pedine.
help-term-bank = Tutte le monete che non sono di nessuno.
help-term-final-round = Il round in cui gli artigiani finiscono.
help-term-rival = Il terzo nel duello, giocato dalle sue carte.
help-term-edition = Un insieme completo di numeri: mappa, carte, tessere, prezzi.

## Scheda riassuntiva

help-catalogues = Equipaggiamento nelle città { $cities }, ciascuna con
help-commission-books = Commissioni nelle città { $cities }, ciascuna con
help-copies = × { $copies }
help-crafts = Artigiani e laboratori
help-tiles = Artigiani
help-tiles-three = in tre
help-needs = Il laboratorio richiede
help-worth = Punti del laboratorio

## Numeri

help-figures-why = I regolamenti lasciano alle immagini la mappa, le tabelle delle carte e i laboratori. Ciò che non è scritto da nessuna parte è stato ricavato in modo da accordarsi con tutto il resto. Ogni numero del gioco dice da dove viene:
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
help-group-spaces = Caselle della mappa
help-group-roads = Strade
help-group-drawing = Luoghi sul disegno
help-correct = Possiedi la scatola?
help-correct-how = Allora puoi vedere ciò che abbiamo dovuto ricavare. Scrivi le differenze in un piccolo file che estende l’edizione pubblicata:
help-correct-file = Esempio di file con correzioni
help-correct-check = Questo lo controlla e dice che cosa non torna:
help-correct-more = Tutto il resto è spiegato in

# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = questo file non esiste
record-fault-file-not-regular = è una cartella o un dispositivo; indica un file di partita
record-fault-file-unreadable = il file non si può leggere ({ $detail })
record-fault-file-too-large = il file supera { $limit } byte
record-fault-line-too-long = la riga supera { $limit } byte
record-fault-too-many-plies = la partita supera { $limit } mosse
record-fault-not-text = la riga non è testo UTF-8
record-fault-carriage-return = la riga finisce con un ritorno a capo (CR); salva il file con il solo avanzamento di riga (LF, non CRLF)
record-fault-bad-json = la riga non è un oggetto JSON ({ $detail })
record-fault-too-deep = il JSON ha più di { $limit } livelli
record-fault-key-missing = manca «{ $key }»
record-fault-key-unknown = «{ $key }» qui non ha senso
record-fault-wrong-value = «{ $key }» deve essere { $expected }, non { $got }
record-fault-unknown-version = è la versione { $got } del file di partita; la versione nota è { $known }
record-fault-rules-version = la partita è stata giocata con la versione { $got } delle regole; la versione nota è { $known }
record-fault-edition-unknown = non c’è un’edizione «{ $got }»; indica il suo file con --edition
record-fault-edition-changed = la partita è stata giocata con numeri diversi da quelli dell’edizione { $edition }: l’impronta è { $got }, non { $known }
record-fault-edition-other = la partita è stata giocata con l’edizione { $edition }, non con { $got }
record-fault-bad-setup = la partita non si può preparare così ({ $detail })
record-fault-broken-commitment = il seme non corrisponde all’impegno { $commitment }
record-fault-seed-missing = la partita è finita, ma il suo seme sigillato non è mostrato
record-fault-first-not-drawn = secondo il seme comincia qualcun altro
record-fault-layout-not-dealt = le gemme non stanno come le distribuisce il seme
record-fault-rival-not-dealt = la fila del rivale non sta come la distribuisce il seme
record-fault-page-not-dealt = dal seme segue «{ $expected }», non «{ $do }»
record-fault-numbering = è attesa la mossa { $expected }, non { $got }
record-fault-unknown-notation = «{ $do }» non è un’azione di questa edizione
record-fault-wrong-seat = è atteso il posto { $expected }, non { $got }
record-fault-after-end = la partita è finita; non si può giocare più nulla, quindi nemmeno «{ $do }»
record-fault-illegal-action = «{ $do }» non è permesso: { $reason } ({ $rule })
record-fault-truncated = il file finisce senza risultato
record-fault-not-over = c’è un risultato, ma la partita non è finita
record-fault-over = la partita è finita, ma il suo risultato è «unfinished»
record-fault-wrong-result = «{ $key }» deve essere { $expected }, non { $got }
record-fault-after-result = c’è ancora qualcosa dopo il risultato

## Editions: the file

edition-fault-edition-unknown = non c’è un’edizione con questo nome; note sono { $known }, oppure indica un file .toml
edition-fault-file-missing = questo file non esiste
edition-fault-file-not-regular = è una cartella o un dispositivo; indica il file .toml dell’edizione
edition-fault-file-unreadable = il file non si può leggere ({ $detail })
edition-fault-file-too-large = il file supera { $limit } byte; a un’edizione ne bastano poche migliaia
edition-fault-file-line-too-long = la riga { $line } supera { $limit } caratteri; spezzala
edition-fault-file-not-text = il file non è testo UTF-8 (byte { $offset }); salvalo come UTF-8
edition-fault-file-syntax = il file non è TOML valido ({ $detail })
edition-fault-file-too-deep = tabelle o liste sono troppo annidate; a un’edizione bastano tre livelli

## Editions: single keys

edition-fault-unknown-key = questa chiave qui non ha senso; note sono { $known }
edition-fault-key-missing = manca; è atteso un valore di tipo «{ $expected }»
edition-fault-wrong-type = è atteso un valore di tipo «{ $expected }», non «{ $got }»
edition-fault-out-of-range = { $got } è fuori dai limiti; si va da { $low } a { $high }
edition-fault-wrong-length = la lista ha { $got } voci; devono essere da { $low } a { $high }
edition-fault-unknown-name = «{ $got }» qui non è noto; è atteso uno fra { $known }
edition-fault-name-doubled = «{ $name }» è nominato due volte; nominalo una volta
edition-fault-bad-id = «{ $got }» non può essere un nome; usa fino a { $limit } lettere ASCII, cifre e trattini, prima una lettera
edition-fault-bad-edition-id = «{ $got }» non può essere il nome di un’edizione; usa fino a { $limit } lettere minuscole, cifre, trattini e punti
edition-fault-bad-title = è attesa una riga da 1 a { $limit } caratteri
edition-fault-too-many = { $got } voci sono troppe; il limite è { $limit }
edition-fault-source-missing = manca la fonte; scrivi source = "printed", "found" o "reconstructed" in questa tabella o sopra
edition-fault-drop-unknown = «{ $name }» non è nell’edizione che questo file estende
edition-fault-id-taken = un’edizione pubblicata si chiama «{ $id }» e ha altri numeri; scegli un altro nome

## Editions: players and coins

edition-fault-players-order = almeno { $min } e al massimo { $max } giocatori non è possibile; metti il numero minore in min
edition-fault-rival-players = il rivale gioca con esattamente 2 giocatori, e 2 giocatori solo con il rivale (S1, X1); qui sono da { $min } a { $max }
edition-fault-coins-too-few = { $players } borse da { $purse } richiedono { $expected } monete, ce ne sono { $got } (S3)
edition-fault-purse-too-small = l’ultimo di { $players } giocatori comincia con { $players } monete, la borsa ne contiene { $got } (S3)
edition-fault-price-above-purse = un prezzo di { $got } non si può mai pagare con una borsa da { $purse }

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = ci sono { $got } gemme; { $roads } caselle strada con { $stones } ciascuna ne richiedono { $expected } (S5)
edition-fault-catalogue-total = le copie sono in tutto { $got }; un catalogo ha { $expected } carte (S6)
edition-fault-book-total = le copie sono in tutto { $got }; un libro delle commissioni ha { $expected } carte (S7)
edition-fault-tiles-total = le tessere sono in tutto { $got }; ci sono { $expected } artigiani (S9)
edition-fault-bonus-total = { $got } tessere bonus; ce ne sono { $expected } (S10)
edition-fault-tool-colour-missing = nessun attrezzo carica «{ $gemstone }»; ognuno dei quattro attrezzi carica la propria gemma (S6)
edition-fault-wants-one = un cliente vuole monete o gemme; indica esattamente una delle due cose (S7)
edition-fault-gemstones-wanted = il cliente «{ $crest }» vuole { $expected } gemme per carta, qui sono { $got } (S7)
edition-fault-commissions-too-few = i due libri hanno insieme { $got } commissioni «{ $crest }»; devono essere più dei { $tiles } artigiani
edition-fault-crest-missing = manca «{ $crest }»; nomina ognuno dei sette stemmi una volta
edition-fault-removed-too-many = { $got } tessere tolte su { $tiles }: non resta nessun artigiano (S9)
edition-fault-workshop-unreachable = il laboratorio richiede { $got } artigiani, in tre giocatori ce ne sono { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = ci sono { $got } caselle di tipo «{ $kind }»; devono essere { $expected } (S4)
edition-fault-house-count = { $got } palazzi hanno lo stemma «{ $crest }»; deve essere uno (S4)
edition-fault-city-purpose = una città ha un libro o delle navi; indica esattamente una delle due cose (S4)
edition-fault-not-for-kind = una casella di tipo «{ $kind }» non ha «{ $name }»; toglilo
edition-fault-needed-for-kind = una casella di tipo «{ $kind }» ha bisogno di «{ $name }»
edition-fault-unknown-space = non c’è una casella «{ $space }»
edition-fault-space-unreachable = nessuna strada porta da «{ $start }» a «{ $space }»
edition-fault-too-close = la distanza da «{ $other }» è { $got }; lascia almeno { $expected }

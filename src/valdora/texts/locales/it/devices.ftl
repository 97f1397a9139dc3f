### Portare i propri posti su un altro dispositivo.

devices-title = Un altro dispositivo
devices-hint = I tuoi posti appartengono a questo browser. Portali tutti in un altro.
devices-keep = Questo dispositivo
devices-keep-yes = li tiene anche
devices-keep-no = li cede
devices-link = Mostra un link e un codice QR
devices-link-label = Aprilo sull’altro dispositivo. Vale una volta, per un quarto d’ora.
devices-words = Mostra dodici parole
devices-words-label = Scrivile e tienile per te: chi le ha, ha i tuoi posti. Quelle di prima non valgono più.
devices-enter = Ho dodici parole
devices-enter-words = Dodici parole, in una qualsiasi delle nostre lingue
devices-enter-others = Tutti gli altri dispositivi perdono i posti
devices-take = Prendi i posti qui
devices-take-hint = Quello che questo browser aveva finora, dopo non lo trova più.
devices-done = I tuoi posti ora sono qui.
device-words =
    abete acqua ago albero ala alba amico anello ape arancia arco aquila asino autunno bacio balena bandiera barba
    barca bicchiere bocca borsa bosco bottone braccio burro caffè calza cammello campana campo cane canto capanna
    carbone carota carta casa castello cavallo cena chiave chiesa ciliegia cintura colle collana coltello
    conchiglia coperta corda corona cuore dado dente dito dono drago elmo erba estate falco farina fata fico fiore
    fiume foglia fontana forno fragola freccia fuoco gallo gatto gelato ghianda giardino ginocchio gioco giorno
    gomma grano guanto inverno isola lago lampada lana latte leone lettera letto libro limone luna lupo mandorla
    mano mare martello mattina mela melone menta mercato miele molo monte mucca mulino neve nido noce nonna nuvola
    oca occhio olio oliva onda orso orto osso pane pera pesce pino

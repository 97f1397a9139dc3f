### Why a turn is good, in Italian. Arguments: see the English file.

motive-deliver = { points } se completi { $what_a }.
motive-colour =
    { $what_count ->
        [1] { points } per un nuovo colore di artigiano: { $what }.
       *[other] { points } per nuovi colori di artigiano: { $what }.
    }
motive-workshop =
    { $points ->
        [0] Un laboratorio tutto tuo: { $what }.
       *[other] { points } per un laboratorio tutto tuo: { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } per una tessera bonus ({ $what }).
       *[other] { points } per { $what_count } tessere bonus ({ $what }).
    }
motive-buy = Poi potrai completare { $what_a }.
motive-equip = Per caricare di più avrai { $what_a }.
motive-look = Il libro della città { $what } promette qualcosa di utile.
motive-load =
    { $what_count ->
        [1] Una gemma che ti servirà: { $what }.
       *[other] Gemme che ti serviranno: { $what }.
    }
motive-silver = La tua borsa sarà piena.
motive-provisions = Con le provviste potrai attraversare una città.
motive-travel = Questo turno serve solo ad avvicinarti.
motive-next = Da lì potrai andare { $what_to }.

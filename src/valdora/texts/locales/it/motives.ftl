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

## How good a turn is, and how it compares with another

percent = { $sign }{ $percent }%
turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
comparison-sooner = La tua prossima consegna arriva { turns } prima.
comparison-later = La tua prossima consegna arriva { turns } più tardi.
comparison-more = { points } in più entro { turns }.
comparison-fewer = { points } in meno entro { turns }.
comparison-workshop = Probabilità di avere il laboratorio { colour }: { $own } invece di { $other }.
comparison-colour = Probabilità di avere un artigiano { colour }: { $own } invece di { $other }.
hint-share = Probabilità di vittoria: { $share } (tra { $low } e { $high }).
hint-equal = Vale più o meno quanto il primo.
hint-over-second = I suoi vantaggi sul secondo:
hint-beside-first = Rispetto al primo:

### I bot contro cui giocare: nomi, un ritratto ciascuno, e cosa si dice mentre si preparano.

## Nomi

level-beginner = principiante
level-casual = occasionale
level-steady = costante
level-strong = forte
level-expert = esperto
level-greedy = avido
level-random = a caso
levels-title = bot, dal più debole al più forte; gli ultimi due servono da confronto:
level-comparison = per confronto

## Ritratti: una riga di al massimo 90 caratteri, come gioca

portrait-beginner = Pensa solo a questo turno, prende ciò che è vicino e dimentica le pagine già girate.
portrait-casual = Pianifica fino alla prossima consegna e vede ciò che è scoperto sul tavolo.
portrait-steady = Pianifica qualche turno avanti e bada alla borsa e agli attrezzi.
portrait-strong = Pianifica più consegne e tiene d’occhio laboratori e pile.
portrait-expert = Guarda più lontano e pesa le possibilità di tutti; è il maestro dietro i consigli.
portrait-greedy = Il metro: conta secondo regole fisse e gioca il turno che stima di più.
portrait-random = Fa qualunque cosa sia permessa: per prendere confidenza con la mappa.

## Preparazione. $total è 0 finché non c’è nulla da contare

warming-bots = { $total ->
    [0] { $count ->
        [one] { $names } si sta scaldando …
       *[other] { $names } si stanno scaldando …
    }
   *[other] { $count ->
        [one] { $names } si sta scaldando ({ $done } di { $total })
       *[other] { $names } si stanno scaldando ({ $done } di { $total })
    }
}
warming-hint = { $total ->
    [0] Il consiglio si sta preparando …
   *[other] Il consiglio si sta preparando ({ $done } di { $total })
}

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
levels-comparison = per confronto
levels-guests = ospiti

## Ritratti: una riga di al massimo 90 caratteri, come gioca

portrait-beginner = Pensa solo a questo turno, prende ciò che è vicino e dimentica le pagine già voltate.
portrait-casual = Pianifica fino alla prossima consegna e vede ciò che è scoperto sul tavolo.
portrait-steady = Pianifica qualche turno avanti e bada alla borsa e agli attrezzi.
portrait-strong = Pianifica più consegne e tiene d’occhio laboratori e pile.
portrait-expert = Guarda più lontano e pesa le possibilità di tutti; è il maestro dietro i consigli.
portrait-greedy = Il metro: conta secondo regole fisse e gioca il turno che stima di più.
portrait-random = Fa qualunque cosa sia permessa: per prendere confidenza con il tabellone.
portrait-guest = Un ospite: viene da fuori, e la sua forza qui non è stata misurata.

## Come si chiamano i bot, secondo il colore dei loro pezzi: cose della valle, come nomi, senza articolo

bot-teal = Libellula
bot-coral = Papavero
bot-slate = Ciottolo
bot-plum = Cardo
bot-olive = Timo
bot-with-level = { $name } ({ $level })

## Quanto sono forti, misurato. $fair è la parte se tutti fossero pari

measured-wins = Partite vinte contro tre bot di livello «{ $other }»: { $share }; alla pari sarebbero { $fair }.
measured-beaten = Partite vinte da un bot di livello «{ $other }» contro tre di questi: { $share }; alla pari sarebbero { $fair }.

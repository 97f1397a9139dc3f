### Why a turn is good, in French. Arguments: see the English file.

motive-deliver = { points } en livrant { $what_a }.
motive-colour =
    { $what_count ->
        [1] { points } pour une nouvelle couleur d’artisan : { $what }.
       *[other] { points } pour de nouvelles couleurs d’artisan : { $what }.
    }
motive-workshop =
    { $points ->
        [0] Un atelier à vous : { $what }.
       *[other] { points } pour un atelier à vous : { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } pour un jeton bonus ({ $what }).
       *[other] { points } pour { $what_count } jetons bonus ({ $what }).
    }
motive-buy = Vous pourrez ensuite livrer { $what_a }.
motive-equip = Pour charger davantage, vous aurez { $what_a }.
motive-look = Le livre de la cité { $what } promet quelque chose d’utile.
motive-load =
    { $what_count ->
        [1] Une pierre précieuse qui vous servira : { $what }.
       *[other] Des pierres précieuses qui vous serviront : { $what }.
    }
motive-silver = Votre bourse sera pleine.
motive-provisions = Avec des provisions, vous pourrez traverser une cité.
motive-travel = Ce tour ne fait que vous rapprocher du but.

## How good a turn is, and how it compares with another

percent = { $sign }{ $percent } %
turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
comparison-sooner = Votre prochaine livraison arrive { turns } plus tôt.
comparison-later = Votre prochaine livraison arrive { turns } plus tard.
comparison-more = { points } de plus en { turns }.
comparison-fewer = { points } de moins en { turns }.
comparison-workshop = Chances d’obtenir l’atelier { colour } : { $own } au lieu de { $other }.
comparison-colour = Chances d’obtenir un artisan { colour } : { $own } au lieu de { $other }.
hint-share = Chances de victoire : { $share } (entre { $low } et { $high }).
hint-equal = À peu près aussi bon que le premier.
hint-over-second = Ses avantages sur le deuxième :
hint-beside-first = Par rapport au premier :

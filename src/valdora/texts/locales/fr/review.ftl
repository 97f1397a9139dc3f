### Une partie jugée après coup, en français. Arguments : voir le fichier anglais.

review-title = Ce qui a fait basculer la partie
review-tab = Tournants
review-ask = Analyser la partie
review-how-long = Un robot revoit la partie tour par tour, une seule fois pour tous. Cela prend quelques minutes ; après les premiers tours, vous verrez combien il en reste.
review-progress = Tours analysés : { $done } sur { $total }
review-waiting = L’analyse se prépare…
review-queue =
    { $ahead ->
        [one] Une autre partie est analysée d’abord.
       *[other] { $ahead } autres parties sont analysées d’abord.
    }
review-left-unknown = La durée s’affichera après les premiers tours.
review-left-soon = Encore moins d’une minute.
review-left-about = Encore { $minutes } minutes environ.
review-left-most = Encore { $minutes } minutes au plus, environ.
review-left-range = Encore { $low } à { $high } minutes environ.
review-meanwhile = Vous pouvez quitter cette page : l’analyse continue.
review-offline = Le serveur ne répond pas pour l’instant. Cette page réessaie d’elle-même.
review-restarted = Le serveur a redémarré entre-temps : l’analyse a repris du début.
review-failed = La partie n’a pas pu être analysée.
review-why-no-judge = Aucun robot ne sait juger les parties de cette édition.
review-why-older-rules = La partie suit des règles plus anciennes, et le robot qui juge ne connaît que les dernières.
review-why-unreadable = Cette version du jeu ne peut pas rejouer son enregistrement.
review-why-fault = Le robot a rencontré une erreur ; le journal du serveur en dit plus.
review-why-died = L’analyse a été arrêtée en cours de route.
review-why-silent = Un seul tour a pris beaucoup trop de temps au robot, qui a renoncé.
review-why-not-stored = Le résultat n’a pas pu être enregistré ; un nouvel essai ne fera que l’enregistrer.
review-again = Réessayer
review-chart = Chances de victoire, tour par tour
review-swings = Les tours décisifs
review-swing = Manche { $round }, { $seat }
review-change = { $seat } : { $before } → { $after }
review-parts = Hasard { $luck }, décision { $decision }.
review-rest = Le reste, { $rest }, n’est ni l’un ni l’autre : les autres ont ensuite bien ou mal joué, ou le robot qui juge n’a pas regardé aussi loin.
review-better = Mieux : { $actions } ({ $share } au lieu de { $other }).
review-sums = Hasard et décisions
    .means = Variations des chances de victoire, additionnées sur tous les tours. Une somme peut dépasser 100 %.
review-luck = Hasard
    .means = par les pages révélées
review-decisions = Décisions
    .means = par les tours nettement moins bons que le meilleur
review-nothing = Rien n’a encore été joué.
review-show = Revoir

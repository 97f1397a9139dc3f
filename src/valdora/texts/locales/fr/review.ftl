### Une partie jugée après coup, en français. Arguments : voir le fichier anglais.

review-title = Ce qui a fait basculer la partie
review-tab = Tournants
review-ask = Juger la partie
review-how-long = Un robot revoit la partie tour par tour. Cela prend une minute ou deux, une seule fois pour tous.
review-progress = Tours jugés : { $done } sur { $total }
review-waiting = Le juge se prépare…
review-meanwhile = Vous pouvez quitter cette page : le jugement continue.
review-failed = La partie n’a pas pu être jugée.
review-again = Réessayer
review-chart = Chances de victoire, tour par tour
review-swings = Les tours décisifs
review-swing = Manche { $round }, { $seat }
review-change = { $seat } : { $before } → { $after }
review-parts = Hasard { $luck }, décision { $decision }.
review-better = Mieux : { $actions } ({ $share } au lieu de { $other }).
review-sums = Hasard et décisions
    .means = Variations des chances de victoire, additionnées sur tous les tours. Une somme peut dépasser 100 %.
review-luck = Hasard
    .means = par les pages révélées
review-decisions = Décisions
    .means = par les tours nettement moins bons que le meilleur
review-nothing = Rien n’a encore été joué.
review-show = Revoir

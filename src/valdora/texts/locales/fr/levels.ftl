### Les robots contre qui jouer : noms, portrait de chacun, et ce qui est dit pendant qu’ils se préparent.

## Noms

level-beginner = débutant
level-casual = occasionnel
level-steady = régulier
level-strong = fort
level-expert = maître
level-greedy = avide
level-random = au hasard
levels-title = robots, du plus faible au plus fort ; les deux derniers sont là pour comparer :
level-comparison = pour comparer

## Portraits : une ligne de 90 caractères au plus, sa façon de jouer

portrait-beginner = Ne pense qu’à ce tour, prend ce qui est à portée et oublie les pages une fois tournées.
portrait-casual = Prévoit jusqu’à sa prochaine livraison et voit ce qui est ouvert sur la table.
portrait-steady = Prévoit quelques tours d’avance, surveille sa bourse et ses outils.
portrait-strong = Prévoit plusieurs livraisons et garde un œil sur les ateliers et les piles.
portrait-expert = Voit le plus loin et pèse les chances de chacun ; c’est le maître derrière les conseils.
portrait-greedy = L’étalon : compte selon des règles fixes et joue le tour qu’il estime le plus.
portrait-random = Fait n’importe quoi de permis : pour découvrir le plateau.

## Préparation. $total vaut 0 tant qu’il n’y a rien à compter

warming-bots = { $total ->
    [0] { $count ->
        [one] { $names } s’échauffe …
       *[other] { $names } s’échauffent …
    }
   *[other] { $count ->
        [one] { $names } s’échauffe ({ $done } sur { $total })
       *[other] { $names } s’échauffent ({ $done } sur { $total })
    }
}
warming-hint = { $total ->
    [0] Le conseil se prépare …
   *[other] Le conseil se prépare ({ $done } sur { $total })
}

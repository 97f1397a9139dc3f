### Ce que veulent dire les chiffres et les marques de la table, et les mots du disque des artisans.

mark-sun = La course du soleil jusqu’à la fin de la partie. Il se couche et la dernière manche commence dès qu’il ne reste d’artisans que d’une couleur au plus.
mark-round = La manche : chacun y joue un tour.
mark-score = Points jusqu’ici : tout ce qui compterait si la partie finissait maintenant.
mark-purse = { $count ->
        [one] { $count } pièce dans la bourse, qui en contient { $purse } au plus
       *[other] { $count } pièces dans la bourse, qui en contient { $purse } au plus
    }
mark-pile = Artisans restants, { crest } : { $pile }
mark-first = Votre premier artisan de cette couleur : { points }
mark-had = Vous avez cette couleur : { points }
mark-needs = L’atelier revient à qui en a le premier { $needs } ; il vaut { points }.
mark-taken = L’atelier appartient à { $seat } et vaut { points }.
mark-lost = L’atelier est sorti du jeu.
mark-race = { $seat }, { crest } : { $has } des { $needs } artisans pour l’atelier
mark-hired = Artisans recrutés, { crest } : { $count }
mark-workshop = Atelier, { crest } : { points }
mark-bonus = Jetons bonus : { $count }, chacun vaut { points }
mark-open = Commande à livrer, { crest.f } : { points }
mark-place = Pas encore acheté : { slot }
mark-room = Place pour une autre commande
mark-ribbon = Les pages telles qu’elles sont posées, vues de tous : côté gauche, dos, côté droit. Les pâles n’ont pas encore été révélées ; le chiffre dit combien il y en a.
mark-odds-left = Combien de ces pages personne n’a encore vues
mark-odds-next = La probabilité que ce soit la page suivante
mark-odds-within =
    { $count ->
        [one] La probabilité de la trouver en tournant la page que vous pouvez payer
       *[other] La probabilité de la trouver en tournant les { $count } pages que vous pouvez payer
    }
mark-depth = Combien de pages se trouvent de ce côté
mark-race-left = Combien d’artisans de la couleur il reste
mark-race-needs = Combien d’artisans de la couleur demande son atelier
mark-race-points = Combien de points vaut l’atelier
race-needs = requis
craft-explained = Votre premier artisan de chaque couleur vaut { points }. Qui en a le premier assez d’une couleur reçoit aussi son atelier.

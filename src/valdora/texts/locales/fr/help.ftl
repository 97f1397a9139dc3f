### Les règles pour les joueurs, en bref. Chacune porte son numéro de docs/rules.md ; les chiffres sont
### ceux de l’édition (valdora/texts/rulebook.py) : aucun n’est écrit ici.

help-title = Comment jouer
help-lead = Parcourez la vallée, achetez de l’équipement contre de l’or et des commandes contre des pièces, chargez des pierres précieuses le long des routes et livrez-les aux princes. Chaque commande rapporte des points et un artisan ; les artisans ouvrent des ateliers ; les ateliers rapportent des jetons bonus. Qui a le plus de points gagne.
help-contents = Sommaire
help-search = Chercher dans les règles
help-found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
help-none = Les règles ne disent rien de « { $asked } ».
picture-map = La vallée : des routes avec des cités, des pierres, des ports, des mines et des palais
picture-map-caption = Les sortes de cases
picture-book = Un livre ouvert avec une commande de chaque côté
picture-book-caption = Un livre. Achetez la carte du dessus de l’un des côtés, ou tournez-la sur l’autre ; sous celle de droite se trouve ce que personne n’a vu.
picture-delivery = Ce que rapportent trois livraisons, l’une après l’autre
picture-delivery-first = Une livraison rapporte ses points et un artisan. Le premier d’une couleur compte { points } de plus à la fin.
picture-delivery-enough = Avec assez d’artisans d’une couleur, vous ouvrez son atelier.
picture-delivery-owner = Dès lors, chaque livraison de cette couleur rapporte aussi un jeton bonus.

## Parties

help-section-turn = Un tour
help-section-move = Se déplacer
help-section-encounters = Les rencontres
help-section-book = Les livres
help-section-load = Charger
help-section-deliver = Livrer
help-section-craftsmen = Artisans et ateliers
help-section-silver = Argent et provisions
help-section-end = La fin
help-section-score = Le décompte
help-section-begin = Le matériel
help-section-rulings = Questions et réponses
help-section-duel = Le duel à deux
help-section-glossary = Vocabulaire
help-section-summary = Carte résumé
help-section-figures = D’où viennent les chiffres

## Règles

help-rule-T1 = Déplacez votre pion, puis faites au plus une action. Le déplacement est obligatoire.
help-rule-T2 = La case décide : utiliser le livre dans sa cité, charger sur les routes et dans les ports, livrer dans un palais, faire le plein d’argent dans une mine, faire des provisions dans n’importe quelle cité. Si deux choses sont possibles, choisissez.
help-rule-M1 = Suivez les routes aussi loin que vous voulez, dans tous les sens, et arrêtez-vous n’importe où, au plus tard dans la cité suivante. Les autres pions ne gênent pas.
help-rule-M2 = Pour aller au-delà d’une cité, vous consommez vos provisions. Elles valent pour une cité. Partir d’une cité ne coûte rien.
help-rule-M3 = Vous ne pouvez pas vous arrêter sur la case d’où vous partez.
help-rule-M4 = Même si son livre est vide, il faut des provisions pour traverser une cité.
help-rule-E1 = Si d’autres pions se trouvent là où vous vous arrêtez, payez { coins } à chacun de leurs propriétaires, avant d’agir.
help-rule-E2 = Vous ne pouvez pas vous arrêter là où vous ne pouvez pas payer tout le monde.
help-rule-E3 = Qui a déjà { coins } ne reçoit rien : ce que vous payez va à la banque.
help-rule-E4 = Dans les mines d’argent, personne ne paie.
help-rule-B1 = Achetez et tournez les pages autant que vous pouvez payer, dans l’ordre de votre choix. Vous pouvez acheter la carte visible de l’un ou l’autre côté. Dès que vous avez vu une nouvelle page, vous ne pouvez plus revenir en arrière.
help-rule-B2 = Tourner une page, c’est poser la carte du dessus d’un côté sur l’autre, dans un sens ou dans l’autre.
help-rule-B3 =
    { $free ->
        [0] Chaque page coûte { coins }.
        [one] La première page du tour est gratuite, chaque page suivante coûte { coins }.
       *[other] Les { $free } premières pages du tour sont gratuites, chaque page suivante coûte { coins }.
    }
help-rule-B4 = Tourner une page compte comme action, même sans rien acheter.
help-rule-B5 = Un équipement coûte une pépite d’or que vous transportez. Elle va dans le champ.
help-rule-B6 = Vous ne pouvez avoir chaque équipement qu’une fois : sept au plus avec la batée.
help-rule-B7 = Une commande coûte { coins }. Vous pouvez avoir { limit-open }.
help-rule-B8 = Si vous avez déjà { limit-open }, rendez-en d’abord une, au-dessus de l’un des côtés du livre de cette cité. Elle n’est pas remboursée.
help-rule-L1 =
    Chaque équipement porte une pierre précieuse. La batée et les outils chargent leur couleur gratuitement ; cheval ({ $horse ->
        [one] { $horse } pièce
       *[other] { $horse } pièces
    }) et charrette ({ $cart ->
        [one] { $cart } pièce
       *[other] { $cart } pièces
    }) chargent toute couleur.
help-rule-L2 = Sur une case de route, prenez autant de ses pierres que vous avez d’équipement vide pour elles. Vous pouvez charger un moyen de transport même si le bon outil est vide.
help-rule-L3 = Dans un port et dans la cité portuaire, chaque bateau vous apporte une pierre du champ.
help-rule-L4 = Un moyen de transport peut décharger sa pierre dans le champ pour en charger une d’une autre couleur, au plein prix. La batée et les outils ne se déchargent jamais ainsi.
help-rule-D1 = Dans un palais, livrez autant de commandes à son blason que vous voulez. Les pierres vont dans le champ, les pièces à la banque.
help-rule-D2 = Vous choisissez de quel équipement viennent les pierres.
help-rule-D3 = Les commandes livrées comptent à la fin.
help-rule-C1 = Chaque commande livrée apporte un artisan de sa couleur. Si la pile est vide, prenez la couleur suivante dans le sens horaire qui en a encore un.
help-rule-C2 = Qui a le premier assez d’artisans d’une couleur prend aussitôt son atelier et garde les artisans.
help-rule-C3 = Si l’atelier de la couleur d’une commande est déjà à vous, la livrer rapporte aussi un jeton bonus, tant qu’il y en a. C’est le blason qui compte, non l’artisan recruté. La livraison qui ouvre l’atelier n’en rapporte pas.
help-rule-C4 = Dans l’ordre : payer, livrer, jeton bonus, artisan, atelier, vérifier si la dernière manche commence.
help-rule-V1 = Dans une mine, vous complétez votre bourse jusqu’à { coins } exactement.
help-rule-P1 = Dans toute cité, vous pouvez faire des provisions : c’est votre action. Vous ne pouvez avoir qu’une seule réserve à la fois.
help-rule-G1 = Quand les artisans restants sont d’une seule couleur au plus, la manche est jouée jusqu’au bout. Puis on compte les points.
help-rule-G2 = Jusque-là, vous pouvez livrer, même s’il ne reste pas d’artisan pour vous.
help-rule-F1 = Points : commandes livrées, { $colours } par couleur dont vous avez un artisan, ateliers, { $bonuses } par jeton bonus, { $stones } par pierre portée. Les commandes non livrées ne comptent pas.
help-rule-F2 = Qui a le plus de points gagne ; à égalité, qui a le plus de pièces. À égalité encore, la victoire est partagée.
help-rule-S1 = On joue à trois, quatre ou cinq, dans le sens horaire. À deux, on joue le duel.
help-rule-S2 = Vous commencez dans la cité portuaire avec une batée et sans provisions.
help-rule-S3 = Il y a { coins }. Le premier joueur en reçoit une, le deuxième deux, et ainsi de suite. Personne n’en a jamais plus de { $purse }.
help-rule-S4 = { $spaces } cases : { $cities } cités, { $roads } cases de route, { $harbours } ports, { $mines } mines d’argent et { $houses } palais. Les cités { $equipment } vendent de l’équipement, { $commissions } des commandes ; { $ports } est la cité portuaire.
help-rule-S5 = { $total } pierres précieuses, { $each } par case de route : { $stones }. L’or compte comme pierre précieuse. Les routes ne sont jamais regarnies.
help-rule-S6 = Deux catalogues égaux de { $cards } cartes. Pelle, pic, marteau et ciseau portent chacun une couleur ; cheval et charrette, n’importe laquelle.
help-rule-S7 = Deux carnets égaux de { $cards } commandes : chacune demande des pièces, une pierre ou, pour le blanc, trois pierres.
help-rule-S8 = Un livre a deux côtés. Au début, toutes les pages sont à droite ; seule la carte du dessus de chaque côté est visible.
help-rule-S9 = { $total } artisans : { $tiles }. À deux ou trois joueurs : { $few }.
help-rule-S10 = Sept ateliers, un par couleur, et { $tiles } jetons bonus qui valent { points } chacun.
help-rule-Q1 = Faut-il agir ? Non. Vous pouvez finir votre tour après le déplacement.
help-rule-Q2 = Faut-il prendre l’artisan ? Oui, cela se fait tout seul.
help-rule-Q3 = Quand paie-t-on une rencontre ? À l’arrivée. Seul le reste peut servir à l’action.
help-rule-Q4 = Le chemin compte-t-il ? Non, il suffit que vous puissiez arriver. Les provisions ne sont consommées que s’il n’y a pas d’autre chemin.
help-rule-Q5 = Puis-je décharger une pierre sans en charger une autre ? Non.
help-rule-Q6 = Puis-je décharger ce que je viens de charger ? Non, chaque équipement se charge une fois par action. La pierre déchargée peut aller sur un autre équipement vide.
help-rule-Q7 = Quand puis-je rendre une commande ? Si vous avez { limit-open } et de quoi en acheter une autre, et s’il reste une carte dans le livre de cette cité. Ensuite, libre à vous d’acheter, de tourner ou de vous arrêter.
help-rule-Q8 = Qu’y a-t-il au dos d’une page ? La même carte.
help-rule-Q9 = Et si la fin arrive pendant un tour ? Le tour et la manche continuent. Les artisans restants sont encore recrutés.
help-rule-Q10 = Et si je ne peux payer aucune case ? Vous restez, vous ne payez rien et vous pouvez agir.
help-rule-Q11 = Qu’est-ce qui est secret ? Seulement l’ordre des pages que personne n’a vues.
help-rule-Q12 = Plusieurs pions et trop peu de pièces ? Alors vous ne pouvez pas vous arrêter là.
help-rule-Q13 = Qu’y a-t-il sous une carte achetée à gauche ? Une page déjà vue, ou rien.
help-rule-Q14 = Et si les traductions imprimées diffèrent ? On joue ce que disent la plupart.
help-rule-X1 = Les règles de base valent, avec les artisans d’une partie à trois.
help-rule-X2 = Sept cartes du rival, une par couleur, forment une rangée visible.
help-rule-X3 = Après chaque tour avec une livraison, le rival prend un artisan de la couleur de la première carte, ou de la couleur suivante qui en a un. Puis la carte passe au bout de la rangée.
help-rule-X4 = Dès que le rival a assez d’artisans d’une couleur dont l’atelier est libre, cet atelier quitte le jeu.
help-rule-X5 = Ensuite, on vérifie si la dernière manche commence. Cela appartient encore au même tour.
help-rule-X6 = Le rival n’a ni pion, ni pièces, ni points.

## Vocabulaire

help-term-city = Un lieu où les routes se rejoignent. Sans provisions, votre chemin s’y arrête.
help-term-road-space = Une case de la route où se trouvent des pierres.
help-term-harbour = Ici, les bateaux apportent des pierres du champ.
help-term-ship = Apporte une pierre par tour à qui charge dans son port.
help-term-mine = Ici, vous remplissez votre bourse.
help-term-house = Ici habite un prince, ici se livrent les commandes.
help-term-patron = Celui qui passe les commandes d’une couleur.
help-term-crest = Le signe du prince. Il dit où livrer une commande.
help-term-gemstone = Rubis, saphir, améthyste, émeraude et or.
help-term-discard-field = Là vont les pierres dépensées, là les bateaux vont les chercher.
help-term-equipment = Des cartes qui portent chacune une pierre.
help-term-gold-pan = Le premier équipement de chacun. Elle porte une pépite d’or.
help-term-tool = Pelle, pic, marteau ou ciseau : charge une couleur gratuitement.
help-term-vehicle = Cheval ou charrette : charge toute couleur contre des pièces.
help-term-book = Les cartes en vente dans une cité, deux côtés avec des pages à tourner.
help-term-page = Une carte d’un livre.
help-term-commission = Une carte qui dit ce qu’un prince désire et combien de points cela rapporte.
help-term-craftsman = Un jeton reçu pour chaque commande livrée.
help-term-workshop = Appartient au premier qui a assez d’artisans de sa couleur.
help-term-bonus-tile = { points } pour qui possède un atelier et continue à livrer dans sa couleur.
help-term-provisions = Permettent de traverser une cité.
help-term-encounter = S’arrêter là où se trouvent d’autres pions.
help-term-bank = Toutes les pièces qui ne sont à personne.
help-term-final-round = La manche finale. Celle où il ne reste des artisans que d’une couleur au plus devient la dernière et se joue jusqu’au bout.
help-term-rival = Le troisième du duel, joué par ses cartes.
help-term-edition = Un jeu complet de chiffres : plateau, cartes, jetons, prix.

## Carte résumé

help-catalogues = Équipement dans les cités { $cities }, chacune avec
help-commission-books = Commandes dans les cités { $cities }, chacune avec
help-copies = × { $copies }
help-crafts = Artisans et ateliers
help-tiles = Artisans
help-tiles-three = à 2 ou 3
help-needs = L’atelier demande
help-worth = Points de l’atelier

## Chiffres

help-figures-why = Les règles imprimées laissent le plateau, le détail des cartes et les ateliers à leurs images. Ce qui n’est écrit nulle part a dû être reconstitué de façon à s’accorder avec tout le reste. Chaque chiffre du jeu dit d’où il vient :
help-source-printed = imprimé
help-source-printed-means = écrit dans une règle ou sur le matériel
help-source-found = trouvé
help-source-found-means = écrit dans une critique publiée
help-source-reconstructed = reconstitué
help-source-reconstructed-means = établi par ce projet
help-figures-what = Partie du jeu
help-figures-all = Tous les chiffres un par un
help-group-players = Nombre de joueurs
help-group-figures = Prix, points, limites
help-group-gemstones = Nombre de pierres
help-group-equipment = Équipement
help-group-commissions = Commandes
help-group-crafts = Artisans et ateliers
help-group-spaces = Cases du plateau
help-group-roads = Routes
help-group-drawing = Emplacements sur le dessin
help-correct = Vous possédez la boîte ?
help-correct-how = Alors vous pouvez voir ce que nous avons dû reconstituer. Écrivez les différences dans un petit fichier qui prolonge l’édition publiée :
help-correct-file = Exemple de fichier de corrections
help-correct-check = Ceci le vérifie et dit ce qui ne va pas :
help-correct-more = Tout le reste est expliqué dans

### Les règles pour les joueurs, en bref. Chacune porte son numéro de docs/rules.md ; les chiffres sont
### ceux du jeu de base.

help-title = Comment jouer
help-lead = Parcourez la vallée, achetez de l’équipement contre de l’or et des commandes contre des pièces, chargez des pierres précieuses le long des routes et livrez-les aux princes. Chaque commande rapporte des points et un artisan ; les artisans ouvrent des ateliers ; les ateliers rapportent des jetons bonus. Le plus de points gagne.
help-contents = Sommaire
help-search = Chercher dans les règles
help-found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
help-none = Les règles ne disent rien de « { $asked } ».

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
help-section-summary = Carte d’aide
help-section-figures = D’où viennent les chiffres

## Règles

help-rule-T1 = Déplacez votre pion, puis faites au plus une action. Le déplacement est obligatoire.
help-rule-T2 = La case décide : utiliser le livre dans sa cité, charger sur les routes et dans les ports, livrer à un palais, prendre de l’argent à une mine, faire des provisions dans n’importe quelle cité. Si deux choses sont possibles, choisissez.
help-rule-M1 = Suivez les routes aussi loin que vous voulez, dans tous les sens, et arrêtez-vous n’importe où, au plus tard dans la cité suivante. Les autres pions ne gênent pas.
help-rule-M2 = Pour aller au-delà d’une cité, vous consommez vos provisions. Elles valent pour une cité. Partir d’une cité ne coûte rien.
help-rule-M3 = On ne peut pas s’arrêter sur sa case de départ.
help-rule-M4 = Une cité dont le livre est vide reste une cité.
help-rule-E1 = Si d’autres pions se trouvent là où vous vous arrêtez, payez 1 pièce à chacun de leurs propriétaires, avant d’agir.
help-rule-E2 = On ne peut pas s’arrêter là où l’on ne peut pas payer tout le monde.
help-rule-E3 = Qui a déjà 6 pièces ne reçoit rien : votre pièce va à la banque.
help-rule-E4 = Aux mines d’argent, personne ne paie.
help-rule-B1 = Achetez et tournez les pages autant que vous pouvez payer, dans l’ordre de votre choix. On achète la carte visible de l’un ou l’autre côté. Une fois une nouvelle page vue, on ne revient plus en arrière.
help-rule-B2 = Tourner une page, c’est poser la carte du dessus d’un côté sur l’autre, dans un sens ou dans l’autre.
help-rule-B3 = La première page du tour est gratuite, chaque page suivante coûte 1 pièce.
help-rule-B4 = Tourner une page compte comme action, même sans rien acheter.
help-rule-B5 = Un équipement coûte 1 or que vous portez. L’or va dans le champ.
help-rule-B6 = On ne possède chaque objet qu’une fois : sept au plus avec la batée.
help-rule-B7 = Une commande coûte 1 pièce. On peut en avoir trois à livrer.
help-rule-B8 = Avec trois commandes à livrer, rendez-en d’abord une, sur l’un des côtés du livre d’ici. La pièce n’est pas rendue.
help-rule-L1 = Chaque équipement porte une pierre précieuse. La batée et les outils chargent leur couleur gratuitement ; cheval (3 pièces) et charrette (2 pièces) chargent toute couleur.
help-rule-L2 = Sur une case de route, prenez autant de ses pierres que vous avez d’équipement vide pour elles. On peut charger un moyen de transport même si le bon outil est vide.
help-rule-L3 = Dans un port et dans la cité portuaire, chaque bateau vous apporte une pierre du champ.
help-rule-L4 = Un moyen de transport peut jeter sa pierre dans le champ pour en charger une d’une autre couleur, au plein prix. La batée et les outils ne jettent jamais.
help-rule-D1 = À un palais, livrez autant de commandes à son blason que vous voulez. Les pierres vont dans le champ, les pièces à la banque.
help-rule-D2 = Vous choisissez de quel équipement viennent les pierres.
help-rule-D3 = Les commandes livrées comptent à la fin.
help-rule-C1 = Chaque commande livrée apporte un artisan de sa couleur. Si la pile est vide, prenez la couleur suivante dans le sens horaire qui en a encore un.
help-rule-C2 = Qui a le premier assez d’artisans d’une couleur prend aussitôt son atelier et garde les artisans.
help-rule-C3 = Si l’atelier de la couleur d’une commande est déjà à vous, la livrer rapporte aussi un jeton bonus. La livraison qui ouvre l’atelier n’en rapporte pas.
help-rule-C4 = Dans l’ordre : payer, livrer, jeton bonus, artisan, atelier, vérifier la fin.
help-rule-V1 = À une mine, on complète sa bourse jusqu’à 6 pièces exactement.
help-rule-P1 = Dans toute cité, on peut faire des provisions comme action. On ne les a qu’une fois.
help-rule-G1 = Quand les artisans restants sont d’une seule couleur au plus, la manche est jouée jusqu’au bout. Puis on compte les points.
help-rule-G2 = Jusque-là, on peut livrer, même s’il ne reste pas d’artisan pour vous.
help-rule-F1 = Points : commandes livrées, 10 par couleur dont vous avez un artisan, ateliers, 10 par jeton bonus, 1 par pierre portée. Les commandes à livrer ne comptent pas.
help-rule-F2 = Le plus de points gagne, puis le plus de pièces. À égalité encore, la victoire est partagée.
help-rule-S1 = On joue à trois, quatre ou cinq, dans le sens horaire. À deux, on joue le duel.
help-rule-S2 = Vous commencez dans la cité portuaire avec une batée et sans provisions.
help-rule-S3 = Il y a 30 pièces. Le premier joueur en reçoit 1, le deuxième 2, et ainsi de suite. Personne n’en a jamais plus de 6.
help-rule-S4 = 30 cases : cinq cités, 13 cases de route, deux ports, trois mines d’argent et sept palais. Les cités A et B vendent de l’équipement, C et D des commandes ; la cité portuaire H a un bateau.
help-rule-S5 = 78 pierres précieuses, six par case de route : 13 rubis, 13 saphirs, 15 améthystes, 15 émeraudes, 22 or. L’or compte comme pierre précieuse. Les routes ne sont jamais regarnies.
help-rule-S6 = Deux catalogues égaux de 18 cartes. Pelle, pic, marteau et ciseau portent chacun une couleur ; cheval et charrette, n’importe laquelle.
help-rule-S7 = Deux carnets égaux de 27 commandes : chacune demande une pièce, une pierre ou, pour le blanc, trois pierres différentes.
help-rule-S8 = Un livre a deux côtés. Au début, toutes les pages sont à droite ; on ne voit que la carte du dessus de chaque côté.
help-rule-S9 = 39 artisans : 9 argentés, 9 dorés, 5 blancs et 4 de chaque couleur violet, rouge, bleu et vert. À trois, on en retire un de chacune de ces quatre couleurs.
help-rule-S10 = Sept ateliers, un par couleur, et 13 jetons bonus de 10 points.
help-rule-Q1 = Faut-il agir ? Non. On peut finir son tour après le déplacement.
help-rule-Q2 = Faut-il prendre l’artisan ? Oui, cela se fait tout seul.
help-rule-Q3 = Quand paie-t-on une rencontre ? À l’arrivée. Seul le reste peut servir à l’action.
help-rule-Q4 = Le chemin compte-t-il ? Non, seulement si l’on peut arriver. Les provisions ne sont consommées que s’il n’y a pas d’autre chemin.
help-rule-Q5 = Peut-on jeter une pierre sans charger ? Non.
help-rule-Q6 = Peut-on jeter ce qu’on vient de charger ? Non, chaque équipement se charge une fois par action. La pierre jetée peut aller sur un autre équipement vide.
help-rule-Q7 = Quand peut-on rendre une commande ? Avec trois à livrer, une pièce pour acheter et une carte dans le livre d’ici. Ensuite, libre à vous d’acheter, de tourner ou de vous arrêter.
help-rule-Q8 = Qu’y a-t-il au dos d’une page ? La même carte.
help-rule-Q9 = Et si la fin arrive pendant un tour ? Le tour et la manche continuent. Les artisans restants sont encore engagés.
help-rule-Q10 = Et si l’on ne peut payer aucune case ? On reste, on ne paie rien et on peut agir.
help-rule-Q11 = Qu’est-ce qui est secret ? Seulement l’ordre des pages que personne n’a vues.
help-rule-Q12 = Plusieurs pions et trop peu de pièces ? Alors on ne peut pas s’arrêter là.
help-rule-Q13 = Qu’y a-t-il sous une carte achetée à gauche ? Une page déjà vue, ou rien.
help-rule-Q14 = Et si les traductions imprimées diffèrent ? On joue ce que disent la plupart.
help-rule-X1 = Les règles de base valent, avec les artisans d’une partie à trois.
help-rule-X2 = Sept cartes du rival, une par couleur, forment une rangée visible.
help-rule-X3 = Après chaque tour avec une livraison, le rival prend un artisan de la couleur de la première carte, ou de la couleur suivante qui en a un. Puis la carte passe au bout de la rangée.
help-rule-X4 = Dès que le rival a assez d’artisans d’une couleur dont l’atelier est libre, cet atelier quitte le jeu.
help-rule-X5 = Ensuite on vérifie la fin. Cela appartient encore au même tour.
help-rule-X6 = Le rival n’a ni pion, ni pièces, ni points.

## Vocabulaire

help-term-city = L’un des cinq lieux où les routes se rejoignent. Sans provisions, votre chemin s’y arrête.
help-term-road-space = Une clairière au bord de la route où se trouvent des pierres.
help-term-harbour = Ici, les bateaux apportent des pierres du champ.
help-term-ship = Apporte une pierre par tour à qui charge dans son port.
help-term-mine = Ici, on remplit sa bourse.
help-term-house = Ici habite un prince, ici on livre les commandes.
help-term-patron = Celui qui passe les commandes d’une couleur.
help-term-crest = Le signe du prince. Il dit où livrer une commande.
help-term-gemstone = Rubis, saphir, améthyste, émeraude et or.
help-term-discard-field = Là vont les pierres dépensées, là les bateaux vont les chercher.
help-term-equipment = Des cartes qui portent chacune une pierre.
help-term-gold-pan = Le premier équipement de chacun. Elle porte un or.
help-term-tool = Pelle, pic, marteau ou ciseau : charge une couleur gratuitement.
help-term-vehicle = Cheval ou charrette : charge toute couleur contre des pièces.
help-term-book = Les cartes en vente dans une cité, deux côtés avec des pages à tourner.
help-term-page = Une carte d’un livre.
help-term-commission = Une carte qui dit ce qu’un prince désire et combien de points cela rapporte.
help-term-craftsman = Un jeton reçu pour chaque commande livrée.
help-term-workshop = Appartient au premier qui a assez d’artisans de sa couleur.
help-term-bonus-tile = 10 points pour le maître d’un atelier qui continue à livrer dans sa couleur.
help-term-provisions = Permettent de traverser une cité.
help-term-encounter = S’arrêter là où se trouvent d’autres pions.
help-term-bank = Toutes les pièces qui ne sont à personne.
help-term-final-round = La manche où les artisans viennent à manquer.
help-term-rival = Le troisième du duel, joué par ses cartes.
help-term-edition = Un jeu complet de chiffres : plan, cartes, jetons, prix.

## Carte d’aide

help-catalogues = Équipement dans les cités { $cities }, chacune avec
help-commission-books = Commandes dans les cités { $cities }, chacune avec
help-copies = × { $copies }
help-crafts = Artisans et ateliers
help-tiles = Artisans
help-tiles-three = à trois
help-needs = L’atelier demande
help-worth = Points de l’atelier

## Chiffres

help-figures-why = Les règles imprimées laissent le plan, le détail des cartes et les ateliers à leurs images. Ce qui n’est écrit nulle part a dû être reconstitué de façon à s’accorder avec tout le reste. Chaque chiffre du jeu dit d’où il vient :
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
help-group-spaces = Cases du plan
help-group-roads = Routes
help-group-drawing = Emplacements sur le dessin
help-correct = Vous possédez la boîte ?
help-correct-how = Alors vous pouvez voir ce que nous avons dû reconstituer. Écrivez les différences dans un petit fichier qui prolonge l’édition publiée :
help-correct-file = Exemple de fichier de corrections
help-correct-check = Ceci le vérifie et dit ce qui ne va pas :
help-correct-more = Tout le reste est expliqué dans

### The game in a terminal, in French. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = P
terminal-person = Joueur { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = pourquoi
terminal-word-undo = annuler
terminal-word-hint = conseil
terminal-word-score = points
terminal-word-log = journal
terminal-word-rules = règles
terminal-word-map = carte
terminal-word-books = livres
terminal-word-players = joueurs
terminal-word-craftsmen = artisans
terminal-word-help = aide
terminal-word-quit = quitter

terminal-help =
    Choisissez par numéro ou par notation : « 12 », « move north-3 », « load ruby cart ».
    La notation peut être abrégée tant qu’elle reste claire : « l r c », « n3 » pour north-3, ou seulement la case.
    Ces mots s’emploient à tout moment ; on peut aussi les abréger :
terminal-help-keys = Touches : ↑ ↓ et Entrée choisissent, F1 aide, F2 livres, F3 artisans, F4 journal, F5 règles, F6 conseil, Ctrl+Z annule, Ctrl+C quitte. Un clic sur la carte y déplace le pion.
terminal-help-word = { $word } : { $word_id ->
    [why] pourquoi une chose n’est pas proposée, par exemple « why move B »
    [undo] annuler la dernière action de ce tour, tant qu’aucune nouvelle page n’a été vue
    [hint] les meilleurs tours maintenant, avec vos chances de victoire
    [score] les points jusqu’ici, par origine
    [log] ce qui s’est passé
    [rules] les règles en bref, ou seulement à propos d’un mot : « rules provisions »
    [map] toutes les cases, ce qui s’y trouve et qui s’y tient
    [books] les pages visibles des quatre livres
    [players] l’équipement et les commandes de chacun
    [craftsmen] les artisans restants et les ateliers
    [help] cette page
   *[quit] enregistrer et quitter
}

## What now

terminal-now = { $name } : { $phase ->
    [move] choisissez où aller.
    [book] { $coins ->
        [0] tournez des pages (la prochaine est gratuite), achetez ou terminez le tour.
       *[other] tournez des pages (la prochaine pour { coins }), achetez ou terminez le tour.
    }
    [load] { $ships ->
        [0] chargez encore ou terminez le tour.
        [one] chargez encore { $ships } pierre ou terminez le tour.
       *[other] chargez encore jusqu’à { $ships } pierres ou terminez le tour.
    }
    [deliver] livrez encore ou terminez le tour.
   *[act] choisissez une action ou terminez le tour.
}
terminal-thinking = { $name } réfléchit…
terminal-status = Manche { $round }
terminal-final = dernière manche
terminal-tiles-left = { $count ->
    [one] { $count } artisan restant
   *[other] { $count } artisans restants
}
terminal-turn = Manche { $round }, { $name }
terminal-type-here = numéro, notation ou mot ; ? pour l’aide
terminal-welcome = Valdora. Tapez « ? » pour l’aide.
terminal-resumed = La partie continue. Tapez « ? » pour l’aide.

## Choices

terminal-choice-offers = { $choice }. Possible là-bas : { $offers }
terminal-offer-deliver = livrer { $commissions }
terminal-offer-load = charger { $gemstones }
terminal-offer-book = utiliser le livre
terminal-offer-silver = prendre de l’argent
terminal-offer-provisions = faire des provisions
terminal-brief-book = livre
terminal-final-sign = définitif

## Answers

terminal-unknown = « { $text } » ne veut rien dire ici. Tapez un numéro, une action ou « ? ».
terminal-unclear = Cela peut être { $candidates }. Précisez un peu.
terminal-why = { $action } : { $reason } (règle { $rule })
terminal-why-allowed = { $action } : c’est permis.
terminal-why-what = Posez la question pour une action ou une case, par exemple « why move B ».
terminal-undone = Annulé : { $action }
terminal-no-undo = Rien à annuler : le tour commence, ou une nouvelle page a été vue (B1).
terminal-hint-thinking = Recherche des meilleurs tours…
terminal-no-hint = Pas de conseil pour le moment.
terminal-no-rule = Les règles en bref ne disent rien sur « { $word } ».
terminal-saved = La partie est enregistrée. Pour continuer : valdora play --resume { $file }
terminal-recorded = La partie est conservée dans { $file }
terminal-too-small = Le terminal est trop petit : { $width } sur { $height } caractères. Il faut 80 sur 24 à Valdora. Agrandissez la fenêtre ou jouez avec --plain.
terminal-close = Échap ferme

## The table in words

terminal-player-line = { $name } : { $space }, { coins }, { $provisions ->
    [yes] avec provisions
   *[no] sans provisions
}, { points }.
terminal-carries = { $slot } avec { $gemstone }
terminal-equipment = Équipement : { $equipment }.
terminal-open = { $count ->
    [0] Aucune commande à livrer.
   *[other] Commandes à livrer : { $commissions }.
}
terminal-hired = Artisans : { $craftsmen }. Jetons bonus : { $bonus }.
terminal-book-line = Livre { $book } : à gauche { $left } ({ $left_count }), à droite { $right } ({ $right_count }).
terminal-book-seen = Déjà vu dessous : { $cards }.
terminal-no-page = rien
terminal-craft-line = { colour } : { $count ->
    [one] { $count } artisan restant
   *[other] { $count } artisans restants
} ; atelier à partir de { $needs }, { points }, { $holder ->
    [free] encore libre
    [gone] hors jeu
   *[owned] à { $name }
}.
terminal-bonus-left = Jetons bonus restants : { $count }.
terminal-rival-row = Prochaines cartes du rival : { $crests }.
terminal-stones = { $count ->
    [0] – vide.
   *[other] – { $gemstones }.
}
terminal-ships = – bateaux : { $count }.
terminal-pawns = – ici : { $names }{ $coins ->
    [0] .
   *[other] { " ; " }s’arrêter coûte { coins }.
}
terminal-discard-line = Champ : { $count ->
    [0] vide
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = mine
terminal-title-now = À vous
terminal-title-books = Livres
terminal-title-craftsmen = Artisans
terminal-title-log = Journal
terminal-title-end = La partie est finie

## The score

score-commissions = Commandes
score-colours = Couleurs d’artisans
score-workshops = Ateliers
score-bonus = Jetons bonus
score-gemstones = Pierres précieuses
score-total = Total
terminal-score-line = { $name } : { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } remporte la partie.
       *[other] { $names } se partagent la victoire.
    }
   *[no] { $count ->
        [one] { $names } est en tête.
       *[other] { $names } sont en tête à égalité.
    }
}

## The rules in short. The first line is the title

rules-goal =
    Le but
    Achetez des commandes, trouvez ce que veulent les princes, livrez-le et gagnez ainsi points et artisans.
    Points (F1) : commandes livrées selon la carte, 10 par couleur d’artisan possédée, ateliers selon le jeton, 10 par jeton bonus, 1 par pierre précieuse encore transportée.
    Qui a le plus de points gagne, à égalité qui a le plus de pièces ; sinon la victoire est partagée (F2).
rules-turn =
    Un tour
    Déplacez votre pion, c’est obligatoire, puis faites au plus une action là où il s’arrête (T1).
    Les actions : utiliser un livre, charger, livrer, prendre de l’argent, faire des provisions (T2). Ne rien faire est permis (Q1).
rules-move =
    Se déplacer
    Suivez les routes aussi loin que vous voulez et arrêtez-vous n’importe où, au plus tard dans la cité suivante (M1).
    Traverser une cité demande des provisions : une seule cité, et elles sont consommées (M2). On ne s’arrête pas sur sa case de départ (M3).
    Si vous ne pouvez payer aucune destination, vous restez et pouvez agir sur place (Q10).
rules-encounters =
    Rencontres
    Qui s’arrête auprès d’autres pions paie aussitôt 1 pièce à chaque propriétaire (E1). Qui ne peut pas tous les payer ne peut pas s’y arrêter (E2).
    La pièce due à quelqu’un qui en a 6 va à la banque (E3). Aux mines d’argent, on ne paie rien (E4).
rules-book =
    Les livres
    Dans les cités A et B on achète de l’équipement, en C et D des commandes. Seule la page visible de chaque côté est à vendre (B1).
    Tourner fait passer une page d’un côté sur l’autre. La première du tour est gratuite, chaque page de plus coûte 1 pièce (B2, B3).
    L’équipement coûte 1 pépite d’or que vous transportez, un seul exemplaire de chaque (B5, B6). Une commande coûte 1 pièce, 3 à livrer au plus (B7) ; avec 3 il faut d’abord en rendre une au livre (B8).
rules-load =
    Charger
    Chaque équipement porte une pierre précieuse : les outils et la batée leur couleur gratuitement, cheval et charrette n’importe quelle couleur contre des pièces (L1).
    Sur une case de route on charge autant qu’on a de place (L2). Dans un port ou la cité portuaire on charge depuis le champ, une pierre par bateau (L3).
    Cheval et charrette peuvent décharger leur pierre pour en prendre une d’une autre couleur (L4).
rules-deliver =
    Livrer
    Au palais d’un prince, livrez celles de vos commandes qui portent son blason et payez ce qu’elles demandent : les pierres vont dans le champ, les pièces à la banque (D1).
    Vous choisissez de quel équipement viennent les pierres (D2).
rules-craftsmen =
    Artisans et ateliers
    Chaque commande livrée apporte un artisan de sa couleur ; s’il n’y en a plus, de la couleur suivante dans le sens horaire (C1).
    Qui a le premier assez d’artisans d’une couleur prend son atelier (C2). Ensuite chaque commande de cette couleur lui apporte aussi un jeton bonus (C3).
rules-silver =
    Argent et provisions
    À une mine d’argent, on prend des pièces jusqu’à en avoir 6 (V1). Dans toute cité, on peut faire des provisions au lieu d’une autre action (P1).
rules-end =
    La fin
    Quand les artisans restants sont au plus d’une couleur, la manche est jouée jusqu’au bout et on compte les points (G1).
rules-duel =
    Le duel
    À deux, un rival prend un artisan à la fin de chaque tour où une commande a été livrée, dans l’ordre de ses cartes visibles (X3).
    S’il en a assez d’une couleur dont l’atelier est libre, cet atelier est retiré du jeu (X4).

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = Il n’y a pas de partie en cours dans { $folder }. Commencez-en une : valdora play
save-no-such-game = Il n’y a pas de partie dans { $file }.
save-no-seats = À côté de { $file }, il n’y a pas de fichier privé disant qui joue. Indiquez-le avec --seats.
save-no-secret = L’ordre des pages de { $file } est inconnu : son fichier privé manque. La partie peut être revue, mais pas continuée.
save-private-unreadable = { $file } ne peut pas être lu.
save-other-seats = La partie a { $players } joueurs, pas { $got }.
save-in-use = { $file } est en cours dans un autre terminal.
save-unwritable = La partie ne peut pas être enregistrée dans { $path } ({ $detail }). Indiquez un autre dossier par VALDORA_DATA_DIR.

## The command line

cli-play-help = jouer dans le terminal, contre des robots et à plusieurs au même clavier
cli-play-seats = qui joue, dans l’ordre des places : you, you:NOM ou un robot (par défaut : { $default } ; robots connus : { $known })
cli-play-seed = distribuer d’après ce nombre, la même donne pour tous
cli-play-edition = l’édition à jouer (par défaut : { $usual }, { $duel } à 2 places)
cli-play-plain = ligne par ligne au lieu du plein écran : pour les tubes et les lecteurs d’écran
cli-play-resume = continuer une partie enregistrée ; sans FILE, la dernière jouée
cli-play-seats-unknown = Il n’y a pas de joueur « { $got } ». Prenez « you », « you:NOM » ou un robot : { $known }.
cli-play-seats-name = Le nom de la place { $number } contient des caractères qui ne peuvent pas être affichés.
cli-play-resume-only = --resume continue une partie déjà distribuée ; --seed n’y a pas de sens.

# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora, le jeu de plateau de Michael Schacht : jouer, simuler, rejouer et vérifier des parties.
cli-command = COMMANDE
cli-commands = commandes
cli-lang-help = la langue de tous les textes ; sinon celle du système
cli-version-help = afficher la version et quitter
cli-json-help = la dernière ligne de stdout est un objet JSON
cli-interrupted = Interrompu.
cli-number = « { $got } » n’est pas un nombre entier de { $low } à { $high }
cli-unwritable = Impossible d’écrire { $path } ({ $detail }). Indiquez un autre dossier avec --out.
cli-output = La sortie ne peut pas être écrite ({ $detail }).
cli-progress = { $done } sur { $total ->
    [one] { $total } partie
   *[other] { $total } parties
}

## argparse (texts with % are filled in by Python)

argparse-usage = utilisation :
argparse-positional = arguments
argparse-options = options
argparse-help = afficher cette aide et quitter
argparse-error = %(prog)s : mauvaise utilisation : %(message)s
argparse-argument = pour %(argument_name)s : %(message)s
argparse-required = il manque : %s
argparse-unrecognized = inconnu : %s
argparse-one = une valeur est attendue
argparse-some = au moins une valeur est attendue
argparse-choice = %(value)r n’est pas possible ; au choix : %(choices)s
argparse-value = %(value)r n’est pas une valeur de type %(type)s
argparse-explicit = aucune valeur n’est attendue ici, donc pas %r
argparse-conflict = incompatible avec %s
argparse-one-of = il en faut un parmi %s

## Simulate

cli-simulate-help = faire jouer des parties entières à des robots et écrire des fichiers de partie
cli-simulate-players = nombre de joueurs, de 2 à 5 ; à 2, on joue le duel (par défaut : 4)
cli-simulate-bots = les robots dans l’ordre des places, ou un seul pour toutes (par défaut : random) ; connus : { $known }
cli-simulate-games = nombre de parties (par défaut : 1)
cli-simulate-seed = la graine de la première partie ; la suivante prend le nombre suivant (par défaut : 1)
cli-simulate-edition = l’édition jouée (par défaut : { $usual }, { $duel } à 2 joueurs)
cli-simulate-max-rounds = arrêter une partie après tant de manches, 0 pour jamais (par défaut : 200)
cli-simulate-out = écrire dans ce dossier un fichier pour chaque partie
cli-simulate-show = raconter la première partie tour par tour
cli-on-help = faire faire le travail par une grappe Ray : « ray » en crée une sur cette machine, ray://HOST:PORT en désigne une qui tourne déjà
cli-on = « { $got } » n’est pas une grappe ; écrivez ray ou ray://HOST:PORT
cli-unknown-bot = il n’y a pas de robot « { $got } » ; connus : { $known }
cli-guest-taken = Le robot « { $bot } » du paquet { $package } n’est pas utilisé : { $taken } en a déjà un de ce nom.
cli-guest-name = Le robot « { $bot } » du paquet { $package } n’est pas utilisé : un nom a au plus 24 signes parmi a–z, 0–9 et « - », et commence par une lettre.
cli-guest-failed = Le robot « { $bot } » du paquet { $package } a échoué : { $detail }
cli-bots-count = nommez un robot pour toutes les places ou { $players } robots, et non { $got }
cli-players = L’édition { $edition } est pour { cli-edition-players }, et non pour { $got }.
cli-simulate-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, dont inachevées : { $unfinished }.
cli-simulate-seat = { $name } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $mean } points en moyenne
cli-simulate-files = Les fichiers de partie sont dans { $folder }.

## Replay and verify

cli-replay-help = raconter un fichier de partie, ou montrer une de ses positions
cli-review-help = juger un fichier de partie : les chances de chacun au fil des tours, hasard et décisions
cli-review-seed = un autre nombre, d’autres simulations (par défaut : 0)
cli-review-files = un ou plusieurs fichiers de partie (*.valdora) ; s’il y en a plusieurs, hasard et décisions sont donnés pour chacun
cli-verify-help = vérifier qu’un fichier raconte une partie conforme aux règles
cli-file-help = un fichier de partie (*.valdora)
cli-record-edition = le fichier de l’édition, si la partie a été jouée avec une édition personnelle
cli-replay-at = montrer la position avant le coup N
cli-replay-json = un objet JSON pour chaque coup avant qu’il soit joué, avec tout ce qui est permis
cli-replay-too-far = { $file } compte { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} ; il n’y a pas de position avant le coup { $at }.
cli-verified = { $file } : tout est en ordre. { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $finished ->
    [yes] partie terminée
   *[no] partie inachevée
} ; { $deal ->
    [checked] la donne découle de sa graine
    [sealed] la donne est scellée jusqu’à la fin
   *[recorded] la donne a été faite ailleurs
}.
cli-file-fault = { $file } : { $fault }
cli-line-fault = { $file }, ligne { $line } : { $fault }

## A game in words

cli-story-begin = { $edition }, { $players } joueurs
cli-story-turn = Manche { $round }, { $name }
cli-points = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} (commandes { $commissions }, couleurs { $colours }, ateliers { $workshops }, bonus { $bonus }, pierres précieuses { $gemstones })
cli-unfinished = Partie inachevée.
cli-winners = { $count ->
    [1] { $names } gagne.
   *[other] Victoire partagée : { $names }.
}
cli-position = Avant le coup { $at } : manche { $round }, au tour de { $name }
cli-position-player = { $space }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $provisions ->
    [yes] avec provisions
   *[no] sans provisions
}
cli-position-equipment = Équipement : { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Commandes à livrer : { $commissions }
cli-position-book = Livre { $book } : à gauche { $left }, à droite { $right }, { $unseen ->
    [one] { $unseen } page inconnue
   *[other] { $unseen } pages inconnues
}
cli-position-choices = Permis maintenant (> est joué) :

## Editions

cli-edition-help = lister, montrer ou vérifier des éditions : tous les chiffres du jeu
cli-edition-list-help = lister les éditions publiées
cli-edition-show-help = montrer tous les chiffres d’une édition et d’où ils viennent
cli-edition-check-help = vérifier le fichier d’une édition et nommer toutes ses erreurs
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 joueurs
       *[other] { $low } à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
cli-edition-marks = Les chiffres sans marque figurent dans une règle imprimée, { $found } dans une critique, { $reconstructed } sont reconstitués.
cli-edition-fine = { $file } : l’édition { $id } est en ordre (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = mesurer la vitesse de jeu de cette machine
cli-bench-rules-help = parties au hasard à quatre selon les règles : temps processeur, médiane de trois essais
cli-bench-games = nombre de parties par essai (par défaut : 10)
bench-decisions-per-second = { $value } décisions par seconde
bench-decisions-per-game = { $value } décisions par partie
bench-forced-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } d’entre elles sans choix
bench-rounds-per-game = { $value } manches par partie

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
terminal-word-map = plateau
terminal-word-books = livres
terminal-word-players = joueurs
terminal-word-craftsmen = artisans
terminal-word-help = aide
terminal-word-quit = quitter

terminal-help =
    Choisissez par numéro ou par notation : « 12 », « move north-3 », « load ruby cart ».
    La notation peut être abrégée tant qu’elle reste claire : « l r c », « n3 » pour north-3, ou seulement la case.
    Ces mots s’emploient à tout moment ; on peut aussi les abréger :
terminal-help-keys = Touches : ↑ ↓ et Entrée choisissent, F1 aide, F2 livres, F3 artisans, F4 journal, F5 règles, F6 conseil, Ctrl+Z annule, Ctrl+C quitte. Un clic sur le plateau y déplace le pion.
terminal-help-word = { $word } : { $word_id ->
    [why] pourquoi une chose n’est pas proposée, par exemple « why move B »
    [undo] annuler la dernière action de ce tour, tant qu’aucune nouvelle page n’a été vue
    [hint] les meilleurs tours maintenant, avec vos chances de victoire
    [score] les points jusqu’ici, par origine
    [log] ce qui s’est passé
    [rules] les règles, ou seulement ce qu’elles disent d’un mot : « rules provisions »
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
    [load] { $ships ->
        [0] chargez encore ou finissez votre tour.
        [one] chargez encore { $ships } pierre ou finissez votre tour.
       *[other] chargez encore jusqu’à { $ships } pierres ou finissez votre tour.
    }
    [deliver] livrez encore ou finissez votre tour.
    [act] vous pouvez { $what } – ou finir votre tour.
   *[nothing] plus rien à faire ici. Finissez votre tour.
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
terminal-offer-silver = faire le plein d’argent
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
terminal-term = { $name } : { $text }
terminal-hint-thinking = Recherche des meilleurs tours…
terminal-no-hint = Pas de conseil pour l’instant.
terminal-saved = La partie est enregistrée. Pour continuer : valdora play --resume { $file }
terminal-recorded = La partie est conservée dans { $file }
terminal-too-small = Le terminal est trop petit : { $width } sur { $height } caractères. Il faut 80 sur 24 à Valdora. Agrandissez la fenêtre ou jouez avec --plain.
terminal-close = Échap ferme

## The table in words

terminal-player-line = { $name } : { $space }, { coins }, { $provisions ->
    [yes] avec provisions
   *[no] sans provisions
}, { points }.
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

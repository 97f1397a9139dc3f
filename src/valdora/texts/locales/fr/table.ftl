### La table dans le navigateur.

## Qui est assis là

seat-bot = Robot { $number }
seat-free = Place { $number }
seat-stand-in = un robot joue à sa place
seat-resigned = a abandonné ; un robot continue

## Avant et autour de la partie

table-loading = La carte se déroule…
table-waiting = La partie n’a pas encore commencé.
table-start = Commencer
table-lost = Cette table n’existe pas ici. Le lien est peut-être incomplet.
table-no-access = Cette table est privée. Demandez un lien pour jouer ou pour regarder.
table-unreachable = Le serveur ne répond pas.
table-try-again = Réessayer
table-home = Accueil
title-table = Valdora
title-turn = À vous de jouer · Valdora
connection-lost = Connexion perdue. Rien n’est perdu : nouvel essai…
connection-now = Essayer maintenant
connection-back = Connexion rétablie.
hand-over = Passez l’appareil à { $seat }
hand-taken = Je suis { $seat }

## La barre du haut

turn-round = Manche { $round }
turn-yours = À vous
turn-of = Au tour de { $seat }
turn-over = Partie terminée
turn-watching = spectateur
turn-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
sunset-left =
    { $tiles ->
        [one] coucher du soleil après { $tiles } artisan de plus (reste { $colours } couleurs)
       *[other] coucher du soleil après { $tiles } artisans de plus au plus tôt (reste { $colours } couleurs)
    }
sunset-final = Dernière manche

## Et maintenant ?

now-title = Et maintenant ?
now-move =
    { $free ->
        [one] Choisissez où aller : { $free } endroit
       *[other] Choisissez où aller : { $free } endroits
    }{ $far ->
        [0] .
       *[other] , { $far } de plus avec des provisions.
    }
now-stay = Vous ne pouvez payer aucune destination : restez sur place.
now-possible = Possible maintenant : { $what }. Ou terminez le tour.
now-nothing = Plus rien à faire ici : terminez le tour ou annulez.
now-wait = { $seat } est en route…
now-over = Le soleil s’est couché. La partie est finie.
now-closed = Cette table a été fermée.
now-end = Finir le tour
now-rule = règle { $rule }
can-deliver = livrer
can-load = charger des pierres
can-turn = tourner des pages
can-buy = acheter
can-return = rendre une commande
can-silver = prendre de l’argent
can-provisions = faire des provisions
confirm-end = Finir maintenant ?
confirm-silver = Prendre l’argent et finir le tour ?
confirm-provisions = Faire des provisions et finir le tour ?
confirm-turn = Révéler la page suivante ?
confirm-buy = Acheter et révéler la page suivante ?
confirm-return = Rendre pour de bon ?
confirm-load = Charger pour de bon ?
confirm-deliver = Livrer pour de bon ?
confirm-move = Y aller pour de bon ?
confirm-stay = Rester pour de bon ?
undo-step = Annuler
undo-nothing = Rien ne peut être annulé : une page a été révélée ou le tour vient de commencer.

## La carte

map-title = La vallée
map-discard =
    { $count ->
        [0] Champ : vide
       *[other] Champ : { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Équipement
        [commissions] { $city } · Commandes
       *[none] { $city } · Port
    }
space-stone = { $count } × { gemstone }
space-bare = Il ne reste aucune pierre
space-page = Du côté { side } : { $card }
space-ships =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
space-pawns =
    { $count ->
        [one] { $seats } est ici
       *[other] { $seats } sont ici
    }
trip-free = À portée
trip-provisions = Consomme vos provisions
trip-price = Rencontres : { coins }
trip-deliver = Livrer { $what }
trip-load = Charger { $what }
trip-book = Utiliser le livre
trip-silver = Prendre { coins }
trip-take-provisions = Faire des provisions
trip-go = Y aller

## Charger et livrer

tray-title = Ce que vous pouvez faire ici
tray-load = Charger sur
tray-deliver = Livrer
tray-complete = Livrer
tray-then = Ensuite
cascade-points = Commande : { points }
cascade-bonus = Jeton bonus : { points }
cascade-craftsman = Un artisan { colour }
cascade-fresh = Premier artisan de cette couleur : { points } à la fin
cascade-workshop = L’atelier { colour }

## Livres

book-turn = Tourner
book-buy = Acheter
book-reveal = Révéler la page suivante ?
book-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
book-meter =
    { $turned ->
        [0] La prochaine page est gratuite ; vous avez { coins }
       *[other] Chaque page de plus coûte une pièce ; vous avez { coins }
    }
book-seen = Pages que tous ont vues
book-others = Livres
book-pay-with = Payer avec l’or pris sur
book-return = Rendez-en une d’abord
book-side =
    { $side ->
        [L] à gauche
       *[R] à droite
    }
close-book = Fermer le livre
close-panel = Fermer
odds-title = Pages que personne n’a vues
odds-left = reste
odds-next = suivante
odds-within =
    { $count ->
        [one] en { $count } page
       *[other] en { $count } pages
    }
odds-none = Toutes les pages de ce livre ont été vues.

## Les affaires de chacun

side-title = Joueurs
side-tabs = Le reste de la table
race-points = pts.
rival-next = Le rival prendra ensuite
rival-craftsmen = Les artisans du rival
rival-none = aucun encore
workshop-gone = Hors jeu
wheel-colour = { crest } : { $pile } artisans restants, atelier pour { $needs }, vaut { points }
wheel-left = couleurs
player-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
player-provisions = avec provisions
player-no-provisions = sans provisions
player-where = Se trouve
card-carries = { slot } avec { gemstone }
card-empty = { slot }, vide
card-commission = commande { crest.f } : { points }
bar-players = Joueurs
bar-craftsmen = Artisans
bar-books = Livres

## Journal, discussion, résumé, conseil

log-title = Journal
log-empty = Il ne s’est rien passé.
log-took-back =
    { $count ->
        [one] { $seat } annule { $count } étape.
       *[other] { $seat } annule { $count } étapes.
    }
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
recap-title = Depuis votre dernier tour
recap-show = Montrer sur la carte
hint-title = Le conseil d’un robot
hint-ask = Que ferait un robot ?
hint-thinking = Réflexion…
hint-none = Aucun conseil pour l’instant.
hint-show = Montrer sur la carte

## Le menu de cet appareil

menu-title = Menu
menu-language = Langue
menu-theme = Lumière
menu-auto = comme le système
menu-light = jour
menu-dark = nuit
menu-motion = Animations
menu-full = complètes
menu-reduced = réduites
menu-speed = Vitesse des coups des autres
menu-sound = Sons
menu-notify = Me prévenir quand c’est à moi
menu-coach = Conseils pour la première partie
menu-rules = Règles
menu-leave = Quitter la table (un robot continue)
menu-leave-sure = Vraiment quitter ?
menu-return = Reprendre ma place
keys-title = Touches
keys-map = vers votre pion sur la carte
keys-arrows = de case en case ; dans un livre : tourner
keys-next = vers le prochain endroit à portée
keys-enter = choisir
keys-number = choisir quoi charger ou livrer
keys-buy = dans un livre : acheter la page de gauche ou de droite
keys-book = ouvrir ou fermer le livre
keys-provisions = faire des provisions
keys-silver = prendre de l’argent
keys-end = finir le tour (deux fois)
keys-undo = annuler (avec Maj : tout)
keys-hint = conseil
keys-recap = depuis votre dernier tour
keys-close = fermer
keys-help = cette liste
keys-letters = Lettres et chiffres agissent aussitôt
    .without = Sans elles, tout reste accessible avec Tab, Entrée et les flèches.

## La fin

ledger-title = Le décompte
ledger-commissions = Commandes
ledger-colours = Couleurs d’artisans
ledger-workshops = Ateliers
ledger-bonus = Jetons bonus
ledger-gemstones = Pierres restantes
ledger-total = Total
ledger-winners =
    { $count ->
        [one] { $seats } gagne !
       *[other] Victoire partagée : { $seats }
    }
ledger-rematch = Rejouer
ledger-replay = Revoir la partie

## Conseils pour la première partie

coach-title = Conseil
coach-got-it = Compris
coach-no-more = Plus de conseils
coach-goal = Achetez des commandes, cherchez ce que les princes désirent et livrez-le au palais qui porte leur blason. À chaque tour : se déplacer, puis faire une chose sur place.
coach-commission = Vous n’avez pas encore de commande. Allez dans une cité à commandes, en haut à droite ou en bas à gauche : une commande coûte une pièce.
coach-gold = Votre batée prend de l’or, sans frais, dans toute clairière où se trouve une pépite. L’or achète l’équipement, et certains princes en veulent.
coach-go-deliver = Vous avez ce qu’un prince désire. Allez au palais qui porte le blason de votre carte.
coach-no-coins = Votre bourse est vide. Une mine d’argent la remplit.
coach-encounter = La pièce à côté d’un endroit est ce que vous payez à ceux qui s’y trouvent.
coach-provisions = Votre chemin s’arrête à la prochaine cité. Avec des provisions, qu’on trouve dans toute cité, vous en traversez une.
coach-wait = Les autres jouent. Le journal raconte ce qu’ils font ; ensuite c’est de nouveau à vous.
coach-deliver = Livrer rapporte des points et un artisan. Le premier de chaque couleur vaut 10 de plus, et assez d’artisans d’une couleur ouvrent un atelier.
coach-load = Cliquez sur un outil pour charger la pierre, ou glissez-la sur la carte. Chaque carte en porte une.
coach-ship = Au port, on charge depuis le champ, une pierre par bateau.
coach-equipment = L’équipement coûte un or que vous portez. Chaque outil prend une sorte de pierre ; cheval et charrette les prennent toutes, contre des pièces.
coach-commissions = Achetez une page visible pour une pièce. Vous pouvez avoir trois commandes.
coach-pages = La première page tournée est gratuite, chaque autre coûte une pièce. On tourne dans les deux sens.
coach-silver = Prendre de l’argent remplit votre bourse à six pièces et termine votre tour.
coach-end = C’était votre action. Regardez bien, annulez si vous voulez, puis finissez le tour.
coach-final = La dernière manche : tous la jouent jusqu’au bout. Livrez ce que vous pouvez ; les commandes à livrer ne comptent pas.

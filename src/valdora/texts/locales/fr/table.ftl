### La table dans le navigateur.

## Qui est assis là

seat-free = Place { $number }
seat-stand-in = un robot joue à sa place
seat-resigned = a abandonné ; un robot continue

## Les absents

seat-away = pas là
seat-away-for = pas là depuis { $minutes } min
stand-in-away = { $seat } n’est pas là.
stand-in-away-for = { $seat } n’est pas là depuis { $minutes } min.
stand-in-soon = Après { $minutes } min d’absence, un robot peut continuer.
stand-in-ask = Faire jouer un robot pour { $seat }
stand-in-sure = Vraiment ? { $seat } pourra reprendre sa place à tout moment.
stand-in-yours = Un robot joue pour vous.

## Avant et autour de la partie

table-loading = Le plateau se déploie…
table-lost = Cette table n’existe pas ici. Le lien est peut-être incomplet.
table-no-access = Cette table est privée. Demandez un lien pour jouer ou pour regarder.
table-unreachable = Le serveur ne répond pas.
table-try-again = Réessayer
table-home = Accueil
title-table = Valdora
title-turn = À vous de jouer · Valdora
connection-lost = Connexion perdue. Votre partie est en sécurité ; reconnexion…
connection-now = Essayer maintenant
connection-back = Connexion rétablie.
connection-rewound = Le serveur a perdu les derniers coups. La partie reprend d’ici.
hand-over = Passez l’appareil à { $seat }
hand-taken = Je suis { $seat }
hand-never = Ne plus demander sur cet appareil

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
        [one] Dernière manche après { $tiles } artisan de plus, au plus tôt (encore { $colours } couleurs)
       *[other] Dernière manche après { $tiles } artisans de plus, au plus tôt (encore { $colours } couleurs)
    }
sunset-short =
    { $tiles ->
        [one] Fin de partie : encore { $tiles } artisan au moins
       *[other] Fin de partie : encore { $tiles } artisans au moins
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
now-possible = Vous pouvez { $what } – ou finir votre tour.
now-nothing = Plus rien à faire ici. Finissez votre tour, ou annulez.
now-wait = { $seat } est en route…
now-over = Le soleil s’est couché. La partie est finie.
now-closed = Cette table a été fermée.
now-end = Finir le tour
now-skip = Passer
now-skip-what = Montrer tout de suite comment ce tour finit (F ou espace)
now-rule = règle { $rule }
can-deliver = livrer
can-load = charger des pierres
can-turn = tourner des pages
can-buy = acheter
can-return = rendre une commande
can-silver = faire le plein d’argent
can-provisions = faire des provisions
confirm-end = Finir maintenant ?
confirm-silver = Faire le plein d’argent et finir le tour ?
confirm-provisions = Faire des provisions et finir le tour ?
confirm-turn = Révéler la page suivante ?
confirm-buy = Acheter et révéler la page suivante ?
undo-step = Annuler
undo-nothing = Rien ne peut être annulé : une page a été révélée ou le tour vient de commencer.

## Le plateau

map-title = La vallée
map-whole = Voir tout le plateau
map-near = S’approcher
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
space-pawns =
    { $count ->
        [one] { $seats } est ici
       *[other] { $seats } sont ici
    }
use-equipment = Un équipement : 1 pépite d’or
use-commissions = Une commande : { coins }
use-pages =
    { $free ->
        [0] Chaque page : { coins }
        [one] Première page gratuite, puis { coins } chacune
       *[other] Les { $free } premières pages gratuites, puis { coins } chacune
    }
use-provisions = Des provisions : gratuites
use-harbour =
    { $ships ->
        [one] Charger { $ships } pierre du champ
       *[other] Charger jusqu’à { $ships } pierres du champ
    }
use-mine = De l’argent : jusqu’à { coins } dans la bourse
use-house = Ici se livrent les commandes au blason { crest }
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
book-pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
book-meter =
    { $free ->
        [yes] La prochaine page est gratuite ; vous avez { has-coins }
       *[no] La prochaine page coûte { needs-coins } ; vous avez { has-coins }
    }
book-seen = Pages que tous ont vues
book-covered = Comme à la vraie table : c’est à vous de retenir ce qu’on a vu de ce livre.
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
race-points = pts
rival-next = Le rival prendra ensuite
rival-craftsmen = Les artisans du rival
rival-none = aucun encore
workshop-gone = Hors jeu
wheel-left =
    { $count ->
        [one] couleur restante
       *[other] couleurs restantes
    }
player-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
player-provisions = avec provisions
player-no-provisions = sans provisions
player-covered = Comme à la vraie table : les points sont comptés à la fin.
player-completed =
    { $count ->
        [one] { $count } commande livrée
       *[other] { $count } commandes livrées
    }
player-where = Lieu
card-carries = { slot } avec { gemstone.a }
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
log-seat-left = { $seat } quitte la table ; un robot continue.
log-seat-away = { $seat } n’est pas là ; un robot continue.
log-seat-back = { $seat } est de retour et continue.
log-seat-resigned = { $seat } abandonne ; un robot joue jusqu’à la fin.
log-seat-host = { $seat } est maintenant l’hôte de la table.
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-waits = Ce sera dit dès que la connexion sera rétablie.
recap-title = Depuis votre dernier tour
recap-show = Montrer sur le plateau
hint-title = Le conseil d’un robot
hint-ask = Que ferait un robot ?
hint-thinking = Réflexion…
hint-show = Montrer sur le plateau

## Le menu de cet appareil

menu-title = Menu
menu-speed = Vitesse des coups des autres
menu-notify = M’avertir quand c’est mon tour
menu-coach = Conseils pour la première partie
menu-rules = Règles
menu-leave = Quitter la table (un robot continue)
menu-leave-sure = Vraiment quitter ?
menu-return = Reprendre ma place
keys-title = Touches
key-enter = Entrée
key-escape = Échap
key-space = Espace
keys-map = vers votre pion sur le plateau
keys-arrows = de case en case ; dans un livre : tourner
keys-next = vers le prochain endroit à portée
keys-enter = choisir
keys-number = choisir quoi charger ou livrer
keys-buy = dans un livre : acheter la page de gauche ou de droite
keys-book = ouvrir ou fermer le livre
keys-provisions = faire des provisions
keys-silver = faire le plein d’argent
keys-end = finir le tour (deux fois)
keys-undo = annuler (avec Maj : tout)
keys-hint = conseil
keys-recap = depuis votre dernier tour
keys-skip = passer le tour qui est montré
keys-close = fermer
keys-help = cette liste
keys-letters = Lettres et chiffres agissent aussitôt
    .without = Même sans cela, tout reste accessible avec Tab, Entrée et les flèches.

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
ledger-helped = joué en partie par un robot
ledger-rematch = Rejouer
ledger-replay = Revoir la partie

## Conseils pour la première partie

coach-title = Conseil
coach-got-it = Compris
coach-no-more = Plus de conseils
coach-goal = Achetez des commandes, procurez-vous ce que veulent les princes et livrez-le au palais qui porte leur blason. À chaque tour : déplacez-vous, puis faites une chose sur place.
coach-commission = Vous n’avez pas encore de commande. Les cités { $cities } en vendent, pour { coins } chacune.
coach-gold = Votre batée prend l’or, gratuitement, sur toute case de route où il y a une pépite. L’or achète de l’équipement, et certains princes en demandent.
coach-equip = L’or que vous portez achète l’équipement pour ce que demande votre commande. Les cités { $cities } en vendent.
coach-fetch = Votre commande demande une pierre que vous pouvez porter. Allez sur une case de route où il y en a une et chargez-la.
coach-go-deliver = Vous avez ce qu’un prince désire. Allez au palais qui porte le blason de votre carte.
coach-no-coins = Vous avez trop peu de pièces. Une mine d’argent remplit votre bourse.
coach-way = C’est à plus d’un tour d’ici : arrêtez-vous d’abord à l’endroit marqué.
coach-take-provisions = Rien d’autre ne vous sert ici. Prenez des provisions : elles vous font traverser une cité la prochaine fois.
coach-encounter = La pièce à côté d’un endroit est ce que vous payez à ceux qui s’y trouvent.
coach-provisions = Votre chemin s’arrête à la prochaine cité. Avec des provisions, qu’on trouve dans toute cité, vous en traversez une.
coach-wait = Les autres jouent. Le journal raconte ce qu’ils font ; ensuite c’est de nouveau à vous.
coach-deliver = Livrer rapporte des points et un artisan. Votre premier artisan de chaque couleur vaut { points } de plus, et assez d’artisans d’une même couleur ouvrent un atelier.
coach-load = Choisissez un outil pour charger la pierre, ou glissez-la sur la carte. Chaque carte en porte une.
coach-ship = Au port, vous chargez depuis le champ, une pierre par bateau.
coach-equipment = Un équipement coûte une pépite d’or que vous transportez. Chaque outil prend une sorte de pierre ; cheval et charrette les prennent toutes, contre des pièces.
coach-commissions = Achetez une page visible pour { coins }. Vous pouvez avoir { limit-open }.
coach-pages =
    { $free ->
        [0] Chaque page tournée coûte { coins }.
        [one] La première page tournée est gratuite, chaque page suivante coûte { coins }.
       *[other] Les { $free } premières pages tournées sont gratuites, chaque page suivante coûte { coins }.
    } Les pages se tournent dans les deux sens.
coach-silver = Faire le plein d’argent complète votre bourse jusqu’à { coins } et finit votre tour.
coach-end = Quand vous n’avez plus rien à faire ici, finissez votre tour. Vous pouvez annuler tant qu’aucune nouvelle page n’est révélée.
coach-final = La dernière manche : tous la jouent jusqu’au bout. Livrez ce que vous pouvez ; une commande non livrée ne compte pas.

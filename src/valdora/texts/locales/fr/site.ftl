### Les pages autour de la table dans le navigateur.

## Toutes les pages

site-skip = Aller au contenu
site-nav = Rubriques
site-nav-tables = Tables de jeu
site-nav-rules = Règles
site-nav-settings = Réglages
site-language = Langue
site-theme-to-light = Couleurs claires
site-theme-to-dark = Couleurs sombres
site-credits = Valdora est un jeu de Michael Schacht, publié par ABACUSSPIELE en 2009.
site-description = Valdora, le jeu de société de Michael Schacht, dans le navigateur : contre des robots ou entre amis
site-unaffiliated = Cette version libre n’a de lien ni avec l’un ni avec l’autre ; toutes ses images sont originales.
site-home = Vers l’accueil
site-guest = Invité
site-player = Joueur { $number }
site-seat = Place { $number }
site-loading = Un instant…
site-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
site-try-again = Réessayer
site-offline = Route coupée
site-offline-text = Le serveur est injoignable. Vos parties y sont en sécurité ; cette page reprendra dès que la connexion sera revenue.
site-lost = Hors du plateau
site-lost-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.

## Accueil

start-tagline = Parcourez une riche vallée, trouvez des pierres précieuses pour ses princes et recrutez les artisans qui feront votre renom.
start-play = Jouer contre des robots
start-dealing = On mélange les livres…
start-opponents = Adversaires
start-level = Niveau
start-new = Nouvelle table
start-learn = Apprendre les règles
start-join = Vous avez un lien ou un code ?
start-join-go = Y aller
start-join-wrong = Ce n’est ni le lien ni le code d’une table.
start-continue = Continuer
start-public = Tables publiques
start-figures = Le plateau et beaucoup de chiffres des cartes et des jetons sont reconstitués, car aucune règle imprimée ne les donne. Si vous possédez la boîte, vous pouvez les corriger.
start-figures-link = Lesquels, et comment

## Listes de tables

tables-title = Tables de jeu
tables-mine = Vos tables
tables-mine-none = Vous n’êtes encore à aucune table. Ouvrez-en une, ou suivez un lien.
tables-public-none = Aucune table publique en ce moment.
tables-more = Plus de tables
tables-unread =
    { $count ->
        [one] Une autre table est en cours de lecture.
       *[other] { $count } autres tables sont en cours de lecture.
    }
tables-continue = Continuer
tables-sit = S’asseoir
tables-watch = Regarder
tables-replay = Revoir
tables-look = Voir
tables-part-turn = C’est votre tour
tables-part-waiting = En attente des autres
tables-part-open = Pas encore commencées
tables-part-past = Parties terminées
tables-since = depuis { $time }
tables-left = reste { $time }
site-waits =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
tables-status =
    { $status ->
        [open] Attend des joueurs
        [running] Manche { $round }
        [over] Terminée à la manche { $round }
       *[closed] Fermée
    }

## Nouvelle table

new-title = Nouvelle table
new-players = Combien de joueurs ?
new-duel = À deux, on joue le duel : un rival sans pion convoite les mêmes artisans.
new-seat = Place { $number }
new-seat-person = Personne sur cet appareil
new-seat-free = Libre, sur invitation
new-seat-bot = Un robot
new-seat-name = Nom à la place { $number }
new-seat-level = Niveau du robot à la place { $number }
new-seat-link = Vous recevrez un lien à envoyer.
new-seats-hint = Plusieurs personnes sur cet appareil se le passent de tour en tour.
new-edition = Édition
new-starts = Qui commence ?
new-starts-random = Tirage au sort
new-pace = Rythme des robots
new-pace-hint = Une pause avant chacune de leurs actions.
new-public = Publique
new-public-hint = Tout le monde sur ce serveur peut trouver la table et s’y asseoir.
new-watching = Spectateurs admis
new-watching-hint = Les spectateurs voient ce que voient les joueurs et ne peuvent rien faire.
new-covered = Comme à la vraie table
new-covered-hint = Jusqu’à la fin, aucun point n’est affiché, les commandes livrées restent face cachée, et il faut se souvenir de ce qu’on a vu dans les livres.
new-nobody = Sans personne sur cet appareil, vous ne ferez que regarder.
site-only-bots = Les robots jouent entre eux et vous regardez. Quand personne ne regarde, la partie s’arrête un moment.
new-invite = Ouvrir la table et inviter
new-begin = Commencer la partie
pace-0 = Sans pause
pace-300 = Vif
pace-700 = Moyen
pace-1500 = Tranquille

## Avant la partie

lobby-title = La table est prête
lobby-waiting =
    { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
lobby-full = Tout le monde est là
lobby-seats = Autour de la table
lobby-start = Commencer la partie
lobby-wait-people = On attend encore du monde…
lobby-wait-host = On attend que l’hôte commence…
lobby-host-away = L’hôte n’est pas là.
lobby-host-soon = L’hôte n’est pas là. Après { $minutes } min d’absence, quelqu’un de la table peut devenir l’hôte.
lobby-follow = Devenir l’hôte
lobby-follow-sure = Vraiment ? Vous serez l’hôte.
lobby-invite = Inviter
lobby-join-link = Lien vers une place libre
lobby-watch-link = Lien pour regarder
lobby-watch-make = Créer un lien pour regarder
lobby-join-make = Créer un lien vers une place libre
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-qr = Le lien en code QR
links-title = Liens vers cette table
links-join = Pour une place libre
links-watch = Pour regarder
links-seat = Pour la place de { $seat }
links-take-back = Retirer
links-take-back-sure = Vraiment retirer ?
links-taken = Le lien ne fonctionne plus.
links-mine = Mon lien pour un autre appareil
links-mine-of = { $seat } : lien pour un autre appareil
links-mine-hint = Qui l’ouvre joue à votre place, une seule fois et tant que vous ne le retirez pas.
lobby-options = Choix de l’hôte
lobby-yours = votre place
lobby-here = est là
lobby-free = libre
lobby-sit = S’asseoir ici
lobby-add = Ajouter une personne
lobby-stand-up = Se lever
lobby-remove = Libérer cette place
lobby-no-bot = Pas de robot
lobby-bot-for = Robot pour la place { $number }
lobby-leave = Quitter la table
lobby-close = Fermer la table
lobby-closed = Cette table est fermée
lobby-closed-text = Aucune partie n’a été jouée ici, et aucune ne le sera. Il y a toujours de la place à une autre table.

## Invitations

join-title = Une invitation pour vous
join-text = Une place vous attend dans la vallée. Aucun compte n’est nécessaire.
join-name = Comment vous appeler ?
join-sit = Prendre place
join-hint = Ce navigateur se souvient de votre place : revenez quand vous voulez.
join-dead = Ce lien ne mène nulle part

## Réglages

settings-name = Votre nom
settings-name-hint = Affiché aux tables où vous prenez place.
settings-theme = Thème
settings-auto = Système
settings-light = Clair
settings-dark = Sombre
settings-motion = Animations
settings-full = Complètes
settings-reduced = Réduites
settings-speed = Vitesse des coups des autres
settings-times = × { $speed }
speed-instant = sans délai
settings-sound = Sons
settings-notify = M’avertir quand c’est mon tour
settings-notify-no = Le navigateur ne le permet pas. Changez cela dans ses réglages pour cette page.
settings-patterns = Motifs sur les pierres et les jetons, en plus des formes
settings-coach = Me guider pendant la partie
settings-curtain = Plusieurs personnes sur cet appareil : demander de le passer
settings-kept = Tout cela reste dans ce navigateur.

## Revoir une partie

replay-title = Revoir la partie
replay-none = Rien à voir ici
replay-covered = Cette partie se joue comme à la vraie table : on pourra la revoir quand elle sera finie.
replay-log = Journal
replay-players = Joueurs
replay-points = Score
replay-proof = Preuve
replay-beginning = Le début : la vallée est pleine, les livres sont fermés.
replay-position = Moment de la partie
replay-at = Manche { $round }, étape { $n } sur { $last }
replay-move = Parcourir la partie
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-play = Lecture
replay-pause = Arrêter
replay-link = Copier le lien
replay-save = Télécharger
chart-source = Points par origine
chart-time = Points au fil du temps
chart-table = En tableau
proof-text = Avant la partie, le serveur a publié l’empreinte de son nombre secret. Ensuite, le navigateur de chaque joueur a ajouté un nombre à lui. L’ordre de toutes les pages, les pierres précieuses sur le plateau et, quand on le tire au sort, le premier joueur ne dépendent que de ces nombres : ni le serveur seul ni un joueur seul ne pouvait les choisir, et personne n’a pu les changer ensuite. Après la partie, le serveur montre son nombre.
proof-commitment = Empreinte publiée avant la partie
proof-seeds = Nombres des joueurs, place par place
proof-seed = Nombre du serveur
proof-later = Il sera montré à la fin de la partie.
proof-kept = Vérifié dans votre navigateur : le nombre correspond à l’empreinte.
proof-broken = Le nombre ne correspond pas à l’empreinte. Ne vous fiez pas à cette partie.
proof-none = aucun ; personne n’était là pour en donner un au début de la partie
proof-bot = aucun ; un robot n’en donne pas
proof-drawn = Le premier joueur a été tiré au sort avec les pages.
proof-chosen = Le premier joueur n’a pas été tiré au sort, mais fixé avant la partie.
proof-own = Votre navigateur s’en souvient : cette empreinte lui a été montrée avant qu’il ne donne votre nombre, et votre nombre figure ici.
proof-own-broken = Une autre empreinte a été montrée à votre navigateur, ou un nombre qu’il a donné manque ici. Ne vous fiez pas à cette partie.
proof-first = D’après les nombres, quelqu’un d’autre commence. Ne vous fiez pas à cette partie.
proof-how = Téléchargez la partie et vérifiez-la page par page avec votre propre programme :

### Jouer sans serveur : le jeu entier dans ce navigateur.

device-here = Sur cet appareil
device-here-text = Seul contre des robots ou à plusieurs devant un écran, sans réseau. Vos parties restent dans ce navigateur.
device-others = Avec d’autres
device-others-none = Les liens, les spectateurs et la discussion avec des personnes ailleurs demandent un serveur ; ce site n’en a pas.
device-tables = Vos parties sur cet appareil
device-tables-none = Il n’y a pas encore de partie sur cet appareil.

## Fetching and starting

device-fetching = Téléchargement du jeu pour cet appareil : { $done } sur { $total } Mo. Une seule fois.
device-starting = On prépare la table…
device-failed = Le jeu n’a pas pu démarrer sur cet appareil. Un autre navigateur, ou un plus récent, y arrivera peut-être.
device-offline = Le jeu n’est pas encore sur cet appareil et doit être téléchargé une fois. Vérifiez la connexion et réessayez.
device-wrong = Quelque chose s’est mal passé sur cet appareil. Réessayez.

## Where games are kept

device-unkept-refused = Ce navigateur ne garde rien pour cette page : ce que vous jouez sera perdu à sa fermeture. Enregistrez la partie dans un fichier pour la garder.
device-unkept-full = Ce navigateur n’a plus de place : ce que vous jouez désormais sera perdu à la fermeture de la page. Enregistrez la partie dans un fichier pour la garder.
device-understood = Compris
device-elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre.
device-take-over = Jouer ici
device-keep = Garder pour jouer hors ligne
device-keep-text = Le jeu entier, tous les niveaux et toutes les langues, même sans réseau : { $size } Mo à télécharger. Avec la première partie, environ { $memory } Mo de plus sont gardés sur cet appareil, pour un démarrage rapide.
device-kept-text = Le jeu entier est sur cet appareil : { $size } Mo. Vos parties sont gardées à part.
device-kept-advice = Les conseils d’un robot sont alors aussi calculés ici, même dans les parties avec d’autres ; le serveur n’a pas à le faire.
device-keeping = Téléchargement…
device-forget = Retirer
device-keep-none = Ce navigateur ne garde rien pour cette adresse ; il faut pour cela qu’elle soit en https.
device-keep-full = Ce navigateur n’a pas assez de place pour cela.
device-keep-private = Dans une fenêtre privée, tout disparaît à sa fermeture, vos parties aussi.

## Game files

device-open = Ouvrir un fichier de partie
device-open-text = Un fichier enregistré à n’importe quelle table (*.valdora) : pour la revoir, l’analyser et vérifier sa preuve. Vous pouvez aussi le déposer sur la page.
device-open-bad = Ce n’est pas un fichier de partie que l’on puisse revoir ; l’erreur est à la ligne { $line }.
device-drop = Déposez le fichier de partie pour l’ouvrir
device-review = L’analyser sur cet appareil
device-review-text = Cet appareil peut aussi le faire, sans le serveur ; le résultat reste ici.

## The proof

device-check = Vérifier toute la partie
device-checked = Vérifié sur cet appareil : chaque coup était permis, et chaque page est venue comme le disent les nombres.
device-check-bad = Cela ne concorde pas : l’erreur est à la ligne { $line } du fichier de partie.
device-dealt-elsewhere = Cette partie a été mélangée ailleurs ; il n’y a pas de promesse à vérifier.

## A new version

device-update = Une nouvelle version du jeu est prête. Vos parties y continuent.
device-update-now = La charger
device-update-later = Plus tard

# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = faire jouer dans le navigateur : démarrer le serveur
cli-serve-epilog = Chaque option peut aussi être une variable d’environnement (VALDORA_PORT pour --port) ou une ligne du fichier --config (port = 8484). Les options l’emportent sur les variables, les variables sur le fichier.
cli-serve-host = où écouter ; avec 0.0.0.0 tout votre réseau peut jouer
cli-serve-port = le port ; 0 en prend un libre
cli-serve-db = la base de données : sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME ; sinon valdora.db dans le dossier de données
cli-serve-data-dir = le dossier de données ; sinon celui que prévoit votre système
cli-serve-public-url = l’adresse qu’on utilise, si un proxy inverse est placé devant
cli-serve-open = ouvrir le navigateur
cli-serve-allowed-hosts = d’autres noms de ce serveur, séparés par des virgules
cli-serve-trusted-proxies = adresses ou réseaux des proxys inverses de confiance, séparés par des virgules ; aucun autre, même sur cette machine
cli-serve-bot-workers = dans combien de processus les robots réfléchissent
cli-serve-bot-seconds = combien de secondes un robot peut réfléchir
cli-serve-guest-bots = laisser choisir les robots qu’apportent d’autres paquets installés
cli-serve-open-days = fermer une table ouverte après tant de jours sans visite ; 0 : jamais
cli-serve-idle-days = fermer une partie sans pendule après tant de jours sans coup ; 0 : jamais
cli-serve-webhooks = rappeler leur tour aux gens en prévenant leurs programmes par HTTP
cli-serve-webhook-networks = réseaux privés que les webhooks peuvent atteindre, séparés par des virgules ; sinon aucun
cli-serve-mail-server = rappeler leur tour par courriel via ce serveur : smtp://NOM:MOT_DE_PASSE@HÔTE:587 ou smtps://… ; plutôt dans un fichier ou l’environnement
cli-serve-mail-from = l’expéditeur des courriels : Valdora <valdora@example.org>
cli-serve-push-contact = rappeler leur tour par notification du navigateur ; qui gère le serveur : mailto:NAME@HOST ou https://…
cli-serve-push-key = la clé des notifications, la même pour tous les processus ; sans elle, une clé est créée dans le dossier des données
cli-serve-max-connections = combien de connexions au plus
cli-serve-max-connections-per-address = combien d’entre elles depuis une adresse
cli-serve-max-tables-per-person = combien de tables ouvertes ou en cours par personne au plus
cli-serve-messages-per-second = combien de messages par seconde depuis une connexion
cli-serve-requests-per-second = combien de requêtes par seconde depuis une adresse
cli-serve-requests-per-second-in-all = combien de requêtes par seconde en tout
cli-serve-metrics-host = où écoute /metrics ; seulement cette machine, sauf indication contraire
cli-serve-metrics-port = le port de /metrics pour Prometheus ; 0 : aucun
cli-serve-log-level = le niveau de détail du journal
cli-serve-log-format = la forme du journal
cli-serve-config = un fichier TOML avec des réglages
cli-default = (par défaut : { $value })
cli-serve-ready = Valdora est prêt : { $url }
cli-serve-address = Les autres le trouvent à { $url }
cli-serve-no-browser = Aucun navigateur n’a pu être ouvert. Ouvrez vous-même cette adresse : { $url }
cli-serve-stopped = Le serveur est arrêté. Toutes les parties sont enregistrées.

settings-unknown = Le réglage « { $name } » n’existe pas ({ $file }).
settings-file = Les réglages de { $file } ne peuvent pas être lus : { $detail }
settings-value = « { $got } » n’est pas possible pour le réglage { $name }.
settings-reminders = Le courriel et les notifications demandent d’autres paquets : installez valdora[reminders].
settings-port = Le port { $port } de { $host } ne peut pas être utilisé ({ $detail }). Choisissez-en un autre avec --port.

storage-url = Une base de données du type « { $url } » n’est pas connue. Prenez sqlite:///FILE ou postgresql://…
storage-address = Cela ne désigne aucune base de données. Écrivez-la comme sqlite:////var/lib/valdora.db ou postgresql://NAME:PASSWORD@HOST:5432/DATABASE, plusieurs hôtes séparés par des virgules ; dans un mot de passe, @ s’écrit %40, : s’écrit %3A et / s’écrit %2F.
storage-driver = PostgreSQL a besoin du paquet asyncpg : pip install "valdora[postgres]"
storage-in-use = Un autre serveur utilise déjà cette base de données ({ $path }). Arrêtez-le d’abord ou indiquez-en une autre avec --db.
storage-unusable = La base de données est inutilisable ({ $path }) : { $detail }
storage-newer = La base de données est en version { $version }, ce programme connaît la version { $known }. Mettez le programme à jour.
storage-older = La base de données est en version { $version }, plus ancienne. Démarrez une fois le serveur pour la mettre à jour.
storage-missing = La base de données { $path } n’existe pas encore. « valdora serve » la crée.
storage-no-game = La base de données n’a pas de table { $table }.
storage-linked = Le fichier de base de données { $path } a un second nom (un lien physique). Deux serveurs pourraient l’utiliser à la fois et l’abîmer. Supprimez l’autre nom ou indiquez une copie avec --db.

start-failed = Le serveur n’a pas pu démarrer : { $detail }. « valdora doctor » en cherche la cause ; --log-level debug montre où cela s’est produit.

backup-unreadable = { $path } n’est pas une sauvegarde : { $detail }
backup-truncated = { $path } est incomplet. Prenez une autre sauvegarde.
backup-version = Cette sauvegarde a été faite par la version { $version } du programme, sous une forme inconnue ici.
backup-game = La table { $table } est remise en place, mais cette version ne peut pas la jouer : { $detail }
backup-left-out = La table { $table } ne peut pas être lue et n’y est pas : { $detail }
backup-unwritable = { $path } ne peut pas être écrit : { $detail }
cli-backup-help = écrire toutes les parties dans un fichier
cli-backup-file = le fichier ; il contient les graines des parties en cours, gardez-le pour vous
cli-backup-done =
    { $games ->
        [one] { $games } partie est
       *[other] { $games } parties sont
    } dans { $file }. Le fichier contient les graines des parties en cours : gardez-le pour vous.
cli-export-help = écrire des parties sous forme de fichiers
cli-export-folder = où les mettre
cli-export-table = seulement la partie de cette table
cli-export-none = Il n’y a pas de partie pour la table { $table }.
cli-export-done =
    { $games ->
        [one] { $games } fichier de partie écrit
       *[other] { $games } fichiers de partie écrits
    } dans { $folder }.
cli-import-help = remettre les parties d’une sauvegarde dans la base de données
cli-import-file = un fichier fait par « valdora backup »
cli-import-done =
    { $games ->
        [one] { $games } partie remise
       *[other] { $games } parties remises
    } ; { $known } déjà là et laissées telles quelles.

cli-doctor-help = voir si tout est prêt pour le serveur
cli-doctor-address = ADRESSE
cli-doctor-tell = envoyer aussi un rappel d’essai à cette adresse de courriel ou à ce webhook
cli-doctor-fine = Tout va bien.
cli-doctor-wrong = Quelque chose ne va pas ; voir ci-dessus.
doctor-db-new = Base de données : pas encore ; elle est créée au démarrage du serveur ({ $path }).
doctor-db-fine =
    Base de données : { $games ->
        [one] { $games } partie lisible
       *[other] { $games } parties, toutes lisibles
    }.
doctor-db-game = Base de données : la table { $table } ne peut pas être lue ({ $detail }). Faites une sauvegarde et signalez-le.
doctor-disk-fine = Disque : { $megabytes } Mo libres ({ $path }).
doctor-disk-full = Disque : seulement { $megabytes } Mo libres ({ $path }). Faites de la place ou indiquez un autre dossier avec --data-dir.
doctor-web-fine = Pages web : présentes.
doctor-web-missing = Pages web : absentes. Générez-les avec « python hatch_build.py » dans le dossier du projet ou réinstallez le paquet.
doctor-port-free = Port : { $port } de { $host } est libre.
doctor-port-ours = Port : un serveur Valdora tourne sur { $port } de { $host } et répond.
doctor-port-taken = Port : { $port } de { $host } est pris par un autre programme. Choisissez-en un autre avec --port.
doctor-mail-fine = Courriel : le serveur nous accepte.
doctor-mail-wrong = Courriel : le serveur est inutilisable ({ $detail }). Vérifiez mail-server.
doctor-push-fine = Notifications : la clé signe.
doctor-push-wrong = Notifications : la clé est inutilisable ({ $detail }). Vérifiez push-key ou supprimez push-key.pem.
doctor-webhook-fine = Webhooks : peuvent servir. --tell ADRESSE en essaie un.
doctor-tell-fine = Le rappel d’essai a été accepté.
doctor-tell-wrong = Le rappel d’essai n’a pas été accepté ({ $detail }). Vérifiez l’adresse.
doctor-tell-off = Aucun rappel d’essai n’a été envoyé : ce genre de rappel n’est pas configuré. Voyez mail-server et webhooks dans les réglages.
doctor-tell-forbidden = Aucun rappel d’essai n’a été envoyé : ce n’est pas une adresse du monde extérieur. Pour une adresse de votre réseau, voyez webhook-networks dans les réglages.

## valdora site

cli-site-help = écrire le jeu en simples fichiers pour n’importe quel hébergeur, à jouer sans serveur
cli-site-out = où les mettre : un dossier nouveau ou vide
cli-site-not-empty = { $folder } n’est pas vide ; indiquez un nouveau dossier.
cli-site-unbuilt = Le client pour navigateur n’est pas construit ; { $command } s’en charge.
cli-site-done = { $folder } contient le jeu entier : { $files } fichiers, { $size } Mo. Mettez-les chez n’importe quel hébergeur.

### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
reason-name-blank = Rien de ce nom n’est visible. Choisissez-en un avec des lettres, des chiffres ou des signes.
reason-name-unseen = Ce nom contient des signes invisibles, ou trop de signes sur une lettre. Tapez-le de nouveau sans eux.
reason-name-mixed = Un mot de ce nom mêle des lettres semblables de plusieurs écritures. Écrivez chaque mot dans une seule écriture.
reason-too-long = C’est trop long.
reason-too-fast = C’était trop rapide. Attendez un instant.
reason-too-many-connections = Trop de connexions viennent de votre adresse. Fermez les autres fenêtres du jeu.
reason-wrong-origin = Cela venait d’une autre page. Ouvrez le jeu dans sa propre fenêtre.
reason-unknown-host = Le serveur ne répond pas au nom { $host }. L’hôte peut l’autoriser avec --allowed-hosts.
reason-no-access = Cette table est privée. Demandez un lien à quelqu’un qui y est assis.
reason-not-host = Seul l’hôte de la table peut faire cela.
reason-not-seated = Vous n’avez pas de place à cette table.
reason-not-your-seat = Ce n’est pas votre place.
reason-not-your-turn = Ce n’est pas votre tour.
reason-watching-off = Cette table n’accepte pas de spectateurs.
reason-no-table = Cette table n’existe pas.
reason-no-link = Ce lien n’est pas valable ou ne l’est plus. Demandez-en un autre.
reason-no-edition = L’édition { $edition } n’existe pas.
reason-no-position = La partie n’a pas cette position.
reason-no-page = Cette page n’existe pas.
pages-missing = Le serveur tourne, mais ses pages n’ont pas été générées.
pages-missing-how = Générez-les avec « { $command } » dans le dossier du projet et rechargez cette page. Dans le terminal, on peut jouer sans elles : { $play }
reason-unknown-bot = Le robot { $bot } n’existe pas.
reason-unknown-edition = L’édition { $edition } n’existe pas.
reason-player-count =
    Cette édition est pour { $low ->
        [2] { $high ->
            [2] 2 joueurs
           *[other] { $low } à { $high } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }, et non pour { $got }.
reason-no-such-seat = Cette place n’existe pas.
reason-seat-taken = Cette place est prise.
reason-no-free-seat = Toutes les places sont prises.
reason-seats-free =
    { $free ->
        [one] Une place est encore libre. Donnez-la à un robot ou attendez quelqu’un.
       *[other] { $free } places sont encore libres. Donnez-les à des robots ou attendez du monde.
    }
reason-already-started = La partie a déjà commencé.
reason-not-running = La partie n’est pas en cours.
reason-not-finished = La partie n’est pas encore finie.
reason-table-closed = La table est fermée.
reason-table-outdated = Cette partie a été jouée avec d’autres chiffres de { $edition } que ceux d’aujourd’hui.
reason-table-newer = Une version plus récente de Valdora a enregistré cette partie ; ce serveur ne peut pas la lire.
reason-table-unreadable = Cette table ne peut plus être lue. Toutes les autres vont bien ; la personne qui gère le serveur peut regarder pourquoi.
reason-seat-resigned = La personne assise ici a abandonné ; un robot joue jusqu’à la fin.
reason-bot-already = Un robot joue déjà ici.
reason-not-away = Cette personne est à la table.
reason-not-away-long = Pas encore : un robot pourra continuer dans { $seconds } s.
reason-host-here = L’hôte est à la table.
reason-host-just-left = Pas encore : vous pourrez devenir l’hôte dans { $seconds } s.
reason-person-already = Vous jouez déjà vous-même.
reason-not-abandoned =
    Seul l’hôte peut fermer la table, ou quiconque y est assis si rien ne s’y est passé depuis { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }.
reason-too-many-links =
    Il y a déjà { $limit ->
        [one] un lien
       *[other] { $limit } liens
    } vers cette table.
reason-too-many-rows = Il s’est passé tant de choses à cette table qu’elle n’accepte plus ni messages ni changements.
reason-too-many-plies = Cette partie est devenue trop longue pour continuer. Fermez la table.
reason-too-many-tables =
    Vous avez { $limit ->
        [one] { $limit } table ouverte ou en cours
       *[other] { $limit } tables ouvertes ou en cours
    }. Terminez-en ou fermez-en d’abord.
reason-too-many-undos = Vous avez déjà beaucoup annulé pendant ce tour. Continuez à partir d’ici.
reason-unknown-code = Cette action n’existe pas.
reason-stale = La partie a continué entre-temps. Regardez à nouveau.
reason-nothing-to-undo = Cela ne peut pas être annulé.
reason-no-hint = Pas de conseil pour l’instant.
reason-server-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
reason-storage-failed = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessayez.
reason-server-error = Quelque chose s’est mal passé sur le serveur. Réessayez.
reason-bad-address = Cette adresse ne peut pas servir. Elle doit être complète et mener à Internet.
reason-no-channel = Ce lien ne fait plus rien : l’adresse est déjà oubliée.
reason-reminders-off = Ce serveur n’envoie pas de rappels de cette façon.
reason-channel-waits = Cette boîte aux lettres a déjà reçu la question. Regardez-y, ou réessayez demain.
reason-too-many-channels =
    Il y a déjà { $limit ->
        [one] une adresse
       *[other] { $limit } adresses
    }. Retirez-en une d’abord.
reason-no-device-link = Ce lien ne vaut plus : il vaut une fois, pendant un quart d’heure. Faites-en un autre.
reason-no-words = Ce ne sont les mots de personne ici. Vérifiez les douze.
reason-same-device = Vos places sont déjà sur cet appareil. Ouvrez le lien sur l’autre.

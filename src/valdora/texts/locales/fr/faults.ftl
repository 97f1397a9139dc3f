# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = ce fichier n’existe pas
record-fault-file-not-regular = c’est un dossier ou un périphérique ; indiquez un fichier de partie
record-fault-file-unreadable = le fichier ne peut pas être lu ({ $detail })
record-fault-file-too-large = le fichier dépasse { $limit } octets
record-fault-line-too-long = la ligne dépasse { $limit } octets
record-fault-too-many-plies = la partie dépasse { $limit } coups
record-fault-not-text = la ligne n’est pas du texte UTF-8
record-fault-carriage-return = la ligne se termine par un retour chariot ; enregistrez le fichier avec de simples sauts de ligne (LF, pas CRLF)
record-fault-bad-json = la ligne n’est pas un objet JSON ({ $detail })
record-fault-too-deep = le JSON est imbriqué sur plus de { $limit } niveaux
record-fault-key-missing = il manque « { $key } »
record-fault-key-unknown = « { $key } » n’a pas de sens ici
record-fault-wrong-value = « { $key } » doit être { $expected } et non { $got }
record-fault-unknown-version = c’est la version { $got } du fichier de partie ; la version connue est { $known }
record-fault-rules-version = la partie a été jouée avec la version { $got } des règles ; la version connue est { $known }
record-fault-edition-unknown = il n’y a pas d’édition « { $got } » ; indiquez son fichier avec --edition
record-fault-edition-changed = la partie a été jouée avec d’autres chiffres que ceux de l’édition { $edition } : son empreinte est { $got } et non { $known }
record-fault-edition-other = la partie a été jouée avec l’édition { $edition }, pas avec { $got }
record-fault-bad-setup = la partie ne peut pas être mise en place ainsi ({ $detail })
record-fault-broken-commitment = la graine ne correspond pas à l’engagement { $commitment }
record-fault-seed-missing = la partie est terminée, mais sa graine scellée n’est pas montrée
record-fault-first-not-drawn = selon la graine, quelqu’un d’autre commence
record-fault-layout-not-dealt = les pierres précieuses ne sont pas placées comme le veut la graine
record-fault-rival-not-dealt = la rangée du rival n’est pas celle que veut la graine
record-fault-page-not-dealt = la graine donne « { $expected } » et non « { $do } »
record-fault-numbering = le coup { $expected } est attendu, et non { $got }
record-fault-unknown-notation = « { $do } » n’est pas une action de cette édition
record-fault-wrong-seat = la place { $expected } est attendue, et non { $got }
record-fault-after-end = la partie est terminée ; on ne peut plus rien jouer, donc pas non plus « { $do } »
record-fault-illegal-action = « { $do } » n’est pas permis : { $reason } ({ $rule })
record-fault-truncated = le fichier s’arrête sans résultat
record-fault-not-over = il y a un résultat, mais la partie n’est pas terminée
record-fault-over = la partie est terminée, mais son résultat est « unfinished »
record-fault-wrong-result = « { $key } » doit être { $expected } et non { $got }
record-fault-after-result = il y a encore quelque chose après le résultat

## Editions: the file

edition-fault-edition-unknown = il n’y a pas d’édition de ce nom ; connues : { $known } ; ou indiquez un fichier .toml
edition-fault-file-missing = ce fichier n’existe pas
edition-fault-file-not-regular = c’est un dossier ou un périphérique ; indiquez le fichier .toml de l’édition
edition-fault-file-unreadable = le fichier ne peut pas être lu ({ $detail })
edition-fault-file-too-large = le fichier dépasse { $limit } octets ; une édition en demande quelques milliers
edition-fault-file-line-too-long = la ligne { $line } dépasse { $limit } caractères ; coupez-la
edition-fault-file-not-text = le fichier n’est pas du texte UTF-8 (octet { $offset }) ; enregistrez-le en UTF-8
edition-fault-file-syntax = le fichier n’est pas du TOML valide ({ $detail })
edition-fault-file-too-deep = les tables ou les listes sont trop imbriquées ; une édition demande trois niveaux

## Editions: single keys

edition-fault-unknown-key = cette clé n’a pas de sens ici ; connues : { $known }
edition-fault-key-missing = cela manque ; une valeur de type « { $expected } » est attendue
edition-fault-wrong-type = une valeur de type « { $expected } » est attendue, et non « { $got } »
edition-fault-out-of-range = { $got } est hors limites ; il faut de { $low } à { $high }
edition-fault-wrong-length = la liste compte { $got } éléments ; il en faut de { $low } à { $high }
edition-fault-unknown-name = « { $got } » n’est pas connu ici ; il faut l’un de { $known }
edition-fault-name-doubled = « { $name } » figure deux fois ; nommez-le une fois
edition-fault-bad-id = « { $got } » ne peut pas être un nom ; au plus { $limit } lettres ASCII, chiffres et traits d’union, une lettre d’abord
edition-fault-bad-edition-id = « { $got } » ne peut pas désigner une édition ; au plus { $limit } minuscules, chiffres, traits d’union et points
edition-fault-bad-title = une ligne de 1 à { $limit } caractères est attendue
edition-fault-too-many = { $got } éléments, c’est trop ; la limite est { $limit }
edition-fault-source-missing = la source manque ; écrivez source = "printed", "found" ou "reconstructed" dans cette table ou au-dessus
edition-fault-drop-unknown = « { $name } » n’est pas dans l’édition que ce fichier étend
edition-fault-id-taken = une édition publiée s’appelle « { $id } » et a d’autres chiffres ; choisissez un autre nom

## Editions: players and coins

edition-fault-players-order = au moins { $min } et au plus { $max } joueurs, c’est impossible ; mettez le plus petit nombre dans min
edition-fault-rival-players = le rival joue avec exactement 2 joueurs, et 2 joueurs seulement avec le rival (S1, X1) ; ici, de { $min } à { $max }
edition-fault-coins-too-few = { $players } bourses de { $purse } demandent { $expected } pièces, il y en a { $got } (S3)
edition-fault-purse-too-small = le dernier de { $players } joueurs commence avec { $players } pièces, la bourse en contient { $got } (S3)
edition-fault-price-above-purse = un prix de { $got } ne peut jamais être payé avec une bourse de { $purse }

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = il y a { $got } pierres précieuses ; { $roads } cases de route avec { $stones } chacune en demandent { $expected } (S5)
edition-fault-catalogue-total = le total des cartes est { $got } ; un catalogue en a { $expected } (S6)
edition-fault-book-total = le total des cartes est { $got } ; un carnet de commandes en a { $expected } (S7)
edition-fault-tiles-total = le total des jetons est { $got } ; il y a { $expected } artisans (S9)
edition-fault-bonus-total = { $got } jetons bonus ; il y en a { $expected } (S10)
edition-fault-tool-colour-missing = aucun outil ne charge « { $gemstone } » ; chacun des quatre outils charge sa propre pierre (S6)
edition-fault-wants-one = un prince veut des pièces ou des pierres ; donnez exactement l’un des deux (S7)
edition-fault-gemstones-wanted = le prince « { $crest } » veut { $expected } pierres par carte, ici { $got } (S7)
edition-fault-commissions-too-few = les deux carnets ont ensemble { $got } commandes « { $crest } » ; il en faut plus que les { $tiles } artisans
edition-fault-crest-missing = il manque « { $crest } » ; nommez chacun des sept blasons une fois
edition-fault-removed-too-many = { $got } jetons retirés sur { $tiles } : il ne reste aucun artisan (S9)
edition-fault-workshop-unreachable = l’atelier demande { $got } artisans, à trois joueurs il y en a { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = il y a { $got } cases de type « { $kind } » ; il en faut { $expected } (S4)
edition-fault-house-count = { $got } palais ont le blason « { $crest } » ; il en faut un (S4)
edition-fault-city-purpose = une cité a un livre ou des bateaux ; donnez exactement l’un des deux (S4)
edition-fault-not-for-kind = une case de type « { $kind } » n’a pas de « { $name } » ; supprimez-le
edition-fault-needed-for-kind = une case de type « { $kind } » a besoin de « { $name } »
edition-fault-unknown-space = il n’y a pas de case « { $space } »
edition-fault-space-unreachable = aucune route ne mène de « { $start } » à « { $space } »
edition-fault-too-close = la distance à « { $other } » est de { $got } ; gardez au moins { $expected }

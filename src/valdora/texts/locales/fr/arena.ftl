# Matchs entre robots : `valdora arena`. Les mots en capitales (FILE, N) et les noms d’options ne se traduisent pas.

cli-arena-help = mesurer un robot : chaque donne avec lui à chaque place, contre d’autres au choix
arena-seats-help = les robots, un par place ; le premier est celui qu’on mesure. Connus : { $known }
arena-deals-help = nombre de donnes ; chacune est jouée une fois par place (par défaut : 50)
arena-seed-help = la graine : la même donne les mêmes parties (par défaut : 1)
arena-budget-help = le temps de réflexion des robots : comme en match ou comme quand on les attend (par défaut : match)
arena-jobs-help = nombre de parties à la fois (par défaut : une par processeur)
arena-resume-help = garder les parties finies dans ce fichier ; s’il existe déjà, reprendre à partir de lui

arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, dont inachevées : { $unfinished }.
arena-rounds = Manches dans une partie terminée : { $rounds } (médiane)
arena-candidate = { $name } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des victoires, intervalle à 95 % de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. Une part équitable est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = à la place { $seat } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des victoires pour chacun, points en moyenne : { $points }, temps processeur par tour : { $ms } ms (95e centile)

arena-file-foreign = { $file } ne contient pas de résultats de cette commande. Indiquez-en un autre avec --resume.
arena-file-other = { $file } a été commencé avec { $setting } = { $theirs }, maintenant c’est { $ours }. Donnez les mêmes réglages ou indiquez un autre fichier avec --resume.
arena-file-damaged = { $file }, ligne { $line } : ce n’est pas un résultat de cette commande. Supprimez la ligne ou indiquez un autre fichier avec --resume.
arena-file-unusable = { $file } est inutilisable ({ $detail }). Indiquez un autre fichier avec --resume.
arena-process-lost = Le travail s’est arrêté à cause d’une erreur : { $detail }

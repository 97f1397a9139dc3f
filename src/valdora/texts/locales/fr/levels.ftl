### Les robots contre qui jouer : noms, portrait de chacun, et ce qui est dit pendant qu’ils se préparent.

## Noms

level-beginner = débutant
level-casual = occasionnel
level-steady = régulier
level-strong = fort
level-expert = expert
level-greedy = avide
level-random = au hasard
levels-title = robots, du plus faible au plus fort ; les deux derniers sont là pour comparer :
levels-comparison = pour comparer
levels-guests = invités

## Portraits : une ligne de 90 caractères au plus, sa façon de jouer

portrait-beginner = Ne pense qu’à ce tour, prend ce qui est à portée et oublie les pages une fois tournées.
portrait-casual = Prévoit jusqu’à sa prochaine livraison et voit ce qui est ouvert sur la table.
portrait-steady = Prévoit quelques tours d’avance, surveille sa bourse et ses outils.
portrait-strong = Prévoit plusieurs livraisons et garde un œil sur les ateliers et les piles.
portrait-expert = Voit le plus loin et pèse les chances de chacun ; c’est de lui que viennent les conseils.
portrait-greedy = L’étalon : compte selon des règles fixes et joue le tour qu’il estime le plus.
portrait-random = Fait n’importe quoi de permis : pour découvrir le plateau.
portrait-guest = Un invité : il vient d’ailleurs, et sa force n’a pas été mesurée ici.

## Comment s’appellent les robots, selon la couleur de leurs pièces : choses de la vallée, comme des noms, sans article

bot-teal = Libellule
bot-coral = Coquelicot
bot-slate = Galet
bot-plum = Chardon
bot-olive = Thym
bot-with-level = { $name } ({ $level })

## Leur force, mesurée. $fair est la part si tous étaient égaux

measured-wins = Gagne { $share } de ses parties contre trois robots de niveau « { $other } » ; { $fair } serait l’égalité.
measured-beaten = Un robot de niveau « { $other } » gagne { $share } de ses parties contre trois de ceux-ci ; { $fair } serait l’égalité.

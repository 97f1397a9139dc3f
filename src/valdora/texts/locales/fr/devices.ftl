### Emporter ses places sur un autre appareil.

devices-title = Un autre appareil
devices-hint = Vos places appartiennent à ce navigateur. Emportez-les toutes dans un autre.
devices-keep = Cet appareil
devices-keep-yes = les garde aussi
devices-keep-no = les cède
devices-link = Afficher un lien et un code QR
devices-link-label = Ouvrez ceci sur l’autre appareil. Valable une fois, pendant un quart d’heure.
devices-words = Afficher douze mots
devices-words-label = Notez-les et gardez-les pour vous : qui les a, a vos places. Les précédents ne valent plus.
devices-enter = J’ai douze mots
devices-enter-words = Douze mots, dans n’importe laquelle de nos langues
devices-enter-others = Tous les autres appareils perdent les places
devices-take = Prendre les places ici
devices-take-hint = Ce que ce navigateur avait jusqu’ici, il ne le trouvera plus ensuite.
devices-done = Vos places sont maintenant ici.
device-words =
    abeille agneau aile ancre arbre arc argent armoire automne avion bague balai baleine banc barbe bateau berger
    bijou bois bol botte bouche bouton branche bras brume cadeau cage canard carte casque cerise chaise champ
    chapeau chat cheval chien clef cloche colline corde coq couronne couteau cuivre danse dent dragon drapeau eau
    encre enfant escalier fenêtre ferme feu feuille ficelle fille flamme fleur foin fontaine forge forêt fraise
    fromage fruit gant gardien genou girafe gland grange grenier herbe hibou hiver horloge huile jardin jouet jupe
    laine lampe lapin lettre lion livre loup lune maison manteau marché marteau matin miel moulin mouton navire
    neige nid nuage oie oiseau olive ombre orange orge oreille ours pain panier papier pêche peigne phare pierre
    plume poire poisson pomme pont porte poule prune roue

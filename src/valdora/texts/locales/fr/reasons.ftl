### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = Cette action n’existe pas dans ce jeu : { $notation }
reason-game-over = La partie est terminée.
reason-reveal-first = Il faut d’abord révéler la page suivante du livre de la cité { $book }.
reason-already-moved = Vous avez déjà déplacé votre pion ce tour-ci.
reason-can-move = Vous pouvez payer une destination : vous devez vous déplacer.
reason-move-first = Vous devez d’abord déplacer votre pion.
reason-nothing-to-reveal = Il n’y a pas de page à révéler maintenant dans le livre de la cité { $book }.
reason-other-book = La page à révéler maintenant est dans le livre de la cité { $book }.
reason-card-not-unseen = Cette carte n’est plus parmi les pages inconnues du livre de la cité { $book } : { $card }.
reason-start-space = Votre pion ne peut pas s’arrêter là d’où il est parti, { $space_at }.
reason-too-far = Vous ne pouvez pas aller { $space_to } en un tour, même avec des provisions.
reason-needs-provisions = Pour aller { $space_to }, il faut traverser une cité, et donc avoir des provisions.
reason-encounter-unpaid = Les rencontres { $space_at } coûtent { needs-coins }, mais vous avez { has-coins }.
reason-no-book-here = Il n’y a pas de livre { $space_at }.
reason-no-commission-book-here = Il n’y a pas de carnet de commandes { $space_at }.
reason-nothing-to-load-here = On ne peut rien charger { $space_at }.
reason-no-house-here = On ne peut rien livrer { $space_at }.
reason-no-mine-here = Il n’y a pas d’argent à prendre { $space_at }.
reason-no-city-here = Vous ne pouvez pas faire de provisions { $space_at }.
reason-one-action =
    Une seule action par tour, et vous avez déjà { $done ->
        [book] utilisé le livre
        [load] chargé
       *[deliver] livré
    }.
reason-side-empty = Le côté { side } du livre de la cité { $book } est vide.
reason-page-unpaid = Une page de plus coûte { needs-coins }, mais vous avez { has-coins }.
reason-pay-with-coins = Une commande ne se paie pas en or : elle coûte { needs-coins }.
reason-commission-unpaid = Une commande coûte { needs-coins }, mais vous avez { has-coins }.
reason-hand-full = Vous ne pouvez pas avoir plus de { limit-open }. Rendez-en d’abord une.
reason-pay-with-gold = L’équipement se paie en or. Indiquez où vous le prenez.
reason-already-owned = Vous avez déjà { slot.a }, et un seul exemplaire est permis.
reason-slot-not-owned = Vous n’avez pas { slot.de }.
reason-slot-without-gold = Il n’y a pas d’or à prendre : { slot.your } n’en porte pas.
reason-not-open = Ce n’est pas une de vos commandes à livrer : { $commission }.
reason-hand-not-full = Vous ne pouvez rendre une commande que si vous avez { limit-open } ; vous en avez { $has }.
reason-return-unpaid = Vous ne pouvez rendre une commande que si vous pouvez en payer une autre : il faut { needs-coins }, vous avez { has-coins }.
reason-book-empty = Le livre de la cité { $book } est vide : rendre une commande ne servirait à rien.
reason-already-loaded = Vous avez déjà chargé { slot.your } ce tour-ci.
reason-slot-full = Il n’y a plus de place : { slot.your } porte déjà { gemstone.a }.
reason-same-colour = Il faut une autre couleur : { slot.your } porte déjà { gemstone.a }.
reason-not-lying-here = Il n’y a pas { gemstone.de } { $space_at }.
reason-ships-used =
    { $ships ->
        [one] Le seul bateau du port a déjà servi ce tour-ci.
       *[other] Les { $ships } bateaux du port ont déjà servi ce tour-ci.
    }
reason-not-in-discard = Il n’y a pas { gemstone.de } dans le champ.
reason-load-unpaid = Charger { slot.your } coûte { needs-coins }, mais vous avez { has-coins }.
reason-other-crest = Cette commande est attendue au palais { crest }, pas ici.
reason-gemstones-missing = Ce ne sont pas les pierres précieuses demandées : { $commission }.
reason-delivery-unpaid = Le prince demande { needs-coins }, mais vous avez { has-coins }.
reason-purse-full = Votre bourse est pleine : vous avez { has-coins }.
reason-has-provisions = Vous avez déjà des provisions.

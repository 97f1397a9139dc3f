### Les rappels : ce qui est envoyé aux personnes attendues.

remind-title =
    { $kind ->
        [begin] C’est votre tour à Valdora
       *[left] Plus que { $left } pour votre tour à Valdora
    }
remind-table = À la table : { $names }.
remind-waiting =
    { $names } { $count ->
        [one] vous attend
       *[other] vous attendent
    }.
remind-left = Il vous reste { $left }. Ensuite, un robot joue à votre place jusqu’à votre retour.
remind-news = Depuis votre dernier tour :
remind-open = Aller à la table
remind-off-table = Plus de rappels de cette table
remind-off-all = Plus aucun rappel
remind-confirm-title = Des rappels de Valdora ?
remind-confirm-text = Quelqu’un, sans doute vous, souhaite être averti ici quand c’est son tour à Valdora. Si ce n’était pas vous, ne faites rien : vous ne recevrez plus rien.
remind-confirm-open = Oui, me le rappeler
remind-trial-title = Rappels de Valdora
remind-trial-text = Ceci est un essai : les rappels vous parviennent ici.
remind-trial-open = Vers Valdora

## La page

reminders-title = Rappels
reminders-hint = Quand c’est votre tour et que vous n’êtes pas à la table, vous êtes averti : aussitôt, et dans les parties sur plusieurs jours encore quand il reste la moitié, le quart et le vingtième de votre temps.
reminders-none = Ce serveur n’envoie pas de rappels. Qui le gère peut les mettre en place.
reminders-push = Dans ce navigateur
reminders-push-add = Me le rappeler ici
reminders-push-no = Le navigateur ne le permet pas.
reminders-mail = Par courriel
reminders-mail-address = Adresse électronique
reminders-webhook = Par un programme
reminders-webhook-url = Son adresse
reminders-webhook-shape = Sous la forme de
reminders-shape-plain = simple JSON
reminders-add = Ajouter
reminders-channels = Où vous recevez les rappels
reminders-remove = Retirer
reminders-unconfirmed = attend votre réponse au courriel
reminders-inactive = désactivé
reminders-quiet = Heures calmes
reminders-quiet-on = Pas la nuit
reminders-quiet-from = De
reminders-quiet-to = À
reminders-muted = Tables dont vous n’entendez rien
reminders-unmute = Me le rappeler de nouveau
reminders-mute = Pas de rappels de cette table
reminders-saved = Enregistré.
reminders-off-done = Vous ne recevrez plus de rappels.
reminders-off-table-done = Vous ne recevrez plus de rappels de cette table.
reminders-on-done = Vous recevrez les rappels.
reminders-on-again = Les réactiver

### Les pendules, les jours de congé, et ce que fait le temps à une table.

## Choisir une pendule

clock-title = Pendule
clock-hint = Quand le temps de quelqu’un est écoulé, un robot joue à sa place jusqu’à son retour. Personne ne perd sa place.
clock-none = Aucune
clock-live-group = D’une seule traite
clock-live = { $minutes } min chacun, { $seconds } s de plus par tour
clock-slow-group = Sur plusieurs jours
clock-slow-hours = { $hours } heures par tour
clock-slow-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
clock-bot = Joue quand le temps est écoulé
clock-holidays = Jours de congé par personne
clock-holidays-count =
    { $days ->
        [0] aucun
        [one] { $days } jour
       *[other] { $days } jours
    }

## Ce qui reste

clock-left = Temps restant
clock-left-of = { $seat } : reste { $time }
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-off = en congé
stand-in-time = Votre temps était écoulé. Un robot joue jusqu’à votre retour.
seat-time = temps écoulé ; un robot joue à sa place

## Jours de congé

holiday-title = Jours de congé
holiday-left =
    { $days ->
        [0] Il ne vous reste aucun jour de congé.
        [one] Votre pendule peut s’arrêter { $days } jour.
       *[other] Votre pendule peut s’arrêter { $days } jours.
    }
holiday-days = Jours
holiday-take = Les prendre maintenant
holiday-until = Votre pendule est arrêtée jusqu’au { $date }.
holiday-end = Déjà de retour

## Le journal

log-seat-time = { $seat } n’a plus de temps ; un robot joue jusqu’à son retour.
log-seat-holiday = { $seat } prend des jours de congé ; sa pendule s’arrête.
log-seat-holiday-over = { $seat } revient de congé.

## Refus

reason-on-the-clock = Cette partie dure plusieurs jours. Un robot ne joue que quand le temps de quelqu’un est écoulé.
reason-no-clock = Cette partie se joue sans pendule.
reason-no-holidays =
    { $days ->
        [0] Il ne vous reste aucun jour de congé dans cette partie.
        [one] Il ne vous reste que { $days } jour de congé dans cette partie.
       *[other] Il ne vous reste que { $days } jours de congé dans cette partie.
    }

## Demander à tous

consent-title = Demander à tous
consent-undo = Reprendre mon dernier tour
consent-pause = Mettre la partie en pause
consent-end = Finir sans résultat
consent-bot = Un robot ici pour de bon
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } voudrait reprendre { $count } étape.
               *[other] { $seat } voudrait reprendre { $count } étapes.
            }
        [pause] { $seat } voudrait faire une pause.
        [end] { $seat } voudrait finir la partie sans résultat.
       *[bot] { $seat } voudrait qu’un robot joue désormais pour { $of }.
    } Il faut l’accord de tous.
consent-waits = On attend : { $seats }
consent-yes = D’accord
consent-no = Non
consent-withdraw = Finalement non
paused-text = La partie est en pause. Aucune pendule ne tourne.
paused-resume = Reprendre
book-remembered = Vue avant la reprise ; la prochaine page : { $what }
log-seat-replaced = Tous sont d’accord : un robot joue désormais pour { $seat }.
log-seat-paused = Tous acceptent la pause que demande { $seat }.
log-seat-resumed = { $seat } fait reprendre la partie.
reason-proposal-stands = Quelqu’un demande déjà quelque chose. Répondez-y d’abord.
reason-no-proposal = Ce n’est plus demandé : la partie a continué, ou c’était trop long.
reason-paused = La partie est en pause.
reason-not-paused = La partie n’est pas en pause.

## Old things end

closing-soon = Cette table sera fermée le { $date } s’il ne s’y passe rien. Une partie commencée peut être gardée en fichier.
closing-keep = Garder la partie en fichier

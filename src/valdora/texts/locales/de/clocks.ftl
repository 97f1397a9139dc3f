### Uhren, freie Tage, und was die Zeit an einem Tisch tut.

## Eine Uhr wählen

clock-title = Uhr
clock-hint = Wenn jemandes Zeit um ist, spielt ein Bot für ihn, bis er zurück ist. Niemand verliert seinen Platz.
clock-none = Keine
clock-live-group = In einem Zug gespielt
clock-live = { $minutes } min für jeden, { $seconds } s mehr pro Zug
clock-slow-group = Über Tage gespielt
clock-slow-hours = { $hours } Stunden für jeden Zug
clock-slow-days =
    { $days ->
        [one] { $days } Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
clock-bot = Spielt, wenn die Zeit um ist
clock-holidays = Freie Tage für jede Person
clock-holidays-count =
    { $days ->
        [0] keine
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Was noch bleibt

clock-left = Restzeit
clock-left-of = { $seat }: noch { $time }
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-off = im Urlaub
stand-in-time = Deine Zeit war um. Ein Bot spielt, bis du zurück bist.
seat-time = Zeit war um; ein Bot spielt weiter

## Freie Tage

holiday-title = Freie Tage
holiday-left =
    { $days ->
        [0] Du hast keine freien Tage mehr.
        [one] Deine Uhr kann { $days } Tag lang stillstehen.
       *[other] Deine Uhr kann { $days } Tage lang stillstehen.
    }
holiday-days = Tage
holiday-take = Jetzt nehmen
holiday-until = Deine Uhr steht bis { $date } still.
holiday-end = Schon zurück

## Das Protokoll

log-seat-time = { $seat } hat keine Zeit mehr; bis zur Rückkehr spielt ein Bot.
log-seat-holiday = { $seat } nimmt sich frei; die Uhr steht so lange still.
log-seat-holiday-over = { $seat } ist aus dem Urlaub zurück.

## Ablehnungen

reason-on-the-clock = Dieses Spiel geht über Tage. Ein Bot spielt nur, wenn jemandes Zeit um ist.
reason-no-clock = Dieses Spiel wird ohne Uhr gespielt.
reason-no-holidays =
    { $days ->
        [0] Du hast in diesem Spiel keine freien Tage mehr.
        [one] Du hast in diesem Spiel nur noch { $days } freien Tag.
       *[other] Du hast in diesem Spiel nur noch { $days } freie Tage.
    }

## Alle fragen

consent-title = Alle fragen
consent-undo = Meinen letzten Zug zurücknehmen
consent-pause = Das Spiel anhalten
consent-end = Ohne Ergebnis beenden
consent-bot = Hier für immer ein Bot
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } möchte { $count } Schritt zurücknehmen.
               *[other] { $seat } möchte { $count } Schritte zurücknehmen.
            }
        [pause] { $seat } möchte eine Pause.
        [end] { $seat } möchte das Spiel ohne Ergebnis beenden.
       *[bot] { $seat } möchte, dass für { $of } von nun an ein Bot spielt.
    } Alle müssen zustimmen.
consent-waits = Es fehlt noch: { $seats }
consent-yes = Einverstanden
consent-no = Nein
consent-withdraw = Doch nicht
paused-text = Das Spiel ist angehalten. Keine Uhr läuft.
paused-resume = Weiterspielen
book-remembered = Vor dem Zurücknehmen gesehen; als Nächstes kommt: { $what }
log-seat-replaced = Alle waren einverstanden: Für { $seat } spielt von nun an ein Bot.
log-seat-paused = Alle waren mit einer Pause für { $seat } einverstanden.
log-seat-resumed = { $seat } lässt das Spiel weitergehen.
reason-proposal-stands = Jemand fragt gerade schon etwas. Antworte zuerst darauf.
reason-no-proposal = Danach wird nicht mehr gefragt: Das Spiel ging weiter, oder es dauerte zu lange.
reason-paused = Das Spiel ist angehalten.
reason-not-paused = Das Spiel ist nicht angehalten.

## Old things end

closing-soon = Dieser Tisch wird am { $date } geschlossen, wenn hier nichts mehr geschieht. Ein begonnenes Spiel kann man als Datei behalten.
closing-keep = Spiel als Datei sichern

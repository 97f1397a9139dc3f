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
clock-paused = angehalten
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

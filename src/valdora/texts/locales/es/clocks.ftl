### Relojes, días libres y lo que hace el tiempo en una mesa.

## Elegir un reloj

clock-title = Reloj
clock-hint = Cuando a alguien se le acaba el tiempo, un bot juega por esa persona hasta que vuelva. Nadie pierde su asiento.
clock-none = Ninguno
clock-live-group = De una sentada
clock-live = { $minutes } min por persona, { $seconds } s más por turno
clock-slow-group = A lo largo de días
clock-slow-hours = { $hours } horas por turno
clock-slow-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
clock-bot = Juega cuando se acaba el tiempo
clock-holidays = Días libres por persona
clock-holidays-count =
    { $days ->
        [0] ninguno
        [one] { $days } día
       *[other] { $days } días
    }

## Lo que queda

clock-left = Tiempo restante
clock-left-of = { $seat }: quedan { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-off = de vacaciones
stand-in-time = Se te acabó el tiempo. Un bot juega hasta que vuelvas.
seat-time = sin tiempo; un bot juega en su lugar

## Días libres

holiday-title = Días libres
holiday-left =
    { $days ->
        [0] No te quedan días libres.
        [one] Tu reloj puede pararse { $days } día.
       *[other] Tu reloj puede pararse { $days } días.
    }
holiday-days = Días
holiday-take = Tomarlos ahora
holiday-until = Tu reloj está parado hasta el { $date }.
holiday-end = Ya he vuelto

## El registro

log-seat-time = A { $seat } no le queda tiempo; un bot juega hasta que vuelva.
log-seat-holiday = { $seat } se toma días libres; su reloj está parado.
log-seat-holiday-over = { $seat } ha vuelto de sus días libres.

## Negativas

reason-on-the-clock = Esta partida dura días. Un bot solo juega cuando a alguien se le acaba el tiempo.
reason-no-clock = Esta partida se juega sin reloj.
reason-no-holidays =
    { $days ->
        [0] No te quedan días libres en esta partida.
        [one] Solo te queda { $days } día libre en esta partida.
       *[other] Solo te quedan { $days } días libres en esta partida.
    }

## Preguntar a todos

consent-title = Preguntar a todos
consent-undo = Deshacer mi último turno
consent-pause = Poner la partida en pausa
consent-end = Terminar sin resultado
consent-bot = Un bot aquí para siempre
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } quiere deshacer { $count } paso.
               *[other] { $seat } quiere deshacer { $count } pasos.
            }
        [pause] { $seat } quiere hacer una pausa.
        [end] { $seat } quiere terminar la partida sin resultado.
       *[bot] { $seat } quiere que desde ahora un bot juegue por { $of }.
    } Todos tienen que estar de acuerdo.
consent-waits = Se espera a: { $seats }
consent-yes = De acuerdo
consent-no = No
consent-withdraw = Mejor no
paused-text = La partida está en pausa. Ningún reloj corre.
paused-resume = Seguir
book-remembered = Vista antes de deshacer; la página siguiente: { $what }
log-seat-replaced = Todos están de acuerdo: desde ahora un bot juega por { $seat }.
log-seat-paused = Todos aceptan la pausa que pide { $seat }.
log-seat-resumed = { $seat } deja que la partida siga.
reason-proposal-stands = Alguien ya está pidiendo algo. Responde primero a eso.
reason-no-proposal = Ya no se pide: la partida ha seguido, o ha pasado demasiado tiempo.
reason-paused = La partida está en pausa.
reason-not-paused = La partida no está en pausa.

## Old things end

closing-soon = Esta mesa se cerrará el { $date } si no pasa nada. Una partida empezada se puede guardar como archivo.
closing-keep = Guardar la partida como archivo

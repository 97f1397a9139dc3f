### Una partida juzgada después, en español. Argumentos: véase el archivo inglés.

review-title = Lo que decidió la partida
review-tab = Claves
review-ask = Juzgar la partida
review-how-long = Un bot repasa la partida turno a turno. Tarda un minuto o dos, una sola vez para todos.
review-progress =
    { $total ->
        [one] { $done } de { $total } turno juzgado
       *[other] { $done } de { $total } turnos juzgados
    }
review-waiting = El juez se está preparando…
review-failed = No se ha podido juzgar la partida.
review-again = Intentar de nuevo
review-chart = Probabilidad de ganar, turno a turno
review-swings = Los turnos decisivos
review-swing = Ronda { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Suerte { $luck }, decisión { $decision }.
review-better = Mejor: { $actions } ({ $share } en vez de { $other }).
review-sums = Suerte y decisiones
review-luck = Suerte
    .means = por las páginas reveladas
review-decisions = Decisiones
    .means = por los turnos claramente peores que el mejor
review-nothing = Aún no se ha jugado nada.
review-show = Verlo de nuevo

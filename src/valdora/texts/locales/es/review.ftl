### Una partida juzgada después, en español. Argumentos: véase el archivo inglés.

review-title = Lo que decidió la partida
review-tab = Claves
review-ask = Juzgar la partida
review-how-long = Un bot repasa la partida turno a turno. Tarda un minuto o dos, una sola vez para todos.
review-progress = Turnos juzgados: { $done } de { $total }
review-waiting = El juez se está preparando…
review-meanwhile = Puedes salir de esta página: el juez sigue trabajando.
review-failed = No se ha podido juzgar la partida.
review-again = Intentar de nuevo
review-chart = Probabilidad de ganar, turno a turno
review-swings = Los turnos decisivos
review-swing = Ronda { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Suerte { $luck }, decisión { $decision }.
review-better = Mejor: { $actions } ({ $share } en vez de { $other }).
review-sums = Suerte y decisiones
    .means = Cambios en la probabilidad de ganar, sumados turno a turno. Una suma puede superar el 100 %.
review-luck = Suerte
    .means = por las páginas reveladas
review-decisions = Decisiones
    .means = por los turnos claramente peores que el mejor
review-nothing = Aún no se ha jugado nada.
review-show = Verlo de nuevo

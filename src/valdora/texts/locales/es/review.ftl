### Una partida juzgada después, en español. Argumentos: véase el archivo inglés.

review-title = Lo que decidió la partida
review-tab = Claves
review-ask = Analizar la partida
review-how-long = Un bot repasa la partida turno a turno, una sola vez para todos. Tarda unos minutos; tras los primeros turnos verás cuántos faltan.
review-progress = Turnos analizados: { $done } de { $total }
review-waiting = El análisis se está preparando…
review-queue =
    { $ahead ->
        [one] Antes se analiza otra partida.
       *[other] Antes se analizan otras { $ahead } partidas.
    }
review-left-unknown = Cuánto tarda se verá tras los primeros turnos.
review-left-soon = Falta menos de un minuto.
review-left-about = Faltan unos { $minutes } minutos.
review-left-most = Faltan como mucho unos { $minutes } minutos.
review-left-range = Faltan entre { $low } y { $high } minutos, más o menos.
review-meanwhile = Puedes salir de esta página: el análisis continúa.
review-offline = El servidor no responde en este momento. Esta página lo intenta de nuevo por sí sola.
review-restarted = Entretanto el servidor se ha reiniciado, así que el análisis ha vuelto a empezar.
review-failed = No se ha podido analizar la partida.
review-why-no-judge = Ningún bot sabe juzgar partidas de esta edición.
review-why-older-rules = La partida sigue reglas más antiguas, y el bot que juzga solo conoce las últimas.
review-why-unreadable = Esta versión del juego no puede reproducir su registro.
review-why-fault = El bot ha topado con un error; los detalles están en el registro del servidor.
review-why-died = El análisis se detuvo a la mitad.
review-why-silent = Un solo turno le llevó al bot demasiado tiempo y desistió.
review-why-not-stored = No se ha podido guardar el resultado; si lo intentas de nuevo, solo se guarda.
review-again = Intentar de nuevo
review-chart = Probabilidad de ganar, turno a turno
review-swings = Los turnos decisivos
review-swing = Ronda { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Suerte { $luck }, decisión { $decision }.
review-rest = El resto, { $rest }, no es ni lo uno ni lo otro: los demás jugaron luego bien o mal, o el bot que juzga no miró tan lejos.
review-better = Mejor: { $actions } ({ $share } en vez de { $other }).
review-sums = Suerte y decisiones
    .means = Cambios en la probabilidad de ganar, sumados turno a turno. Una suma puede superar el 100 %.
review-luck = Suerte
    .means = por las páginas reveladas
review-decisions = Decisiones
    .means = por los turnos claramente peores que el mejor
review-nothing = Aún no se ha jugado nada.
review-show = Verlo de nuevo

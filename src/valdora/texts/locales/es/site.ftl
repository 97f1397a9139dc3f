### Las páginas alrededor de la mesa en el navegador.

## Todas las páginas

site-skip = Ir al contenido
site-nav = Páginas
site-nav-tables = Mesas
site-nav-rules = Reglas
site-nav-settings = Ajustes
site-language = Idioma
site-theme-to-light = Colores claros
site-theme-to-dark = Colores oscuros
site-credits = Valdora es un juego de Michael Schacht, publicado por ABACUSSPIELE en 2009.
site-description = Valdora, el juego de mesa de Michael Schacht, en el navegador: contra bots o con amigos
site-unaffiliated = Esta versión libre no tiene relación con ninguno de los dos; todas sus imágenes son propias.
site-home = A la página de inicio
site-guest = Invitado
site-player = Jugador { $number }
site-seat = Asiento { $number }
site-loading = Un momento…
site-unreachable = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
site-try-again = Intentar de nuevo
site-offline = Camino cortado
site-offline-text = No se puede llegar al servidor. Tus partidas están a salvo allí; esta página seguirá en cuanto vuelva la conexión.
site-lost = Fuera del tablero
site-lost-text = No hay ninguna página en esta dirección. Quizá el enlace se cortó.

## Inicio

start-tagline = Recorre un valle rico, encuentra gemas para sus clientes y contrata a los artesanos que te darán fama.
start-play = Jugar ya contra bots
start-dealing = Se barajan los libros…
start-opponents = Adversarios
start-level = Nivel
start-new = Mesa nueva
start-learn = Aprender las reglas
start-join = ¿Tienes un enlace o un código?
start-join-go = Ir
start-join-wrong = No es ni el enlace ni el código de una mesa.
start-continue = Continuar
start-public = Mesas públicas
start-figures = El tablero y muchas cifras de cartas y fichas están reconstruidos, porque ningún reglamento los indica. Si tienes la caja, puedes corregirlos.
start-figures-link = Cuáles, y cómo

## Listas de mesas

tables-title = Mesas
tables-mine = Tus mesas
tables-mine-none = Aún no estás en ninguna mesa. Abre una o sigue un enlace.
tables-public-none = Ahora mismo no hay mesas públicas.
tables-more = Más mesas
tables-unread =
    { $count ->
        [one] Se está leyendo una mesa más.
       *[other] Se están leyendo { $count } mesas más.
    }
tables-continue = Continuar
tables-sit = Sentarse
tables-watch = Mirar
tables-replay = Repetición
tables-look = Abrir
tables-part-turn = Te toca
tables-part-waiting = Esperando a otros
tables-part-open = Sin empezar
tables-part-past = Partidas terminadas
tables-since = desde { $time }
tables-left = quedan { $time }
site-waits =
    { $count ->
        [one] { $count } mesa te espera
       *[other] { $count } mesas te esperan
    }
tables-status =
    { $status ->
        [open] Espera jugadores
        [running] Ronda { $round }
        [over] Terminó en la ronda { $round }
       *[closed] Cerrada
    }

## Mesa nueva

new-title = Mesa nueva
new-players = ¿Cuántos juegan?
new-duel = Entre dos se juega el duelo: un rival sin peón compite por los mismos artesanos.
new-seat = Asiento { $number }
new-seat-person = Persona en este dispositivo
new-seat-free = Libre, por invitación
new-seat-bot = Un bot
new-seat-name = Nombre en el asiento { $number }
new-seat-level = Nivel del bot en el asiento { $number }
new-seat-link = Recibirás un enlace para enviar.
new-seats-hint = Varias personas en este dispositivo se lo pasan de turno en turno.
new-edition = Edición
new-starts = ¿Quién empieza?
new-starts-random = Por sorteo
new-pace = Ritmo de los bots
new-pace-hint = Una pausa antes de cada una de sus acciones.
new-public = Pública
new-public-hint = Cualquiera en este servidor puede encontrar la mesa y sentarse.
new-watching = Se puede mirar
new-watching-hint = Quien mira ve lo mismo que los jugadores y no puede actuar.
new-covered = Como en la mesa de verdad
new-covered-hint = Hasta el final no se ven los puntos, los encargos completados quedan boca abajo y hay que recordar lo que se vio en los libros.
new-nobody = Sin nadie en este dispositivo solo mirarás.
site-only-bots = Los bots juegan entre ellos y tú miras. Mientras nadie mira, la partida se detiene.
new-invite = Abrir la mesa e invitar
new-begin = Empezar la partida
pace-0 = Sin pausa
pace-300 = Ágil
pace-700 = Medio
pace-1500 = Tranquilo

## Antes de la partida

lobby-title = La mesa está lista
lobby-waiting =
    { $free ->
        [one] { $free } asiento está libre
       *[other] { $free } asientos están libres
    }
lobby-full = Ya están todos
lobby-seats = Alrededor de la mesa
lobby-start = Empezar la partida
lobby-wait-people = Esperando a más gente…
lobby-wait-host = Esperando a que el anfitrión empiece…
lobby-host-away = El anfitrión no está.
lobby-host-soon = El anfitrión no está. Tras { $minutes } min de ausencia, otra persona sentada aquí puede ser el anfitrión.
lobby-follow = Ser el anfitrión
lobby-follow-sure = ¿Seguro? Serás el anfitrión.
lobby-invite = Invitar
lobby-join-link = Enlace a un asiento libre
lobby-watch-link = Enlace para mirar
lobby-watch-make = Crear un enlace para mirar
lobby-join-make = Crear un enlace a un asiento libre
lobby-copy = Copiar
lobby-copied = Copiado
lobby-share = Compartir
lobby-qr = El enlace como código QR
links-title = Enlaces a esta mesa
links-join = Para un asiento libre
links-watch = Para mirar
links-seat = Para el asiento de { $seat }
links-take-back = Retirar
links-take-back-sure = ¿Retirar de verdad?
links-taken = El enlace ya no funciona.
links-mine = Mi enlace para otro dispositivo
links-mine-of = { $seat }: enlace para otro dispositivo
links-mine-hint = Quien lo abra juega en tu lugar: una sola vez y mientras no lo retires.
lobby-options = Opciones
lobby-yours = tu asiento
lobby-here = está aquí
lobby-free = libre
lobby-sit = Sentarse aquí
lobby-add = Añadir una persona
lobby-stand-up = Levantarse
lobby-remove = Liberar este asiento
lobby-no-bot = Ningún bot
lobby-bot-for = Bot para el asiento { $number }
lobby-leave = Dejar la mesa
lobby-close = Cerrar la mesa
lobby-closed = Esta mesa está cerrada
lobby-closed-text = Aquí no se jugó ni se jugará. Siempre hay sitio en otra mesa.

## Invitaciones

join-title = Tienes una invitación
join-text = En el valle hay un asiento para ti. No hace falta cuenta.
join-name = ¿Cómo te llamamos?
join-sit = Tomar asiento
join-hint = Este navegador recuerda tu asiento: vuelve cuando quieras.
join-dead = Este enlace no lleva a ninguna parte

## Ajustes

settings-name = Tu nombre
settings-name-hint = Se muestra en las mesas donde te sientas.
settings-theme = Tema
settings-auto = Sistema
settings-light = Claro
settings-dark = Oscuro
settings-motion = Movimiento
settings-full = Completo
settings-reduced = Reducido
settings-speed = Velocidad con que se muestran las jugadas de otros
settings-times = × { $speed }
speed-instant = al instante
settings-sound = Sonidos
settings-notify = Avisarme cuando sea mi turno
settings-notify-no = El navegador no lo permite. Cámbialo en sus ajustes para esta página.
settings-patterns = Tramas en las piezas, además de las formas
settings-coach = Guiarme durante la partida
settings-curtain = Varias personas en este dispositivo: pedir que se pase
settings-kept = Todo esto se queda en este navegador.

## Repetición

replay-title = Repetición
replay-none = Aquí no hay nada que ver
replay-covered = Esta partida se juega como en la mesa de verdad: se podrá volver a ver cuando acabe.
replay-log = Registro
replay-players = Jugadores
replay-points = Puntos
replay-proof = Prueba
replay-beginning = El comienzo: el valle está lleno, los libros cerrados.
replay-position = Momento de la partida
replay-at = Ronda { $round }, paso { $n } de { $last }
replay-move = Recorrer la partida
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-play = Reproducir
replay-pause = Pausar
replay-link = Copiar enlace
replay-save = Descargar
chart-source = Puntos por origen
chart-time = Puntos a lo largo del tiempo
chart-table = Como tabla
proof-text = Antes de la partida el servidor publicó la huella de su número secreto. Después el navegador de cada jugador añadió un número propio. El orden de todas las páginas, las gemas del tablero y, donde se sortea, quién empieza se siguen solo de estos números: ni el servidor ni un jugador podía elegirlos por sí solo, y después nadie pudo cambiarlos. Tras la partida el servidor muestra su número.
proof-commitment = Huella publicada antes de la partida
proof-seeds = Números de los jugadores, asiento por asiento
proof-seed = Número del servidor
proof-later = Se mostrará cuando termine la partida.
proof-kept = Comprobado en tu navegador: el número corresponde a la huella.
proof-broken = El número no corresponde a la huella. No te fíes de esta partida.
proof-none = ninguno; cuando empezó la partida no había nadie para darlo
proof-bot = ninguno; un bot no da ninguno
proof-drawn = Quién empieza se sorteó junto con las páginas.
proof-chosen = Quién empieza no se sorteó, sino que se fijó antes de la partida.
proof-own = Tu navegador lo recuerda: se le mostró esta huella antes de dar tu número, y tu número está aquí.
proof-own-broken = A tu navegador se le mostró otra huella, o falta aquí un número que dio. No te fíes de esta partida.
proof-first = Según los números, empieza otra persona. No te fíes de esta partida.
proof-how = Descarga la partida y compruébala página por página con tu propio programa:

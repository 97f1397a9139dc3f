### La mesa en el navegador.

## Quién se sienta

seat-bot = Bot { $number }
seat-free = Asiento { $number }
seat-stand-in = un bot juega en su lugar
seat-resigned = se retiró; un bot sigue

## Antes y alrededor de la partida

table-loading = Se despliega el mapa…
table-waiting = La partida aún no ha empezado.
table-start = Empezar
table-lost = Aquí no hay tal mesa. Quizá el enlace esté incompleto.
table-no-access = Esta mesa es privada. Pide un enlace para jugar o para mirar.
table-unreachable = El servidor no responde.
table-try-again = Intentar de nuevo
table-home = Inicio
title-table = Valdora
title-turn = Te toca · Valdora
connection-lost = Conexión perdida. No se pierde nada: nuevo intento…
connection-now = Intentar ahora
connection-back = Conexión recuperada.
hand-over = Pasa el dispositivo a { $seat }
hand-taken = Soy { $seat }

## La barra de arriba

turn-round = Ronda { $round }
turn-yours = Te toca
turn-of = Le toca a { $seat }
turn-over = Partida terminada
turn-watching = mirando
turn-watchers =
    { $count ->
        [one] { $count } mira
       *[other] { $count } miran
    }
sunset-left =
    { $tiles ->
        [one] puesta de sol tras { $tiles } artesano más (quedan { $colours } colores)
       *[other] puesta de sol tras { $tiles } artesanos más como pronto (quedan { $colours } colores)
    }
sunset-final = Última ronda

## ¿Y ahora?

now-title = ¿Y ahora?
now-move =
    { $free ->
        [one] Elige adónde ir: { $free } lugar
       *[other] Elige adónde ir: { $free } lugares
    }{ $far ->
        [0] .
       *[other] , { $far } más con provisiones.
    }
now-stay = No puedes pagar ningún destino: quédate donde estás.
now-possible = Posible ahora: { $what }. O termina el turno.
now-nothing = Aquí no hay nada más que hacer: termina el turno o deshaz.
now-wait = { $seat } está en camino…
now-over = Se ha puesto el sol. La partida ha terminado.
now-closed = Esta mesa se ha cerrado.
now-end = Terminar turno
now-rule = regla { $rule }
can-deliver = entregar
can-load = cargar gemas
can-turn = pasar páginas
can-buy = comprar
can-return = devolver un encargo
can-silver = tomar plata
can-provisions = tomar provisiones
confirm-end = ¿Terminar ya?
confirm-silver = ¿Tomar plata y terminar el turno?
confirm-provisions = ¿Tomar provisiones y terminar el turno?
confirm-turn = ¿Revelar la página siguiente?
confirm-buy = ¿Comprar y revelar la página siguiente?
confirm-return = ¿Devolverlo de verdad?
confirm-load = ¿Cargar de verdad?
confirm-deliver = ¿Entregar de verdad?
confirm-move = ¿Ir de verdad?
confirm-stay = ¿Quedarte de verdad?
undo-step = Deshacer
undo-nothing = No se puede deshacer nada: se ha revelado una página o el turno acaba de empezar.

## El mapa

map-title = El valle
map-discard =
    { $count ->
        [0] Zona de descarte: vacía
       *[other] Zona de descarte: { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Equipamiento
        [commissions] { $city } · Encargos
       *[none] { $city } · Puerto
    }
space-stone = { $count } × { gemstone }
space-bare = No queda ninguna gema
space-page = En el lado { side }: { $card }
space-ships =
    { $count ->
        [one] { $count } barco
       *[other] { $count } barcos
    }
space-pawns =
    { $count ->
        [one] { $seats } está aquí
       *[other] { $seats } están aquí
    }
trip-free = A tu alcance
trip-provisions = Gasta tus provisiones
trip-price = Encuentros: { coins }
trip-deliver = Entregar { $what }
trip-load = Cargar { $what }
trip-book = Usar el libro
trip-silver = Tomar { coins }
trip-take-provisions = Tomar provisiones
trip-go = Ir allí

## Cargar y entregar

tray-title = Lo que puedes hacer aquí
tray-load = Cargar en
tray-deliver = Entregar
tray-complete = Completar
tray-then = Después
cascade-points = Encargo: { points }
cascade-bonus = Ficha bonus: { points }
cascade-craftsman = Un artesano { colour }
cascade-fresh = Primer artesano de este color: { points } al final
cascade-workshop = El taller { colour }

## Libros

book-turn = Pasar
book-buy = Comprar
book-reveal = ¿Revelar la página siguiente?
book-pages =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
book-meter =
    { $turned ->
        [0] La próxima página es gratis; tienes { coins }
       *[other] Cada página más cuesta una moneda; tienes { coins }
    }
book-seen = Páginas que todos han visto
book-others = Libros
book-pay-with = Pagar con el oro de
book-return = Primero devuelve uno
book-side =
    { $side ->
        [L] a la izquierda
       *[R] a la derecha
    }
close-book = Cerrar el libro
close-panel = Cerrar
odds-title = Páginas que nadie ha visto
odds-left = quedan
odds-next = próxima
odds-within =
    { $count ->
        [one] en { $count } página
       *[other] en { $count } páginas
    }
odds-none = Ya se han visto todas las páginas de este libro.

## Las cosas de todos

side-title = Jugadores
side-tabs = Más de la mesa
race-points = pts.
rival-next = El rival tomará después
rival-craftsmen = Los artesanos del rival
rival-none = ninguno aún
workshop-gone = Fuera del juego
wheel-colour = { crest }: quedan { $pile } artesanos, taller para { $needs }, vale { points }
wheel-left = colores
player-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
player-provisions = con provisiones
player-no-provisions = sin provisiones
player-where = Está
card-carries = { slot } con { gemstone }
card-empty = { slot }, sin carga
card-commission = encargo { crest }: { points }
bar-players = Jugadores
bar-craftsmen = Artesanos
bar-books = Libros

## Registro, charla, resumen, consejo

log-title = Registro
log-empty = No ha pasado nada.
log-took-back =
    { $count ->
        [one] { $seat } deshace { $count } paso.
       *[other] { $seat } deshace { $count } pasos.
    }
chat-title = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
recap-title = Desde tu último turno
recap-show = Mostrar en el mapa
hint-title = El consejo de un bot
hint-ask = ¿Qué haría un bot?
hint-thinking = Pensando…
hint-none = Ahora mismo no hay consejo.
hint-show = Mostrar en el mapa

## El menú de este dispositivo

menu-title = Menú
menu-language = Idioma
menu-theme = Luz
menu-auto = como el sistema
menu-light = día
menu-dark = noche
menu-motion = Movimiento
menu-full = completo
menu-reduced = reducido
menu-speed = Velocidad de los demás
menu-sound = Sonidos
menu-notify = Avisarme cuando me toque
menu-coach = Consejos para la primera partida
menu-rules = Reglas
menu-leave = Dejar la mesa (un bot sigue)
menu-leave-sure = ¿Dejarla de verdad?
menu-return = Recuperar mi asiento
keys-title = Teclas
keys-map = a tu peón en el mapa
keys-arrows = de espacio en espacio; en un libro: pasar página
keys-next = al próximo lugar a tu alcance
keys-enter = elegir
keys-number = elegir qué cargar o entregar
keys-buy = en un libro: comprar la página izquierda o derecha
keys-book = abrir o cerrar el libro
keys-provisions = tomar provisiones
keys-silver = tomar plata
keys-end = terminar el turno (dos veces)
keys-undo = deshacer (con Mayús: todo)
keys-hint = consejo
keys-recap = desde tu último turno
keys-close = cerrar
keys-help = esta lista
keys-letters = Letras y cifras actúan al instante
    .without = Sin ellas, todo sigue a mano con Tab, Intro y las flechas.

## El final

ledger-title = Las cuentas
ledger-commissions = Encargos
ledger-colours = Colores de artesanos
ledger-workshops = Talleres
ledger-bonus = Fichas bonus
ledger-gemstones = Gemas restantes
ledger-total = Total
ledger-winners =
    { $count ->
        [one] ¡Gana { $seats }!
       *[other] Victoria compartida: { $seats }
    }
ledger-rematch = Jugar otra vez
ledger-replay = Ver la partida otra vez

## Consejos para la primera partida

coach-title = Consejo
coach-got-it = Entendido
coach-no-more = Sin más consejos
coach-goal = Compra encargos, busca lo que quieren los clientes y entrégalo en la casa con su blasón. Cada turno: muévete y luego haz una cosa allí.
coach-commission = Aún no tienes encargos. Ve a una ciudad con encargos, arriba a la derecha o abajo a la izquierda: uno cuesta una moneda.
coach-gold = Tu criba toma oro, gratis, en cualquier claro con una pepita. El oro compra equipamiento, y algunos clientes lo quieren.
coach-go-deliver = Tienes lo que quiere un cliente. Ve a la casa con el mismo blasón que tu carta.
coach-no-coins = Tu bolsa está vacía. Una mina de plata la llena.
coach-encounter = La moneda junto a un lugar es lo que pagas a quienes están allí.
coach-provisions = Tu camino acaba en la próxima ciudad. Con provisiones, que hay en cualquier ciudad, atraviesas una.
coach-wait = Ahora juegan los demás. El registro cuenta lo que hacen; después te toca otra vez.
coach-deliver = Entregar da puntos y un artesano. El primero de cada color vale 10 más, y bastantes de un color abren un taller.
coach-load = Pulsa una herramienta para cargar la gema, o arrástrala a la carta. Cada carta lleva una.
coach-ship = En un puerto cargas de la zona de descarte, una gema por barco.
coach-equipment = El equipamiento cuesta un oro que lleves. Cada herramienta toma un tipo de gema; caballo y carro toman todos, por monedas.
coach-commissions = Compra una página visible por una moneda. Puedes tener tres encargos.
coach-pages = La primera página que pasas es gratis, cada otra cuesta una moneda. Se pasa en ambos sentidos.
coach-silver = Tomar plata llena tu bolsa hasta seis monedas y termina tu turno.
coach-end = Esa fue tu acción. Mírala bien, deshazla si quieres y termina el turno.
coach-final = La última ronda: todos la juegan hasta el final. Entrega lo que puedas; los encargos pendientes no cuentan.

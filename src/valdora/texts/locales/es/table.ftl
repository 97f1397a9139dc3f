### La mesa en el navegador.

## Quién se sienta

seat-free = Asiento { $number }
seat-stand-in = un bot juega en su lugar
seat-resigned = se rindió; un bot sigue

## Quién falta

seat-away = ausente
seat-away-for = ausente desde hace { $minutes } min
stand-in-away = { $seat } no está.
stand-in-away-for = { $seat } no está desde hace { $minutes } min.
stand-in-soon = Tras { $minutes } min de ausencia puede seguir un bot.
stand-in-ask = Dejar que un bot juegue por { $seat }
stand-in-sure = ¿Seguro? { $seat } puede volver a su asiento en cualquier momento.
stand-in-yours = Un bot está jugando por ti.

## Antes y alrededor de la partida

table-loading = Se despliega el tablero…
table-lost = Aquí no hay tal mesa. Quizá el enlace esté incompleto.
table-no-access = Esta mesa es privada. Pide un enlace para jugar o para mirar.
table-unreachable = El servidor no responde.
table-try-again = Intentar de nuevo
table-home = Inicio
title-table = Valdora
title-turn = Te toca · Valdora
connection-lost = Conexión perdida. Tu partida está a salvo; reconectando…
connection-now = Intentar ahora
connection-back = Conexión recuperada.
connection-rewound = El servidor ha perdido las últimas jugadas. La partida sigue desde aquí.
hand-over = Pasa el dispositivo a { $seat }
hand-taken = Soy { $seat }
hand-never = No volver a preguntar en este dispositivo

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
        [one] Última ronda tras { $tiles } artesano más como pronto (quedan { $colours } colores)
       *[other] Última ronda tras { $tiles } artesanos más como pronto (quedan { $colours } colores)
    }
sunset-short =
    { $tiles ->
        [one] Fin de la partida: falta al menos { $tiles } artesano
       *[other] Fin de la partida: faltan al menos { $tiles } artesanos
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
now-possible = Puedes { $what } – o terminar el turno.
now-nothing = Aquí no hay nada más que hacer. Termina el turno, o deshaz.
now-wait = { $seat } está en camino…
now-over = Se ha puesto el sol. La partida ha terminado.
now-closed = Esta mesa se ha cerrado.
now-end = Terminar turno
now-skip = Saltar
now-skip-what = Mostrar al momento cómo acaba este turno (F o espacio)
now-rule = regla { $rule }
can-deliver = entregar
can-load = cargar gemas
can-turn = pasar páginas
can-buy = comprar
can-return = devolver un encargo
can-silver = reponer plata
can-provisions = tomar provisiones
confirm-end = ¿Terminar ya?
confirm-silver = ¿Reponer plata y terminar el turno?
confirm-provisions = ¿Tomar provisiones y terminar el turno?
confirm-turn = ¿Revelar la página siguiente?
confirm-buy = ¿Comprar y revelar la página siguiente?
undo-step = Deshacer
undo-nothing = No se puede deshacer nada: se ha revelado una página o el turno acaba de empezar.

## El tablero

map-title = El valle
map-whole = Ver todo el tablero
map-near = Acercarse
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
space-pawns =
    { $count ->
        [one] { $seats } está aquí
       *[other] { $seats } están aquí
    }
use-equipment = Un útil: 1 oro
use-commissions = Un encargo: { coins }
use-pages =
    { $free ->
        [0] Cada página: { coins }
        [one] Primera página gratis, luego { coins } cada una
       *[other] Las { $free } primeras páginas gratis, luego { coins } cada una
    }
use-provisions = Provisiones: gratis
use-harbour =
    { $ships ->
        [one] Cargar { $ships } gema de la zona de descarte
       *[other] Cargar hasta { $ships } gemas de la zona de descarte
    }
use-mine = Plata: llena tu bolsa hasta { coins }
use-house = Aquí se entregan los encargos con el blasón { crest }
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
book-pages =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
book-meter =
    { $free ->
        [yes] La próxima página es gratis; tienes { has-coins }
       *[no] La próxima página cuesta { needs-coins }; tienes { has-coins }
    }
book-seen = Páginas que todos han visto
book-covered = Como en la mesa de verdad: lo que se vio de este libro queda en tu memoria.
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
race-points = pts
rival-next = El rival tomará después
rival-craftsmen = Los artesanos del rival
rival-none = ninguno aún
workshop-gone = Fuera del juego
wheel-left =
    { $count ->
        [one] color restante
       *[other] colores restantes
    }
player-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
player-provisions = con provisiones
player-no-provisions = sin provisiones
player-covered = Como en la mesa de verdad: los puntos se cuentan al final.
player-completed =
    { $count ->
        [one] { $count } encargo completado
       *[other] { $count } encargos completados
    }
player-where = Lugar
card-carries = { slot } con { gemstone.a }
card-empty = { slot }, sin carga
card-commission = encargo { crest }: { points }
bar-players = Jugadores
bar-craftsmen = Artesanos
bar-books = Libros

## Registro, chat, resumen, consejo

log-title = Registro
log-empty = No ha pasado nada.
log-took-back =
    { $count ->
        [one] { $seat } deshace { $count } paso.
       *[other] { $seat } deshace { $count } pasos.
    }
log-seat-left = { $seat } deja la mesa; sigue un bot.
log-seat-away = { $seat } no está; sigue un bot.
log-seat-back = { $seat } ha vuelto y sigue jugando.
log-seat-resigned = { $seat } se rinde; un bot juega hasta el final.
log-seat-host = { $seat } tiene ahora el papel de anfitrión.
chat-title = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-waits = Se dirá en cuanto vuelva la conexión.
recap-title = Desde tu último turno
recap-show = Mostrar en el tablero
hint-title = El consejo de un bot
hint-ask = ¿Qué haría un bot?
hint-thinking = Pensando…
hint-show = Mostrar en el tablero

## El menú de este dispositivo

menu-title = Menú
menu-speed = Velocidad de los demás
menu-notify = Avisarme cuando sea mi turno
menu-coach = Consejos para la primera partida
menu-rules = Reglas
menu-leave = Dejar la mesa (un bot sigue)
menu-leave-sure = ¿Dejarla de verdad?
menu-return = Recuperar mi asiento
keys-title = Teclas
key-enter = Intro
key-escape = Esc
key-space = Espacio
keys-map = a tu peón en el tablero
keys-arrows = de espacio en espacio; en un libro: pasar página
keys-next = al próximo lugar a tu alcance
keys-enter = elegir
keys-number = elegir qué cargar o entregar
keys-buy = en un libro: comprar la página izquierda o derecha
keys-book = abrir o cerrar el libro
keys-provisions = tomar provisiones
keys-silver = reponer plata
keys-end = terminar el turno (dos veces)
keys-undo = deshacer (con Mayús: todo)
keys-hint = consejo
keys-recap = desde tu último turno
keys-skip = saltar el turno que se muestra
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
ledger-helped = jugado en parte por un bot
ledger-rematch = Jugar otra vez
ledger-replay = Ver la repetición

## Consejos para la primera partida

coach-title = Consejo
coach-got-it = Entendido
coach-no-more = Sin más consejos
coach-goal = Compra encargos, busca lo que quieren los clientes y entrégalo en la casa con su blasón. Cada turno: muévete y luego haz una cosa allí.
coach-commission = Aún no tienes ningún encargo. Los venden las ciudades { $cities }, a { coins } cada uno.
coach-gold = Tu criba toma oro, gratis, en cualquier espacio de camino donde lo haya. El oro compra equipamiento, y algunos clientes lo piden.
coach-equip = Con el oro que llevas compras equipamiento para lo que pide tu encargo. Lo venden las ciudades { $cities }.
coach-fetch = Tu encargo pide una gema que puedes llevar. Ve a un espacio de camino donde haya una y cárgala.
coach-go-deliver = Tienes lo que quiere un cliente. Ve a la casa con el mismo blasón que tu carta.
coach-no-coins = Tienes muy pocas monedas. Una mina de plata llena tu bolsa.
coach-way = Está a más de un turno: para antes en el lugar marcado.
coach-take-provisions = Aquí no te sirve nada más. Toma provisiones: la próxima vez atravesarás una ciudad.
coach-encounter = La moneda junto a un lugar es lo que pagas a quienes están allí.
coach-provisions = Tu camino acaba en la próxima ciudad. Con provisiones, que hay en cualquier ciudad, atraviesas una.
coach-wait = Ahora juegan los demás. El registro cuenta lo que hacen; después te toca otra vez.
coach-deliver = Entregar da puntos y un artesano. Tu primer artesano de cada color vale { points } más, y con suficientes de un color abres un taller.
coach-load = Pulsa una herramienta para cargar la gema, o arrástrala a la carta. Cada carta lleva una.
coach-ship = En un puerto cargas de la zona de descarte, una gema por barco.
coach-equipment = Un útil de equipamiento cuesta un oro que lleves. Cada herramienta toma un tipo de gema; caballo y carro toman todos, por monedas.
coach-commissions = Compra una página visible por { coins }. Puedes tener { limit-open }.
coach-pages =
    { $free ->
        [0] Cada página que pasas cuesta { coins }.
        [one] La primera página que pasas es gratis, cada página adicional cuesta { coins }.
       *[other] Las { $free } primeras páginas que pasas son gratis, cada página adicional cuesta { coins }.
    } Las páginas se pasan en ambos sentidos.
coach-silver = Reponer plata llena tu bolsa hasta { coins } y termina tu turno.
coach-end = Cuando hayas acabado aquí, termina el turno. Puedes deshacer mientras no se revele una página nueva.
coach-final = La última ronda: todos la juegan hasta el final. Entrega lo que puedas; los encargos incompletos no cuentan.

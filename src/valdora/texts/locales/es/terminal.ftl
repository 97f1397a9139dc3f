### The game in a terminal, in Spanish. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = P
terminal-person = Jugador { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = porqué
terminal-word-undo = deshacer
terminal-word-hint = pista
terminal-word-score = puntos
terminal-word-log = registro
terminal-word-rules = reglas
terminal-word-map = mapa
terminal-word-books = libros
terminal-word-players = jugadores
terminal-word-craftsmen = artesanos
terminal-word-help = ayuda
terminal-word-quit = salir

terminal-help =
    Elige por número o por notación: «12», «move north-3», «load ruby cart».
    La notación se puede abreviar mientras siga clara: «l r c», «n3» por north-3, o solo el espacio.
    Estas palabras sirven en todo momento; también se pueden abreviar:
terminal-help-keys = Teclas: ↑ ↓ e Intro eligen, F1 ayuda, F2 libros, F3 artesanos, F4 registro, F5 reglas, F6 pista, Ctrl+Z deshace, Ctrl+C sale. Un clic en el mapa mueve allí el peón.
terminal-help-word = { $word }: { $word_id ->
    [why] por qué no se ofrece algo, por ejemplo «why move B»
    [undo] deshacer la última acción de este turno, mientras no se haya visto una página nueva
    [hint] los mejores turnos ahora, con tu probabilidad de ganar
    [score] los puntos hasta ahora, por origen
    [log] lo que ha pasado
    [rules] las reglas resumidas, o solo sobre una palabra: «rules provisiones»
    [map] todos los espacios, qué hay y quién está en ellos
    [books] las páginas visibles de los cuatro libros
    [players] el equipamiento y los encargos de todos
    [craftsmen] los artesanos que quedan y los talleres
    [help] esta página
   *[quit] guardar y salir
}

## What now

terminal-now = { $name }: { $phase ->
    [move] elige adónde ir.
    [book] { $coins ->
        [0] pasa páginas (la próxima es gratis), compra o termina el turno.
       *[other] pasa páginas (la próxima por { coins }), compra o termina el turno.
    }
    [load] { $ships ->
        [0] carga más o termina el turno.
        [one] carga { $ships } gema más o termina el turno.
       *[other] carga hasta { $ships } gemas más o termina el turno.
    }
    [deliver] entrega más o termina el turno.
   *[act] elige una acción o termina el turno.
}
terminal-thinking = { $name } está pensando…
terminal-status = Ronda { $round }
terminal-final = última ronda
terminal-tiles-left = { $count ->
    [one] queda { $count } artesano
   *[other] quedan { $count } artesanos
}
terminal-turn = Ronda { $round }, { $name }
terminal-type-here = número, notación o palabra; ? para la ayuda
terminal-welcome = Valdora. Escribe «?» para la ayuda.
terminal-resumed = La partida continúa. Escribe «?» para la ayuda.

## Choices

terminal-choice-offers = { $choice }. Allí se puede: { $offers }
terminal-offer-deliver = completar { $commissions }
terminal-offer-load = cargar { $gemstones }
terminal-offer-book = usar el libro
terminal-offer-silver = tomar plata
terminal-offer-provisions = tomar provisiones
terminal-brief-book = libro
terminal-final-sign = no se puede deshacer

## Answers

terminal-unknown = «{ $text }» no significa nada aquí. Escribe un número, una acción o «?».
terminal-unclear = Puede ser { $candidates }. Escribe un poco más.
terminal-why = { $action }: { $reason } (regla { $rule })
terminal-why-allowed = { $action }: está permitido.
terminal-why-what = Pregunta por una acción o un espacio, por ejemplo «why move B».
terminal-undone = Deshecho: { $action }
terminal-no-undo = Nada que deshacer: el turno acaba de empezar, o se ha visto una página nueva (B1).
terminal-hint-thinking = Buscando los mejores turnos…
terminal-no-hint = Ahora no hay ninguna pista.
terminal-no-rule = Las reglas resumidas no dicen nada sobre «{ $word }».
terminal-saved = La partida está guardada. Para continuar: valdora play --resume { $file }
terminal-recorded = La partida queda en { $file }
terminal-too-small = El terminal es demasiado pequeño: { $width } por { $height } caracteres. Valdora necesita 80 por 24. Agranda la ventana o juega con --plain.
terminal-close = Esc cierra

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] con provisiones
   *[no] sin provisiones
}, { points }.
terminal-carries = { $slot } con { $gemstone }
terminal-equipment = Equipamiento: { $equipment }.
terminal-open = { $count ->
    [0] Ningún encargo pendiente.
   *[other] Encargos pendientes: { $commissions }.
}
terminal-hired = Artesanos: { $craftsmen }. Fichas bonus: { $bonus }.
terminal-book-line = Libro { $book }: a la izquierda { $left } ({ $left_count }), a la derecha { $right } ({ $right_count }).
terminal-book-seen = Visto debajo: { $cards }.
terminal-no-page = nada
terminal-craft-line = { colour }: { $count ->
    [one] queda { $count } artesano
   *[other] quedan { $count } artesanos
}; el taller pide { $needs }, { points }, { $holder ->
    [free] aún libre
    [gone] fuera del juego
   *[owned] de { $name }
}.
terminal-bonus-left = Fichas bonus que quedan: { $count }.
terminal-rival-row = Próximas cartas del rival: { $crests }.
terminal-stones = { $count ->
    [0] – vacío.
   *[other] – { $gemstones }.
}
terminal-ships = – barcos: { $count }.
terminal-pawns = – aquí: { $names }{ $coins ->
    [0] .
   *[other] ; detenerse cuesta { coins }.
}
terminal-discard-line = Zona de descarte: { $count ->
    [0] vacía
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = mina
terminal-title-now = ¿Y ahora?
terminal-title-books = Libros
terminal-title-craftsmen = Artesanos
terminal-title-log = Registro
terminal-title-end = La partida ha terminado

## The score

score-commissions = Encargos
score-colours = Colores de artesanos
score-workshops = Talleres
score-bonus = Fichas bonus
score-gemstones = Gemas
score-total = Total
terminal-score-line = { $name }: { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } gana la partida.
       *[other] { $names } comparten la victoria.
    }
   *[no] { $count ->
        [one] { $names } va en cabeza.
       *[other] { $names } van empatados en cabeza.
    }
}

## The rules in short. The first line is the title

rules-goal =
    El objetivo
    Compra encargos, consigue lo que quieren los clientes, entrégalo y gana así puntos y artesanos.
    Puntos (F1): encargos completados según la carta, 10 por cada color de artesano que tengas, talleres según la ficha, 10 por ficha bonus, 1 por cada gema que aún lleves.
    Gana quien tenga más puntos y, en caso de empate, más monedas; si no, la victoria se comparte (F2).
rules-turn =
    Un turno
    Mueve tu peón, es obligatorio, y luego haz como mucho una acción donde se detiene (T1).
    Las acciones: usar un libro, cargar, entregar, tomar plata, tomar provisiones (T2). No hacer nada está permitido (Q1).
rules-move =
    Moverse
    Sigue los caminos tanto como quieras y detente donde quieras, a más tardar en la ciudad siguiente (M1).
    Atravesar una ciudad requiere provisiones: una sola ciudad, y se gastan (M2). No puedes detenerte donde empezaste (M3).
    Si no puedes pagar ningún destino, te quedas y puedes actuar allí (Q10).
rules-encounters =
    Encuentros
    Quien se detiene donde hay otros peones paga en el acto 1 moneda a cada dueño (E1). Quien no puede pagar a todos no puede detenerse allí (E2).
    La moneda para quien tiene 6 va al banco (E3). En las minas de plata no se paga (E4).
rules-book =
    Los libros
    En las ciudades A y B se compra equipamiento, en C y D encargos. Solo se compra la página visible de cada lado (B1).
    Pasar una página la lleva de un lado al otro. La primera del turno es gratis, cada página más cuesta 1 moneda (B2, B3).
    El equipamiento cuesta 1 oro que lleves, y solo puedes tener uno de cada tipo (B5, B6). Un encargo cuesta 1 moneda, como mucho 3 pendientes (B7); con 3 hay que devolver antes uno al libro (B8).
rules-load =
    Cargar
    Cada útil de equipamiento lleva una gema: las herramientas y la criba su color gratis, caballo y carro cualquier color a cambio de monedas (L1).
    En un espacio de camino se carga todo lo que quepa (L2). En un puerto o la ciudad portuaria se carga de la zona de descarte, una gema por barco (L3).
    Caballo y carro pueden descargar su gema para cargar una de otro color (L4).
rules-deliver =
    Entregar
    En la casa de un cliente completas tus encargos pendientes con su blasón y pagas lo que piden: las gemas van a la zona de descarte, las monedas al banco (D1).
    Tú eliges de qué equipamiento salen las gemas (D2).
rules-craftsmen =
    Artesanos y talleres
    Cada encargo completado trae un artesano de su color; si no queda ninguno, del siguiente color en sentido horario (C1).
    Quien primero tenga suficientes artesanos de un color recibe su taller (C2). Desde entonces cada encargo de ese color le trae además una ficha bonus (C3).
rules-silver =
    Plata y provisiones
    En una mina de plata se toman monedas hasta tener 6 (V1). En cualquier ciudad se pueden tomar provisiones en lugar de otra acción (P1).
rules-end =
    El final
    Cuando los artesanos que quedan son como mucho de un color, se juega la ronda hasta el final y se cuentan los puntos (G1).
rules-duel =
    El duelo
    Con dos jugadores, un rival toma un artesano al final de cada turno en que se completó un encargo, en el orden de sus cartas descubiertas (X3).
    Si tiene suficientes de un color cuyo taller está libre, ese taller sale del juego (X4).

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = No hay ninguna partida en curso en { $folder }. Empieza una: valdora play
save-no-such-game = No hay ninguna partida en { $file }.
save-no-seats = Junto a { $file } no hay un archivo privado que diga quién juega. Dilo con --seats.
save-no-secret = No se conoce el orden de las páginas de { $file }: falta su archivo privado. La partida se puede volver a ver, pero no continuar.
save-private-unreadable = { $file } no se puede leer.
save-other-seats = La partida tiene { $players } jugadores, no { $got }.
save-in-use = { $file } se está jugando en otro terminal.
save-unwritable = La partida no se puede guardar en { $path } ({ $detail }). Indica otra carpeta con VALDORA_DATA_DIR.

## The command line

cli-play-help = juega en el terminal, contra bots y con otros en el mismo teclado
cli-play-seats = quién juega, en el orden de los asientos: you, you:NOMBRE o un bot (por defecto: { $default }; bots conocidos: { $known })
cli-play-seed = reparte según este número, igual para todos
cli-play-edition = la edición que se juega (por defecto: { $usual }, con 2 asientos { $duel })
cli-play-plain = línea por línea en vez de pantalla completa: para tuberías y lectores de pantalla
cli-play-resume = continúa una partida guardada; sin FILE la última jugada
cli-play-seats-unknown = No hay ningún jugador «{ $got }». Usa «you», «you:NOMBRE» o un bot: { $known }.
cli-play-seats-name = El nombre del asiento { $number } contiene caracteres que no se pueden mostrar.
cli-play-resume-only = --resume continúa una partida ya repartida; con --resume, --seed no tiene sentido.

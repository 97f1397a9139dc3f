### The game in a terminal, in Spanish. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = P
terminal-person = Jugador { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = porqué
terminal-word-undo = deshacer
terminal-word-hint = consejo
terminal-word-score = puntos
terminal-word-log = registro
terminal-word-rules = reglas
terminal-word-map = tablero
terminal-word-books = libros
terminal-word-players = jugadores
terminal-word-craftsmen = artesanos
terminal-word-help = ayuda
terminal-word-quit = salir

terminal-help =
    Elige por número o por notación: «12», «move north-3», «load ruby cart».
    La notación se puede abreviar mientras siga clara: «l r c», «n3» por north-3, o solo el espacio.
    Estas palabras sirven en todo momento; también se pueden abreviar:
terminal-help-keys = Teclas: ↑ ↓ e Intro eligen, F1 ayuda, F2 libros, F3 artesanos, F4 registro, F5 reglas, F6 consejo, Ctrl+Z deshace, Ctrl+C sale. Un clic en el tablero mueve allí el peón.
terminal-help-word = { $word }: { $word_id ->
    [why] por qué no se ofrece algo, por ejemplo «why move B»
    [undo] deshacer la última acción de este turno, mientras no se haya visto una página nueva
    [hint] los mejores turnos ahora, con tu probabilidad de ganar
    [score] los puntos hasta ahora, por origen
    [log] lo que ha pasado
    [rules] las reglas, o solo lo que dicen de una palabra: «rules provisiones»
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
    [load] { $ships ->
        [0] carga más o termina el turno.
        [one] carga { $ships } gema más o termina el turno.
       *[other] carga hasta { $ships } gemas más o termina el turno.
    }
    [deliver] entrega más o termina el turno.
    [act] puedes { $what } – o terminar el turno.
   *[nothing] aquí no hay nada más que hacer. Termina el turno.
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
terminal-offer-silver = reponer plata
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
terminal-term = { $name }: { $text }
terminal-hint-thinking = Buscando los mejores turnos…
terminal-no-hint = Ahora mismo no hay ningún consejo.
terminal-saved = La partida está guardada. Para continuar: valdora play --resume { $file }
terminal-recorded = La partida queda en { $file }
terminal-too-small = El terminal es demasiado pequeño: { $width } por { $height } caracteres. Valdora necesita 80 por 24. Agranda la ventana o juega con --plain.
terminal-close = Esc cierra

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] con provisiones
   *[no] sin provisiones
}, { points }.
terminal-equipment = Equipamiento: { $equipment }.
terminal-open = { $count ->
    [0] Ningún encargo incompleto.
   *[other] Encargos incompletos: { $commissions }.
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

# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora, el juego de mesa de Michael Schacht: jugar, simular, repasar y comprobar partidas.
cli-command = ORDEN
cli-commands = órdenes
cli-lang-help = el idioma de todos los textos; si no, el del sistema
cli-version-help = muestra la versión y termina
cli-json-help = la última línea de stdout es un objeto JSON
cli-interrupted = Interrumpido.
cli-number = «{ $got }» no es un número entero de { $low } a { $high }
cli-unwritable = No se puede escribir { $path } ({ $detail }). Indica otra carpeta con --out.
cli-output = La salida no se puede escribir ({ $detail }).
cli-progress = { $done } de { $total ->
    [one] 1 partida
   *[other] { $total } partidas
}

## argparse (texts with % are filled in by Python)

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
argparse-error = %(prog)s: uso incorrecto: %(message)s
argparse-argument = para %(argument_name)s: %(message)s
argparse-required = falta: %s
argparse-unrecognized = desconocido: %s
argparse-one = se espera un valor
argparse-some = se espera al menos un valor
argparse-choice = %(value)r no es posible; elige entre %(choices)s
argparse-value = %(value)r no es un valor de tipo %(type)s
argparse-explicit = aquí no va ningún valor, así que tampoco %r
argparse-conflict = no es compatible con %s
argparse-one-of = hace falta uno de %s

## Simulate

cli-simulate-help = hace jugar partidas enteras a los bots y escribe archivos de partida
cli-simulate-players = cuántos jugadores, de 2 a 5; con 2 se juega el duelo (por defecto: 4)
cli-simulate-bots = los bots en el orden de los asientos, o uno para todos (por defecto: random); conocidos: { $known }
cli-simulate-games = cuántas partidas (por defecto: 1)
cli-simulate-seed = la semilla de la primera partida; la siguiente toma el número siguiente (por defecto: 1)
cli-simulate-edition = la edición que se juega (por defecto: { $usual }, con 2 jugadores { $duel })
cli-simulate-max-rounds = detiene una partida tras tantas rondas, 0 para nunca (por defecto: 200)
cli-simulate-out = escribe en esta carpeta un archivo por cada partida
cli-simulate-show = cuenta la primera partida turno a turno
cli-on-help = encarga el trabajo a un clúster Ray: «ray» crea uno en esta máquina, ray://HOST:PORT es uno que ya funciona
cli-on = «{ $got }» no es un clúster; escribe ray o ray://HOST:PORT
cli-unknown-bot = no hay ningún bot «{ $got }»; conocidos: { $known }
cli-guest-taken = El bot «{ $bot }» del paquete { $package } no se usa: { $taken } ya tiene uno con ese nombre.
cli-guest-name = El bot «{ $bot }» del paquete { $package } no se usa: un nombre tiene como mucho 24 signos de a–z, 0–9 y «-», y empieza por una letra.
cli-guest-failed = El bot «{ $bot }» del paquete { $package } ha fallado: { $detail }
cli-bots-count = indica un bot para todos los asientos o { $players } bots, no { $got }
cli-players = En la edición { $edition } juegan { cli-edition-players }, no { $got }.
cli-simulate-done = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
}, sin terminar: { $unfinished }.
cli-simulate-seat = { $name }: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
}, { $mean } puntos de media
cli-simulate-files = Los archivos de partida están en { $folder }.

## Replay and verify

cli-replay-help = cuenta un archivo de partida, o muestra una posición
cli-review-help = juzga un archivo de partida: la probabilidad de cada uno, suerte y decisiones
cli-review-seed = otro número, otras simulaciones (por defecto: 0)
cli-review-files = uno o varios archivos de partida (*.valdora); si son varios, se dan la suerte y las decisiones de cada uno
cli-verify-help = comprueba que un archivo cuenta una partida jugada según las reglas
cli-file-help = un archivo de partida (*.valdora)
cli-record-edition = el archivo de la edición, si se jugó con una edición propia
cli-replay-at = muestra la posición antes de la jugada N
cli-replay-json = un objeto JSON por cada jugada antes de hacerla, con todo lo que está permitido
cli-replay-too-far = { $file } tiene { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}; no hay posición antes de la jugada { $at }.
cli-verified = { $file }: todo en orden. { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $finished ->
    [yes] partida terminada
   *[no] partida sin terminar
}; { $deal ->
    [checked] el reparto se sigue de su semilla
    [sealed] el reparto está sellado hasta el final
   *[recorded] el reparto se hizo en otra parte
}.
cli-file-fault = { $file }: { $fault }
cli-line-fault = { $file }, línea { $line }: { $fault }

## A game in words

cli-story-begin = { $edition }, { $players } jugadores
cli-story-turn = Ronda { $round }, { $name }
cli-points = { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} (encargos { $commissions }, colores { $colours }, talleres { $workshops }, bonus { $bonus }, gemas { $gemstones })
cli-unfinished = Partida sin terminar.
cli-winners = { $count ->
    [1] Gana { $names }.
   *[other] Victoria compartida: { $names }.
}
cli-position = Antes de la jugada { $at }: ronda { $round }, turno de { $name }
cli-position-player = { $space }, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $provisions ->
    [yes] con provisiones
   *[no] sin provisiones
}
cli-position-equipment = Equipamiento: { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Encargos incompletos: { $commissions }
cli-position-book = Libro { $book }: a la izquierda { $left }, a la derecha { $right }, { $unseen ->
    [one] 1 página oculta
   *[other] { $unseen } páginas ocultas
}
cli-position-choices = Permitido ahora (> es lo que se juega):

## Editions

cli-edition-help = enumera, muestra o comprueba ediciones: todas las cifras del juego
cli-edition-list-help = enumera las ediciones publicadas
cli-edition-show-help = muestra todas las cifras de una edición y de dónde vienen
cli-edition-check-help = comprueba el archivo de una edición y nombra todos sus errores
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 jugadores
       *[other] de { $low } a { $high } jugadores
    }
   *[other] de { $low } a { $high } jugadores
}
cli-edition-marks = Las cifras sin marca están impresas en un reglamento, { $found } halladas en una reseña, { $reconstructed } reconstruidas.
cli-edition-fine = { $file }: la edición { $id } está en orden (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = mide lo rápido que juega esta máquina
cli-bench-rules-help = partidas al azar de cuatro jugadores según las reglas: tiempo de CPU, mediana de tres pruebas
cli-bench-games = cuántas partidas por prueba (por defecto: 10)
bench-decisions-per-second = { $value } decisiones por segundo
bench-decisions-per-game = { $value } decisiones por partida
bench-forced-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } de ellas sin elección
bench-rounds-per-game = { $value } rondas por partida

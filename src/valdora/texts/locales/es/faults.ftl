# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = ese archivo no existe
record-fault-file-not-regular = es una carpeta o un dispositivo; indica un archivo de partida
record-fault-file-unreadable = el archivo no se puede leer ({ $detail })
record-fault-file-too-large = el archivo supera { $limit } bytes
record-fault-line-too-long = la línea supera { $limit } bytes
record-fault-too-many-plies = la partida supera { $limit } jugadas
record-fault-not-text = la línea no es texto UTF-8
record-fault-carriage-return = la línea termina con un retorno de carro; guarda el archivo solo con saltos de línea (LF, no CRLF)
record-fault-bad-json = la línea no es un objeto JSON ({ $detail })
record-fault-too-deep = el JSON tiene más de { $limit } niveles
record-fault-key-missing = falta «{ $key }»
record-fault-key-unknown = «{ $key }» no tiene sentido aquí
record-fault-wrong-value = «{ $key }» debe ser { $expected }, no { $got }
record-fault-unknown-version = es la versión { $got } del archivo de partida; la conocida es { $known }
record-fault-rules-version = la partida se jugó con la versión { $got } de las reglas; la conocida es { $known }
record-fault-edition-unknown = no hay ninguna edición «{ $got }»; indica su archivo con --edition
record-fault-edition-changed = la partida se jugó con cifras distintas de las de la edición { $edition }: su huella es { $got }, no { $known }
record-fault-edition-other = la partida se jugó con la edición { $edition }, no con { $got }
record-fault-bad-setup = la partida no se puede preparar así ({ $detail })
record-fault-broken-commitment = la semilla no corresponde al compromiso { $commitment }
record-fault-seed-missing = la partida ha terminado, pero no se muestra su semilla sellada
record-fault-first-not-drawn = según la semilla, empieza otra persona
record-fault-layout-not-dealt = las gemas no están como las reparte la semilla
record-fault-rival-not-dealt = la fila del rival no está como la reparte la semilla
record-fault-page-not-dealt = de la semilla se sigue «{ $expected }», no «{ $do }»
record-fault-numbering = se espera la jugada { $expected }, no { $got }
record-fault-unknown-notation = «{ $do }» no es una acción de esta edición
record-fault-wrong-seat = se espera el asiento { $expected }, no { $got }
record-fault-after-end = la partida ha terminado; ya no se puede jugar nada, tampoco «{ $do }»
record-fault-illegal-action = «{ $do }» no está permitido: { $reason } ({ $rule })
record-fault-truncated = el archivo termina sin resultado
record-fault-not-over = hay un resultado, pero la partida no ha terminado
record-fault-over = la partida ha terminado, pero su resultado es «unfinished»
record-fault-wrong-result = «{ $key }» debe ser { $expected }, no { $got }
record-fault-after-result = hay algo más después del resultado

## Editions: the file

edition-fault-edition-unknown = no hay ninguna edición con ese nombre; se conocen { $known }, o indica un archivo .toml
edition-fault-file-missing = ese archivo no existe
edition-fault-file-not-regular = es una carpeta o un dispositivo; indica el archivo .toml de la edición
edition-fault-file-unreadable = el archivo no se puede leer ({ $detail })
edition-fault-file-too-large = el archivo supera { $limit } bytes; a una edición le bastan unos miles
edition-fault-file-line-too-long = la línea { $line } supera { $limit } caracteres; divídela
edition-fault-file-not-text = el archivo no es texto UTF-8 (byte { $offset }); guárdalo como UTF-8
edition-fault-file-syntax = el archivo no es TOML válido ({ $detail })
edition-fault-file-too-deep = las tablas o listas están demasiado anidadas; a una edición le bastan tres niveles

## Editions: single keys

edition-fault-unknown-key = esta clave no tiene sentido aquí; se conocen { $known }
edition-fault-key-missing = falta; se espera un valor de tipo «{ $expected }»
edition-fault-wrong-type = se espera un valor de tipo «{ $expected }», no «{ $got }»
edition-fault-out-of-range = { $got } está fuera de los límites; se espera de { $low } a { $high }
edition-fault-wrong-length = la lista tiene { $got } elementos; se esperan de { $low } a { $high }
edition-fault-unknown-name = «{ $got }» no se conoce aquí; se espera uno de { $known }
edition-fault-name-doubled = «{ $name }» aparece dos veces; nómbralo una vez
edition-fault-bad-id = «{ $got }» no puede ser un nombre; usa hasta { $limit } letras ASCII, cifras y guiones, primero una letra
edition-fault-bad-edition-id = «{ $got }» no puede ser el nombre de una edición; usa hasta { $limit } letras minúsculas, cifras, guiones y puntos
edition-fault-bad-title = se espera una línea de 1 a { $limit } caracteres
edition-fault-too-many = { $got } elementos son demasiados; el límite es { $limit }
edition-fault-source-missing = falta la fuente; escribe source = "printed", "found" o "reconstructed" en esta tabla o más arriba
edition-fault-drop-unknown = «{ $name }» no está en la edición que este archivo amplía
edition-fault-id-taken = una edición publicada se llama «{ $id }» y tiene otras cifras; elige otro nombre

## Editions: players and coins

edition-fault-players-order = al menos { $min } y como mucho { $max } jugadores no puede ser; pon el número menor en min
edition-fault-rival-players = el rival juega con exactamente 2 jugadores, y 2 jugadores solo con el rival (S1, X1); aquí son de { $min } a { $max }
edition-fault-coins-too-few = { $players } bolsas de { $purse } necesitan { $expected } monedas, hay { $got } (S3)
edition-fault-purse-too-small = el último de { $players } jugadores empieza con { $players } monedas, en la bolsa caben { $got } (S3)
edition-fault-price-above-purse = un precio de { $got } nunca se puede pagar con una bolsa de { $purse }

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = hay { $got } gemas; { $roads } espacios de camino con { $stones } cada uno necesitan { $expected } (S5)
edition-fault-catalogue-total = las copias suman { $got }; un catálogo tiene { $expected } cartas (S6)
edition-fault-book-total = las copias suman { $got }; un libro de encargos tiene { $expected } cartas (S7)
edition-fault-tiles-total = las fichas suman { $got }; hay { $expected } artesanos (S9)
edition-fault-bonus-total = { $got } fichas bonus; hay { $expected } (S10)
edition-fault-tool-colour-missing = ninguna herramienta carga «{ $gemstone }»; cada una de las cuatro herramientas carga su propia gema (S6)
edition-fault-wants-one = un cliente quiere monedas o gemas; indica exactamente una de las dos cosas (S7)
edition-fault-gemstones-wanted = el cliente «{ $crest }» quiere { $expected } gemas por carta, aquí hay { $got } (S7)
edition-fault-commissions-too-few = los dos libros tienen juntos { $got } encargos «{ $crest }»; deben ser más que los { $tiles } artesanos
edition-fault-crest-missing = falta «{ $crest }»; nombra cada uno de los siete blasones una vez
edition-fault-removed-too-many = { $got } fichas retiradas de { $tiles }: no queda ningún artesano (S9)
edition-fault-workshop-unreachable = el taller necesita { $got } artesanos, con tres jugadores hay { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = hay { $got } espacios de tipo «{ $kind }»; se esperan { $expected } (S4)
edition-fault-house-count = { $got } casas tienen el blasón «{ $crest }»; se espera una (S4)
edition-fault-city-purpose = una ciudad tiene un libro o barcos; indica exactamente una de las dos cosas (S4)
edition-fault-not-for-kind = un espacio de tipo «{ $kind }» no tiene «{ $name }»; quítalo
edition-fault-needed-for-kind = un espacio de tipo «{ $kind }» necesita «{ $name }»
edition-fault-unknown-space = no hay ningún espacio «{ $space }»
edition-fault-space-unreachable = ningún camino lleva de «{ $start }» a «{ $space }»
edition-fault-too-close = la distancia a «{ $other }» es { $got }; deja al menos { $expected }

### Los bots contra los que jugar: nombres, un retrato de cada uno y lo que se dice mientras se preparan.

## Nombres

level-beginner = principiante
level-casual = ocasional
level-steady = constante
level-strong = fuerte
level-expert = experto
level-greedy = codicioso
level-random = al azar
levels-title = bots, del más débil al más fuerte; los dos últimos sirven para comparar:
levels-comparison = para comparar
levels-guests = invitados

## Retratos: una línea de 90 caracteres como máximo, cómo juega

portrait-beginner = Solo piensa en este turno, toma lo que está cerca y olvida las páginas ya pasadas.
portrait-casual = Planea hasta su próxima entrega y ve lo que está abierto en la mesa.
portrait-steady = Planea unos turnos por delante y cuida su bolsa y sus herramientas.
portrait-strong = Planea varias entregas y no pierde de vista talleres ni pilas.
portrait-expert = Es quien mira más lejos y sopesa las opciones de todos; el maestro de los consejos.
portrait-greedy = La vara de medir: calcula con reglas fijas y juega el turno que más valora.
portrait-random = Hace cualquier cosa permitida: para familiarizarse con el tablero.
portrait-guest = Un invitado: viene de otra parte y aquí no se ha medido su fuerza.

## Cómo se llaman los bots, según el color de sus piezas: cosas del valle, como nombres, sin artículo

bot-teal = Libélula
bot-coral = Amapola
bot-slate = Guijarro
bot-plum = Cardo
bot-olive = Tomillo
bot-with-level = { $name } ({ $level })

## Lo fuertes que son, medido. $fair es la parte si todos fueran iguales

measured-wins = Gana el { $share } de sus partidas contra tres bots de nivel «{ $other }»; con fuerzas iguales sería el { $fair }.
measured-beaten = Un bot de nivel «{ $other }» gana el { $share } de sus partidas contra tres de estos; con fuerzas iguales sería el { $fair }.

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
level-comparison = para comparar

## Retratos: una línea de 90 caracteres como máximo, cómo juega

portrait-beginner = Solo piensa en este turno, toma lo que está cerca y olvida las páginas ya pasadas.
portrait-casual = Planea hasta su próxima entrega y ve lo que está abierto en la mesa.
portrait-steady = Planea unos turnos por delante y cuida su bolsa y sus herramientas.
portrait-strong = Planea varias entregas y no pierde de vista talleres ni pilas.
portrait-expert = Es quien mira más lejos y sopesa las opciones de todos; el maestro de los consejos.
portrait-greedy = La vara de medir: calcula con reglas fijas y juega el turno que más valora.
portrait-random = Hace cualquier cosa permitida: para familiarizarse con el tablero.

## Preparación. $total es 0 mientras no haya nada que contar

warming-bots = { $total ->
    [0] { $count ->
        [one] { $names } está calentando …
       *[other] { $names } están calentando …
    }
   *[other] { $count ->
        [one] { $names } está calentando ({ $done } de { $total })
       *[other] { $names } están calentando ({ $done } de { $total })
    }
}
warming-hint = { $total ->
    [0] El consejo se está preparando …
   *[other] El consejo se está preparando ({ $done } de { $total })
}

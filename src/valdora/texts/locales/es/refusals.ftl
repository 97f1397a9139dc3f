### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
reason-name-blank = De este nombre no se ve nada. Elige uno con letras, cifras o signos.
reason-name-unseen = Este nombre tiene signos invisibles, o demasiados signos sobre una letra. Escríbelo de nuevo sin ellos.
reason-name-mixed = Una palabra de este nombre mezcla letras parecidas de varias escrituras. Escribe cada palabra en una sola escritura.
reason-too-long = Es demasiado largo.
reason-too-fast = Demasiado rápido. Espera un momento.
reason-too-many-connections = Hay demasiadas conexiones desde tu dirección. Cierra otras ventanas del juego.
reason-wrong-origin = Esta petición venía de otra página. Abre el juego en su propia ventana.
reason-unknown-host = El servidor no responde al nombre { $host }. El anfitrión puede permitirlo con --allowed-hosts.
reason-no-access = Esta mesa es privada. Pide un enlace a alguien que esté sentado en ella.
reason-not-host = Solo puede hacerlo el anfitrión de la mesa.
reason-not-seated = No tienes asiento en esta mesa.
reason-not-your-seat = Este no es tu asiento.
reason-not-your-turn = No es tu turno.
reason-watching-off = En esta mesa no se permite mirar.
reason-no-table = Esta mesa no existe.
reason-no-link = Este enlace no es válido o ya no lo es. Pide otro.
reason-no-edition = La edición { $edition } no existe.
reason-no-position = La partida no tiene esa posición.
reason-no-page = Esta página no existe.
pages-missing = El servidor funciona, pero sus páginas no se han generado.
pages-missing-how = Genéralas con «{ $command }» en la carpeta del proyecto y vuelve a cargar esta página. En el terminal se puede jugar sin ellas: { $play }
reason-unknown-bot = El bot { $bot } no existe.
reason-unknown-edition = La edición { $edition } no existe.
reason-player-count =
    En esta edición juegan { $low ->
        [2] { $high ->
            [2] 2 jugadores
           *[other] de { $low } a { $high } jugadores
        }
       *[other] de { $low } a { $high } jugadores
    }, no { $got }.
reason-no-such-seat = Este asiento no existe.
reason-seat-taken = Este asiento está ocupado.
reason-no-free-seat = Todos los asientos están ocupados.
reason-seats-free =
    { $free ->
        [one] Aún queda un asiento libre. Dáselo a un bot o espera a alguien.
       *[other] Aún quedan { $free } asientos libres. Dáselos a bots o espera a más gente.
    }
reason-already-started = La partida ya ha empezado.
reason-not-running = La partida no está en curso.
reason-not-finished = La partida aún no ha terminado.
reason-table-closed = La mesa está cerrada.
reason-table-outdated = Esta partida se jugó con cifras de { $edition } distintas de las actuales.
reason-table-newer = Una versión más reciente de Valdora guardó esta partida; este servidor no puede leerla.
reason-table-unreadable = Esta mesa ya no se puede leer. Todas las demás están bien; quien lleva el servidor puede mirar por qué.
reason-seat-resigned = Quien se sentaba aquí se ha rendido; un bot juega hasta el final.
reason-bot-already = Aquí ya juega un bot.
reason-not-away = Esta persona está en la mesa.
reason-not-away-long = Todavía no: un bot podrá seguir dentro de { $seconds } s.
reason-host-here = El anfitrión está en la mesa.
reason-host-just-left = Todavía no: podrás ser el anfitrión dentro de { $seconds } s.
reason-person-already = Ya estás jugando tú.
reason-not-abandoned =
    Solo el anfitrión puede cerrar la mesa, o quien esté sentado si no ha pasado nada durante { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
reason-too-many-links =
    Ya hay { $limit ->
        [one] un enlace
       *[other] { $limit } enlaces
    } a esta mesa.
reason-too-many-rows = Ha pasado tanto en esta mesa que ya no admite más mensajes ni cambios.
reason-too-many-plies = Esta partida se ha hecho demasiado larga para seguir. Cierra la mesa.
reason-too-many-tables =
    Tienes { $limit ->
        [one] { $limit } mesa abierta o en curso
       *[other] { $limit } mesas abiertas o en curso
    }. Termina o cierra antes alguna.
reason-too-many-undos = Ya has deshecho muchísimo en este turno. Sigue desde aquí.
reason-unknown-code = Esa acción no existe.
reason-stale = La partida ha seguido mientras tanto. Mira otra vez.
reason-nothing-to-undo = Esto no se puede deshacer.
reason-no-hint = Ahora mismo no hay ningún consejo.
reason-server-busy = El servidor tiene demasiado trabajo ahora mismo. Inténtalo de nuevo en un momento.
reason-storage-failed = No se pudo guardar, así que no se ha hecho. Inténtalo de nuevo.
reason-server-error = Algo ha ido mal en el servidor. Inténtalo de nuevo.
reason-bad-address = Esta dirección no se puede usar. Debe estar completa y llevar a internet.
reason-no-channel = Este enlace ya no hace nada: la dirección ya se olvidó.
reason-reminders-off = Este servidor no envía recordatorios así.
reason-channel-waits = A este buzón ya se le ha preguntado. Mira allí o inténtalo mañana.
reason-too-many-channels =
    Ya hay { $limit ->
        [one] una dirección
       *[other] { $limit } direcciones
    }. Quita una antes.
reason-no-device-link = Este enlace ya no vale: vale una vez, durante un cuarto de hora. Haz otro.
reason-no-words = No son las palabras de nadie aquí. Revisa las doce.
reason-same-device = Tus asientos ya están en este dispositivo. Abre el enlace en el otro.

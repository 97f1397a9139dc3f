### Los recordatorios: lo que se envía a quien se espera.

remind-title =
    { $kind ->
        [begin] Te toca en Valdora
       *[left] Quedan { $left } para tu turno en Valdora
    }
remind-table = En la mesa: { $names }.
remind-waiting =
    { $names } te { $count ->
        [one] espera
       *[other] esperan
    }.
remind-left = Te quedan { $left }. Después, un bot juega por ti hasta que vuelvas.
remind-news = Desde tu último turno:
remind-open = Ir a la mesa
remind-off-table = No más recordatorios de esta mesa
remind-off-all = Ningún recordatorio más
remind-confirm-title = ¿Recordatorios de Valdora?
remind-confirm-text = Alguien, seguramente tú, quiere que se le avise aquí cuando le toque en Valdora. Si no has sido tú, no hagas nada: no llegará nada más.
remind-confirm-open = Sí, avísame
remind-trial-title = Recordatorios de Valdora
remind-trial-text = Esto es una prueba: los recordatorios te llegan aquí.
remind-trial-open = A Valdora

## La página

reminders-title = Recordatorios
reminders-hint = Cuando te toca y no estás en la mesa, se te avisa: enseguida, y en las partidas de varios días otra vez cuando quedan la mitad, un cuarto y un veinteavo de tu tiempo.
reminders-none = Este servidor no envía recordatorios. Quien lo lleva puede activarlos.
reminders-push = En este navegador
reminders-push-add = Avísame aquí
reminders-push-no = El navegador no lo permite.
reminders-mail = Por correo
reminders-mail-address = Dirección de correo
reminders-webhook = Con un programa
reminders-webhook-url = Su dirección
reminders-webhook-shape = Con la forma de
reminders-shape-plain = JSON sencillo
reminders-add = Añadir
reminders-channels = Dónde se te avisa
reminders-remove = Quitar
reminders-unconfirmed = espera tu respuesta al correo
reminders-inactive = desactivado
reminders-quiet = Horas de silencio
reminders-quiet-on = De noche no
reminders-quiet-from = De
reminders-quiet-to = A
reminders-muted = Mesas de las que no oyes nada
reminders-unmute = Avísame otra vez
reminders-mute = Sin recordatorios de esta mesa
reminders-saved = Guardado.
reminders-off-done = No llegarán más recordatorios.
reminders-off-table-done = No llegarán más recordatorios de esta mesa.
reminders-on-done = Se te avisará.
reminders-on-again = Volver a activarlos

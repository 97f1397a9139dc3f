### Jugar sin servidor: todo el juego en este navegador.

device-here = En este dispositivo
device-here-text = A solas contra bots o juntos ante una pantalla, sin red. Tus partidas se quedan en este navegador.
device-others = Con otras personas
device-others-none = Los enlaces, mirar y el chat con gente de otros sitios necesitan un servidor; esta página no tiene ninguno.
device-tables = Tus partidas en este dispositivo
device-tables-none = Todavía no hay ninguna partida en este dispositivo.

## Fetching and starting

device-fetching = Descargando el juego para este dispositivo: { $done } de { $total } MB. Solo una vez.
device-starting = Preparando la mesa…
device-failed = El juego no se pudo iniciar en este dispositivo. Quizá funcione con otro navegador o con uno más reciente.
device-offline = El juego aún no está en este dispositivo y hay que descargarlo una vez. Comprueba la conexión e inténtalo de nuevo.
device-wrong = Algo ha fallado en este dispositivo. Inténtalo de nuevo.

## Where games are kept

device-unkept-refused = Este navegador no guarda nada de esta página: lo que juegues se pierde al cerrarla. Guarda la partida en un archivo para conservarla.
device-unkept-full = En este navegador no queda sitio: lo que juegues a partir de ahora se pierde al cerrar la página. Guarda la partida en un archivo para conservarla.
device-understood = Entendido
device-elsewhere = Esta partida está abierta en otra pestaña o ventana.
device-take-over = Jugar aquí
device-keep = Guardar para jugar sin conexión
device-keep-text = Todo el juego, todos los niveles e idiomas, también sin red: { $size } MB de descarga. Con la primera partida se guardan unos { $memory } MB más en este dispositivo, para que arranque rápido.
device-kept-text = Todo el juego está en este dispositivo: { $size } MB. Tus partidas se guardan aparte.
device-kept-advice = También los consejos de un bot se calculan entonces aquí, incluso en partidas con otros; el servidor no tiene que hacerlo.
device-keeping = Descargando…
device-forget = Quitar
device-keep-none = Este navegador no guarda nada de esta dirección; para eso hay que llegar a ella por https.
device-keep-full = En este navegador no hay sitio para guardarlo.
device-keep-private = En una ventana privada todo desaparece al cerrarla, también tus partidas.

## Game files

device-open = Abrir un archivo de partida
device-open-text = Un archivo guardado en cualquier mesa (*.valdora): para repasarla, analizarla y comprobar su prueba. También puedes soltarlo sobre la página.
device-open-bad = Este no es un archivo de partida que se pueda repasar; el fallo está en la línea { $line }.
device-drop = Suelta el archivo de partida para abrirlo
device-review = Analizarla en este dispositivo
device-review-text = Este dispositivo también puede hacerlo, sin el servidor; el resultado se queda aquí.

## The proof

device-check = Comprobar toda la partida
device-checked = Comprobado en este dispositivo: cada jugada estaba permitida y cada página salió como dicen los números.
device-check-bad = No concuerda: el fallo está en la línea { $line } del archivo de partida.
device-dealt-elsewhere = Esta partida se barajó en otro lugar; no hay promesa que comprobar.

## A new version

device-update = Hay una nueva versión del juego lista. Tus partidas siguen en ella.
device-update-now = Cargarla ahora
device-update-later = Más tarde

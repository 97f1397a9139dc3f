# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = inicia el servidor: se juega en el navegador
cli-serve-epilog = Cada opción puede ser también una variable de entorno (VALDORA_PORT para --port) o una línea del archivo --config (port = 8484). Las opciones prevalecen sobre las variables, y estas sobre el archivo.
cli-serve-host = dónde escuchar; con 0.0.0.0 puede jugar toda tu red
cli-serve-port = el puerto; 0 toma uno libre
cli-serve-db = la base de datos: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME; si no, valdora.db en la carpeta de datos
cli-serve-data-dir = la carpeta de datos; si no, la que prevé tu sistema
cli-serve-public-url = la dirección que usa la gente, si hay un proxy inverso delante
cli-serve-open = abre el navegador
cli-serve-allowed-hosts = otros nombres de este servidor, separados por comas
cli-serve-trusted-proxies = direcciones o redes de proxys inversos en los que confiar, separadas por comas; en ningún otro, ni siquiera en este equipo
cli-serve-bot-workers = en cuántos procesos piensan los bots
cli-serve-bot-seconds = cuántos segundos puede pensar un bot
cli-serve-guest-bots = permitir elegir los bots que traen otros paquetes instalados
cli-serve-open-days = cerrar una mesa abierta tras tantos días sin que venga nadie; 0: nunca
cli-serve-idle-days = cerrar una partida sin reloj tras tantos días sin jugadas; 0: nunca
cli-serve-webhooks = avisar a la gente a través de sus programas, por HTTP
cli-serve-webhook-networks = redes privadas que pueden alcanzar los webhooks, separadas por comas; si no, ninguna
cli-serve-mail-server = avisar por correo a través de este servidor: smtp://NOMBRE:CLAVE@HOST:587 o smtps://…; mejor en un archivo o en el entorno
cli-serve-mail-from = el remitente de los correos: Valdora <valdora@example.org>
cli-serve-push-contact = avisar con notificaciones del navegador; quién lleva el servidor: mailto:NAME@HOST o https://…
cli-serve-push-key = la clave de las notificaciones, la misma para todos los procesos; si no, se crea una en la carpeta de datos
cli-serve-max-connections = cuántas conexiones como máximo
cli-serve-max-connections-per-address = cuántas de ellas desde una dirección
cli-serve-max-tables-per-person = cuántas mesas abiertas o en curso como máximo por persona
cli-serve-messages-per-second = cuántos mensajes por segundo desde una conexión
cli-serve-requests-per-second = cuántas peticiones por segundo desde una dirección
cli-serve-requests-per-second-in-all = cuántas peticiones por segundo en total
cli-serve-metrics-host = dónde escucha /metrics; solo este equipo, si no se indica otra cosa
cli-serve-metrics-port = el puerto de /metrics para Prometheus; 0: ninguno
cli-serve-log-level = cuánto se registra
cli-serve-log-format = de qué forma se registra
cli-serve-config = un archivo TOML con ajustes
cli-default = (por defecto: { $value })
cli-serve-ready = Valdora está listo: { $url }
cli-serve-address = Los demás lo encuentran en { $url }
cli-serve-no-browser = No se pudo abrir ningún navegador. Abre tú esta dirección: { $url }
cli-serve-stopped = El servidor se ha detenido. Todas las partidas están guardadas.

settings-unknown = No existe el ajuste «{ $name }» ({ $file }).
settings-file = No se pueden leer los ajustes de { $file }: { $detail }
settings-value = «{ $got }» no es posible para el ajuste { $name }.
settings-reminders = El correo y las notificaciones necesitan más paquetes: instala valdora[reminders].
settings-port = El puerto { $port } de { $host } no se puede usar ({ $detail }). Elige otro con --port.

storage-url = No se conoce una base de datos del tipo «{ $url }». Usa sqlite:///FILE o postgresql://…
storage-address = Esto no indica ninguna base de datos. Escríbela como sqlite:////var/lib/valdora.db o postgresql://NAME:PASSWORD@HOST:5432/DATABASE, con varios servidores separados por comas; en una contraseña @ se escribe %40, : se escribe %3A y / se escribe %2F.
storage-driver = PostgreSQL necesita el paquete asyncpg: pip install "valdora[postgres]"
storage-in-use = Otro servidor ya usa esta base de datos ({ $path }). Detenlo primero o indica otra con --db.
storage-unusable = La base de datos no se puede usar ({ $path }): { $detail }
storage-newer = La base de datos tiene la versión { $version }, este programa conoce { $known }. Actualiza el programa.
storage-older = La base de datos tiene la versión anterior { $version }. Inicia una vez el servidor para actualizarla.
storage-missing = La base de datos { $path } aún no existe. La crea «valdora serve».
storage-no-game = En la base de datos no hay ninguna mesa { $table }.
storage-linked = El archivo de la base de datos { $path } tiene un segundo nombre (un enlace físico). Dos servidores podrían usarlo a la vez y estropearlo. Quita el otro nombre o indica una copia con --db.

start-failed = El servidor no ha podido arrancar: { $detail }. «valdora doctor» busca la causa; --log-level debug muestra dónde ocurrió.

backup-unreadable = { $path } no es una copia de seguridad: { $detail }
backup-truncated = { $path } no está completo. Usa otra copia.
backup-version = Esta copia la hizo la versión { $version } del programa en una forma desconocida aquí.
backup-game = La mesa { $table } está de vuelta, pero con esta versión no se puede jugar: { $detail }
backup-left-out = La mesa { $table } no se puede leer y queda fuera: { $detail }
backup-unwritable = { $path } no se puede escribir: { $detail }
cli-backup-help = escribe todas las partidas en un archivo
cli-backup-file = el archivo; contiene las semillas de las partidas en curso, así que no se lo des a nadie
cli-backup-done =
    { $games ->
        [one] { $games } partida está
       *[other] { $games } partidas están
    } en { $file }. El archivo contiene las semillas de las partidas en curso: no se lo des a nadie.
cli-export-help = escribe las partidas como archivos de partida
cli-export-folder = dónde ponerlos
cli-export-table = solo la partida de esta mesa
cli-export-none = No hay ninguna partida de la mesa { $table }.
cli-export-done =
    { $games ->
        [one] { $games } archivo de partida escrito
       *[other] { $games } archivos de partida escritos
    } en { $folder }.
cli-import-help = devuelve a la base de datos las partidas de una copia
cli-import-file = un archivo hecho con «valdora backup»
cli-import-done =
    { $games ->
        [one] { $games } partida devuelta
       *[other] { $games } partidas devueltas
    }; { $known } ya estaban y quedan como están.

cli-doctor-help = comprueba si todo está listo para el servidor
cli-doctor-address = DIRECCIÓN
cli-doctor-tell = enviar también un recordatorio de prueba a este buzón o webhook
cli-doctor-fine = Todo está bien.
cli-doctor-wrong = Algo va mal; véase arriba.
doctor-db-new = Base de datos: aún ninguna; se crea al iniciar el servidor ({ $path }).
doctor-db-fine =
    Base de datos: { $games ->
        [one] { $games } partida legible
       *[other] { $games } partidas, todas legibles
    }.
doctor-db-game = Base de datos: la mesa { $table } no se puede leer ({ $detail }). Haz una copia y comunícalo.
doctor-disk-fine = Disco: { $megabytes } MB libres ({ $path }).
doctor-disk-full = Disco: solo { $megabytes } MB libres ({ $path }). Haz sitio o indica otra carpeta con --data-dir.
doctor-web-fine = Páginas web: presentes.
doctor-web-missing = Páginas web: faltan. Genéralas con «python hatch_build.py» en la carpeta del proyecto o reinstala el paquete.
doctor-port-free = Puerto: { $port } de { $host } está libre.
doctor-port-ours = Puerto: en { $port } de { $host } hay un servidor de Valdora que responde.
doctor-port-taken = Puerto: { $port } de { $host } lo ocupa otro programa. Elige otro con --port.
doctor-mail-fine = Correo: el servidor nos acepta.
doctor-mail-wrong = Correo: no se puede usar el servidor ({ $detail }). Revisa mail-server.
doctor-push-fine = Notificaciones: la clave firma.
doctor-push-wrong = Notificaciones: no se puede usar la clave ({ $detail }). Revisa push-key o borra push-key.pem.
doctor-webhook-fine = Webhooks: se pueden usar. --tell DIRECCIÓN prueba uno.
doctor-tell-fine = El recordatorio de prueba fue aceptado.
doctor-tell-wrong = El recordatorio de prueba no fue aceptado ({ $detail }). Revisa la dirección.
doctor-tell-off = No se envió ningún recordatorio de prueba: esta clase de recordatorio no está configurada. Mira mail-server y webhooks en los ajustes.
doctor-tell-forbidden = No se envió ningún recordatorio de prueba: no es una dirección del mundo exterior. Para una de tu propia red mira webhook-networks en los ajustes.

## valdora site

cli-site-help = escribir el juego como simples archivos para cualquier alojamiento web, para jugar sin servidor
cli-site-out = dónde ponerlos: una carpeta nueva o vacía
cli-site-not-empty = { $folder } no está vacía; indica una carpeta nueva.
cli-site-unbuilt = El cliente para el navegador no está construido; lo hace { $command }.
cli-site-done = { $folder } tiene todo el juego: { $files } archivos, { $size } MB. Ponlos en cualquier alojamiento web.

# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = let people play in their browsers: start the server
cli-serve-epilog = Each option can also be an environment variable (VALDORA_PORT for --port) or a line of the file --config (port = 8484). Options win over variables, variables over the file.
cli-serve-host = where to listen; 0.0.0.0 lets everyone in your network play
cli-serve-port = the port; 0 takes any free one
cli-serve-db = the database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; otherwise valdora.db in the data folder
cli-serve-data-dir = the data folder; otherwise the one your system has for it
cli-serve-public-url = the address people use, if a reverse proxy stands in front
cli-serve-open = open the browser
cli-serve-allowed-hosts = further names of this server, separated by commas
cli-serve-trusted-proxies = addresses or networks of reverse proxies to believe, separated by commas; none unless named, not even on this machine
cli-serve-bot-workers = how many processes bots think in
cli-serve-bot-seconds = how many seconds a bot may think
cli-serve-guest-bots = let people choose bots that other installed packages bring
cli-serve-open-days = close an open table after so many days without anybody coming; 0: never
cli-serve-idle-days = close a game without a clock after so many days without a move; 0: never
cli-serve-webhooks = remind people by telling programs of theirs over HTTP
cli-serve-webhook-networks = private networks that webhooks may reach, separated by commas; otherwise none
cli-serve-mail-server = remind people by mail through this server: smtp://NAME:PASSWORD@HOST:587 or smtps://…; better in a file or the environment
cli-serve-mail-from = whose mails they are: Valdora <valdora@example.org>
cli-serve-push-contact = remind people by browser push; who runs the server: mailto:NAME@HOST or https://…
cli-serve-push-key = the key for push, the same for all processes; without it one is made in the data folder
cli-serve-max-connections = how many live connections at most
cli-serve-max-connections-per-address = how many of them from one address
cli-serve-max-tables-per-person = how many tables one person may have open or running at most
cli-serve-messages-per-second = how many messages one connection may send in a second
cli-serve-requests-per-second = how many requests one address may send in a second
cli-serve-requests-per-second-in-all = how many requests may come in a second in all
cli-serve-metrics-host = where /metrics listens; only this machine unless told otherwise
cli-serve-metrics-port = the port of /metrics for Prometheus; 0: none
cli-serve-log-level = how much is logged
cli-serve-log-format = how it is logged
cli-serve-config = a TOML file with settings
cli-default = (default: { $value })
cli-serve-ready = Valdora is ready: { $url }
cli-serve-address = Others reach it at { $url }
cli-serve-no-browser = No browser could be opened. Open this address yourself: { $url }
cli-serve-stopped = The server has stopped. All games are stored.

settings-unknown = There is no setting “{ $name }” ({ $file }).
settings-file = The settings in { $file } cannot be read: { $detail }
settings-value = “{ $got }” is not possible for the setting { $name }.
settings-reminders = Mail and push need more packages: install valdora[reminders].
settings-port = The port { $port } of { $host } cannot be used ({ $detail }). Choose another with --port.

storage-url = A database of the kind “{ $url }” is not known. Use sqlite:///FILE or postgresql://…
storage-address = This names no database. Write it as sqlite:////var/lib/valdora.db or postgresql://NAME:PASSWORD@HOST:5432/DATABASE, with several hosts separated by commas; in a password @ is %40, : is %3A and / is %2F.
storage-driver = PostgreSQL needs the package asyncpg: pip install "valdora[postgres]"
storage-in-use = Another server already uses this database ({ $path }). Stop it first, or name another database with --db.
storage-unusable = The database cannot be used ({ $path }): { $detail }
storage-newer = The database has version { $version }, this program knows { $known }. Update the program.
storage-older = The database has the older version { $version }. Start the server once to bring it up to date.
storage-missing = There is no database { $path } yet. “valdora serve” makes it.
storage-no-game = The database has no table { $table }.
storage-linked = The database file { $path } has a second name (a hard link). Two servers could use it at once and spoil it. Remove the other name, or name a copy with --db.

start-failed = The server could not start: { $detail }. “valdora doctor” looks for the cause; --log-level debug shows where it happened.

backup-unreadable = { $path } is not a backup: { $detail }
backup-truncated = { $path } is not complete. Use another backup.
backup-version = This backup was made by version { $version } of the program in a form that is not known here.
backup-game = The table { $table } is put back, but cannot be played with this version: { $detail }
backup-left-out = The table { $table } cannot be read and is left out: { $detail }
backup-unwritable = { $path } cannot be written: { $detail }
cli-backup-help = write all games into one file
cli-backup-file = the file; it holds the seeds of running games, so keep it to yourself
cli-backup-done =
    { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } in { $file }. The file holds the seeds of running games: keep it to yourself.
cli-export-help = write games as game files
cli-export-folder = where to put them
cli-export-table = only the game of this table
cli-export-none = There is no game of a table { $table }.
cli-export-done =
    { $games ->
        [one] { $games } game file
       *[other] { $games } game files
    } written to { $folder }.
cli-import-help = put the games of a backup into the database
cli-import-file = a file made by “valdora backup”
cli-import-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } put back; { $known } already there and left as they are.

cli-doctor-help = see whether everything is ready for the server
cli-doctor-address = ADDRESS
cli-doctor-tell = also send a trial reminder to this mailbox or webhook
cli-doctor-fine = All is well.
cli-doctor-wrong = Something is wrong; see above.
doctor-db-new = Database: none yet; it is made when the server starts ({ $path }).
doctor-db-fine =
    Database: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, all readable.
doctor-db-game = Database: the table { $table } cannot be read ({ $detail }). Keep a backup and report this.
doctor-disk-fine = Disk: { $megabytes } MB free ({ $path }).
doctor-disk-full = Disk: only { $megabytes } MB free ({ $path }). Make room, or name another folder with --data-dir.
doctor-web-fine = Web pages: there.
doctor-web-missing = Web pages: missing. Build them with “python hatch_build.py” in the project’s folder, or install the package again.
doctor-port-free = Port: { $port } of { $host } is free.
doctor-port-ours = Port: a Valdora server runs on { $port } of { $host } and answers.
doctor-port-taken = Port: { $port } of { $host } is taken by another program. Choose another with --port.
doctor-mail-fine = Mail: the server lets us in.
doctor-mail-wrong = Mail: the server cannot be used ({ $detail }). Check mail-server.
doctor-push-fine = Push: the key signs.
doctor-push-wrong = Push: the key cannot be used ({ $detail }). Check push-key, or delete push-key.pem.
doctor-webhook-fine = Webhooks: may be used. --tell ADDRESS tries one.
doctor-tell-fine = The trial reminder was taken.
doctor-tell-wrong = The trial reminder was not taken ({ $detail }). Check the address.
doctor-tell-off = No trial reminder was sent: this kind of reminder is not set up. See mail-server and webhooks in the settings.
doctor-tell-forbidden = No trial reminder was sent: that is no address in the world outside. For one of your own network see webhook-networks in the settings.

## valdora site

cli-site-help = write the game as plain files for any web host, to be played without a server
cli-site-out = where to put them: a folder that is new or empty
cli-site-not-empty = { $folder } is not empty; name a new folder.
cli-site-unbuilt = The browser client is not built; { $command } does that.
cli-site-done = { $folder } has the whole game: { $files } files, { $size } MB. Put them on any web host.

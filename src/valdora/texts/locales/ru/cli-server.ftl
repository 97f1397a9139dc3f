# The server's commands. Words in capitals (FILE, DIR, URL), option names and JSON are never translated.

cli-serve-help = запустить сервер для игры в браузере
cli-serve-epilog = Каждый параметр можно задать и переменной окружения (VALDORA_PORT вместо --port), и строкой файла --config (port = 8484). Параметры важнее переменных, переменные важнее файла.
cli-serve-host = где слушать; с 0.0.0.0 играть может вся ваша сеть
cli-serve-port = порт; 0 берёт любой свободный
cli-serve-db = база данных: sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME; иначе valdora.db в папке данных
cli-serve-data-dir = папка данных; иначе та, что предусмотрена системой
cli-serve-public-url = адрес, которым пользуются люди, если впереди стоит обратный прокси
cli-serve-open = открыть браузер
cli-serve-allowed-hosts = другие имена этого сервера через запятую
cli-serve-trusted-proxies = адреса или сети обратных прокси, которым можно верить, через запятую; больше никому, даже на этом компьютере
cli-serve-bot-workers = в скольких процессах думают боты
cli-serve-bot-seconds = сколько секунд может думать бот
cli-serve-guest-bots = позволить выбирать ботов из других установленных пакетов
cli-serve-open-days = закрывать открытый стол, если столько дней никто не приходил; 0 — никогда
cli-serve-idle-days = закрывать игру без часов, если столько дней никто не ходил; 0 — никогда
cli-serve-webhooks = напоминать людям через их программы по HTTP
cli-serve-webhook-networks = частные сети, доступные вебхукам, через запятую; иначе никакие
cli-serve-mail-server = напоминать по почте через этот сервер: smtp://ИМЯ:ПАРОЛЬ@ХОСТ:587 или smtps://…; лучше в файле или в окружении
cli-serve-mail-from = от кого письма: Valdora <valdora@example.org>
cli-serve-push-contact = напоминать уведомлениями браузера; кто держит сервер: mailto:NAME@HOST или https://…
cli-serve-push-key = ключ для уведомлений, один для всех процессов; без него ключ создаётся в папке данных
cli-serve-max-connections = сколько подключений, не больше
cli-serve-max-connections-per-address = сколько из них с одного адреса
cli-serve-max-tables-per-person = сколько открытых или идущих столов может быть у одного человека, не больше
cli-serve-messages-per-second = сколько сообщений в секунду может слать одно подключение
cli-serve-requests-per-second = сколько запросов в секунду может слать один адрес
cli-serve-requests-per-second-in-all = сколько запросов в секунду может приходить всего
cli-serve-metrics-host = где слушает /metrics; только этот компьютер, если не указано иное
cli-serve-metrics-port = порт /metrics для Prometheus; 0 — никакой
cli-serve-log-level = насколько подробен журнал
cli-serve-log-format = в каком виде журнал
cli-serve-config = файл TOML с настройками
cli-default = (по умолчанию: { $value })
cli-serve-ready = Valdora готова: { $url }
cli-serve-address = Остальным она доступна по адресу { $url }
cli-serve-no-browser = Браузер открыть не удалось. Откройте этот адрес сами: { $url }
cli-serve-stopped = Сервер остановлен. Все партии сохранены.

settings-unknown = Настройки «{ $name }» нет ({ $file }).
settings-file = Настройки в { $file } не читаются: { $detail }
settings-value = «{ $got }» не годится для настройки { $name }.
settings-reminders = Почте и уведомлениям нужны ещё пакеты: установите valdora[reminders].
settings-port = Порт { $port } на { $host } занять нельзя ({ $detail }). Выберите другой с помощью --port.

storage-url = База данных вида «{ $url }» неизвестна. Годятся sqlite:///FILE и postgresql://…
storage-address = Это не адрес базы данных. Пишите его так: sqlite:////var/lib/valdora.db или postgresql://NAME:PASSWORD@HOST:5432/DATABASE, несколько серверов через запятую; в пароле вместо @ пишется %40, вместо : — %3A, вместо / — %2F.
storage-driver = Для PostgreSQL нужен пакет asyncpg: pip install "valdora[postgres]"
storage-in-use = Этой базой данных уже пользуется другой сервер ({ $path }). Сначала остановите его или укажите другую с помощью --db.
storage-unusable = Базой данных нельзя пользоваться ({ $path }): { $detail }
storage-newer = У базы данных версия { $version }, программе известна { $known }. Обновите программу.
storage-older = У базы данных более старая версия { $version }. Запустите один раз сервер, чтобы обновить её.
storage-missing = Базы данных { $path } ещё нет. Её создаст «valdora serve».
storage-no-game = В базе данных нет стола { $table }.
storage-linked = У файла базы данных { $path } есть второе имя (жёсткая ссылка). Два сервера могли бы работать с ним одновременно и испортить его. Удалите другое имя или укажите копию с помощью --db.

start-failed = Сервер не смог запуститься: { $detail }. Причину ищет «valdora doctor»; --log-level debug показывает, где это случилось.

backup-unreadable = { $path } — не резервная копия: { $detail }
backup-truncated = Файл { $path } неполный. Возьмите другую копию.
backup-version = Эту копию сделала версия { $version } программы в неизвестном здесь виде.
backup-game = Стол { $table } возвращён на место, но этой версией в нём играть нельзя: { $detail }
backup-left-out = Стол { $table } не читается и пропущен: { $detail }
backup-unwritable = Записать { $path } не удаётся: { $detail }
cli-backup-help = записать все партии в один файл
cli-backup-file = файл; в нём начальные числа идущих партий, поэтому никому его не давайте
cli-backup-done =
    { $games ->
        [one] { $games } партия записана
        [few] { $games } партии записаны
        [many] { $games } партий записано
       *[other] { $games } партии записано
    } в { $file }. В файле начальные числа идущих партий: никому его не давайте.
cli-export-help = записать партии в виде файлов
cli-export-folder = куда их положить
cli-export-table = только партию этого стола
cli-export-none = Партии стола { $table } нет.
cli-export-done =
    В { $folder } { $games ->
        [one] записан { $games } файл партии
        [few] записаны { $games } файла партий
        [many] записано { $games } файлов партий
       *[other] записано { $games } файла партий
    }.
cli-import-help = вернуть партии из резервной копии в базу данных
cli-import-file = файл, сделанный командой «valdora backup»
cli-import-done =
    { $games ->
        [one] Возвращена { $games } партия
        [few] Возвращены { $games } партии
        [many] Возвращено { $games } партий
       *[other] Возвращено { $games } партии
    }; уже было и осталось как есть: { $known }.

cli-doctor-help = проверить, всё ли готово для сервера
cli-doctor-address = АДРЕС
cli-doctor-tell = послать также пробное напоминание в этот почтовый ящик или вебхук
cli-doctor-fine = Всё в порядке.
cli-doctor-wrong = Что-то не так; см. выше.
doctor-db-new = База данных: ещё нет; она появится при запуске сервера ({ $path }).
doctor-db-fine =
    База данных: { $games ->
        [one] { $games } партия, читается
        [few] { $games } партии, читаются все
        [many] { $games } партий, читаются все
       *[other] { $games } партии, читаются все
    }.
doctor-db-game = База данных: стол { $table } не читается ({ $detail }). Сделайте копию и сообщите об этом.
doctor-disk-fine = Диск: свободно { $megabytes } МБ ({ $path }).
doctor-disk-full = Диск: свободно всего { $megabytes } МБ ({ $path }). Освободите место или укажите другую папку с помощью --data-dir.
doctor-web-fine = Веб-страницы: на месте.
doctor-web-missing = Веб-страницы: их нет. Соберите их командой «python hatch_build.py» в папке проекта или установите пакет заново.
doctor-port-free = Порт: { $port } на { $host } свободен.
doctor-port-ours = Порт: на { $port } узла { $host } работает и отвечает сервер Valdora.
doctor-port-taken = Порт: { $port } на { $host } занят другой программой. Выберите другой с помощью --port.
doctor-mail-fine = Почта: сервер нас пускает.
doctor-mail-wrong = Почта: сервером нельзя пользоваться ({ $detail }). Проверьте mail-server.
doctor-push-fine = Уведомления: ключ подписывает.
doctor-push-wrong = Уведомления: ключом нельзя пользоваться ({ $detail }). Проверьте push-key или удалите push-key.pem.
doctor-webhook-fine = Вебхуки: можно использовать. --tell АДРЕС пробует один.
doctor-tell-fine = Пробное напоминание принято.
doctor-tell-wrong = Пробное напоминание не принято ({ $detail }). Проверьте адрес.
doctor-tell-off = Пробное напоминание не послано: такие напоминания не настроены. См. mail-server и webhooks в настройках.
doctor-tell-forbidden = Пробное напоминание не послано: это не адрес во внешнем мире. Для адреса в своей сети см. webhook-networks в настройках.

## valdora site

cli-site-help = записать игру обычными файлами для любого веб-хостинга, чтобы играть без сервера
cli-site-out = куда их положить: новая или пустая папка
cli-site-not-empty = Папка { $folder } не пуста; укажите новую.
cli-site-unbuilt = Клиент для браузера не собран; это делает { $command }.
cli-site-done = В папке { $folder } вся игра: файлов { $files }, { $size } МБ. Положите их на любой веб-хостинг.

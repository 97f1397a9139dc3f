### Страницы вокруг стола в браузере.

## На каждой странице

site-skip = К содержанию
site-nav = Разделы
site-nav-tables = Столы
site-nav-rules = Правила
site-nav-settings = Настройки
site-language = Язык
site-theme-to-light = Светлые цвета
site-theme-to-dark = Тёмные цвета
site-credits = Valdora — игра Михаэля Шахта (Michael Schacht), изданная ABACUSSPIELE в 2009 году.
site-description = Valdora — настольная игра Михаэля Шахта в браузере: с ботами или с друзьями
site-unaffiliated = Эта свободная версия не связана ни с автором, ни с издателем; все рисунки — её собственные.
site-home = На главную
site-guest = Гость
site-player = Игрок { $number }
site-seat = Место { $number }
site-loading = Минуту…
site-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
site-try-again = Попробовать ещё раз
site-offline = Дорога закрыта
site-offline-text = До сервера не добраться. Ваши партии там в сохранности; страница продолжит работу, как только связь вернётся.
site-lost = За краем игрового поля
site-lost-text = По этому адресу страницы нет. Возможно, ссылка обрезана.

## Главная

start-tagline = Путешествуйте по богатой долине, ищите драгоценности для её клиентов и нанимайте мастеров, которые прославят ваше имя.
start-play = Играть с ботами
start-dealing = Книги тасуются…
start-opponents = Противники
start-level = Уровень
start-new = Новый стол
start-learn = Узнать правила
start-join = Есть ссылка или код?
start-join-go = Войти
start-join-wrong = Это не ссылка и не код стола.
start-continue = Продолжить
start-public = Открытые столы
start-figures = Игровое поле и многие числа на картах и карточках восстановлены: ни в одних правилах они не названы. Если у вас есть коробка с игрой, их можно исправить.
start-figures-link = Какие именно и как

## Списки столов

tables-title = Столы
tables-mine = Ваши столы
tables-mine-none = Вы пока ни за одним столом. Откройте новый или пройдите по ссылке.
tables-public-none = Открытых столов сейчас нет.
tables-more = Ещё столы
tables-unread =
    { $count ->
        [one] Читается ещё { $count } стол.
        [few] Читаются ещё { $count } стола.
        [many] Читаются ещё { $count } столов.
       *[other] Читаются ещё { $count } стола.
    }
tables-continue = Продолжить
tables-sit = Сесть
tables-watch = Смотреть
tables-replay = Пересмотреть
tables-look = Открыть
tables-part-turn = Ваш ход
tables-part-waiting = Ждём других
tables-part-open = Ещё не начались
tables-part-past = Прошлые партии
tables-since = с { $time }
tables-left = осталось { $time }
site-waits =
    { $count ->
        [one] { $count } стол ждёт вас
        [few] { $count } стола ждут вас
        [many] { $count } столов ждут вас
       *[other] { $count } стола ждут вас
    }
tables-status =
    { $status ->
        [open] Ждёт игроков
        [running] Раунд { $round }
        [over] Закончена в раунде { $round }
       *[closed] Закрыт
    }

## Новый стол

new-title = Новый стол
new-players = Сколько игроков?
new-duel = Вдвоём играют дуэль: соперник без фишки борется за тех же мастеров.
new-seat = Место { $number }
new-seat-person = Человек здесь
new-seat-free = Свободно, по приглашению
new-seat-bot = Бот
new-seat-name = Имя на месте { $number }
new-seat-level = Уровень бота на месте { $number }
new-seat-link = Вы получите ссылку.
new-seats-hint = Несколько человек за одним устройством передают его от хода к ходу.
new-edition = Издание
new-starts = Кто начинает?
new-starts-random = По жребию
new-pace = Темп ботов
new-pace-hint = Пауза перед каждым их действием.
new-public = Открытый стол
new-public-hint = Любой на этом сервере может найти стол и сесть за него.
new-watching = Можно смотреть
new-watching-hint = Зрители видят то же, что игроки, и не могут ходить.
new-covered = Как за настоящим столом
new-covered-hint = До конца игры очки не видны, завершённые контракты лежат лицом вниз, а то, что было в книгах, надо запоминать.
new-nobody = Без человека за этим устройством вы будете только смотреть.
site-only-bots = Боты играют между собой, а вы смотрите. Пока никто не смотрит, партия стоит.
new-invite = Открыть стол и пригласить
new-begin = Начать партию
pace-0 = Без пауз
pace-300 = Быстрый
pace-700 = Обычный
pace-1500 = Неспешный

## Перед партией

lobby-title = Стол готов
lobby-waiting =
    { $free ->
        [one] Свободно { $free } место
        [few] Свободно { $free } места
        [many] Свободно { $free } мест
       *[other] Свободно { $free } места
    }
lobby-full = Все в сборе
lobby-seats = За столом
lobby-start = Начать партию
lobby-wait-people = Ждём остальных…
lobby-wait-host = Ждём, когда хозяин начнёт…
lobby-host-away = Хозяина стола нет.
lobby-host-soon = Хозяина стола нет. После { $minutes } мин отсутствия хозяином может стать другой игрок за столом.
lobby-follow = Стать хозяином
lobby-follow-sure = Точно? Хозяином будете вы.
lobby-invite = Пригласить
lobby-join-link = Ссылка на свободное место
lobby-watch-link = Ссылка для зрителей
lobby-watch-make = Создать ссылку для зрителей
lobby-join-make = Создать ссылку на свободное место
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-qr = Ссылка в виде QR-кода
links-title = Ссылки на этот стол
links-join = На любое свободное место
links-watch = Для зрителей
links-seat = На место: { $seat }
links-take-back = Отозвать
links-take-back-sure = Точно отозвать?
links-taken = Ссылка больше не действует.
links-mine = Моя ссылка для другого устройства
links-mine-of = { $seat }: ссылка для другого устройства
links-mine-hint = Кто её откроет, играет вместо вас: один раз и пока вы её не отозвали.
lobby-options = Настройки стола
lobby-yours = ваше место
lobby-here = здесь
lobby-free = свободно
lobby-sit = Сесть сюда
lobby-add = Добавить человека
lobby-stand-up = Встать
lobby-remove = Освободить это место
lobby-no-bot = Без бота
lobby-bot-for = Бот на месте { $number }
lobby-leave = Покинуть стол
lobby-close = Закрыть стол
lobby-closed = Этот стол закрыт
lobby-closed-text = Здесь не играли и уже не будут. За другим столом всегда найдётся место.

## Приглашения

join-title = Вас приглашают
join-text = В долине для вас есть место. Учётная запись не нужна.
join-name = Как вас называть?
join-sit = Занять место
join-hint = Этот браузер помнит ваше место: возвращайтесь, когда захотите.
join-dead = Эта ссылка никуда не ведёт

## Настройки

settings-name = Ваше имя
settings-name-hint = Видно за столами, за которые вы садитесь.
settings-theme = Тема
settings-auto = Системная
settings-light = Светлая
settings-dark = Тёмная
settings-motion = Движение
settings-full = Полное
settings-reduced = Меньше
settings-speed = С какой скоростью показывать ходы других
settings-times = × { $speed }
speed-instant = мгновенно
settings-sound = Звуки
settings-notify = Сообщать, когда мой ход
settings-notify-no = Браузер этого не разрешает. Измените это в его настройках для этой страницы.
settings-patterns = Узоры на фигурах в дополнение к форме
settings-coach = Подсказывать мне в партии
settings-curtain = Несколько человек за этим устройством: просить передать его
settings-kept = Всё это хранится только в этом браузере.

## Просмотр партии

replay-title = Просмотр партии
replay-none = Здесь нечего смотреть
replay-covered = Эта партия идёт как за настоящим столом: пересмотреть её можно после окончания.
replay-log = Журнал
replay-players = Игроки
replay-points = Очки
replay-proof = Проверка
replay-beginning = Начало: долина полна, книги закрыты.
replay-position = Момент партии
replay-at = Раунд { $round }, шаг { $n } из { $last }
replay-move = Перемещение по партии
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-play = Показывать
replay-pause = Остановить
replay-link = Ссылка сюда
replay-save = Скачать
chart-source = Очки по источникам
chart-time = Очки по ходу партии
chart-table = Таблицей
proof-text = До партии сервер опубликовал отпечаток своего тайного числа. Затем браузер каждого игрока добавил своё число. Порядок всех страниц, драгоценности на игровом поле и, если это решает жребий, кто начинает, следуют только из этих чисел: ни сервер, ни игрок не могли выбрать их в одиночку, а потом никто не мог их изменить. После партии сервер показывает своё число.
proof-commitment = Отпечаток, опубликованный до партии
proof-seeds = Числа игроков по местам
proof-seed = Число сервера
proof-later = Будет показано после партии.
proof-kept = Проверено в вашем браузере: число соответствует отпечатку.
proof-broken = Число не соответствует отпечатку. Этой партии нельзя верить.
proof-none = нет; когда партия началась, некому было его дать
proof-bot = нет; бот числа не даёт
proof-drawn = Кто начинает, решил жребий вместе со страницами.
proof-chosen = Кто начинает, решил не жребий: это было определено до партии.
proof-own = Ваш браузер помнит: этот отпечаток ему показали до того, как он дал ваше число, и ваше число здесь есть.
proof-own-broken = Вашему браузеру показали другой отпечаток, или числа, которое он дал, здесь нет. Этой партии нельзя верить.
proof-first = По числам начинает кто-то другой. Этой партии нельзя верить.
proof-how = Скачайте партию и проверьте её страница за страницей своей программой:

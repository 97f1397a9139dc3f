### Стол в браузере.

## Кто сидит за столом

seat-bot = Бот { $number }
seat-free = Место { $number }
seat-stand-in = пока играет бот
seat-resigned = партия оставлена, играет бот

## До игры и вокруг неё

table-loading = Разворачиваем карту…
table-waiting = Партия ещё не началась.
table-start = Начать
table-lost = Такого стола здесь нет. Возможно, ссылка неполная.
table-no-access = Этот стол закрытый. Попросите ссылку, чтобы играть или смотреть.
table-unreachable = Сервер не отвечает.
table-try-again = Попробовать снова
table-home = На главную
title-table = Валдора
title-turn = Ваш ход · Валдора
connection-lost = Связь прервалась. Ничего не потеряно: пробуем снова…
connection-now = Попробовать сейчас
connection-back = Связь восстановлена.
hand-over = Передайте устройство: { $seat }
hand-taken = Это я, { $seat }

## Строка наверху

turn-round = Раунд { $round }
turn-yours = Ваш ход
turn-of = Ходит { $seat }
turn-over = Партия окончена
turn-watching = вы смотрите
turn-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
sunset-left =
    { $tiles ->
        [one] закат через { $tiles } мастера (осталось цветов: { $colours })
        [few] закат не раньше чем через { $tiles } мастеров (осталось цветов: { $colours })
        [many] закат не раньше чем через { $tiles } мастеров (осталось цветов: { $colours })
       *[other] закат не раньше чем через { $tiles } мастера (осталось цветов: { $colours })
    }
sunset-final = Последний раунд

## Что теперь?

now-title = Что теперь?
now-move =
    { $free ->
        [one] Выберите, куда идти: { $free } место
        [few] Выберите, куда идти: { $free } места
        [many] Выберите, куда идти: { $free } мест
       *[other] Выберите, куда идти: { $free } места
    }{ $far ->
        [0] .
       *[other] , с провиантом ещё { $far }.
    }
now-stay = Вы не можете оплатить ни одной остановки: оставайтесь на месте.
now-possible = Сейчас можно: { $what }. Или завершите ход.
now-nothing = Здесь больше нечего делать: завершите ход или отмените.
now-wait = { $seat } в пути…
now-over = Солнце село. Партия окончена.
now-closed = Этот стол закрыт.
now-end = Завершить ход
now-rule = правило { $rule }
can-deliver = доставить
can-load = взять драгоценности
can-turn = переворачивать страницы
can-buy = купить
can-return = вернуть контракт
can-silver = взять серебро
can-provisions = взять провиант
confirm-end = Завершить сейчас?
confirm-silver = Взять серебро и завершить ход?
confirm-provisions = Взять провиант и завершить ход?
confirm-turn = Открыть следующую страницу?
confirm-buy = Купить и открыть следующую страницу?
confirm-return = Вернуть окончательно?
confirm-load = Взять окончательно?
confirm-deliver = Доставить окончательно?
confirm-move = Идти окончательно?
confirm-stay = Остаться окончательно?
undo-step = Отменить
undo-nothing = Отменить нечего: открыта новая страница или ход только начался.

## Карта

map-title = Долина
map-discard =
    { $count ->
        [0] Сброс: пусто
       *[other] Сброс: { $what }
    }
map-city =
    { $book ->
        [equipment] { $city } · Снаряжение
        [commissions] { $city } · Контракты
       *[none] { $city } · Гавань
    }
space-stone = { gemstone } × { $count }
space-bare = Драгоценностей не осталось
space-page = { side } сторона: { $card }
space-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
space-pawns =
    { $count ->
        [one] Здесь стоит { $seats }
        [few] Здесь стоят { $seats }
        [many] Здесь стоят { $seats }
       *[other] Здесь стоят { $seats }
    }
trip-free = Можно дойти
trip-provisions = Тратит ваш провиант
trip-price = Встречи: { coins }
trip-deliver = Доставить { $what }
trip-load = Взять { $what }
trip-book = Открыть книгу
trip-silver = Взять { coins.acc }
trip-take-provisions = Взять провиант
trip-go = Идти туда

## Погрузка и доставка

tray-title = Что здесь можно сделать
tray-load = Положить
tray-deliver = Доставить
tray-complete = Завершить
tray-then = Затем
cascade-points = Контракт: { points }
cascade-bonus = Бонус: { points }
cascade-craftsman = { colour } мастер
cascade-fresh = Первый мастер этого цвета: { points } в конце
cascade-workshop = Мастерская, цвет: { colour }

## Книги

book-turn = Листать
book-buy = Купить
book-reveal = Открыть следующую страницу?
book-pages =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
book-meter =
    { $turned ->
        [0] Следующая страница бесплатна; у вас { coins }
       *[other] Каждая следующая страница стоит монету; у вас { coins }
    }
book-seen = Страницы, которые видели все
book-others = Книги
book-pay-with = Откуда взять золото
book-return = Сначала верните один
book-side =
    { $side ->
        [L] налево
       *[R] направо
    }
close-book = Закрыть книгу
close-panel = Закрыть
odds-title = Страницы, которых никто не видел
odds-left = всего
odds-next = след.
odds-within =
    { $count ->
        [one] за { $count } страницу
        [few] за { $count } страницы
        [many] за { $count } страниц
       *[other] за { $count } страницы
    }
odds-none = Все страницы этой книги уже видели.

## Имущество игроков

side-title = Игроки
side-tabs = Ещё о столе
race-points = оч.
rival-next = Соперник затем возьмёт
rival-craftsmen = Мастера соперника
rival-none = пока нет
workshop-gone = Вне игры
wheel-colour = { crest }: осталось мастеров { $pile }, мастерская за { $needs }, даёт { points }
wheel-left = цветов
player-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
player-provisions = с провиантом
player-no-provisions = без провианта
player-where = Где стоит
card-carries = { slot }: { gemstone }
card-empty = { slot }: пусто
card-commission = { crest } контракт: { points }
bar-players = Игроки
bar-craftsmen = Мастера
bar-books = Книги

## Журнал, беседа, обзор, совет

log-title = Журнал
log-empty = Пока ничего не произошло.
log-took-back =
    { $count ->
        [one] { $seat } отменяет { $count } шаг.
        [few] { $seat } отменяет { $count } шага.
        [many] { $seat } отменяет { $count } шагов.
       *[other] { $seat } отменяет { $count } шага.
    }
chat-title = Беседа
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
recap-title = С вашего прошлого хода
recap-show = Показать на карте
hint-title = Совет бота
hint-ask = Что сделал бы бот?
hint-thinking = Думает…
hint-none = Сейчас совета нет.
hint-show = Показать на карте

## Меню этого устройства

menu-title = Меню
menu-language = Язык
menu-theme = Освещение
menu-auto = как в системе
menu-light = день
menu-dark = ночь
menu-motion = Анимация
menu-full = полная
menu-reduced = поменьше
menu-speed = Скорость чужих ходов
menu-sound = Звуки
menu-notify = Сообщать, когда мой ход
menu-coach = Советы для первой партии
menu-rules = Правила
menu-leave = Уйти из-за стола (играть будет бот)
menu-leave-sure = Точно уйти?
menu-return = Вернуться на своё место
keys-title = Клавиши
keys-map = к вашей фишке на карте
keys-arrows = от участка к участку; в книге: листать
keys-next = к следующему доступному месту
keys-enter = выбрать
keys-number = выбрать, что взять или доставить
keys-buy = в книге: купить левую или правую страницу
keys-book = открыть или закрыть книгу
keys-provisions = взять провиант
keys-silver = взять серебро
keys-end = завершить ход (дважды)
keys-undo = отменить (с Shift: всё)
keys-hint = совет
keys-recap = с вашего прошлого хода
keys-close = закрыть
keys-help = этот список
keys-letters = Буквы и цифры действуют сразу
    .without = И без них всё доступно клавишами Tab, Enter и стрелками.

## Конец

ledger-title = Подсчёт
ledger-commissions = Контракты
ledger-colours = Цвета мастеров
ledger-workshops = Мастерские
ledger-bonus = Бонусы
ledger-gemstones = Оставшиеся драгоценности
ledger-total = Итого
ledger-winners =
    { $count ->
        [one] Победа: { $seats }!
        [few] Победу делят { $seats }
        [many] Победу делят { $seats }
       *[other] Победу делят { $seats }
    }
ledger-rematch = Сыграть ещё раз
ledger-replay = Пересмотреть партию

## Советы для первой игры

coach-title = Совет
coach-got-it = Понятно
coach-no-more = Больше не надо
coach-goal = Покупайте контракты, добывайте, что нужно клиентам, и доставляйте в дом с их гербом. Каждый ход: идти, потом сделать там одно дело.
coach-commission = У вас ещё нет контракта. Идите в город с контрактами, справа вверху или слева внизу: контракт стоит монету.
coach-gold = Ваш лоток берёт золото, бесплатно, на любой поляне с самородком. За золото покупают снаряжение, и некоторым клиентам оно нужно.
coach-go-deliver = У вас есть то, что нужно клиенту. Идите в дом с тем же гербом, что на карточке.
coach-no-coins = Кошелёк пуст. Серебряная шахта его наполнит.
coach-encounter = Монета рядом с местом: столько вы платите тем, кто там стоит.
coach-provisions = Ваш путь кончается в ближайшем городе. С провиантом, который есть в любом городе, можно пройти через один.
coach-wait = Теперь ходят другие. Журнал расскажет, что они делают, потом снова ваш ход.
coach-deliver = Доставка приносит очки и мастера. Первый мастер каждого цвета даёт ещё 10, а несколько одного цвета открывают мастерскую.
coach-load = Нажмите на инструмент, чтобы взять драгоценность, или перетащите её на карточку. Каждая карточка несёт одну.
coach-ship = В гавани берут из сброса, по одной драгоценности на корабль.
coach-equipment = Снаряжение стоит одно золото, которое вы везёте. Каждый инструмент берёт свой вид; лошадь и телега берут любой, за монеты.
coach-commissions = Купите видимую страницу за монету. Контрактов может быть три.
coach-pages = Первая страница бесплатна, каждая следующая стоит монету. Листать можно в обе стороны.
coach-silver = Серебро наполняет кошелёк до шести монет и завершает ход.
coach-end = Это было ваше действие. Посмотрите, отмените, если хотите, и завершите ход.
coach-final = Последний раунд: все доигрывают его до конца. Доставьте, что можете; незавершённые контракты не считаются.

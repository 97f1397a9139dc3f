### Стол в браузере.

## Кто сидит за столом

seat-free = Место { $number }
seat-stand-in = пока играет бот
seat-resigned = партия сдана, играет бот

## Кого нет за столом

seat-away = не за столом
seat-away-for = не за столом { $minutes } мин
stand-in-away = { $seat } не за столом.
stand-in-away-for = { $seat } не за столом уже { $minutes } мин.
stand-in-soon = После { $minutes } мин отсутствия может продолжить бот.
stand-in-ask = Пусть за игрока { $seat } играет бот
stand-in-sure = Точно? { $seat } может вернуться в любой момент.
stand-in-yours = Сейчас за вас играет бот.

## До игры и вокруг неё

table-loading = Разворачиваем игровое поле…
table-lost = Такого стола здесь нет. Возможно, ссылка неполная.
table-no-access = Этот стол закрытый. Попросите ссылку, чтобы играть или смотреть.
table-unreachable = Сервер не отвечает.
table-try-again = Попробовать снова
table-home = На главную
title-table = Valdora
title-turn = Ваш ход · Valdora
connection-lost = Связь прервалась. Партия в сохранности; восстанавливаем…
connection-now = Попробовать сейчас
connection-back = Связь восстановлена.
connection-rewound = Сервер потерял последние ходы. Партия продолжается отсюда.
hand-over = Передайте устройство: { $seat }
hand-taken = Это я, { $seat }
hand-never = Больше не спрашивать на этом устройстве

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
        [one] До последнего раунда ещё не меньше { $tiles } мастера (осталось цветов: { $colours })
        [few] До последнего раунда ещё не меньше { $tiles } мастеров (осталось цветов: { $colours })
        [many] До последнего раунда ещё не меньше { $tiles } мастеров (осталось цветов: { $colours })
       *[other] До последнего раунда ещё не меньше { $tiles } мастера (осталось цветов: { $colours })
    }
sunset-short =
    { $tiles ->
        [one] До конца партии: не меньше { $tiles } мастера
        [few] До конца партии: не меньше { $tiles } мастеров
        [many] До конца партии: не меньше { $tiles } мастеров
       *[other] До конца партии: не меньше { $tiles } мастера
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
now-possible = Можно { $what } — или завершить ход.
now-nothing = Здесь больше нечего делать. Завершите ход или отмените.
now-wait = { $seat } в пути…
now-over = Солнце село. Партия окончена.
now-closed = Этот стол закрыт.
now-end = Завершить ход
now-skip = Пропустить
now-skip-what = Сразу показать, чем закончится этот ход (F или пробел)
now-rule = правило { $rule }
can-deliver = доставить
can-load = добыть драгоценности
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
undo-step = Отменить
undo-nothing = Отменить нечего: открыта новая страница или ход только начался.

## Игровое поле

map-title = Долина
map-whole = Показать всё поле
map-near = Подойти ближе
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
space-page = На { side.gen } стороне: { $card }
space-pawns =
    { $count ->
        [one] Здесь стоит { $seats }
        [few] Здесь стоят { $seats }
        [many] Здесь стоят { $seats }
       *[other] Здесь стоят { $seats }
    }
use-equipment = Снаряжение: 1 золото
use-commissions = Контракт: { coins }
use-pages =
    { $free ->
        [0] Каждая страница: { coins }
        [one] Первая страница бесплатно, затем { coins } за каждую
        [few] Первые { $free } страницы бесплатно, затем { coins } за каждую
        [many] Первые { $free } страниц бесплатно, затем { coins } за каждую
       *[other] Первые { $free } страницы бесплатно, затем { coins } за каждую
    }
use-provisions = Провиант: бесплатно
use-harbour =
    { $ships ->
        [one] Добыть { $ships } драгоценность из сброса
        [few] Добыть до { $ships } драгоценностей из сброса
        [many] Добыть до { $ships } драгоценностей из сброса
       *[other] Добыть до { $ships } драгоценности из сброса
    }
use-mine = Серебро: пополнить кошелёк до { coins.gen }
use-house = Здесь завершают контракты, герб: { crest }
trip-free = Можно дойти
trip-provisions = Тратит ваш провиант
trip-price = Встречи: { coins }
trip-deliver = Завершить { $what }
trip-load = Добыть { $what }
trip-book = Открыть книгу
trip-silver = Взять { coins.acc }
trip-take-provisions = Взять провиант
trip-go = Идти туда

## Добыча и доставка

tray-title = Что здесь можно сделать
tray-load = Добыть
tray-deliver = Доставить
tray-complete = Завершить
tray-then = Затем
cascade-points = Контракт: { points }
cascade-bonus = Карточка бонуса: { points }
cascade-craftsman = Мастер: { colour }
cascade-fresh = Первый мастер этого цвета: { points } в конце
cascade-workshop = Мастерская: { colour.f }

## Книги

book-turn = Листать
book-buy = Купить
book-pages =
    { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
book-meter =
    { $free ->
        [yes] Следующая страница бесплатна; у вас { has-coins }
       *[no] Следующая страница стоит { needs-coins.acc }; у вас { has-coins }
    }
book-seen = Страницы, которые видели все
book-covered = Как за настоящим столом: то, что видели в этой книге, надо помнить самим.
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
odds-left = осталось
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
wheel-left =
    { $count ->
        [one] цвет остался
        [few] цвета осталось
        [many] цветов осталось
       *[other] цвета осталось
    }
player-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
player-provisions = с провиантом
player-no-provisions = без провианта
player-covered = Как за настоящим столом: очки считают в конце.
player-completed =
    { $count ->
        [one] { $count } завершённый контракт
        [few] { $count } завершённых контракта
        [many] { $count } завершённых контрактов
       *[other] { $count } завершённого контракта
    }
player-where = Где стоит
card-carries = { slot } ({ gemstone })
card-empty = { slot }: пусто
card-commission = { crest } контракт: { points }
bar-players = Игроки
bar-craftsmen = Мастера
bar-books = Книги

## Журнал, чат, обзор, совет

log-title = Журнал
log-empty = Пока ничего не произошло.
log-took-back =
    { $count ->
        [one] { $seat } отменяет { $count } шаг.
        [few] { $seat } отменяет { $count } шага.
        [many] { $seat } отменяет { $count } шагов.
       *[other] { $seat } отменяет { $count } шага.
    }
log-seat-left = { $seat } уходит; дальше играет бот.
log-seat-away = { $seat } не за столом; дальше играет бот.
log-seat-back = { $seat } снова за столом и продолжает.
log-seat-resigned = { $seat } сдаётся; до конца играет бот.
log-seat-host = Теперь хозяин стола — { $seat }.
chat-title = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-waits = Это будет сказано, когда связь восстановится.
recap-title = С вашего прошлого хода
recap-show = Показать на поле
hint-title = Совет бота
hint-ask = Что сделал бы бот?
hint-thinking = Думает…
hint-show = Показать на поле

## Меню этого устройства

menu-title = Меню
menu-speed = Скорость чужих ходов
menu-notify = Сообщать, когда мой ход
menu-coach = Советы для первой партии
menu-rules = Правила
menu-leave = Уйти из-за стола (играть будет бот)
menu-leave-sure = Точно уйти?
menu-return = Вернуться на своё место
keys-title = Клавиши
key-enter = Enter
key-escape = Esc
key-space = Пробел
keys-map = к вашей фишке на поле
keys-arrows = от участка к участку; в книге: листать
keys-next = к следующему доступному месту
keys-enter = выбрать
keys-number = выбрать, что добыть или доставить
keys-buy = в книге: купить левую или правую страницу
keys-book = открыть или закрыть книгу
keys-provisions = взять провиант
keys-silver = взять серебро
keys-end = завершить ход (дважды)
keys-undo = отменить (с Shift: всё)
keys-hint = совет
keys-recap = с вашего прошлого хода
keys-skip = пропустить показ хода
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
ledger-helped = частично играл бот
ledger-rematch = Сыграть ещё раз
ledger-replay = Пересмотреть партию

## Советы для первой игры

coach-title = Совет
coach-got-it = Понятно
coach-no-more = Больше не надо
coach-goal = Покупайте контракты, добывайте, что нужно клиентам, и доставляйте в дом с их гербом. Каждый ход: идите, потом сделайте там одно дело.
coach-commission = У вас ещё нет контракта. Их продают города { $cities }, цена: { coins }.
coach-gold = Ваш лоток добывает золото, бесплатно, на любом участке дороги, где оно лежит. За золото покупают снаряжение, и некоторым клиентам оно нужно.
coach-go-deliver = У вас есть то, что нужно клиенту. Идите в дом с тем же гербом, что на карте.
coach-equip = За золото, которое вы везёте, покупают снаряжение для того, что нужно по контракту. Его продают города { $cities }.
coach-fetch = По контракту нужна драгоценность, которую вы можете везти. Идите на участок дороги, где такая лежит, и добудьте её.
coach-no-coins = Монет не хватает. Серебряная шахта наполнит кошелёк.
coach-way = За один ход туда не дойти: сначала остановитесь в отмеченном месте.
coach-take-provisions = Больше здесь ничего не нужно. Возьмите провиант: с ним в следующий раз можно пройти через город.
coach-encounter = Монета рядом с местом: столько вы платите тем, кто там стоит.
coach-provisions = Ваш путь кончается в ближайшем городе. С провиантом, который есть в любом городе, можно пройти через один.
coach-wait = Теперь ходят другие. Журнал расскажет, что они делают, потом снова ваш ход.
coach-deliver = Доставка приносит очки и мастера. Первый мастер каждого цвета даёт ещё { points }, а набрав достаточно одного цвета, вы открываете мастерскую.
coach-load = Нажмите на инструмент, чтобы добыть драгоценность, или перетащите её на карту. Каждая карта везёт одну.
coach-ship = В гавани добывают из сброса, по одной драгоценности на корабль.
coach-equipment = Снаряжение стоит одно золото, которое вы везёте. Каждый инструмент добывает свой вид; лошадь и телега — любой, за монеты.
coach-commissions = Купите видимую страницу за { coins.acc }. Больше чем { limit-open } иметь нельзя.
coach-pages =
    { $free ->
        [0] Каждая страница стоит { coins.acc }.
        [one] Первая страница бесплатна, каждая следующая стоит { coins.acc }.
        [few] Первые { $free } страницы бесплатны, каждая следующая стоит { coins.acc }.
        [many] Первые { $free } страниц бесплатны, каждая следующая стоит { coins.acc }.
       *[other] Первые { $free } страницы бесплатны, каждая следующая стоит { coins.acc }.
    } Листать можно в обе стороны.
coach-silver = Серебро наполняет кошелёк до { coins.gen } и завершает ход.
coach-end = Когда вы здесь закончили, завершите ход. Отменить можно, пока не открыта новая страница.
coach-final = Последний раунд: все доигрывают его до конца. Доставьте, что можете; незавершённые контракты не считаются.

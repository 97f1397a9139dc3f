### Часы, свободные дни и что делает время за столом.

## Выбор часов

clock-title = Часы
clock-hint = Когда у кого-то выходит время, за него играет бот, пока он не вернётся. Места никто не теряет.
clock-none = Без часов
clock-live-group = За один раз
clock-live = { $minutes } мин каждому, за ход ещё { $seconds } с
clock-slow-group = Неспешно, днями
clock-slow-hours =
    { $hours ->
        [one] { $hours } час на каждый ход
        [few] { $hours } часа на каждый ход
        [many] { $hours } часов на каждый ход
       *[other] { $hours } часа на каждый ход
    }
clock-slow-days =
    { $days ->
        [one] { $days } день на каждый ход
        [few] { $days } дня на каждый ход
        [many] { $days } дней на каждый ход
       *[other] { $days } дня на каждый ход
    }
clock-bot = Играет, когда время вышло
clock-holidays = Свободных дней у каждого
clock-holidays-count =
    { $days ->
        [0] нет
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

## Сколько осталось

clock-left = Осталось времени
clock-left-of = { $seat }: осталось { $time }
clock-days = { $days } д { $hours } ч
clock-hours = { $hours } ч { $minutes } мин
clock-minutes = { $minutes }:{ $seconds }
clock-off = отдыхает
stand-in-time = Ваше время вышло. Пока вас нет, играет бот.
seat-time = время вышло; пока играет бот

## Свободные дни

holiday-title = Свободные дни
holiday-left =
    { $days ->
        [0] Свободных дней у вас не осталось.
        [one] Ваши часы могут стоять { $days } день.
        [few] Ваши часы могут стоять { $days } дня.
        [many] Ваши часы могут стоять { $days } дней.
       *[other] Ваши часы могут стоять { $days } дня.
    }
holiday-days = Дней
holiday-take = Взять сейчас
holiday-until = Ваши часы стоят до { $date }.
holiday-end = Уже здесь

## Журнал

log-seat-time = { $seat }: время вышло, пока играет бот.
log-seat-holiday = { $seat } берёт свободные дни; часы стоят.
log-seat-holiday-over = { $seat } снова в игре после свободных дней.

## Отказы

reason-on-the-clock = Эта партия идёт днями. Бот играет, только когда у кого-то вышло время.
reason-no-clock = В этой партии нет часов.
reason-no-holidays =
    { $days ->
        [0] В этой партии у вас не осталось свободных дней.
        [one] В этой партии у вас остался только { $days } свободный день.
        [few] В этой партии у вас осталось только { $days } свободных дня.
        [many] В этой партии у вас осталось только { $days } свободных дней.
       *[other] В этой партии у вас осталось только { $days } свободного дня.
    }

## Спросить всех

consent-title = Спросить всех
consent-undo = Вернуть мой последний ход
consent-pause = Приостановить игру
consent-end = Закончить без результата
consent-bot = Здесь до конца бот
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } хочет вернуть { $count } шаг.
                [few] { $seat } хочет вернуть { $count } шага.
                [many] { $seat } хочет вернуть { $count } шагов.
               *[other] { $seat } хочет вернуть { $count } шага.
            }
        [pause] { $seat } хочет сделать паузу.
        [end] { $seat } хочет закончить игру без результата.
       *[bot] { $seat } хочет, чтобы за игрока { $of } дальше играл бот.
    } Нужно согласие всех.
consent-waits = Ждём ответа: { $seats }
consent-yes = Согласие
consent-no = Нет
consent-withdraw = Не надо
paused-text = Игра приостановлена. Часы стоят.
paused-resume = Продолжить
book-remembered = Эту страницу уже видели, она следующая: { $what }
log-seat-replaced = Все согласны: за игрока { $seat } до конца играет бот.
log-seat-paused = Все согласны на паузу, о которой просит { $seat }.
log-seat-resumed = { $seat } продолжает игру.
reason-proposal-stands = Кто-то уже просит о чём-то. Сначала ответьте на это.
reason-no-proposal = Об этом больше не просят: игра пошла дальше или прошло слишком много времени.
reason-paused = Игра приостановлена.
reason-not-paused = Игра не приостановлена.

## Old things end

closing-soon = Этот стол закроют { $date }, если здесь ничего не произойдёт. Начатую партию можно сохранить в файл.
closing-keep = Сохранить партию в файл

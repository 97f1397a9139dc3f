# The command line. Words in capitals (FILE, DIR, N), option names and JSON are never translated.

cli-description = Valdora — настольная игра Михаэля Шахта: играть, моделировать, просматривать и проверять партии.
cli-command = КОМАНДА
cli-commands = команды
cli-lang-help = язык всех текстов; иначе язык системы
cli-version-help = показать версию и выйти
cli-json-help = последняя строка stdout — один объект JSON
cli-interrupted = Прервано.
cli-number = «{ $got }» — не целое число от { $low } до { $high }
cli-unwritable = Не удаётся записать { $path } ({ $detail }). Укажите другую папку с помощью --out.
cli-output = Вывод не удаётся записать ({ $detail }).
cli-progress = { $done } из { $total ->
    [one] { $total } партии
    [few] { $total } партий
    [many] { $total } партий
   *[other] { $total } партий
}

## argparse (texts with % are filled in by Python)

argparse-usage = использование:
argparse-positional = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-error = %(prog)s: неверный вызов: %(message)s
argparse-argument = для %(argument_name)s: %(message)s
argparse-required = не хватает: %s
argparse-unrecognized = неизвестно: %s
argparse-one = нужно одно значение
argparse-some = нужно хотя бы одно значение
argparse-choice = %(value)r не подходит; выберите из %(choices)s
argparse-value = %(value)r — не значение типа %(type)s
argparse-explicit = здесь не нужно значение, а указано %r
argparse-conflict = несовместимо с %s
argparse-one-of = нужен один из параметров %s

## Simulate

cli-simulate-help = дать ботам сыграть целые партии и записать файлы партий
cli-simulate-players = сколько игроков, от 2 до 5; вдвоём играется дуэль (по умолчанию: 4)
cli-simulate-bots = боты в порядке мест или один на все места (по умолчанию: random); известны: { $known }
cli-simulate-games = сколько партий (по умолчанию: 1)
cli-simulate-seed = начальное число первой партии; следующая берёт следующее число (по умолчанию: 1)
cli-simulate-edition = издание (по умолчанию: { $usual }, на двоих { $duel })
cli-simulate-max-rounds = остановить партию после стольких раундов, 0 — никогда (по умолчанию: 200)
cli-simulate-out = записать в эту папку файл каждой партии
cli-simulate-show = рассказать первую партию ход за ходом
cli-on-help = поручить работу кластеру Ray: «ray» создаёт его на этой машине, ray://HOST:PORT — уже работающий
cli-on = «{ $got }» — не кластер; укажите ray или ray://HOST:PORT
cli-unknown-bot = бота «{ $got }» нет; известны: { $known }
cli-guest-taken = Бот «{ $bot }» из пакета { $package } не используется: у { $taken } уже есть бот с таким именем.
cli-guest-name = Бот «{ $bot }» из пакета { $package } не используется: в имени не больше 24 знаков из a–z, 0–9 и «-», и начинается оно с буквы.
cli-guest-failed = Бот «{ $bot }» из пакета { $package } не справился: { $detail }
cli-bots-count = назовите одного бота на все места или столько ботов: { $players }, а не { $got }
cli-players = В издание { $edition } играют { cli-edition-players }, а не { $got }.
cli-simulate-done = Сыграно: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, из них не закончено: { $unfinished }.
cli-simulate-seat = { $name }: побед { $won }, в среднем очков { $mean }
cli-simulate-files = Файлы партий лежат в папке { $folder }.

## Replay and verify

cli-replay-help = пересказать файл партии или показать одну позицию
cli-review-help = разобрать файл партии: шансы каждого по ходам, удача и решения
cli-review-seed = другое число — другие симуляции (по умолчанию: 0)
cli-review-files = один или несколько файлов партий (*.valdora); если их несколько, для каждого сообщаются удача и решения
cli-verify-help = проверить, что файл описывает партию, сыгранную по правилам
cli-file-help = файл партии (*.valdora)
cli-record-edition = файл издания, если партия сыграна в собственном издании
cli-replay-at = показать позицию перед шагом N
cli-replay-json = один объект JSON на каждый шаг до его выполнения, со всем, что разрешено
cli-replay-too-far = { $file }: всего { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
    [many] { $plies } шагов
   *[other] { $plies } шага
}; позиции перед шагом { $at } нет.
cli-verified = { $file }: всё в порядке. Сыграно { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
    [many] { $plies } шагов
   *[other] { $plies } шага
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}, { $finished ->
    [yes] партия закончена
   *[no] партия не закончена
}; { $deal ->
    [checked] раздача следует из начального числа
    [sealed] раздача запечатана до конца партии
   *[recorded] раздача сделана в другом месте
}.
cli-file-fault = { $file }: { $fault }
cli-line-fault = { $file }, строка { $line }: { $fault }

## A game in words

cli-story-begin = { $edition }, игроков: { $players }
cli-story-turn = Раунд { $round }, { $name }
cli-points = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} (контракты { $commissions }, цвета { $colours }, мастерские { $workshops }, бонус { $bonus }, драгоценности { $gemstones })
cli-unfinished = Партия не закончена.
cli-winners = { $count ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
cli-position = Перед шагом { $at }: раунд { $round }, ходит { $name }
cli-position-player = { $space }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $provisions ->
    [yes] с провиантом
   *[no] без провианта
}
cli-position-equipment = Снаряжение: { $equipment }
cli-position-slot = { $slot } ({ $gemstone })
cli-position-open = Незавершённые контракты: { $commissions }
cli-position-book = Книга { $book }: слева { $left }, справа { $right }, { $unseen ->
    [one] { $unseen } неизвестная страница
    [few] { $unseen } неизвестные страницы
    [many] { $unseen } неизвестных страниц
   *[other] { $unseen } неизвестной страницы
}
cli-position-choices = Сейчас разрешено (> будет сыграно):

## Editions

cli-edition-help = перечислить, показать или проверить издания: все числа игры
cli-edition-list-help = перечислить выпущенные издания
cli-edition-show-help = показать все числа издания и откуда они взяты
cli-edition-check-help = проверить файл издания и назвать все ошибки
cli-edition-players = { $low ->
    [2] { $high ->
        [2] 2 игрока
       *[other] от { $low } до { $high } игроков
    }
   *[other] от { $low } до { $high } игроков
}
cli-edition-marks = Числа без пометки напечатаны в правилах, { $found } — найдены в обзоре, { $reconstructed } — восстановлены.
cli-edition-fine = { $file }: издание { $id } в порядке (sha256 { $sha256 }).

## Benchmarks

cli-bench-help = измерить, как быстро играет этот компьютер
cli-bench-rules-help = случайные партии вчетвером по правилам: процессорное время, медиана трёх прогонов
cli-bench-games = сколько партий в каждом прогоне (по умолчанию: 10)
bench-decisions-per-second = решений в секунду: { $value }
bench-decisions-per-game = решений за партию: { $value }
bench-forced-share = из них без выбора: { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
bench-rounds-per-game = раундов за партию: { $value }

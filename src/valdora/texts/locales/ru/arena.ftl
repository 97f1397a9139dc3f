# Матчи между ботами: `valdora arena`. Слова заглавными буквами (FILE, N) и имена параметров не переводятся.

cli-arena-help = измерить силу бота: каждая раздача с ним на каждом месте против других по выбору
arena-seats-help = боты, по одному на место; измеряется первый. Известны: { $known }
arena-deals-help = сколько раздач; каждая играется по разу для каждого места (по умолчанию: 50)
arena-seed-help = начальное число: одно и то же даёт те же партии (по умолчанию: 1)
arena-budget-help = сколько ботам можно думать: как в матчах из многих партий или как когда их ждут люди (по умолчанию: match)
arena-jobs-help = сколько партий одновременно (по умолчанию по одной на процессор)
arena-resume-help = хранить законченные партии в этом файле; если он уже есть, продолжить с него

arena-games = Сыграно: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} на { $deals ->
    [one] { $deals } раздаче
    [few] { $deals } раздачах
    [many] { $deals } раздачах
   *[other] { $deals } раздачи
}, из них не закончено: { $unfinished }.
arena-rounds = Раундов в законченной партии: { $rounds } (медиана)
arena-candidate = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } побед, 95-процентный интервал от { NUMBER($low, style: "percent", maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. Равная доля — { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = на месте { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } побед на каждого, очков в среднем: { $points }, процессорное время хода: { $ms } мс (95-й процентиль)

arena-file-foreign = В файле { $file } нет результатов этой команды. Укажите другой с помощью --resume.
arena-file-other = Файл { $file } начат с параметром { $setting } = { $theirs }, а теперь это { $ours }. Задайте те же параметры или укажите другой файл с помощью --resume.
arena-file-damaged = { $file }, строка { $line }: это не результат этой команды. Удалите строку или укажите другой файл с помощью --resume.
arena-file-unusable = Файлом { $file } нельзя воспользоваться ({ $detail }). Укажите другой с помощью --resume.
arena-process-lost = Работа остановлена из-за ошибки: { $detail }

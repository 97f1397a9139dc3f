### Разбор партии после игры, по-русски. Аргументы — в английском файле.

review-title = Что решило партию
review-tab = Разбор
review-ask = Разобрать партию
review-how-long = Бот просматривает партию ход за ходом, один раз для всех. Это занимает несколько минут; сколько осталось, будет видно после первых ходов.
review-progress = Разобрано ходов: { $done } из { $total }
review-waiting = Разбор готовится…
review-queue =
    { $ahead ->
        [one] Сначала разбирается ещё { $ahead } партия.
        [few] Сначала разбираются ещё { $ahead } партии.
        [many] Сначала разбираются ещё { $ahead } партий.
       *[other] Сначала разбираются ещё { $ahead } партии.
    }
review-left-unknown = Сколько это займёт, будет видно после первых ходов.
review-left-soon = Осталось меньше минуты.
review-left-about = Осталось примерно { $minutes } мин.
review-left-most = Осталось максимум около { $minutes } мин.
review-left-range = Осталось примерно { $low }–{ $high } мин.
review-meanwhile = Страницу можно закрыть: разбор продолжится.
review-offline = Сервер сейчас не отвечает. Страница попробует снова сама.
review-restarted = Сервер тем временем перезапустили, поэтому разбор начался заново.
review-failed = Разобрать партию не удалось.
review-why-no-judge = Ни один бот не умеет разбирать партии этого издания.
review-why-unreadable = Эта версия игры не может воспроизвести запись партии.
review-why-fault = В самом боте произошла ошибка; подробности — в журнале сервера.
review-why-died = Разбор остановили на середине.
review-why-silent = Один ход занял слишком много времени, и бот сдался.
review-why-not-stored = Итог не удалось сохранить; при новой попытке он будет только сохранён.
review-again = Ещё раз
review-chart = Шансы на победу ход за ходом
review-swings = Переломные ходы
review-swing = Раунд { $round }, { $seat }
review-change = { $seat }: { $before } → { $after }
review-parts = Удача { $luck }, решение { $decision }.
review-better = Лучше: { $actions } ({ $share } вместо { $other }).
review-sums = Удача и решения
    .means = Изменения шанса на победу, сложенные за все ходы. Сумма может превысить 100 %.
review-luck = Удача
    .means = из-за открытых страниц
review-decisions = Решения
    .means = из-за ходов, которые явно хуже лучшего
review-nothing = Ещё ничего не сыграно.
review-show = Посмотреть

### Разбор партии после игры, по-русски. Аргументы — в английском файле.

review-title = Что решило партию
review-tab = Разбор
review-ask = Разобрать партию
review-how-long = Бот просматривает партию ход за ходом. Это занимает минуту-другую, один раз для всех.
review-progress = Разобрано ходов: { $done } из { $total }
review-waiting = Разбор готовится…
review-meanwhile = Страницу можно закрыть: разбор продолжится.
review-failed = Разобрать партию не удалось.
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

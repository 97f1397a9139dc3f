### Напоминания: что отправляется тем, кого ждут.

remind-title =
    { $kind ->
        [begin] Ваш ход в «Вальдоре»
       *[left] На ваш ход в «Вальдоре» осталось { $left }
    }
remind-table = За столом: { $names }.
remind-waiting =
    Вас { $count ->
        [one] ждёт
        [few] ждут
        [many] ждут
       *[other] ждут
    } { $names }.
remind-left = У вас осталось { $left }. Потом за вас играет бот, пока вы не вернётесь.
remind-news = С вашего последнего хода:
remind-open = К столу
remind-off-table = Больше не напоминать об этом столе
remind-off-all = Больше ни о чём не напоминать
remind-confirm-title = Напоминания от Valdora?
remind-confirm-text = Кто-то, вероятно вы, хочет узнавать здесь, когда наступает его ход в «Вальдоре». Если это не вы, ничего не делайте: больше ничего не придёт.
remind-confirm-open = Да, напоминайте мне
remind-trial-title = Напоминания от Valdora
remind-trial-text = Это проба: напоминания приходят сюда.
remind-trial-open = В Valdora

## Страница

reminders-title = Напоминания
reminders-hint = Когда ваш ход, а вас нет за столом, вы узнаёте об этом: сразу, а в играх на несколько дней ещё и тогда, когда остаётся половина, четверть и двадцатая часть времени.
reminders-none = Этот сервер не напоминает. Его владелец может это настроить.
reminders-push = В этом браузере
reminders-push-add = Напоминать здесь
reminders-push-no = Браузер этого не разрешает.
reminders-mail = По почте
reminders-mail-address = Адрес почты
reminders-webhook = Через программу
reminders-webhook-url = Её адрес
reminders-webhook-shape = В виде
reminders-shape-plain = простой JSON
reminders-add = Добавить
reminders-channels = Где вам напоминают
reminders-remove = Удалить
reminders-unconfirmed = ждёт вашего ответа на письмо
reminders-inactive = выключено
reminders-quiet = Тихие часы
reminders-quiet-on = Не ночью
reminders-quiet-from = С
reminders-quiet-to = До
reminders-muted = Столы, о которых вам не напоминают
reminders-unmute = Напоминать снова
reminders-mute = Не напоминать об этом столе
reminders-saved = Сохранено.
reminders-off-done = Напоминаний больше не будет.
reminders-off-table-done = Об этом столе больше не будет напоминаний.
reminders-on-done = Вам будут напоминать.
reminders-on-again = Включить снова

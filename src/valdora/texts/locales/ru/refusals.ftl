### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
reason-name-blank = В этом имени ничего не видно. Выберите имя с буквами, цифрами или знаками.
reason-name-unseen = В этом имени есть невидимые знаки или слишком много значков на одной букве. Наберите его заново без них.
reason-name-mixed = В одном из слов имени смешаны похожие буквы разных письменностей. Пишите каждое слово одной письменностью.
reason-too-long = Это слишком длинно.
reason-too-fast = Слишком быстро. Подождите немного.
reason-too-many-connections = С вашего адреса слишком много подключений. Закройте другие окна игры.
reason-wrong-origin = Это пришло с другой страницы. Откройте игру в её собственном окне.
reason-unknown-host = Сервер не откликается на имя { $host }. Хозяин может разрешить его с помощью --allowed-hosts.
reason-no-access = Это закрытый стол. Попросите ссылку у того, кто за ним сидит.
reason-not-host = Это может сделать только хозяин стола.
reason-not-seated = У вас нет места за этим столом.
reason-not-your-seat = Это не ваше место.
reason-not-your-turn = Сейчас не ваш ход.
reason-watching-off = Наблюдать за этим столом нельзя.
reason-no-table = Такого стола нет.
reason-no-link = Эта ссылка не действует или больше не действует. Попросите новую.
reason-no-edition = Издания { $edition } нет.
reason-no-position = Такой позиции в партии нет.
reason-no-page = Такой страницы нет.
pages-missing = Сервер работает, но его страницы не собраны.
pages-missing-how = Соберите их командой «{ $command }» в папке проекта и перезагрузите эту страницу. В терминале можно играть и без них: { $play }
reason-unknown-bot = Бота { $bot } нет.
reason-unknown-edition = Издания { $edition } нет.
reason-player-count =
    В это издание играют { $low ->
        [2] { $high ->
            [2] 2 игрока
           *[other] от { $low } до { $high } игроков
        }
       *[other] от { $low } до { $high } игроков
    }, а не { $got }.
reason-no-such-seat = Такого места нет.
reason-seat-taken = Это место занято.
reason-no-free-seat = Все места заняты.
reason-seats-free =
    { $free ->
        [one] Свободно ещё { $free } место. Посадите бота или подождите.
        [few] Свободно ещё { $free } места. Посадите ботов или подождите.
        [many] Свободно ещё { $free } мест. Посадите ботов или подождите.
       *[other] Свободно ещё { $free } места. Посадите ботов или подождите.
    }
reason-already-started = Партия уже началась.
reason-not-running = Партия не идёт.
reason-not-finished = Партия ещё не закончена.
reason-table-closed = Стол закрыт.
reason-table-outdated = Эта партия сыграна с другими числами издания { $edition }, чем теперь.
reason-table-newer = Эту партию сохранила более новая версия Valdora; этот сервер не может её прочитать.
reason-table-unreadable = Этот стол больше не читается. С остальными всё в порядке; тот, кто держит сервер, может разобраться.
reason-seat-resigned = Тот, кто здесь сидел, сдался; до конца играет бот.
reason-bot-already = Здесь уже играет бот.
reason-not-away = Этот игрок за столом.
reason-not-away-long = Ещё рано: бот сможет продолжить через { $seconds } с.
reason-host-here = Хозяин за столом.
reason-host-just-left = Ещё рано: стать хозяином можно будет через { $seconds } с.
reason-person-already = Вы уже играете сами.
reason-not-abandoned =
    Закрыть стол может только хозяин или любой сидящий за ним, если ничего не происходило { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }.
reason-too-many-links =
    К этому столу уже { $limit ->
        [one] ведёт { $limit } ссылка
        [few] ведут { $limit } ссылки
        [many] ведут { $limit } ссылок
       *[other] ведут { $limit } ссылки
    }.
reason-too-many-rows = За этим столом произошло столько всего, что он больше не принимает сообщений и изменений.
reason-too-many-plies = Эта партия стала слишком длинной, чтобы продолжать. Закройте стол.
reason-too-many-tables =
    У вас { $limit ->
        [one] { $limit } открытый или идущий стол
        [few] { $limit } открытых или идущих стола
        [many] { $limit } открытых или идущих столов
       *[other] { $limit } открытого или идущего стола
    }. Сначала завершите или закройте что-нибудь.
reason-too-many-undos = За этот ход вы отменили уже очень многое. Продолжайте отсюда.
reason-unknown-code = Такого действия нет.
reason-stale = Тем временем партия пошла дальше. Посмотрите ещё раз.
reason-nothing-to-undo = Это нельзя отменить.
reason-no-hint = Сейчас совета нет.
reason-server-busy = Серверу сейчас слишком много работы. Попробуйте ещё раз через минуту.
reason-storage-failed = Сохранить это не удалось, поэтому оно не сделано. Попробуйте ещё раз.
reason-server-error = На сервере что-то пошло не так. Попробуйте ещё раз.
reason-bad-address = Этот адрес не годится. Он должен быть полным и вести в интернет.
reason-no-channel = Эта ссылка больше ничего не делает: адрес уже забыт.
reason-reminders-off = Этот сервер так не напоминает.
reason-channel-waits = В этот ящик уже отправлен вопрос. Загляните туда или попробуйте завтра.
reason-too-many-channels =
    Уже есть { $limit ->
        [one] { $limit } адрес
        [few] { $limit } адреса
        [many] { $limit } адресов
       *[other] { $limit } адреса
    }. Сначала удалите один.
reason-no-device-link = Эта ссылка больше не действует: она работает один раз, четверть часа. Сделайте новую.
reason-no-words = Это не слова кого-либо здесь. Проверьте все двенадцать.
reason-same-device = Ваши места уже на этом устройстве. Откройте ссылку на другом.

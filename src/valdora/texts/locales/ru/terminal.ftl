### The game in a terminal, in Russian. Notation (“move north-3”), option names and words in capitals
### are never translated.

## Names

letter-provisions = П
terminal-person = Игрок { $number }

## Words that can be typed; English ones work in every language

terminal-word-why = почему
terminal-word-undo = отмена
terminal-word-hint = совет
terminal-word-score = счёт
terminal-word-log = журнал
terminal-word-rules = правила
terminal-word-map = поле
terminal-word-books = книги
terminal-word-players = игроки
terminal-word-craftsmen = мастера
terminal-word-help = справка
terminal-word-quit = выход

terminal-help =
    Выбирайте по номеру или по записи: «12», «move north-3», «load ruby cart».
    Запись можно сокращать, пока она понятна: «l r c», «n3» вместо north-3 или просто участок.
    Эти слова действуют всегда; их тоже можно сокращать:
terminal-help-keys = Клавиши: ↑ ↓ и Enter — выбор, F1 справка, F2 книги, F3 мастера, F4 журнал, F5 правила, F6 совет, Ctrl+Z отмена, Ctrl+C выход. Щелчок по полю — ход туда.
terminal-help-word = { $word }: { $word_id ->
    [why] почему что-то не предлагается, например «why move B»
    [undo] отменить последнее действие этого хода, пока не открыта новая страница
    [hint] лучшие ходы сейчас и ваши шансы на победу
    [score] очки на данный момент, по источникам
    [log] что произошло
    [rules] правила или только то, что сказано об одном слове: «rules провиант»
    [map] все участки, что на них лежит и кто стоит
    [books] видимые страницы четырёх книг
    [players] снаряжение и контракты всех игроков
    [craftsmen] оставшиеся мастера и мастерские
    [help] эта страница
   *[quit] сохранить и выйти
}

## What now

terminal-now = { $name }: { $phase ->
    [move] выберите, куда идти.
    [load] { $ships ->
        [0] добудьте ещё или завершите ход.
        [one] добудьте ещё { $ships } драгоценность или завершите ход.
        [few] добудьте ещё до { $ships } драгоценностей или завершите ход.
        [many] добудьте ещё до { $ships } драгоценностей или завершите ход.
       *[other] добудьте ещё до { $ships } драгоценностей или завершите ход.
    }
    [deliver] доставьте ещё или завершите ход.
    [act] можно { $what } — или завершить ход.
   *[nothing] здесь больше нечего делать. Завершите ход.
}
terminal-thinking = { $name } думает…
terminal-status = Раунд { $round }
terminal-final = последний раунд
terminal-tiles-left = { $count ->
    [one] остался { $count } мастер
    [few] осталось { $count } мастера
    [many] осталось { $count } мастеров
   *[other] осталось { $count } мастера
}
terminal-turn = Раунд { $round }, { $name }
terminal-type-here = номер, запись или слово; ? — справка
terminal-welcome = Valdora. Наберите «?» для справки.
terminal-resumed = Партия продолжается. Наберите «?» для справки.

## Choices

terminal-choice-offers = { $choice }. Там можно: { $offers }
terminal-offer-deliver = завершить контракты: { $commissions }
terminal-offer-load = добыть { $gemstones }
terminal-offer-book = воспользоваться книгой
terminal-offer-silver = взять серебро
terminal-offer-provisions = взять провиант
terminal-brief-book = книга
terminal-final-sign = нельзя отменить

## Answers

terminal-unknown = «{ $text }» здесь ничего не значит. Наберите номер, действие или «?».
terminal-unclear = Это может быть { $candidates }. Наберите ещё немного.
terminal-why = { $action }: { $reason } (правило { $rule })
terminal-why-allowed = { $action }: это разрешено.
terminal-why-what = Спросите о действии или участке, например «why move B».
terminal-undone = Отменено: { $action }
terminal-no-undo = Отменять нечего: ход только начался или уже открыта новая страница (B1).
terminal-term = { $name }: { $text }
terminal-hint-thinking = Ищем лучшие ходы…
terminal-no-hint = Сейчас совета нет.
terminal-saved = Партия сохранена. Продолжить: valdora play --resume { $file }
terminal-recorded = Партия записана в { $file }
terminal-too-small = Терминал слишком мал: { $width } на { $height } знаков. Для Valdora нужно 80 на 24. Увеличьте окно или играйте с параметром --plain.
terminal-close = Esc — закрыть

## The table in words

terminal-player-line = { $name }: { $space }, { coins }, { $provisions ->
    [yes] с провиантом
   *[no] без провианта
}, { points }.
terminal-equipment = Снаряжение: { $equipment }.
terminal-open = { $count ->
    [0] Незавершённых контрактов нет.
   *[other] Незавершённые контракты: { $commissions }.
}
terminal-hired = Мастера: { $craftsmen }. Карточки бонуса: { $bonus }.
terminal-book-line = Книга { $book }: слева { $left } ({ $left_count }), справа { $right } ({ $right_count }).
terminal-book-seen = Под ними были видны: { $cards }.
terminal-no-page = пусто
terminal-craft-line = { colour }: { $count ->
    [one] остался { $count } мастер
    [few] осталось { $count } мастера
    [many] осталось { $count } мастеров
   *[other] осталось { $count } мастера
}; для мастерской нужно { $needs }, { points }, { $holder ->
    [free] ещё свободна
    [gone] вне игры
   *[owned] владелец: { $name }
}.
terminal-bonus-left = Осталось карточек бонуса: { $count }.
terminal-rival-row = Следующие карты соперника: { $crests }.
terminal-stones = { $count ->
    [0] — пусто.
   *[other] — { $gemstones }.
}
terminal-ships = — корабли: { $count }.
terminal-pawns = — здесь: { $names }{ $coins ->
    [0] .
   *[other] ; остановка стоит { coins.acc }.
}
terminal-discard-line = Сброс: { $count ->
    [0] пусто
   *[other] { $gemstones }
}.

## Titles on the screen

terminal-map-mine = шахта
terminal-title-now = Что теперь?
terminal-title-books = Книги
terminal-title-craftsmen = Мастера
terminal-title-log = Журнал
terminal-title-end = Партия окончена

## The score

score-commissions = Контракты
score-colours = Цвета мастеров
score-workshops = Мастерские
score-bonus = Карточки бонуса
score-gemstones = Драгоценности
score-total = Всего
terminal-score-line = { $name }: { $parts }.
terminal-winners = { $over ->
    [yes] { $count ->
        [one] { $names } побеждает.
        [few] { $names } делят победу.
        [many] { $names } делят победу.
       *[other] { $names } делят победу.
    }
   *[no] { $count ->
        [one] { $names } впереди.
        [few] { $names } впереди с равным счётом.
        [many] { $names } впереди с равным счётом.
       *[other] { $names } впереди с равным счётом.
    }
}

## Saves. Beside a running game lies a private file with the dealer’s secret

save-nothing-to-resume = В { $folder } нет начатой партии. Начните новую: valdora play
save-no-such-game = В { $file } нет партии.
save-no-seats = Рядом с { $file } нет закрытого файла, где сказано, кто играет. Укажите игроков с помощью --seats.
save-no-secret = Порядок страниц { $file } неизвестен: нет закрытого файла. Партию можно посмотреть, но не продолжить.
save-private-unreadable = { $file } не удаётся прочитать.
save-other-seats = Игроков в этой партии: { $players }, а не { $got }.
save-in-use = В { $file } играют в другом терминале.
save-unwritable = Партию нельзя сохранить в { $path } ({ $detail }). Укажите другую папку через VALDORA_DATA_DIR.

## The command line

cli-play-help = играть в терминале с ботами и с другими людьми за одной клавиатурой
cli-play-seats = кто играет, по порядку мест: you, you:ИМЯ или бот (по умолчанию: { $default }; известные боты: { $known })
cli-play-seed = раздать по этому числу, одинаково для всех
cli-play-edition = издание (по умолчанию: { $usual }, на двоих { $duel })
cli-play-plain = построчно вместо полного экрана: для каналов и программ чтения с экрана
cli-play-resume = продолжить сохранённую партию; без FILE — последнюю
cli-play-seats-unknown = Нет игрока «{ $got }». Возьмите «you», «you:ИМЯ» или бота: { $known }.
cli-play-seats-name = В имени на месте { $number } есть знаки, которые нельзя показать.
cli-play-resume-only = --resume продолжает уже розданную партию; --seed при этом не имеет смысла.

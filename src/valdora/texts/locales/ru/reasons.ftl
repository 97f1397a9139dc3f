### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = В этой игре нет такого действия: { $notation }
reason-game-over = Партия окончена.
reason-reveal-first = Сначала нужно открыть следующую страницу книги города { $book }.
reason-already-moved = В этом ходу вы уже двигались.
reason-can-move = Вы можете оплатить остановку, поэтому должны идти.
reason-move-first = Сначала передвиньте свою фишку.
reason-nothing-to-reveal = Сейчас в книге города { $book } нечего открывать.
reason-other-book = Сейчас нужно открыть страницу в книге города { $book }.
reason-card-not-unseen = Среди неизвестных страниц книги города { $book } такой карты больше нет: { $card }.
reason-start-space = Нельзя остановиться там, откуда вы начали ход: { $space_at }.
reason-too-far = Попасть { $space_to } за один ход нельзя, даже с провиантом.
reason-needs-provisions = Путь { $space_to } ведёт через город: нужен провиант.
reason-encounter-unpaid = Встречи { $space_at } стоят { needs-coins.acc }, а у вас { has-coins }.
reason-no-book-here = Здесь, { $space_at }, нет книги.
reason-no-commission-book-here = Здесь, { $space_at }, нет книги контрактов.
reason-nothing-to-load-here = Здесь, { $space_at }, нельзя добыть драгоценности.
reason-no-house-here = Здесь, { $space_at }, нельзя завершить контракт.
reason-no-mine-here = Здесь, { $space_at }, нельзя взять серебро.
reason-no-city-here = Здесь, { $space_at }, нельзя взять провиант.
reason-one-action =
    За ход можно совершить только одно действие, а вы уже { $done ->
        [book] пользовались книгой
        [load] добывали драгоценности
       *[deliver] завершали контракты
    }.
reason-side-empty = В книге города { $book } { side } сторона пуста.
reason-page-unpaid = Ещё одна страница стоит { needs-coins.acc }, а у вас { has-coins }.
reason-pay-with-coins = За контракт платят не золотом: он стоит { needs-coins.acc }.
reason-commission-unpaid = Контракт стоит { needs-coins.acc }, а у вас { has-coins }.
reason-hand-full = Нельзя иметь больше { limit-open.gen }. Сначала верните один.
reason-pay-with-gold = За снаряжение платят золотом. Укажите, откуда его взять.
reason-already-owned = У вас уже есть { slot }, а иметь можно только по одному предмету каждого вида.
reason-slot-not-owned = У вас нет { slot.gen }.
reason-slot-without-gold = Нет золота { slot.on }.
reason-not-open = Среди ваших незавершённых контрактов такого нет: { $commission }.
reason-hand-not-full = Вернуть контракт можно, только если у вас { limit-open }, а сейчас у вас { $has }.
reason-return-unpaid = Вернуть контракт можно, только если хватает на новый: он стоит { needs-coins.acc }, а у вас { has-coins }.
reason-book-empty = Книга города { $book } пуста, возвращать контракт незачем.
reason-already-loaded = В этом ходу вы уже клали драгоценность { slot.onto }.
reason-slot-full = Места нет: { slot.on } уже лежит { gemstone }.
reason-same-colour = Нужен другой цвет: { slot.on } уже лежит { gemstone }.
reason-not-lying-here = Здесь, { $space_at }, нет { gemstone.gen }.
reason-ships-used =
    { $ships ->
        [one] В этом ходу { $ships } корабль гавани уже использован.
        [few] В этом ходу { $ships } корабля гавани уже использованы.
        [many] В этом ходу { $ships } кораблей гавани уже использованы.
       *[other] В этом ходу { $ships } корабля гавани уже использованы.
    }
reason-not-in-discard = В сбросе нет { gemstone.gen }.
reason-load-unpaid = Добыть драгоценность { slot.onto } стоит { needs-coins.acc }, а у вас { has-coins }.
reason-other-crest = Этот контракт ждут в { crest.prep } доме, а не здесь.
reason-gemstones-missing = Требуются другие драгоценности: { $commission }.
reason-delivery-unpaid = Клиент хочет { needs-coins.acc }, а у вас { has-coins }.
reason-purse-full = Кошелёк полон: у вас { has-coins }.
reason-has-provisions = У вас уже есть провиант.

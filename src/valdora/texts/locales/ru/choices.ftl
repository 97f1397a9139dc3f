### What a player can choose, as labels. Arguments are the parts of the action and what it takes:
### see the English file.

choice-move =
    { $provisions ->
        [yes] Потратить провиант и идти { $space_to }{ price }
       *[no] Идти { $space_to }{ price }
    }
choice-stay = Остаться на месте
choice-turn =
    { $known ->
        [yes] Перевернуть страницу { side.turned }{ price }: { $card }
       *[no] Перевернуть страницу { side.turned }{ price }
    }
choice-buy =
    { $slot ->
        [none]
            { $known ->
                [yes] Купить { $card_a } с { side.gen } стороны{ price }
               *[no] Купить контракт с { side.gen } стороны{ price }
            }
       *[other]
            { $known ->
                [yes] Купить { $card_a } с { side.gen } стороны за золото { slot.from }
               *[no] Купить снаряжение с { side.gen } стороны за золото { slot.from }
            }
    }
choice-return = Вернуть { $commission_a } на { side.acc } сторону книги
choice-load =
    { $dropped ->
        [none] Добыть { gemstone } { slot.onto }{ price }
       *[other] Сбросить { dropped } и добыть { gemstone } { slot.onto }{ price }
    }
choice-deliver =
    { $slots_count ->
        [0] Завершить { $commission_a }
       *[other] Завершить { $commission_a }, взяв груз { $slots }
    }
choice-silver = Взять серебро
choice-provisions = Взять провиант
choice-end = Завершить ход
choice-times = { $choice } (×{ $times })
choice-reveal = Открыть { $card_a } в книге города { $book }

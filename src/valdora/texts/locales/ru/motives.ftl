### Why a turn is good, in Russian. Arguments: see the English file.

motive-deliver = { points }, если завершить { $what_a }.
motive-colour =
    { $what_count ->
        [1] { points } за мастера нового цвета: { $what }.
       *[other] { points } за мастеров новых цветов: { $what }.
    }
motive-workshop =
    { $points ->
        [0] Своя мастерская, цвет: { $what }.
       *[other] { points } за свою мастерскую, цвет: { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } за карточку бонуса ({ $what }).
       *[other] { points } за карточки бонуса, всего { $what_count } ({ $what }).
    }
motive-buy = Потом можно будет завершить { $what_a }.
motive-equip = Чтобы добывать больше, вы получите { $what_a }.
motive-look = Книга города { $what } обещает что-то полезное.
motive-load =
    { $what_count ->
        [1] Нужная драгоценность: { $what }.
       *[other] Нужные драгоценности: { $what }.
    }
motive-silver = Кошелёк будет полон.
motive-provisions = С провиантом можно будет пройти сквозь город.
motive-travel = Этот ход только приближает вас к цели.

## How good a turn is, and how it compares with another

percent = { $sign }{ $percent } %
turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
comparison-sooner = Следующая доставка на { turns } раньше.
comparison-later = Следующая доставка на { turns } позже.
comparison-more = На { points } больше за { turns }.
comparison-fewer = На { points } меньше за { turns }.
comparison-workshop = Шанс на { colour.facc } мастерскую: { $own } вместо { $other }.
comparison-colour = Шанс на { colour.gen } мастера: { $own } вместо { $other }.
hint-share = Шанс на победу { $share } (от { $low } до { $high }).
hint-equal = Примерно так же хорош, как первый.
hint-over-second = Его преимущества перед вторым:
hint-beside-first = По сравнению с первым:

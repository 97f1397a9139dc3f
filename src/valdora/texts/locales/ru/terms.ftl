### Words of the game, and the names made from them, in Russian.
###
### Cases: .gen genitive, .acc accusative, .prep prepositional. .f is feminine, .facc its accusative.
### .a is the accusative too: what somebody buys. Gold is Л: a З would look like a 3, an О like a 0.

## Gemstones

gemstone-ruby = рубин
    .a = рубин
    .gen = рубина
gemstone-sapphire = сапфир
    .a = сапфир
    .gen = сапфира
gemstone-amethyst = аметист
    .a = аметист
    .gen = аметиста
gemstone-emerald = изумруд
    .a = изумруд
    .gen = изумруда
gemstone-gold = золото
    .a = золото
    .gen = золота

## The one letter shown on a gemstone; no two may be alike

letter-ruby = Р
letter-sapphire = С
letter-amethyst = А
letter-emerald = И
letter-gold = Л

## Equipment, which is also where a gemstone is carried

slot-pan = лоток
    .used = из лотка
    .a = лоток
    .gen = лотка
    .onto = в лоток
    .from = из лотка
    .on = в лотке
slot-shovel = лопата
    .used = с лопаты
    .a = лопату
    .gen = лопаты
    .onto = на лопату
    .from = с лопаты
    .on = на лопате
slot-pick = кирка
    .used = с кирки
    .a = кирку
    .gen = кирки
    .onto = на кирку
    .from = с кирки
    .on = на кирке
slot-hammer = молот
    .used = с молота
    .a = молот
    .gen = молота
    .onto = на молот
    .from = с молота
    .on = на молоте
slot-chisel = долото
    .used = с долота
    .a = долото
    .gen = долота
    .onto = на долото
    .from = с долота
    .on = на долоте
slot-horse = лошадь
    .used = с лошади
    .a = лошадь
    .gen = лошади
    .onto = на лошадь
    .from = с лошади
    .on = на лошади
slot-cart = телега
    .used = с телеги
    .a = телегу
    .gen = телеги
    .onto = на телегу
    .from = с телеги
    .on = на телеге

## Colours of crests, craftsmen and workshops

crest-silver = серебряный
    .f = серебряная
    .gen = серебряного
    .prep = серебряном
    .facc = серебряную
crest-gold = золотой
    .f = золотая
    .gen = золотого
    .prep = золотом
    .facc = золотую
crest-white = белый
    .f = белая
    .gen = белого
    .prep = белом
    .facc = белую
crest-violet = фиолетовый
    .f = фиолетовая
    .gen = фиолетового
    .prep = фиолетовом
    .facc = фиолетовую
crest-red = красный
    .f = красная
    .gen = красного
    .prep = красном
    .facc = красную
crest-blue = синий
    .f = синяя
    .gen = синего
    .prep = синем
    .facc = синюю
crest-green = зелёный
    .f = зелёная
    .gen = зелёного
    .prep = зелёном
    .facc = зелёную

## The same words, picked by an argument of the sentence they stand in

gemstone =
    { $gemstone ->
        [ruby] { gemstone-ruby }
        [sapphire] { gemstone-sapphire }
        [amethyst] { gemstone-amethyst }
        [emerald] { gemstone-emerald }
       *[gold] { gemstone-gold }
    }
    .gen =
        { $gemstone ->
            [ruby] { gemstone-ruby.gen }
            [sapphire] { gemstone-sapphire.gen }
            [amethyst] { gemstone-amethyst.gen }
            [emerald] { gemstone-emerald.gen }
           *[gold] { gemstone-gold.gen }
        }

dropped =
    { $dropped ->
        [ruby] { gemstone-ruby }
        [sapphire] { gemstone-sapphire }
        [amethyst] { gemstone-amethyst }
        [emerald] { gemstone-emerald }
       *[gold] { gemstone-gold }
    }

slot =
    { $slot ->
        [pan] { slot-pan }
        [shovel] { slot-shovel }
        [pick] { slot-pick }
        [hammer] { slot-hammer }
        [chisel] { slot-chisel }
        [horse] { slot-horse }
       *[cart] { slot-cart }
    }
    .a =
        { $slot ->
            [pan] { slot-pan.a }
            [shovel] { slot-shovel.a }
            [pick] { slot-pick.a }
            [hammer] { slot-hammer.a }
            [chisel] { slot-chisel.a }
            [horse] { slot-horse.a }
           *[cart] { slot-cart.a }
        }
    .gen =
        { $slot ->
            [pan] { slot-pan.gen }
            [shovel] { slot-shovel.gen }
            [pick] { slot-pick.gen }
            [hammer] { slot-hammer.gen }
            [chisel] { slot-chisel.gen }
            [horse] { slot-horse.gen }
           *[cart] { slot-cart.gen }
        }
    .onto =
        { $slot ->
            [pan] { slot-pan.onto }
            [shovel] { slot-shovel.onto }
            [pick] { slot-pick.onto }
            [hammer] { slot-hammer.onto }
            [chisel] { slot-chisel.onto }
            [horse] { slot-horse.onto }
           *[cart] { slot-cart.onto }
        }
    .from =
        { $slot ->
            [pan] { slot-pan.from }
            [shovel] { slot-shovel.from }
            [pick] { slot-pick.from }
            [hammer] { slot-hammer.from }
            [chisel] { slot-chisel.from }
            [horse] { slot-horse.from }
           *[cart] { slot-cart.from }
        }
    .on =
        { $slot ->
            [pan] { slot-pan.on }
            [shovel] { slot-shovel.on }
            [pick] { slot-pick.on }
            [hammer] { slot-hammer.on }
            [chisel] { slot-chisel.on }
            [horse] { slot-horse.on }
           *[cart] { slot-cart.on }
        }

equipment =
    { $equipment ->
        [pan] { slot-pan }
        [shovel] { slot-shovel }
        [pick] { slot-pick }
        [hammer] { slot-hammer }
        [chisel] { slot-chisel }
        [horse] { slot-horse }
       *[cart] { slot-cart }
    }
    .a =
        { $equipment ->
            [pan] { slot-pan.a }
            [shovel] { slot-shovel.a }
            [pick] { slot-pick.a }
            [hammer] { slot-hammer.a }
            [chisel] { slot-chisel.a }
            [horse] { slot-horse.a }
           *[cart] { slot-cart.a }
        }

crest =
    { $crest ->
        [silver] { crest-silver }
        [gold] { crest-gold }
        [white] { crest-white }
        [violet] { crest-violet }
        [red] { crest-red }
        [blue] { crest-blue }
       *[green] { crest-green }
    }
    .prep =
        { $crest ->
            [silver] { crest-silver.prep }
            [gold] { crest-gold.prep }
            [white] { crest-white.prep }
            [violet] { crest-violet.prep }
            [red] { crest-red.prep }
            [blue] { crest-blue.prep }
           *[green] { crest-green.prep }
        }
    .facc =
        { $crest ->
            [silver] { crest-silver.facc }
            [gold] { crest-gold.facc }
            [white] { crest-white.facc }
            [violet] { crest-violet.facc }
            [red] { crest-red.facc }
            [blue] { crest-blue.facc }
           *[green] { crest-green.facc }
        }

colour =
    { $colour ->
        [silver] { crest-silver }
        [gold] { crest-gold }
        [white] { crest-white }
        [violet] { crest-violet }
        [red] { crest-red }
        [blue] { crest-blue }
       *[green] { crest-green }
    }
    .f =
        { $colour ->
            [silver] { crest-silver.f }
            [gold] { crest-gold.f }
            [white] { crest-white.f }
            [violet] { crest-violet.f }
            [red] { crest-red.f }
            [blue] { crest-blue.f }
           *[green] { crest-green.f }
        }
    .gen =
        { $colour ->
            [silver] { crest-silver.gen }
            [gold] { crest-gold.gen }
            [white] { crest-white.gen }
            [violet] { crest-violet.gen }
            [red] { crest-red.gen }
            [blue] { crest-blue.gen }
           *[green] { crest-green.gen }
        }
    .facc =
        { $colour ->
            [silver] { crest-silver.facc }
            [gold] { crest-gold.facc }
            [white] { crest-white.facc }
            [violet] { crest-violet.facc }
            [red] { crest-red.facc }
            [blue] { crest-blue.facc }
           *[green] { crest-green.facc }
        }

## The sides of a book

side =
    { $side ->
        [L] левая
       *[R] правая
    }
    .acc =
        { $side ->
            [L] левую
           *[R] правую
        }
    .gen =
        { $side ->
            [L] левой
           *[R] правой
        }
    .turned =
        { $side ->
            [L] слева направо
           *[R] справа налево
        }

## Numbers of things

coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
            [many] { $coins } монет
           *[other] { $coins } монеты
        }
    .gen =
        { $coins ->
            [one] { $coins } монеты
            [few] { $coins } монет
            [many] { $coins } монет
           *[other] { $coins } монеты
        }
needs-coins =
    { $needs ->
        [one] { $needs } монета
        [few] { $needs } монеты
        [many] { $needs } монет
       *[other] { $needs } монеты
    }
    .acc =
        { $needs ->
            [one] { $needs } монету
            [few] { $needs } монеты
            [many] { $needs } монет
           *[other] { $needs } монеты
        }
has-coins =
    { $has ->
        [one] { $has } монета
        [few] { $has } монеты
        [many] { $has } монет
       *[other] { $has } монеты
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
limit-open =
    { $limit ->
        [one] { $limit } незавершённый контракт
        [few] { $limit } незавершённых контракта
        [many] { $limit } незавершённых контрактов
       *[other] { $limit } незавершённого контракта
    }
    .gen =
        { $limit ->
            [one] { $limit } незавершённого контракта
            [few] { $limit } незавершённых контрактов
            [many] { $limit } незавершённых контрактов
           *[other] { $limit } незавершённого контракта
        }
# The price at the end of a sentence; nothing where nothing is paid.
price =
    { $coins ->
        [0] { "" }
       *[other] { " " }за { coins.acc }
    }
# The points at the end of a sentence; nothing where there are none.
worth =
    { $points ->
        [0] { "" }
       *[other] : { points }
    }

## Lists

list-more = { $first }, { $next }
list-last = { $first } и { $last }
list-or = { $first } или { $last }

## Roads. $start and $end are cities

road-north = северная дорога
road-east = восточная дорога
road-south = южная дорога
road-west = западная дорога
road-between = дорога { $start }–{ $end }

## Spaces. $road is the name of a road, $number counts from its first city.
## .to is where a pawn goes, .at is where it stands

space-city-equipment = город { $city } (снаряжение)
    .to = в город { $city } (снаряжение)
    .at = в городе { $city } (снаряжение)
space-city-commissions = город { $city } (контракты)
    .to = в город { $city } (контракты)
    .at = в городе { $city } (контракты)
space-city-harbour = город { $city } (гавань)
    .to = в город { $city } (гавань)
    .at = в городе { $city } (гавань)
space-road = участок { $number } ({ $road })
    .to = на участок { $number } ({ $road })
    .at = на участке { $number } ({ $road })
space-harbour = гавань ({ $road }, участок { $number })
    .to = в гавань ({ $road }, участок { $number })
    .at = в гавани ({ $road }, участок { $number })
space-mine = серебряная шахта ({ $road }, участок { $number })
    .to = на серебряную шахту ({ $road }, участок { $number })
    .at = на серебряной шахте ({ $road }, участок { $number })
space-house = { crest } дом ({ $road }, участок { $number })
    .to = в { crest } дом ({ $road }, участок { $number })
    .at = в { crest.prep } доме ({ $road }, участок { $number })

## Commissions. $gemstones is a list. .a is what somebody buys, returns or completes

commission-coins = { crest } контракт (требует { coins.acc })
    .a = { crest } контракт (требует { coins.acc })
commission-gemstones = { crest } контракт ({ $gemstones })
    .a = { crest } контракт ({ $gemstones })

## Glossary

term-space = участок
term-city = город
term-road = дорога
term-road-space = участок дороги
term-harbour = гавань
term-ship = корабль
term-mine = серебряная шахта
term-house = дом клиента
term-patron = клиент
term-crest = герб
term-gemstone = драгоценность
term-colour = цвет
term-equipment = снаряжение
term-tool = инструмент
term-vehicle = транспорт
term-gold-pan = промывочный лоток
term-slot = место для груза
term-coin = монета
term-bank = банк
term-discard-field = сброс
term-book = книга
term-equipment-catalogue = каталог снаряжения
term-commission-book = книга контрактов
term-side = сторона
term-page = страница
term-turn-a-page = перевернуть страницу
term-commission = контракт
term-open-commission = незавершённый контракт
term-completed-commission = завершённый контракт
term-craftsman = мастер
term-pile = стопка
term-craftsman-board = поле мастеров
term-workshop = мастерская
term-bonus-tile = карточка бонуса
term-provisions = провиант
term-encounter = встреча
term-pawn = фишка
term-player = игрок
term-turn = ход
term-round = раунд
term-final-round = последний раунд
term-points = очки
term-rival = соперник
term-edition = издание
term-dealer = раздающий
term-reveal = открыть
term-table = стол
term-seat = место
term-level = уровень

## Editions that come with the game

edition-base-2009-2 = Valdora
edition-duel-2 = Valdora: дуэль
edition-base-2009 = Valdora (прежние числа)
edition-duel = Valdora: дуэль (прежние числа)

## Choosing a language

unknown-language = Языка «{ $wanted }» здесь нет. Выберите один из этих: { $languages }.

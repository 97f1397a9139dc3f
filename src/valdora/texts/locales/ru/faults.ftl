# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = такого файла нет
record-fault-file-not-regular = это папка или устройство; укажите файл партии
record-fault-file-unreadable = файл не удаётся прочитать ({ $detail })
record-fault-file-too-large = в файле больше { $limit } байт
record-fault-line-too-long = в строке больше { $limit } байт
record-fault-too-many-plies = в партии больше { $limit } шагов
record-fault-not-text = строка — не текст UTF-8
record-fault-carriage-return = строка кончается возвратом каретки; сохраните файл с одними переводами строки (LF, не CRLF)
record-fault-bad-json = строка — не объект JSON ({ $detail })
record-fault-too-deep = вложенность JSON больше { $limit } уровней
record-fault-key-missing = нет «{ $key }»
record-fault-key-unknown = «{ $key }» здесь ничего не значит
record-fault-wrong-value = «{ $key }» должно быть { $expected }, а не { $got }
record-fault-unknown-version = это версия { $got } файла партии; известна { $known }
record-fault-rules-version = партия сыграна по версии { $got } правил; известна { $known }
record-fault-edition-unknown = издания «{ $got }» нет; укажите его файл с помощью --edition
record-fault-edition-changed = партия сыграна с другими числами, чем в издании { $edition }: контрольная сумма { $got }, а не { $known }
record-fault-edition-other = партия сыграна по изданию { $edition }, а не { $got }
record-fault-bad-setup = так партию не подготовить ({ $detail })
record-fault-broken-commitment = начальное число не соответствует обязательству { $commitment }
record-fault-seed-missing = партия закончена, но запечатанное начальное число не показано
record-fault-first-not-drawn = по начальному числу начинает кто-то другой
record-fault-layout-not-dealt = драгоценности лежат не так, как следует из начального числа
record-fault-rival-not-dealt = ряд соперника лежит не так, как следует из начального числа
record-fault-page-not-dealt = из начального числа следует «{ $expected }», а не «{ $do }»
record-fault-numbering = ожидается шаг { $expected }, а не { $got }
record-fault-unknown-notation = «{ $do }» — не действие этого издания
record-fault-wrong-seat = ожидается место { $expected }, а не { $got }
record-fault-after-end = партия окончена, ходить больше нельзя — в том числе «{ $do }»
record-fault-illegal-action = «{ $do }» не разрешено: { $reason } ({ $rule })
record-fault-truncated = файл кончается без результата
record-fault-not-over = результат есть, но партия не закончена
record-fault-over = партия закончена, но её результат — «unfinished»
record-fault-wrong-result = «{ $key }» должно быть { $expected }, а не { $got }
record-fault-after-result = после результата есть что-то ещё

## Editions: the file

edition-fault-edition-unknown = издания с таким названием нет; известны { $known }, или укажите файл .toml
edition-fault-file-missing = такого файла нет
edition-fault-file-not-regular = это папка или устройство; укажите сам файл .toml издания
edition-fault-file-unreadable = файл не удаётся прочитать ({ $detail })
edition-fault-file-too-large = в файле больше { $limit } байт; изданию хватает нескольких тысяч
edition-fault-file-line-too-long = в строке { $line } больше { $limit } знаков; разделите её
edition-fault-file-not-text = файл — не текст UTF-8 (байт { $offset }); сохраните его как UTF-8
edition-fault-file-syntax = файл не соответствует формату TOML ({ $detail })
edition-fault-file-too-deep = таблицы или списки вложены слишком глубоко; изданию хватает трёх уровней

## Editions: single keys

edition-fault-unknown-key = этот ключ здесь ничего не значит; известны { $known }
edition-fault-key-missing = этого не хватает; ожидается значение вида «{ $expected }»
edition-fault-wrong-type = ожидается значение вида «{ $expected }», а не «{ $got }»
edition-fault-out-of-range = { $got } вне границ; ожидается от { $low } до { $high }
edition-fault-wrong-length = элементов в списке: { $got }; ожидается от { $low } до { $high }
edition-fault-unknown-name = «{ $got }» здесь неизвестно; ожидается одно из { $known }
edition-fault-name-doubled = «{ $name }» названо дважды; назовите один раз
edition-fault-bad-id = «{ $got }» не может быть именем; не больше { $limit } латинских букв, цифр и дефисов, первой — буква
edition-fault-bad-edition-id = «{ $got }» не может быть именем издания; не больше { $limit } строчных латинских букв, цифр, дефисов и точек
edition-fault-bad-title = ожидается одна строка от 1 до { $limit } знаков
edition-fault-too-many = элементов слишком много: { $got }; предел — { $limit }
edition-fault-source-missing = не указан источник; напишите source = "printed", "found" или "reconstructed" в этой таблице или выше
edition-fault-drop-unknown = «{ $name }» нет в издании, которое расширяет этот файл
edition-fault-id-taken = выпущенное издание называется «{ $id }» и имеет другие числа; выберите другое имя

## Editions: players and coins

edition-fault-players-order = не меньше { $min } и не больше { $max } игроков — так не бывает; меньшее число запишите в min
edition-fault-rival-players = соперник играет ровно с 2 игроками, а 2 игрока — только с соперником (S1, X1); здесь от { $min } до { $max }
edition-fault-coins-too-few = кошелькам ({ $players } по { $purse }) нужно монет: { $expected }, а есть { $got } (S3)
edition-fault-purse-too-small = последний по порядку игрок получает в начале монет: { $players }, а кошелёк вмещает { $got } (S3)
edition-fault-price-above-purse = цену { $got } никогда не заплатить из кошелька на { $purse }

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = драгоценностей { $got }; участкам дороги ({ $roads } по { $stones }) нужно { $expected } (S5)
edition-fault-catalogue-total = всего копий { $got }; в каталоге карт { $expected } (S6)
edition-fault-book-total = всего копий { $got }; в книге контрактов карт { $expected } (S7)
edition-fault-tiles-total = всего карточек { $got }; мастеров должно быть { $expected } (S9)
edition-fault-bonus-total = карточек бонуса { $got }; должно быть { $expected } (S10)
edition-fault-tool-colour-missing = ни один инструмент не берёт «{ $gemstone }»; каждый из четырёх инструментов берёт свою драгоценность (S6)
edition-fault-wants-one = клиент хочет либо монеты, либо драгоценности; укажите ровно одно из двух (S7)
edition-fault-gemstones-wanted = клиент «{ $crest }» хочет на карте драгоценностей: { $expected }, здесь { $got } (S7)
edition-fault-commissions-too-few = в обеих книгах вместе контрактов «{ $crest }» { $got }; их должно быть больше, чем мастеров ({ $tiles })
edition-fault-crest-missing = нет «{ $crest }»; назовите каждый из семи гербов один раз
edition-fault-removed-too-many = убрано карточек { $got } из { $tiles }: не остаётся ни одного мастера (S9)
edition-fault-workshop-unreachable = мастерской нужно мастеров: { $got }, а втроём их { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = участков вида «{ $kind }» { $got }; ожидается { $expected } (S4)
edition-fault-house-count = домов с гербом «{ $crest }» { $got }; ожидается один (S4)
edition-fault-city-purpose = в городе либо книга, либо корабли; укажите ровно одно из двух (S4)
edition-fault-not-for-kind = у участка вида «{ $kind }» нет «{ $name }»; уберите это
edition-fault-needed-for-kind = участку вида «{ $kind }» нужно «{ $name }»
edition-fault-unknown-space = участка «{ $space }» нет
edition-fault-space-unreachable = нет дороги от «{ $start }» до «{ $space }»
edition-fault-too-close = расстояние до «{ $other }» — { $got }; оставьте не меньше { $expected }

### What happened. Arguments are the fields of the event; $seat and $owner are names.
### Names are never declined, so sentences keep them in the nominative; verbs are in the present,
### which does not depend on the gender of the player.

event-page-revealed = Новая страница в книге города { $book }: { $card }.
event-pawn-moved =
    { $provisions ->
        [yes] { $seat } тратит провиант и идёт { $space_to }.
       *[no] { $seat } идёт { $space_to }.
    }
event-pawn-stayed = { $seat } не может оплатить ни одной остановки и остаётся { $space_at }.
event-encounter-paid =
    { $bank ->
        [yes] { $seat } встречает игрока { $owner }, чей кошелёк полон, и платит { coins.acc } в банк.
       *[no] { $seat } встречает игрока { $owner } и платит { coins.acc }.
    }
event-page-turned = { $seat } переворачивает страницу { side.turned }{ price }: { $card }.
event-equipment-bought = { $seat } покупает { equipment.a } за золото { slot.from }.
event-commission-bought = { $seat } покупает { $commission_a }{ price }.
event-commission-returned = { $seat } возвращает { $commission_a } на { side.acc } сторону книги.
event-gemstone-dropped = { $seat } сбрасывает { gemstone } { slot.from }.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } добывает { gemstone } из сброса { slot.onto }{ price }.
       *[no] { $seat } добывает { gemstone } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } завершает { $commission_a }{ worth }.
event-bonus-taken = { $seat } получает карточку бонуса за { crest.facc } мастерскую{ worth }.
event-craftsman-hired = { $seat } нанимает { colour.gen } мастера.
event-no-craftsman-left = { $seat } никого не нанимает: мастеров больше нет.
event-workshop-opened = { $seat } открывает { colour.facc } мастерскую{ worth }.
event-silver-taken = { $seat } берёт { coins.acc } на серебряной шахте.
event-provisions-taken = { $seat } берёт провиант.
event-rival-hired = Соперник нанимает { colour.gen } мастера.
event-workshop-removed = Соперник убирает { colour.facc } мастерскую из игры.
event-final-round-began = Раунд { $round } — последний.
event-turn-ended = { $seat } завершает ход.
event-game-ended =
    { $winners_count ->
        [1] { $winners } побеждает.
       *[other] { $winners } делят победу.
    }

## A whole turn in one sentence: who, and the list of what was done. $what lists things.

turn-told = { $seat } { $did }.
did-stone = { gemstone }
did-pawn-moved = идёт { $space_to }
did-pawn-stayed = остаётся { $space_at }
did-encounter-paid =
    { $bank ->
        [yes] платит { coins.acc } в банк
       *[no] платит { coins.acc } за встречу ({ $owner })
    }
did-page-turned =
    { $count ->
        [one] переворачивает { $count } страницу
        [few] переворачивает { $count } страницы
        [many] переворачивает { $count } страниц
       *[other] переворачивает { $count } страницы
    }
did-equipment-bought = покупает { $what }
did-commission-bought =
    { $covered ->
        [yes] покупает { counted-commissions }
       *[no] покупает { $what }
    }
did-commission-returned =
    { $covered ->
        [yes] возвращает { counted-commissions }
       *[no] возвращает { $what }
    }
did-gemstone-loaded = добывает { $what }
did-commission-completed =
    { $covered ->
        [yes] завершает { counted-commissions }
       *[no] завершает { $what } (+{ $points })
    }
did-workshop-opened = открывает { colour.facc } мастерскую
did-silver-taken = берёт { coins.acc }
did-provisions-taken = берёт провиант
counted-commissions =
    { $count ->
        [one] { $count } контракт
        [few] { $count } контракта
        [many] { $count } контрактов
       *[other] { $count } контракта
    }

## The same events at a table as in the box: nothing tells which card it was.

covered-page-revealed = В книге города { $book } открывается новая страница.
covered-page-turned = { $seat } переворачивает страницу { side.turned }{ price }.
covered-commission-bought = { $seat } покупает контракт{ price }.
covered-commission-returned = { $seat } возвращает контракт на { side.acc } сторону книги.
covered-commission-completed = { $seat } завершает контракт.

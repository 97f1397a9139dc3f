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
        [yes] { $seat } платит { coins.acc } за встречу, но в банк: { $owner } больше взять не может.
       *[no] { $seat } платит { coins.acc } за встречу; получатель — { $owner }.
    }
event-page-turned = { $seat } переворачивает страницу { side.turned }{ price }: { $card }.
event-equipment-bought = { $seat } покупает { equipment.a } за золото { slot.from }.
event-commission-bought = { $seat } покупает { $commission_a }{ price }.
event-commission-returned = { $seat } возвращает { $commission_a } на { side.acc } сторону книги.
event-gemstone-dropped = { $seat } отправляет { gemstone } { slot.from } в сброс.
event-gemstone-loaded =
    { $discard ->
        [yes] { $seat } кладёт { gemstone } из сброса { slot.onto }{ price }.
       *[no] { $seat } кладёт { gemstone } { slot.onto }{ price }.
    }
event-commission-completed = { $seat } завершает { $commission_a }{ worth }.
event-bonus-taken = { $seat } получает карточку бонуса за { crest.facc } мастерскую{ worth }.
event-craftsman-hired = { $seat } нанимает { colour.gen } мастера.
event-no-craftsman-left = { $seat } никого не нанимает: мастеров больше нет.
event-workshop-opened = { $seat } открывает { colour.facc } мастерскую{ worth }.
event-silver-taken = { $seat } берёт { coins.acc } на серебряной шахте.
event-provisions-taken = { $seat } запасается провиантом.
event-rival-hired = Соперник нанимает { colour.gen } мастера.
event-workshop-removed = Соперник убирает { colour.facc } мастерскую из игры.
event-final-round-began = Раунд { $round } — последний.
event-turn-ended = { $seat } завершает ход.
event-game-ended =
    { $winners_count ->
        [1] { $winners } побеждает.
       *[other] { $winners } делят победу.
    }

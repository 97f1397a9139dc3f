### Clocks, days off, and what time does at a table.

## Choosing a clock

clock-title = Clock
clock-hint = When somebody’s time is up, a bot plays for them until they are back. Nobody loses their seat.
clock-none = None
clock-live-group = Played in one go
clock-live = { $minutes } min each, { $seconds } s more per turn
clock-slow-group = Played over days
clock-slow-hours = { $hours } hours for each turn
clock-slow-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
clock-bot = Plays when time is up
clock-holidays = Days off for each person
clock-holidays-count =
    { $days ->
        [0] none
        [one] { $days } day
       *[other] { $days } days
    }

## What is left

clock-left = Time left
clock-left-of = { $seat }: { $time } left
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-off = on holiday
stand-in-time = Your time was up. A bot plays until you are back.
seat-time = time was up; a bot plays on

## Days off

holiday-title = Days off
holiday-left =
    { $days ->
        [0] You have no days off left.
        [one] Your clock can stand still for { $days } day.
       *[other] Your clock can stand still for { $days } days.
    }
holiday-days = Days
holiday-take = Take them now
holiday-until = Your clock stands still until { $date }.
holiday-end = Back already

## The log

log-seat-time = { $seat } has no time left; a bot plays until they are back.
log-seat-holiday = { $seat } takes days off; their clock stands still.
log-seat-holiday-over = { $seat } is back from their days off.

## Refusals

reason-on-the-clock = This game is played over days. A bot plays only when somebody’s time is up.
reason-no-clock = This game is played without a clock.
reason-no-holidays =
    { $days ->
        [0] You have no days off left in this game.
        [one] You have only { $days } day off left in this game.
       *[other] You have only { $days } days off left in this game.
    }

## Asking everyone

consent-title = Ask everyone
consent-undo = Take my last turn back
consent-pause = Pause the game
consent-end = End without a result
consent-bot = A bot here for good
consent-asks =
    { $what ->
        [undo]
            { $count ->
                [one] { $seat } would like to take { $count } step back.
               *[other] { $seat } would like to take { $count } steps back.
            }
        [pause] { $seat } would like to pause.
        [end] { $seat } would like to end the game without a result.
       *[bot] { $seat } would like a bot to play for { $of } for good.
    } Everyone must agree.
consent-waits = Waiting for: { $seats }
consent-yes = I agree
consent-no = No
consent-withdraw = Never mind
paused-text = The game is paused. No clock runs.
paused-resume = Go on
book-remembered = Seen before it was taken back; it comes next: { $what }
log-seat-replaced = Everyone agreed: a bot plays for { $seat } for good.
log-seat-paused = Everyone agreed to { $seat }’s wish to pause.
log-seat-resumed = { $seat } lets the game go on.
reason-proposal-stands = Somebody is already asking for something. Answer that first.
reason-no-proposal = This is no longer asked: the game has gone on, or it took too long.
reason-paused = The game is paused.
reason-not-paused = The game is not paused.

## Old things end

closing-soon = This table will be closed on { $date } unless something happens here. A game that has begun can be kept as a file.
closing-keep = Keep the game as a file

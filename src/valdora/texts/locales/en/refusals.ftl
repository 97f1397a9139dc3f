### What the server refuses. Arguments are the figures of the refusal.

reason-bad-request = The server did not understand this. Reload the page and try again.
reason-name-blank = Nothing can be seen of this name. Choose one with letters, digits or signs.
reason-name-unseen = This name has invisible signs, or too many marks on one letter. Type it anew without them.
reason-name-mixed = A word of this name mixes letters of several scripts that look alike. Write each word in one script.
reason-too-long = That is too long.
reason-too-fast = That was too fast. Wait a moment.
reason-too-many-connections = There are too many connections from your address. Close other windows of the game.
reason-wrong-origin = This came from another page. Open the game in its own window.
reason-unknown-host = The server does not go by the name { $host }. The host can allow it with --allowed-hosts.
reason-no-access = This table is private. Ask someone who sits there for a link.
reason-not-host = Only the host of the table can do that.
reason-not-seated = You have no seat at this table.
reason-not-your-seat = This is not your seat.
reason-not-your-turn = It is not your turn.
reason-watching-off = This table does not allow watching.
reason-no-table = There is no such table.
reason-no-link = This link does not work, or not any more. Ask for a new one.
reason-no-edition = There is no edition { $edition }.
reason-no-position = The game has no such position.
reason-no-page = There is no such page.
pages-missing = The server runs, but its pages have not been built.
pages-missing-how = Build them with “{ $command }” in the project’s folder and load this page again. Playing in the terminal works without: { $play }
reason-unknown-bot = There is no bot { $bot }.
reason-unknown-edition = There is no edition { $edition }.
reason-player-count =
    This edition is for { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] { $low } to { $high } players
        }
       *[other] { $low } to { $high } players
    }, not for { $got }.
reason-no-such-seat = There is no such seat.
reason-seat-taken = This seat is taken.
reason-no-free-seat = All seats are taken.
reason-seats-free =
    { $free ->
        [one] One seat is still free. Fill it with a bot or wait for someone.
       *[other] { $free } seats are still free. Fill them with bots or wait for more people.
    }
reason-already-started = The game has already begun.
reason-not-running = The game is not running.
reason-not-finished = The game is not over yet.
reason-table-closed = The table is closed.
reason-table-outdated = This game was played with other figures of { $edition } than there are now.
reason-table-newer = A newer version of Valdora has stored this game; this server cannot read it.
reason-table-unreadable = This table cannot be read any more. All others are fine; whoever runs the server can look into it.
reason-seat-resigned = Whoever sat here has resigned; a bot plays to the end.
reason-bot-already = A bot is already playing here.
reason-not-away = This person is at the table.
reason-not-away-long = Not yet: a bot can play on in { $seconds } s.
reason-host-here = The host is at the table.
reason-host-just-left = Not yet: you can become the host in { $seconds } s.
reason-person-already = You already play yourself.
reason-not-abandoned =
    Only the host can close the table, or anyone seated when nothing has happened for { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
reason-too-many-links =
    There are already { $limit ->
        [one] one link
       *[other] { $limit } links
    } to this table.
reason-too-many-rows = So much has happened at this table that it takes no more chat or changes.
reason-too-many-plies = This game has grown too long to go on. Close the table.
reason-too-many-tables =
    You have { $limit ->
        [one] { $limit } table that is
       *[other] { $limit } tables that are
    } open or running. Finish or close some first.
reason-too-many-undos = You have taken back a great deal in this turn. Play on with what is there.
reason-unknown-code = There is no such action.
reason-stale = The game has gone on meanwhile. Look again.
reason-nothing-to-undo = This cannot be taken back.
reason-no-hint = No advice right now.
reason-server-busy = The server has too much to do just now. Try again in a moment.
reason-storage-failed = This could not be stored, so it was not done. Try again.
reason-server-error = Something went wrong on the server. Try again.
reason-bad-address = This address cannot be used. It must be a whole one, and lead to the internet.
reason-no-channel = This link does nothing any more: the address was forgotten already.
reason-reminders-off = This server does not remind anyone in this way.
reason-channel-waits = This mailbox has been asked already. Look there, or try again tomorrow.
reason-too-many-channels =
    There are already { $limit ->
        [one] one address
       *[other] { $limit } addresses
    }. Remove one first.
reason-no-device-link = This link does not work any more: it works once, for a quarter of an hour. Make a new one.
reason-no-words = These are not the words of anybody here. Look whether all twelve are right.
reason-same-device = Your seats are on this device already. Open the link on the other one.

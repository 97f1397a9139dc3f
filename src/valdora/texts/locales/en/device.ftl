### Play without a server: the whole game in this browser.

device-here = On this device
device-here-text = Alone against bots or together at one screen, without a network. Your games stay in this browser.
device-others = With others
device-others-none = Links, watching and chat with people elsewhere need a server; this site has none.
device-tables = Your games on this device
device-tables-none = There is no game on this device yet.

## Fetching and starting

device-fetching = Fetching the game for this device: { $done } of { $total } MB. Once only.
device-starting = Setting up the table …
device-failed = The game could not be started on this device. Another browser, or a newer one, may manage it.
device-offline = The game is not on this device yet and has to be fetched once. Check the connection and try again.
device-wrong = Something went wrong on this device. Try again.

## Where games are kept

device-unkept-refused = This browser keeps nothing for this page: what you play is lost when you close it. Save the game as a file to keep it.
device-unkept-full = This browser has no room left: what you play from now on is lost when you close the page. Save the game as a file to keep it.
device-understood = Understood
device-elsewhere = This game is open in another tab or window.
device-take-over = Play here
device-keep = Keep for offline
device-keep-text = The whole game, all levels and languages, also without a network: { $size } MB to fetch. With the first game about { $memory } MB more are kept on this device, so that it starts quickly.
device-kept-text = The whole game is on this device: { $size } MB. Your games are kept apart from it.
device-kept-advice = A bot’s advice is then thought out here too, in games with others as well; the server need not do it.
device-keeping = Fetching …
device-forget = Remove
device-keep-none = This browser keeps nothing for this address; for that it has to be reached by https.
device-keep-full = This browser has no room for it.
device-keep-private = In a private window everything, your games too, is gone when you close it.

## Game files

device-open = Open a game file
device-open-text = A file saved from any table (*.valdora): to replay and review it and to check its proof. You can also drop it on the page.
device-open-bad = This is no game file that can be replayed; the fault is in line { $line }.
device-drop = Drop the game file to open it
device-review = Analyse it on this device
device-review-text = This device can do it too, without asking the server; what comes of it stays here.

## The proof

device-check = Check the whole game
device-checked = Checked on this device: every move was allowed, and every page came as the seeds say.
device-check-bad = This does not agree: the fault is in line { $line } of the game file.
device-dealt-elsewhere = This game was dealt elsewhere; there is no promise to check.

## A new version

device-update = A new version of the game is ready. Your games go on in it.
device-update-now = Load it now
device-update-later = Later

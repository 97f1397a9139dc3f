# Matches between bots: `valdora arena`. Words in capitals (FILE, N) and option names are never translated.

cli-arena-help = measure a bot: every deal with it in every seat, against others of your choice
arena-seats-help = the bots, one for each seat; the first is the one that is measured. Known: { $known }
arena-deals-help = how many deals; each is played once for each seat (default: 50)
arena-seed-help = the seed: the same one brings the same games (default: 1)
arena-budget-help = how long bots may think: as in matches of many games, or as when people wait (default: match)
arena-jobs-help = how many games at a time (default: one for each processor)
arena-resume-help = keep finished games in this file; if it is there already, go on from it

arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $unfinished } of them unfinished.
arena-rounds = Rounds in a finished game: { $rounds } (median)
arena-candidate = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the wins, 95 % interval from { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. A fair share is { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = in seat { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the wins for each, points on average: { $points }, CPU time of a turn: { $ms } ms (95th percentile)

arena-file-foreign = { $file } does not hold results of this command. Name another one with --resume.
arena-file-other = { $file } was begun with { $setting } = { $theirs }, now it is { $ours }. Give the same settings, or name another file with --resume.
arena-file-damaged = { $file }, line { $line }: this is no result of this command. Remove the line, or name another file with --resume.
arena-file-unusable = { $file } cannot be used ({ $detail }). Name another file with --resume.
arena-process-lost = The work was stopped by a fault: { $detail }

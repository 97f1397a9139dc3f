# Encuentros entre bots: `valdora arena`. Las palabras en mayúsculas (FILE, N) y los nombres de opciones no se traducen.

cli-arena-help = mide un bot: cada reparto con él en cada asiento, contra otros a elegir
arena-seats-help = los bots, uno por asiento; el primero es el que se mide. Conocidos: { $known }
arena-deals-help = cuántos repartos; cada uno se juega una vez por asiento (por defecto: 50)
arena-seed-help = la semilla: la misma trae las mismas partidas (por defecto: 1)
arena-budget-help = cuánto pueden pensar los bots: como en encuentros de muchas partidas o como cuando alguien espera (por defecto: match)
arena-jobs-help = cuántas partidas a la vez (por defecto: una por procesador)
arena-resume-help = guarda en este archivo las partidas terminadas; si ya existe, sigue a partir de él

arena-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, de ellas sin terminar: { $unfinished }.
arena-rounds = Rondas de una partida terminada: { $rounds } (mediana)
arena-candidate = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de las victorias, intervalo del 95 % de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }. Una parte justa es { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }.
arena-seat = en el asiento { $seat }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-bot = { $name }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de las victorias para cada uno, puntos de media: { $points }, tiempo de CPU por turno: { $ms } ms (percentil 95)

arena-file-foreign = { $file } no contiene resultados de esta orden. Indica otro con --resume.
arena-file-other = { $file } se empezó con { $setting } = { $theirs }, ahora es { $ours }. Usa los mismos ajustes o indica otro archivo con --resume.
arena-file-damaged = { $file }, línea { $line }: no es un resultado de esta orden. Quita la línea o indica otro archivo con --resume.
arena-file-unusable = { $file } no se puede usar ({ $detail }). Indica otro archivo con --resume.
arena-process-lost = Un fallo detuvo el trabajo: { $detail }

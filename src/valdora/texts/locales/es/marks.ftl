### Qué significan las cifras y marcas de la mesa, y las palabras del tablero de artesanos.

mark-sun = El camino del sol hasta el final de la partida. Se pone, y empieza la última ronda, en cuanto quedan artesanos de un solo color como mucho.
mark-round = La ronda: en ella cada cual juega un turno.
mark-score = Puntos hasta ahora: todo lo que contaría si la partida acabara ya.
mark-purse = { $count ->
        [one] { $count } moneda en la bolsa, donde caben { $purse }
       *[other] { $count } monedas en la bolsa, donde caben { $purse }
    }
mark-pile = Artesanos restantes, { crest }: { $pile }
mark-first = Tu primer artesano de este color: { points }
mark-had = Ya tienes este color: { points }
mark-needs = El taller es para quien tenga antes { $needs }, y vale { points }.
mark-taken = El taller es de { $seat } y vale { points }.
mark-lost = El taller ha salido del juego.
mark-race = { $seat }, { crest }: { $has } de los { $needs } artesanos para el taller
mark-hired = Artesanos contratados, { crest }: { $count }
mark-workshop = Taller, { crest }: { points }
mark-bonus = Fichas bonus: { $count }; cada una vale { points }
mark-open = Encargo incompleto, { crest }: { points }
mark-place = Aún sin comprar: { slot }
mark-room = Sitio para otro encargo
mark-ribbon = Las páginas tal como están, vistas por todos: lado izquierdo, lomo, lado derecho. Las pálidas aún no se han revelado; la cifra dice cuántas hay.
mark-odds-left = Cuántas de estas páginas no ha visto nadie aún
mark-odds-next = La probabilidad de que sea la siguiente página
mark-odds-within =
    { $count ->
        [one] La probabilidad de que salga si pasas la página que puedes pagar
       *[other] La probabilidad de que salga si pasas las { $count } páginas que puedes pagar
    }
mark-depth = Cuántas páginas hay en este lado
mark-race-left = Cuántos artesanos del color quedan
mark-race-needs = Cuántos artesanos del color pide su taller
mark-race-points = Cuántos puntos vale el taller
race-needs = pide
craft-explained = Tu primer artesano de cada color vale { points }. Quien primero tenga suficientes de un color recibe además su taller.

### Why a turn is good, in Spanish. Arguments: see the English file.

motive-deliver = { points } por completar { $what_a }.
motive-colour =
    { $what_count ->
        [1] { points } por un nuevo color de artesano: { $what }.
       *[other] { points } por nuevos colores de artesano: { $what }.
    }
motive-workshop =
    { $points ->
        [0] Un taller propio: { $what }.
       *[other] { points } por un taller propio: { $what }.
    }
motive-bonus =
    { $what_count ->
        [1] { points } por una ficha bonus ({ $what }).
       *[other] { points } por { $what_count } fichas bonus ({ $what }).
    }
motive-buy = Después podrás completar { $what_a }.
motive-equip = Para cargar más tendrás { $what_a }.
motive-look = El libro de la ciudad { $what } promete algo útil.
motive-load =
    { $what_count ->
        [1] Una gema que te servirá: { $what }.
       *[other] Gemas que te servirán: { $what }.
    }
motive-silver = Tu bolsa quedará llena.
motive-provisions = Con provisiones podrás atravesar una ciudad.
motive-travel = Este turno solo te acerca a tu meta.

## How good a turn is, and how it compares with another

percent = { $sign }{ $percent } %
turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
comparison-sooner = Tu próxima entrega llega { turns } antes.
comparison-later = Tu próxima entrega llega { turns } más tarde.
comparison-more = { points } más en { turns }.
comparison-fewer = { points } menos en { turns }.
comparison-workshop = Probabilidad de tener el taller { colour }: { $own } en vez de { $other }.
comparison-colour = Probabilidad de tener un artesano { colour }: { $own } en vez de { $other }.
hint-share = Probabilidad de ganar: { $share } (entre el { $low } y el { $high }).
hint-equal = Más o menos igual de bueno que el primero.
hint-over-second = Sus ventajas frente al segundo:
hint-beside-first = En comparación con el primero:

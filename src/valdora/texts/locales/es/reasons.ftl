### Why something is not allowed. Arguments are the figures of the reason.

reason-unknown-action = Esa acción no existe en este juego: { $notation }
reason-game-over = La partida ha terminado.
reason-reveal-first = Primero hay que revelar la siguiente página del libro de la ciudad { $book }.
reason-already-moved = Ya has movido en este turno.
reason-can-move = Puedes pagar algún destino, así que debes mover.
reason-move-first = Primero debes mover tu peón.
reason-nothing-to-reveal = Ahora no hay ninguna página que revelar en el libro de la ciudad { $book }.
reason-other-book = La página que toca revelar está en el libro de la ciudad { $book }.
reason-card-not-unseen = Esa carta ya no está entre las páginas ocultas del libro de la ciudad { $book }: { $card }.
reason-start-space = No puedes detenerte donde empezaste, { $space_at }.
reason-too-far = No puedes llegar { $space_to } en un solo turno, ni siquiera con provisiones.
reason-needs-provisions = Para llegar { $space_to } hay que atravesar una ciudad: necesitas provisiones.
reason-encounter-unpaid = Los encuentros { $space_at } cuestan { needs-coins }, pero tienes { has-coins }.
reason-no-book-here = No hay ningún libro { $space_at }.
reason-no-commission-book-here = No hay ningún libro de encargos { $space_at }.
reason-nothing-to-load-here = No se pueden cargar gemas { $space_at }.
reason-no-house-here = No se puede entregar nada { $space_at }.
reason-no-mine-here = No se puede reponer plata { $space_at }.
reason-no-city-here = No se pueden tomar provisiones { $space_at }.
reason-one-action =
    Solo una acción por turno, y ya has { $done ->
        [book] usado el libro
        [load] cargado
       *[deliver] entregado
    }.
reason-side-empty = El lado { side } del libro de la ciudad { $book } está vacío.
reason-page-unpaid = Otra página cuesta { needs-coins }, pero tienes { has-coins }.
reason-pay-with-coins = Un encargo no se paga con oro: cuesta { needs-coins }.
reason-commission-unpaid = Un encargo cuesta { needs-coins }, pero tienes { has-coins }.
reason-hand-full = No puedes tener más de { limit-open }. Devuelve uno primero.
reason-pay-with-gold = El equipamiento se paga con oro. Indica de dónde lo tomas.
reason-already-owned = Ya tienes { slot.a }, y no puedes tener más.
reason-slot-not-owned = No tienes { slot.no }.
reason-slot-without-gold = No hay oro { slot.on }.
reason-not-open = No es uno de tus encargos incompletos: { $commission }.
reason-hand-not-full = Solo puedes devolver un encargo si tienes { limit-open }; tienes { $has }.
reason-return-unpaid = Solo puedes devolver un encargo si puedes pagar otro: cuesta { needs-coins }, pero tienes { has-coins }.
reason-book-empty = El libro de la ciudad { $book } está vacío: devolver un encargo no serviría de nada.
reason-already-loaded = Ya has cargado { slot.the } en este turno.
reason-slot-full = No queda sitio: { slot.on } ya hay { gemstone.a }.
reason-same-colour = Tiene que ser otro color: { slot.on } ya hay { gemstone.a }.
reason-not-lying-here = No hay { gemstone.no } { $space_at }.
reason-ships-used =
    { $ships ->
        [one] El único barco del puerto ya se ha usado en este turno.
       *[other] Los { $ships } barcos del puerto ya se han usado en este turno.
    }
reason-not-in-discard = No hay { gemstone.no } en la zona de descarte.
reason-load-unpaid = Cargar { slot.the } cuesta { needs-coins }, pero tienes { has-coins }.
reason-other-crest = Este encargo se entrega en la casa { crest.f }, no aquí.
reason-gemstones-missing = No son las gemas que se piden: { $commission }.
reason-delivery-unpaid = El cliente pide { needs-coins }, pero tienes { has-coins }.
reason-purse-full = Tu bolsa está llena: tienes { has-coins }.
reason-has-provisions = Ya tienes provisiones.

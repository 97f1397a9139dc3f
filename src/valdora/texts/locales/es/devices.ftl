### Llevarse los asientos a otro dispositivo.

devices-title = Otro dispositivo
devices-hint = Tus asientos pertenecen a este navegador. Llévatelos todos a otro.
devices-keep = Este dispositivo
devices-keep-yes = los conserva también
devices-keep-no = los cede
devices-link = Mostrar un enlace y un código QR
devices-link-label = Ábrelo en el otro dispositivo. Vale una vez, durante un cuarto de hora.
devices-words = Mostrar doce palabras
devices-words-label = Apúntalas y guárdalas para ti: quien las tiene, tiene tus asientos. Las anteriores ya no valen.
devices-enter = Tengo doce palabras
devices-enter-words = Doce palabras, en cualquiera de nuestros idiomas
devices-enter-others = Los demás dispositivos pierden los asientos
devices-take = Traer los asientos aquí
devices-take-hint = Lo que este navegador tenía hasta ahora, después ya no lo encuentra.
devices-done = Tus asientos ya están aquí.
device-words =
    abeja abrigo abuela aceite agua aguja ala alba alfombra amigo ancla anillo arado árbol arco arena arroz asno
    avena avión azúcar bahía baile ballena banco bandera barba barco barril bolsa bosque bota botella brazo burro
    caballo cabra café caja calle cama camello camino campana campo canción canto carro carta casa castillo cebolla
    cena cereza cesta cielo ciervo cobre cocina collar conejo copa corazón corona cuchara cuerda dado dedo diente
    dragón escalera escoba espada espejo estrella faro flauta flecha flor fresa fruta fuego fuente gallo ganso gato
    gorro granja guante halcón harina hermana hierba hoja horno huerto hueso huevo invierno isla jabón jardín juego
    lago lámpara lana lápiz leche lechuga león libro limón lluvia lobo luna madera mano manzana mapa mar mesa miel
    molino monte nido nieve nube olivo

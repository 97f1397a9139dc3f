### Las reglas para jugadores, en breve. Cada una lleva su número de docs/rules.md; las cifras son las de
### la edición (valdora/texts/rulebook.py): aquí no se escribe ninguna.

help-title = Cómo se juega
help-lead = Recorre el valle, compra equipamiento con oro y encargos con monedas, carga gemas en los caminos y entrégalas a los clientes. Cada encargo da puntos y un artesano; los artesanos abren talleres; los talleres dan fichas bonus. Gana quien tenga más puntos.
help-contents = Índice
help-search = Buscar en las reglas
help-found =
    { $count ->
        [one] { $count } pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
help-none = Las reglas no dicen nada de «{ $asked }».
picture-map = El valle: caminos con ciudades, gemas, puertos, minas y casas
picture-map-caption = Los tipos de espacios
picture-book = Un libro abierto con un encargo en cada lado
picture-book-caption = Un libro. Compra la carta superior de cualquiera de los lados, o pásala al otro; debajo de la derecha está lo que nadie ha visto.
picture-delivery = Lo que dan tres entregas, una tras otra
picture-delivery-first = Una entrega da sus puntos y un artesano. El primero de un color vale { points } más al final.
picture-delivery-enough = Con suficientes artesanos de un color abres su taller.
picture-delivery-owner = Desde entonces cada entrega de ese color da además una ficha bonus.

## Secciones

help-section-turn = Un turno
help-section-move = Moverse
help-section-encounters = Encuentros
help-section-book = Los libros
help-section-load = Cargar
help-section-deliver = Entregar
help-section-craftsmen = Artesanos y talleres
help-section-silver = Plata y provisiones
help-section-end = El final
help-section-score = Puntuación
help-section-begin = El material
help-section-rulings = Preguntas y respuestas
help-section-duel = El duelo para dos
help-section-glossary = Glosario
help-section-summary = Carta resumen
help-section-figures = De dónde salen las cifras

## Reglas

help-rule-T1 = Mueve tu peón y luego haz como mucho una acción. Moverse es obligatorio.
help-rule-T2 = El espacio decide: usar el libro en su ciudad, cargar en caminos y puertos, entregar en una casa, reponer plata en una mina, tomar provisiones en cualquier ciudad. Si se pueden dos cosas, elige una.
help-rule-M1 = Sigue los caminos tanto como quieras, en cualquier dirección, y detente donde quieras, a más tardar en la ciudad siguiente. Los demás peones no estorban.
help-rule-M2 = Para seguir más allá de una ciudad gastas tus provisiones. Valen para una ciudad. Salir de una ciudad no cuesta nada.
help-rule-M3 = No puedes detenerte en el espacio del que saliste.
help-rule-M4 = Aunque el libro esté vacío, hacen falta provisiones para atravesar una ciudad.
help-rule-E1 = Si donde te detienes hay otros peones, paga { coins } al dueño de cada uno, antes de actuar.
help-rule-E2 = No puedes detenerte donde no puedas pagar a todos.
help-rule-E3 = Quien ya tiene { coins } no recibe nada: lo que pagas va al banco.
help-rule-E4 = En las minas de plata nadie paga.
help-rule-B1 = Compra y pasa páginas mientras puedas pagar, en cualquier orden. Se compra la carta visible de cualquiera de los lados. Vista una página nueva, no hay vuelta atrás.
help-rule-B2 = Pasar página es poner la carta superior de un lado sobre el otro, en cualquier sentido.
help-rule-B3 =
    { $free ->
        [0] Cada página cuesta { coins }.
        [one] La primera página del turno es gratis, cada página adicional cuesta { coins }.
       *[other] Las { $free } primeras páginas del turno son gratis, cada página adicional cuesta { coins }.
    }
help-rule-B4 = Pasar una página gasta la acción, aunque no compres nada.
help-rule-B5 = Un útil de equipamiento cuesta un oro que lleves. El oro va a la zona de descarte.
help-rule-B6 = Solo puedes tener un útil de cada tipo: siete como mucho con la criba.
help-rule-B7 = Un encargo cuesta { coins }. Puedes tener { limit-open }.
help-rule-B8 = Con { limit-open }, primero devuelve uno encima de cualquiera de los dos lados del libro de esta ciudad. La moneda no se recupera.
help-rule-L1 =
    Cada útil lleva una gema. La criba y las herramientas cargan su color gratis; caballo ({ $horse ->
        [one] { $horse } moneda
       *[other] { $horse } monedas
    }) y carro ({ $cart ->
        [one] { $cart } moneda
       *[other] { $cart } monedas
    }) cargan cualquier color.
help-rule-L2 = En un espacio de camino tomas tantas de sus gemas como equipamiento vacío tengas para ellas. Puedes cargar un medio de transporte aunque la herramienta adecuada esté vacía.
help-rule-L3 = En un puerto y en la ciudad con puerto cada barco te trae una gema de la zona de descarte.
help-rule-L4 = Un medio de transporte puede descargar su gema en la zona de descarte y cargar otro color, a precio completo. La criba y las herramientas nunca descargan así.
help-rule-D1 = En una casa completas cuantos encargos incompletos con su blasón quieras. Las gemas van a la zona de descarte, las monedas al banco.
help-rule-D2 = Tú eliges de qué equipamiento salen las gemas.
help-rule-D3 = Los encargos completados cuentan al final.
help-rule-C1 = Cada encargo completado trae un artesano de su color. Si esa pila está vacía, toma el siguiente color en sentido horario que aún tenga.
help-rule-C2 = Quien primero tenga suficientes artesanos de un color toma enseguida su taller y conserva los artesanos.
help-rule-C3 = Si el taller del color de un encargo ya es tuyo, completarlo da además una ficha bonus, mientras queden. Cuenta el blasón, no el artesano que contratas. La entrega que abre el taller no da ninguna.
help-rule-C4 = El orden es: pagar, completar, ficha bonus, artesano, taller, comprobar si empieza la última ronda.
help-rule-V1 = En una mina repones plata hasta tener exactamente { coins }.
help-rule-P1 = En cualquier ciudad puedes tomar provisiones como acción. Solo puedes tener una reserva a la vez.
help-rule-G1 = Cuando los artesanos que quedan son de un color como mucho, la ronda se juega hasta el final. Luego se cuentan los puntos.
help-rule-G2 = Hasta entonces puedes entregar, aunque no quede artesano para ti.
help-rule-F1 = Puntos: encargos completados, { $colours } por cada color del que tengas un artesano, talleres, { $bonuses } por cada ficha bonus, { $stones } por cada gema que lleves. Los encargos incompletos no cuentan.
help-rule-F2 = Gana quien tenga más puntos; si hay empate, quien tenga más monedas. Si siguen iguales, se comparte la victoria.
help-rule-S1 = Juegan de tres a cinco, en sentido horario. Entre dos se juega el duelo.
help-rule-S2 = Empiezas en la ciudad con puerto, con una criba y sin provisiones.
help-rule-S3 = Hay { coins }. El primer jugador recibe una, el segundo dos, y así sucesivamente. Nadie tiene nunca más de { $purse }.
help-rule-S4 = { $spaces } espacios: { $cities } ciudades, { $roads } espacios de camino, { $harbours } puertos, { $mines } minas de plata y { $houses } casas. Las ciudades { $equipment } venden equipamiento, { $commissions } encargos; la ciudad { $ports } tiene puerto.
help-rule-S5 = { $total } gemas, { $each } en cada espacio de camino: { $stones }. El oro cuenta como gema. Los caminos no se rellenan.
help-rule-S6 = Dos catálogos iguales de { $cards } cartas. Pala, pico, martillo y cincel llevan un color cada uno; caballo y carro, cualquiera.
help-rule-S7 = Dos libros iguales de { $cards } encargos: cada uno pide monedas, una gema o, en el blanco, tres gemas.
help-rule-S8 = Un libro tiene dos lados. Al principio todas las páginas están a la derecha; solo se ve la carta superior de cada lado.
help-rule-S9 = { $total } artesanos: { $tiles }. Entre dos o tres jugadores: { $few }.
help-rule-S10 = Siete talleres, uno por color, y { $tiles } fichas bonus que valen { points } cada una.
help-rule-Q1 = ¿Tengo que actuar? No. Tras moverte puedes terminar el turno.
help-rule-Q2 = ¿Tengo que tomar el artesano? Sí, es automático.
help-rule-Q3 = ¿Cuándo pago un encuentro? Al llegar. Para la acción solo queda el resto.
help-rule-Q4 = ¿Importa la ruta? No, basta con que puedas llegar. Las provisiones se gastan solo si sin ellas no hay camino.
help-rule-Q5 = ¿Puedo descargar una gema sin cargar otra? No.
help-rule-Q6 = ¿Puedo descargar lo que acabo de cargar? No, cada útil se carga una vez por acción. La gema descargada puede ir a otro útil vacío.
help-rule-Q7 = ¿Cuándo puedo devolver un encargo? Con { limit-open }, monedas para comprar otro y una carta en el libro de esta ciudad. Después puedes comprar, pasar páginas o dejarlo.
help-rule-Q8 = ¿Qué hay en el reverso de una página? La misma carta.
help-rule-Q9 = ¿Y si el final llega en mitad de un turno? El turno y la ronda siguen. Los artesanos que quedan aún se contratan.
help-rule-Q10 = ¿Y si no puedo pagar ningún espacio? Te quedas, no pagas nada y puedes actuar.
help-rule-Q11 = ¿Qué es secreto? Solo el orden de las páginas que nadie ha visto.
help-rule-Q12 = ¿Varios peones y monedas insuficientes? Entonces no puedes detenerte allí.
help-rule-Q13 = ¿Qué hay debajo de una carta comprada a la izquierda? Una página ya vista, o nada.
help-rule-Q14 = ¿Y si las traducciones impresas difieren? Se juega lo que dice la mayoría.
help-rule-X1 = Valen las reglas básicas, con los artesanos de una partida de tres.
help-rule-X2 = Siete cartas del rival, una por color, forman una fila a la vista.
help-rule-X3 = Tras cada turno con una entrega, el rival toma un artesano del color de la primera carta, o del siguiente color que tenga. Luego la carta pasa al final de la fila.
help-rule-X4 = Cuando el rival tiene suficientes artesanos de un color cuyo taller está libre, ese taller sale del juego.
help-rule-X5 = Después se comprueba si empieza la última ronda. Aún forma parte del mismo turno.
help-rule-X6 = El rival no tiene peón, ni monedas, ni puntos.

## Palabras

help-term-city = Un lugar donde se juntan los caminos. Sin provisiones, tu viaje acaba allí.
help-term-road-space = Un espacio del camino donde hay gemas.
help-term-harbour = Aquí los barcos traen gemas de la zona de descarte.
help-term-ship = Trae una gema por turno a quien carga en su puerto.
help-term-mine = Aquí llenas la bolsa.
help-term-house = Aquí vive un cliente y se completan encargos.
help-term-patron = Quien da los encargos de un color.
help-term-crest = La señal del cliente. Dice dónde se entrega un encargo.
help-term-gemstone = Rubí, zafiro, amatista, esmeralda y oro.
help-term-discard-field = Adonde van las gemas gastadas y de donde las traen los barcos.
help-term-equipment = Cartas que llevan una gema cada una.
help-term-gold-pan = El primer equipamiento de todos. Lleva un oro.
help-term-tool = Pala, pico, martillo o cincel: carga un color gratis.
help-term-vehicle = Caballo o carro: carga cualquier color por monedas.
help-term-book = Las cartas en venta en una ciudad, dos lados con páginas que se pasan.
help-term-page = Una carta de un libro.
help-term-commission = Una carta que dice qué quiere un cliente y cuántos puntos da.
help-term-craftsman = Una ficha que recibes por cada encargo completado.
help-term-workshop = Es del primero con suficientes artesanos de su color.
help-term-bonus-tile = { points } para quien tiene un taller y sigue entregando en su color.
help-term-provisions = Permiten atravesar una ciudad.
help-term-encounter = Detenerse donde hay otros peones.
help-term-bank = Todas las monedas que no son de nadie.
help-term-final-round = La última del juego. Lo es la ronda en la que quedan artesanos de un solo color como mucho; se juega hasta el final.
help-term-rival = El tercero del duelo, jugado por sus cartas.
help-term-edition = Un conjunto completo de cifras: tablero, cartas, fichas, precios.

## Carta resumen

help-catalogues = Equipamiento en las ciudades { $cities }, cada una con
help-commission-books = Encargos en las ciudades { $cities }, cada una con
help-copies = × { $copies }
help-crafts = Artesanos y talleres
help-tiles = Artesanos
help-tiles-three = con 2 o 3 jugadores
help-needs = El taller pide
help-worth = Puntos del taller

## Cifras

help-figures-why = Los reglamentos dejan a las imágenes el tablero, las tablas de cartas y los talleres. Lo que no está escrito en ninguna parte tuvo que deducirse de modo que encaje con todo lo demás. Cada cifra del juego dice de dónde sale:
help-source-printed = impresa
help-source-printed-means = escrita en un reglamento o en el material
help-source-found = hallada
help-source-found-means = escrita en una reseña publicada
help-source-reconstructed = reconstruida
help-source-reconstructed-means = deducida por este proyecto
help-figures-what = Parte del juego
help-figures-all = Todas las cifras una por una
help-group-players = Número de jugadores
help-group-figures = Precios, puntos, límites
help-group-gemstones = Número de gemas
help-group-equipment = Equipamiento
help-group-commissions = Encargos
help-group-crafts = Artesanos y talleres
help-group-spaces = Espacios del tablero
help-group-roads = Caminos
help-group-drawing = Lugares en el dibujo
help-correct = ¿Tienes la caja?
help-correct-how = Entonces puedes ver lo que tuvimos que deducir. Escribe las diferencias en un pequeño archivo que amplía la edición publicada:
help-correct-file = Ejemplo de archivo con correcciones
help-correct-check = Esto lo comprueba y dice qué no cuadra:
help-correct-more = Todo lo demás se explica en

### What the terminal says of its own accord. Sentences of the game are in speech/catalogue.
### Letters that a player types, commands and options (--load) are the same in all languages.

## Cards

sort = { $sort ->
    [hero] Héroe
    [villain] Villano
    [super-power] Superpoder
    [equipment] Equipo
    [location] Lugar
    [starter] Inicial
    [super-villain] Supervillano
    [super-hero] Superhéroe
    [character] Personaje
   *[weakness] Debilidad
}
keyword = { $keyword ->
    [Assist] Apoyo
    [Attack] Ataque
    [Block] Bloqueo
    [Defense] Defensa
   *[Ongoing] Permanente
}
cost = coste { $cost }
level = Nivel { $level }
points = PV { $vp }
in-box = { $n } en { $box }
emblem = emblema de { $name }
# After a fact that no source gives.
ours = { $fact } (elección nuestra)
house-effect = [efecto de la casa]
house-long = efecto de la casa: es nuestro, no conocemos el texto impreso
ruling = Aclaración: { $text }
source = { part-house }{ $n ->
    [one] { $n } copia
   *[other] { $n } copias
} en la caja. { $same ->
    [yes] Fuente: { part-effect-from }.
   *[no] Fuente del efecto: { part-effect-from }; del número de copias: { part-number-from }.
}
part-house = { $house ->
    [yes] Carta de la casa.{" "}
   *[no] {""}
}
part-effect-from = { $effect ->
    [rulebook] el reglamento
    [scan] la carta impresa
    [listed] una lista publicada
   *[house] nosotros, con una versión propia
}
part-number-from = { $number ->
    [rulebook] el reglamento
    [scan] la carta impresa
    [listed] una lista publicada
   *[house] nosotros, con una versión propia
}
# A place without cards: "In play: none".
# Beside a card: how many are left, what lies on what.
note = { $kind ->
    [left] { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
    [last] el último
    [waiting] sobre tu Superhéroe
    [hero] Superhéroe
    [level] Nivel { $n }, coste { $cost }
    [assist] encima: Apoyo
   *[returned] devuelta
}
# The same where room is scarce.
note-short = { $kind ->
    [level] Nv { $n } ({ $cost })
   *[returned] { note }
}
ongoing = permanente

## Players

player = Jugador { $n }
seat-bare = El asiento { $seat }
seat = { $name } (asiento { $seat })
# $facts are the Level and the cost, with a comma before each.
standing = { $name }{ $own ->
    [yes] {" "}({ $hero })
   *[no] {""}
}{ part-side }{ $facts }
standing-out = { $name }{ part-side }, fuera de la partida
part-side = { $side ->
    [teammate] {" "}(tu compañero)
    [foe] {" "}(rival)
   *[none] {""}
}
scored = { $n } en la pila de puntuación
intro-you = Eres { $card }. { $text }
# $bot is one of the next three.
intro-other = { $mate ->
    [yes] Tu compañero
   *[no] Contra ti
}: { $card }, { $bot }{ $text }
# The text of another player's card, which speaks to its owner.
on-card = {" "}En su carta se lee: «{ $text }»
bot-level = a cargo de { $name } (nivel { $n }). { $character }
bot-own = a cargo de { $name }.
bot-kind = a cargo del bot «{ $name }».

## What happens at the table

balance = { $power } de Poder contra { $person ->
    [you] tu coste de { $cost }
   *[other] { $name }, coste { $cost }
}
power = { $n } de Poder
nothing-to-decide = No hay nada que decidir.
first-announce = Decide primero: un Enfrentamiento o un turno normal.
first-answer = Ahora no: responde primero a la pregunta.
left-unplayed = No has jugado { $cards }.
left-buyable = Con { $power } de Poder aún podrías comprar { $cards }.
left-losing = Tienes { $power } de Poder y { $foe } cuesta { $cost }: perderías.
no-help = { $n ->
    [one] { $mates } no puede o no quiere ayudarte ahora.
   *[other] { $mates } no pueden o no quieren ayudarte ahora.
}
bot-broke = { $error }. Un bot sencillo (greedy) sigue jugando.
# What `archrivals box check` has found.
box-problems = { $level ->
    [fault] Todavía no se puede jugar
    [think] Se puede jugar, pero piénsalo
   *[know] Conviene saberlo
}: { $n }
box-ready = Lista. Los bots han jugado { $n } partidas con ella. Para jugarla: archrivals play --box { $path }
worth-begins = Los bots juegan { $n } repartos con ella y sin ella …
worth-more = Con { $name } desde el principio se ganan { $more } partidas de cada 100 (intervalo del 95 %: de { $low } a { $high }).
worth-verdict = { $verdict ->
    [fair] Justa para coste { $cost }.
    [weak] Débil para coste { $cost }.
    [strong] Fuerte para coste { $cost }.
    [far-above] Muy por encima de coste { $cost }.
    [far-below] Muy por debajo de coste { $cost }.
   *[unsure] Aún no es seguro: juega más repartos.
}
worth-lane = { $mark } coste { $cost }: { $n } cartas impresas, la mayoría de { $low } a { $high }
worth-fair = Vale tanto como las cartas impresas de coste { $costs }.
worth-warning = { $what ->
    [drags] Alarga las partidas: { $n } turnos en vez de { $usual }.
    [wins-alone] Gana por sí sola: una proporción de { $n } de las partidas, { $usual } sin ella.
    [stuck] Las partidas se atascan con ella: { $n } de { $of }, { $usual } sin ella.
    [runaway] Quien va en cabeza a mitad de partida gana más a menudo: { $n } en vez de { $usual }.
   *[never-worked] No se jugó nunca en { $of } partidas.
}
# What `archrivals box say` has understood.
sentence-known = Entendido: { $words }
sentence-unknown = No entendido: { $words }
sentence-expected = Aquí podría ir: { $words }
sentence-unsaid = Todas las palabras se conocen, pero ninguna carta lo dice así.
sentence-offer = ¿Quieres decir…? { $text }
# Before a game with a box of one's own.
own-box = { $name }, versión { $version } ({ $digest })
own-box-by = { $name }, de { $author }, versión { $version } ({ $digest })
own-box-cards = { $sort ->
    [added] Cartas nuevas
    [changed] Cartas cambiadas
   *[left] Fuera de la caja
}: { $cards }
rules-changed = Las reglas han cambiado (hasta ahora, la versión { $before }). Tu partida sigue con las nuevas.{ $n ->
    [0] {""}
    [one] {" "}La última respuesta se ha deshecho, porque no estaba terminada.
   *[other] {" "}Las últimas { $n } respuestas se han deshecho, porque no estaban terminadas.
}
own-box-unrated = Las partidas con cartas propias son por diversión: nunca puntúan.
bot-missing = Un bot sencillo (greedy) sigue jugando por { $bot }: { $why }
bot-add = para volver a jugar contra { $bot }, añade --bots { $bot }.
bot-for-person = { $bot } sigue jugando por { $name }: en el terminal juega una sola persona.
defense-kept = Tu Defensa no hizo falta: te quedas con { $card }.
write-failed = No se puede escribir { $path }: { $why }.
# Why a card stays in hand when all cards are played at once.
kept = { $why ->
    [ability] Se guarda { $card }: puede servirle a { $by }.
    [card] Se guarda { $card }: puede servirle a { $by }.
    [first] { $card } solo cuenta como primera carta del turno: decide antes sobre ella.
    [after] Se guarda { $card }: juega antes { $by }.
    [last] Se guarda { $card }: es mejor jugarla al final.
   *[stays] { $card } se queda en juego: juégala tú.
}
all-played = Todas las cartas que no piden decidir nada están jugadas.
can = Ahora puedes { part-can }.
can-here = Ahora puedes { part-can }: pulsa Intro.
part-can = { $wish ->
    [play] jugar { $card }
    [buy] comprar { $card }
    [use] usar { $card }
    [hunt] cazar { $card }
    [lay] poner { $card } sobre tu Personaje
    [confront] enfrentarte a { $card }
    [defend] defenderte con { $card }
    [block] bloquear con { $card }
   *[assist] apoyar con { $card }
}
cannot = ¿{ $wish ->
    [play] Jugar
    [buy] Comprar
    [use] Usar
    [hunt] Cazar
    [lay] Poner
    [confront] Enfrentarte a
    [defend] Defenderte con
    [block] Bloquear con
   *[assist] Apoyar con
} { $card }? { $why }

## The game in short

short-turn = En cada turno: juega tus cartas para tener Poder, compra cartas con él y termina tu turno. Lo que compras va a tu pila de descarte, que se baraja y forma un mazo nuevo cuando el tuyo se acaba.
short-villains = Las cartas y los Supervillanos derrotados valen puntos de victoria (PV). Cuando se acaban los Supervillanos o el mazo principal, gana quien tenga más puntos de victoria.
short-confront = Cada turno empieza con una elección: un turno normal (jugar cartas para tener Poder y comprar con él) o un Enfrentamiento (jugar cartas, no comprar nada y, si tu Poder llega al coste del Personaje de un rival, derrotarlo). El rival puede bloquear, y eso sube el coste. Lo que compras va a tu pila de descarte, que se baraja y forma un mazo nuevo cuando el tuyo se acaba.
short-levels = Cada Personaje tiene tres Niveles, de coste 9, 12 y 15. { $falls ->
    [ends] Quien derrota un Nivel 3 gana al momento; si se acaba el mazo principal, gana quien tenga más puntos de victoria.
   *[out] Quien pierde su Nivel 3 queda fuera, y gana el último que quede; si se acaba el mazo principal, gana quien tenga más puntos de victoria.
}
short-target = { $target ->
    [lowest-cost] Si hay varios rivales, hay que enfrentarse al de menor coste.
   *[lowest-level] Si hay varios rivales, hay que enfrentarse al de menor Nivel.
}
short-team = Ves la mano de tu compañero.{ $calls ->
    [yes] {" "}Las cartas con Apoyo se pueden jugar en el turno del compañero.
   *[no] {""}
}{ $defenses ->
    [yes] { $blocks ->
        [yes] {" "}Puedes proteger a tu compañero con tus Defensas y Bloqueos.
       *[no] {" "}Puedes proteger a tu compañero con tus Defensas.
    }
   *[no] { $blocks ->
        [yes] {" "}Puedes proteger a tu compañero con tus Bloqueos.
       *[no] {""}
    }
}
short-lay = Una vez por turno puedes poner una carta con Apoyo sobre tu Personaje; la juegas en tu próximo turno.

## The plain table: commands

# In the list of commands: c NAME, s FILE.
word-name = NOMBRE
word-file = ARCHIVO
help-number = Escribe el número de una opción o parte de sus palabras, por ejemplo «compra patada».
help-all = jugar todas las cartas que no piden decidir nada
help-end = terminar tu turno{ $duel ->
    [yes] {" "}o cerrar el Enfrentamiento
   *[no] {""}
}
help-card = leer una carta entera: c katana
help-table = leer toda la mesa
help-hint = las tres mejores respuestas, según el entrenador
help-why = ¿por qué no puedo? También { $verbs }
help-log = lo que ha pasado hasta ahora (l 50: las últimas 50 líneas)
help-because = ¿por qué ha pasado? La regla y las cartas de la última línea (b 5: las últimas 5 líneas)
help-save = guardar la partida
help-quit = salir
help-call = pedir a tu compañero una carta con Apoyo
help-lay = poner una carta con Apoyo sobre tu Personaje para tu próximo turno
help-help = esta ayuda
help-words = En lugar de las letras valen también las palabras: all, end, card, table, why, log, save, quit, help.
help-empty = Una línea vacía repite la pregunta.
welcome = Archrivals. ¿Acabas de llegar? h explica el juego en breve y todo lo que puedes escribir.
what-to-type = Escribe un número, h para la ayuda, t para ver la mesa o c NOMBRE para leer una carta.
option-unknown = No hay opción { $n }: elige de 1 a { $most }, o h para la ayuda.
option-several = «{ $words }» puede ser cualquiera de { $numbers }: escribe el número.
option-none = «{ $words }» no es una opción ni una orden.
can-bare = { $wish ->
    [end] Ahora puedes terminar tu turno: escribe e.
    [done] Ahora puedes cerrar el Enfrentamiento: escribe e.
   *[call] Ahora puedes pedir ayuda a tu compañero: escribe call.
}
which-card = ¿Qué carta? Por ejemplo: c katana.
which-card-why = ¿Qué carta? Por ejemplo: w { $wish } katana.
which-one = ¿Cuál de estas: { $cards }?
no-such-card = Ninguna carta de aquí tiene «{ $words }» en el nombre.
say-wish = Di qué te gustaría hacer: w buy katana. Verbos: { $verbs }.
name-one = «{ $words }» debería nombrar una sola carta{ $n ->
    [0] {""}
   *[other] : { $cards }
}.
which-assist = ¿Qué carta con Apoyo? Por ejemplo: lay metallo.
where-to = ¿Dónde? Por ejemplo: s partida.json.
log-empty = Todavía no ha pasado nada.
because-cards = Cartas: { $cards }
because-none = Lo hizo una persona; ninguna regla lo exige.
page-because = ¿Por qué ha pasado?
over-end = No queda nada que jugar ni comprar: tu turno termina.
over-done = No queda nada que jugar. { $option }.
over-play = { $option }: hay que hacerlo primero.
end-again = { $done ->
    [yes] Para cerrar el Enfrentamiento de todos modos, escribe e otra vez.
   *[no] Para terminar tu turno de todos modos, escribe e otra vez.
}
saved-plain = Guardada en { $path }. Para seguir más tarde: archrivals play --plain --load { $path }
# A game that was broken off: when it was played, and what it is.
offer = ¿Seguir con la partida de { $day ->
    [today] hoy
    [yesterday] ayer
   *[earlier] { $date }/{ $month }/{ $year }
}, { $time }? { $box }, turno { $n }, contra { $foes }.
stays-in = La otra partida se queda en { $path }.
confirm-plain = Intro: { $yes }. n: { $no }.
not-saved = La partida no está guardada: s ARCHIVO la guarda. Para irte de todos modos, escribe q otra vez.
leave = Dejas la mesa. Hasta la próxima.
# $file is empty for the last game, else a space and the file.
watch-again = Para verla otra vez: archrivals replay{ $file }
look-back = Para repasarla con el entrenador: archrivals coach{ $file }
next-time = Con --save ARCHIVO podrás volver a ver la próxima partida (archrivals replay ARCHIVO) y repasarla con el entrenador (archrivals coach ARCHIVO).

## The plain table: what lies on it

table-players = Personajes: { $players }.
table-sale = A la venta, con su coste: { $cards }.
table-no-villain = Ahora no hay ningún Supervillano boca arriba.
table-front = Ante ti: { $cards }.
table-hand = Tu mano: { $cards }.
table-mate = { $name }, tu compañero, tiene en la mano: { $cards }.
table-turn = Turno { $n }. { $power }.
# $note stands in brackets, with a space before them.
table-for-sale = A la venta: { $card }{ $note }. { $ready ->
    [yes] Puedes comprarla ahora.{" "}
   *[no] {""}
}{ $text }
table-counts = Mazo principal: { $main } cartas. Debilidades: { $weaknesses }. { $villains ->
    [yes] Supervillanos que quedan: { $left }.{" "}
   *[no] {""}
}Destruidas: { $destroyed }.
# $held are a teammate's cards in brackets, $lying is what lies on the Character.
table-player = { $who }: mano { $hand }{ $held }, mazo { $deck }, en juego: { $play }, pila de descarte: { $discard }{ $lies ->
    [yes] , sobre el Personaje: { $lying }
   *[no] {""}
}{ $duel ->
    [yes] , pila de puntuación: { $score }
   *[no] {""}
}.
table-in-hand = En tu mano: { $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $card }. { $text }
# $note begins with a comma.
priced = { $villain ->
    [yes] Supervillano{" "}
   *[no] {""}
}{ $card } ({ $cost }{ $note })

## The full screen

pane-foes = Rivales
pane-players = Jugadores
pane-sale = { $barred ->
    [yes] A la venta (no en un Enfrentamiento)
   *[no] A la venta
}
pane-hand = Tu mano
pane-front = Ante ti
pane-ask = ¿Y ahora?
pane-log = Lo que ha pasado
pane-empty = vacía
pane-piles = mazo { $deck }, descartes { $discard }
pane-score = pila de puntuación { $n }
title-turn = turno { $n }, { $person ->
    [you] te toca
   *[other] juega { $name }
}
title-between = turno { $n }, entre turnos
title-main = mazo principal { $n }
title-villains = Supervillanos { $n }
title-weaknesses = Debilidades { $n }
screen-over = La partida ha terminado. { $again ->
    [yes] n empieza otra, q deja la mesa.
   *[no] q deja la mesa.
}
screen-hint = Elige con las flechas e Intro; ? explica el juego y las teclas.
since-last-turn = Desde tu último turno: { $lines }

# The keys at the bottom: short, all in one line of 80 characters.
key-quick = Todo
key-end = Fin
key-call = Pedir
key-lay = Poner
key-read = Ver
key-hint = Pista
key-why = Porqué
key-piles = Pilas
key-log = Log
key-save = Grabar
key-help = Guía
key-again = Otra
key-quit = Irse

seat-side = { $side ->
    [teammate] equipo
    [foe] rival
   *[none] {""}
}
seat-level = Nv { $level } ({ $cost })
seat-score = puntos { $n }
seat-counts = mano { $hand }  mazo { $deck }  desc. { $discard }
seat-in-play = en juego: { $cards }
seat-holds = mano: { $cards }
seat-out = fuera de la partida
seat-more = { $teammate ->
    [yes] Mano: { $held }.{" "}
   *[no] {""}
}En juego: { $play }.{ $lies ->
    [yes] {" "}Sobre el Personaje: { $lying }.
   *[no] {""}
}{ $duel ->
    [yes] {" "}Pila de puntuación: { $score }.
   *[no] {""}
} Pila de descarte: { $discard }.
no-highlight = No hay ninguna carta marcada: ve a una con Tab y las flechas.
highlight-first = Marca primero una carta a la venta, de tu mano o ante ti (Tab).
lay-which = ¿Qué carta con Apoyo? Márcala en tu mano (Tab) y pulsa p.
lay-none = Ahora no se puede poner ninguna carta sobre tu Personaje: V4 permite una carta con Apoyo por turno.
page-coach = El entrenador
page-piles = Pilas de descarte
page-help = Ayuda
page-end = El final
page-keys = las flechas mueven, Esc cierra
pile-discard = { $person ->
    [you] Tu pila de descarte
   *[other] Pila de descarte de { $name }
} ({ $n })
pile-score = { $person ->
    [you] Tu pila de puntuación
   *[other] Pila de puntuación de { $name }
} ({ $n })
pile-destroyed = Destruidas ({ $n })
confirm = [Intro] { $yes }    [Esc] { $no }
# A letter that means yes, like Enter.
yes-letter = s
confirm-resume = Seguir
confirm-new = Partida nueva
confirm-again = Jugar otra vez
confirm-done = Cerrar el Enfrentamiento
confirm-end = Terminar el turno
confirm-go-on = Seguir jugando
confirm-leave = ¿Dejar la mesa? { $where ->
    [kept] La partida está guardada: archrivals play sigue con ella.
    [file] La partida se guardará en { $path }.
   *[nowhere] La partida no está guardada: quédate y pulsa s para guardarla.
}
confirm-yes = Irme
confirm-no = Quedarme
save-in = Guardar la partida en
save-keys = Intro guarda, Esc cancela
saved-screen = Guardada. { $over ->
    [yes] Para repasarla con el entrenador: archrivals coach { $path }
   *[no] Para seguir más tarde: archrivals play --load { $path }
}
still-here = Sigues en la mesa: con s guardas la partida en otro sitio, con q te vas sin guardarla.
# $file is empty for a game that is offered again, else the option that names it.
exit-saved = La partida está guardada. Para seguir: archrivals play{ $file }

## The full screen: help

keys-choose = Elige una respuesta con su tecla (de 1 a 9, luego A, B, C …) o con las flechas e Intro.
keys-panes = Tab y Mayús+Tab, o izquierda y derecha, llevan de un panel a otro. En tu mano, Intro juega una carta; entre las cartas a la venta, compra una; ante ti, usa una. Un clic hace lo mismo.
keys-marks = ✓ marca lo que puedes comprar o usar ahora. › marca lo que ha pasado desde tu última decisión.
keys-space = espacio
keys-end = { $duel ->
    [yes] terminar tu turno o cerrar el Enfrentamiento (a veces pregunta antes)
   *[no] terminar tu turno (pregunta antes si queda algo)
}
keys-read = leer entera la carta marcada, con sus aclaraciones
keys-hint = una pista: las tres mejores respuestas, según el entrenador
keys-why = ¿por qué no puedo comprar, jugar o usar lo marcado?
keys-piles = pilas de descarte y cartas destruidas
keys-log = todo lo que ha pasado
keys-because = ¿por qué ha pasado? Las reglas y cartas de las últimas líneas
keys-save = guardar la partida
keys-leave = dejar la mesa
keys-call = pedir a tu compañero una carta con Apoyo
keys-lay = poner la carta con Apoyo marcada sobre tu Personaje
keys-help = esta ayuda

## The end

sheet-total = Total
# $before and $after are chances to win.
deciding-turn = El turno decisivo: el { $n }, { $person ->
    [you] tuyo
   *[other] de { $name }
}. Tu probabilidad de ganar pasó de { $before } a { $after }.
end-keys = { $again ->
    [yes] Intro: jugar otra vez. Esc: ver la mesa. q: salir
   *[no] Esc: ver la mesa. q: salir
}
match = Las dos partidas juntas: { $points }. { $n ->
    [one] El duelo es para { $winners }.
   *[other] Comparten el duelo { $winners }.
}
match-seat = el asiento { $seat } tiene { $n } puntos
match-winner = el asiento { $seat }
no-terminal = La pantalla completa necesita un terminal; se juega línea a línea, como con --plain.
no-textual = Se juega línea por línea. La pantalla completa necesita Textual: pip install 'archrivals[terminal]'.

## La primera orden

start = Archrivals { $version }
    {"  "}1  Jugar en el navegador
    {"  "}2  Jugar aquí
    {"  "}3  Abrir una mesa para amigos
start-ask = 1, 2 o 3 (Intro: 1, ?: todas las órdenes, q: salir) >{" "}
in-browser = La mesa está abierta en { $address }
    Ctrl-C termina el programa. Tus partidas se quedan en el navegador.
no-client = Esta instalación no tiene página: se construyó sin Node. Juega aquí: archrivals play
no-port = El puerto { $port } está ocupado. Indica uno libre: archrivals open --port 9000

## Replays and proofs

replay-step = [{ $at }/{ $all }] Decide { $name }. Intro: seguir, q: salir >
replay-end = { $over ->
    [yes] La partida ha terminado.
   *[no] El archivo acaba aquí; la partida no ha terminado.
}
# The first column of a proof.
check-name = { $what ->
    [commitment] huella
    [promise] promesa
    [shares] partes
    [tries] intentos
    [seed] semilla
    [setup] preparación
    [game] partida
    [live] vista
    [end] final
    [published] publicada
    [stream] secuencia
    [shuffles] barajados
    [points] puntos
   *[result] resultado
}
check-sign = { $right ->
    [right] {""}
    [wrong] DISTINTO:{" "}
   *[unknown] no se sabe:{" "}
}
check-stream = { $stream }: { $n } bloques de SHA-256 usados
check-shuffles = { $n } repetidos, { $answers } respuestas jugadas otra vez
check-points = { $name }: { $n }
check-result = { $winners } ({ $rule })
check-same = IGUAL: las respuestas llevan de esta semilla a esta posición.
check-different = DISTINTO: { $why }.

# What a check found, as a clause.
found-unreadable-origin = no se puede leer cómo se hizo la semilla
found-seed-gives = la semilla da la huella { $commitment }
found-secret-gives = el secreto del servidor, con las reglas, las cartas y la preparación, da la huella { $commitment }
found-seed-differs = la semilla da otra huella que { $commitment }
found-secret-differs = el secreto del servidor, con las reglas, las cartas y la preparación, da otra huella que { $commitment }
found-no-promise = no hay huella de antes de la partida con que comparar
found-promised = es la huella que se mostró antes de la partida
found-other-promise = antes de la partida se mostró otra huella: { $commitment }
found-unused-shares = hubo asientos que comprometieron partes, y no se usó ninguna
found-share-count = hay { $of } asientos y { $n } partes
found-other-share = la parte del asiento { $seat } no es la que había comprometido
found-other-commitments = antes de la partida se mostraron otros compromisos de los asientos
found-replaced-share = el navegador del asiento { $seat } hizo otra parte
found-no-share = ningún asiento añadió una parte: el servidor sacó la semilla él solo
found-foreign-shares = este navegador no añadió ninguna parte; las de los asientos { $seats } estaban comprometidas
found-shares = los asientos { $seats } añadieron las partes que habían comprometido
found-own-share = la parte de este navegador está en la semilla; los asientos { $seats } añadieron las partes que habían comprometido
found-other-tries = antes de la partida se mostraron otros intentos fallidos de repartir
found-called-missing = la parte del asiento { $seat } había llegado, y se dijo que faltaba
found-tries = { $n ->
    [one] falló antes un intento
   *[other] fallaron antes { $n } intentos
} de repartir
found-missing-shares = { $n ->
    [one] falló antes un intento
   *[other] fallaron antes { $n } intentos
} de repartir, sin las partes de estos asientos: { $seats }
found-seed-follows = la semilla sale del secreto y de las partes
found-other-seed = el secreto y las partes dan otra semilla
found-other-setup = antes de la partida se mostró otra preparación
found-other-decks = antes de la partida se mostraron otros mazos
found-no-setup = no hay preparación de antes de la partida con que comparar
found-same-setup = la preparación y los mazos son los que se mostraron
# $why is said in English: it tells what is wrong with a file.
found-unreadable = { $why }
found-other-rules = { $why }
found-refused-answer = { $why }
found-other-cards = se guardó con otras cartas que estas
found-other-position = las respuestas llevan a otra posición que la guardada
found-other-result = las respuestas llevan a otro resultado que el que se dijo
found-same-game = { $n } respuestas llevan a esta posición
found-same-part = { $n } respuestas anteriores al cambio de reglas llevan a donde cambiaron
found-other-part = las respuestas anteriores al cambio de reglas no llevan a donde cambiaron
found-part-elsewhere = una parte de la partida no se puede comprobar aquí: { $why }
found-changed-rules = no se compara: las reglas cambiaron a mitad de la partida
found-no-memory = no hay ningún recuerdo de la partida con que comparar
found-saw-other = tras { $at } respuestas el asiento { $seat } vio otra cosa
found-saw-further = antes de la respuesta { $at } el asiento { $seat } vio un paso más
found-saw-longer = el asiento { $seat } vio seguir la partida después de su final
found-as-seen = tal como la vio el asiento { $seat }: los { $of } sucesos
found-seen-in-part = tal como la vio el asiento { $seat }: { $n } de { $of } sucesos
found-other-end = la partida terminó de otra manera cuando se jugó
found-changed = la partida se ha cambiado desde que terminó
found-no-receipt = no hay recibo del final de la partida con que comparar
found-receipt = es la partida cuyo recibo se dio al terminar

## The coach

# Above the best three answers.
hint = De mejor a peor:
review-title = La partida de { $name }.
review-curve = Probabilidad de ganar al empezar cada turno, con todas las manos a la vista:
review-turn = Turno { $turn }
review-end = El final
review-sums = Lo que marcó la diferencia, en partidas de cada 100:
review-start = antes de repartir
review-luck = suerte (error típico { $error })
review-choices = { $person ->
    [you] tus decisiones, comparadas con las de un Collector
   *[other] las decisiones de { $name }, comparadas con las de un Collector
}
review-rest = lo que nadie podía prever
review-result = el resultado
review-decided = Los turnos que decidieron la partida:
review-changed = Turno { $turn }, { $person ->
    [you] el tuyo
   *[other] { $name }
}: de { $before } a { $after }. La suerte puso { $luck }.
review-no-choice = No había nada que decidir.
review-played = { $person ->
    [you] Elegiste: { $played }
   *[other] { $name } eligió: { $played }
}
review-better = Mejor: { $preferred } ({ $gain } partidas de cada 100, error típico { $error })
review-right = Nada era claramente mejor.
review-no-mistakes = No cometiste ningún error claro.
review-mistakes = { $n ->
    [one] 1 error claro te costó { $lost } partidas de cada 100:
   *[other] { $n } errores claros te costaron { $lost } partidas de cada 100:
}

## Looking up

rule-parts = Partes de las reglas (`archrivals rules A` muestra la parte A):
rule-boxes = Reglas de una caja en el orden del juego (`archrivals rules heroes-unite`):
cards-none = Ninguna carta tiene «{ $query }» en el nombre, el tipo, las palabras clave o el texto{ $found ->
    [yes] ; ¿querías decir «{ $near }»?
   *[no] .
}

### Why something cannot be done now. Each reason stands alone; its rule is named beside it.
### $card is the card that the player would like to use; $n is what is asked for, $have what there is.

# $verb is what the player typed.
why-no-such-verb = Aquí no hay nada que se llame «{ $verb }».
why-no-such-card = En esta mesa no hay ninguna carta «{ $verb }».
why-over = La partida ha terminado.
why-out = Estás fuera de la partida.

## The turn

why-no-confrontations = En esta mesa no hay Enfrentamientos.
why-not-your-turn = No es tu turno. En el turno de otro solo puedes usar Defensas.
why-not-your-turn-blocks = No es tu turno. En el turno de otro solo puedes usar Defensas y Bloqueos.
why-mates-turn = Es el turno de tu compañero. En él solo puedes usar cartas con Apoyo y Defensas.
why-done-already = Has dicho «listo», así que ya no juegas nada más en este Enfrentamiento.
why-resolving = Aún se está resolviendo una carta. Termina antes con ella.
why-announce-first = Anuncia antes un Enfrentamiento o un turno normal.
why-no-card-needed = No hace falta ninguna carta para { $verb ->
    [end] terminar tu turno
    [done] decir «listo»
   *[call] pedir ayuda
}.
why-which-card = ¿Qué carta quieres { $verb ->
    [play] jugar
    [buy] comprar
    [use] usar
    [hunt] cazar
   *[lay] poner sobre tu Personaje
}?
why-no-mate-to-ask = No tienes ningún compañero al que pedir ayuda.
why-mate-asked = Acabas de pedir ayuda a tu compañero. Haz antes otra cosa.
why-mate-no-cards = Tu compañero no tiene cartas en la mano.
why-end-your-turn = En esta mesa no hay Enfrentamientos. Termina tu turno.
why-confront-nobody = No te enfrentas a nadie. Termina tu turno.
why-weaknesses-before = Antes tienes que jugar tus Debilidades.
why-laid-before = Antes tienes que jugar { $card }, que está sobre tu Personaje.
why-done-first = Te enfrentas a un rival. Di «listo» para decidirlo.

## To Confront

why-confronting = Ya te enfrentas a un rival. Un Enfrentamiento se anuncia al empezar el turno.
why-normal-turn = Juegas un turno normal. Un Enfrentamiento se anuncia al empezar el turno.
why-which-character = ¿Al Personaje de quién te quieres enfrentar?
why-no-character = { $card } no es un Personaje. Solo puedes enfrentarte a Personajes.
why-nobody-has = Nadie tiene este { $card }.
why-own-character = { $card } es tu propio Personaje. Solo puedes enfrentarte a rivales.
why-mates-character = { $card } es el Personaje de tu compañero. Solo puedes enfrentarte a rivales.
why-not-top = Solo puedes enfrentarte a la carta superior de { $card }.
why-lower-level = { $card } es de Nivel { $n } y { $other } de Nivel { $have }. Antes va el Nivel más bajo.
why-lower-cost = { $card } cuesta { $n } y { $other } cuesta { $have }. Antes va el coste más bajo.

## To play

why-weaknesses-first = Primero tienes que jugar tus Debilidades.
why-lies-until-next = { $card } se queda sobre tu Personaje hasta tu próximo turno.
why-played-already = { $card } ya está en juego ante ti. Solo una carta permite volver a jugarla.
why-not-in-hand = { part-that-card } no está en tu mano.
part-that-card = { $card-known ->
    [no] esa carta
   *[yes] { $card }
}

## To buy

why-no-buying = En un turno con Enfrentamiento no puedes comprar cartas.
why-too-dear = { $card } cuesta { $n } y tienes { $have } de Poder.
why-weaknesses-never = Las Debilidades no se pueden comprar.
why-stack-out = El montón de { $card } está vacío.
why-characters-never = Los Personajes no se compran: se derrotan en Enfrentamientos.
why-not-in-line-up = { $card } no está en la Alineación.
why-face-down = Puedes derrotar a un Supervillano por turno. El siguiente queda boca abajo hasta que acabe tu turno.
why-only-face-up = Solo puedes derrotar al Supervillano que está boca arriba en el montón.
why-played-out-of-line-up = { $card } se ha jugado desde la Alineación. Este turno no la puedes comprar.
why-lies-on-character = { $card } está sobre un Personaje y es de ese jugador.
why-lies-on-super-hero = { $card } está sobre el Superhéroe de otro jugador. Solo ese jugador puede comprarla.
why-yours-already = { $card } ya es tuya.
why-not-for-sale = { $card } no está ni en la Alineación ni en un montón.

## To use an ability

why-from-play-only = { $card } funciona en juego, no desde tu mano.
why-only-top-works = Solo funciona la carta superior de tu Personaje.
why-no-ability = { $card } no tiene ninguna habilidad que puedas usar ahora.
why-in-confrontation-only = { $card } solo funciona en un Enfrentamiento tuyo.
why-used = Ya has usado { $card } este turno.
why-use-power = { $card } pide { $n } de Poder y tienes { $have }.
why-use-condition = La condición de { $card } aún no se cumple.
why-use-price = No puedes pagar lo que pide { $card }.
why-use-nothing = { $card } no haría nada ahora.

## To hunt

why-no-hunt = En esta mesa no se juega con Super-Villain Hunt.
why-hunt-avoided = Han evitado tu caza. Este turno no puedes cazar más.
why-no-prey = { $card } no es un Supervillano en la pila de descarte de un rival.

## To put a card onto one's Character

why-no-laying = Solo en Confrontations con dos o tres jugadores se ponen cartas sobre el Personaje.
why-laid-this-turn = Ya has puesto una carta sobre tu Personaje este turno.
why-lies-already = Ya hay una carta sobre tu Personaje. Juégala antes.
why-no-assist = { part-that-card } no tiene Apoyo.

## To answer in another player's turn

why-nobody-attacks = Ahora no te ataca nadie.
why-no-defense = { part-that-card } no tiene Defensa.
why-defense-from-play = La Defensa de { $card } solo funciona en juego.
why-defense-served = Ya has usado { $card } contra este Ataque.
why-no-blocks = En esta mesa no hay Enfrentamientos, así que tampoco hay Bloqueos.
why-blocks-later = Puedes Bloquear cuando termine el rival que se enfrenta a ti.
why-no-block = { part-that-card } no tiene Bloqueo.
why-no-mate-to-assist = No tienes ningún compañero al que apoyar.
why-no-assists = Ninguna carta de esta mesa tiene Apoyo.
why-own-turn = En tu propio turno juegas las cartas como siempre.
why-no-mates-turn = No es el turno de un compañero.
why-assist-when-asked = Se te pregunta cuando tu compañero pide ayuda y antes de que termine.

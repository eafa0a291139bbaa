### What the coach says of an answer: what it has over another one, and the chance to win with each.
### A claim has no stop. $this and $that are answers: they begin small and are subjects of a sentence.
### $better: whether $this is the better one. $often: whether it happens more often with $this.

advice = { $claim }: { $chance } de ganar en vez de { $other }.
advice-even = { $claim }: { $chance } de ganar frente a { $other }.
# There is nothing to compare it with.
advice-alone = { $chance } de ganar.
advice-experience = El entrenador no puede probarlo y habla por experiencia.
share = { $edge ->
    [over] más del { $n } %
    [under] menos del { $n } %
   *[exact] { $n } %
}

## Claims about the player $who, who decides

claim-even = { $this } es aquí casi tan bueno como { $that }
claim-unclear = { $this } es aquí { $better ->
    [yes] mejor
   *[no] peor
} que { $that }, por muchas cosas pequeñas
claim-end = { $this } gana la partida al momento { $better ->
    [yes] más a menudo
   *[no] menos a menudo
} que { $that }
claim-deck = { $this } { $better ->
    [yes] refuerza { part-whose-deck } más
   *[no] refuerza { part-whose-deck } menos
} que { $that }
part-whose-deck = { $who-person ->
    [you] tu mazo
   *[other] el mazo de { $who }
}
claim-points = { $this } { part-gives } { $better ->
    [yes] más
   *[no] menos
} Puntos de Victoria que { $that }
part-gives = { $who-person ->
    [you] te da
   *[other] le da a { $who }
}
claim-levels = { $this } { part-keeps } { $better ->
    [yes] más
   *[no] menos
} Niveles que { $that }
part-keeps = { $who-person ->
    [you] te conserva
   *[other] le conserva a { $who }
}
claim-turn = { $this } { part-gives } un próximo turno { $better ->
    [yes] más fuerte
   *[no] más débil
} que { $that }
claim-gets = { $this } { part-gives } { $card } { $often ->
    [yes] más a menudo
   *[no] menos a menudo
} que { $that }
claim-gone = { $this } { $who-person ->
    [you] te libra
   *[other] libra a { $who }
} de { $card } { $often ->
    [yes] más a menudo
   *[no] menos a menudo
} que { $that }

## Claims about the other side

claim-foe-deck = { $this } deja al otro bando con un mazo { $better ->
    [yes] más débil
   *[no] más fuerte
} que { $that }
claim-foe-points = { $this } deja al otro bando con { $better ->
    [yes] menos
   *[no] más
} Puntos de Victoria que { $that }
claim-foe-levels = { $this } deja al otro bando con { $better ->
    [yes] menos
   *[no] más
} Niveles que { $that }
claim-foe-turn = { $this } deja al otro bando con un próximo turno { $better ->
    [yes] más débil
   *[no] más fuerte
} que { $that }
claim-foe-gets = { $this } { $often ->
    [yes] deja { $card } al otro bando más a menudo
   *[no] le quita { $card } al otro bando más a menudo
} que { $that }
claim-foe-gone = { $this } { $often ->
    [yes] libra al otro bando de { $card } más a menudo
   *[no] deja al otro bando con { $card } más a menudo
} que { $that }

## Answers as subjects

way-card = { $card }
way-option = «{ $option }»
way-play = jugar { $card } ahora
way-lay = poner { $card } sobre el Personaje
way-confront = enfrentarse a { part-whom-way }
part-whom-way = { $whom-person ->
    [you] ti
   *[other] { $whom }
}
way-normal = un turno normal
way-call = pedir una carta con Apoyo
way-done = decir «listo»
way-seat = elegir a { $who-person ->
    [you] ti
   *[other] { $who }
}
way-shield = proteger a { part-whom-way } con { $card }
way-buy = comprar { $card }
way-defeat = derrotar a { $card }
way-hunt = cazar a { $card }
way-use = usar { $card }
way-end = terminar el turno
way-defend = defenderse con { $card }
way-block = bloquear con { $card }
way-assist = apoyar con { $card }
way-choose = elegir { $card }
way-no-defense = no usar ninguna Defensa
way-no-block = no bloquear
way-no-assist = no jugar ninguna carta con Apoyo
way-no-card = no elegir ninguna carta
way-stop = parar aquí

### What happened. $who is the player it is about, $why the card that caused it.

## The turn

log-turn = Turno { $n }: empieza { $who-person ->
    [you] tu turno
   *[other] el turno de { $who }
}{ part-side }.
log-play = { $who-person ->
    [you] juegas
   *[other] { $who } juega
} { $cards }{ part-played-from }{ part-notes }.
# A card of one's own hand needs no word about where it comes from.
part-played-from = { $frm ->
    [hand] { $giver-person ->
        [none] {""}
       *[other] { part-from }
    }
   *[aside] { part-from }
}
log-play-again = { $who-person ->
    [you] vuelves
   *[other] { $who } vuelve
} a jugar { $cards }{ part-notes }.
part-notes = { $notes-n ->
    [0] {""}
   *[other] {" "}({ $notes })
}
note-power = +{ $n } de Poder
note-no-card = ninguna carta sirve
note-no-card-for = ninguna carta para { $card-title }
note-source = { $card-note }
log-power = { $who-person ->
    [you] obtienes
   *[other] { $who } obtiene
} +{ $n } de Poder{ part-why }.
log-buy = { $who-person ->
    [you] compras
   *[other] { $who } compra
} { $cards } por { $n } de Poder.
log-defeat = { $who-person ->
    [you] derrotas
   *[other] { $who } derrota
} a { $cards } por { $n } de Poder.
# $own: the player is called like the own Super Hero or Character.
log-use = { $who-person ->
    [you] { $paid ->
        [0] usas
       *[other] pagas { $paid } de Poder y usas
    } { $card-title }{ part-fits }.
   *[other] { $paid ->
        [0] { $who } usa
       *[other] { $who } paga { $paid } de Poder y usa
    } { $own ->
        [super-hero] su Superhéroe
        [character] su Personaje (Nivel { $card-level })
       *[no] { $card-title }{ part-fits }
    }.
}
part-fits = { $fits ->
    [no] {" "}(ninguna carta sirve)
   *[yes] {""}
}
log-pay = { $who-person ->
    [you] pagas
   *[other] { $who } paga
} { $n } de Poder por { $cards }.
log-no-weakness = No queda ninguna Debilidad para { $who-person ->
    [you] ti
   *[other] { $who }
}{ part-why }.
log-no-deck = { $who-person ->
    [you] no tienes
   *[other] { $who } no tiene
} más cartas que robar{ part-why }.
log-limit = { $cards } ya no puede hacer más este turno.
log-no-card = Ninguna carta sirve para el texto de { $cards }.
log-rest = Los efectos no acabarían nunca: se detienen aquí (Q16).
log-attack = { $cards } { $victims-n ->
    [0] no ataca a nadie
   *[other] { part-attacks }
}.
part-attacks = { $victims-you ->
    [alone] te ataca
    [among] te ataca { $victims }
   *[none] ataca { $victims }
}
# Without a card, it is a hunt that is avoided.
log-defend = { $who-person ->
    [you] te defiendes con { $cards } y evitas
   *[other] { $who } se defiende con { $cards } y evita
} el Ataque ({ part-attack }).
log-protect = { $whom-person ->
    [you] { $who } te protege
   *[other] { $who-person ->
        [you] proteges
       *[other] { $who } protege
    } a { $whom }
} del Ataque con { $cards } ({ part-attack }).
part-attack = { $attack-known ->
    [no] la caza
   *[yes] { $attack-note }
}
log-hunt = { $who-person ->
    [you] cazas
   *[other] { $who } caza
} { $cards } en { part-owners-pile }.
log-reveal = { $cards-n ->
    [0] { $who-person ->
        [you] no revelas
       *[other] { $who } no revela
    } ninguna carta
   *[other] { $who-person ->
        [you] revelas
       *[other] { $who } revela
    } { $cards }
}{ part-why }.
log-look = { $cards-n ->
    [0] { $who-person ->
        [you] no miras
       *[other] { $who } no mira
    } ninguna carta
   *[other] { $who-person ->
        [you] miras
       *[other] { $who } mira
    } { $cards }
}{ part-why }.
log-select = { $cards-n ->
    [0] { $who-person ->
        [you] no eliges
       *[other] { $who } no elige
    } ninguna carta
   *[other] { $who-person ->
        [you] eliges
       *[other] { $who } elige
    } { $cards }
}{ part-why }.
log-take-text = { $taker-known ->
    [no] La carta
   *[yes] { $taker-title }
} toma el texto de { $cards }.
# $text is the text that was chosen, in the words of the card.
log-choice = { $who-person ->
    [you] eliges
   *[other] { $who } elige
} «{ $text }» ({ $card-note }).
log-choice-unknown = { $who-person ->
    [you] eliges
   *[other] { $who } elige
}{ part-why }.
log-total = { part-whose-hand } cuesta { $n } en total{ part-why }.
log-flip = El siguiente Supervillano es { $cards }.
log-appears = Aparece { $card-title }.
log-first-appearance = Aparece { $card-title }. Primera aparición – { $text }{ $spared-n ->
    [0] {""}
   *[other] {" "}A salvo: { $spared } (H2).
}
log-shuffle-main-deck = Se baraja el mazo principal.
log-shuffle = { part-whose-pile } se baraja y pasa a ser { part-their } nuevo mazo.
log-end-turn = { $who-person ->
    [you] terminas tu turno
   *[other] { $who } termina su turno
}{ $kept-n ->
    [0] {""}
   *[other] {" "}(sin jugar: { $kept })
}{ $drawn-n ->
    [0] {""}
   *[other] {" "}y { $who-person ->
        [you] robas
       *[other] roba
    } { $drawn }{ part-reshuffled }
}.
part-reshuffled = { $shuffled ->
    [yes] {" "}(tras barajar { part-their } pila de descarte)
   *[no] {""}
}

## Confrontations

# $own: the player is called like the Character. $instead: the card that turns the Confrontation.
log-confront = { $who-person ->
    [you] te enfrentas
   *[other] { $who } se enfrenta
} a { $whom-person ->
    [you] ti
   *[other] { $whom }
}{ $instead-known ->
    [yes] {" "}en su lugar
   *[no] {""}
} ({ $whom-person ->
    [you] { $card-note }
   *[other] { $own ->
        [yes] Nivel { $card-level }
       *[no] { $card-note }
    }
}{ $instead-known ->
    [yes] ; { $instead-title }
   *[no] {""}
}).
log-cancel = { $who-person ->
    [you] cancelas
   *[other] { $who } cancela
} el Enfrentamiento{ part-why }: a partir de ahora es un turno normal.
log-done = { $who-person ->
    [you] has acabado
   *[other] { $who } ha acabado
}, con { $n } de Poder.
log-block = { part-blocks }.
part-blocks = { $who-person ->
    [you] bloqueas
   *[other] { $who } bloquea
} con { $cards }
log-block-costs = { part-blocks }: { $own ->
    [yes] { part-their } Personaje
   *[no] { $owner-person ->
        [you] tu Personaje
       *[other] el Personaje de { $owner }
    }
} { part-costs }.
log-cost = { $who-person ->
    [you] tu Personaje
   *[other] el Personaje de { $who }
} { part-costs }{ part-why }.
part-costs = cuesta { $n } { $more ->
    [yes] más
   *[no] menos
}
log-confrontation-lost = { $who-person ->
    [you] pierdes
   *[other] { $who } pierde
} el Enfrentamiento: { $n } de Poder contra un coste de { $cost }.
# $next is the Level that shows now; 0: none.
log-confrontation-won = { $who-person ->
    [you] ganas
   *[other] { $who } gana
} el Enfrentamiento: { $n } de Poder contra un coste de { $cost }. Cae { $card-title }{ $next ->
    [0] {""}
   *[other] ; sigue el Nivel { $next }
}.
# $whom gets the Power, unless it is the player who plays the card.
log-assist = { $who-person ->
    [you] juegas
   *[other] { $who } juega
} { $cards } como Apoyo{ $n ->
    [0] { part-fits }
   *[other] {" "}(+{ $n } de Poder{ $whom-person ->
        [none] {""}
        [you] {" "}para ti
       *[other] {" "}para { $whom }
    }{ $fits ->
        [no] ; ninguna carta sirve
       *[yes] {""}
    })
}.
log-out = { $who-person ->
    [you] quedas fuera de la partida, con todas tus cartas
   *[other] { $who } queda fuera de la partida, con todas sus cartas
}.

## The end

log-win = { $who-person ->
    [you] ganas
   *[other] { $who } gana
} la partida de inmediato{ part-why }.
log-conceded = { $who-person ->
    [you] te has
   *[other] { $who } se ha
} rendido.{ part-bot-plays-on }
log-timeout = { $who-person ->
    [you] se te
   *[other] a { $who } se le
} ha acabado el tiempo.{ part-bot-plays-on }
note-rules = las reglas han cambiado; la partida sigue con las nuevas.
part-bot-plays-on = { $bot ->
    [yes] {" "}Un bot sigue jugando.
   *[no] {""}
}
log-over = Fin de la partida: { $ending }. { $winners-n ->
    [one] { $winners-you ->
        [alone] Ganas
       *[none] Gana { $winners }
    }
   *[other] { $winners-team ->
        [yes] Victoria: { $winners }
       *[no] Victoria compartida: { $winners }
    }
}. Puntos: { $points }.
points = { $who-person ->
    [you] Tú
   *[other] { $who }
} { $n }

## Cards that go from one place to another

move-other = { $cards } { $cards-n ->
    [one] pasa
   *[other] pasan
} a estar { place }{ part-why }.
move-draw = { $who-person ->
    [you] robas
   *[other] { $who } roba
} { $cards }{ part-reshuffled }{ part-why }.
move-discard = { $who-person ->
    [you] descartas
   *[other] { $who } descarta
} { $cards }{ $origin ->
    [deck] {" "}de { part-their } mazo
    [in-play] {" "}del juego
   *[other] {""}
}{ part-why }.
# $frm and $giver: the place the cards come from, and whose it is if it is not the player's own.
# Without a player they go by a rule or by chance.
part-from = { $frm ->
    [hand] {" "}de { $giver-person ->
        [none] { part-their } mano
        [you] tu mano
       *[other] la mano de { $giver }
    }
    [deck] { $giver-person ->
        [none] {" "}de { part-their } mazo
        [you] {" "}de tu mazo
       *[other] {" "}del mazo de { $giver }
    }
    [discard] {" "}de { $giver-person ->
        [none] { part-their } pila de descarte
        [you] tu pila de descarte
       *[other] la pila de descarte de { $giver }
    }
    [in-play] {" "}del juego
    [on-hero] { $giver-person ->
        [none] {" "}de { part-their } Superhéroe
        [you] {" "}de tu Superhéroe
       *[other] {" "}del Superhéroe de { $giver }
    }
    [line-up] {" "}de la Alineación
    [main-deck] {" "}del mazo principal
    [stack] {" "}de su montón
    [super-villains] {" "}del montón de Supervillanos
    [destroyed] {" "}de la pila de cartas destruidas
   *[aside] {""}
}
# $to and $taker: the place they go to, and whose it is if it is not the player's own.
part-takers-hand = { $taker-person ->
    [none] { part-their } mano
    [you] tu mano
   *[other] la mano de { $taker }
}
part-takers-pile = { $taker-person ->
    [none] { part-their } pila de descarte
    [you] tu pila de descarte
   *[other] la pila de descarte de { $taker }
}
part-takers-deck = { $taker-person ->
    [none] de { part-their } mazo
    [you] de tu mazo
   *[other] del mazo de { $taker }
}
move-destroy = { $who-person ->
    [you] destruyes { $cards }
    [other] { $who } destruye { $cards }
   *[none] { $cards-n ->
        [one] se destruye
       *[other] se destruyen
    } { $cards }
}{ $frm ->
    [in-play] {" "}en juego{ $giver-person ->
        [none] {""}
        [you] {" "}ante ti
       *[other] {" "}ante { $giver }
    }
    [line-up] {" "}en la Alineación
   *[aside] { part-from }
}{ $to ->
    [stack] , de vuelta a su montón
    [weaknesses] , de vuelta al montón de Debilidades
   *[destroyed] {""}
}{ part-why }.
# Not bought. $n is the Power that it cost in a hunt.
move-gain = { $who-person ->
    [you] obtienes
   *[other] { $who } obtiene
} { $cards }{ part-from }{ $n ->
    [0] {""}
   *[other] {" "}por { $n } de Poder
}{ $to ->
    [discard] { $taker-person ->
        [none] {""}
       *[other] , { part-that-go } a { part-takers-pile }
    }
    [deck] , { part-that-go } encima { part-takers-deck }
   *[hand] , { part-that-go } a { part-takers-hand }
}{ part-why }.
part-that-go = { $cards-n ->
    [one] que va
   *[other] que van
}
move-put = { $who-person ->
    [none] { $cards } { $cards-n ->
        [one] va
       *[other] van
    }
   *[other] { part-puts } { $cards }
}{ part-from } { $to ->
    [hand] { part-goes-to } { part-takers-hand }
    [discard] { part-goes-to } { part-takers-pile }
    [deck] { part-end } { part-takers-deck }
    [main-deck] { part-end } del mazo principal
    [in-play] en juego
   *[line-up] en la Alineación
}{ part-why }.
part-goes-to = { $who-person ->
    [none] a
   *[other] en
}
part-end = { $end ->
    [bottom] al fondo
   *[top] encima
}
part-puts = { $who-person ->
    [you] pones
   *[other] { $who } pone
}
# Off the table, not bought.
move-gain-weakness = { $who-person ->
    [you] obtienes
   *[other] { $who } obtiene
} { $n ->
    [one] una Debilidad
   *[other] { $n } Debilidades
}{ $to ->
    [hand] , { part-that-goes } a { part-their } mano
    [deck] , { part-that-goes } encima de { part-their } mazo
    [in-play] , { part-that-goes } al juego
   *[other] {""}
}{ part-why }.
part-that-goes = { $n ->
    [one] que va
   *[other] que van
}
part-cards-return = { $cards } { $cards-n ->
    [one] vuelve
   *[other] vuelven
}
move-return = { $who-person ->
    [you] devuelves { $cards }
    [other] { $who } devuelve { $cards }
   *[none] { part-cards-return }
}{ $frm ->
    [in-play] {""}
   *[aside] { part-from }
} { $to ->
    [weaknesses] al montón de Debilidades
   *[stack] a su montón
}{ part-why }.
move-get-back = { $who-person ->
    [you] recuperas
   *[other] { $who } recupera
} { $cards }{ part-why }.
move-pass = { $to ->
    [discard] { part-passes } { $cards }{ part-passed-from } a { $taker-person ->
        [you] tu pila de descarte
       *[other] la pila de descarte de { $taker }
    }
   *[other] { $taker-person ->
        [you] { $who } te pasa { $cards }{ part-passed-from }
       *[other] { part-passes } { $cards }{ part-passed-from } a { $taker }
    }
}{ part-why }.
part-passes = { $who-person ->
    [you] pasas
   *[other] { $who } pasa
}
part-passed-from = { $origin ->
    [discard] {" "}de { part-their } pila de descarte
   *[other] {""}
}
move-line-up = La Alineación: { $cards }.
move-refill = Nuevo en la Alineación: { $cards }{ part-why }.
move-go-back = { part-cards-return } { $owner-person ->
    [none] { $zone ->
        [main-deck] a la parte superior del mazo principal
        [super-villains] al montón de Supervillanos
       *[line-up] a la Alineación
    }
    [you] { $zone ->
        [hand] a tu mano
        [deck] a la parte superior de tu mazo
       *[discard] a tu pila de descarte
    }
   *[other] { $zone ->
        [hand] a la mano de { $owner }
        [deck] a la parte superior del mazo de { $owner }
       *[discard] a la pila de descarte de { $owner }
    }
}{ part-why }.
move-go-under = { $n ->
    [one] Una carta va
   *[other] { $n } cartas van
} al fondo del mazo principal{ part-why }.
# $own: the player is called like the Super Hero or Character.
move-hero = { $who-person ->
    [you] eres { $card }
   *[other] { $own ->
        [yes] { $who } se sienta a la mesa
       *[no] { $who } es { $card }
    }
}.
move-on-hero = { $cards } { $cards-n ->
    [one] espera
   *[other] esperan
} en { $who-person ->
    [you] tu Superhéroe, solo para ti
   *[other] el Superhéroe de { $who }, solo para { $who }
}.
move-lay = { part-puts } { $cards } sobre { part-their } Personaje, para { part-their } próximo turno.
move-lie-aside = Se aparta { $cards } de { part-whose-hand }{ part-why }.
move-come-back = { part-puts } encima de { part-their } mazo { $cards }, que { $cards-n ->
    [one] estaba
   *[other] estaban
} aparte.
move-leave = { $cards } { $cards-n ->
    [one] sale
   *[other] salen
} de la partida{ part-why }.

### Words that all sentences share: cards, players, lists, places.

## Cards.
## $card is the name of a card, $level the Level of a Character (0 for any other card).

card-title = { $level ->
    [0] { $card }
   *[other] { $card } (Nivel { $level })
}
# Inside brackets.
card-note = { $level ->
    [0] { $card }
   *[other] { $card }, Nivel { $level }
}
card-times = { $n } × { $card }
# Cards that the reader may not know.
hidden-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}

## Lists.
## $head are all parts but the last, with commas between them; $tail is the last.
## $sound is how $tail begins: "y" becomes "e" before an i, "o" becomes "u" before an o.

list-and = { $sound ->
    [i] { $head } e { $tail }
   *[other] { $head } y { $tail }
}
list-or = { $sound ->
    [o] { $head } u { $tail }
   *[other] { $head } o { $tail }
}
# Sentences after one another.
sentences = { $parts }

## Players.

# What the player who is spoken to is called.
you = Tú

# In a list, as an object: te ataca a ti y a Circe.
seats-whom = { $who-person ->
    [you] a ti
   *[other] a { $who }
}
# The same, with the side they are on.
seats-sided = { $who-person ->
    [you] a ti
   *[other] a { $who }{ part-side }
}
# As a name: Tú, Circe.
seats-name = { $who-person ->
    [you] Tú
   *[other] { $who }
}
# Those whom something spares.
seats-spared = { $who-person ->
    [you] tú
   *[other] { $who }
}

## Pieces that are used in several sentences. $who is the player that a sentence is about.

part-side = { $who-side ->
    [mate] {" "}(tu compañero)
    [foe] {" "}(rival)
   *[none] {""}
}
part-their = { $who-person ->
    [you] tu
   *[other] su
}
part-whose-hand = { $who-person ->
    [you] tu mano
   *[other] la mano de { $who }
}
part-whose-pile = { $who-person ->
    [you] tu pila de descarte
   *[other] la pila de descarte de { $who }
}
part-owners-pile = { $owner-person ->
    [you] tu pila de descarte
   *[other] la pila de descarte de { $owner }
}
# The card that caused it, in brackets.
part-why = { $why-known ->
    [no] {""}
   *[yes] {" "}({ $why-note })
}
# Some Power against some cost.
part-against = { $power } de Poder contra un coste de { $cost }

## Where a card is; $owner is the player whose place it is, if that must be said.

place = { $owner-person ->
    [none] { $zone ->
        [hand] en la mano
        [deck] encima del mazo
        [discard] en la pila de descarte
        [in-play] en juego
        [line-up] en la Alineación
        [stack] en su montón
        [weaknesses] en el montón de Debilidades
        [super-villains] en el montón de Supervillanos
        [main-deck] encima del mazo principal
        [destroyed] en la pila de cartas destruidas
        [aside] aparte
        [hero] sobre la mesa
        [on-hero] sobre un Superhéroe o Personaje
        [score] en la pila de puntuación
        [under] aparte
       *[unused] fuera de la partida
    }
    [you] { $zone ->
        [hand] en tu mano
        [deck] encima de tu mazo
        [discard] en tu pila de descarte
        [in-play] en juego ante ti
        [score] en tu pila de puntuación
        [hero] sobre la mesa
        [on-hero] sobre un Superhéroe o Personaje
       *[under] aparte
    }
   *[other] { $zone ->
        [hand] en la mano de { $owner }
        [deck] encima del mazo de { $owner }
        [discard] en la pila de descarte de { $owner }
        [in-play] en juego ante { $owner }
        [score] en la pila de puntuación de { $owner }
        [hero] sobre la mesa
        [on-hero] sobre un Superhéroe o Personaje
       *[under] aparte
    }
}

## Why a game ended, as a clause.

ending = { $rule ->
    [G1] la Alineación no se puede rellenar
    [G2] el último Supervillano ha sido derrotado
    [G3] ha caído un Personaje de Nivel 3
    [H3] el mazo principal está vacío
    [V3] solo queda un jugador
    [Q39] la partida está atascada y ya nadie puede avanzar
    [Q25] el texto de una carta lo dice
    [C-kyle-rayner] Kyle Rayner tiene sus Power Ring
   *[other] por la regla { $rule }
}

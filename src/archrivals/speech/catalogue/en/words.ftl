### Words that all sentences share: cards, players, lists, places.

## Cards.
## $card is the name of a card, $level the Level of a Character (0 for any other card).

card-title = { $level ->
    [0] { $card }
   *[other] { $card } (Level { $level })
}
# Inside brackets.
card-note = { $level ->
    [0] { $card }
   *[other] { $card }, Level { $level }
}
card-times = { $n } × { $card }
# Cards that the reader may not know.
hidden-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}

## Lists.
## $head are all parts but the last, with commas between them; $tail is the last.
## $sound is how $tail begins: i, o or other. English does not need it.

list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
# Sentences after one another.
sentences = { $parts }

## Players.

# What the player who is spoken to is called.
you = You

# In a list, as an object: attacks you and Circe.
seats-whom = { $who-person ->
    [you] you
   *[other] { $who }
}
# The same, with the side they are on.
seats-sided = { $who-person ->
    [you] you
   *[other] { $who }{ part-side }
}
# As a name: You, Circe.
seats-name = { $who-person ->
    [you] You
   *[other] { $who }
}
# Those whom something spares.
seats-spared = { $who-person ->
    [you] you
   *[other] { $who }
}

## Pieces that are used in several sentences. $who is the player that a sentence is about.

part-side = { $who-side ->
    [mate] {" "}(your teammate)
    [foe] {" "}(foe)
   *[none] {""}
}
part-their = { $who-person ->
    [you] your
   *[other] their
}
part-whose = { $who-person ->
    [you] your
   *[other] { $who }'s
}
# The card that caused it, in brackets.
part-why = { $why-known ->
    [no] {""}
   *[yes] {" "}({ $why-note })
}

## Where a card is; $owner is the player whose place it is, if that must be said.

place = { $owner-person ->
    [none] { $zone ->
        [hand] in hand
        [deck] on top of the deck
        [discard] in the discard pile
        [in-play] in play
        [line-up] in the Line-Up
        [stack] on its stack
        [weaknesses] on the Weakness stack
        [super-villains] on the Super-Villain stack
        [main-deck] on top of the main deck
        [destroyed] in the destroyed pile
        [aside] set aside
        [hero] in front
        [on-hero] on a Super Hero or Character
        [score] in the score pile
        [under] laid aside
       *[unused] out of the game
    }
    [you] { $zone ->
        [hand] in your hand
        [deck] on top of your deck
        [discard] in your discard pile
        [in-play] in play before you
        [score] in your score pile
        [hero] in front
        [on-hero] on a Super Hero or Character
       *[under] laid aside
    }
   *[other] { $zone ->
        [hand] in { $owner }'s hand
        [deck] on top of { $owner }'s deck
        [discard] in { $owner }'s discard pile
        [in-play] in play before { $owner }
        [score] in { $owner }'s score pile
        [hero] in front
        [on-hero] on a Super Hero or Character
       *[under] laid aside
    }
}

## Why a game ended, as a clause.

ending = { $rule ->
    [G1] the Line-Up cannot be refilled
    [G2] the last Super-Villain is defeated
    [G3] a Character of Level 3 is defeated
    [H3] the main deck is empty
    [V3] only one player is left
    [Q39] the game is stuck and nobody can get on any more
    [Q25] the text of a card says so
    [C-kyle-rayner] Kyle Rayner has his Power Rings
   *[other] rule { $rule }
}

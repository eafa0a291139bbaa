### Words that all sentences share: cards, players, lists, places.
### Players have no gender here: "von der Hand", "aus dem eigenen Deck", never "sein" or "ihr".

## Cards.
## $card is the name of a card, $level the Level of a Character (0 for any other card).

card-title = { $level ->
    [0] { $card }
   *[other] { $card } (Stufe { $level })
}
# Inside brackets.
card-note = { $level ->
    [0] { $card }
   *[other] { $card }, Stufe { $level }
}
card-times = { $n } × { $card }
# Cards that the reader may not know.
hidden-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}

## Lists.
## $head are all parts but the last, with commas between them; $tail is the last.
## $sound is how $tail begins: i, o or other. German does not need it.

list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
# Sentences after one another.
sentences = { $parts }

## Players.

# What the player who is spoken to is called.
you = Du

# In a list, as an object: greift dich und Circe an.
seats-whom = { $who-person ->
    [you] dich
   *[other] { $who }
}
# The same, with the side they are on.
seats-sided = { $who-person ->
    [you] dich
   *[other] { $who }{ part-side }
}
# As a name: Du, Circe.
seats-name = { $who-person ->
    [you] Du
   *[other] { $who }
}
# Those whom something spares.
seats-spared = { $who-person ->
    [you] du
   *[other] { $who }
}

## Pieces that are used in several sentences. $who is the player that a sentence is about.

part-side = { $who-side ->
    [mate] {" "}(dein Partner)
    [foe] {" "}(Gegner)
   *[none] {""}
}
# "vom eigenen Deck", of whoever was just named.
part-own-deck = { $who-person ->
    [you] deinem Deck
   *[other] dem eigenen Deck
}
part-own-pile = { $who-person ->
    [you] deinem Ablagestapel
   *[other] dem eigenen Ablagestapel
}
part-onto-own-deck = { $who-person ->
    [you] oben auf dein Deck
   *[other] oben auf das eigene Deck
}
part-into-own-hand = { $who-person ->
    [you] auf deine Hand
   *[other] auf die Hand
}
part-owners-pile = { $owner-person ->
    [you] deinem Ablagestapel
   *[other] dem Ablagestapel von { $owner }
}
# The card that caused it, in brackets.
part-why = { $why-known ->
    [no] {""}
   *[yes] {" "}({ $why-note })
}
# Some Power against some cost.
part-against = { $power } Kraft gegen Kosten von { $cost }

## Where a card is; $owner is the player whose place it is, if that must be said.

place = { $owner-person ->
    [none] { $zone ->
        [hand] auf der Hand
        [deck] oben auf dem Deck
        [discard] im Ablagestapel
        [in-play] im Spiel
        [line-up] in der Aufstellung
        [stack] auf ihrem Stapel
        [weaknesses] auf dem Stapel der Schwächen
        [super-villains] auf dem Superschurken-Stapel
        [main-deck] oben auf dem Hauptdeck
        [destroyed] bei den zerstörten Karten
        [aside] beiseitegelegt
        [hero] auf dem Tisch
        [on-hero] auf einem Superhelden oder Charakter
        [score] im Wertungsstapel
        [under] beiseitegelegt
       *[unused] nicht mehr im Spiel
    }
    [you] { $zone ->
        [hand] auf deiner Hand
        [deck] oben auf deinem Deck
        [discard] in deinem Ablagestapel
        [in-play] im Spiel vor dir
        [score] in deinem Wertungsstapel
        [hero] auf dem Tisch
        [on-hero] auf einem Superhelden oder Charakter
       *[under] beiseitegelegt
    }
   *[other] { $zone ->
        [hand] auf der Hand von { $owner }
        [deck] oben auf dem Deck von { $owner }
        [discard] im Ablagestapel von { $owner }
        [in-play] im Spiel vor { $owner }
        [score] im Wertungsstapel von { $owner }
        [hero] auf dem Tisch
        [on-hero] auf einem Superhelden oder Charakter
       *[under] beiseitegelegt
    }
}

## Why a game ended, as a clause.

ending = { $rule ->
    [G1] die Aufstellung kann nicht mehr aufgefüllt werden
    [G2] der letzte Superschurke ist besiegt
    [G3] ein Charakter der Stufe 3 ist besiegt
    [H3] das Hauptdeck ist leer
    [V3] nur ein Spieler ist noch übrig
    [Q39] die Partie steckt fest und niemand kommt mehr weiter
    [Q25] der Text einer Karte sagt es
    [C-kyle-rayner] Kyle Rayner hat seine Power Rings
   *[other] nach Regel { $rule }
}

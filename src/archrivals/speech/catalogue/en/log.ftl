### What happened. $who is the player it is about, $why the card that caused it.

## The turn

log-turn = Turn { $n }: { part-whose } turn begins{ part-side }.
log-play = { $who-person ->
    [you] You play
   *[other] { $who } plays
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
    [you] You play
   *[other] { $who } plays
} { $cards } again{ part-notes }.
part-notes = { $notes-n ->
    [0] {""}
   *[other] {" "}({ $notes })
}
note-power = +{ $n } Power
note-no-card = no card fits
note-no-card-for = no card for { $card-title }
note-source = { $card-note }
log-power = { $who-person ->
    [you] You get
   *[other] { $who } gets
} +{ $n } Power{ part-why }.
log-buy = { $who-person ->
    [you] You buy
   *[other] { $who } buys
} { $cards } for { $n } Power.
log-defeat = { $who-person ->
    [you] You defeat
   *[other] { $who } defeats
} { $cards } for { $n } Power.
# $own: the player is called like the own Super Hero or Character.
log-use = { $who-person ->
    [you] { $paid ->
        [0] You use
       *[other] You pay { $paid } Power and use
    } { $card-title }{ part-fits }.
   *[other] { $paid ->
        [0] { $who } uses
       *[other] { $who } pays { $paid } Power and uses
    } { $own ->
        [super-hero] their Super Hero
        [character] their Character (Level { $card-level })
       *[no] { $card-title }{ part-fits }
    }.
}
part-fits = { $fits ->
    [no] {" "}(no card fits)
   *[yes] {""}
}
log-pay = { $who-person ->
    [you] You pay
   *[other] { $who } pays
} { $n } Power for { $cards }.
log-no-weakness = No Weakness is left for { $who-person ->
    [you] you
   *[other] { $who }
}{ part-why }.
log-no-deck = { $who-person ->
    [you] You have
   *[other] { $who } has
} no card left to draw{ part-why }.
log-limit = { $cards } has done all it can this turn.
log-no-card = No card fits the text of { $cards }.
log-rest = The effects would go on and on: they end here (Q16).
log-attack = { $cards } attacks { $victims-n ->
    [0] nobody
   *[other] { $victims }
}.
# Without a card, it is a hunt that is avoided.
log-defend = { $who-person ->
    [you] You defend with { $cards } and avoid
   *[other] { $who } defends with { $cards } and avoids
} the Attack ({ part-attack }).
log-protect = { $who-person ->
    [you] You protect
   *[other] { $who } protects
} { $whom-person ->
    [you] you
   *[other] { $whom }
} from the Attack with { $cards } ({ part-attack }).
part-attack = { $attack-known ->
    [no] the hunt
   *[yes] { $attack-note }
}
log-hunt = { $who-person ->
    [you] You hunt
   *[other] { $who } hunts
} { $cards } in { $owner-person ->
    [you] your
   *[other] { $owner }'s
} discard pile.
log-reveal = { $who-person ->
    [you] You reveal
   *[other] { $who } reveals
} { part-cards-or-nothing }{ part-why }.
log-look = { $who-person ->
    [you] You look
   *[other] { $who } looks
} at { part-cards-or-nothing }{ part-why }.
log-select = { $who-person ->
    [you] You choose
   *[other] { $who } chooses
} { part-cards-or-nothing }{ part-why }.
part-cards-or-nothing = { $cards-n ->
    [0] nothing
   *[other] { $cards }
}
log-take-text = { $taker-known ->
    [no] The card
   *[yes] { $taker-title }
} takes the text of { $cards }.
# $text is the text that was chosen, in the words of the card.
log-choice = { $who-person ->
    [you] You choose
   *[other] { $who } chooses
} "{ $text }" ({ $card-note }).
log-choice-unknown = { $who-person ->
    [you] You choose
   *[other] { $who } chooses
}{ part-why }.
log-total = { part-whose } hand costs { $n } in total{ part-why }.
log-flip = The next Super-Villain is { $cards }.
log-appears = { $card-title } appears.
log-first-appearance = { $card-title } appears. First Appearance { $text }{ $spared-n ->
    [0] {""}
   *[other] {" "}Spared: { $spared } (H2).
}
log-shuffle-main-deck = The main deck is shuffled.
log-shuffle = { part-whose } discard pile is shuffled and becomes a new deck.
log-end-turn = { $who-person ->
    [you] You end your turn
   *[other] { $who } ends their turn
}{ $kept-n ->
    [0] {""}
   *[other] {" "}(not played: { $kept })
}{ $drawn-n ->
    [0] {""}
   *[other] {" "}and { $who-person ->
        [you] draw
       *[other] draws
    } { $drawn }{ part-reshuffled }
}.
part-reshuffled = { $shuffled ->
    [yes] {" "}(after shuffling { part-their } discard pile)
   *[no] {""}
}

## Confrontations

# $own: the player is called like the Character. $instead: the card that turns the Confrontation.
log-confront = { $who-person ->
    [you] You Confront
   *[other] { $who } Confronts
} { $whom-person ->
    [you] you
   *[other] { $whom }
}{ $instead-known ->
    [yes] {" "}instead
   *[no] {""}
} ({ $whom-person ->
    [you] { $card-note }
   *[other] { $own ->
        [yes] Level { $card-level }
       *[no] { $card-note }
    }
}{ $instead-known ->
    [yes] ; { $instead-title }
   *[no] {""}
}).
log-cancel = { $who-person ->
    [you] You cancel
   *[other] { $who } cancels
} the Confrontation{ part-why }: from now on it is a normal turn.
log-done = { $who-person ->
    [you] You are
   *[other] { $who } is
} done, with { $n } Power.
log-block = { part-blocks }.
part-blocks = { $who-person ->
    [you] You Block
   *[other] { $who } Blocks
} with { $cards }
log-block-costs = { part-blocks }: { $own ->
    [yes] { part-their }
   *[no] { $owner-person ->
        [you] your
       *[other] { $owner }'s
    }
} { part-costs }.
log-cost = { part-whose } { part-costs }{ part-why }.
part-costs = Character costs { $n } { $more ->
    [yes] more
   *[no] less
}
log-confrontation-lost = { $who-person ->
    [you] You lose
   *[other] { $who } loses
} the Confrontation: { $n } Power against cost { $cost }.
# $next is the Level that shows now; 0: none.
log-confrontation-won = { $who-person ->
    [you] You win
   *[other] { $who } wins
} the Confrontation: { $n } Power against cost { $cost }. { $card-title } is defeated{ $next ->
    [0] {""}
   *[other] , Level { $next } is next
}.
# $whom gets the Power, unless it is the player who plays the card.
log-assist = { $who-person ->
    [you] You play
   *[other] { $who } plays
} { $cards } as an Assist card{ $n ->
    [0] { part-fits }
   *[other] {" "}(+{ $n } Power{ $whom-person ->
        [none] {""}
        [you] {" "}for you
       *[other] {" "}for { $whom }
    }{ $fits ->
        [no] ; no card fits
       *[yes] {""}
    })
}.
log-out = { $who-person ->
    [you] You are out of the game, with all your cards
   *[other] { $who } is out of the game, with all their cards
}.

## The end

log-win = { $who-person ->
    [you] You win
   *[other] { $who } wins
} the game at once{ part-why }.
log-conceded = { $who-person ->
    [you] You gave up
   *[other] { $who } gave up
}.{ part-bot-plays-on }
log-timeout = { part-whose } time ran out.{ part-bot-plays-on }
note-rules = The rules have changed; the game goes on by the new ones.
part-bot-plays-on = { $bot ->
    [yes] {" "}A bot plays on.
   *[no] {""}
}
log-over = The game is over: { $ending }. { $winners } { $winners-n ->
    [one] { $winners-you ->
        [alone] win
       *[none] wins
    }
   *[other] { $winners-team ->
        [yes] win
       *[no] share the win
    }
}. Points: { $points }.
points = { $who-person ->
    [you] You
   *[other] { $who }
} { $n }

## Cards that go from one place to another

move-other = { part-cards-are } now { place }{ part-why }.
part-cards-are = { $cards } { $cards-n ->
    [one] is
   *[other] are
}
move-draw = { $who-person ->
    [you] You draw
   *[other] { $who } draws
} { $cards }{ part-reshuffled }{ part-why }.
move-pass = { $who-person ->
    [you] You pass
   *[other] { $who } passes
} { $cards }{ $origin ->
    [discard] {" "}from { part-their } discard pile
   *[other] {""}
} to { $to ->
    [discard] { $taker-person ->
        [you] your
       *[other] { $taker }'s
    } discard pile
   *[other] { $taker-person ->
        [you] you
       *[other] { $taker }
    }
}{ part-why }.
move-discard = { $who-person ->
    [you] You discard
   *[other] { $who } discards
} { $cards }{ $origin ->
    [deck] {" "}from { part-their } deck
    [in-play] {" "}from play
   *[other] {""}
}{ part-why }.
# $frm and $giver: the place the cards come from, and whose it is if it is not the player's own.
# Without a player they go by a rule or by chance.
part-givers = { $giver-person ->
    [none] { part-their }
    [you] your
   *[other] { $giver }'s
}
part-from = { $frm ->
    [hand] {" "}from { part-givers } hand
    [deck] {" "}from { part-givers } deck
    [discard] {" "}from { part-givers } discard pile
    [in-play] {" "}from play
    [on-hero] {" "}from { part-givers } Super Hero
    [line-up] {" "}from the Line-Up
    [main-deck] {" "}off the main deck
    [stack] {" "}from its stack
    [super-villains] {" "}from the Super-Villain stack
    [destroyed] {" "}from the destroyed pile
   *[aside] {""}
}
# $to and $taker: the place they go to, and whose it is if it is not the player's own.
part-takers = { $taker-person ->
    [none] { part-their }
    [you] your
   *[other] { $taker }'s
}
part-into = { $to ->
    [hand] {" "}into { part-takers } hand
    [discard] {" "}into { part-takers } discard pile
    [in-play] {" "}into play
   *[line-up] {" "}into the Line-Up
}
move-destroy = { $who-person ->
    [you] You destroy { $cards }
    [other] { $who } destroys { $cards }
   *[none] { part-cards-are } destroyed
}{ $frm ->
    [in-play] {" "}in play{ $giver-person ->
        [none] {""}
        [you] {" "}before you
       *[other] {" "}before { $giver }
    }
    [line-up] {" "}in the Line-Up
   *[aside] { part-from }
}{ $to ->
    [stack] , back to its stack
    [weaknesses] , back to the Weakness stack
   *[destroyed] {""}
}{ part-why }.
# Not bought. $n is the Power that it cost in a hunt.
move-gain = { $who-person ->
    [you] You gain
   *[other] { $who } gains
} { $cards }{ part-from }{ $to ->
    [discard] { $taker-person ->
        [none] {""}
       *[other] { part-into }
    }
    [deck] {" "}onto { part-takers } deck
   *[hand] { part-into }
}{ $n ->
    [0] {""}
   *[other] {" "}for { $n } Power
}{ part-why }.
move-put = { $who-person ->
    [you] You put { $cards }
    [other] { $who } puts { $cards }
   *[none] { part-cards-go }
}{ part-from }{ $to ->
    [deck] {" "}{ part-end } { part-takers } deck
    [main-deck] {" "}{ part-end } the main deck
   *[hand] { part-into }
}{ part-why }.
part-cards-go = { $cards } { $cards-n ->
    [one] goes
   *[other] go
}
part-end = { $end ->
    [bottom] under
   *[top] on top of
}
move-gain-weakness = { $who-person ->
    [you] You gain
   *[other] { $who } gains
} { $n ->
    [one] a Weakness
   *[other] { $n } Weaknesses
}{ $to ->
    [deck] {" "}onto { part-their } deck
    [hand] {" "}into { part-their } hand
    [in-play] {" "}into play
   *[other] {""}
}{ part-why }.
move-return = { $who-person ->
    [you] You return { $cards }
    [other] { $who } returns { $cards }
   *[none] { part-cards-go } back
}{ $frm ->
    [in-play] {""}
   *[aside] { part-from }
} to { $to ->
    [weaknesses] the Weakness stack
   *[stack] its stack
}{ part-why }.
part-puts = { $who-person ->
    [you] You put
   *[other] { $who } puts
}
move-get-back = { $who-person ->
    [you] You get
   *[other] { $who } gets
} { $cards } back{ part-why }.
move-line-up = The Line-Up: { $cards }.
move-refill = New in the Line-Up: { $cards }{ part-why }.
move-go-back = { part-cards-are } back { place }{ part-why }.
move-go-under = { $n ->
    [one] A card goes
   *[other] { $n } cards go
} under the main deck{ part-why }.
# $own: the player is called like the Super Hero or Character.
move-hero = { $who-person ->
    [you] You are { $card }
   *[other] { $own ->
        [yes] { $who } sits down
       *[no] { $who } is { $card }
    }
}.
move-on-hero = { $cards } waits on { part-whose } Super Hero, for { $who-person ->
    [you] you
   *[other] { $who }
} alone.
move-lay = { part-puts } { $cards } onto { part-their } Character, for { part-their } next turn.
move-lie-aside = { $cards } from { part-whose } hand is laid aside{ part-why }.
move-come-back = { part-puts } { $cards } that lay aside on top of { part-their } deck.
move-leave = { $cards } { $cards-n ->
    [one] leaves
   *[other] leave
} the game{ part-why }.

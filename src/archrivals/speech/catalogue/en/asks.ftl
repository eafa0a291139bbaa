### What a player is asked, and what can be answered. Options begin small: a capital is put in front
### where they stand alone.

## Questions

# $card asks.
ask-from = { $card-title }: { $ask }
ask-chosen = Chosen so far: { $cards }.
ask-turn = Your turn, { $power } Power.
ask-confrontation = You Confront { part-foe }: { part-balance }.
ask-binding = You must play { $cards } first (W4).
ask-laid = Before the end you must play { $card } from your Character (V5).
# Who is Confronted, with the Level of the Character.
part-foe = { $foe ->
    [you] you ({ $card }, Level { $card-level })
    [mate] { $whom } (your teammate, Level { $card-level })
   *[foe] { $whom } (Level { $card-level })
}
part-balance = { $power } Power against cost { $cost }, { $left ->
    [even] just enough
    [over] { $over } to spare
   *[short] { $over } missing
}
ask-announce = Your turn. Confront { $foes }{ $foes-n ->
    [one] {""}
   *[other] ,
} or play a normal turn?
ask-announce-foe = { $who } (cost { $cost })
ask-character = Which Character do you want to be?
ask-super-hero = Which Super Hero do you want to be?
ask-defend-hunt = { $who } hunts { $card } in your discard pile. Do you use a Defense?
ask-defend-appearance = { $card } appears. First Appearance { $text } Do you use a Defense?
ask-defend = { $who } attacks { $victims } with { $card }: { $text } Do you use a Defense?
ask-defend-mate = { $who } attacks { $victims } with { $card }: "{ $text }" Do you use a Defense?
ask-block = { part-confronts } Blocks must add +{ $short } or more, or Level { $card-level } is defeated. Do you Block?
ask-block-anyway = { part-confronts } That is not enough for { $who }. Do you Block all the same?
part-confronts = { $who } Confronts { part-foe }: { $power } Power against cost { $cost }.
ask-assist = { $who }{ part-side } has { $power } Power left to spend on a normal turn. Do you play an Assist card for them?
ask-assist-confrontation = { $who }{ part-side } Confronts { part-foe }: { part-balance }. Do you play an Assist card for them?
ask-player = { $text } Which player?
ask-discard-and-draw = Discard any number of other cards and draw a card for each of them.
ask-pass-on = Which card do you pass on?
ask-foe-discards = Which card does that foe discard?
ask-choose-for = You choose for { $who }.{ part-shown }
ask-pick = { $text }{ part-shown }
part-shown = { $shown-n ->
    [0] {""}
   *[other] {" "}({ $shown })
}
ask-pass-left = Pass a card to the player on your left. Which one?
ask-pass-right = Pass another card to the player on your right. Which one?
ask-play-next = Which card do you play next?
ask-order = Put these back on top of the deck. Which one goes on top of the others?
ask-order-triggers = Several things happen now. Which one comes first?
ask-place = You gain { $card-known ->
    [no] it
   *[yes] { $card }
}. Where does it go?

## Options

# Cards in several places: where this one is.
option-at = { $option }, { $place }
option-play = play { $card }{ $laid ->
    [yes] {" "}from your Character
   *[no] {""}
}
option-lay = put { $card } onto your Character for your next turn
option-confront = Confront { $whom } (Level { $card-level }, cost { $cost })
option-normal = play a normal turn, to buy cards
option-call = ask { $mates } for an Assist card ({ $cards-n ->
    [0] none in hand
   *[other] { $cards }
})
option-done = done: { $power } Power against cost { $cost }{ $enough ->
    [no] , not enough
   *[yes] {""}
}
option-seat = { part-seat }
option-seat-level = { part-seat }, Level { $card-level }, cost { $cost }
part-seat = { $who-person ->
    [you] You
   *[other] { $who }{ part-side }
}
option-shield = protect { $whom-person ->
    [you] you
   *[other] { $whom }
} (your teammate) with { $card }{ $reward }
option-buy = buy { $card } (cost { $cost })
option-defeat = defeat { $card } (cost { $cost })
option-hunt = hunt { $card } in { $owner-person ->
    [you] your
   *[other] { $owner }'s
} discard pile (cost { $cost })
option-use = use { $card-title }: { $text }
option-use-paid = use { $card-title }: Pay { $n } Power: { $text }
# Of a game looked back at: by its name alone.
option-use-name = use { $card-title }
option-end = end your turn
option-defend = defend with { $card }{ $reward }
# What a Defense gives beside avoiding the Attack.
reward-none = {""}
reward-others = : you may discard other cards and draw as many
reward = : { $text }
option-block = Block with { $card }: cost +{ $n }{ $then }{ $enough ->
    [no] {" "}(not enough alone)
   *[yes] {""}
}
option-block-counted = Block with { $card }: cost + { $amount }{ $then }
# What a Block does beside.
block-only = {""}
block-then = , then { $text }
option-assist = play { $card } for { $who }
option-gave = { $card } (gave { $n } Power)
option-name = { $card }
option-card = { $card-title } (cost { $cost })
option-text = { $text }
option-place = { $place ->
    [discard] into your discard pile
    [deck-top] on top of your deck
   *[hand] into your hand
}
option-trigger = { $card-title }: { $text }
option-yes-text = yes: { $text }
option-yes = yes
option-no = no
option-no-defense = no Defense: let it happen
option-no-block = no Block
option-no-assist = no Assist: keep your cards
option-stop = stop here
option-no-card-text = no card: { $text }
option-neither = neither
option-no-card = no card

## Where there is only one answer

forced = { $option }, the only choice.
forced-alike = { $option }; it makes no difference.
forced-no-card = you have no such card.
forced-no-defense = You have no Defense to use.
forced-no-block = You have no Block to use.
forced-no-assist = You have no Assist card to play.

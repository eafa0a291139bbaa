### What a player is asked, and what can be answered. Options begin small: a capital is put in front
### where they stand alone.

## Questions

# $card asks.
ask-from = { $card-title }: { $ask }
ask-chosen = Bisher gewählt: { $cards }.
ask-turn = Dein Zug, { $power } Kraft.
ask-confrontation = Du konfrontierst { part-foe }: { part-balance }.
ask-binding = Du musst zuerst { $cards } spielen (W4).
ask-laid = Vor dem Ende musst du { $card } von deinem Charakter spielen (V5).
# Who is Confronted, with the Level of the Character.
part-foe = { $foe ->
    [you] dich ({ $card }, Stufe { $card-level })
    [mate] { $whom } (dein Partner, Stufe { $card-level })
   *[foe] { $whom } (Stufe { $card-level })
}
part-balance = { part-against }, { $left ->
    [even] genau genug
    [over] { $over } übrig
   *[short] { $over ->
        [one] es fehlt 1
       *[other] es fehlen { $over }
    }
}
ask-announce = Dein Zug. Konfrontierst du { $foes }{ $foes-n ->
    [one] {""}
   *[other] ,
} oder spielst du einen normalen Zug?
ask-announce-foe = { $who } (Kosten { $cost })
ask-character = Welcher Charakter möchtest du sein?
ask-super-hero = Welcher Superheld möchtest du sein?
ask-defend-hunt = { $who } jagt { $card } in deinem Ablagestapel. { part-defense }
ask-defend-appearance = { $card } tritt auf. Erster Auftritt – { $text } { part-defense }
ask-defend = { $who } greift { $victims } mit { $card } an: { $text } { part-defense }
ask-defend-mate = { $who } greift { $victims } mit { $card } an: „{ $text }“ { part-defense }
part-defense = Setzt du eine Verteidigung ein?
ask-block = { part-confronts } Blocks müssen +{ $short } oder mehr bringen, sonst ist Stufe { $card-level } besiegt. Blockst du?
ask-block-anyway = { part-confronts } Das reicht nicht für { $who }. Blockst du trotzdem?
part-confronts = { $who } konfrontiert { part-foe }: { part-against }.
ask-assist = { $who }{ part-side } hat in einem normalen Zug noch { $power } Kraft auszugeben. { part-help }
ask-assist-confrontation = { $who }{ part-side } konfrontiert { part-foe }: { part-balance }. { part-help }
part-help = Spielst du eine Karte mit Unterstützung dafür?
ask-player = { $text } Welcher Spieler?
ask-discard-and-draw = Lege beliebig viele andere Karten ab und ziehe für jede eine Karte.
ask-pass-on = Welche Karte gibst du weiter?
ask-foe-discards = Welche Karte legt dieser Gegner ab?
ask-choose-for = Du wählst für { $who }.{ part-shown }
ask-pick = { $text }{ part-shown }
part-shown = { $shown-n ->
    [0] {""}
   *[other] {" "}({ $shown })
}
ask-pass-left = Gib eine Karte an den Spieler zu deiner Linken. Welche?
ask-pass-right = Gib eine weitere Karte an den Spieler zu deiner Rechten. Welche?
ask-play-next = Welche Karte spielst du als Nächste?
ask-order = Lege diese Karten zurück auf das Deck. Welche kommt auf die anderen?
ask-order-triggers = Jetzt geschieht mehreres. Was kommt zuerst?
ask-place = Du erhältst { $card-known ->
    [no] eine Karte
   *[yes] { $card }
}. Wohin kommt sie?

## Options

# Cards in several places: where this one is.
option-at = { $option }, { $place }
option-play = spiele { $card }{ $laid ->
    [yes] {" "}von deinem Charakter
   *[no] {""}
}
option-lay = lege { $card } für deinen nächsten Zug auf deinen Charakter
option-confront = konfrontiere { $whom } (Stufe { $card-level }, Kosten { $cost })
option-normal = spiele einen normalen Zug, um Karten zu kaufen
option-call = bitte { $mates } um eine Karte mit Unterstützung ({ $cards-n ->
    [0] keine auf der Hand
   *[other] { $cards }
})
option-done = fertig: { part-against }{ $enough ->
    [no] , das reicht nicht
   *[yes] {""}
}
option-seat = { part-seat }
option-seat-level = { part-seat }, Stufe { $card-level }, Kosten { $cost }
part-seat = { $who-person ->
    [you] Du
   *[other] { $who }{ part-side }
}
option-shield = schütze { $whom-person ->
    [you] dich
   *[other] { $whom }
} (dein Partner) mit { $card }{ $reward }
option-buy = kaufe { $card } (Kosten { $cost })
option-defeat = besiege { $card } (Kosten { $cost })
option-hunt = jage { $card } in { part-owners-pile } (Kosten { $cost })
option-use = benutze { $card-title }: { $text }
option-use-paid = benutze { $card-title }: Bezahle { $n } Kraft: { $text }
# Of a game looked back at: by its name alone.
option-use-name = benutze { $card-title }
option-end = beende deinen Zug
option-defend = verteidige dich mit { $card }{ $reward }
# What a Defense gives beside avoiding the Attack.
reward-none = {""}
reward-others = : du darfst andere Karten ablegen und ebenso viele ziehen
reward = : { $text }
option-block = blocke mit { $card }: Kosten +{ $n }{ $then }{ $enough ->
    [no] {" "}(reicht allein nicht)
   *[yes] {""}
}
option-block-counted = blocke mit { $card }: Kosten + { $amount }{ $then }
# What a Block does beside.
block-only = {""}
block-then = ; { $text }
option-assist = spiele { $card } für { $who }
option-gave = { $card } (hat { $n } Kraft gegeben)
option-name = { $card }
option-card = { $card-title } (Kosten { $cost })
option-text = { $text }
option-place = { $place ->
    [discard] auf deinen Ablagestapel
    [deck-top] oben auf dein Deck
   *[hand] auf deine Hand
}
option-trigger = { $card-title }: { $text }
option-yes-text = ja: { $text }
option-yes = ja
option-no = nein
option-no-defense = keine Verteidigung: lass es geschehen
option-no-block = kein Block
option-no-assist = keine Unterstützung: behalte deine Karten
option-stop = nichts mehr
option-no-card-text = keine Karte: { $text }
option-neither = nichts davon
option-no-card = keine Karte

## Where there is only one answer

forced = { $option }, die einzige Möglichkeit.
forced-alike = { $option }; es macht keinen Unterschied.
forced-no-card = du hast keine solche Karte.
forced-no-defense = Du hast keine Verteidigung zum Einsetzen.
forced-no-block = Du hast keinen Block zum Einsetzen.
forced-no-assist = Du hast keine Karte mit Unterstützung zum Spielen.

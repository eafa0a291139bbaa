### What happened. $who is the player it is about, $why the card that caused it.

## The turn

log-turn = Zug { $n }: { $who-person ->
    [you] Du bist
   *[other] { $who } ist
} am Zug{ part-side }.
log-play = { part-plays } { $cards }{ part-played-from }{ part-notes }.
# A card of one's own hand needs no word about where it comes from.
part-played-from = { $frm ->
    [hand] { $giver-person ->
        [none] {""}
       *[other] { part-from }
    }
   *[aside] { part-from }
}
log-play-again = { part-plays } { $cards } noch einmal{ part-notes }.
part-plays = { $who-person ->
    [you] du spielst
   *[other] { $who } spielt
}
part-notes = { $notes-n ->
    [0] {""}
   *[other] {" "}({ $notes })
}
note-power = +{ $n } Kraft
note-no-card = keine Karte passt
note-no-card-for = keine Karte für { $card-title }
note-source = { $card-note }
log-power = { $who-person ->
    [you] du bekommst
   *[other] { $who } bekommt
} +{ $n } Kraft{ part-why }.
log-buy = { $who-person ->
    [you] du kaufst
   *[other] { $who } kauft
} { $cards } für { $n } Kraft.
log-defeat = { $who-person ->
    [you] du besiegst
   *[other] { $who } besiegt
} { $cards } für { $n } Kraft.
# $own: the player is called like the own Super Hero or Character.
log-use = { $who-person ->
    [you] { $paid ->
        [0] du benutzt
       *[other] du bezahlst { $paid } Kraft und benutzt
    } { $card-title }{ part-fits }.
   *[other] { $paid ->
        [0] { $who } benutzt
       *[other] { $who } bezahlt { $paid } Kraft und benutzt
    } { $own ->
        [super-hero] den eigenen Superhelden
        [character] den eigenen Charakter (Stufe { $card-level })
       *[no] { $card-title }{ part-fits }
    }.
}
part-fits = { $fits ->
    [no] {" "}(keine Karte passt)
   *[yes] {""}
}
log-pay = { $who-person ->
    [you] du bezahlst
   *[other] { $who } bezahlt
} { $n } Kraft für { $cards }.
log-no-weakness = Für { $who-person ->
    [you] dich
   *[other] { $who }
} ist keine Schwäche mehr übrig{ part-why }.
log-no-deck = { $who-person ->
    [you] du hast
   *[other] { $who } hat
} keine Karte mehr zum Ziehen{ part-why }.
log-limit = { $cards } kann in diesem Zug nichts mehr bewirken.
log-no-card = Keine Karte passt zum Text von { $cards }.
log-rest = Die Effekte gingen endlos weiter: Sie enden hier (Q16).
log-attack = { $cards } greift { $victims-n ->
    [0] niemanden
   *[other] { $victims }
} an.
# Without a card, it is a hunt that is avoided.
log-defend = { $who-person ->
    [you] du verteidigst dich mit { $cards } und wehrst
   *[other] { $who } verteidigt sich mit { $cards } und wehrt
} den Angriff ab ({ part-attack }).
log-protect = { $who-person ->
    [you] du schützt
   *[other] { $who } schützt
} { $whom-person ->
    [you] dich
   *[other] { $whom }
} mit { $cards } vor dem Angriff ({ part-attack }).
part-attack = { $attack-known ->
    [no] die Jagd
   *[yes] { $attack-note }
}
log-hunt = { $who-person ->
    [you] du jagst
   *[other] { $who } jagt
} { $cards } in { part-owners-pile }.
log-reveal = { $who-person ->
    [you] du deckst
   *[other] { $who } deckt
} { part-cards-or-nothing } auf{ part-why }.
log-look = { $who-person ->
    [you] du siehst dir
   *[other] { $who } sieht sich
} { part-cards-or-nothing } an{ part-why }.
log-select = { $who-person ->
    [you] du wählst
   *[other] { $who } wählt
} { part-cards-or-nothing }{ part-why }.
part-cards-or-nothing = { $cards-n ->
    [0] keine Karte
   *[other] { $cards }
}
log-take-text = { $taker-known ->
    [no] Die Karte
   *[yes] { $taker-title }
} übernimmt den Text von { $cards }.
# $text is the text that was chosen, in the words of the card.
log-choice = { $who-person ->
    [you] du wählst
   *[other] { $who } wählt
} „{ $text }“ ({ $card-note }).
log-choice-unknown = { $who-person ->
    [you] du wählst
   *[other] { $who } wählt
}{ part-why }.
log-total = { $who-person ->
    [you] deine Hand
   *[other] die Hand von { $who }
} kostet zusammen { $n }{ part-why }.
log-flip = Der nächste Superschurke ist { $cards }.
log-appears = { $card-title } tritt auf.
log-first-appearance = { $card-title } tritt auf. Erster Auftritt – { $text }{ $spared-n ->
    [0] {""}
   *[other] {" "}Verschont: { $spared } (H2).
}
log-shuffle-main-deck = Das Hauptdeck wird gemischt.
log-shuffle = { $who-person ->
    [you] dein Ablagestapel
   *[other] der Ablagestapel von { $who }
} wird gemischt und zum neuen Deck.
log-end-turn = { $who-person ->
    [you] du beendest deinen Zug
   *[other] { $who } beendet den Zug
}{ $kept-n ->
    [0] {""}
   *[other] {" "}(nicht gespielt: { $kept })
}{ $drawn-n ->
    [0] {""}
   *[other] {" "}und { $who-person ->
        [you] ziehst
       *[other] zieht
    } { $drawn }{ part-reshuffled }
}.
part-reshuffled = { $shuffled ->
    [yes] {" "}(nach dem Mischen des Ablagestapels)
   *[no] {""}
}

## Confrontations

# $own: the player is called like the Character. $instead: the card that turns the Confrontation.
log-confront = { $who-person ->
    [you] du konfrontierst
   *[other] { $who } konfrontiert
}{ $instead-known ->
    [yes] {" "}stattdessen
   *[no] {""}
} { $whom-person ->
    [you] dich
   *[other] { $whom }
} ({ $whom-person ->
    [you] { $card-note }
   *[other] { $own ->
        [yes] Stufe { $card-level }
       *[no] { $card-note }
    }
}{ $instead-known ->
    [yes] ; { $instead-title }
   *[no] {""}
}).
log-cancel = { $who-person ->
    [you] du brichst
   *[other] { $who } bricht
} die Konfrontation ab{ part-why }: Ab jetzt ist es ein normaler Zug.
log-done = { $who-person ->
    [you] du bist
   *[other] { $who } ist
} fertig, mit { $n } Kraft.
log-block = { part-blocks }.
part-blocks = { $who-person ->
    [you] du blockst
   *[other] { $who } blockt
} mit { $cards }
log-block-costs = { part-blocks }: { $own ->
    [yes] { $who-person ->
        [you] dein Charakter
       *[other] der eigene Charakter
    }
   *[no] { $owner-person ->
        [you] dein Charakter
       *[other] der Charakter von { $owner }
    }
} { part-costs }.
log-cost = { $who-person ->
    [you] dein Charakter
   *[other] der Charakter von { $who }
} { part-costs }{ part-why }.
part-costs = kostet { $n } { $more ->
    [yes] mehr
   *[no] weniger
}
log-confrontation-lost = { $who-person ->
    [you] du verlierst
   *[other] { $who } verliert
} die Konfrontation: { $n } Kraft gegen Kosten von { $cost }.
# $next is the Level that shows now; 0: none.
log-confrontation-won = { $who-person ->
    [you] du gewinnst
   *[other] { $who } gewinnt
} die Konfrontation: { $n } Kraft gegen Kosten von { $cost }. { $card-title } ist besiegt{ $next ->
    [0] {""}
   *[other] , es folgt Stufe { $next }
}.
# $whom gets the Power, unless it is the player who plays the card.
log-assist = { part-plays } { $cards } als Unterstützung{ $n ->
    [0] { part-fits }
   *[other] {" "}(+{ $n } Kraft{ $whom-person ->
        [none] {""}
        [you] {" "}für dich
       *[other] {" "}für { $whom }
    }{ $fits ->
        [no] ; keine Karte passt
       *[yes] {""}
    })
}.
log-out = { $who-person ->
    [you] du scheidest mit allen deinen Karten aus
   *[other] { $who } scheidet mit allen Karten aus
}.

## The end

log-win = { $who-person ->
    [you] du gewinnst
   *[other] { $who } gewinnt
} die Partie sofort{ part-why }.
log-conceded = { $who-person ->
    [you] du hast
   *[other] { $who } hat
} aufgegeben.{ part-bot-plays-on }
log-timeout = { $who-person ->
    [you] deine Zeit
   *[other] die Zeit von { $who }
} ist abgelaufen.{ part-bot-plays-on }
note-rules = die Regeln haben sich geändert; die Partie geht nach den neuen weiter.
part-bot-plays-on = { $bot ->
    [yes] {" "}Ein Bot spielt weiter.
   *[no] {""}
}
log-over = Die Partie ist zu Ende: { $ending }. { $winners-n ->
    [one] { $winners-you ->
        [alone] Du gewinnst
       *[none] { $winners } gewinnt
    }
   *[other] { $winners-team ->
        [yes] Sieger: { $winners }
       *[no] Gemeinsame Sieger: { $winners }
    }
}. Punkte: { $points }.
points = { $who-person ->
    [you] Du
   *[other] { $who }
} { $n }

## Cards that go from one place to another

move-other = { part-cards-are } jetzt { place }{ part-why }.
part-cards-are = { $cards } { $cards-n ->
    [one] ist
   *[other] sind
}
move-draw = { $who-person ->
    [you] du ziehst
   *[other] { $who } zieht
} { $cards }{ part-reshuffled }{ part-why }.
part-lays = { $who-person ->
    [you] du legst
   *[other] { $who } legt
}
move-discard = { part-lays } { $cards }{ $origin ->
    [deck] {" "}von { part-own-deck }
    [in-play] {" "}aus dem Spiel
   *[other] {""}
} ab{ part-why }.
# $frm and $giver: the place the cards come from, and whose it is if it is not the player's own.
# Without a player they go by a rule or by chance.
part-from = { $frm ->
    [hand] {" "}aus { $giver-person ->
        [none] der Hand
        [you] deiner Hand
       *[other] der Hand von { $giver }
    }
    [deck] {" "}aus { $giver-person ->
        [none] { part-own-deck }
        [you] deinem Deck
       *[other] dem Deck von { $giver }
    }
    [discard] {" "}aus { $giver-person ->
        [none] { part-own-pile }
        [you] deinem Ablagestapel
       *[other] dem Ablagestapel von { $giver }
    }
    [in-play] {" "}aus dem Spiel
    [on-hero] {" "}von { $giver-person ->
        [none] { $who-person ->
            [you] deinem Superhelden
           *[other] dem eigenen Superhelden
        }
        [you] deinem Superhelden
       *[other] dem Superhelden von { $giver }
    }
    [line-up] {" "}aus der Aufstellung
    [main-deck] {" "}vom Hauptdeck
    [stack] {" "}vom Stapel
    [super-villains] {" "}vom Superschurken-Stapel
    [destroyed] {" "}von den zerstörten Karten
   *[aside] {""}
}
# $to and $taker: the place they go to, and whose it is if it is not the player's own.
part-into = { $to ->
    [hand] { $taker-person ->
        [none] { part-into-own-hand }
        [you] auf deine Hand
       *[other] auf die Hand von { $taker }
    }
    [discard] { $taker-person ->
        [none] { $who-person ->
            [you] auf deinen Ablagestapel
           *[other] auf den eigenen Ablagestapel
        }
        [you] auf deinen Ablagestapel
       *[other] auf den Ablagestapel von { $taker }
    }
    [deck] { $taker-person ->
        [none] { part-onto-own-deck }
        [you] oben auf dein Deck
       *[other] oben auf das Deck von { $taker }
    }
    [in-play] ins Spiel
   *[line-up] in die Aufstellung
}
move-destroy = { $who-person ->
    [you] du zerstörst { $cards }
    [other] { $who } zerstört { $cards }
   *[none] { $cards } { $cards-n ->
        [one] wird
       *[other] werden
    }
}{ $frm ->
    [in-play] {" "}im Spiel{ $giver-person ->
        [none] {""}
        [you] {" "}vor dir
       *[other] {" "}vor { $giver }
    }
    [line-up] {" "}in der Aufstellung
   *[aside] { part-from }
}{ $who-person ->
    [none] {" "}zerstört
   *[other] {""}
}{ $to ->
    [stack] , zurück auf den Stapel
    [weaknesses] , zurück auf den Stapel der Schwächen
   *[destroyed] {""}
}{ part-why }.
# Not bought. $n is the Power that it cost in a hunt.
move-gain = { $who-person ->
    [you] du erhältst
   *[other] { $who } erhält
} { $cards }{ part-from }{ $to ->
    [discard] { $taker-person ->
        [none] {""}
       *[other] {" "}{ part-into }
    }
   *[hand] {" "}{ part-into }
}{ $n ->
    [0] {""}
   *[other] {" "}für { $n } Kraft
}{ part-why }.
move-put = { $who-person ->
    [none] { $cards } { $cards-n ->
        [one] kommt
       *[other] kommen
    }
   *[other] { $to ->
        [hand] { $who-person ->
            [you] du nimmst
           *[other] { $who } nimmt
        }
        [in-play] { $who-person ->
            [you] du bringst
           *[other] { $who } bringt
        }
       *[deck] { part-lays }
    } { $cards }
}{ part-from } { $to ->
    [deck] { $end ->
        [bottom] { $taker-person ->
            [none] { $who-person ->
                [you] unter dein Deck
               *[other] unter das eigene Deck
            }
            [you] unter dein Deck
           *[other] unter das Deck von { $taker }
        }
       *[top] { part-into }
    }
    [main-deck] { $end ->
        [bottom] unter das Hauptdeck
       *[top] oben auf das Hauptdeck
    }
   *[hand] { part-into }
}{ part-why }.
# Off the table, not bought.
move-gain-weakness = { $who-person ->
    [you] du erhältst
   *[other] { $who } erhält
} { $n ->
    [one] eine Schwäche
   *[other] { $n } Schwächen
}{ $to ->
    [hand] {" "}{ part-into-own-hand }
    [deck] {" "}{ part-onto-own-deck }
    [in-play] {" "}ins Spiel
   *[other] {""}
}{ part-why }.
move-return = { $who-person ->
    [none] { $cards } { $cards-n ->
        [one] kommt
       *[other] kommen
    }
   *[other] { part-lays } { $cards }
}{ $frm ->
    [in-play] {""}
   *[aside] { part-from }
} { $to ->
    [weaknesses] auf den Stapel der Schwächen
   *[stack] auf den Stapel
} zurück{ part-why }.
move-get-back = { $who-person ->
    [you] du bekommst
   *[other] { $who } bekommt
} { $cards } zurück{ part-why }.
move-pass = { $to ->
    [discard] { part-lays }
   *[other] { $who-person ->
        [you] du gibst
       *[other] { $who } gibt
    }
} { $cards }{ $origin ->
    [discard] {" "}aus { part-own-pile }
   *[other] {""}
} { $to ->
    [discard] { $taker-person ->
        [you] auf deinen Ablagestapel
       *[other] auf den Ablagestapel von { $taker }
    }
   *[other] { $taker-person ->
        [you] an dich weiter
       *[other] an { $taker } weiter
    }
}{ part-why }.
move-line-up = Die Aufstellung: { $cards }.
move-refill = Neu in der Aufstellung: { $cards }{ part-why }.
move-go-back = { part-cards-are } wieder { place }{ part-why }.
move-go-under = { $n ->
    [one] Eine Karte kommt
   *[other] { $n } Karten kommen
} unter das Hauptdeck{ part-why }.
# $own: the player is called like the Super Hero or Character.
move-hero = { $who-person ->
    [you] du bist { $card }
   *[other] { $own ->
        [yes] { $who } setzt sich an den Tisch
       *[no] { $who } ist { $card }
    }
}.
move-on-hero = { $cards } { $cards-n ->
    [one] wartet
   *[other] warten
} auf { $who-person ->
    [you] deinem Superhelden, nur für dich
   *[other] dem Superhelden von { $who }, nur für { $who }
}.
move-lay = { part-lays } { $cards } auf { $who-person ->
    [you] deinen Charakter, für deinen nächsten Zug
   *[other] den eigenen Charakter, für den nächsten Zug
}.
move-lie-aside = { $cards } aus { $who-person ->
    [you] deiner Hand
   *[other] der Hand von { $who }
} wird beiseitegelegt{ part-why }.
move-come-back = { part-lays } { $cards }, beiseitegelegt, { part-onto-own-deck }.
move-leave = { $cards } { $cards-n ->
    [one] verlässt
   *[other] verlassen
} das Spiel{ part-why }.

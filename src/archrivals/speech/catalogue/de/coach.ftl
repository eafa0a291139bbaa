### What the coach says of an answer: what it has over another one, and the chance to win with each.
### A claim has no stop. $this and $that are answers: they begin small and are subjects of a sentence.
### $better: whether $this is the better one. $often: whether it happens more often with $this.

advice = { $claim }: { $chance } Siegchance statt { $other }.
advice-even = { $claim }: { $chance } Siegchance gegenüber { $other }.
# There is nothing to compare it with.
advice-alone = { $chance } Siegchance.
advice-experience = Das kann der Coach nicht ausprobieren; er spricht aus Erfahrung.
share = { $edge ->
    [over] über { $n } %
    [under] unter { $n } %
   *[exact] { $n } %
}

## Claims about the player $who, who decides

claim-even = { $this } ist hier etwa so gut wie { $that }
claim-unclear = { $this } ist hier durch viele Kleinigkeiten { $better ->
    [yes] besser
   *[no] schlechter
} als { $that }
claim-end = { $this } gewinnt die Partie { $better ->
    [yes] öfter
   *[no] seltener
} sofort als { $that }
claim-deck = { $this } stärkt { part-whose-deck } hier { $better ->
    [yes] mehr
   *[no] weniger
} als { $that }
part-whose-deck = { $who-person ->
    [you] dein Deck
   *[other] das Deck von { $who }
}
claim-points = { $this } bringt { part-whom } { $better ->
    [yes] mehr
   *[no] weniger
} Siegpunkte als { $that }
claim-levels = { $this } bewahrt { part-whom } { $better ->
    [yes] mehr
   *[no] weniger
} Stufen als { $that }
claim-turn = { $this } bringt { part-whom } einen { $better ->
    [yes] stärkeren
   *[no] schwächeren
} nächsten Zug als { $that }
claim-gets = { $this } bringt { part-whom } { $often ->
    [yes] öfter
   *[no] seltener
} { $card } als { $that }
claim-gone = { $this } befreit { $who-person ->
    [you] dich
   *[other] { $who }
} { $often ->
    [yes] öfter
   *[no] seltener
} von { $card } als { $that }
part-whom = { $who-person ->
    [you] dir
   *[other] { $who }
}

## Claims about the other side

claim-foe-deck = { $this } lässt der anderen Seite ein { $better ->
    [yes] schwächeres
   *[no] stärkeres
} Deck als { $that }
claim-foe-points = { $this } lässt der anderen Seite { $better ->
    [yes] weniger
   *[no] mehr
} Siegpunkte als { $that }
claim-foe-levels = { $this } lässt der anderen Seite { $better ->
    [yes] weniger
   *[no] mehr
} Stufen als { $that }
claim-foe-turn = { $this } lässt der anderen Seite einen { $better ->
    [yes] schwächeren
   *[no] stärkeren
} nächsten Zug als { $that }
claim-foe-gets = { $this } { $often ->
    [yes] überlässt der anderen Seite { $card } öfter
   *[no] hält { $card } öfter von der anderen Seite fern
} als { $that }
claim-foe-gone = { $this } { $often ->
    [yes] befreit die andere Seite öfter von { $card }
   *[no] lässt der anderen Seite öfter { $card }
} als { $that }

## Answers as subjects

way-card = { $card }
way-option = „{ $option }“
way-play = { $card } jetzt
way-lay = { $card } auf dem Charakter
way-confront = eine Konfrontation mit { $whom-person ->
    [you] dir
   *[other] { $whom }
}
way-normal = ein normaler Zug
way-call = die Bitte um Unterstützung
way-done = „fertig“
way-seat = die Wahl von { part-whom }
way-shield = der Schutz für { $whom-person ->
    [you] dich
   *[other] { $whom }
} mit { $card }
way-buy = der Kauf von { $card }
way-defeat = der Sieg über { $card }
way-hunt = die Jagd auf { $card }
way-use = der Einsatz von { $card }
way-end = das Ende des Zuges
way-defend = die Verteidigung mit { $card }
way-block = ein Block mit { $card }
way-assist = die Unterstützung mit { $card }
way-choose = die Wahl von { $card }
way-no-defense = der Verzicht auf eine Verteidigung
way-no-block = der Verzicht auf einen Block
way-no-assist = der Verzicht auf Unterstützung
way-no-card = der Verzicht auf eine Karte
way-stop = hier aufhören

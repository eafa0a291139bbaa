### What the coach says of an answer: what it has over another one, and the chance to win with each.
### A claim has no stop. $this and $that are answers: they begin small and are subjects of a sentence.
### $better: whether $this is the better one. $often: whether it happens more often with $this.

advice = { $claim }: { $chance } to win instead of { $other }.
advice-even = { $claim }: { $chance } to win against { $other }.
# There is nothing to compare it with.
advice-alone = { $chance } to win.
advice-experience = The coach cannot try this out and goes by experience.
share = { $edge ->
    [over] over { $n } %
    [under] under { $n } %
   *[exact] { $n } %
}

## Claims about the player $who, who decides

claim-even = { $this } is about as good as { $that } here
claim-unclear = { $this } is { $better ->
    [yes] better
   *[no] worse
} than { $that } here, for many small reasons
claim-end = { $this } wins the game at once { $better ->
    [yes] more often
   *[no] less often
} than { $that }
claim-deck = { $this } { $better ->
    [yes] makes { part-whose } deck stronger
   *[no] leaves { part-whose } deck weaker
} than { $that } here
claim-points = { $this } brings { part-whom } { $better ->
    [yes] more
   *[no] fewer
} Victory Points than { $that }
claim-levels = { $this } keeps { $better ->
    [yes] more
   *[no] fewer
} of { part-whose } Levels standing than { $that }
claim-turn = { $this } gives { part-whom } a { $better ->
    [yes] stronger
   *[no] weaker
} next turn than { $that }
claim-gets = { $this } gets { part-whom } { $card } { $often ->
    [yes] more often
   *[no] less often
} than { $that }
claim-gone = { $this } rids { part-whom } of { $card } { $often ->
    [yes] more often
   *[no] less often
} than { $that }
part-whom = { $who-person ->
    [you] you
   *[other] { $who }
}

## Claims about the other side

claim-foe-deck = { $this } leaves the other side with a { $better ->
    [yes] weaker
   *[no] stronger
} deck than { $that }
claim-foe-points = { $this } leaves the other side with { $better ->
    [yes] fewer
   *[no] more
} Victory Points than { $that }
claim-foe-levels = { $this } leaves the other side with { $better ->
    [yes] fewer
   *[no] more
} Levels than { $that }
claim-foe-turn = { $this } leaves the other side with a { $better ->
    [yes] weaker
   *[no] stronger
} next turn than { $that }
claim-foe-gets = { $this } { $often ->
    [yes] lets the other side have { $card } more often
   *[no] keeps { $card } from the other side more often
} than { $that }
claim-foe-gone = { $this } { $often ->
    [yes] rids the other side of { $card } more often
   *[no] leaves the other side with { $card } more often
} than { $that }

## Answers as subjects

way-card = { $card }
way-option = “{ $option }”
way-play = playing { $card } now
way-lay = putting { $card } onto the Character
way-confront = Confronting { part-whom-way }
part-whom-way = { $whom-person ->
    [you] you
   *[other] { $whom }
}
way-normal = a normal turn
way-call = asking for an Assist card
way-done = being done
way-seat = choosing { part-whom }
way-shield = protecting { part-whom-way } with { $card }
way-buy = buying { $card }
way-defeat = defeating { $card }
way-hunt = hunting { $card }
way-use = using { $card }
way-end = ending the turn
way-defend = defending with { $card }
way-block = Blocking with { $card }
way-assist = assisting with { $card }
way-choose = choosing { $card }
way-no-defense = using no Defense
way-no-block = not Blocking
way-no-assist = playing no Assist card
way-no-card = choosing no card
way-stop = stopping here

"""Words that people type for those of the cards."""

from dataclasses import replace
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.speech.reading.typed import Typed, pairs, part

_ONE_FORM: Final = {"an": "a"}

_SAME: Final = """
trash | banish = destroy
trashes | banishes = destroys
opponent | enemy = foe
opponents | enemies = foes
opponent's | enemy's = foe's
all foes | every foe | all opponents | every opponent | your opponents | each opponent = each foe
victory points | points = VP
graveyard = discard pile
lineup | line up = Line-Up
supervillain | super villain = Super-Villain
supervillains | super villains = Super-Villains
superpower = Super Power
superpowers = Super Powers
acquire = gain
one card | 1 card = a card
two = 2
three = 3
four = 4
five = 5
six = 6
defence = defense
it's | its a | it's a = it is a
"""

_LOOSE: Final = """
and | and then | then | , and | , and then | , or | ; = .
and | and then | then | . | . then | , = , then
. | , = ;
. | , | , then = , and
. | ; | , then = ,
, | : | - =
or | , or | . or = ; or
or | ; or = , or
- | . = :
in | on | of = from
from | on | of = in
into = to
to = into
trash | discard = destroy
return | take | place | move = put
returns | takes | places | moves = puts
to your hand | in your hand = into your hand
each | every | for each | for every = per
costing | with cost | with a cost of | with cost of = of cost
costing | that costs | which costs = of cost
or higher | or greater | or above | + = or more
or lower | or fewer | or below = or less
his | her | his or her | the = their
their | his | her | the = your
his | her | their | your | the | one | 1 | another | any = a
a | one = 1
a | the = another
a | any = the
this = this card
you may =
a | 1 | one = up to 1
up to 1 | up to one | up to a = a
up to =
all = each
all | each = all your
if able | if you can | if possible =
from their hand | from his hand | from hand | from your hand | from her hand =
discard = discard pile
whenever | each time | every time | any time | if = when
when = whenever
you have played | you've played | you played = you play
gain | get | gets | gains | you get | you gain | gives | you have =
each turn | during your turn | on your turn | during each of your turns =
line-up cards = cards
, otherwise | . otherwise | . otherwise , | otherwise | , else = ; otherwise ,
or your | or from your | or in your | and your = or
or their | or from their | or his = or
onto | to the top of | on the top of | on to = on top of
and you | . you | ; you = .
"""

_FILTER, _EFFECTS, _PICK = part(0), part(1), part(0)

_DEFENSES: Final = tuple(
    (f"{may}{how}", kind)
    for may in ("", "you may ")
    for how, kind in (
        ("discard this card", fx.Defense()),
        ("reveal this card", fx.Defense(reveal=True)),
        ("discard this card from play", fx.Defense(place="play")),
    )
)

_OTHERWISE: Final = (
    # --- Abilities
    ("Ability", "when you play a <Filter> , <Effects>", fx.When(fx.Plays(_FILTER), _EFFECTS)),
    (
        "Ability",
        "when you play your first <Filter> , <Effects>",
        fx.When(fx.Plays(_FILTER, nth=1), _EFFECTS),
    ),
    (
        "Ability",
        "the first time you play a <Filter> , <Effects>",
        fx.When(fx.Plays(_FILTER, nth=1), _EFFECTS),
    ),
    (
        "Ability",
        "the first <Filter> you play <Effects>",
        fx.When(fx.Plays(_FILTER, nth=1), _EFFECTS),
    ),
    ("Ability", "your first <Filter> <Effects>", fx.When(fx.Plays(_FILTER, nth=1), _EFFECTS)),
    (
        "Ability",
        "when you play your second <Filter> , <Effects>",
        fx.When(fx.Plays(_FILTER, nth=2), _EFFECTS),
    ),
    (
        "Ability",
        "when you play your third <Filter> , <Effects>",
        fx.When(fx.Plays(_FILTER, nth=3), _EFFECTS),
    ),
    ("Ability", "when you gain a <Filter> , <Effects>", fx.When(fx.Gains(_FILTER), _EFFECTS)),
    (
        "Ability",
        "when you buy a <Filter> , <Effects>",
        fx.When(fx.Gains(_FILTER, bought=True), _EFFECTS),
    ),
    (
        "Ability",
        "when you gain your first <Filter> , <Effects>",
        fx.When(fx.Gains(_FILTER, nth=1), _EFFECTS),
    ),
    (
        "Ability",
        "the first time you gain a <Filter> , <Effects>",
        fx.When(fx.Gains(_FILTER, nth=1), _EFFECTS),
    ),
    ("Ability", "when you discard a <Filter> , <Effects>", fx.When(fx.Discards(_FILTER), _EFFECTS)),
    (
        "Ability",
        "when a foe discards a <Filter> , <Effects>",
        fx.When(fx.Discards(_FILTER, "foe"), _EFFECTS),
    ),
    ("Ability", "when you draw a card , <Effects>", fx.When(fx.Draws(), part(0))),
    ("Ability", "when you avoid a attack , <Effects>", fx.When(fx.Avoids(), part(0))),
    ("Ability", "when you defeat a character , <Effects>", fx.When(fx.Defeats(), part(0))),
    ("Ability", "at the start of your turn , <Effects>", fx.When(fx.TurnStarts(), part(0))),
    (
        "Ability",
        "at the start of each of your turns , <Effects>",
        fx.When(fx.TurnStarts(), part(0)),
    ),
    ("Ability", "at the end of your turn , <Effects>", fx.When(fx.TurnEnds(), part(0))),
    ("Ability", "at the end of each of your turns , <Effects>", fx.When(fx.TurnEnds(), part(0))),
    ("Ability", "each turn , <Effects>", fx.EveryTurn(part(0))),
    ("Ability", "on your turn , <Effects>", fx.EveryTurn(part(0))),
    ("Ability", "<Effects> on your turn", fx.EveryTurn(part(0))),
    ("Ability", "<Effects> each turn", fx.EveryTurn(part(0))),
    *[
        (node, words, tree)
        for once in (
            "once each turn ,",
            "once per turn ,",
            "once a turn ,",
            "once during your turn ,",
            "once on each of your turns ,",
            "once on your turn ,",
        )
        for node, words, tree in (
            ("Ability", f"{once} you may <Effects>", fx.Use(part(0))),
            ("Ability", f"{once} you may <Effects> to <Effects>", fx.Use(_EFFECTS, part(0))),
            (
                "Ability",
                f"{once} you may <Effects> . if you do , <Effects>",
                fx.Use(_EFFECTS, part(0)),
            ),
            (
                "Ability",
                f"{once} you may pay <#> power to <Effects>",
                fx.Use(_EFFECTS, pay_power=part(0)),
            ),
            (
                "Ability",
                f"{once} you may pay <#> power . if you do , <Effects>",
                fx.Use(_EFFECTS, pay_power=part(0)),
            ),
        )
    ],
    ("Ability", "you may put <Filter> you gain on top of your deck", fx.GainOnTop(_FILTER)),
    ("Ability", "your character costs <#> more", fx.CharacterCost(part(0))),
    # --- The rest of this turn
    (
        "Effect",
        "when you play a <Filter> this turn , <Effects>",
        fx.ThisTurn(fx.Plays(_FILTER), _EFFECTS),
    ),
    (
        "Effect",
        "the first time you play a <Filter> this turn , <Effects>",
        fx.ThisTurn(fx.Plays(_FILTER, nth=1), _EFFECTS),
    ),
    (
        "Effect",
        "when you gain a <Filter> this turn , <Effects>",
        fx.ThisTurn(fx.Gains(_FILTER), _EFFECTS),
    ),
    (
        "Effect",
        "<Effects> per <Filter> you play this turn",
        fx.ThisTurn(fx.Plays(part(1)), part(0)),
    ),
    (
        "Effect",
        "<Effects> per other <Filter> you play this turn",
        fx.ThisTurn(fx.Plays(part(1), other=True), part(0)),
    ),
    *[
        ("Effect", f"{end} {rest}", fx.ThisTurn(fx.TurnEnds(), tree))
        for end in (
            "at the end of your turn ,",
            "at the end of the turn ,",
            "at end of turn ,",
            "at the end of this turn ,",
            "at the end of turn ,",
        )
        for rest, tree in (
            ("<Effects>", part(0)),
            ("draw a extra card", (fx.DrawExtra(1),)),
            ("draw a additional card", (fx.DrawExtra(1),)),
            ("draw <#> extra cards", (fx.DrawExtra(part(0)),)),
            ("draw <#> more cards", (fx.DrawExtra(part(0)),)),
            ("draw <#> additional cards", (fx.DrawExtra(part(0)),)),
        )
    ],
    ("Effect", "super-villains cost <#> less this turn", fx.Cheaper(part(0))),
    ("Effect", "super-villains cost you <#> less this turn", fx.Cheaper(part(0))),
    ("Effect", "you pay <#> less for super-villains this turn", fx.Cheaper(part(0))),
    # --- Conditions
    ("Condition", "you play a <Filter> this turn", fx.Has("played", _FILTER)),
    ("Condition", "you have played a <Filter> this turn", fx.Has("played", _FILTER)),
    ("Condition", "you have a <Filter> in play", fx.Has("play", _FILTER)),
    ("Condition", "you have <#> or more <Filter> in play", fx.Has("play", part(1), part(0))),
    ("Condition", "you gained a <Filter> this turn", fx.Has("gained", _FILTER)),
    ("Condition", "there are no <Filter> in the line-up", fx.Lacks("line-up", _FILTER)),
    ("Condition", "there is no <Filter> in the line-up", fx.Lacks("line-up", _FILTER)),
    ("Condition", "you have no <Filter> in your hand", fx.Lacks("hand", _FILTER)),
    ("Condition", "you have no cards in hand", fx.Lacks("hand")),
    ("Condition", "your hand is empty", fx.Lacks("hand")),
    ("Condition", "you are confronting", fx.Confronting()),
    ("Condition", "you are confronting a foe", fx.Confronting()),
    ("Condition", "you are in a confrontation", fx.Confronting()),
    ("Condition", "a foe has discarded a card this turn", fx.FoeDiscarded()),
    ("Condition", "a foe discarded a card this turn", fx.FoeDiscarded()),
    ("Condition", "you play this as a assist", fx.AsAssist()),
    ("Condition", "this is played as a assist", fx.AsAssist()),
    ("Effect", "if <Condition> , <Effects>", fx.If(part(0), _EFFECTS)),
    (
        "Effect",
        "if <Condition> , <Effects> . otherwise , <Effects>",
        fx.If(part(0), _EFFECTS, part(2)),
    ),
    ("Effect", "<Effects> if <Condition>", fx.If(part(1), part(0))),
    ("Effect", "<Effects> , or <Effects> if <Condition>", fx.If(part(2), part(1), part(0))),
    ("Effects1", "<Effects> to <Effects>", (part(0), part(1))),
    # --- Choices
    ("Effect", "either <Effects> or <Effects>", fx.Choose((part(0), part(1)))),
    ("Effect", "choose one : <Effects> or <Effects>", fx.Choose((part(0), part(1)))),
    ("Effect", "choose one : <Effects> ; or <Effects>", fx.Choose((part(0), part(1)))),
    (
        "Effect",
        "choose 2 : <Effects> ; <Effects> ; or <Effects>",
        fx.Choose((part(0), part(1), part(2)), n=2),
    ),
    ("Effect", "<Effects> , or <Effects> instead", fx.Instead(part(0), part(1))),
    # --- Moving cards
    ("Effect", "gain <Pick> and put it into your hand", fx.Gain(_PICK, ("hand",))),
    ("Effect", "gain <Pick> into your hand", fx.Gain(_PICK, ("hand",))),
    ("Effect", "gain <Pick> and put it on top of your deck", fx.Gain(_PICK, ("deck-top",))),
    ("Effect", "put <Pick> into your hand", fx.Move(_PICK, "hand")),
    ("Effect", "put <Pick> on top of your deck", fx.Move(_PICK, "deck-top")),
    ("Effect", "puts <Pick> on top of their deck", fx.Move(_PICK, "deck-top")),
    ("Effect", "put <Pick> on the bottom of your deck", fx.Move(_PICK, "deck-bottom")),
    ("Effect", "put <Pick> on the bottom of the main deck", fx.Move(_PICK, "main-deck-bottom")),
    ("Pick", "<#> random <Filter>", fx.Pick(("hand",), part(1), part(0), at_random=True)),
    *[
        ("Pick", f"a random <Filter>{where}", fx.Pick(("hand",), _FILTER, at_random=True))
        for where in ("", " from their hand", " from your hand")
    ],
    ("Pick", "your hand", fx.Pick(("hand",), n="all")),
    ("Pick", "their hand", fx.Pick(("hand",), n="all")),
    ("Pick", "a destroyed <Filter>", fx.Pick(("destroyed",), _FILTER)),
    ("Pick", "the rest", fx.Pick(("it",), n="all")),
    ("Effect", "put them back", fx.PutBack()),
    ("Effect", "put them back in any order", fx.PutBack()),
    ("Effect", "put the rest back", fx.PutBack()),
    ("Effect", "put the rest back in any order", fx.PutBack()),
    ("Effect", "draw that many", fx.Draw(fx.Per(1, "done"))),
    ("Effect", "draw that many cards", fx.Draw(fx.Per(1, "done"))),
    (
        "Effect",
        "+ <#> power per <Filter> discarded this way",
        fx.Power(fx.Per(part(0), "done", part(1))),
    ),
    ("Effect", "+ power equal to its cost", fx.Power(fx.CostOf("done"))),
    ("Effect", "+ power equal to its cost", fx.Power(fx.CostOf("it"))),
    ("Effect", "refill it", fx.Refill()),
    ("Effect", "refill the line-up", fx.Refill()),
    # --- Other players
    *[
        ("Effect", f"attack : choose a foe . {who} <Effects>", fx.Attack("a-foe", part(0)))
        for who in ("he", "she", "they", "that foe", "that player")
    ],
    ("Effect", "attack : target foe <Effects>", fx.Attack("a-foe", part(0))),
    ("Effect", "attack : a foe <Effects>", fx.Attack("a-foe", part(0))),
    ("Effect", "attack each foe : <Effects>", fx.Attack("each-foe", part(0))),
    *[
        ("Effect", f"choose a foe . {who} <Effects>", fx.Others("a-foe", part(0)))
        for who in ("he", "she", "they", "that foe", "that player")
    ],
    ("Effect", "target foe <Effects>", fx.Others("a-foe", part(0))),
    ("Effect", "the attacker <Effects>", fx.Others("attacker", part(0))),
    ("Effect", "you and your teammate each <Effects>", fx.Others("team", part(0))),
    # --- Keywords
    *[
        (
            "Section",
            f"defense : {how} to avoid a attack {joint} <Effects> .",
            (("defense", replace(kind, then=part(0))),),
        )
        for how, kind in _DEFENSES
        for joint in (". if you do ,", "and", ", then", ".")
    ],
    *[
        ("Section", f"defense : {how} to avoid a attack .", (("defense", kind),))
        for how, kind in _DEFENSES
    ],
    *[
        ("Section", f"when you {gain} this card , <Effects> .", (("on_gain", part(0)),))
        for gain in ("gain", "buy", "buy or gain", "gain or buy")
    ],
    *[
        ("Section", f"block {n} .", (("block", fx.Block(part(0))),))
        for n in ("<#>", "( <#> )", ": <#>")
    ],
    *[
        ("Section", f"block {n} . {then} <Effects> .", (("block", fx.Block(part(0), part(1))),))
        for n in ("<#>", "( <#> )", ": <#>")
        for then in ("if you do ,", "then")
    ],
    ("Effect", "play <Pick> again", fx.PlayAgain(_PICK)),
    ("Effect", "play <Pick> , then put it back", fx.PlayFrom(_PICK)),
    ("Effect", "play <Pick> , then return it", fx.PlayFrom(_PICK)),
    ("Effect", "play <Pick> . then put it back", fx.PlayFrom(_PICK)),
)

TYPED: Final = Typed(
    one_form=_ONE_FORM,
    same=pairs(_SAME, _ONE_FORM),
    loose=pairs(_LOOSE, _ONE_FORM),
    power=frozenset({("power",), ("more",)}),
    after=frozenset({".", ",", ":", ";", "then", "get", "gets", "gives", "for"}),
    otherwise=_OTHERWISE,
    light=frozenset({"a", "the", "and", "then", "you", "your", "their", "from", "in"}),
)

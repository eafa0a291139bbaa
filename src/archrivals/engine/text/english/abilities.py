"""What works from play: abilities, Defenses and Blocks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from archrivals.engine.effects import (
    Ability,
    Block,
    CardType,
    CharacterCost,
    Condition,
    Confronting,
    Defense,
    Draw,
    EveryTurn,
    Filter,
    FirstDrawMore,
    GainOnTop,
    Grant,
    HandHasAssist,
    Others,
    Per,
    Plays,
    Power,
    TakesFirstTurn,
    Use,
    VpOf,
    When,
    WhenConfronted,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import (
    counting_length,
    has_verb,
    is_optional,
    is_plain,
    paid_length,
    paid_with_types,
    same_length,
)

from .amounts import in_brackets
from .conditions import CONDITIONS, confrontation
from .events import EVENTS, plays_each, whenever
from .nouns import listed, noun, number, ordinal, sentence, times
from .others import higher
from .scene import WHO, Group, Scene
from .sentences import CLAUSES, clauses, inline, maybe
from .verbs import VERBS

ABILITIES: Final[Words[Scene, str]] = Words("English")
Turns = Literal["yours", "team", "any"]


def each_turn(scene: Scene, turns: Turns = "yours") -> str:
    """Every turn an ability works on, said of one event in each: ``on each of your turns``."""
    if scene.granted:
        return "this turn"
    return {
        "yours": "on each of your turns",
        "team": "on each of your and your teammate's turns",
        "any": "in each turn",
    }[turns]


def on_turn(scene: Scene, turns: Turns = "yours") -> str:
    """The same, said of any number of events: ``on your turn``."""
    if scene.granted:
        return "this turn"
    return {
        "yours": "on your turn",
        "team": "on your or your teammate's turn",
        "any": "on anybody's turn",
    }[turns]


def abilities_text(abilities: tuple[Ability, ...]) -> str:
    """Abilities one after the other; those that are much alike share a sentence."""
    told = []
    while abilities:
        alike = counting_length(abilities, _gives_alone)
        same = same_length(abilities, _gives_alone)
        paid = paid_length(abilities)
        if alike > 1:
            told.append(_counting(abilities[:alike]))
        elif same > 1:
            told.append(_same(abilities[:same]))
        elif paid > 1:
            told.append(_paid(abilities[:paid]))
        else:
            told.append(ABILITIES(abilities[0], Scene()))
        abilities = abilities[max(alike, same, paid, 1) :]
    return " ".join(told)


def defense_text(defense: Defense) -> str:
    """``Defense: You may discard this card to avoid an Attack. If you do, draw a card.``"""
    where = " from play" if defense.place == "play" else ""
    others = " and any number of other cards" if defense.others_too else ""
    does = f"discard this card{where}{others}"
    if defense.reveal:
        does = f"reveal this card from your hand{' and discard' * bool(others)}"
        does += others.removeprefix(" and")
    text = f"Defense: You may {does} to avoid an Attack."
    done = Group(how="discarded this way")
    if defense.others_too:
        done = Group(count=0, how="discarded this way", other=True)
    if not defense.then:
        return f"{text} It stays in your hand." if defense.reveal else text
    return f"{text} If you do, {inline(defense.then, Scene(done=done))}."


def block_text(block: Block, type_: CardType | None = None) -> str:
    """``Block (2), then draw a card.``; the type is that of the card it stands on."""
    then = block_rider(block)
    text = f"Block ({block_amount(block, type_)})"
    return f"{text}, then {then}." if then else f"{text}."


def block_amount(block: Block, type_: CardType | None = None) -> str:
    """What a Block adds to a cost."""
    amount = in_brackets(block.amount, Scene())
    if isinstance(block.amount, Per) and block.amount.where == "discard":
        # F8: it is in the discard pile by then.
        if type_ and block.amount.what == Filter(types=(type_,)) and not block.amount.and_this:
            amount += ", counting this card"
    if isinstance(block.amount, VpOf) and block.amount.where == "hand":
        amount = "the total VP of your hand, which you reveal"
    return amount


def block_rider(block: Block) -> str:
    """What else a Block does, if anything."""
    done = Group(how="discarded this way")
    return inline(block.then, Scene(done=done)) if block.then else ""


# --- When -------------------------------------------------------------------------------------


def _in_confrontation(condition: Condition | None, text: str) -> str:
    """What works in a Confrontation only bears that word at its head."""
    return confrontation(condition) + text


def _only_if(condition: Condition | None, scene: Scene) -> str:
    if condition is None or isinstance(condition, Confronting):
        return ""
    return f"if {CONDITIONS(condition, scene)}, "


@ABILITIES.of(When)
def _when(ability: When, scene: Scene) -> str:
    only_if = _only_if(ability.only_if, scene)
    gives = "" if only_if else _gives(ability, scene)
    if gives:
        text = sentence(f"{_given(ability, scene)} {gives}.")
    else:
        turns = (each_turn(scene, ability.turns), on_turn(scene, ability.turns))
        if (ability.turns, ability.only_if) == ("team", Confronting("team")):
            turns = (turns[0], "")  # its heading says whose turn it is
        event = whenever(ability.event, scene, *turns)
        does = clauses(ability.do, scene)
        told = inline(ability.do, Scene()) if len(does) > 2 else "; ".join(does)
        text = sentence(f"{event}, {only_if}{told}.")
    return _in_confrontation(ability.only_if, text)


def _given(ability: When, scene: Scene) -> str:
    """The card that gives something: ``each Hero you play on your turn``."""
    event = ability.event
    each, on = each_turn(scene, ability.turns), on_turn(scene, ability.turns)
    if isinstance(event, Plays):
        if event.first:
            sort = noun(event.what).many()
            you_play = plays_each(replace(event, first=0), scene, each)
            tail = you_play.removeprefix(noun(event.what).bare())
            return f"each of the first {number(event.first)} {sort}{tail}"
        if event.nth:
            return f"the {ordinal(event.nth)} {plays_each(event, scene, each)}"
        return f"each {plays_each(event, scene, on)}"
    told = EVENTS(event, scene)
    return f"the {ordinal(told.nth)} {told.each} {each}" if told.nth else f"each {told.each} {on}"


def _gives(ability: When, scene: Scene) -> str:
    """What a card gives, if that is all there is: ``gives +1 Power``, ``lets you draw a card``."""
    event = ability.event
    if len(ability.do) != 1:
        return ""
    do = ability.do[0]
    if not isinstance(event, Plays):
        counts = bool(EVENTS(event, scene).each) and is_plain(ability.do)
        return f"gives {inline(ability.do, scene.branch())}" if counts else ""
    if event.each_of or (event.distinct and event.nth > 1):
        return ""
    if isinstance(do, Power) and isinstance(do.amount, int):
        return f"gives {inline(ability.do, scene.branch())}"
    if isinstance(do, Draw) or (has_verb(do, VERBS, scene.flat) and is_optional(do, scene.flat)):
        return f"lets you {VERBS(do, scene.branch()).say()}"
    if isinstance(do, Others) and do.whom in ("team", "teammate") and not do.holding:
        if len(do.do) == 1 and isinstance(do.do[0], Draw):
            return f"lets {WHO[do.whom]} {VERBS(do.do[0], scene.branch()).say()}"
    return ""


def _gives_alone(ability: When) -> str:
    return _gives(ability, Scene())


def _counting(abilities: Iterable[Ability]) -> str:
    scene = Scene()
    told: list[str] = []
    for ability in abilities:
        assert isinstance(ability, When)
        assert isinstance(ability.event, Plays)
        nth = f"the {ordinal(ability.event.nth)}"
        play = "" if told else f" {plays_each(ability.event, scene, each_turn(scene))}"
        told.append(f"{nth}{play} {_gives(ability, scene)}")
    return sentence(f"{listed(told)}.")


def _same(abilities: Iterable[Ability]) -> str:
    """``Each Hero and each Super Power you play on your turn gives +1 Power.``"""
    scene = Scene()
    told: list[str] = []
    first: When | None = None
    for ability in abilities:
        assert isinstance(ability, When)
        assert isinstance(ability.event, Plays)
        first = first or ability
        told.append(_given(ability, scene))
    assert first is not None
    assert isinstance(first.event, Plays)
    ends = plays_each(first.event, scene, "").removeprefix(noun(first.event.what).bare()).rstrip()
    heads = [given.partition(ends)[0] for given in told]
    text = f"{listed(heads)}{ends}{told[0].partition(ends)[2]}"
    gives = _gives(first, scene)
    if first.event.nth:
        gives = gives.replace("gives", "each give", 1).replace("lets", "each let", 1)
    return _in_confrontation(first.only_if, sentence(f"{text} {gives}."))


# --- On your own turn -------------------------------------------------------------------------


@ABILITIES.of(EveryTurn)
def _every_turn(ability: EveryTurn, scene: Scene) -> str:
    turns = each_turn(scene)
    if isinstance(ability.only_if, Confronting):
        return confrontation(ability.only_if) + sentence(f"{inline(ability.do, scene)}.")
    only_if = _only_if(ability.only_if, scene)
    if is_plain(ability.do) and not only_if:
        return sentence(f"{inline(ability.do, scene)} {turns}.")
    return sentence(f"{turns}, {only_if}{inline(ability.do, scene)}.")


@ABILITIES.of(Use)
def _use(ability: Use, scene: Scene) -> str:
    return _in_confrontation(ability.only_if, _used(ability, scene))


def _used(ability: Use, scene: Scene) -> str:
    only_if = _only_if(ability.only_if, scene)
    pays = bool(ability.pay_power or ability.price)
    if pays and ability.payment:
        price = sentence(only_if + _price(ability, scene))
        most = f" Maximum {times(ability.limit)} each turn." if ability.limit else ""
        if ability.per_type:
            most = " Maximum once each turn per card type moved."
        return f"{price}: {_does(ability, scene)}{most}"
    on = on_turn(scene)
    if pays and ability.limit != 1:
        price = sentence(only_if + _price(ability, scene))
        return f"{price} ({_times(ability.limit)} {on}): {_does(ability, scene)}"
    during = "this turn" if scene.granted else "during each of your turns"
    lead = f"{_times(ability.limit)} {during}, {only_if}"
    if pays:
        price = _price(ability, scene)
        return f"{sentence(lead)}you may {price}. If you do, {inline(ability.do, scene)}."
    if not ability.do or isinstance(ability.do[0], Power):
        return f"{sentence(lead)}{inline(ability.do, scene)}."
    first, *rest = maybe(ability.do, scene)
    return " ".join(f"{sentence(clause)}." for clause in (lead + first, *rest))


def _does(ability: Use, scene: Scene) -> str:
    return " ".join(f"{sentence(clause)}." for clause in clauses(ability.do, scene))


def _price(ability: Use, scene: Scene) -> str:
    power = [f"pay {ability.pay_power} Power"] if ability.pay_power else []
    scene.flat = True  # "you may" stands before the price already
    price = clauses(ability.price, scene)
    scene.flat = False
    return " and ".join([*power, *price]) or "do nothing"


def _times(limit: int) -> str:
    if limit == 0:
        return "any number of times"
    return "once" if limit == 1 else f"up to {limit} times"


def _paid(abilities: Iterable[Ability]) -> str:
    """``Discard a Punch: Either draw a card or +1 Power. Maximum once each turn for each.``"""
    uses = [ability for ability in abilities if isinstance(ability, Use)]
    prices = list(dict.fromkeys(_price(use, Scene()) for use in uses))
    scene = Scene()
    _price(uses[0], scene)
    if typed := paid_with_types(uses):
        prices = [_price(typed, Scene())]
        does = _does(uses[0], scene)
        most = f"Maximum {times(typed.limit)} each turn per card type discarded."
    elif len(prices) > 1:
        does = _does(uses[0], scene)
        most = f"Each price can be paid {times(uses[0].limit)} each turn."
    else:
        ways = [inline(use.do, Scene(done=scene.done, flat=True)) for use in uses]
        does = f"{sentence('; or '.join(ways))}."
        most = f"Maximum {times(uses[0].limit)} each turn for each of these."
    only_if = _only_if(uses[0].only_if, scene)
    text = f"{sentence(only_if + listed(prices, 'or'))}: {does} {most}"
    return _in_confrontation(uses[0].only_if, text)


# --- Other abilities --------------------------------------------------------------------------


@ABILITIES.of(WhenConfronted)
def _when_confronted(ability: WhenConfronted, scene: Scene) -> str:
    price = _price(Use(ability.do, ability.price), scene)
    lead = "Once in each Confrontation by a foe, you may"
    return f"{lead} {price}. If you do, {inline(ability.do, scene)}."


@ABILITIES.of(CharacterCost)
def _character_cost(ability: CharacterCost, scene: Scene) -> str:
    turn = " this turn" if scene.granted else ""
    return f"Your Character's cost is {higher(ability.n)}{turn}."


@ABILITIES.of(GainOnTop)
def _gain_on_top(ability: GainOnTop, scene: Scene) -> str:
    sort = noun(ability.what)
    if ability.once:
        cards = f"one {sort.bare()} you buy or gain {each_turn(scene)}"
    elif ability.nth:
        cards = f"the {ordinal(ability.nth)} {sort.bare()} you buy or gain {each_turn(scene)}"
    else:
        cards = f"each {sort.bare()} you buy or gain {on_turn(scene)}"
    return sentence(f"{cards} may go on top of your deck instead of into your discard pile.")


@ABILITIES.of(HandHasAssist)
def _hand_has_assist(ability: HandHasAssist, scene: Scene) -> str:
    turn = " this turn" if scene.granted else ""
    return f"Each {noun(ability.what).bare()} in your hand has Assist{turn}."


@ABILITIES.of(FirstDrawMore)
def _first_draw_more(ability: FirstDrawMore, scene: Scene) -> str:
    more = "1 more card" if ability.n == 1 else f"{ability.n} more cards"
    return f"The first time a card lets you draw {each_turn(scene)}, draw {more}."


@ABILITIES.of(TakesFirstTurn)
def _takes_first_turn(ability: TakesFirstTurn, scene: Scene) -> str:
    return "You take the first turn of the game."


@CLAUSES.of(Grant)
def _grant(effect: Grant, scene: Scene) -> list[str]:
    ability = effect.ability
    if scene.subject and isinstance(ability, Use) and (ability.pay_power or ability.price):
        subject, branch = scene.subject, Scene(granted=True)
        price = _price(ability, branch)
        scene.spoken()
        often = "once" if ability.limit == 1 else _times(ability.limit)
        return [f"{subject} {price} {often} this turn to {inline(ability.do, branch)}"]
    text = ABILITIES(ability, Scene(granted=True)).removesuffix(".")
    if not text.startswith("Confrontation"):
        text = text[0].lower() + text[1:]
    if scene.subject:
        have = "has" if scene.singular else "have"
        subject = scene.subject
        scene.spoken()
        return [f'{subject} {have} this for the turn: "{text}"']
    return [text]

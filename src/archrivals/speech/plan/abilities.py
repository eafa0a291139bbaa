"""What works from play: abilities, Defenses and Blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archrivals.engine.language import effects as fx
from archrivals.speech import tree

from . import shape
from .acts import step, verbal
from .clauses import CLAUSES, clauses, full, headed, inline, joined, maybe
from .nouns import amount, condition
from .registry import Plans
from .scene import Scene

ABILITIES: Final[Plans[list[tree.Sentence]]] = Plans()


def abilities(every: tuple[fx.Ability, ...]) -> list[tree.Sentence]:
    """Abilities one after the other; those that are much alike share a sentence."""
    sentences: list[tree.Sentence] = []
    while every:
        if (n := shape.counting_length(every, _gift_alone)) > 1:
            sentences += _counting(every[:n])
        elif (n := shape.same_length(every, _gift_alone)) > 1:
            sentences += _same(every[:n])
        elif (n := shape.paid_length(every)) > 1:
            sentences += _paid([use for use in every[:n] if isinstance(use, fx.Use)])
        else:
            sentences += ABILITIES.plan(every[0], Scene())
            n = 1
        every = every[n:]
    return sentences


def _one(clause: tree.Clause) -> list[tree.Sentence]:
    return [tree.Sentence((("", clause),))]


def _only_if(c: fx.Condition | None, scene: Scene) -> tree.Condition | None:
    return None if c is None or isinstance(c, fx.Confronting) else condition(c, scene)


def _head_if(c: fx.Condition | None, sentences: list[tree.Sentence]) -> list[tree.Sentence]:
    """Put the heading before sentences that work in a Confrontation only."""
    if not isinstance(c, fx.Confronting):
        return sentences
    return headed("team-confrontation" if c.whose == "team" else "confrontation", sentences)


# --- When -------------------------------------------------------------------------------------


@ABILITIES.of(fx.When)
def _when(record: fx.When, scene: Scene) -> list[tree.Sentence]:
    only_if = _only_if(record.only_if, scene)
    gift = None if only_if else _gift(record, scene)
    if gift is not None:
        clause: tree.Clause = tree.Gives((_happening(record, scene),), (gift,))
        return _head_if(record.only_if, _one(clause))
    event = _happening(record, scene)
    if (record.turns, record.only_if) == ("team", fx.Confronting("team")) and event.when != (
        "each-turn"
    ):
        event = event._replace(when="")  # its heading says whose turn it is
    does = clauses(record.do, scene)
    body = joined(does) if len(does) != 2 else (("", does[0]), (";", does[1]))
    if len(does) > 2:
        body = inline(record.do, Scene())
    return _head_if(record.only_if, _one(tree.Whenever(event, only_if, body)))


def _happening(record: fx.When, scene: Scene) -> tree.Happening:
    event = shape.event(record.event)
    if scene.granted:
        return tree.Happening(event, "this-turn", record.turns)
    often = getattr(event, "nth", 0) or getattr(event, "first", 0) or getattr(event, "each_of", ())
    return tree.Happening(event, "each-turn" if often else "on-turn", record.turns)


def _gift(record: fx.When, scene: Scene) -> tree.Act | tree.Bonus | None:
    """Return a card's gift, if that is all: ``gives +1 Power``, ``lets you draw a card``."""
    event, do = record.event, record.do
    if len(do) != 1:
        return None
    power, first = shape.plain_power(do), do[0]
    if not isinstance(event, fx.Plays):
        gives = isinstance(event, fx.Gains | fx.Discards | fx.Draws) and power is not None
        return tree.Bonus(power or 0) if gives else None
    if event.each_of or (event.distinct and event.nth > 1):
        return None
    if power is not None:
        return tree.Bonus(power)
    optional = verbal(first, scene) and shape.is_optional(first, scene.flat)
    if isinstance(first, fx.Draw) or optional:
        return step(first, scene.copy()).act
    if isinstance(first, fx.Others) and first.whom in ("team", "teammate") and not first.holding:
        if len(first.do) == 1 and isinstance(first.do[0], fx.Draw):
            return step(first.do[0], scene.copy()).act._replace(whom=first.whom)
    return None


def _gift_alone(record: fx.When) -> bool:
    return _gift(record, Scene()) is not None


def _counting(every: tuple[fx.Ability, ...]) -> list[tree.Sentence]:
    """``The first Hero you play … gives +1 Power and the second lets you draw a card.``"""
    return _one(_gives(every, len(every)))


def _same(every: tuple[fx.Ability, ...]) -> list[tree.Sentence]:
    """``Each Hero and each Super Power you play on your turn gives +1 Power.``"""
    return _head_if(getattr(every[0], "only_if", None), _one(_gives(every, 1)))


def _gives(every: tuple[fx.Ability, ...], gifts: int) -> tree.Gives:
    """Several events with the gifts of the first few of them."""
    whens = [record for record in every if isinstance(record, fx.When)]
    gifts_of = [gift for record in whens[:gifts] if (gift := _gift(record, Scene())) is not None]
    return tree.Gives(tuple([_happening(record, Scene()) for record in whens]), tuple(gifts_of))


# --- On your own turn -------------------------------------------------------------------------


@ABILITIES.of(fx.EveryTurn)
def _every_turn(record: fx.EveryTurn, scene: Scene) -> list[tree.Sentence]:
    if isinstance(record.only_if, fx.Confronting):
        return _head_if(record.only_if, [tree.Sentence(inline(record.do, scene))])
    only_if = _only_if(record.only_if, scene)
    after = only_if is None and shape.plain_power(record.do) is not None
    return _one(tree.EachTurn(inline(record.do, scene), only_if, after, scene.granted))


@ABILITIES.of(fx.Use)
def _use(record: fx.Use, scene: Scene) -> list[tree.Sentence]:
    return _head_if(record.only_if, _used(record, scene))


def _used(record: fx.Use, scene: Scene) -> list[tree.Sentence]:
    only_if = _only_if(record.only_if, scene)
    granted = scene.granted
    if record.pay_power or record.price:
        price = _price(record, scene)
        if record.payment or record.limit != 1:
            often = -1 if record.payment else record.limit
            pays = tree.Pays((price,), only_if, often, granted)
            planned = [tree.Sentence((("", pays),), colon=True), *full(clauses(record.do, scene))]
            return [*planned, *_maximum(record)] if record.payment else planned
        uses = tree.Uses(record.limit, only_if, price, (), granted)
        return [*_one(uses), *_one(tree.Cond(tree.Done("you"), inline(record.do, scene)))]
    if not record.do or isinstance(record.do[0], fx.Power):
        return _one(tree.Uses(record.limit, only_if, None, inline(record.do, scene), granted))
    first, *rest = maybe(record.do, scene)
    uses = tree.Uses(record.limit, only_if, None, (("", first),), granted)
    return [*_one(uses), *full(rest)]


def _maximum(record: fx.Use) -> list[tree.Sentence]:
    if record.per_type:
        return _one(tree.Fact("maximum-per-type-moved", record.limit))
    return _one(tree.Fact("maximum", record.limit)) if record.limit else []


def _price(record: fx.Use, scene: Scene) -> tree.Price:
    scene.flat = True  # "you may" stands before the price already
    acts: list[tuple[tree.Joint, tree.Clause]] = []
    for clause in clauses(record.price, scene):
        acts.append(("and" if acts or record.pay_power else "", clause))
    scene.flat = False
    return tree.Price(record.pay_power, tuple(acts))


def _paid(uses: list[fx.Use]) -> list[tree.Sentence]:
    """``Discard a Punch: Draw a card; or +1 Power. Maximum once each turn for each of these.``"""
    scene, first = Scene(), uses[0]
    prices = tuple(dict.fromkeys([_price(use, Scene()) for use in uses]))
    _price(first, scene)
    if typed := shape.paid_with_types(uses):
        prices = (_price(typed, Scene()),)
        does = full(clauses(first.do, scene))
        most = tree.Fact("maximum-per-type-discarded", first.limit)
    elif len(prices) > 1:
        does = full(clauses(first.do, scene))
        most = tree.Fact("maximum-per-price", first.limit)
    else:
        ways: list[tuple[tree.Joint, tree.Clause]] = []
        for use in uses:
            way = inline(use.do, Scene(done=scene.done, flat=True))
            ways += [("or", way[0][1]), *way[1:]] if ways else way
        does = [tree.Sentence(tuple(ways))]
        most = tree.Fact("maximum-per-option", first.limit)
    pays = tree.Pays(prices, _only_if(first.only_if, scene), -1, False)
    planned = [tree.Sentence((("", pays),), colon=True), *does, *_one(most)]
    return _head_if(first.only_if, planned)


# --- Other abilities --------------------------------------------------------------------------


@ABILITIES.of(fx.WhenConfronted)
def _when_confronted(record: fx.WhenConfronted, scene: Scene) -> list[tree.Sentence]:
    price = _price(fx.Use(record.do, record.price), scene)
    uses = tree.Uses(1, None, price, (), scene.granted, confronted=True)
    return [*_one(uses), *_one(tree.Cond(tree.Done("you"), inline(record.do, scene)))]


@ABILITIES.of(fx.CharacterCost)
def _character_cost(record: fx.CharacterCost, scene: Scene) -> list[tree.Sentence]:
    return _one(tree.Fact("character-cost", record.n, granted=scene.granted))


@ABILITIES.of(fx.GainOnTop)
def _gain_on_top(record: fx.GainOnTop, scene: Scene) -> list[tree.Sentence]:
    return _one(tree.GoesOnTop(record.what, record.nth, record.once, scene.granted))


@ABILITIES.of(fx.HandHasAssist)
def _hand_has_assist(record: fx.HandHasAssist, scene: Scene) -> list[tree.Sentence]:
    return _one(tree.Fact("hand-has-assist", what=record.what, granted=scene.granted))


@ABILITIES.of(fx.FirstDrawMore)
def _first_draw_more(record: fx.FirstDrawMore, scene: Scene) -> list[tree.Sentence]:
    return _one(tree.Fact("first-draw-more", record.n, granted=scene.granted))


@ABILITIES.of(fx.TakesFirstTurn)
def _takes_first_turn(record: fx.TakesFirstTurn, scene: Scene) -> list[tree.Sentence]:
    return _one(tree.Fact("first-turn"))


@CLAUSES.of(fx.Grant)
def _grant(effect: fx.Grant, scene: Scene) -> list[tree.Clause]:
    record, subject, can = effect.ability, scene.subject, scene.can
    branch = Scene(granted=True)
    pays = isinstance(record, fx.Use) and (record.pay_power or record.price)
    if (subject or can) and isinstance(record, fx.Use) and pays:
        price = _price(record, branch)
        scene.spoken()
        return [tree.PaysTo(price, record.limit, inline(record.do, branch), subject, can)]
    if subject or can:
        scene.spoken()
    return [tree.Granted(tuple(ABILITIES.plan(record, branch)), subject, can)]


# --- Defenses and Blocks ----------------------------------------------------------------------


def defense(record: fx.Defense) -> list[tree.Sentence]:
    """``Defense: You may discard this card to avoid an Attack. If you do, draw a card.``"""
    verb: tree.VerbId = "avoid-by-reveal" if record.reveal else "avoid-by-discard"
    tail: tree.Tail = "and-others" if record.others_too else ""
    at = (tree.Spot(record.place),) if record.place != "hand" else ()
    act = tree.Act(verb, tree.Top(tree.Spot("this")), at, tail=tail)
    planned = headed("defense", _one(tree.Do((act,), None, "may")))
    if record.then:
        done = tree.Ref(0 if record.others_too else 1, how="discard", other=record.others_too)
        return [*planned, *_one(tree.Cond(tree.Done("you"), inline(record.then, Scene(done=done))))]
    return [*planned, *_one(tree.Fact("stays-in-hand"))] if record.reveal else planned


def block(record: fx.Block, type_: fx.CardType | None = None) -> tree.Blocks:
    """``Block (2), then draw a card``; the type is that of the card it stands on."""
    a, reveals = record.amount, False
    if isinstance(a, fx.Per) and a.where == "discard" and type_:
        # F8: it is in the discard pile by then.
        if a.what == fx.Filter(types=(type_,)):
            a = replace(a, and_this=True)
    elif isinstance(a, fx.VpOf) and a.where == "hand":
        reveals = True
    body: tree.Body = (
        inline(record.then, Scene(done=tree.Ref(how="discard"))) if record.then else ()
    )
    return tree.Blocks(amount(a, Scene()), body, reveals)

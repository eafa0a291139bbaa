"""What a player does: one verb for each kind of effect that can be said by one."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, get_args

from archrivals.engine.language import effects as fx
from archrivals.engine.language.effects import WEAKNESSES, Pick
from archrivals.speech import tree

from .nouns import amount, chosen, take
from .registry import Plans
from .scene import THAT, Scene, goes_to, group_of
from .shape import is_verbal, optional


class Step(NamedTuple):
    """An act, and how it may be joined to its neighbours.

    ``may`` asks for that word before it. ``pause`` ends the sentence when it is an order, ``ends``
    always does. ``named`` needs its subject even then: "you win".
    """

    act: tree.Act
    may: bool = False
    pause: bool = False
    ends: bool = False
    named: bool = False


ACTS: Final[Plans[Step]] = Plans()
"""The effects that are one verb."""


def step(effect: fx.Effect, scene: Scene) -> Step:
    """The act of an effect."""
    return ACTS.plan(effect, scene)


def verbal(effect: fx.Effect, scene: Scene) -> bool:
    """Return whether an effect is said by one verb."""
    return is_verbal(effect, ACTS, scene.flat)


def _picks(
    verb: tree.VerbId,
    pick: Pick,
    scene: Scene,
    to: tuple[tree.Spot, ...] = (),
    *,
    place: bool = True,
    inside: bool = False,
    pause: bool = False,
) -> Step:
    """A step that picks cards, remembered as the last act."""
    thing = chosen(pick, scene, place=place, inside=inside)
    done = group_of(pick, verb, scene)
    take(pick, scene)
    scene.done = done
    return Step(tree.Act(verb, thing, to, scene.person), optional(pick, scene.flat), pause)


def _so_many(
    verb: tree.VerbId, thing: Any, a: fx.Amount, scene: Scene
) -> tree.Act:  # a literal of SoMany
    many = amount(a, scene)
    scene.done = tree.Ref(0 if many.per or many.equal else many.n, how=verb)
    return tree.Act(verb, tree.SoMany(thing, many), (), scene.person)


@ACTS.of(fx.Draw)
@ACTS.of(fx.DrawExtra)
def _draw(effect: fx.Draw | fx.DrawExtra, scene: Scene) -> Step:
    thing = "extra-card" if isinstance(effect, fx.DrawExtra) else "card"
    return Step(_so_many("draw", thing, effect.amount, scene))


@ACTS.of(fx.DrawThese)
def _draw_these(effect: fx.DrawThese, scene: Scene) -> Step:
    return _picks("draw", effect.pick, scene)


@ACTS.of(fx.RevealAndDraw)
def _reveal_and_draw(effect: fx.RevealAndDraw, scene: Scene) -> Step:
    again = bool(effect.until_cost) or effect.again_if is not None
    scene.it = scene.done = tree.Ref(0 if again else 1, how="draw")
    top = tree.Top(tree.Spot("deck-top", scene.person))
    act = tree.Act("reveal-and-draw", top, n=effect.until_cost, again=effect.again_if)
    return Step(act, pause=True)


@ACTS.of(fx.Discard)
def _discard(effect: fx.Discard, scene: Scene) -> Step:
    # D2: discarding is from the hand unless the text names another place.
    pick = effect.pick
    plain = pick.places == ("hand",) and pick.whose == "you" and not pick.played_once
    return _picks("discard", pick, scene, place=not plain)


@ACTS.of(fx.Destroy)
def _destroy(effect: fx.Destroy, scene: Scene) -> Step:
    return _picks("destroy", effect.pick, scene, inside=effect.pick.places == ("line-up",))


@ACTS.of(fx.Gain)
def _gain(effect: fx.Gain, scene: Scene) -> Step:
    clauses = _picks("gain", effect.pick, scene)
    scene.it = scene.done
    to = () if effect.to == ("discard",) else tuple([tree.Spot(p, scene.person) for p in effect.to])
    if effect.any_player:
        to = (*to, tree.Spot("discard", "any-player"))
    return clauses._replace(act=_and_put(clauses.act, to, scene)) if to else clauses


def _and_put(act: tree.Act, to: tuple[tree.Spot, ...], scene: Scene) -> tree.Act:
    return act._replace(to=to, back=tree.Act("put", tree.It(scene.done), to, scene.person))


@ACTS.of(fx.GainWeakness)
def _gain_weakness(effect: fx.GainWeakness, scene: Scene) -> Step:
    act = _so_many("gain", "weakness", effect.n, scene)
    scene.it = scene.done = scene.done._replace(sorts=(WEAKNESSES,))
    if effect.to == "discard":
        return Step(act)
    return Step(_and_put(act, (tree.Spot(effect.to, scene.person),), scene))


@ACTS.of(fx.GainCheaper)
def _gain_cheaper(effect: fx.GainCheaper, scene: Scene) -> Step:
    scene.it = scene.done = tree.Ref(how="gain")
    return Step(tree.Act("gain-cheaper"))


@ACTS.of(fx.Give)
def _give(effect: fx.Give, scene: Scene) -> Step:
    received = effect.pick.by == "attacker" or scene.third
    hand = (tree.Spot("hand", scene.person),)
    return _picks("receive" if received else "take", effect.pick, scene, hand)


@ACTS.of(fx.GiveAssist)
def _give_assist(effect: fx.GiveAssist, scene: Scene) -> Step:
    clauses = _picks("choose", effect.pick, scene, inside=True)
    act = clauses.act._replace(tail="has-assist", n=scene.done.size)
    return clauses._replace(act=act, ends=True)


@ACTS.of(fx.Move)
def _move(effect: fx.Move, scene: Scene) -> Step:
    return _picks("put", effect.pick, scene, (goes_to(effect.to, effect.pick, scene),))


@ACTS.of(fx.Select)
def _select(effect: fx.Select, scene: Scene) -> Step:
    hand = effect.pick.places == ("hand",)  # no other player sees a hand
    verb: tree.VerbId = "reveal" if hand else "choose"
    clauses = _picks(verb, effect.pick, scene, inside=not hand, pause=True)
    scene.it = scene.done
    return clauses


@ACTS.of(fx.Reveal)
@ACTS.of(fx.Look)
def _shows(effect: fx.Reveal | fx.Look, scene: Scene) -> Step:
    verb: tree.VerbId = "reveal" if isinstance(effect, fx.Reveal) else "look"
    # Cards shown out of a hand are not chosen.
    at_random = effect.where == "hand" and verb == "reveal"
    thing = chosen(Pick((effect.where,), n=effect.n, at_random=at_random), scene)
    villain = effect.where == "super-villain"
    scene.it = tree.Ref(effect.n, how="reveal", seen=True, villain=villain)
    return Step(tree.Act(verb, thing, (), scene.person), pause=True)


@ACTS.of(fx.RevealHand)
def _reveal_hand(effect: fx.RevealHand, scene: Scene) -> Step:
    return Step(tree.Act("reveal", tree.Whole(tree.Spot("hand", scene.person))), pause=True)


@ACTS.of(fx.PutBack)
def _put_back(effect: fx.PutBack, scene: Scene) -> Step:
    several = scene.it.many and scene.it.left != "other"
    return Step(tree.Act("put-back", tree.It(scene.it), tail="any-order" if several else ""))


@ACTS.of(fx.PlayFrom)
def _play_from(effect: fx.PlayFrom, scene: Scene) -> Step:
    clauses = _picks("play", effect.pick, scene)
    act = clauses.act
    if effect.keep and effect.then is None and not effect.until_end:
        return clauses
    if effect.until_end:
        act = act._replace(tail="goes-back", n=scene.done.size)
    elif effect.then is not None:
        to = goes_to(effect.then, effect.pick, scene)
        act = act._replace(back=tree.Act("put", tree.It(scene.done), (to,), scene.person))
    else:
        there: tree.Tail = "where-it-was" if effect.pick.places == ("it",) else ""
        back = tree.Act("return", tree.It(scene.done), (), scene.person, tail=there)
        act = act._replace(back=back)
    return clauses._replace(act=act)


@ACTS.of(fx.PlayAgain)
def _play_again(effect: fx.PlayAgain, scene: Scene) -> Step:
    return _picks("play-again", effect.pick, scene, inside=True)


@ACTS.of(fx.Refill)
def _refill(effect: fx.Refill, scene: Scene) -> Step:
    return Step(tree.Act("refill", n=scene.done.size))


@ACTS.of(fx.Win)
def _win(effect: fx.Win, scene: Scene) -> Step:
    return Step(tree.Act("win"), named=True)


def _alone(effect: fx.Effect, scene: Scene) -> Step:
    """A kind with a verb of its own, which has the same name."""
    return Step(tree.Act(OWN_VERBS[type(effect)], person=scene.person))


OWN_VERBS: Final[dict[type, tree.VerbId]] = {
    kind: verb
    for verb in get_args(fx.OwnVerb)
    for kind in get_args(fx.Effect)
    if kind.__name__ == verb.title().replace("-", "")
}
ACTS.update(dict.fromkeys(OWN_VERBS, _alone))


@ACTS.of(fx.UntilDefeated)
def _until_defeated(effect: fx.UntilDefeated, scene: Scene) -> Step:
    if effect.what == "hero":
        return Step(tree.Act("turn-hero", person=scene.person))
    return Step(tree.Act("set-aside", person=scene.person), ends=True)


@ACTS.of(fx.Choose)
def _either(effect: fx.Choose, scene: Scene) -> Step:
    """One of several acts."""
    options = tuple([step(option[0], scene.copy()).act for option in effect.options])
    scene.done = THAT
    either = not effect.up_to and len(options) > 1
    return Step(tree.Act("or", options=options, either=either), effect.up_to)


def totals(scene: Scene) -> tree.Act:
    """Everyone adds up a hand."""
    return tree.Act("total", tree.Whole(tree.Spot("hand", scene.person)), person=scene.person)


def of_hand(verb: tree.VerbId, scene: Scene, n: int = 1) -> tree.Act:
    """Something is done with a number of cards of a hand."""
    return tree.Act(
        verb, tree.Cards(fx.ANY, n, at=(tree.Spot("hand", scene.person),)), person=scene.person
    )


def reward(effects: tuple[fx.Effect, ...], scene: Scene, optional_: bool) -> tree.Bonus | None:
    """Power for the step just before: ``destroy a card from your hand for +3 Power``."""
    if not effects or not isinstance(effects[0], fx.Power):
        return None
    a = effects[0].amount
    if isinstance(a, fx.CostOf | fx.PowerOf) and a.where == "done":
        return amount(a, scene)
    return tree.Bonus(a) if optional_ and isinstance(a, int) and len(effects) == 1 else None

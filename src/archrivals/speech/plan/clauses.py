"""Effects in a row, as clauses: what belongs together is said together."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from archrivals.engine.language import effects as fx
from archrivals.speech import tree

from . import shape
from .acts import Step, of_hand, reward, step, totals, verbal
from .nouns import ZONES, amount, chosen, condition
from .registry import Plans
from .scene import Scene, spot
from .shape import Effects

CLAUSES: Final[Plans[list[tree.Clause]]] = Plans()
"""The effects that are more than one verb."""


# --- Sentences and bodies ---------------------------------------------------------------------


def sentences(effects: Effects, scene: Scene) -> list[tree.Sentence]:
    """Effects as full sentences."""
    last = effects[-1] if effects else None
    if not isinstance(last, fx.If) or not shape.splits(last):
        return full(clauses(effects, scene))
    # "Confrontation" covers what stands after it, so it can only come last.
    planned = full(clauses(effects[:-1], scene))
    assert isinstance(last.condition, fx.Confronting)
    team = last.condition.whose == "team"
    if more := shape.more_of_a_choice(last):
        choice = _options(more[0], scene)
        return [*planned, *full([choice._replace(more=more[1].n, team=team)])]
    in_it, otherwise = scene.copy(), scene.copy()
    head: Any = "team-confrontation" if team else "confrontation"  # a literal of Sentence
    planned += headed(head, sentences(last.then, in_it))
    if last.otherwise:
        planned += headed("otherwise", sentences(last.otherwise, otherwise))
    return planned


def full(said: list[tree.Clause]) -> list[tree.Sentence]:
    """Each clause as a sentence."""
    return [tree.Sentence((("", clause),)) for clause in said]


def headed(head: Any, planned: list[tree.Sentence]) -> list[tree.Sentence]:  # a literal of Sentence
    """Sentences of which the first has a heading."""
    if not planned:
        return [tree.Sentence((("", tree.Fact("nothing")),), (head,))]
    return [planned[0]._replace(heads=(head, *planned[0].heads)), *planned[1:]]


def inline(effects: Effects, scene: Scene) -> tree.Body:
    """Effects within a sentence."""
    return joined(clauses(effects, scene))


def joined(said: list[tree.Clause]) -> tree.Body:
    """Clauses within a sentence."""
    if len(said) == 1:
        return (("", said[0]),)
    body: list[tuple[tree.Joint, tree.Clause]] = []
    for clause in said or [tree.Fact("nothing")]:
        body.append((_joint(body[-1][1], clause) if body else "", clause))
    return tuple(body)


OTHERS: Final = ("attacker", "teammate", "that-foe")


def _joint(last: tree.Clause, clause: tree.Clause) -> tree.Joint:
    """A step before or after Power reads on; other clauses stand apart."""
    subject = getattr(clause, "subject", None)
    named = isinstance(clause, tree.Do | tree.Gets | tree.Options | tree.Granted | tree.DoThis)
    if subject and named and subject.who in OTHERS and not subject.only:
        return "and"
    if named and getattr(clause, "can", "") == "may" and subject is None and not _then(clause):
        return ";" if _leads(last) or _stops(last) else "and"
    if _bare(clause):
        return "then"
    apart = (
        isinstance(clause, tree.Cond | tree.Attacks)
        or _then(clause)
        or bool(getattr(clause, "can", ""))
    )
    apart = apart or (subject is not None and subject.who == "you")
    return "then" if _bare(last) and not apart else ";"


def _then(clause: tree.Clause) -> bool:
    return isinstance(clause, tree.Do | tree.Gets) and clause.then


def _bare(clause: tree.Clause) -> bool:
    """Power that is said without a verb."""
    plain = isinstance(clause, tree.Gets) and not clause.can and not clause.then
    return plain and getattr(clause, "subject", None) is None


def _leads(clause: tree.Clause) -> bool:
    """Return whether a clause starts with its condition, or is optional for you."""
    if isinstance(clause, tree.Cond):
        return not clause.unless and not isinstance(clause.lead, tree.Happening | tree.AsSoonAs)
    can = isinstance(
        clause, tree.Do | tree.Gets | tree.Options | tree.Granted | tree.DoThis
    ) and bool(clause.can)
    return can and getattr(clause, "subject", None) is None


def _stops(clause: tree.Clause) -> bool:
    """Return whether a clause has a semicolon inside."""
    if isinstance(clause, tree.Cond):
        return bool(clause.otherwise) or _body_stops(clause.body)
    if isinstance(clause, tree.Do):
        return clause.leaves or any(
            act.tail in ("goes-back", "has-assist") or act.again or act.verb == "set-aside"
            for act in clause.acts
        )
    if isinstance(clause, tree.Options):
        return len(clause.options) > 1 or any(_body_stops(way) for way in clause.options)
    if isinstance(clause, tree.For | tree.Attacks | tree.Limit | tree.Several | tree.DoThis):
        return _body_stops(clause.body)
    return isinstance(clause, tree.Fact) and clause.id == "takes-text"


def _body_stops(body: tree.Body) -> bool:
    return any(joint in (";", ";then") or _stops(clause) for joint, clause in body)


def about(who: tree.Subject, effects: Effects, scene: Scene) -> tree.Body:
    """Effects of those named: ``each foe discards a card``."""
    apart = fx.If | fx.ThisTurn | fx.Await | fx.Attack | fx.Others
    if effects:
        alone = isinstance(effects[0], apart) and not shape.power_length(effects)
        unsaid = (who.n or who.only) and not verbal(effects[0], scene.branch(who))
        if alone or unsaid:
            return (("", tree.For(who, inline(effects, scene.fresh()))),)
    return inline(effects, scene.branch(who))


def clauses(effects: Effects, scene: Scene) -> list[tree.Clause]:
    """Effects as clauses, in order."""
    said: list[tree.Clause] = []
    while effects:
        first = effects[0]
        if n := shape.power_length(effects):
            said.append(_power(effects[:n], scene, first=not said))
        elif _together(effects, scene):
            said.append(tree.Do((step(first, scene).act,), tree.Subject("team", only="did")))
            n = 2
        elif len(places := _one_in_each(effects, scene)) > 1:
            cards = tree.Cards(fx.ANY, up_to=True, at=tuple([spot(p, scene) for p in places]))
            said.append(tree.Do((tree.Act("destroy-in-each", cards),)))
            n = len(places)
        elif verbal(first, scene):
            then = bool(said) and scene.may and not scene.third
            clause, n = _do(effects, scene)
            said.append(clause._replace(then=True) if then else clause)
        else:
            said += CLAUSES.plan(first, scene)
            n = 1
            scene.may = isinstance(first, fx.May | fx.Instead)
        effects = effects[n:]
    return said


def _together(effects: Effects, scene: Scene) -> bool:
    """Return whether you and your teammate do the same."""
    if not shape.teammate_does_too(effects) or scene.third or scene.subject:
        return False
    return verbal(effects[0], scene) and not shape.is_optional(effects[0], scene.flat)


def _one_in_each(effects: Effects, scene: Scene) -> list[fx.Place]:
    """The places of several steps that destroy up to one card each."""
    if len(effects) < 2 or scene.third or scene.subject:
        return []
    return list(takewhile(ZONES.__contains__, shape.one_of_each_place(effects)))


# --- Acts in a row ----------------------------------------------------------------------------


def _do(effects: Effects, scene: Scene, can: tree.Can = "") -> tuple[tree.Do, int]:
    """One clause out of the first effects, and how many of them it says."""
    steps: list[Step] = []
    for i, effect in enumerate(effects):
        if steps and (_starts_anew(effect, steps[-1], scene) or _together(effects[i:], scene)):
            break
        clauses_of = _step(effect, scene, bool(steps))
        if clauses_of is None:
            break
        steps.append(clauses_of)
        if clauses_of.may or clauses_of.ends:
            break
    n, optional, subject = len(steps), bool(can), scene.subject
    can = can or scene.can
    scene.may = steps[0].may
    if scene.may and not can:
        can = "may"
    elif steps[0].named and subject is None and not can:
        subject = tree.Subject("you")
    apart = shape.leaves_other(effects[n - 1], scene.it.size)
    said = tree.Do(tuple([each.act for each in steps]), subject, can)
    scene.spoken()
    rest = effects[n:]
    if apart and shape.costs_done(rest):
        return said._replace(leaves=True), n + 1
    if power := reward(rest, scene, optional):
        return said._replace(reward=power), n + 1
    return said, n


def _starts_anew(effect: fx.Effect, last: Step, scene: Scene) -> bool:
    """Return whether an effect cannot share a clause with the act before it."""
    if last.named or isinstance(effect, fx.Win) or shape.is_optional(effect, scene.flat):
        return True
    return last.pause and not scene.third


def _step(effect: fx.Effect, scene: Scene, goes_on: bool) -> Step | None:
    if verbal(effect, scene):
        return step(effect, scene)
    # Each foe reveals a card and discards it if it costs 1 or more.
    if not (scene.third and goes_on and isinstance(effect, fx.If)) or effect.otherwise:
        return None
    if len(effect.then) != 1 or isinstance(effect.condition, fx.Did):
        return None
    then = effect.then[0]
    plain = verbal(then, scene) and not isinstance(then, fx.Choose)
    if not plain or shape.is_optional(then, scene.flat):
        return None
    when = condition(effect.condition, scene)
    return Step(step(then, scene).act._replace(when=when), ends=True)


# --- Power ------------------------------------------------------------------------------------


def _bonus(effect: fx.Effect, scene: Scene) -> tree.Bonus:
    if isinstance(effect, fx.Power):
        return amount(effect.amount, scene)
    if isinstance(effect, fx.ThisTurn):
        n = _bonus(effect.do[0], scene).n
        when = tree.Happening(shape.event(effect.when), "this-turn", person=scene.person)
        cap = n * effect.at_most if effect.at_most else None
        if counts(effect.when):
            return tree.Bonus(n, (when,), cap=cap)
        return tree.Bonus(n, lead=when, cap=cap)
    if isinstance(effect, fx.If):
        return tree.Bonus(_bonus(effect.then[0], scene).n, lead=condition(effect.condition, scene))
    assert isinstance(effect, fx.Await)
    n = _bonus(effect.do[0], scene).n
    return tree.Bonus(n, lead=tree.AsSoonAs(condition(effect.condition, scene)))


def counts(event: fx.Event) -> bool:
    """Return whether an event comes again and again, each time with a card that can be counted."""
    event = shape.event(event)
    if isinstance(event, fx.Plays):
        return not event.nth and not event.each_of
    if isinstance(event, fx.Gains | fx.Discards):
        return not event.nth
    return isinstance(event, fx.Draws)


def bonuses(effects: Effects, scene: Scene) -> tuple[tree.Bonus, ...]:
    """Power in a row: plain numbers are added up and come first."""
    every = [_bonus(effect, scene) for effect in effects]
    if len(every) == 1:
        return tuple(every)
    plain = [bonus.n for bonus in every if bonus.plain]
    said = [tree.Bonus(sum(plain))] if plain else []
    for effect, bonus in zip(effects, every, strict=True):
        last = said[-1] if said else tree.Bonus()
        uncapped = last.cap is None and bonus.cap is None and not shape.counts_done(effect)
        if bonus.per and last.per and bonus.n == last.n and uncapped:
            said[-1] = last._replace(per=(*last.per, *bonus.per))
        elif not bonus.plain:
            said.append(bonus)
    return tuple(said)


def _power(effects: Effects, scene: Scene, first: bool) -> tree.Clause:
    """Power as a clause of its own."""
    subject, can = scene.subject, scene.can
    if shape.doubles(effects[0]):
        clause: tree.Clause = tree.Fact("doubled", subject=subject, person=scene.person)
    else:
        then = subject is None and not first and shape.counts_after(effects, scene.may)
        clause = tree.Gets(bonuses(effects, scene), subject, can, then)
    if subject is not None or can:
        scene.spoken()
    return clause


# --- Conditions and times ---------------------------------------------------------------------


@CLAUSES.of(fx.ThisTurn)
def _this_turn(effect: fx.ThisTurn, scene: Scene) -> list[tree.Clause]:
    when = tree.Happening(shape.event(effect.when), "this-turn", person=scene.person)
    return [tree.Cond(when, inline(effect.do, scene.fresh()), at_most=effect.at_most)]


@CLAUSES.of(fx.Await)
def _await(effect: fx.Await, scene: Scene) -> list[tree.Clause]:
    soon = tree.AsSoonAs(condition(effect.condition, scene))
    return [tree.Cond(soon, inline(effect.do, scene.fresh()))]


@CLAUSES.of(fx.Limited)
def _limited(effect: fx.Limited, scene: Scene) -> list[tree.Clause]:
    return [tree.Limit(inline(effect.do, scene), effect.n)]


@CLAUSES.of(fx.If)
def _if(effect: fx.If, scene: Scene) -> list[tree.Clause]:
    c = effect.condition
    if isinstance(c, fx.Did):
        return _if_did(effect, scene)
    if scene.subject is None and (less := shape.less_power(effect)):
        return [tree.Gets((tree.Bonus(less[0]),), but=(less[1], condition(c, scene)))]
    lead: tree.Lead
    if isinstance(c, fx.Confronting) and effect.then:
        lead = tree.Moment("in-team-confrontation" if c.whose == "team" else "in-confrontation")
    else:
        lead = condition(c, scene)
        if shape.about_done(effect) and scene.may and not effect.otherwise and scene.it.seen:
            lead = tree.Done(scene.person, "do", lead)  # it is also there if they do not
    keeps = scene.subject if scene.subject and scene.subject.who == "you" else scene.known()
    scene.spoken()
    if not effect.then:
        return [tree.Cond(lead, inline(effect.otherwise, scene.branch(keeps)), unless=True)]
    # Depends on the revealed cards, so both ways start from there.
    after = scene.branch(keeps)
    body = inline(effect.then, after)
    otherwise = inline(effect.otherwise, scene.branch(keeps)) if effect.otherwise else ()
    scene.it, scene.done = after.it, after.done
    return [tree.Cond(lead, body, otherwise)]


def _if_did(effect: fx.If, scene: Scene) -> list[tree.Clause]:
    """``If you do, …``; of others: ``a foe who did …``."""
    if not scene.third or scene.single:
        if not effect.then:
            fails = tree.Done(scene.person, "do-not" if scene.may else "cannot")
            return [tree.Cond(fails, inline(effect.otherwise, scene.fresh()))]
        if not effect.otherwise:
            return _if_done(effect.then, scene.fresh())
        ways = inline(effect.then, scene.fresh()), inline(effect.otherwise, scene.fresh())
        return [tree.Cond(tree.Done(scene.person), *ways)]
    fails_: tree.Only = "did-not" if effect.then else "does-not" if scene.may else "cannot"
    said = _those((("did", effect.then), (fails_, effect.otherwise)), scene, scene)
    scene.spoken()
    return said


def _those(
    ways: tuple[tuple[tree.Only, Effects], ...], scene: Scene, hit: Scene
) -> list[tree.Clause]:
    """Return what the seats of a condition do: each who did, each with the highest total."""
    said: list[tree.Clause] = []
    for only, way in ways:
        if way:
            said += _apart(about(tree.Subject("each-foe", scene.player, only), way, hit))
    return said


# --- Choices ----------------------------------------------------------------------------------


def maybe(effects: Effects, scene: Scene, can: tree.Can = "may") -> list[tree.Clause]:
    """Effects whose first step is optional: ``you may reveal …``, and the rest follows."""
    if not effects:
        return []
    first = effects[0]
    if verbal(first, scene):
        if isinstance(first, fx.Choose) and first.up_to:
            return clauses(effects, scene)
        clause, n = _do(effects, scene, can)
        return [clause, *clauses(effects[n:], scene)]
    if isinstance(first, fx.May):
        return clauses(effects, scene)
    if shape.power_length(effects) == len(effects) and not shape.doubles(first):
        return [tree.Gets(bonuses(effects, scene), scene.subject, can)]
    plain_choice = isinstance(first, fx.Choose) and first.by == "you"
    if plain_choice or isinstance(first, fx.CompareHands | fx.Grant | fx.LayFaceDown | fx.TakeText):
        scene.can = can
        return clauses(effects, scene)
    return [tree.DoThis(inline(effects, scene.fresh()), scene.subject, can)]


@CLAUSES.of(fx.May)
def _may(effect: fx.May, scene: Scene) -> list[tree.Clause]:
    """All of it or nothing: what follows the first step comes only if that is done."""
    head, tail = effect.do[:1], effect.do[1:]
    paid = len(tail) == 1 and isinstance(tail[0], fx.Power)
    if not tail or paid or not verbal(head[0], scene):
        return maybe(effect.do, scene)
    return [*maybe(head, scene), *_if_done(tail, scene)]


def _if_done(effects: Effects, scene: Scene) -> list[tree.Clause]:
    """``if you do, …``; what looks back says so itself: ``if it is a Hero, …``."""
    first = effects[0]
    if len(effects) == 1 and isinstance(first, fx.If) and shape.about_done(first):
        if not first.otherwise:
            scene.may = True
            return _if(first, scene)
    return [tree.Cond(tree.Done(scene.person), inline(effects, scene))]


@CLAUSES.of(fx.Instead)
def _instead(effect: fx.Instead, scene: Scene) -> list[tree.Clause]:
    said = clauses(effect.usual, scene)
    return [*said, *maybe(effect.other, scene.fresh(), "instead" if said else "may")]


@CLAUSES.of(fx.Choose)
def _choose(effect: fx.Choose, scene: Scene) -> list[tree.Clause]:
    plain = len(effect.options) == 2 and effect.n == 1 and not effect.up_to and effect.by == "you"
    if plain and scene.subject is None and not scene.can:
        odd = shape.matching(effect.options[0], True)
        if odd != effect.options[0] and odd == shape.matching(effect.options[1], False):
            return [tree.Fact("odd-or-even"), *clauses(odd, scene)]
    return [_options(effect, scene)]


def _options(effect: fx.Choose, scene: Scene) -> tree.Options:
    by_foe = effect.by == "a-foe"
    ways: list[tree.Body] = []
    for option in effect.options:
        branch = scene.branch(tree.Subject("you") if by_foe and not scene.third else scene.known())
        branch.flat = True
        ways.append(inline(option, branch))
    subject, can = scene.subject, scene.can
    scene.spoken()
    if by_foe:
        subject, can = tree.Subject("a-foe", "foe"), ""
    return tree.Options(effect.n, effect.up_to, tuple(ways), subject, can)


# --- What happens to other players ------------------------------------------------------------


def _hit(whom: fx.Whose, scene: Scene) -> tuple[tree.Subject, Scene]:
    """The players as the subject of a clause, and the scene in which they are spoken of."""
    if whom == "you" or (whom == "attacker" and scene.third):
        return tree.Subject("you", named=True), Scene(it=scene.it, done=scene.done)
    player: Any = "foe" if "foe" in whom else "player"  # a literal of Subject
    single = not whom.startswith("each")
    hit = Scene("they", player, single, it=scene.it, done=scene.done)
    who: Any = "their-teammate" if whom == "teammate" and scene.third else whom
    return tree.Subject(who, player), hit


@CLAUSES.of(fx.Attack)
def _attack(effect: fx.Attack, scene: Scene) -> list[tree.Clause]:
    who, hit = _hit(effect.whom, scene)
    if (passed := shape.passes(effect)) is not None:
        can: tree.Can = "may" if shape.optional(passed, flat=False) else ""
        act = tree.Act("pass-to", chosen(passed, scene.copy()), whom=who.who)
        body: tree.Body = (("", tree.Do((act,), None, can)),)
    else:
        body = about(who, effect.do, hit)
    if effect.first:
        first = inline(effect.first, scene.copy())
        body = (*first, (";then", body[0][1]), *body[1:])
    said: list[tree.Clause] = [tree.Attacks(body)]
    if effect.if_any_spared:
        kind: Any = SPARED.get(type(effect.do[0]), "") if len(effect.do) == 1 else ""
        reward_ = inline(effect.if_any_spared, scene.copy())
        said.append(tree.Cond(tree.Spared(hit.player, kind), reward_))
    scene.it = tree.Ref(0, how="put", these=True)
    return said


SPARED: Final[dict[type, Any]] = {  # literals of Spared
    fx.GainWeakness: "weakness",
    fx.Gain: "gain",
    fx.Discard: "discard",
    fx.Destroy: "destroy",
}


@CLAUSES.of(fx.Others)
def _others(effect: fx.Others, scene: Scene) -> list[tree.Clause]:
    who, hit = _hit(effect.whom, scene)
    if who.who == "you" and effect.holding:
        enough = fx.Has(fx.HAND, n=effect.holding)
        return clauses((fx.If(enough, effect.do),), scene)
    body = about(who._replace(n=effect.holding), effect.do, hit)
    scene.spoken()
    return _apart(body)


def _apart(body: tree.Body) -> list[tree.Clause]:
    """A body that stands as one clause among others."""
    return [body[0][1]] if len(body) == 1 else [tree.Several(body)]


@CLAUSES.of(fx.Reveal)
def _reveal_others(effect: fx.Reveal, scene: Scene) -> list[tree.Clause]:
    """``each foe reveals the top card of their deck``."""
    who, hit = _hit(effect.whose, scene)
    act = step(fx.Reveal(effect.n, effect.where), hit).act
    several = effect.whose.startswith("each")
    scene.it = tree.Ref(0 if several else effect.n, how="reveal", these=several)
    scene.spoken()
    return [tree.Do((act,), who)]


def _everyone(scene: Scene) -> Scene:
    """Speak of all who are hit, one by one."""
    return Scene("they", scene.player)


def _does(act: tree.Act, scene: Scene) -> tree.Do:
    clause = tree.Do((act,), scene.subject, scene.can)
    scene.spoken()
    return clause


@CLAUSES.of(fx.CompareHands)
def _compare_hands(effect: fx.CompareHands, scene: Scene) -> list[tree.Clause]:
    totalled = _does(totals(scene), scene)
    ways: tuple[tuple[tree.Only, Effects], ...] = (
        ("highest", effect.highest),
        ("other", effect.others),
    )
    return [totalled, *_those(ways, scene, _everyone(scene))]


@CLAUSES.of(fx.LayFaceDown)
def _lay_face_down(effect: fx.LayFaceDown, scene: Scene) -> list[tree.Clause]:
    lays = _does(of_hand("lay", scene), scene)
    owner = about(tree.Subject("owner"), effect.highest, _everyone(scene))
    return [lays, tree.Fact("laid-destroyed"), tree.Cond(tree.Moment("costs-most"), owner)]


@CLAUSES.of(fx.PassLeft)
def _pass_left(effect: fx.PassLeft, scene: Scene) -> list[tree.Clause]:
    passes = _does(of_hand("pass-left", scene), scene)
    who = tree.Subject("each-foe", scene.player, "received", effect.min_cost)
    return [passes, *_apart(about(who, effect.do, _everyone(scene)))]


@CLAUSES.of(fx.Redeal)
def _redeal(effect: fx.Redeal, scene: Scene) -> list[tree.Clause]:
    sets = _does(of_hand("set-face-down", scene, effect.n), scene)
    return [sets, tree.Fact("redealt", effect.n, player=scene.player)]


@CLAUSES.of(fx.TakeText)
def _take_text(effect: fx.TakeText, scene: Scene) -> list[tree.Clause]:
    if shape.is_optional(effect, scene.flat) and not scene.can:
        scene.can = "may"
    thing = chosen(effect.pick, scene, inside=True)
    return [_does(tree.Act("choose", thing, (), scene.person), scene), tree.Fact("takes-text")]


# --- Costs, Locations and the Line-Up ---------------------------------------------------------


def _fact(fact: tree.Fact, scene: Scene) -> list[tree.Clause]:
    scene.spoken()
    return [fact]


@CLAUSES.of(fx.ChangeCost)
def _change_cost(effect: fx.ChangeCost, scene: Scene) -> list[tree.Clause]:
    id_: tree.FactId = "change-team-cost" if effect.whom == "team" else "change-cost"
    next_ = effect.until != "turn"
    fact = tree.Fact(id_, effect.n, scene.subject, scene.person, until_next=next_)
    return _fact(fact, scene)


@CLAUSES.of(fx.Cheaper)
def _cheaper(effect: fx.Cheaper, scene: Scene) -> list[tree.Clause]:
    return _fact(tree.Fact("cheaper", effect.n, scene.subject, scene.person), scene)


@CLAUSES.of(fx.ControlLocations)
def _control_locations(effect: fx.ControlLocations, scene: Scene) -> list[tree.Clause]:
    return _fact(tree.Fact("control-locations", 0, scene.subject, scene.person), scene)


@CLAUSES.of(fx.LimitLineUp)
def _limit_line_up(effect: fx.LimitLineUp, scene: Scene) -> list[tree.Clause]:
    act = tree.Act("destroy-down-to", n=effect.n, person=scene.person)
    refills = tree.Fact("line-up-refills", effect.n, person=scene.person)
    return [_does(act, scene), refills]

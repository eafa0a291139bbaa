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
from .choices import or_else
from .conditions import CONDITIONS, confrontation
from .conjugation import PAY, Form
from .events import EVENTS, plays_each, whenever
from .nouns import noun
from .others import higher
from .scene import Group, Scene
from .sentences import CLAUSES, clauses, full, inline, maybe
from .verbs import VERBS
from .words import listed, lower, number, o, ordinal, sentence, times

ABILITIES: Final[Words[Scene, str]] = Words("Spanish")
Turns = Literal["yours", "team", "any"]


def each_turn(scene: Scene, turns: Turns = "yours") -> str:
    """Every turn an ability works on, said of one event in each."""
    if scene.granted:
        return "este turno"
    return {
        "yours": "en cada uno de tus turnos",
        "team": "en cada turno tuyo o de tu compañero",
        "any": "en cada turno",
    }[turns]


def on_turn(scene: Scene, turns: Turns = "yours") -> str:
    """The same, said of any number of events: ``en tu turno``."""
    if scene.granted:
        return "este turno"
    return {
        "yours": "en tu turno",
        "team": "en un turno tuyo o de tu compañero",
        "any": "en cualquier turno",
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
    """``Defensa: Puedes descartar esta carta para evitar un Ataque. Si lo haces, …``"""
    does = "descartar esta carta"
    if defense.reveal:
        does = "revelar esta carta de tu mano"
    elif defense.place == "play":
        does = "descartar esta carta del juego"
    if defense.others_too:
        does += f" y {'descartar ' * defense.reveal}cualquier cantidad de otras cartas"
    text = f"Defensa: Puedes {does} para evitar un Ataque."
    done = Group(count=0 if defense.others_too else 1, how="descartad", other=defense.others_too)
    if not defense.then:
        return f"{text} La carta se queda en tu mano." if defense.reveal else text
    return f"{text} Si lo haces, {inline(defense.then, Scene(done=done))}."


def block_text(block: Block, type_: CardType | None = None) -> str:
    """``Bloqueo (2); luego, roba una carta.``"""
    then = block_rider(block)
    text = f"Bloqueo ({block_amount(block, type_)})"
    return f"{text}; luego, {then}." if then else f"{text}."


def block_amount(block: Block, type_: CardType | None = None) -> str:
    """What a Block adds; the type is that of the card it stands on."""
    amount = in_brackets(block.amount, Scene())
    if isinstance(block.amount, Per) and block.amount.where == "discard":
        # F8: it is in the discard pile by then.
        if type_ and block.amount.what == Filter(types=(type_,)) and not block.amount.and_this:
            amount += ", contando esta carta"
    if isinstance(block.amount, VpOf) and block.amount.where == "hand":
        amount = "los PV totales de tu mano, que debes revelar"
    return amount


def block_rider(block: Block) -> str:
    """What else a Block does, if anything."""
    done = Group(how="descartad")
    return inline(block.then, Scene(done=done)) if block.then else ""


# --- When -------------------------------------------------------------------------------------


def _only_if(condition: Condition | None, scene: Scene) -> str:
    if condition is None or isinstance(condition, Confronting):
        return ""
    return f"si {CONDITIONS(condition, scene)}, "


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
    return confrontation(ability.only_if) + text


def _given(ability: When, scene: Scene) -> str:
    """The card that gives something: ``cada Héroe que juegues en tu turno``."""
    event = ability.event
    each, on = each_turn(scene, ability.turns), on_turn(scene, ability.turns)
    if isinstance(event, Plays):
        sort = noun(event.what)
        if event.first:
            tail = plays_each(replace(event, first=0), scene, each).removeprefix(sort.bare())
            the = "las" if sort.fem else "los"
            first = f"{number(event.first)} primer{o(sort.fem, True)}"
            return f"cada un{o(sort.fem)} de {the} {first} {sort.many()}{tail}"
        fem = sort.fem and event.distinct != "type"
        if event.nth:
            return f"{_the_nth(event.nth, fem)} {plays_each(event, scene, each)}"
        return f"cada {plays_each(event, scene, on)}"
    told = EVENTS(event, scene)
    if told.nth:
        return f"{_the_nth(told.nth, told.fem)} {told.each} {each}"
    return f"cada {told.each} {on}"


def _the_nth(n: int, fem: bool) -> str:
    return f"{'la' if fem else 'el'} {ordinal(n, fem)}"


def _gives(ability: When, scene: Scene) -> str:
    """What a card gives, if that is all there is: ``da +1 de Poder``, ``te permite robar``."""
    event = ability.event
    if len(ability.do) != 1:
        return ""
    do = ability.do[0]
    if not isinstance(event, Plays):
        counts = bool(EVENTS(event, scene).each) and is_plain(ability.do)
        return f"da {inline(ability.do, scene.branch())}" if counts else ""
    if event.each_of or (event.distinct and event.nth > 1):
        return ""
    if isinstance(do, Power) and isinstance(do.amount, int):
        return f"da {inline(ability.do, scene.branch())}"
    optional = has_verb(do, VERBS, scene.flat) and is_optional(do, scene.flat)
    if isinstance(do, Draw) or optional:
        return f"te permite {VERBS(do, scene.branch()).say('infinitive')}"
    if isinstance(do, Others) and do.whom in ("team", "teammate") and not do.holding:
        if len(do.do) == 1 and isinstance(do.do[0], Draw):
            allows = "te permite a ti o" if do.whom == "team" else "le permite"
            draw = VERBS(do.do[0], scene.branch()).say("infinitive")
            return f"{allows} a tu compañero {draw}"
    return ""


def _gives_alone(ability: When) -> str:
    return _gives(ability, Scene())


def _counting(abilities: Iterable[Ability]) -> str:
    """``El primer Equipo que juegues … da +1 de Poder y el segundo te permite robar una carta.``"""
    scene = Scene()
    told: list[str] = []
    for ability in abilities:
        assert isinstance(ability, When)
        assert isinstance(ability.event, Plays)
        fem = noun(ability.event.what).fem and ability.event.distinct != "type"
        nth = _the_nth(ability.event.nth, fem)
        if told:
            nth = nth.replace("primer", "primero").replace("tercer", "tercero") if not fem else nth
        play = "" if told else f" {plays_each(ability.event, scene, each_turn(scene))}"
        told.append(f"{nth}{play} {_gives(ability, scene)}")
    return sentence(f"{listed(told)}.")


def _same(abilities: Iterable[Ability]) -> str:
    """``Cada Héroe y cada Superpoder que juegues en tu turno da +1 de Poder.``"""
    scene = Scene()
    told: list[str] = []
    first: When | None = None
    for ability in abilities:
        assert isinstance(ability, When)
        assert isinstance(ability.event, Plays)
        first = first or ability
        told.append(_given(ability, scene))
    assert first is not None
    ends = " que juegue"
    heads = [given.partition(ends)[0] for given in told]
    text = f"{listed(heads)}{ends}{told[0].partition(ends)[2]}"
    gives = _gives(first, scene)
    assert isinstance(first.event, Plays)
    if first.event.nth:
        if gives.startswith("da "):
            gives = f"dan {gives[3:]} cada uno"
        gives = gives.replace("permite", "permiten", 1)
    return confrontation(first.only_if) + sentence(f"{text} {gives}.")


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
    return confrontation(ability.only_if) + _used(ability, scene)


def _used(ability: Use, scene: Scene) -> str:
    only_if = _only_if(ability.only_if, scene)
    pays = bool(ability.pay_power or ability.price)
    if pays and ability.payment:
        price = sentence(only_if + _price(ability, scene))
        most = f" Máximo {times(ability.limit)} por turno." if ability.limit else ""
        if ability.per_type:
            most = " Máximo una vez por turno con cada tipo de carta."
        return f"{price}: {full(clauses(ability.do, scene))}{most}"
    if pays and ability.limit != 1:
        price = sentence(only_if + _price(ability, scene))
        often = f"{_times(ability.limit)} {on_turn(scene)}"
        return f"{price} ({often}): {full(clauses(ability.do, scene))}"
    lead = f"{_times(ability.limit)} {each_turn(scene)}, {only_if}"
    if pays:
        price = _price(ability, scene, "infinitive")
        return f"{sentence(lead)}puedes {price}. Si lo haces, {inline(ability.do, scene)}."
    if not ability.do or isinstance(ability.do[0], Power):
        return f"{sentence(lead)}{inline(ability.do, scene)}."
    first, *rest = maybe(ability.do, scene)
    return full([lead + first, *rest])


def _price(ability: Use, scene: Scene, form: Form = "order") -> str:
    power = [f"{PAY.say(form)} {ability.pay_power} de Poder"] if ability.pay_power else []
    subject, was, scene.form = scene.subject, scene.form, form
    scene.flat, scene.subject = True, ""  # "puedes" stands before the price already
    price = clauses(ability.price, scene)
    scene.flat, scene.subject, scene.form = False, subject, was
    return " y ".join([*power, *price]) or "nada"


def _times(limit: int) -> str:
    if limit == 0:
        return "cuantas veces quieras"
    return "una vez" if limit == 1 else f"hasta {limit} veces"


def _paid(abilities: Iterable[Ability]) -> str:
    """``Descarta un Puñetazo: Roba una carta; o +1 de Poder. Máximo una vez por turno …``"""
    uses = [ability for ability in abilities if isinstance(ability, Use)]
    prices = list(dict.fromkeys(_price(use, Scene()) for use in uses))
    scene = Scene()
    _price(uses[0], scene)
    if typed := paid_with_types(uses):
        prices = [_price(typed, Scene())]
        does = full(clauses(uses[0].do, scene))
        most = f"Máximo {times(typed.limit)} por turno con cada tipo de carta."
    elif len(prices) > 1:
        does = full(clauses(uses[0].do, scene))
        most = f"Cada precio se puede pagar {times(uses[0].limit)} por turno."
    else:
        ways = [inline(use.do, Scene(done=scene.done, flat=True)) for use in uses]
        text = "; ".join(ways[:1] + [or_else(way) for way in ways[1:]])
        does = f"{sentence(text)}."
        most = f"Máximo {times(uses[0].limit)} por turno por cada opción."
    only_if = _only_if(uses[0].only_if, scene)
    text = f"{sentence(only_if + listed(prices, 'o'))}: {does} {most}"
    return confrontation(uses[0].only_if) + text


# --- Other abilities --------------------------------------------------------------------------


@ABILITIES.of(WhenConfronted)
def _when_confronted(ability: WhenConfronted, scene: Scene) -> str:
    price = _price(Use(ability.do, ability.price), scene, "infinitive")
    lead = "Una vez en cada Enfrentamiento iniciado por un rival, puedes"
    return f"{lead} {price}. Si lo haces, {inline(ability.do, scene)}."


@ABILITIES.of(CharacterCost)
def _character_cost(ability: CharacterCost, scene: Scene) -> str:
    turn = " este turno" if scene.granted else ""
    return f"El coste de tu Personaje {higher(ability.n)}{turn}."


@ABILITIES.of(GainOnTop)
def _gain_on_top(ability: GainOnTop, scene: Scene) -> str:
    sort = noun(ability.what)
    gained = f"{sort.bare()} que compres o ganes"
    if ability.once:
        cards = f"un{'a' if sort.fem else ''} {gained} {each_turn(scene)}"
    elif ability.nth:
        cards = f"{_the_nth(ability.nth, sort.fem)} {gained} {each_turn(scene)}"
    else:
        cards = f"cada {gained} {on_turn(scene)}"
    return f"Puedes poner {cards} encima de tu mazo en lugar de en tu pila de descarte."


@ABILITIES.of(HandHasAssist)
def _hand_has_assist(ability: HandHasAssist, scene: Scene) -> str:
    turn = " este turno" if scene.granted else ""
    return f"Cada {noun(ability.what).bare(' de tu mano')} tiene Apoyo{turn}."


@ABILITIES.of(FirstDrawMore)
def _first_draw_more(ability: FirstDrawMore, scene: Scene) -> str:
    more = "1 carta más" if ability.n == 1 else f"{ability.n} cartas más"
    return f"La primera vez que una carta te permita robar {each_turn(scene)}, roba {more}."


@ABILITIES.of(TakesFirstTurn)
def _takes_first_turn(ability: TakesFirstTurn, scene: Scene) -> str:
    return "Juegas el primer turno de la partida."


@CLAUSES.of(Grant)
def _grant(effect: Grant, scene: Scene) -> list[str]:
    ability = effect.ability
    if scene.form != "order" and isinstance(ability, Use) and (ability.pay_power or ability.price):
        subject, branch = scene.subject, Scene(granted=True)
        price = _price(ability, branch, scene.form)
        scene.spoken()
        often = f"{_times(ability.limit)} este turno"
        if subject.endswith("puedes"):
            before = subject.removesuffix("puedes")
            return [f"{before}{often}, puedes {price}: {inline(ability.do, branch)}"]
        return [f"{often}, {subject} {price}: {inline(ability.do, branch)}"]
    text = ABILITIES(ability, Scene(granted=True)).removesuffix(".")
    if not text.startswith("Enfrentamiento"):
        text = lower(text)
    if scene.form != "order":
        has = {"second": "tienes", "third": "tiene"}.get(scene.form, "tener")
        subject = scene.subject
        scene.spoken()
        return [f"{subject} {has} esto durante el turno: «{text}»".strip()]
    return [text]

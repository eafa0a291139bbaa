"""What a player does, one verb phrase per kind of effect."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from archrivals.engine.effects import (
    CancelConfrontation,
    Choose,
    Destroy,
    Discard,
    Draw,
    DrawExtra,
    DrawThese,
    Gain,
    GainCheaper,
    GainWeakness,
    Give,
    GiveAssist,
    Look,
    Move,
    PassCards,
    Pick,
    Place,
    PlayAgain,
    PlayFrom,
    PutBack,
    Refill,
    Reveal,
    RevealAndDraw,
    RevealHand,
    Select,
    SwitchTarget,
    UntilDefeated,
    Win,
)
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import optional

from .amounts import AMOUNTS, Measure
from .nouns import Noun, is_such, listed
from .picks import chosen, destination, goes_to, take, yours
from .scene import Group, Scene, group_of


class Verb(str):
    """A word that changes with its subject."""

    __slots__ = ()

    def third(self) -> str:
        """Each foe draws, passes, does."""
        return self + ("es" if self.endswith(("s", "x", "ch", "sh", "o")) else "s")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A verb phrase.

    ``may`` asks for that word before it. ``pause`` ends the sentence when it is an order, ``ends``
    always does. ``named`` needs its subject even then: "you win".
    """

    parts: tuple[str | Verb, ...]
    may: bool = False
    pause: bool = False
    ends: bool = False
    named: bool = False

    @property
    def verb(self) -> str:
        """Its first verb."""
        return next((part for part in self.parts if isinstance(part, Verb)), "")

    @property
    def rest(self) -> str:
        """What stands after the first word."""
        return "".join(self.parts[1:])

    def say(self, singular: bool = False) -> str:
        """The phrase, with the verb that the subject asks for."""
        return "".join(
            part.third() if singular and isinstance(part, Verb) else part for part in self.parts
        )


def act(verb: str, rest: str, *, may: bool = False, pause: bool = False) -> Phrase:
    """A plain verb phrase."""
    return Phrase((Verb(verb), f" {rest}"), may=may, pause=pause)


VERBS: Final[Words[Scene, Phrase]] = Words("English")


def joined(phrases: Iterable[Phrase], scene: Scene) -> str:
    """Several steps of one player: ``draw 2 cards, then discard a card``."""
    told: list[Phrase] = []
    for phrase in phrases:
        last = told[-1] if told else None
        if last and last.verb == phrase.verb and phrase.rest.startswith((" the rest", " the o")):
            told[-1] = replace(last, parts=(*last.parts, " and", phrase.rest))
        elif last and last.verb == phrase.verb and scene.third:
            told.append(replace(phrase, parts=("also ", *phrase.parts)))
        else:
            told.append(phrase)
    said = [phrase.say(scene.singular) for phrase in told]
    if scene.third or len(said) == 1:
        return listed(said)
    return f"{', '.join(said[:-1])}, then {said[-1]}"


def _step(verb: str, past: str, pick: Pick, scene: Scene, words: str) -> Phrase:
    """A step that picks cards, remembered as what was done last."""
    take(pick, scene)
    scene.done = group_of(pick, past)
    return act(verb, words, may=optional(pick, scene.flat))


@VERBS.of(Draw)
def _draw(effect: Draw, scene: Scene) -> Phrase:
    return act("draw", _so_many("card", AMOUNTS(effect.amount, scene), scene))


def _so_many(card: str, amount: Measure, scene: Scene) -> str:
    """``2 cards``, ``a card for each Hero in your discard pile``."""
    scene.done = Group(0 if amount.equal or amount.per else amount.n, how="drawn this way")
    if amount.equal:
        return f"as many {Noun((card,)).many()} as {amount.equal}{amount.but}"
    each = f" for each {amount.per}{amount.cap}" if amount.per else ""
    return Noun((card,)).some(amount.n) + each


@VERBS.of(DrawExtra)
def _draw_extra(effect: DrawExtra, scene: Scene) -> Phrase:
    return act("draw", _so_many("extra card", AMOUNTS(effect.amount, scene), scene))


@VERBS.of(DrawThese)
def _draw_these(effect: DrawThese, scene: Scene) -> Phrase:
    return _step("draw", "drawn", effect.pick, scene, chosen(effect.pick, scene))


@VERBS.of(RevealAndDraw)
def _reveal_and_draw(effect: RevealAndDraw, scene: Scene) -> Phrase:
    top = yours("the top card of your deck", scene.voice)
    again = ""
    if effect.until_cost:
        again = ", and repeat this until the cards drawn this way cost "
        again += f"{effect.until_cost} or more in total"
    if effect.again_if is not None:
        again += f"; if it {is_such(effect.again_if)}, repeat this"
    scene.it = scene.done = Group(0 if again else 1, how="drawn this way")
    return Phrase((Verb("reveal"), " and ", Verb("draw"), f" {top}{again}"), pause=True)


@VERBS.of(Discard)
def _discard(effect: Discard, scene: Scene) -> Phrase:
    # D2: discarding is from the hand unless the text names another place.
    plain = effect.pick.places == ("hand",)
    words = chosen(effect.pick, scene, "" if plain else "from")
    return _step("discard", "discarded", effect.pick, scene, words)


@VERBS.of(Destroy)
def _destroy(effect: Destroy, scene: Scene) -> Phrase:
    words = chosen(effect.pick, scene, "in" if effect.pick.places == ("line-up",) else "from")
    return _step("destroy", "destroyed", effect.pick, scene, words)


@VERBS.of(Gain)
def _gain(effect: Gain, scene: Scene) -> Phrase:
    phrase = _step("gain", "gained", effect.pick, scene, chosen(effect.pick, scene))
    scene.it = scene.done
    to = [] if effect.to == ("discard",) else list(effect.to)
    where = [destination(place, scene.voice) for place in to]
    if effect.any_player:
        where.append("into any player's discard pile")
    if not where:
        return phrase
    goes = f" {listed(where, 'or')}"
    if to == ["hand"] and len(where) == 1:
        return replace(phrase, parts=(*phrase.parts, goes))
    return replace(phrase, parts=(*phrase.parts, " and ", Verb("put"), f" {scene.it.them}{goes}"))


@VERBS.of(GainWeakness)
def _gain_weakness(effect: GainWeakness, scene: Scene) -> Phrase:
    phrase = act("gain", _so_many("Weakness", AMOUNTS(effect.n, scene), scene))
    scene.it = scene.done = replace(scene.done, how="gained this way")
    if effect.to == "discard":
        return phrase
    where = destination(effect.to, scene.voice)
    parts = (*phrase.parts, " and ", Verb("put"), f" {scene.it.them} {where}")
    return replace(phrase, parts=parts)


@VERBS.of(GainCheaper)
def _gain_cheaper(effect: GainCheaper, scene: Scene) -> Phrase:
    scene.it = scene.done = Group(how="gained this way")
    return act("gain", "a cheaper card of the same type from the Line-Up")


@VERBS.of(Give)
def _give(effect: Give, scene: Scene) -> Phrase:
    words = f"{destination('hand', scene.voice)} {chosen(effect.pick, scene)}"
    verb = "receive" if effect.pick.by == "attacker" or scene.third else "take"
    return _step(verb, "passed", effect.pick, scene, words)


@VERBS.of(GiveAssist)
def _give_assist(effect: GiveAssist, scene: Scene) -> Phrase:
    phrase = _step("choose", "chosen", effect.pick, scene, chosen(effect.pick, scene, "in"))
    have = "they have" if scene.done.many else "it has"
    return replace(phrase, parts=(*phrase.parts, f"; {have} Assist this turn"), ends=True)


@VERBS.of(Move)
def _move(effect: Move, scene: Scene) -> Phrase:
    words = f"{chosen(effect.pick, scene)} {goes_to(effect.to, effect.pick, scene)}"
    return _step("put", "moved", effect.pick, scene, words)


@VERBS.of(Select)
def _select(effect: Select, scene: Scene) -> Phrase:
    if effect.pick.places == ("hand",):  # nobody else sees a hand
        phrase = _step("reveal", "revealed", effect.pick, scene, chosen(effect.pick, scene))
    else:
        phrase = _step("choose", "chosen", effect.pick, scene, chosen(effect.pick, scene, "in"))
    scene.it = scene.done
    return replace(phrase, pause=True)


def _top_cards(n: int, where: Place, scene: Scene) -> str:
    words = chosen(Pick((where,), n=n), scene)
    scene.it = Group(count=n, how="revealed this way", seen=True)
    return words


@VERBS.of(Reveal)
def _reveal(effect: Reveal, scene: Scene) -> Phrase:
    words = _top_cards(effect.n, effect.where, scene)
    # Out of a hand nobody chooses what is shown.
    return act("reveal", f"{words} at random" if effect.where == "hand" else words, pause=True)


@VERBS.of(Look)
def _look(effect: Look, scene: Scene) -> Phrase:
    return act("look", f"at {_top_cards(effect.n, effect.where, scene)}", pause=True)


@VERBS.of(RevealHand)
def _reveal_hand(effect: RevealHand, scene: Scene) -> Phrase:
    return act("reveal", f"{scene.voice.your} hand", pause=True)


@VERBS.of(PutBack)
def _put_back(effect: PutBack, scene: Scene) -> Phrase:
    order = " in any order" if scene.it.many and scene.it.whole != "the other" else ""
    return act("put", f"{scene.it.whole} back on top{order}")


@VERBS.of(PlayFrom)
def _play_from(effect: PlayFrom, scene: Scene) -> Phrase:
    pick = effect.pick
    phrase = _step("play", "played", pick, scene, chosen(pick, scene))
    if effect.keep and effect.then is None:
        return phrase
    if effect.until_end:
        goes = "they go back" if scene.done.many else "it goes back"
        return replace(phrase, parts=(*phrase.parts, f"; {goes} at the end of your turn"))
    where = "back" if effect.then is None else goes_to(effect.then, pick, scene)
    if effect.then is None and pick.places == ("it",):
        where = "back where they were" if scene.done.many else "back where it was"
    back = (", then ", Verb("put"), f" {scene.done.them} {where}")
    return replace(phrase, parts=(*phrase.parts, *back))


@VERBS.of(PlayAgain)
def _play_again(effect: PlayAgain, scene: Scene) -> Phrase:
    return _step("play", "played", effect.pick, scene, f"again {chosen(effect.pick, scene, 'in')}")


@VERBS.of(Refill)
def _refill(effect: Refill, scene: Scene) -> Phrase:
    return act("refill", f"{'those slots' if scene.done.many else 'that slot'} at once")


@VERBS.of(Win)
def _win(effect: Win, scene: Scene) -> Phrase:
    return replace(act("win", "the game"), named=True)


@VERBS.of(CancelConfrontation)
def _cancel(effect: CancelConfrontation, scene: Scene) -> Phrase:
    parts = (Verb("cancel"), " the Confrontation and ", Verb("buy"), " as usual this turn")
    return Phrase(parts)


@VERBS.of(SwitchTarget)
def _switch(effect: SwitchTarget, scene: Scene) -> Phrase:
    return act("switch", "the Confrontation to another foe's Character")


@VERBS.of(UntilDefeated)
def _until_defeated(effect: UntilDefeated, scene: Scene) -> Phrase:
    your = scene.voice.your
    if effect.what == "hero":
        return act("turn", f"{your} Super Hero face down until this Villain is defeated")
    aside = f"a card from {your} hand aside at random"
    then = f"; once this Villain is defeated, it goes on top of {your} deck"
    return replace(act("set", aside + then), ends=True)


@VERBS.of(PassCards)
def _pass_cards(effect: PassCards, scene: Scene) -> Phrase:
    your = scene.voice.your
    return act(
        "pass",
        f"a card from {your} hand to the hand of the player on {your} left and another to the "
        f"hand of the player on {your} right",
    )


@VERBS.of(Choose)
def _choose(effect: Choose, scene: Scene) -> Phrase:
    """One of several verb phrases; what they share is said once."""
    options = [VERBS(option[0], scene.branch()) for option in effect.options]
    either = "" if effect.up_to or len(options) < 2 else "either "
    rests = [phrase.rest for phrase in options]
    plain = all(len(phrase.parts) == 2 for phrase in options)
    parts: list[str | Verb] = [either]
    if plain and len({phrase.verb for phrase in options}) == 1:
        ways = listed([rest.strip() for rest in rests], "or")
        parts = [Verb(options[0].verb), f" {either}{ways}"]
    elif plain and len(set(rests)) == 1:
        for i, phrase in enumerate(options):
            parts += [_between(i, len(options)), Verb(phrase.verb)]
        parts.append(rests[0])
    else:
        for i, phrase in enumerate(options):
            parts += [_between(i, len(options)), *phrase.parts]
    scene.done = Group()
    return Phrase(tuple(parts), may=effect.up_to)


def _between(i: int, n: int) -> str:
    if i == 0:
        return ""
    return " or " if i == n - 1 else ", "

"""Places, and the cards that are picked out of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from archrivals.engine.effects import ANY, Per, Pick, Place
from archrivals.engine.text.shape import only_cost, only_not

from .nouns import Noun, are_such, is_such, listed, noun, plural
from .scene import Group, Scene, Voice, owner

ZONES: Final[dict[Place, tuple[str, str]]] = {
    "hand": ("your", "hand"),
    "discard": ("your", "discard pile"),
    "deck": ("your", "deck"),
    "deck-top": ("the", "top of your deck"),
    "deck-bottom": ("the", "bottom of your deck"),
    "line-up": ("the", "Line-Up"),
    "main-deck-top": ("the", "top of the main deck"),
    "main-deck-second": ("the", "second place of the main deck"),
    "main-deck-bottom": ("the", "bottom of the main deck"),
    "stack": ("its", "stack"),
    "destroyed": ("the", "destroyed pile"),
    "score": ("your", "score pile"),
    "super-villain": ("the", "Super-Villain stack"),
    "super-villain-top": ("the", "top of the Super-Villain stack"),
}
CLAUSES: Final[dict[Place, str]] = {
    "play": "you control",
    "played": "you played earlier this turn",
    "front": "still in play that you played this turn",
    "this": "that is this one",
    "gained": "you gained this turn",
    "it": "among them",
    "done": "among those cards",
}
DESTINATIONS: Final[dict[Place, str]] = {
    "hand": "into your hand",
    "discard": "into your discard pile",
    "deck": "into your deck",
    "deck-top": "on top of your deck",
    "deck-bottom": "on the bottom of your deck",
    "play": "into play",
    "played": "among the cards you have played",
    "front": "in front of you",
    "this": "beside this card",
    "gained": "among the cards you have gained",
    "line-up": "into the Line-Up",
    "main-deck-top": "on top of the main deck",
    "main-deck-second": "under the top card of the main deck",
    "main-deck-bottom": "on the bottom of the main deck",
    "stack": "back on its stack",
    "destroyed": "into the destroyed pile",
    "score": "into your score pile",
    "super-villain": "on top of the Super-Villain stack",
    "super-villain-top": "on top of the Super-Villain stack",
    "it": "beside those cards",
    "done": "beside those cards",
}
SINGLE: Final[dict[Place, str]] = {
    "deck-top": "the top card of your deck",
    "deck-bottom": "the bottom card of your deck",
    "main-deck-top": "the top card of the main deck",
    "main-deck-second": "the second card of the main deck",
    "main-deck-bottom": "the bottom card of the main deck",
    "super-villain": "the Super-Villain to defeat",
    "super-villain-top": "the top card of the Super-Villain stack",
    "this": "this card",
}
WHOLE: Final[dict[Place, str]] = {
    "hand": "your hand",
    "deck": "your whole deck",
    "discard": "your whole discard pile",
}
Preposition = Literal["from", "in", ""]


def yours(words: str, voice: Voice) -> str:
    """Words about you, said about whoever the voice speaks of."""
    if voice.you == "you":
        return words
    if voice.named:
        words = words.replace("you control", "you controls")
    if voice.many:
        for zone in ("hand", "discard pile", "deck", "score pile"):
            words = words.replace(f"your {zone}", f"your {plural(zone)}")
    return words.replace("your ", f"{voice.your} ").replace("you ", f"{voice.you} ")


def destination(place: Place, voice: Voice) -> str:
    """Where a card goes to: ``into your hand``."""
    return yours(DESTINATIONS[place], voice)


def goes_to(place: Place, pick: Pick, scene: Scene) -> str:
    """Where the cards of a pick go to: what may be another's, to whoever owns it."""
    if pick.whose == "you" and pick.places != ("this",):
        return destination(place, scene.voice)
    if pick.whose in ("you", "team", "each-foe", "each-player"):
        return destination(place, Voice("its owner", "its owner's"))
    return destination(place, Voice("they", "their"))


def place_in(place: Place, voice: Voice) -> str:
    """Where a card is, said after its noun: ``in your hand``, ``you control``."""
    if place in CLAUSES:
        return yours(CLAUSES[place], voice)
    if place in ("deck-top", "deck-bottom", "main-deck-top", "main-deck-bottom"):
        return yours(DESTINATIONS[place], voice)
    determiner, zone = ZONES[place]
    return yours(f"in {determiner} {zone}", voice)


def cards_in(place: Place, scene: Scene) -> str:
    """All cards of a place, as a noun: ``the cards in your hand``."""
    if place in ("it", "done"):
        return (scene.it if place == "it" else scene.done).them
    if place in SINGLE:
        return yours(SINGLE[place], scene.voice)
    return f"the cards {place_in(place, scene.voice)}"


def chosen(pick: Pick, scene: Scene, prep: Preposition = "from") -> str:
    """The cards of a pick: ``up to 2 Heroes from your hand and/or discard pile``."""
    if pick.by == "attacker":
        flat = replace(scene, flat=True)
        by = "you" if scene.third else "the attacker"
        return f"{_cards(pick, flat, prep)}, chosen by {by}"
    return _cards(pick, scene, prep)


def _cards(pick: Pick, scene: Scene, prep: Preposition) -> str:
    where = pick.places[0] if len(pick.places) == 1 else None
    voice = owner(pick.whose, scene.voice)
    if pick.also is not None and not pick.each_of:
        return _from_either(pick, pick.also, scene, prep)
    if where in ("it", "done") and not pick.each_of:
        return _of_group(pick, scene.it if where == "it" else scene.done, scene)
    if where in SINGLE and not pick.each_of:
        return _on_top(pick, yours(SINGLE[where], voice))
    if where in WHOLE and pick == Pick((where,), n="all", whose=pick.whose):
        return yours(WHOLE[where], voice)
    words = [_how_many(pick, scene)]
    if prep:
        words.append(_from(pick, voice, prep))
    if pick.at_random:
        words.append("at random")
    if isinstance(pick.n, Per):
        words.append(_for_each(pick.n, scene.voice))
    return " ".join(word for word in words if word).removesuffix(",")


def _from_either(pick: Pick, also: Pick, scene: Scene, prep: Preposition) -> str:
    """``a Villain in the Line-Up or a Weakness you control``."""
    alone = replace(pick, also=None)
    first = _cards(alone, scene, "in" if pick.places == ("line-up",) else prep or "from")
    if pick.n == 1:
        other = replace(also, n=1, up_to=False)
        return f"{first} or {_cards(other, replace(scene, flat=False), 'from')}"
    other = replace(also, n="all", up_to=False)
    rest = _cards(other, scene, "from").removeprefix("all ")
    return f"{first} {'and' if pick.n == 'all' else 'and/or'} {rest}"


def take(pick: Pick, scene: Scene) -> None:
    """Cards picked out of "it" are gone from there."""
    if pick.places == ("it",):
        took = pick.n if isinstance(pick.n, int) and not pick.up_to else 2
        scene.it = replace(scene.it, taken=scene.it.taken + took)


def _how_many(pick: Pick, scene: Scene) -> str:
    if pick.each_of:
        text = _one_of_each(pick)
    else:
        text = _number(pick, noun(pick.what), scene)
    if pick.total_cost is not None:
        text += f" of total cost {pick.total_cost} or less"
    if pick.same_type and pick.n != 1:
        text += ", all of the same card type,"
    return text


def _number(pick: Pick, sort: Noun, scene: Scene) -> str:
    other = "other " if pick.other else ""
    if pick.n == "all":
        return f"all {other}{sort.many('and')}"
    if pick.n == "any":
        return f"any number of {other}{sort.many('and/or')}"
    n = pick.n.n if isinstance(pick.n, Per) else pick.n
    if not pick.up_to:
        return sort.some(n, other=pick.other)
    if n == 1:
        up_to_one = f"up to 1 {other}{sort.bare()}"
        return up_to_one if scene.flat or pick.n != 1 else sort.some(1, other=pick.other)
    return f"up to {n} {other}{sort.many('and/or')}"


def _for_each(per: Per, voice: Voice) -> str:
    kind = "different card type" if per.types else noun(per.what).bare()
    return f"for each {kind} {place_in(per.where, owner(per.whose, voice))}"


def _one_of_each(pick: Pick) -> str:
    """``another Villain and/or a Hero``."""
    extra = noun(pick.what).after
    sorts = [noun(what) for what in pick.each_of]
    ones = [sort.some(1, other=pick.other and not i) for i, sort in enumerate(sorts)]
    if pick.n == 1:
        return listed(ones, "or") + extra
    if isinstance(pick.n, int) and pick.n < len(ones):
        return f"{'up to ' if pick.up_to else ''}{pick.n} of {listed(ones)}{extra}"
    return listed(ones, "and/or" if pick.up_to else "and") + extra


def _of_group(pick: Pick, group: Group, scene: Scene) -> str:
    """Cards out of those just spoken of: ``one of them``, ``the rest``."""
    end = " at random" if pick.at_random else ""
    if isinstance(pick.n, Per):
        end += f" {_for_each(pick.n, scene.voice)}"
    if pick.what != ANY:
        return _such_of_group(pick, group, scene) + end
    if pick.n == "all" or not group.many:
        return group.whole
    if pick.n == "any":
        return f"any number {group.of_them}"
    n = pick.n.n if isinstance(pick.n, Per) else pick.n
    if n == 1:
        up_to_one = pick.up_to and scene.flat
        return f"{'up to one' if up_to_one else 'one'} {group.of_them}{end}"
    return f"{'up to ' if pick.up_to else ''}{n} {group.of_them}{end}"


def _such_of_group(pick: Pick, group: Group, scene: Scene) -> str:
    if not group.many:
        return f"{group.whole} if it {is_such(pick.what)}"
    if pick.n == 1 and (only_cost(pick.what) or only_not(pick.what)):
        up_to = "up to " if pick.up_to and scene.flat else ""
        return f"{up_to}one {group.of_them} that {is_such(pick.what)}"
    if pick.n in ("all", "any") and only_not(pick.what):
        some = "all" if pick.n == "all" else "any number"
        return f"{some} {group.of_them} that {are_such(pick.what)}"
    return f"{_number(pick, noun(pick.what), scene)} {group.among_them}"


def _on_top(pick: Pick, card: str) -> str:
    """The top card of a deck, or several: ``the top 2 cards of the main deck``."""
    text = card
    if isinstance(pick.n, int) and pick.n > 1 and " card of" in card:
        text = card.replace(" card of", f" {pick.n} cards of")
    if pick.what != ANY:
        text += f" if it {is_such(pick.what)}"
    return text


def _from(pick: Pick, voice: Voice, prep: Preposition) -> str:
    """Where the cards are: ``from your hand or discard pile``."""
    if pick.n == "all":
        last = "and"
    else:
        last = "or" if pick.n == 1 else "and/or"
    places = list(dict.fromkeys(pick.places))
    zones = [ZONES[place] for place in places if place in ZONES]
    clauses = [_clause(place, pick) for place in places if place in CLAUSES]
    if any(zone.startswith(("top", "bottom")) for _, zone in zones):
        prep = "from"
    parts = []
    for i, (determiner, zone) in enumerate(zones):
        again = i > 0 and determiner == zones[i - 1][0] == "your"
        parts.append(zone if again else f"{determiner} {zone}")
    if not parts:
        return yours(listed(clauses, last), voice)
    one = "one" if pick.n == 1 else "those"
    words = f"{prep} {listed(parts, last)}"
    return yours(" ".join([words, *(f"{last} {one} {clause}" for clause in clauses)]), voice)


def _clause(place: Place, pick: Pick) -> str:
    if pick.played_once:
        return {
            "front": "that you control and have played just once this turn",
            "play": "that you control and have played just once this turn",
            "played": "that you played just once earlier this turn",
        }.get(place, CLAUSES[place])
    return CLAUSES[place]

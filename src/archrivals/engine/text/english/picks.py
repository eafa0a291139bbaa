"""Places, and the cards that are picked out of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from archrivals.engine.effects import ANY, Pick, Place

from .nouns import Noun, is_such, listed, noun, only_cost
from .scene import Group, Scene, Voice

ZONES: Final[dict[Place, tuple[str, str]]] = {
    "hand": ("your", "hand"),
    "discard": ("your", "discard pile"),
    "deck": ("your", "deck"),
    "deck-top": ("the", "top of your deck"),
    "line-up": ("the", "Line-Up"),
    "main-deck-top": ("the", "top of the main deck"),
    "main-deck-bottom": ("the", "bottom of the main deck"),
    "super-villain": ("the", "Super-Villain stack"),
}
CLAUSES: Final[dict[Place, str]] = {
    "play": "you control",
    "played": "you played earlier this turn",
    "it": "among them",
    "done": "among those cards",
}
DESTINATIONS: Final[dict[Place, str]] = {
    "hand": "into your hand",
    "discard": "into your discard pile",
    "deck": "into your deck",
    "deck-top": "on top of your deck",
    "play": "into play",
    "played": "among the cards you have played",
    "line-up": "into the Line-Up",
    "main-deck-top": "on top of the main deck",
    "main-deck-bottom": "on the bottom of the main deck",
    "super-villain": "on top of the Super-Villain stack",
    "it": "beside those cards",
    "done": "beside those cards",
}
SINGLE: Final[dict[Place, str]] = {
    "deck-top": "the top card of your deck",
    "main-deck-top": "the top card of the main deck",
    "main-deck-bottom": "the bottom card of the main deck",
    "super-villain": "the face-up Super-Villain",
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
    return words.replace("your ", f"{voice.your} ").replace("you ", f"{voice.you} ")


def destination(place: Place, voice: Voice) -> str:
    """Where a card goes to: ``into your hand``."""
    return yours(DESTINATIONS[place], voice)


def place_in(place: Place, voice: Voice) -> str:
    """Where a card is, said after its noun: ``in your hand``, ``you control``."""
    if place in CLAUSES:
        return yours(CLAUSES[place], voice)
    if place == "deck-top" or place == "main-deck-top":
        return yours(DESTINATIONS[place], voice)
    determiner, zone = ZONES[place]
    return yours(f"{'on' if place == 'main-deck-bottom' else 'in'} {determiner} {zone}", voice)


def cards_in(place: Place, scene: Scene) -> str:
    """All cards of a place, as a noun: ``the cards in your hand``."""
    if place in ("it", "done"):
        return (scene.it if place == "it" else scene.done).them
    if place in SINGLE:
        return yours(SINGLE[place], scene.voice)
    return f"the cards {place_in(place, scene.voice)}"


def chosen(pick: Pick, scene: Scene, prep: Preposition = "from") -> str:
    """The cards of a pick: ``up to 2 Heroes from your hand and/or discard pile``."""
    where = pick.places[0] if len(pick.places) == 1 else None
    if where in ("it", "done") and not pick.each_of:
        return _of_group(pick, scene.it if where == "it" else scene.done, scene)
    if where in SINGLE and not pick.each_of:
        return _on_top(pick, yours(SINGLE[where], scene.voice), scene)
    if where in WHOLE and pick == Pick((where,), n="all"):
        return yours(WHOLE[where], scene.voice)
    words = [_how_many(pick, scene)]
    if prep:
        words.append(_from(pick, scene.voice, prep))
    if pick.at_random:
        words.append("at random")
    return " ".join(word for word in words if word).removesuffix(",")


def optional(pick: Pick, scene: Scene) -> bool:
    """Whether a pick reads best with "may": it is up to one card."""
    return pick.up_to and pick.n == 1 and not scene.flat


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
    if not pick.up_to:
        return sort.some(pick.n, other=pick.other)
    if pick.n == 1:
        up_to_one = f"up to 1 {other}{sort.bare()}"
        return up_to_one if scene.flat else sort.some(1, other=pick.other)
    return f"up to {pick.n} {other}{sort.many('and/or')}"


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
    if pick.what != ANY:
        return _such_of_group(pick, group, scene) + end
    if pick.n == "all" or not group.many:
        return group.whole
    if pick.n == "any":
        return "any number of them"
    if pick.n == 1:
        return ("up to one of them" if pick.up_to and scene.flat else "one of them") + end
    return f"{'up to ' if pick.up_to else ''}{pick.n} of them{end}"


def _such_of_group(pick: Pick, group: Group, scene: Scene) -> str:
    if not group.many:
        return f"{group.whole} if it {is_such(pick.what)}"
    if only_cost(pick.what) and pick.n == 1:
        up_to = "up to " if pick.up_to and scene.flat else ""
        return f"{up_to}one of them that {is_such(pick.what)}"
    return f"{_number(pick, noun(pick.what), scene)} among them"


def _on_top(pick: Pick, card: str, scene: Scene) -> str:
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
    clauses = [CLAUSES[place] for place in places if place in CLAUSES]
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

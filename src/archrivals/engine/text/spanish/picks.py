"""Places, and the cards that are picked out of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archrivals.engine.effects import ANY, Per, Pick, Place
from archrivals.engine.text.shape import only_cost, only_not

from .nouns import CARDS, Noun, is_such, noun
from .scene import Group, Object, Scene, Voice, owner
from .words import Word, de, listed, o

OWN: Final[dict[Place, Word]] = {
    "hand": Word("mano", "manos", fem=True),
    "discard": Word("pila de descarte", "pilas de descarte", fem=True),
    "deck": Word("mazo", "mazos"),
    "score": Word("pila de puntuación", "pilas de puntuación", fem=True),
}
"""Places that each player has."""

COMMON: Final[dict[Place, str]] = {
    "line-up": "la Alineación",
    "stack": "su montón",
    "destroyed": "la pila de cartas destruidas",
    "super-villain": "el montón de Supervillanos",
    "super-villain-top": "la parte superior del montón de Supervillanos",
}
ENDS: Final[dict[Place, str]] = {
    "deck-top": "la parte superior de {deck}",
    "deck-bottom": "el fondo de {deck}",
    "main-deck-top": "la parte superior del mazo principal",
    "main-deck-second": "el segundo puesto del mazo principal",
    "main-deck-bottom": "el fondo del mazo principal",
}
ZONES: Final = frozenset((*OWN, *COMMON, *ENDS))

CLAUSES: Final[dict[Place, tuple[str, str, str]]] = {
    "play": ("controles", "controle", "controlen"),
    "played": ("hayas jugado", "haya jugado", "hayan jugado"),
    "front": ("hayas jugado", "haya jugado", "hayan jugado"),
    "gained": ("hayas ganado", "haya ganado", "hayan ganado"),
}
"""Places that are said by a clause, "que …": of you, of another, of several."""

ENDINGS: Final[dict[Place, str]] = {
    "played": " antes en este turno",
    "front": " este turno y siga en juego",
    "gained": " este turno",
}
FIXED: Final[dict[Place, str]] = {
    "this": "que sea esta",
    "it": "de entre ellas",
    "done": "de entre esas cartas",
}
DESTINATIONS: Final[dict[Place, str]] = {
    "hand": "en {hand}",
    "discard": "en {discard}",
    "deck": "en {deck}",
    "deck-top": "encima de {deck}",
    "deck-bottom": "al fondo de {deck}",
    "play": "en juego",
    "played": "entre las cartas jugadas",
    "front": "en juego",
    "this": "junto a esta carta",
    "gained": "entre las cartas ganadas",
    "line-up": "en la Alineación",
    "main-deck-top": "encima del mazo principal",
    "main-deck-second": "bajo la carta superior del mazo principal",
    "main-deck-bottom": "al fondo del mazo principal",
    "stack": "en su montón",
    "destroyed": "en la pila de cartas destruidas",
    "score": "en {score}",
    "super-villain": "encima del montón de Supervillanos",
    "super-villain-top": "encima del montón de Supervillanos",
    "it": "junto a esas cartas",
    "done": "junto a esas cartas",
}
SINGLE: Final[dict[Place, tuple[str, str]]] = {
    "deck-top": ("la carta superior de {deck}", "las {n} cartas superiores de {deck}"),
    "deck-bottom": ("la carta inferior de {deck}", "las {n} cartas inferiores de {deck}"),
    "main-deck-top": (
        "la carta superior del mazo principal",
        "las {n} cartas superiores del mazo principal",
    ),
    "main-deck-second": ("la segunda carta del mazo principal", ""),
    "main-deck-bottom": (
        "la carta inferior del mazo principal",
        "las {n} cartas inferiores del mazo principal",
    ),
    "super-villain": ("el Supervillano por derrotar", ""),
    "super-villain-top": ("la carta superior del montón de Supervillanos", ""),
    "this": ("esta carta", ""),
}


def filled(words: str, voice: Voice, n: int = 1) -> str:
    """Words with the places of whoever the voice speaks of."""
    own = {place: voice.own(word) for place, word in OWN.items()}
    return words.format(n=n, **own).replace("de el ", "del ")


def zone(place: Place, voice: Voice) -> str:
    """A place as a noun: ``tu mano``, ``la Alineación``."""
    if place in OWN:
        return voice.own(OWN[place])
    return COMMON[place] if place in COMMON else filled(ENDS[place], voice)


def clause(place: Place, voice: Voice, *, many: bool = False, once: bool = False) -> str:
    """A place that is said by a clause: ``que controles``."""
    if place in FIXED:
        return FIXED[place]
    if once and place == "play":
        place = "front"
    end = ENDINGS.get(place, "")
    if once:
        end = f" una sola vez{end}"
    if many:
        end = end.replace("siga", "sigan")
    return f"que {voice.verb(*CLAUSES[place])}{end}"


def destination(place: Place, voice: Voice) -> str:
    """Where a card goes to: ``en tu mano``."""
    return filled(DESTINATIONS[place], voice)


def goes_to(place: Place, pick: Pick, scene: Scene) -> str:
    """Where the cards of a pick go to: what may be another's, to whoever owns it."""
    if pick.whose == "you" and pick.places != ("this",):
        return destination(place, scene.voice)
    if pick.whose in ("you", "team", "each-foe", "each-player"):
        return destination(place, Voice(named="su dueño"))
    return destination(place, Voice(you=False))


def place_in(place: Place, voice: Voice, *, many: bool = False) -> str:
    """Where a card is, said after its noun: ``en tu mano``, ``que controles``."""
    if place in CLAUSES or place in FIXED:
        return clause(place, voice, many=many)
    if place in ENDS:
        return destination(place, voice)
    return f"en {zone(place, voice)}"


def single(place: Place, voice: Voice, n: int = 1) -> str:
    """The one card of a place: ``la carta superior de tu mazo``."""
    one, several = SINGLE[place]
    return filled(several if several and n > 1 else one, voice, n)


def cards_in(place: Place, scene: Scene) -> str:
    """All cards of a place, as a noun: ``las cartas de tu mano``."""
    if place in ("it", "done"):
        return (scene.it if place == "it" else scene.done).them
    if place in SINGLE:
        return single(place, scene.voice)
    if place in CLAUSES:
        return f"las cartas {clause(place, scene.voice, many=True)}"
    return f"las cartas {de(zone(place, scene.voice))}"


# --- Picks ------------------------------------------------------------------------------------


def chosen(pick: Pick, scene: Scene, *, place: bool = True) -> Object:
    """The cards of a pick: ``hasta 2 Héroes de tu mano y/o tu pila de descarte``."""
    if pick.by != "attacker":
        return _cards(pick, scene, place)
    told = _cards(pick, replace(scene, flat=True), place)
    by = "por ti" if scene.third else "por el atacante"
    chose = f", elegid{o(noun(pick.what).fem, pick.n != 1)} {by}"
    return replace(told, after=told.after + chose)


def _cards(pick: Pick, scene: Scene, place: bool) -> Object:
    where = pick.places[0] if len(pick.places) == 1 else None
    voice = owner(pick.whose, scene.voice)
    if pick.also is not None and not pick.each_of:
        return Object(_from_either(pick, pick.also, scene))
    if where in ("it", "done") and not pick.each_of:
        return _of_group(pick, scene.it if where == "it" else scene.done, scene)
    if where in SINGLE and not pick.each_of:
        return _on_top(pick, where, voice)
    if where in OWN and pick == Pick((where,), n="all", whose=pick.whose):
        return Object(_whole(where, voice))
    words = _how_many(pick, scene, f" {_from(pick, voice)}" if place else "")
    if pick.at_random:
        words += " al azar"
    if isinstance(pick.n, Per):
        words += f" {for_each(pick.n, scene.voice)}"
    return Object(words)


def _whole(place: Place, voice: Voice) -> str:
    """``tu mano``, ``todo tu mazo``."""
    if place == "hand" or voice.named or voice.or_mate:
        return voice.own(OWN[place])
    return f"tod{o(OWN[place].fem)} {voice.own(OWN[place])}"


def _from_either(pick: Pick, also: Pick, scene: Scene) -> str:
    """``un Villano de la Alineación o una Debilidad que controles``."""
    first = chosen(replace(pick, also=None), scene)
    if pick.n == 1:
        other = replace(also, n=1, up_to=False)
        second = _cards(other, replace(scene, flat=False), True)
        return f"{_words(first)} o {_words(second)}"
    rest = _words(_cards(replace(also, n="all", up_to=False), scene, True))
    if pick.n == "all":
        return f"{_words(first)} y {rest}"
    return f"{_words(first)} y/o {rest.removeprefix('todas las ').removeprefix('todos los ')}"


def _words(thing: Object) -> str:
    """An object that must be a noun."""
    return (thing.words or f"esas cartas{thing.after}") + (thing.after if thing.words else "")


def take(pick: Pick, scene: Scene) -> None:
    """Cards picked out of "it" are gone from there."""
    if pick.places == ("it",):
        took = pick.n if isinstance(pick.n, int) and not pick.up_to else 2
        scene.it = replace(scene.it, taken=scene.it.taken + took)


def _how_many(pick: Pick, scene: Scene, where: str) -> str:
    if pick.total_cost is not None:
        where = f" de coste total {pick.total_cost} o menos{where}"
    if pick.same_type and pick.n != 1:
        where = f", tod{o(noun(pick.what).fem, True)} del mismo tipo,{where}".removesuffix(",")
    if pick.each_of:
        return _one_of_each(pick, where)
    return _number(pick, noun(pick.what), scene, where)


def _number(pick: Pick, sort: Noun, scene: Scene, where: str) -> str:
    others = ("otras " if sort.fem else "otros ") if pick.other else ""
    if pick.n == "all":
        return sort.every(where, other=pick.other)
    if pick.n == "any":
        return f"cualquier cantidad de {others}{sort.many('y/o', where)}"
    n = pick.n.n if isinstance(pick.n, Per) else pick.n
    if not pick.up_to:
        return sort.some(n, where, other=pick.other)
    if n == 1:
        up_to_one = f"hasta {sort.some(1, where, other=pick.other)}"
        flat = scene.flat or pick.n != 1
        return up_to_one if flat else sort.some(1, where, other=pick.other)
    return f"hasta {others}{n} {sort.many('y/o', where)}"


def for_each(per: Per, voice: Voice) -> str:
    """``por cada Héroe en tu mano``."""
    where = f" {place_in(per.where, owner(per.whose, voice))}"
    if per.types:
        return f"por cada tipo de carta distinto{where}"
    return f"por cada {noun(per.what).bare(where)}"


def _one_of_each(pick: Pick, where: str) -> str:
    """``otro Villano y/o un Héroe``."""
    extra = noun(pick.what).after + where
    sorts = [noun(what) for what in pick.each_of]
    ones = [sort.some(1, other=pick.other and not i) for i, sort in enumerate(sorts)]
    if pick.n == 1:
        return listed(ones, "o") + extra
    if isinstance(pick.n, int) and pick.n < len(ones):
        return f"{'hasta ' if pick.up_to else ''}{pick.n} de estas: {listed(ones)}{extra}"
    return listed(ones, "y/o" if pick.up_to else "y") + extra


def _of_group(pick: Pick, group: Group, scene: Scene) -> Object:
    """Cards out of those just spoken of: ``una de ellas``, ``el resto``."""
    end = " al azar" if pick.at_random else ""
    if isinstance(pick.n, Per):
        end += f" {for_each(pick.n, scene.voice)}"
    if pick.what != ANY:
        such = _such_of_group(pick, group, scene)
        return replace(such, after=such.after + end)
    if pick.n == "all" or not group.many:
        return group.whole
    if pick.n == "any":
        return Object(f"cualquier cantidad {group.of_them}")
    n = pick.n.n if isinstance(pick.n, Per) else pick.n
    if n == 1:
        up_to = "hasta " if pick.up_to and scene.flat else ""
        return Object(f"{up_to}{group.one} {group.of_them}{end}")
    return Object(f"{'hasta ' if pick.up_to else ''}{n} {group.of_them}{end}")


def _such_of_group(pick: Pick, group: Group, scene: Scene) -> Object:
    if not group.many:
        whole = group.whole
        return replace(whole, after=f"{whole.after} si {is_such(pick.what)}")
    odd = only_cost(pick.what) or only_not(pick.what)
    if pick.n == 1 and odd:
        up_to = "hasta " if pick.up_to and scene.flat else ""
        that = is_such(pick.what, 1, "subjunctive")
        return Object(f"{up_to}{group.one} {group.of_them} que {that}")
    if pick.n in ("all", "any") and only_not(pick.what):
        that = is_such(pick.what, 2, "subjunctive")
        if pick.n == "any":
            return Object(f"cualquier cantidad {group.of_them} que {that}")
        return Object(f"todas {'estas cartas' if group.these else 'las'} que {that}")
    return Object(_number(pick, noun(pick.what), scene, f" {group.among_them}"))


def _on_top(pick: Pick, place: Place, voice: Voice) -> Object:
    """The top card of a deck, or several: ``las 2 cartas superiores del mazo principal``."""
    words = single(place, voice, pick.n if isinstance(pick.n, int) else 1)
    return Object(words, after=f" si {is_such(pick.what)}" if pick.what != ANY else "")


def _from(pick: Pick, voice: Voice) -> str:
    """Where the cards are: ``de tu mano o tu pila de descarte``."""
    if pick.n == "all":
        last = "y"
    else:
        last = "o" if pick.n == 1 else "y/o"
    places = list(dict.fromkeys(pick.places))
    zones = [zone(place, voice) for place in places if place in ZONES]
    clauses = [
        clause(place, voice, many=pick.n != 1, once=pick.played_once)
        for place in places
        if place not in ZONES
    ]
    if not zones:
        return listed(clauses, last)
    words = listed([de(each).replace(" o la de ", " o de la de ") for each in zones], last)
    return " ".join([words, *(f"{last} {each}" for each in clauses)])


__all__ = [
    "CARDS",
    "SINGLE",
    "ZONES",
    "cards_in",
    "chosen",
    "destination",
    "for_each",
    "goes_to",
    "place_in",
    "single",
    "take",
    "zone",
]

"""What abilities wait for, and what is counted in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archrivals.engine.effects import (
    ANY,
    Avoids,
    Defeats,
    Discards,
    Draws,
    Event,
    Falls,
    Gains,
    Plays,
    TurnEnds,
    TurnStarts,
)
from archrivals.engine.text.language import Words

from .nouns import Noun, noun
from .picks import place_in
from .scene import Scene
from .words import listed, number, o, ordinal


@dataclass(frozen=True, slots=True)
class Told:
    """An event in words.

    ``when`` and ``does`` are a clause after "cuando" ("ganes un Héroe") and after "si" ("ganas un
    Héroe"); ``each`` is the card that counts ("Héroe que ganes"), ``fem`` its gender, ``nth`` which
    one of the turn (0: all of them). ``moment`` says it all by itself. ``timeless`` needs no "en
    tu turno"; ``once`` is nothing that comes again and again.
    """

    when: str = ""
    does: str = ""
    each: str = ""
    fem: bool = False
    nth: int = 0
    moment: str = ""
    timeless: bool = False
    once: bool = False


EVENTS: Final[Words[Scene, Told]] = Words("Spanish")


def whenever(event: Event, scene: Scene, each_turn: str, on_turn: str) -> str:
    """An event before the comma: ``cada vez que evites un Ataque``."""
    told = EVENTS(event, scene)
    if told.moment:
        return told.moment
    if isinstance(event, Plays):
        return _when_played(event, scene, each_turn, on_turn)
    if told.nth:
        return f"{each_turn}, la {ordinal(told.nth, True)} vez que {told.when}"
    when = "cuando" if told.once else "cada vez que"
    return f"{when} {told.when}" + ("" if told.timeless else f" {on_turn}")


def this_turn(event: Event, scene: Scene) -> str:
    """An event of this turn, before the comma: ``por cada Héroe que juegues este turno``."""
    told = EVENTS(event, scene)
    if told.moment:
        return told.moment
    if each := each_this_turn(event, scene):
        return f"por cada {each}"
    return f"si {happens_this_turn(event, scene)}"


def each_this_turn(event: Event, scene: Scene) -> str:
    """What counts this turn, said after "por cada"; empty for what happens once."""
    told = EVENTS(event, scene)
    once = isinstance(event, Plays) and bool(event.each_of)
    return "" if told.nth or not told.each or once else f"{told.each} este turno"


def happens_this_turn(event: Event, scene: Scene) -> str:
    """That it happens: ``juegas otro Villano este turno``."""
    if isinstance(event, Plays):
        end = _counting(event, scene)
        return f"{_who_plays(event, scene, 'juegas', 'juega')} {_so_many(event)} este turno{end}"
    told = EVENTS(event, scene)
    if told.nth > 1:
        return f"{told.does} por {ordinal(told.nth, True)} vez este turno"
    return f"{told.does} este turno"


# --- Playing ----------------------------------------------------------------------------------


@EVENTS.of(Plays)
def _plays(event: Plays, scene: Scene) -> Told:
    each = plays_each(event, scene, "")
    return Told(each=each, fem=noun(event.what).fem, nth=event.nth)


def _you(event: Plays, scene: Scene, second: str, third: str) -> str:
    """A verb of whoever plays."""
    if event.who == "team":
        return f"{third} alguien de tu bando"
    return scene.verb(second, third)


def _who_plays(event: Plays, scene: Scene, second: str, third: str) -> str:
    """The same as a sentence begins: the subject first."""
    return f"alguien de tu bando {third}" if event.who == "team" else scene.verb(second, third)


def plays_each(plays: Plays, scene: Scene, when: str) -> str:
    """Each play that counts: ``Héroe con nombre distinto que juegues este turno``."""
    sort = noun(plays.what)
    place = "" if plays.or_in is None else f" {place_in(plays.or_in, scene.voice)} o"
    where = f"{place} que {_you(plays, scene, 'juegues', 'juegue')}{when and ' '}{when}"
    if plays.first:
        where = f" (de {_first_so_many(plays.first, sort)}){where}"
    if plays.distinct == "type":
        among = "" if plays.what == ANY else f" entre {_the(sort)} {sort.many('y')}"
        return f"tipo de carta distinto{among}{where}"
    if plays.distinct == "name":
        return sort.bare(f" con nombre distinto{where}")
    other = ("otra " if sort.fem else "otro ") if plays.other else ""
    return other + sort.bare(where)


def _the(sort: Noun) -> str:
    return "las" if sort.fem else "los"


def _first_so_many(n: int, sort: Noun) -> str:
    """``las dos primeras``."""
    if n == 1:
        return f"{'la' if sort.fem else 'el'} primer{o(sort.fem)}"
    return f"{_the(sort)} {number(n)} primer{o(sort.fem, True)}"


def _so_many(plays: Plays) -> str:
    """The cards of the n-th such play: ``otro Villano``, ``3 Power Ring con nombres distintos``."""
    sort, n = noun(plays.what), plays.nth or 1
    if plays.each_of:
        return listed([noun(what).one() for what in plays.each_of])
    if plays.distinct == "type" and n > 1:
        among = "" if plays.what == ANY else f" entre {sort.many('y')}"
        return f"cartas de {n} tipos distintos{among}"
    if plays.distinct == "name" and n > 1:
        return f"{n} {sort.many('o', ' con nombres distintos')}"
    if n == 1 and not plays.other:
        return sort.named()
    return sort.some(n, other=plays.other)


def _counting(event: Plays, scene: Scene) -> str:
    if event.or_in is None:
        return ""
    place = place_in(event.or_in, scene.voice, many=True).removeprefix("en ")
    of = place if place.startswith(("que", "de ", "encima", "al ")) else f"de {place}"
    return f", contando {_the(noun(event.what))} {of}".replace(" de el ", " del ")


def _when_played(event: Plays, scene: Scene, each_turn: str, on_turn: str) -> str:
    sort, end = noun(event.what), _counting(event, scene)
    you_play = _who_plays(event, scene, "juegues", "juegue")
    if event.each_of or (event.distinct and event.nth > 1):
        played = _who_plays(event, scene, "hayas jugado", "haya jugado")
        return f"una vez {each_turn}, cuando {played} {_so_many(event)}{end}"
    if event.distinct and not event.nth:
        return f"por cada {plays_each(event, scene, on_turn)}"
    if event.nth:
        its = "tu" if event.who == "you" and not scene.third else "su"
        which = f"{its} {ordinal(event.nth, sort.fem)} {sort.bare()}"
        return f"cuando {you_play} {which} {each_turn}{end}"
    if event.first:
        so_many = f"{_first_so_many(event.first, sort)} {sort.many() if event.first > 1 else ''}"
        you_play = _you(event, scene, "juegues", "juegue")
        return f"por cada un{o(sort.fem)} de {so_many.strip()} que {you_play} {each_turn}{end}"
    return f"cada vez que {you_play} {sort.one(other=event.other)} {on_turn}".rstrip() + end


# --- Other events -----------------------------------------------------------------------------


@EVENTS.of(Gains)
def _gains(event: Gains, scene: Scene) -> Told:
    sort = noun(event.what)
    verb = ("compres", "compre", "compras", "compra")
    if not event.bought:
        verb = ("compres o ganes", "compre o gane", "compras o ganas", "compra o gana")
    line_up = " de la Alineación" if event.bought else ""
    new = (
        f" de un tipo que no esté en {scene.voice.your} pila de descarte" if event.new_type else ""
    )
    return Told(
        f"{scene.verb(*verb[:2])} {sort.one(line_up + new)}",
        f"{scene.verb(*verb[2:])} {sort.one(line_up + new)}",
        f"{sort.bare(line_up + new)} que {scene.verb(*verb[:2])}",
        sort.fem,
        event.nth,
    )


@EVENTS.of(Draws)
def _draws(event: Draws, scene: Scene) -> Told:
    rob = scene.verb("robes", "robe")
    return Told(
        f"{rob} una carta", f"{scene.verb('robas', 'roba')} una carta", f"carta que {rob}", fem=True
    )


@EVENTS.of(Discards)
def _discards(event: Discards, scene: Scene) -> Told:
    sort, foe = noun(event.what), event.who == "foe"
    when = "un rival descarte" if foe else scene.verb("descartes", "descarte")
    does = "un rival descarta" if foe else scene.verb("descartas", "descarta")
    hand = f" de {'su' if foe else scene.voice.your} mano" if event.place else ""
    return Told(
        f"{when} {sort.one(hand)}",
        f"{does} {sort.one(hand)}",
        sort.bare(f"{hand} que {when}"),
        sort.fem,
        event.nth,
    )


@EVENTS.of(Avoids)
def _avoids(event: Avoids, scene: Scene) -> Told:
    return Told(
        f"{scene.verb('evites', 'evite')} un Ataque",
        f"{scene.verb('evitas', 'evita')} un Ataque",
        timeless=True,
    )


@EVENTS.of(TurnStarts)
def _turn_starts(event: TurnStarts, scene: Scene) -> Told:
    return Told(moment=f"al principio de {scene.voice.your} turno")


@EVENTS.of(TurnEnds)
def _turn_ends(event: TurnEnds, scene: Scene) -> Told:
    return Told(moment=f"al final de {scene.voice.your} turno")


@EVENTS.of(Defeats)
def _defeats(event: Defeats, scene: Scene) -> Told:
    whom = "al Personaje de un rival"
    return Told(
        f"{scene.verb('derrotes', 'derrote')} {whom}",
        f"{scene.verb('derrotas', 'derrota')} {whom}",
        timeless=True,
        once=True,
    )


@EVENTS.of(Falls)
def _falls(event: Falls, scene: Scene) -> Told:
    whose = f"{scene.voice.your} Personaje"
    return Told(f"{whose} sea derrotado", f"{whose} es derrotado", timeless=True, once=True)

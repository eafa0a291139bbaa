"""What abilities wait for, and what is counted in a turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from archrivals.engine.effects import (
    ANY,
    Avoids,
    Defeats,
    Discards,
    Draws,
    Event,
    Falls,
    Filter,
    Gains,
    Plays,
    TurnEnds,
    TurnStarts,
)
from archrivals.engine.text.language import Words

from .nouns import listed, noun, number, ordinal
from .picks import place_in
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Told:
    """An event in words.

    ``each`` is the card or thing that counts ("Hero you play"), ``happens`` a clause ("you play a
    Hero"), ``nth`` which one of the turn (0: all of them). ``moment`` says it all by itself.
    ``timeless`` needs no "on your turn"; ``once`` is nothing that comes again and again.
    """

    happens: str = ""
    each: str = ""
    nth: int = 0
    moment: str = ""
    timeless: bool = False
    once: bool = False


EVENTS: Final[Words[Scene, Told]] = Words("English")


def whenever(event: Event, scene: Scene, each_turn: str, on_turn: str) -> str:
    """An event before the comma: ``whenever you avoid an Attack``."""
    told = EVENTS(event, scene)
    if told.moment:
        return told.moment
    if isinstance(event, Plays):
        return _when_played(event, scene, each_turn, on_turn)
    if told.nth:
        return f"{each_turn}, the {ordinal(told.nth)} time {told.happens}"
    when = "when" if told.once else "whenever"
    return f"{when} {told.happens}" + ("" if told.timeless else f" {on_turn}")


def this_turn(event: Event, scene: Scene) -> str:
    """An event of this turn, before the comma: ``for each Hero you play this turn``."""
    told = EVENTS(event, scene)
    if told.moment:
        return told.moment
    if told.each and not told.nth and not _once(event):
        return f"for each {told.each} this turn"
    return f"if {happens_this_turn(event, scene)}"


def each_this_turn(event: Event, scene: Scene) -> str:
    """What counts this turn, said after "per"; empty for what happens once."""
    told = EVENTS(event, scene)
    return "" if told.nth or not told.each or _once(event) else f"{told.each} this turn"


def happens_this_turn(event: Event, scene: Scene) -> str:
    """That it happens: ``you play another Villain this turn``."""
    if isinstance(event, Plays):
        return _plays_so_many(event, scene)
    told = EVENTS(event, scene)
    if told.nth > 1:
        return f"{told.happens} for the {ordinal(told.nth)} time this turn"
    return f"{told.happens} this turn"


def _once(event: Event) -> bool:
    return isinstance(event, Plays) and bool(event.each_of)


def _a_card(what: Filter) -> str:
    return noun(what).one()


# --- Playing ----------------------------------------------------------------------------------


@EVENTS.of(Plays)
def _plays(event: Plays, scene: Scene) -> Told:
    return Told(each=plays_each(event, scene, "").rstrip(), nth=event.nth)


def _you_play(event: Plays, scene: Scene) -> str:
    return "you or your teammate plays" if event.who == "team" else f"{scene.voice.you} play"


def plays_each(plays: Plays, scene: Scene, when: str) -> str:
    """Each play that counts: ``differently named Hero you play this turn``."""
    sort, voice = noun(plays.what), scene.voice
    if plays.distinct == "type":
        among = "" if plays.what == ANY else f" among the {sort.many('and')}"
        kind = f"different card type{among}"
    elif plays.distinct == "name":
        kind = f"differently named {sort.bare()}"
    else:
        kind = f"{'other ' if plays.other else ''}{sort.bare()}"
    if plays.first:
        kind += f" (of the first {number(plays.first)})"
    you_play = _you_play(plays, scene)
    if plays.or_in is None:
        return f"{kind} {you_play} {when}"
    that = "" if plays.or_in in ("play", "played", "front", "gained", "this") else "that "
    return f"{kind} {place_in(plays.or_in, voice)} or {that}{you_play} {when}"


def _plays_so_many(plays: Plays, scene: Scene) -> str:
    """That the n-th such play comes: ``you play another Villain this turn``."""
    sort, n, you_play = noun(plays.what), plays.nth or 1, _you_play(plays, scene)
    if plays.each_of:
        cards = listed([_a_card(what) for what in plays.each_of])
    elif plays.distinct == "type" and n > 1:
        among = "" if plays.what == ANY else f" among {sort.many('and')}"
        cards = f"cards of {n} different types{among}"
    elif plays.distinct == "name" and n > 1:
        cards = f"{n} differently named {sort.many()}"
    elif n == 1 and not plays.other:
        cards = sort.named()
    else:
        cards = sort.some(n, other=plays.other)
    if plays.or_in is None:
        return f"{you_play} {cards} this turn"
    return f"{you_play} {cards} this turn, counting those {place_in(plays.or_in, scene.voice)}"


def _when_played(event: Plays, scene: Scene, each_turn: str, on_turn: str) -> str:
    sort, you_play = noun(event.what), _you_play(event, scene)
    if event.each_of:
        cards = listed([_a_card(what) for what in event.each_of])
        played = you_play.replace("plays", "has played").replace("you play", "you have played")
        return f"once {each_turn}, when {played} {cards}"
    if event.distinct and not event.nth:
        return f"for each {plays_each(event, scene, on_turn)}"
    kind = plays_each(replace(event, or_in=None), scene, "").removesuffix(f" {you_play} ")
    if event.nth and event.distinct and event.nth > 1:
        so_many = _plays_so_many(replace(event, or_in=None), scene).removesuffix(" this turn")
        lead = f"once {each_turn}, when {so_many.replace('you play', 'you have played')}"
    elif event.nth:
        your = "a" if event.who == "team" else "your"
        lead = f"when {you_play} {your} {ordinal(event.nth)} {kind} {each_turn}"
    elif event.first:
        first = ordinal(1) if event.first == 1 else f"first {number(event.first)}"
        lead = f"for each of the {first} {sort.many()} {you_play} {each_turn}"
    else:
        one = f"an{kind}" if event.other and not event.distinct else sort.one()
        lead = f"whenever {you_play} {one} {on_turn}".rstrip()
    if event.or_in is not None:
        lead += f", counting those {place_in(event.or_in, scene.voice)}"
    return lead


# --- Other events -----------------------------------------------------------------------------


@EVENTS.of(Gains)
def _gains(event: Gains, scene: Scene) -> Told:
    you, verb = scene.voice.you, "buy" if event.bought else "buy or gain"
    end = " from the Line-Up" if event.bought else ""
    new = f" of a type not in {scene.voice.your} discard pile" if event.new_type else ""
    return Told(
        f"{you} {verb} {_a_card(event.what)}{new}{end}",
        f"{noun(event.what).bare()}{new} {you} {verb}{end}",
        event.nth,
    )


@EVENTS.of(Draws)
def _draws(event: Draws, scene: Scene) -> Told:
    you = scene.voice.you
    return Told(f"{you} draw a card", f"card {you} draw")


@EVENTS.of(Discards)
def _discards(event: Discards, scene: Scene) -> Told:
    foe = event.who == "foe"
    verb = "a foe discards" if foe else f"{scene.voice.you} discard"
    hand = "their hand" if foe else f"{scene.voice.your} hand"
    end = f" from {hand}" if event.place else ""
    return Told(
        f"{verb} {_a_card(event.what)}{end}",
        f"{noun(event.what).bare()} {verb}{end}",
        event.nth,
    )


@EVENTS.of(Avoids)
def _avoids(event: Avoids, scene: Scene) -> Told:
    return Told(f"{scene.voice.you} avoid an Attack", timeless=True)


@EVENTS.of(TurnStarts)
def _turn_starts(event: TurnStarts, scene: Scene) -> Told:
    return Told(moment=f"at the start of {scene.voice.your} turn")


@EVENTS.of(TurnEnds)
def _turn_ends(event: TurnEnds, scene: Scene) -> Told:
    return Told(moment=f"at the end of {scene.voice.your} turn")


@EVENTS.of(Defeats)
def _defeats(event: Defeats, scene: Scene) -> Told:
    return Told(f"{scene.voice.you} defeat a foe's Character", timeless=True, once=True)


@EVENTS.of(Falls)
def _falls(event: Falls, scene: Scene) -> Told:
    return Told(f"{scene.voice.your} Character is defeated", timeless=True, once=True)

"""What a seat is asked, with everything its wording needs and that the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.effects import Ability, Choose, Effect, Instead, May
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.playing import has_assist
from archrivals.engine.play.turns import price
from archrivals.engine.records import record
from archrivals.engine.state.asks import Ask, Option, PendingAttack, cards_of
from archrivals.engine.state.flat import State, hand, hero_zone, on_hero, seat_of, zone_name
from archrivals.engine.table import Table


@record
class Choice:
    """One option: its verb, and the card, player, place, text or ability it is about.

    ``gave`` is the Power that the card has given this turn. Of a player, ``card`` is the Super
    Hero or Character and ``cost`` what it takes to defeat it now.
    """

    verb: str
    card: Card | None = None
    zone: str = ""
    owner: int = -1
    mode: int = 0
    place: str = ""
    ability: Ability | None = None
    do: tuple[Effect, ...] = ()
    gave: int = 0
    seat: int = -1
    cost: int | None = None


@record
class Question:
    """A decision, ready for words.

    ``by`` is whose turn it is (−1: no one's), ``shown`` the cards just revealed or looked at,
    ``chosen`` those picked so far for the same effect, ``attack`` what a Defense would avoid,
    ``instead`` the alternative that a pick belongs to. ``mates`` are the seat's teammates;
    ``teams`` gives each seat its team, where there are teams. In a Confrontation ``target`` is the
    seat that is Confronted, ``against`` its Character and ``cost`` what it takes now. ``binding``
    are cards in hand that come before all others (W4), ``laid`` is the Assist card that must still
    be played (V5), ``helpers`` are the Assist cards in teammates' hands (S11).
    """

    kind: str
    cat: Catalogue
    seat: int
    by: int
    power: int
    source: Card | None
    about: Any  # an effect record, a Defense or None: each kind knows its own
    choices: tuple[Choice, ...]
    shown: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()
    attack: PendingAttack | None = None
    instead: Instead | None = None
    mates: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    target: int = -1
    against: Card | None = None
    cost: int = 0
    binding: tuple[Card, ...] = ()
    laid: Card | None = None
    helpers: tuple[Card, ...] = ()


def question(table: Table, ask: Ask, chosen: Sequence[Card] = ()) -> Question:
    """An open ask with its surroundings, as its own seat may know them."""
    s = table.state
    target = s.turn.target
    mine = ask.kind == "turn"
    laid = [card for card in s.zones[on_hero(ask.seat)] if card != s.turn.laid]
    return Question(
        kind=ask.kind,
        cat=s.cat,
        seat=ask.seat,
        by=s.turn.seat,
        power=s.turn.power,
        source=_card(s, ask.source) if ask.source >= 0 else None,
        about=ask.about,
        choices=tuple(_choice(s, ask.seat, option) for option in ask.options),
        shown=tuple(_card(s, card) for card in ask.shown),
        chosen=tuple(chosen),
        attack=ask.attack,
        instead=_instead(s, ask),
        mates=tuple(s.mates(ask.seat)),
        teams=s.teams if s.teamed else (),
        target=target,
        against=_person(s, target) if target >= 0 else None,
        cost=cost_of(s, target) if target >= 0 else 0,
        binding=_binding(s, ask.seat) if mine else (),
        laid=_card(s, laid[0]) if mine and laid and s.rules.assist_on_character else None,
        helpers=_helpers(s, ask.seat) if mine else (),
    )


def _card(s: State, card: int) -> Card:
    return s.cat.cards[s.faces[card]]


def _person(s: State, seat: int) -> Card | None:
    """A seat's Super Hero, or its Character in force (S9)."""
    return _card(s, s.zones[hero_zone(seat)][-1]) if s.zones[hero_zone(seat)] else None


def _binding(s: State, seat: int) -> tuple[Card, ...]:
    cards = (_card(s, card) for card in s.zones[hand(seat)])
    return tuple(card for card in cards if card.binding)


def _helpers(s: State, seat: int) -> tuple[Card, ...]:
    return tuple(
        _card(s, card)
        for mate in s.mates(seat)
        for card in s.zones[hand(mate)]
        if has_assist(s, mate, card)
    )


def _choice(s: State, seat: int, option: Option) -> Choice:
    verb, what = option
    found = cards_of(option)
    if verb in ("seat", "confront"):
        person = _person(s, what)
        cost = cost_of(s, what) if person and s.rules.confrontations else None
        return Choice(verb, person, "hero", what, seat=what, cost=cost)
    if not found:
        return Choice(verb, mode=what if verb == "mode" else 0)
    card = _card(s, found[0])
    zone = s.where[found[0]]
    place = str(what[0]) if verb == "place" else ""
    do = what[1] if verb == "trigger" else ()
    ability = _ability(s, seat, what) if verb == "use" else None
    return Choice(
        verb,
        card,
        zone_name(zone),
        seat_of(zone),
        place=place,
        ability=ability,
        do=do,
        gave=s.turn.gave.get(found[0], 0),
        seat=what[1] if verb == "shield" else -1,
        cost=price(s, found[0]) if verb == "buy" else None,
    )


def _ability(s: State, seat: int, what: tuple[int, int]) -> Ability:
    """An ability by its card and number: printed, granted for the turn, or one for Blocks."""
    standing = (*s.uses[seat], *s.on_event[seat])
    found: Ability = next(ability for card, number, ability in standing if (card, number) == what)
    return found


def _instead(s: State, ask: Ask) -> Instead | None:
    """The whole "you may instead" that a pick is the first step of."""
    if ask.usual is None:
        return None
    for card in (_card(s, ask.source), *s.cat.cards):  # a borrowed text is another card's
        for text in records_in(card.play):
            if isinstance(text, Instead) and text.other[0] is ask.about:
                return text
    return None


# --- The subject of a question, in any language --------------------------------------------


def hit(asked: Question) -> bool:
    """Return whether the Attack hits the player who is asked, and not a teammate alone."""
    assert asked.attack is not None
    return asked.seat in asked.attack.victims


def hit_mates(asked: Question) -> list[int]:
    """The teammates that the Attack also hits (A3)."""
    assert asked.attack is not None
    return [seat for seat in asked.mates if seat in asked.attack.victims]


def picked_by(record: object) -> str:
    """Return who picks the cards of an effect: ``you`` or ``attacker``; empty for none."""
    pick = getattr(record, "pick", None)
    return "" if pick is None else str(pick.by)


def decided_for(asked: Question) -> int:
    """Return whose act it is, where a foe decides on it (The Riddler); −1: one's own."""
    decides = isinstance(asked.about, Choose) and asked.about.by == "a-foe"
    return asked.by if decides and asked.seat != asked.by else -1


def places_of(record: object) -> set[str]:
    """The places that an effect's own picks look into."""
    if isinstance(record, tuple):
        return set().union(*(places_of(part) for part in record)) if record else set()
    if isinstance(record, May):
        return places_of(record.do)
    if isinstance(record, Choose):
        return places_of(record.options)
    pick = getattr(record, "pick", None)
    return set(pick.places) if pick is not None else set()


def unnamed(asked: Question) -> tuple[Card, ...]:
    """The cards shown that an effect speaks of and the options do not name."""
    named = any(choice.verb == "card" for choice in asked.choices)
    return () if named or "it" not in places_of(asked.about) else asked.shown


def spoken_of(asked: Question) -> int:
    """Return how many cards "it" or "them" stands for."""
    offered = sum(choice.verb == "card" for choice in asked.choices)
    return max(1, offered, len(asked.shown))

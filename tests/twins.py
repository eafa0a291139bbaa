"""Twin tables: equal but for what one viewer cannot see, and walks of both side by side.

Who sees what is written down here a second time, from the rules (D5, S6) and not from the engine:
hands of others, decks, the main deck and the hidden Super-Villains are hidden, all else is open.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from archrivals.engine.play.turns import turn_ask
from archrivals.engine.records import to_plain
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.events import Event, Moved, Noted
from archrivals.engine.state.flat import (
    DECK,
    HAND,
    MAIN_DECK,
    SUPER_VILLAINS,
    UNDER,
    UNUSED,
    State,
    hand,
)
from archrivals.engine.table import Table
from archrivals.engine.views.seats import private_view

SPECTATOR = -1
QUIET = ("turn", "announce")


class Leak(AssertionError):
    """Something a viewer must not know shows in what the viewer sees."""


def is_hidden(s: State, viewer: int, zone: int) -> bool:
    """Whether the cards of a zone are hidden from a viewer (a face-up Super-Villain apart).

    Partners see each other's hands (S11).
    """
    if zone < 8:
        return zone in (MAIN_DECK, SUPER_VILLAINS, UNUSED)
    owner = zone // 8 - 1
    if zone % 8 == HAND:
        return viewer < 0 or s.teams[owner] != s.teams[viewer]
    return zone % 8 == DECK or (zone % 8 == UNDER and owner != viewer)


# --- Making a twin ----------------------------------------------------------------------------


def hidden_groups(table: Table, viewer: int) -> list[list[int]]:
    """The cards hidden from a viewer: those of players and main deck, and the Super-Villains.

    Left out are cards that the turn remembers (played, then put back) or the viewer is asked about.
    """
    s = table.state
    turn = s.turn
    known = {*turn.plays, *turn.gave, *turn.text, *turn.borrowed, *turn.resolving}
    known |= {card for _, card, *_ in turn.gained} | {card for card, _ in turn.used}
    known |= {watcher[1] for watcher in turn.live}
    known |= {*turn.assists, *turn.given_assist} | {card for _, card, *_ in turn.discarded}
    known |= {card for _, card, *_ in (*turn.granted, *turn.awaiting)}
    known |= {card for _, card in turn.helped}
    ask = table.ask_of(viewer)
    if ask is not None:
        known |= {card for option in ask.options for card in cards_of(option)}
    if s.villain_up:
        known.add(s.zones[SUPER_VILLAINS][-1])
    cards: list[int] = []
    villains: list[int] = []
    for zone, here in enumerate(s.zones):
        if is_hidden(s, viewer, zone):
            for card in here:
                if card in known:
                    continue
                if s.cat.kind[s.faces[card]] in ("super-hero", "character"):
                    continue
                if zone not in (SUPER_VILLAINS, UNUSED):
                    cards.append(card)
                elif s.cat.kind[s.faces[card]] == "super-villain":
                    villains.append(card)
    return [cards, villains]


def twins(table: Table, viewer: int, chance: Random) -> tuple[Table, Table, set[int]]:
    """Two forks of a table between two actions, and the cards whose faces differ in them.

    In the twin all hidden cards are shuffled, or those of some places, or a few cards; or one
    hidden hand (or the top of a deck) becomes a hand of equal cards as far as that can be done.

    Forks share the cards that were shown before, face and handle: a twin that kept them would show
    the faces of the other. And a card that differs has another handle, so a handle leaks, too.
    """
    assert table.ask.kind in QUIET, "a twin is made between two actions"
    one, other = table.fork(), table.fork()
    one.state.log, other.state.log = [], []
    one.state.shown, other.state.shown = {}, {}
    faces = other.state.faces = other.state.faces[:]
    cards, villains = hidden_groups(table, viewer)
    style = chance.choice(("all", "few", "places", "places", "alike"))
    if style == "places":
        where = other.state.where
        places = sorted({where[card] for card in cards})
        chosen_places = chance.sample(places, chance.randint(1, min(3, len(places))))
        cards = [card for card in cards if where[card] in chosen_places]
    if style == "alike":
        _make_alike(other.state, viewer, cards, chance)
    else:
        for group in (cards, villains):
            n = min(len(group), chance.randint(2, 5)) if style == "few" else len(group)
            chosen = chance.sample(group, n)
            mixed = [faces[card] for card in chosen]
            chance.shuffle(mixed)
            for card, face in zip(chosen, mixed, strict=True):
                faces[card] = face
    other.asks = (turn_ask(other.state),)
    changed = {card for card, face in enumerate(faces) if face != one.state.faces[card]}
    for card in changed:
        other.state.epoch[card] += 1
    return one, other, changed


def _make_alike(s: State, viewer: int, hidden: list[int], chance: Random) -> None:
    """Swap faces until some hidden cards that are seen together are all the same."""
    zones = [zone for zone in range(len(s.zones)) if is_hidden(s, viewer, zone) and s.zones[zone]]
    zone = chance.choice([zone for zone in zones if zone not in (SUPER_VILLAINS, UNUSED)])
    together = s.zones[zone] if zone % 8 == HAND and zone > 8 else s.zones[zone][-2:]
    wanted = s.faces[chance.choice(together)]
    for card in together:
        if card not in hidden or s.faces[card] == wanted:
            continue
        spare = [c for c in hidden if s.faces[c] == wanted and c not in together]
        if spare:
            swap = chance.choice(spare)
            s.faces[card], s.faces[swap] = s.faces[swap], s.faces[card]


# --- Walking side by side ---------------------------------------------------------------------


def seen_by(table: Table, viewer: int, since: int = 0, indent: int | None = None) -> str:
    """Everything a viewer gets: the view with the own ask and its foresight, and the events."""
    seen = {
        "view": table.view(viewer),
        "foretold": private_view(table, viewer, foretold=True),
        "events": table.events(viewer, since),
    }
    return json.dumps(to_plain(seen), indent=indent)


def exposed(s: State, viewer: int, events: Iterable[Event]) -> set[int]:
    """The cards that these events show to a viewer, as the rules want it."""
    shown: set[int] = set()
    for event in events:
        kind = event.kind
        if isinstance(event, Moved):
            if not (is_hidden(s, viewer, event.frm) and is_hidden(s, viewer, event.to)):
                shown.add(event.card)
        elif kind in ("reveal", "flip") or (kind == "look" and event.seat == viewer):
            assert isinstance(event, Noted)
            shown |= {each.card for each in event.cards or ()}
        elif kind == "total":  # A7: the sum of a hand is told
            shown |= set(s.zones[hand(event.seat)])
        elif kind == "over":  # G4: all decks are counted
            shown |= set(range(len(s.faces)))
    return shown


def asked_about(table: Table, viewer: int) -> set[int]:
    """The cards that a viewer's own ask shows."""
    ask = table.ask_of(viewer)
    if ask is None:
        return set()
    return {card for option in ask.options for card in cards_of(option)} | set(ask.shown)


def bound_to_show(one: Table, other: Table, viewer: int, changed: set[int]) -> bool:
    """Whether somebody is asked in one table only, and can but show a card that differs.

    That is the rules' doing: "each player destroys a card of cost 1 or more" tells of a hand
    without any. With a card to choose that is the same in both, it would be a leak.
    """
    mine = {ask.seat: ask for ask in one.asks}
    theirs = {ask.seat: ask for ask in other.asks}
    for seat in (mine.keys() ^ theirs.keys()) | {
        seat for seat in mine.keys() & theirs.keys() if mine[seat].kind != theirs[seat].kind
    }:
        for ask in (mine.get(seat), theirs.get(seat)):
            if ask is None or ask.kind in QUIET or seat == viewer:
                continue
            named = [set(cards_of(option)) for option in ask.options]
            if all(cards and cards <= changed for cards in named):
                return True
    return False


def same_answer(ask: Ask, twin: Ask, changed: set[int], chance: Random) -> tuple[int, int] | None:
    """An answer that both tables offer and that names no card that differs."""
    both: list[Option] = [
        option
        for option in ask.options
        if option in twin.options and not changed & set(cards_of(option))
    ]
    if not both:
        return None
    keen = [option for option in both if option[0] not in ("end", "done", "call")]
    option = chance.choice(keen if keen and chance.random() < 0.85 else both)
    return ask.options.index(option), twin.options.index(option)


def walk(
    table: Table, viewer: int, chance: Random, *, steps: int, own_first: bool
) -> tuple[int, set[str]]:
    """Walk a table and its twin with the same answers for as long as the viewer can tell nothing.

    Raises Leak when the viewer sees a difference. Returns how many answers were given, and the
    kinds of asks that were open on the way.
    """
    one, other, changed = twins(table, viewer, chance)
    kinds: set[str] = set()
    compare(one, other, viewer, changed, [0, 0])
    for step in range(steps):
        asks = list(one.asks)
        mine = one.ask_of(viewer)
        ask = mine if mine is not None and (own_first or step == 0) else chance.choice(asks)
        twin = other.ask_of(ask.seat)
        assert twin is not None
        answer = same_answer(ask, twin, changed, chance)
        if answer is None:
            return step, kinds
        marks = [len(each.state.log or []) for each in (one, other)]
        one.answer(ask.seat, answer[0])
        other.answer(ask.seat, answer[1])
        shown = asked_about(one, viewer) | asked_about(other, viewer)
        for each, mark in zip((one, other), marks, strict=True):
            shown |= exposed(each.state, viewer, (each.state.log or [])[mark:])
        if shown & changed or bound_to_show(one, other, viewer, changed):
            return step + 1, kinds
        compare(one, other, viewer, changed, marks)
        if one.over:
            return step + 1, kinds
        kinds |= {each.kind for each in one.asks}
    return steps, kinds


def compare(one: Table, other: Table, viewer: int, changed: set[int], since: list[int]) -> None:
    """Both tables must look the same to the viewer, byte by byte."""
    if seen_by(one, viewer, since[0]) == seen_by(other, viewer, since[1]):
        return
    mine, theirs = seen_by(one, viewer, since[0], 1), seen_by(other, viewer, since[1], 1)
    lines = [
        f"  {a.strip()}   |   {b.strip()}"
        for a, b in zip(mine.splitlines(), theirs.splitlines(), strict=False)
        if a != b
    ]
    s, t = one.state, other.state
    differ = [
        f"  card {card}: {s.cat.name[s.faces[card]]} | {t.cat.name[t.faces[card]]}"
        f" in zone {s.where[card]} | {t.where[card]}"
        for card in sorted(changed)[:20]
    ]
    raise Leak(
        "\n".join(
            [
                f"viewer {viewer} can tell two tables apart; first lines that differ:",
                *lines[:12],
                f"open asks: {one.asks} | {other.asks}",
                f"last cause: {s.cause} | {t.cause}",
                "cards that differ:",
                *differ,
            ]
        )
    )

"""What a player sees, as rows and lines: from the view of a seat, for any kind of display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.state import CardInView
from archrivals.engine.views import ResultInView, SeatInView, StackInView, View
from archrivals.speech import effects_text, rules_text, vp_text
from archrivals.speech.table_talk import ending_text, titled, you

Shown = CardInView | StackInView
"""A card of a view."""

KINDS: Final = {
    "super-villain": "Super-Villain",
    "super-hero": "Super Hero",
    "character": "Character",
    "weakness": "Weakness",
}
SOURCES: Final = {
    "rulebook": "the rulebook",
    "scan": "the printed card",
    "listed": "a published list",
    "house": "us: a house version of our own",
}
TIES: Final = {
    "super-villains": "Super-Villain",
    "characters": "defeated Character",
    "cards": "card",
}
"""What breaks ties, by the names that rules give it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A card in a place: how many there are, and whether it can be bought or used now.

    ``id`` is its name at this table; in a mixture two boxes may have a card of the same name.
    """

    card: Card
    n: int = 1
    ready: bool = False
    note: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table, as you see them.

    ``side`` is "teammate" or "foe" where there are teams; ``cost`` what it takes to defeat the
    Character now; ``holds`` a teammate's hand (S11); ``on_hero`` what lies on Super Hero or
    Character.
    """

    seat: int
    name: str
    hero: Card | None
    hand: int
    deck: int
    discard: tuple[Card, ...]
    in_play: tuple[Card, ...]
    active: bool
    on_hero: Card | None = None
    side: str = ""
    cost: int | None = None
    score: tuple[Card, ...] = ()
    holds: tuple[Card, ...] | None = None
    confronted: bool = False
    out: bool = False
    hero_id: str = ""


# --- The table --------------------------------------------------------------------------------


def cards_of(shown: Iterable[Shown], cat: Catalogue) -> list[Card]:
    """The cards of a zone of a view."""
    return [cat.cards[cat.by_id[each.id]] for each in shown]


def gathered(shown: Iterable[Shown], cat: Catalogue) -> list[Row]:
    """Equal cards as one row, in the order of their first."""
    found = Counter(each.id for each in shown)
    return [Row(cat.cards[cat.by_id[id]], n, id=id) for id, n in found.items()]


def has_characters(view: View) -> bool:
    """Whether this table has Characters and Confrontations."""
    return any(each.cost is not None for each in view.seats)


def market(view: View, cat: Catalogue) -> list[Row]:
    """Everything for sale: the Line-Up, what waits on one's Super Hero, stacks, the villain."""
    mine = view.seats[view.seat]
    waiting = () if has_characters(view) else mine.on_hero
    left = view.super_villains_left
    villains_left = "the last one" if left == 1 else f"{left} left"
    places: list[tuple[Shown, str]] = [(each, "") for each in view.line_up]
    places += [(each, "on your Super Hero") for each in waiting]
    places += [(each, f"{each.left} left") for each in view.stacks]
    places += [(each, villains_left) for each in view.super_villain]
    offered = offered_ids(view, "buy")
    return [
        Row(cat.cards[cat.by_id[each.id]], 1, each.id in offered, note, each.id)
        for each, note in places
    ]


def hand(view: View, cat: Catalogue) -> list[Row]:
    """One's own hand."""
    return gathered(view.seats[view.seat].hand or (), cat)


def front(view: View, cat: Catalogue) -> list[Row]:
    """What lies in front of you: your Super Hero or Character, an Assist card on it, then the
    cards in play and those played."""
    mine = view.seats[view.seat]
    usable = offered_ids(view, "use") | offered_ids(view, "play", "on-hero")
    note = "Super Hero"
    rows = []
    for each in mine.hero[-1:]:
        card = cat.cards[cat.by_id[each.id]]
        if card.level is not None:
            note = f"Level {card.level}, cost {mine.cost}"
        rows.append(Row(card, note=note, id=each.id))
    if has_characters(view):
        rows += [replace(row, note="on it: Assist") for row in gathered(mine.on_hero, cat)]
    rows += gathered(mine.in_play, cat)
    if view.turn.seat == view.seat:
        here = Counter(each.id for each in mine.in_play)
        borrowed = Counter(each.id for each in view.played) - here
        rows += [
            Row(cat.cards[cat.by_id[id]], n, note="returned", id=id) for id, n in borrowed.items()
        ]
    return [replace(row, ready=row.id in usable) for row in rows]


def seats(view: View, cat: Catalogue, names: Sequence[str]) -> list[Seat]:
    """All players, yourself included."""
    return [_seat(view, each, cat, names) for each in view.seats]


def _seat(view: View, shown: SeatInView, cat: Catalogue, names: Sequence[str]) -> Seat:
    heroes = cards_of(shown.hero, cat)
    lying = cards_of(shown.on_hero, cat)
    side = side_of(view, shown.seat)
    return Seat(
        seat=shown.seat,
        name=names[shown.seat],
        hero=heroes[-1] if heroes else None,
        hand=shown.hand_size,
        deck=shown.deck,
        discard=tuple(cards_of(shown.discard, cat)),
        in_play=tuple(cards_of(shown.in_play, cat)),
        active=view.turn.seat == shown.seat,
        on_hero=lying[0] if lying else None,
        side=side,
        cost=shown.cost,
        score=tuple(cards_of(shown.score, cat)),
        holds=tuple(cards_of(shown.hand or (), cat)) if side == "teammate" else None,
        confronted=view.turn.confronting == shown.seat,
        out=shown.out,
        hero_id=shown.hero[-1].id if shown.hero else "",
    )


def side_of(view: View, seat: int) -> str:
    """A player's side, where there are teams; nothing for oneself."""
    teams = [each.team for each in view.seats]
    if seat == view.seat or len(set(teams)) == len(teams):
        return ""
    return "teammate" if teams[seat] == teams[view.seat] else "foe"


def teams_of(view: View) -> tuple[int, ...]:
    """Each seat's team; empty where everybody plays alone."""
    teams = tuple(each.team for each in view.seats)
    return () if len(set(teams)) == len(teams) else teams


def offered_ids(view: View, verb: str, zone: str = "") -> set[str]:
    """The ids of the cards that one's own ask offers something with."""
    options = view.ask.options if view.ask else ()
    return {
        each.card for each in options if each.card and each.verb == verb and zone in ("", each.zone)
    }


def counted(cards: Sequence[Card]) -> str:
    """Cards in one line: ``3 × Punch, Kick``."""
    found = Counter(titled(card) for card in cards)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in found.items()) or "none"


# --- A card -----------------------------------------------------------------------------------


def full_text(card: Card) -> str:
    """The whole rules text; an effect of our own making is marked."""
    text = rules_text(card)
    if card.source.effect != "house":
        return text
    return f"{text} [house effect]" if text else "[house effect]"


def sort_of(card: Card) -> str:
    """The type, or the title that stands for it."""
    return KINDS.get(card.kind) or card.type or ""


def headline(card: Card) -> str:
    """``Katana: Hero, cost 2, 1 VP``."""
    facts = [sort_of(card)]
    if card.cost is not None and card.kind != "weakness":
        facts.append(f"cost {card.cost}")
    if card.kind != "super-hero" and (card.kind, card.vp) != ("character", 0):
        facts.append(vp_text(card.vp))
    return f"{titled(card)}: {', '.join(facts)}"


def short_text(card: Card, most: int = 60, *, whole: bool = False) -> str:
    """What playing it does, or its ``whole`` text, cut at a word."""
    text = effects_text(card.play) if card.play and not whole else rules_text(card)
    if card.binding:  # that it must be played is said where it is asked (W4)
        text = text.partition(". ")[2]
    if len(text) <= most:
        return text.removesuffix(".")
    return text[:most].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def card_page(card: Card) -> list[str]:
    """Everything about a card: facts, text, rulings, and where we know it from."""
    lines = [headline(card), full_text(card)]
    lines += [f"Ruling: {ruling}" for ruling in card.rulings]
    lines.append(source_line(card))
    return lines


def source_line(card: Card) -> str:
    """Where the facts of a card come from; a house effect is marked."""
    mark = "House card. " if card.source.facts == "house" else ""
    copies = f"{card.copies} {'copy' if card.copies == 1 else 'copies'} in the box"
    effect, number = SOURCES[card.source.effect], SOURCES[card.source.copies]
    if effect == number:
        return f"{mark}{copies}. Known from {effect}."
    return f"{mark}{copies}. Effect known from {effect}, number of copies from {number}."


def find_cards(cat: Catalogue, words: str) -> list[Card]:
    """The cards a player means: by the whole name, else by its beginning, else by a part."""
    return [cat.cards[cat.by_id[id]] for id in find_ids(cat, words)]


def find_ids(cat: Catalogue, words: str) -> list[str]:
    """The same cards, by their ids at this table."""
    wanted = words.casefold().strip()
    if not wanted:
        return []
    names = [(titled(card).casefold(), id) for card, id in zip(cat.cards, cat.ids, strict=True)]
    names += [(card.name.casefold(), id) for card, id in zip(cat.cards, cat.ids, strict=True)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [id for name, id in names if fits(name, wanted) or fits(_plain(name), wanted)]
        if found:
            return list(dict.fromkeys(found))
    return []


def _plain(name: str) -> str:
    """A name as one types it in a hurry."""
    return "".join(letter for letter in name if letter.isalnum() or letter == " ")


# --- The end ----------------------------------------------------------------------------------


def result_lines(view: View, names: Sequence[str], tie_breaks: Sequence[str]) -> list[str]:
    """The score, who won, and why; ``tie_breaks`` as the rules of the table name them."""
    result = _ended(view)
    order = sorted(
        range(len(names)),
        key=lambda seat: (seat in result.winners, result.points[seat]),
        reverse=True,
    )
    lines = [f"The game is over: {ending_text(result.rule)} ({result.rule})."]
    for seat in order:
        worth = zip(result.ties[seat], tie_breaks, strict=True)
        parts = [_many(result.points[seat], "point")]
        parts += [_many(n, TIES[name]) for n, name in worth]
        lines.append(f"{names[seat]}: {', '.join(parts)}")
    lines += _team_lines(view, names)
    lines.append(_verdict(view, names, tie_breaks))
    return lines


def _ended(view: View) -> ResultInView:
    assert view.result is not None  # the game is over
    return view.result


def _many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _sides(view: View) -> list[list[int]]:
    """The seats of each team, the winners first."""
    winners = _ended(view).winners
    teams = [each.team for each in view.seats]
    sides = [
        [seat for seat, its in enumerate(teams) if its == team] for team in dict.fromkeys(teams)
    ]
    return sorted(sides, key=lambda side: side[0] not in winners)


def _team_lines(view: View, names: Sequence[str]) -> list[str]:
    """G5: a team's points are added."""
    if not teams_of(view):
        return []
    points = _ended(view).points
    return [
        f"{' and '.join(names[seat] for seat in side)} together: "
        f"{_many(sum(points[seat] for seat in side), 'point')}"
        for side in _sides(view)
    ]


def _verdict(view: View, names: Sequence[str], tie_breaks: Sequence[str]) -> str:
    result = _ended(view)
    won = [side for side in _sides(view) if side[0] in result.winners]
    winners = [names[seat] for side in won for seat in side]
    if len(won) > 1:
        return f"{' and '.join(winners)} share the win: equal in everything (Q4)."
    plural = len(winners) > 1 or winners == [you()]
    wins = f"{' and '.join(winners)} {'win' if plural else 'wins'}"
    if result.rule not in ("G1", "G2"):
        return f"{wins}, whatever the points."
    totals = [sum(result.points[seat] for seat in side) for side in _sides(view)]
    if totals.count(totals[0]) > 1:
        return f"{wins}: equal in points, but with more {_tie_break(view, tie_breaks)}."
    return f"{wins}: most points."


def _tie_break(view: View, tie_breaks: Sequence[str]) -> str:
    """What decided between those equal in points."""
    result = _ended(view)
    best, *others = _sides(view)
    points = sum(result.points[seat] for seat in best)
    rivals = [side for side in others if sum(result.points[seat] for seat in side) == points]
    for at, name in enumerate(tie_breaks):
        mine = sum(result.ties[seat][at] for seat in best)
        if all(mine > sum(result.ties[seat][at] for seat in side) for side in rivals):
            return f"{TIES[name]}s"
    return " and ".join(f"{TIES[name]}s" for name in tie_breaks)

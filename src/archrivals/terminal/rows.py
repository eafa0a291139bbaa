"""What a player sees, as rows and lines: from the view of a seat, for any kind of display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.sight import JSON
from archrivals.engine.text import effects_text, rules_text, vp_text
from archrivals.engine.text.table_talk import ending_text

KINDS: Final = {
    "super-villain": "Super-Villain",
    "super-hero": "Super Hero",
    "weakness": "Weakness",
}
SOURCES: Final = {
    "rulebook": "the rulebook",
    "scan": "the printed card",
    "listed": "a published list",
    "house": "us: a house version of our own",
}


@dataclass(frozen=True, slots=True)
class Row:
    """A card in a place: how many there are, and whether it can be bought or used now."""

    card: Card
    n: int = 1
    ready: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table, as everybody sees them."""

    name: str
    hero: Card | None
    hand: int
    deck: int
    discard: tuple[Card, ...]
    in_play: tuple[Card, ...]
    active: bool
    waits_on_hero: Card | None = None


# --- The table --------------------------------------------------------------------------------


def cards_of(shown: Sequence[JSON], cat: Catalogue) -> list[Card]:
    """The cards of a zone of a view."""
    return [cat.cards[cat.by_id[each["id"]]] for each in shown]


def gathered(cards: Sequence[Card]) -> list[Row]:
    """Equal cards as one row, in the order of their first."""
    return [Row(card, n) for card, n in Counter(cards).items()]


def market(view: JSON, cat: Catalogue) -> list[Row]:
    """Everything for sale: the Line-Up, what waits on one's Super Hero, the stack, the villain."""
    offered = _offered(view, "buy")
    rows = [Row(card, ready=card.id in offered) for card in cards_of(view["line_up"], cat)]
    mine = view["seats"][view["seat"]]
    rows += [
        Row(card, ready=card.id in offered, note="on your Super Hero")
        for card in cards_of(mine["on_hero"], cat)
    ]
    rows += [
        Row(card, ready=card.id in offered, note=f"{view['stack_left']} left")
        for card in cards_of(view["stack"], cat)
    ]
    left = view["super_villains_left"]
    rows += [
        Row(card, ready=card.id in offered, note="the last one" if left == 1 else f"{left} left")
        for card in cards_of(view["super_villain"], cat)
    ]
    return rows


def hand(view: JSON, cat: Catalogue) -> list[Row]:
    """One's own hand."""
    return gathered(cards_of(view["seats"][view["seat"]]["hand"], cat))


def front(view: JSON, cat: Catalogue) -> list[Row]:
    """What lies in front of you: your Super Hero, then the cards in play and those played."""
    mine = view["seats"][view["seat"]]
    usable = _offered(view, "use")
    in_play = cards_of(mine["in_play"], cat)
    rows = [Row(card, note="Super Hero") for card in cards_of(mine["hero"], cat)]
    rows += gathered(in_play)
    if view["turn"]["seat"] == view["seat"]:
        borrowed = Counter(cards_of(view["played"], cat)) - Counter(in_play)
        rows += [Row(card, n, note="returned") for card, n in borrowed.items()]
    return [Row(row.card, row.n, row.card.id in usable, row.note) for row in rows]


def seats(view: JSON, cat: Catalogue, names: Sequence[str]) -> list[Seat]:
    """All players, yourself included."""
    return [_seat(view, each, cat, names) for each in view["seats"]]


def _seat(view: JSON, shown: JSON, cat: Catalogue, names: Sequence[str]) -> Seat:
    heroes = cards_of(shown["hero"], cat)
    waiting = cards_of(shown["on_hero"], cat)
    return Seat(
        name=names[shown["seat"]],
        hero=heroes[0] if heroes else None,
        hand=shown["hand_size"],
        deck=shown["deck"],
        discard=tuple(cards_of(shown["discard"], cat)),
        in_play=tuple(cards_of(shown["in_play"], cat)),
        active=view["turn"]["seat"] == shown["seat"],
        waits_on_hero=waiting[0] if waiting else None,
    )


def _offered(view: JSON, verb: str) -> set[str]:
    """The ids of the cards that one's own ask offers something with."""
    ask = view["ask"]
    return {each["card"] for each in ask["options"] if each["verb"] == verb} if ask else set()


def counted(cards: Sequence[Card]) -> str:
    """Cards in one line: ``3 × Punch, Kick``."""
    return (
        ", ".join(
            f"{row.n} × {row.card.name}" if row.n > 1 else row.card.name for row in gathered(cards)
        )
        or "none"
    )


# --- A card -----------------------------------------------------------------------------------


def sort_of(card: Card) -> str:
    """The type, or the title that stands for it."""
    return KINDS.get(card.kind) or card.type or ""


def headline(card: Card) -> str:
    """``Katana: Hero, cost 2, 1 VP``."""
    facts = [sort_of(card)]
    if card.cost is not None and card.kind != "weakness":
        facts.append(f"cost {card.cost}")
    if card.kind != "super-hero":
        facts.append(vp_text(card.vp))
    return f"{card.name}: {', '.join(facts)}"


def short_text(card: Card, most: int = 60) -> str:
    """What playing it does, cut at a word."""
    text = effects_text(card.play) if card.play else rules_text(card)
    if len(text) <= most:
        return text.removesuffix(".")
    return text[:most].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def card_page(card: Card) -> list[str]:
    """Everything about a card: facts, text, rulings, and where we know it from."""
    lines = [headline(card), rules_text(card)]
    lines += [f"Ruling: {ruling}" for ruling in card.rulings]
    lines.append(source_line(card))
    return lines


def source_line(card: Card) -> str:
    """Where the facts of a card come from; a house effect is marked."""
    mark = "House card. " if "house" in (card.source.facts, card.source.effect) else ""
    copies = f"{card.copies} {'copy' if card.copies == 1 else 'copies'} in the box"
    effect, number = SOURCES[card.source.effect], SOURCES[card.source.copies]
    if effect == number:
        return f"{mark}{copies}. Known from {effect}."
    return f"{mark}{copies}. Effect known from {effect}, number of copies from {number}."


def find_cards(cat: Catalogue, words: str) -> list[Card]:
    """The cards a player means: by the whole name, else by its beginning, else by a part."""
    wanted = words.casefold().strip()
    if not wanted:
        return []
    names = [(card.name.casefold(), card) for card in cat.cards]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for name, card in names if fits(name, wanted) or fits(_plain(name), wanted)]
        if found:
            return found
    return []


def _plain(name: str) -> str:
    """A name as one types it in a hurry."""
    return "".join(letter for letter in name if letter.isalnum() or letter == " ")


# --- The end ----------------------------------------------------------------------------------


def result_lines(view: JSON, names: Sequence[str]) -> list[str]:
    """The score, who won, and why."""
    result = view["result"]
    order = sorted(
        range(len(names)),
        key=lambda seat: (seat in result["winners"], result["points"][seat]),
        reverse=True,
    )
    lines = [f"The game is over: {ending_text(result['rule'])} ({result['rule']})."]
    for seat in order:
        points, villains = result["points"][seat], result["super_villains"][seat]
        lines.append(f"{names[seat]}: {_many(points, 'point')}, {_many(villains, 'Super-Villain')}")
    lines.append(_verdict(result, names))
    return lines


def _many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _verdict(result: JSON, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in result["winners"]]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win: equal in everything (Q4)."
    wins = "You win" if winners == ["You"] else f"{winners[0]} wins"
    best = result["points"][result["winners"][0]]
    if result["rule"] not in ("G1", "G2"):
        return f"{wins}, whatever the points."
    if result["points"].count(best) > 1:
        return f"{wins}: equal in points, but with more Super-Villains (G6)."
    return f"{wins}: most points."

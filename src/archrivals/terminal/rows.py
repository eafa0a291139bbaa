"""What a player sees, as rows and lines: from the view of a seat, for any kind of display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from archrivals.codex.rules import rulings_of
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.state.flat import CardInView
from archrivals.engine.views.seats import SeatInView, StackInView, View
from archrivals.speech import effects_text, name_in, rules_sentences, rules_text, vp_text
from archrivals.speech.summary import cards_of
from archrivals.speech.table_talk import titled

from .words import words

Shown = CardInView | StackInView
"""A card of a view."""

KINDS: Final = ("super-villain", "super-hero", "character", "weakness")
"""The kinds of card that stand for a type."""


class Note(NamedTuple):
    """A note next to a card: how many are left, what lies on it.

    ``n`` is how many, or the Level of a Character; ``cost`` what it takes to defeat it.
    """

    kind: Literal["left", "last", "waiting", "hero", "level", "assist", "returned"]
    n: int = 0
    cost: int = 0

    def said(self, language: str, *, short: bool = False) -> str:
        """In words."""
        say = words(language)
        given = {"kind": self.kind, "n": self.n, "cost": self.cost}
        return say("note-short", **given) if short else say("note", **given)


@dataclass(frozen=True, slots=True)
class Row:
    """A card in a place: how many there are, and whether it can be bought or used now.

    ``id`` is its name at this table; in a mixture two boxes may have a card of the same name.
    """

    card: Card
    n: int = 1
    ready: bool = False
    note: Note | None = None
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


def gathered(shown: Iterable[Shown], cat: Catalogue) -> list[Row]:
    """Equal cards as one row, in the order of their first."""
    found = Counter(each.id for each in shown)
    return [Row(cat.cards[cat.by_id[id]], n, id=id) for id, n in found.items()]


def has_characters(view: View) -> bool:
    """Return whether this table has Characters and Confrontations."""
    return any(each.cost is not None for each in view.seats)


def market(view: View, cat: Catalogue) -> list[Row]:
    """Everything for sale: the Line-Up, what waits on one's Super Hero, stacks, the villain."""
    mine = view.seats[view.seat]
    waiting = () if has_characters(view) else mine.on_hero
    left = view.super_villains_left
    villains_left = Note("last") if left == 1 else Note("left", left)
    places: list[tuple[Shown, Note | None]] = [(each, None) for each in view.line_up]
    places += [(each, Note("waiting")) for each in waiting]
    places += [(each, Note("left", each.left)) for each in view.stacks]
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
    """Return the cards in front of you: Super Hero or Character, an Assist card on it, then the
    cards in play and those played."""
    mine = view.seats[view.seat]
    usable = offered_ids(view, "use") | offered_ids(view, "play", "on-hero")
    note = Note("hero")
    rows = []
    for each in mine.hero[-1:]:
        card = cat.cards[cat.by_id[each.id]]
        if card.level is not None:
            note = Note("level", card.level, mine.cost or 0)
        rows.append(Row(card, note=note, id=each.id))
    if has_characters(view):
        rows += [replace(row, note=Note("assist")) for row in gathered(mine.on_hero, cat)]
    rows += gathered(mine.in_play, cat)
    if view.turn.seat == view.seat:
        here = Counter(each.id for each in mine.in_play)
        borrowed = Counter(each.id for each in view.played) - here
        rows += [
            Row(cat.cards[cat.by_id[id]], n, note=Note("returned"), id=id)
            for id, n in borrowed.items()
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
    """Each seat's team; empty where all play alone."""
    teams = tuple(each.team for each in view.seats)
    return () if len(set(teams)) == len(teams) else teams


def offered_ids(view: View, verb: str, zone: str = "") -> set[str]:
    """The ids of the cards that one's own ask offers something with."""
    options = view.ask.options if view.ask else ()
    return {
        each.card for each in options if each.card and each.verb == verb and zone in ("", each.zone)
    }


# --- A card -----------------------------------------------------------------------------------


def full_text(card: Card, language: str = "en") -> str:
    """The whole rules text; an effect of our own making is marked."""
    text = rules_text(card, language)
    if card.source.effect != "house":
        return text
    mark = words(language)("house-effect")
    return f"{text} {mark}" if text else mark


def sort_of(card: Card) -> str:
    """The type, or the kind that stands for it: ``super-power``."""
    return card.kind if card.kind in KINDS else (card.type or "").lower().replace(" ", "-")


def sort_text(card: Card, language: str = "en") -> str:
    """The same in words; nothing for a card of no type."""
    sort = sort_of(card)
    return words(language)("sort", sort=sort) if sort else ""


def headline(card: Card, language: str = "en") -> str:
    """``Katana: Hero, cost 2, 1 VP``."""
    facts = [sort_text(card, language)]
    if card.cost is not None and card.kind != "weakness":
        facts.append(words(language)("cost", cost=card.cost))
    if card.kind != "super-hero" and (card.kind, card.vp) != ("character", 0):
        facts.append(vp_text(card.vp, language))
    return f"{titled(card, language)}: {', '.join(facts)}"


def short_text(card: Card, language: str = "en", most: int = 60, *, whole: bool = False) -> str:
    """Return the effect of playing it, or its ``whole`` text, as far as there is room for it."""
    if card.play and not whole and not card.binding:
        text = effects_text(card.play, language)
    else:
        # That a card must be played is said where it is asked (W4).
        sentences = rules_sentences(card, language)[1 if card.binding else 0 :]
        text = "".join(span.text for sentence in sentences for span in sentence.spans)
    if len(text) <= most:
        return text.rstrip(".")
    return text[:most].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def card_page(card: Card, language: str = "en") -> list[str]:
    """Everything about a card: facts, text, rulings, and where we know it from."""
    say = words(language)
    lines = [headline(card, language), full_text(card, language)]
    lines += [say("ruling", text=ruling) for ruling in rulings_of(card, language)]
    lines.append(source_line(card, language))
    return lines


def source_line(card: Card, language: str = "en") -> str:
    """Return the source of a card's facts; a house effect is marked."""
    source = card.source
    return words(language)(
        "source",
        house=yes_no(source.facts == "house"),
        n=card.copies,
        same=yes_no(source.effect == source.copies),
        effect=source.effect,
        number=source.copies,
    )


def cut(name: str, width: int) -> str:
    """A name, or as much of it as there is room for.

    >>> cut("World's Mightiest Mortal", 12)
    "World's Mig…"
    """
    return name if len(name) <= width else f"{name[: width - 1].rstrip()}…"


def yes_no(so: bool) -> str:
    """A condition, as a message chooses by it."""
    return "yes" if so else "no"


def find_cards(cat: Catalogue, wanted: str, language: str = "en") -> list[Card]:
    """The cards a player means: by the whole name, else by its beginning, else by a part."""
    return [cat.cards[cat.by_id[id]] for id in find_ids(cat, wanted, language)]


def find_ids(cat: Catalogue, wanted: str, language: str = "en") -> list[str]:
    """The same cards, by their ids at this table; the English names go in every language."""
    wanted = wanted.casefold().strip()
    if not wanted:
        return []
    cards = list(zip(cat.cards, cat.ids, strict=True))
    names = [(titled(card, language).casefold(), id) for card, id in cards]
    names += [(name_in(card, language).casefold(), id) for card, id in cards]
    names += [(card.name.casefold(), id) for card, id in cards]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [id for name, id in names if fits(name, wanted) or fits(_plain(name), wanted)]
        if found:
            return list(dict.fromkeys(found))
    return []


def _plain(name: str) -> str:
    """A name as one types it in a hurry."""
    return "".join(letter for letter in name if letter.isalnum() or letter == " ")

"""Boxes of one's own: what a box file means, and why it cannot be played.

A box of one's own is named by the text of its file, which a setup carries along. So saves, logs and
bots elsewhere need nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from archrivals.engine.language.cards import SCANNED, Box, Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.codec import card_to_json
from archrivals.engine.language.rules import Rules, Setup, SetupError
from archrivals.engine.play.dealing import LEVELS, STARTERS, starting_cards
from archrivals.engine.records import did_you_mean, nearest_word, quoted

from . import BOXES, MOST_OWN_CARDS, card_words, data_of, rules_held
from .box_file import (
    FORMAT_VERSION,
    BoxFile,
    Problem,
    changed_card,
    read_file,
)
from .box_lines import line_of, lines_of, parsed
from .impossible import impossible
from .sentences import settled

FEWEST_MAIN_CARDS: Final = 30
MOST_MAIN_CARDS: Final = 500
DIGEST_SHOWN: Final = 12
"""The length of a digest as people see it."""

STANDARD_VILLAINS: Final = 8
"""The Super-Villains of a standard game (S6)."""


class BoxError(SetupError):
    """A box file that cannot be played: all that is wrong with it, each with its line."""

    def __init__(self, name: str, problems: Sequence[Problem]) -> None:
        faults = [each for each in problems if each.level == "fault"]
        lines = [f"line {each.line}: {place_and_problem(each)}" for each in faults]
        head = f"{name or 'this box'} cannot be played"
        super().__init__(f"{head}: {lines[0]}" if len(lines) == 1 else "\n  ".join([head, *lines]))
        self.problems = tuple(problems)


def place_and_problem(problem: Problem) -> str:
    """Return a problem with its place in the file."""
    return f"{problem.path}: {problem.what}" if problem.path else problem.what


@dataclass(frozen=True, slots=True)
class OwnBox:
    """A box out of a file: all cards of a table that plays it, and how they differ from its host.

    ``host`` is the box of the package whose rules it plays by. ``homes`` names the box of each
    card: the host where the card is as it is there. ``changed`` are pairs of a card of the host and
    the card that is in its place; ``places`` are where the cards stand in the file.
    """

    file: BoxFile
    host: str
    cards: tuple[Card, ...]
    homes: tuple[str, ...]
    added: tuple[Card, ...]
    changed: tuple[tuple[Card, Card], ...]
    left_out: tuple[Card, ...]
    places: dict[str, str]
    digest: str

    @property
    def id(self) -> str:
        """The id of the box."""
        return self.file.id

    @property
    def name(self) -> str:
        """Its name, in English."""
        return self.file.name

    def name_in(self, language: str) -> str:
        """Return its name in a language."""
        words = self.file.words.get(language)
        return (words.name if words else "") or self.name

    @property
    def box(self) -> Box:
        """Return the box as one of the package's, with the rule values of its host."""
        return replace(BOXES[self.host], id=self.id, name=self.name, cards=self.cards)


@dataclass(frozen=True, slots=True)
class Opened:
    """A box file that was looked at: the box where it can be played, and all problems."""

    box: OwnBox | None
    problems: tuple[Problem, ...]


# --- Opening ----------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def opened(text: str) -> Opened:
    """Return the box in the text of a file, and everything that is wrong with it."""
    file, problems = read_file(text)
    box = None
    if file is not None:
        box, more = _resolved(file)
        problems += more
    if any(each.level == "fault" for each in problems):
        box = None
    where = lines_of(text) if any(not each.line for each in problems) else {}
    lined = [
        each if each.line else each._replace(line=line_of(where, each.path)) for each in problems
    ]
    return Opened(box, tuple(sorted(lined, key=lambda each: each.line)))


def own_box(text: str) -> OwnBox:
    """Return the box in the text of a file; a :class:`BoxError` says why it cannot be played."""
    found = opened(text)
    if found.box is None:
        raise BoxError("", found.problems)
    return found.box


def box_id(setup: Setup) -> str:
    """Return the id of the box that a table plays: of one's own, where it has one."""
    return own_box(setup.own_box).id if setup.own_box else setup.box


def setup_with(text: str, players: int | None = None, **more: Any) -> Setup:
    """Return the setup of a table with a box of one's own; ``more`` are other fields of it."""
    host = own_box(text).host
    return Setup(box=host, players=players or 2, own_box=text, **more)


def catalogue_of(setup: Setup) -> Catalogue:
    """The faces of a table that is played with a box of one's own."""
    mine = own_box(setup.own_box)
    if setup.box != mine.host or setup.recipe is not None:
        raise SetupError(f"{mine.name} plays by the rules of {mine.host}, not of {setup.box}")
    rules_for = BOXES[mine.host].rules_for
    return Catalogue(mine.cards, rules_for, mine.homes, card_words, rules_held)


# --- What a file means ------------------------------------------------------------------------


def _resolved(file: BoxFile) -> tuple[OwnBox | None, list[Problem]]:
    problems: list[Problem] = []
    host = _host_of(file, problems)
    if host is None:
        return None, problems
    house = BOXES[host].cards
    begun = house if file.based_on is not None else ()
    changes = dict(_changes(file, begun, problems))
    gone = set(_left_out(file, begun, problems))
    for at, card in enumerate(file.cards):
        if any(card.id == each.id for each in begun):
            what = (
                f"{quoted(card.id)} is the id of a card of {host}: put what differs under changes"
            )
            problems.append(Problem(f"cards[{at}].id", f"{what}, or give this card its own id"))
    named = _Names(file, problems)
    kept = [named(changes.get(each.id, each)) for each in begun if each.id not in gone]
    added = [named(card) for card in file.cards]
    cards = (*kept, *added)
    _check_ids(file, problems)
    same = {card.id: card for card in house}
    homes = tuple(host if same.get(card.id) == card else file.id for card in cards)
    if file.id in BOXES and (file.id != host or any(same.get(card.id) != card for card in cards)):
        what = f"{quoted(file.id)} is the id of a box of the package, and this one is different"
        problems.append(Problem("id", f"{what}: give it an id of its own"))
    places = {card.id: f"changes.{card.id}" for card in begun if card.id in changes}
    places |= {card.id: f"cards[{at}]" for at, card in enumerate(file.cards)}
    box = OwnBox(
        file=file,
        host=host,
        cards=cards,
        homes=homes,
        added=tuple(
            each for each, home in zip(added, homes[len(kept) :], strict=True) if home != host
        ),
        changed=tuple((same[each.id], each) for each in kept if same[each.id] != each),
        left_out=tuple(each for each in begun if each.id in gone),
        places=places,
        digest=_digest(host, cards),
    )
    named.check({card.id for card in cards})
    problems += _unplayable(box)
    return box, problems


def _host_of(file: BoxFile, problems: list[Problem]) -> str | None:
    """Return the box of the package whose rules a box plays by."""
    if (file.based_on is None) == (not file.plays_by):
        example = '"based_on": {"box": "heroes-unite"}'
        what = (
            f"write {example} to change a box of the package, or "
            '"plays_by": "heroes-unite" for a box with all of its cards; one of the two'
        )
        problems.append(Problem("based_on" if file.plays_by else "", what))
        return None
    host = file.plays_by if file.based_on is None else file.based_on.box
    if host not in BOXES:
        place = "plays_by" if file.based_on is None else "based_on.box"
        what = f"{quoted(host)} is not a box of the package{did_you_mean(host, BOXES)}"
        problems.append(Problem(place, what, nearest=nearest_word(host, BOXES)))
        return None
    digest = "" if file.based_on is None else file.based_on.digest
    if digest and digest != meaning_digest(BOXES[host].cards):
        what = (
            f"the cards of {host} have changed since: look at the changes, then write the digest "
        )
        what += meaning_digest(BOXES[host].cards)
        problems.append(Problem("based_on.digest", what, "think"))
    if file.plays_by and (file.changes or file.leave_out):
        name = "changes" if file.changes else "leave_out"
        what = f'{name} need a box to change: write "based_on" in place of "plays_by"'
        problems.append(Problem(name, what))
    return host


def _changes(
    file: BoxFile, begun: Sequence[Card], problems: list[Problem]
) -> Iterator[tuple[str, Card]]:
    known = {card.id: card for card in begun}
    for id, fields in file.changes.items():
        if id not in known:
            if known:
                what = f"there is no card {quoted(id)} to change{_near_card(id, known)}"
                problems.append(Problem(f"changes.{id}", what, nearest=_nearest_card(id, known)))
            continue
        found = changed_card(known[id], fields)
        if isinstance(found, Card):
            if found == known[id]:
                what = f"{found.name} is like this already: take the change out"
                problems.append(Problem(f"changes.{id}", what, "think"))
            yield id, found
        else:
            problems += found


def _left_out(file: BoxFile, begun: Sequence[Card], problems: list[Problem]) -> Iterator[str]:
    known = {card.id: card for card in begun}
    for at, id in enumerate(file.leave_out):
        if id in file.changes:
            what = f"{quoted(id)} is changed and left out: do one of the two"
            problems.append(Problem(f"leave_out[{at}]", what))
        if id in known:
            yield id
        elif known:
            what = f"there is no card {quoted(id)} to leave out{_near_card(id, known)}"
            problems.append(Problem(f"leave_out[{at}]", what, nearest=_nearest_card(id, known)))


def _near_card(wrong: str, known: dict[str, Card]) -> str:
    """Return the nearest card by id or by name; `archrivals cards` lists them all."""
    near = _nearest_card(wrong, known)
    return (
        f"; did you mean {quoted(near)}?" if near else "; `archrivals cards` lists all with --box"
    )


def _nearest_card(wrong: str, known: dict[str, Card]) -> str:
    ids = {card.name.lower(): id for id, card in known.items()} | {id: id for id in known}
    return ids.get(wrong.lower()) or nearest_word(wrong, known)


class _Names:
    """The names of cards in other languages, and checks of everything that names a card by id."""

    def __init__(self, file: BoxFile, problems: list[Problem]) -> None:
        from archrivals.speech import LANGUAGES

        self.file = file
        self.problems = problems
        for code in file.words:
            if code not in LANGUAGES:
                what = f"{quoted(code)} is not a language{did_you_mean(code, LANGUAGES)}"
                problems.append(Problem(f"words.{code}", what))

    def __call__(self, card: Card) -> Card:
        """Return a card with its names."""
        words = self.file.words.items()
        names = {code: each.cards[card.id] for code, each in words if card.id in each.cards}
        return replace(card, names=(*card.names, *names.items())) if names else card

    def check(self, known: set[str]) -> None:
        """Note every word and portrait that is for no card of the box."""
        named = [
            (f"words.{code}.cards.{id}", id)
            for code, w in self.file.words.items()
            for id in w.cards
        ]
        named += [(f"portraits.{id}", id) for id in self.file.portraits]
        for path, id in named:
            if id not in known:
                near = did_you_mean(id, known) if len(known) else ""
                near = near if "did you mean" in near else ""
                self.problems.append(
                    Problem(path, f"no card of this box has the id {quoted(id)}{near}")
                )


def _check_ids(file: BoxFile, problems: list[Problem]) -> None:
    if len(file.cards) > MOST_OWN_CARDS:
        problems.append(Problem("cards", f"{len(file.cards)} cards: take at most {MOST_OWN_CARDS}"))
    seen: set[str] = set()
    for at, card in enumerate(file.cards):
        if card.id in seen:
            what = f"two cards have the id {quoted(card.id)}: give each its own"
            problems.append(Problem(f"cards[{at}].id", what))
        seen.add(card.id)


# --- Digests ----------------------------------------------------------------------------------


def meaning_digest(cards: Sequence[Card]) -> str:
    """Return the fingerprint of what cards do: rulings, sources and translations are left out."""
    return _hashed([_meaning(card) for card in cards])


def _digest(host: str, cards: Sequence[Card]) -> str:
    return _hashed([host, [_meaning(card) for card in cards]])


def _meaning(card: Card) -> dict[str, Any]:
    return card_to_json(replace(card, rulings=(), source=SCANNED, names=()))


def _hashed(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


# --- What no table could use ------------------------------------------------------------------


def _unplayable(box: OwnBox) -> Iterator[Problem]:
    """Yield why a box cannot be played, and which cards no rule of its tables would use."""
    rules = BOXES[box.host].rules
    for card in box.cards:
        place = box.places.get(card.id, "")
        if not place:
            continue
        if card.copies < 1:
            what = f"{card.name} has 0 copies, so it would never be seen: give it at least 1"
            named = "leave_out" if place.startswith("changes") else "at least 1"
            if named == "leave_out":
                what += f", or put {quoted(card.id)} under leave_out"
            yield Problem(f"{place}.copies", what)
        reason = why_unused(card, rules)
        if reason:
            yield Problem(place, f"{card.name} {reason}")
        if card.first_appearance and card.kind != "super-villain":
            what = f"{card.name} never appears on a stack: only a Super-Villain has this (K4)"
            yield Problem(f"{place}.first_appearance", what)
        for where, why in impossible(card):
            yield Problem(f"{place}.{where}", why)
    yield from _emblems(box, rules)
    yield from _counts(box, rules)
    yield from _characters(box)


def why_unused(card: Card, rules: Rules) -> str:
    """Return why no rule of a table uses such a card; empty where one does."""
    if card.kind == "starter" and card.id not in STARTERS:
        known = " and ".join(map(repr, STARTERS))
        return f"is a starter, and nothing at this table deals it: starting decks hold {known} (S1)"
    if card.kind == "super-hero" and rules.confrontations:
        return "is a Super Hero, and this table is played with Characters (S8)"
    if card.kind == "super-hero" and card.copies > 1:
        return f"has {card.copies} copies, and each Super Hero can be taken once: give it 1 (S5)"
    if card.kind == "character" and not rules.confrontations:
        return "is a Character, and this table is played with Super Heroes (S5)"
    if card.kind == "character" and card.side is None:
        return 'has no side: a Character is on the side "hero" or "villain" (S8)'
    if card.kind == "super-villain" and not (rules.villain_stack or rules.hidden_villains):
        return "is a Super-Villain, and this table has no Super-Villain stack (S6)"
    return ""


def _emblems(box: OwnBox, rules: Rules) -> Iterator[Problem]:
    people = list(dict.fromkeys(card.name for card in box.cards if card.kind == "character"))
    heroes = {card.id for card in box.cards if card.kind == "main"}
    for card in box.cards:
        place = box.places.get(card.id, "")
        if not place:
            continue
        if card.symbol and card.kind == "main" and card.symbol not in people:
            if rules.confrontations:
                near = did_you_mean(card.symbol, people)
                what = f"{quoted(card.symbol)} is not a Character of this box{near}"
                nearest = nearest_word(card.symbol, people)
                yield Problem(f"{place}.symbol", what, nearest=nearest)
            else:
                what = f"{box.host} has no Characters, so no rule looks at this emblem"
                yield Problem(f"{place}.symbol", what, "think")
        if card.synergy and card.synergy not in heroes:
            near = did_you_mean(card.synergy, heroes)
            near = near if "did you mean" in near else ""
            yield Problem(f"{place}.synergy", f"there is no Hero card {quoted(card.synergy)}{near}")


def _counts(box: OwnBox, rules: Rules) -> Iterator[Problem]:
    found: Counter[str] = Counter()
    for card in box.cards:
        found[card.kind] += card.copies
    main = found["main"]
    if main < FEWEST_MAIN_CARDS:
        yield Problem("cards", f"a main deck of {main} cards: take at least {FEWEST_MAIN_CARDS}")
    if main > MOST_MAIN_CARDS:
        yield Problem("cards", f"a main deck of {main} cards: take at most {MOST_MAIN_CARDS}")
    players = rules.players[1]
    for id, each in zip(STARTERS, starting_cards(rules), strict=True):
        copies = sum(card.copies for card in box.cards if card.kind == "starter" and card.id == id)
        if copies < each * players:
            what = f"{players} starting decks need {each * players} cards with the id {quoted(id)}"
            path = box.places.get(id)
            yield Problem(
                f"{path}.copies" if path else "cards", f"{what}, and there are {copies} (S1)"
            )
    for kind, why in (("stack", "no stack to buy from (S4)"), ("weakness", "no Weakness (S4)")):
        if not found[kind]:
            yield Problem("cards", f'{why}: add a card of "kind": "{kind}"')
    if not rules.confrontations and found["super-hero"] < players:
        what = f"{found['super-hero']} Super Heroes for {players} players: there must be {players}"
        yield Problem("cards", f"{what} (S5)")
    if rules.villain_stack and found["super-villain"] < STANDARD_VILLAINS:
        what = f"{found['super-villain']} Super-Villains: a standard game needs {STANDARD_VILLAINS}"
        yield Problem("cards", f"{what} (S6)")
    tops = [card for card in box.cards if card.starts_on_top]
    if len(tops) > 1:
        names = " and ".join(card.name for card in tops)
        own = [card for card in tops if card.id in box.places]
        path = f"{box.places[own[-1].id]}.starts_on_top" if own else "cards"
        yield Problem(path, f"{names} start on top of the Super-Villain stack: one card can (S6)")


def _characters(box: OwnBox) -> Iterator[Problem]:
    levels: dict[str, list[Card]] = {}
    for card in box.cards:
        if card.kind == "character":
            levels.setdefault(card.name, []).append(card)
    for name, cards in levels.items():
        found = sorted(card.level or 0 for card in cards for _ in range(card.copies))
        if found != list(LEVELS):
            place = next((box.places[card.id] for card in cards if card.id in box.places), "cards")
            there = ", ".join(map(str, found)) or "none"
            what = f"{name} has these Levels: {there}. A Character has one card each of Levels 1, 2"
            yield Problem(place, f"{what} and 3 (S9)")
    if levels and len(levels) < (players := BOXES[box.host].rules.players[1]):
        yield Problem("cards", f"{len(levels)} Characters for {players} players (S8)")


# --- The text that a table keeps ---------------------------------------------------------------


def canonical(text: str) -> str:
    """Return the text of a box in the one way that a table keeps it."""
    data = {name: value for name, value in parsed(text).items() if name != "$schema"}
    base = data.get("based_on")
    host = base.get("box") if isinstance(base, dict) else None
    house = {card.id: card for card in BOXES[host].cards} if host in BOXES else {}
    plain = settled(data, house)
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def kept_text(text: str) -> str:
    """Return the same of a box that can be played; a :class:`BoxError` says why it cannot be."""
    own_box(text)
    return canonical(text)


# --- Boxes of the package as files ------------------------------------------------------------


def exported(box: str) -> dict[str, Any]:
    """Return a box of the package as the JSON of a file with all of its cards.

    >>> from archrivals.boxes import BOXES
    >>> own_box(json.dumps(exported("confrontations"))).cards == BOXES["confrontations"].cards
    True
    """
    known = BOXES[box]
    ids = {card.id for card in known.cards}
    words = {code: data_of(box, "words", f"{code}.json") for code in ("en", "es", "de")}
    figures: dict[str, str] = data_of(box, "figures.json") or {}
    return {
        "format": FORMAT_VERSION,
        "id": box,
        "name": known.name,
        "plays_by": box,
        "cards": [card_to_json(card) for card in known.cards],
        "words": {code: each for code, each in words.items() if each},
        "portraits": {id: figure for id, figure in figures.items() if id in ids},
    }

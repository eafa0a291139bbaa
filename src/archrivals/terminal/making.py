"""Boxes of one's own at the terminal: their mistakes, and what they change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from archrivals.box_files import read_box, text_of_file
from archrivals.boxes import card_words
from archrivals.boxes.box_file import Level
from archrivals.boxes.box_lines import line_of, lines_of
from archrivals.boxes.box_lints import lints
from archrivals.boxes.own_boxes import OwnBox, canonical, opened, own_box, place_and_problem
from archrivals.engine.language.cards import Card, Kind
from archrivals.engine.language.codec import card_to_json
from archrivals.engine.language.printed import Card as PrintedCard
from archrivals.engine.language.rules import SetupError
from archrivals.engine.records import did_you_mean, quoted
from archrivals.lab.box_trying import try_box
from archrivals.speech import LANGUAGES, name_in, rules_text
from archrivals.speech.reading import Reading, complete, read
from archrivals.speech.reading.reader import EMPTY
from archrivals.workshop.worth import Study

from .game import about_own_box
from .words import words

LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def checked(path: str, games: int, language: str = "en") -> int:
    """Print everything that is to be said about a box; the exit code is 1 if it has a fault."""
    text = text_of_file(path)
    found = opened(text)
    problems = list(found.problems)
    say = words(language)
    if found.box is not None:
        where = lines_of(text)
        more = lints(found.box)
        tried = try_box(canonical(text), games)
        more += tried.problems
        problems += [each._replace(line=line_of(where, each.path)) for each in more]
        for line in texts(found.box):
            print(line)
        print()
    for level in LEVELS:
        listed = [each for each in problems if each.level == level]
        if listed:
            print(say("box-problems", level=level, n=len(listed)))
            for each in sorted(listed, key=lambda each: each.line):
                print(f"  {path}:{each.line}: {place_and_problem(each)}")
    faults = [each for each in problems if each.level == "fault"]
    if not faults:
        print(say("box-ready", n=games, path=path))
    return 1 if faults else 0


def texts(box: OwnBox) -> Iterator[str]:
    """Yield the new and changed cards of a box with their text in every language."""
    for card in (*box.added, *(card for _, card in box.changed)):
        yield _printed(card, box).headline
        for language in LANGUAGES:
            name = name_in(card, language)
            called = f"{name}: " if name != card.name else ""
            yield f"  {language}  {called}{rules_text(card, language)}"


def _printed(card: Card, box: OwnBox) -> PrintedCard:
    return PrintedCard(card, box.id, card_words)


def shown(box: OwnBox, language: str) -> Iterator[str]:
    """Yield what a box is, and what it changes."""
    yield from about_own_box(box, language)
    yield ""
    yield from differences((), box.added, language)
    changed = box.changed
    yield from differences([old for old, _ in changed], [new for _, new in changed], language)


def differences(before: Sequence[Card], after: Sequence[Card], language: str) -> list[str]:
    """Return the cards that came (+), left (-) or are other, each with its facts and its text."""
    old = {card.id: card for card in before}
    new = {card.id: card for card in after}
    lines: list[str] = []
    for id in dict.fromkeys((*old, *new)):
        if old.get(id) != new.get(id):
            lines += [
                f"{sign} {line}"
                for sign, cards in (("-", old), ("+", new))
                if id in cards
                for line in _described(cards[id], language)
            ]
    return lines


def _described(card: Card, language: str) -> list[str]:
    printed = PrintedCard(card, "", card_words)
    emblem = f", {card.symbol}" if card.symbol and card.kind == "main" else ""
    head = f"{printed.headline} × {card.copies}{emblem}"
    return [head, f"    {rules_text(card, language)}"]


# --- Worth ------------------------------------------------------------------------------------


def weighed(path: str, card: str, deals: int, language: str) -> Iterator[str]:
    """Yield what a card of a box is worth, once its games are played."""
    study = Study.of_box(read_box(path), _card_called(path, card), deals)
    say = words(language)
    yield say("worth-begins", n=deals)
    for _ in study.steps():
        pass
    found = study.found()
    name = name_in(study.card, language)
    numbers = {"more": _games(found.more), "low": _games(found.low), "high": _games(found.high)}
    yield say("worth-more", name=name, **numbers)
    if found.cost is not None and found.lanes:
        yield say("worth-verdict", verdict=found.verdict, cost=found.cost)
        for lane in found.lanes:
            mark = "*" if lane.cost == found.cost else " "
            band = {"low": _games(lane.low), "high": _games(lane.high)}
            yield say("worth-lane", mark=mark, cost=lane.cost, n=len(lane.cards), **band)
        if found.fair_for:
            yield say("worth-fair", costs=", ".join(map(str, found.fair_for)))
    for warned in found.warnings:
        numbers = {"n": f"{warned.n:g}", "of": f"{warned.of:g}", "usual": f"{warned.usual:g}"}
        yield say("worth-warning", what=warned.what, **numbers)


def _games(number: float) -> str:
    return f"{number:+.0f}".replace("-", "−")


def _card_called(path: str, word: str) -> str:
    """Return the id of a card by its id or its name; the nearest where there is none."""
    cards = own_box(read_box(path)).cards
    known = {card.name.lower(): card.id for card in cards} | {card.id: card.id for card in cards}
    if word.lower() not in known:
        raise SetupError(f"there is no card {quoted(word)} in this box{did_you_mean(word, known)}")
    return known[word.lower()]


# --- Effects as sentences ---------------------------------------------------------------------


def read_aloud(text: str, kind: Kind, language: str) -> tuple[bool, list[str]]:
    """Return whether a text is understood, and what to print about it."""
    main = kind == "main"
    shell = Card(id="x", name="X", kind=kind, type="Hero" if main else None, cost=1, vp=0, copies=1)
    reading = read(text, shell, language)
    if reading.card is None:
        return False, list(_not_understood(reading, language))
    lines = [f"  {code}  {rules_text(reading.card, code)}" for code in LANGUAGES]
    plain = card_to_json(reading.card)
    effect = {name: plain[name] for name in EMPTY if name in plain}
    return True, [*lines, "", json.dumps(effect, ensure_ascii=False)]


def _not_understood(reading: Reading, language: str) -> Iterator[str]:
    say = words(language)
    known, rest = reading.words[: reading.understood], reading.words[reading.understood :]
    if rest:
        if known:
            yield say("sentence-known", words=" ".join(known))
        yield say("sentence-unknown", words=" ".join(rest))
        if reading.expected:
            yield say("sentence-expected", words="  ".join(reading.expected))
    else:
        yield say("sentence-unsaid")
    for offer in reading.offers:
        yield say("sentence-offer", text=offer.text)


def next_words(text: str, language: str) -> list[str]:
    """Return the words that may come next in a text; a number stands as 1."""
    return ["1" if word == "#" else word for word in complete(text, language)]

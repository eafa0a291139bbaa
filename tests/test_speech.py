"""Every language says every card, and every field of a card."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_type_hints

import pytest
from strange_cards import strange, strange_card
from tiers import size

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card, hero
from archrivals.engine.language.effects import (
    ANY,
    Avoids,
    CancelConfrontation,
    ChangeCost,
    Cheaper,
    Choose,
    Defeats,
    Effect,
    Falls,
    Filter,
    Has,
    If,
    Instead,
    Lacks,
    Look,
    May,
    Others,
    PassLeft,
    Per,
    Pick,
    PlayFrom,
    Plays,
    Power,
    Refill,
    Reveal,
    ThisTurn,
    TurnEnds,
    TurnStarts,
    Use,
    When,
)
from archrivals.speech import LANGUAGES, rules_spans, rules_text, vp_spans
from archrivals.speech.marks import CAP, COMMA, OPEN, SHUT
from archrivals.speech.plan import shape

CARDS = [card for box in BOXES.values() for card in box.cards]
SLIPS = ("  ", " ,", " .", "..", " ;", ";.", ",.", ": .", "()", "None", "{", "}", ",,", ", ,")
MARKS = [chr(mark) for mark in range(0xE000, 0xE010)]
PARTS = ("play", "abilities", "on_gain", "first_appearance", "defense", "block", "vp")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(0, 1500, 100))
def test_every_generated_card_has_a_text(seed: int, language: str) -> None:
    for number in range(seed, seed + 100, size(4, 1)):
        text = rules_text(strange_card(number), language)
        assert text.endswith("."), text
        assert [mark for mark in MARKS if mark in text] == []
        found = [slip for slip in SLIPS if slip in text]
        assert found == [], f"strange_card({number}): {text}"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            Others("you", (ChangeCost(2, "turn", "you"),), holding=2),
            "If you have 2 or more cards in your hand, your Character's cost is 2 higher this "
            "turn.",
        ),
        (
            Others("each-foe", (Cheaper(2, "super-villain"),), holding=3),
            "For each foe with 3 or more cards in hand, this turn, they pay 2 less Power for "
            "Super-Villains.",
        ),
        (
            ThisTurn(Plays(Filter(types=("Villain",)), first=1), (Power(2),)),
            "+2 Power if you play a Villain this turn.",
        ),
        (
            PassLeft(1, (Refill(), If(Has("line-up"), (CancelConfrontation(),)))),
            "Pass a card from your hand to the discard pile of the player on your left. Each "
            "player who received a card of cost 1 or more refills that slot at once and cancels "
            "the Confrontation and buys as usual this turn if there is a card in the Line-Up.",
        ),
    ],
)
def test_no_condition_is_left_out(effect: Effect, text: str) -> None:
    assert rules_text(hero("Somebody", cost=3, vp=1, copies=1, play=(effect,))) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_spans_are_the_text_with_ids(language: str) -> None:
    ids = 0
    for card in CARDS:
        spans = rules_spans(card, language)
        assert "".join(span.text for span in spans) == rules_text(card, language)
        ids += sum(bool(span.card or span.term or span.zone) for span in spans)
        assert all(span.text for span in spans)
    assert ids > 2 * len(CARDS)
    assert {CAP, COMMA, OPEN, SHUT} <= set(MARKS)


# --- Changing any field changes the spans -------------------------------------------------------


def places_in(record: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every field of every record inside a record."""
    if isinstance(record, tuple):
        for i, part in enumerate(record):
            yield from places_in(part, (*path, i))
    elif is_dataclass(record):
        for each in fields(record):
            yield (*path, each.name)
            yield from places_in(getattr(record, each.name), (*path, each.name))


def at(record: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        record = record[step] if isinstance(step, int) else getattr(record, step)
    return record


def changed(record: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same record with another value at a path."""
    step, *rest = path
    if isinstance(step, int):
        part = changed(record[step], tuple(rest), value) if rest else value
        return (*record[:step], part, *record[step + 1 :])
    part = changed(getattr(record, step), tuple(rest), value) if rest else value
    return replace(record, **{step: part})


DECKS = {"main-deck-top", "main-deck-second", "main-deck-bottom", "super-villain-top"}
KNOWN = {"it", "done", "this", "super-villain", "deck-top", "deck-bottom"} | DECKS
"""Places whose cards are known: nobody chooses among them."""
SHARED = (KNOWN - {"deck-top", "deck-bottom"}) | {"line-up", "destroyed", "stack"}
"""Places that belong to nobody, or to whoever is known."""


def silent(record: Any, name: str, other: Any, inside: list[Any]) -> bool:
    """Whether a field means nothing beside the others, so that no text can tell of it."""
    places = {getattr(each, "where", None) for each in (record, other)}
    picks = [each for each in inside if isinstance(each, Pick)]
    if picks and isinstance(picks[-1].n, Per) and (len(picks) > 1 or set(picks[-1].places) & KNOWN):
        if isinstance(record, Per) or any(isinstance(each, Per) for each in inside):
            return True  # how many of known or of further cards is said once
    if name == "whose" and not isinstance(record, Pick):
        return bool(places & SHARED)
    if isinstance(record, Pick):
        return silent_pick(record, name, other, inside)
    if isinstance(record, Has | Lacks | Look | Reveal) and name == "n":
        return bool(places & KNOWN)
    if isinstance(record, Plays) and shape.event(record) == shape.event(other):
        return True  # the first of one is the first
    if name == "where" and places == {"it", "done"}:
        return True  # they may be the same cards
    if isinstance(record, When) and name == "turns":  # these moments are of one turn anyhow
        return isinstance(record.event, TurnStarts | TurnEnds | Avoids | Defeats | Falls)
    if isinstance(record, PlayFrom):  # what stays to the end of the turn goes nowhere else
        stays = record.until_end or other.until_end
        return (name == "keep" and (stays or record.then is not None)) or (name == "then" and stays)
    if isinstance(record, Use) and name in ("payment", "per_type", "limit"):
        return not (record.price or record.pay_power) or name != "limit"
    if isinstance(record, Plays) and (record.each_of or other.each_of or record.first):
        return True  # each_of happens once, whatever else is counted
    if isinstance(record, Filter) and any(isinstance(each, Plays) for each in inside):
        return any(isinstance(each, Plays) and each.each_of for each in inside)
    maybe = any(isinstance(each, May | Instead | Use) for each in inside)
    return isinstance(record, Choose) and name == "up_to" and maybe  # may, or up to one: the same


def silent_pick(pick: Pick, name: str, other: Pick, inside: list[Any]) -> bool:
    """Fields of a pick that mean nothing for known cards, for one card, or for all of them."""
    if name in ("n", "up_to", "by", "same_type") and any(
        isinstance(each, Pick) for each in inside[:-1]
    ):
        return True  # further cards to choose from: how many is said once
    known = bool({*pick.places, *other.places} & KNOWN)
    if name == "whose":
        one = {pick.whose, other.whose} == {"a-foe", "any-foe"} and pick.n == 1
        return one or bool(set(pick.places) & SHARED)  # one foe's card is any foe's card
    if name == "same_type":
        return known or pick.n == 1
    if name == "each_of" and {*pick.each_of, *other.each_of} == {ANY}:
        return pick.n == 1  # one of anything is a card
    if name == "places" and {*pick.places, *other.places} == {"it", "done"}:
        return True  # they may be the same cards
    if name == "up_to":
        return known or pick.n in (1, "any", "all") or bool(pick.each_of)
    return known and name not in ("places", "what", "also", "each_of")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(0, 1500, 150))
def test_changing_any_field_changes_the_spans(seed: int, language: str) -> None:
    for number in range(seed, seed + 150, size(20, 5)):
        card = strange_card(number)
        chance = random.Random(number)
        paths = [path for path in places_in(card) if path[0] in PARTS and len(path) > 1]
        for path in chance.sample(paths, min(6, len(paths))):
            owner = at(card, path[:-1])
            if not is_dataclass(owner) or isinstance(at(card, path), Pick):
                continue
            other = another(owner, path[-1], chance)
            if other is None:
                continue
            inside = [at(card, path[:i]) for i in range(len(path))]
            if silent(owner, path[-1], other, inside):
                continue
            twin = changed(card, path, getattr(other, path[-1]))
            assert told(card, language) != told(twin, language), (number, path, owner, other)


def another(owner: Any, name: str, chance: random.Random) -> Any:
    """The same record with another value in one field; nothing if there is none."""
    hint = get_type_hints(type(owner))[name]
    for _ in range(20):
        value = strange(hint, chance.randrange(10**6))
        if value != getattr(owner, name):
            return replace(owner, **{name: value})
    return None


def told(card: Card, language: str) -> object:
    return rules_spans(card, language), vp_spans(card.vp, language)


FIELDS = [
    Filter(types=("Hero",)),
    Filter(names=("Punch",)),
    Filter(word="Ring"),
    Filter(keywords=("Assist",)),
    Filter(min_cost=2),
    Filter(max_cost=5),
    Filter(odd=True),
    Filter(not_types=("Location",)),
    Filter(not_names=("Kick",)),
    Filter(stack=True),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_field_of_a_filter_is_lost_beside_another(language: str) -> None:
    """The rare ones were dropped without a word: of type Location, with … in the name."""
    speaker = LANGUAGES[language]
    for base in [ANY, *FIELDS]:
        for extra in FIELDS:
            given = {
                each.name: getattr(extra, each.name)
                for each in fields(Filter)
                if getattr(extra, each.name) != getattr(ANY, each.name)
            }
            both = replace(base, **given)
            if both == base:
                continue
            for say in (speaker.noun, speaker.such):  # type: ignore[attr-defined]
                assert str(say(both)) != str(say(base)), (base, extra)

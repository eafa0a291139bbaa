"""Gists: what each card does, in a line of 26 characters or two of 15, in every language."""

from __future__ import annotations

from textwrap import wrap

import pytest
from strange_cards import strange_card

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card, hero
from archrivals.engine.language.effects import (
    DISCARD,
    EACH_FOE,
    HAND,
    HEROES,
    Attack,
    Choose,
    Defense,
    Destroy,
    Discard,
    Draw,
    Effect,
    Per,
    Plays,
    Power,
    ThisTurn,
    VpPer,
    one,
)
from archrivals.speech import LANGUAGES, gist, rules_sentences

CARDS = [(box, card) for box in BOXES for card in BOXES[box].cards]


def has_room(told: str) -> bool:
    columns = wrap(told, 15, break_long_words=False, break_on_hyphens=False)
    return len(told) <= 26 or (len(columns) == 2 and max(map(len, columns)) <= 15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gist_of_every_card_has_room(language: str) -> None:
    told = {(box, card.id): gist(card, language) for box, card in CARDS}
    assert {key: each for key, each in told.items() if not each or not has_room(each)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gist_is_no_row_of_motifs(language: str) -> None:
    """The Power that a card surely gives stands first, as a number; nothing is joined by dots."""
    for box, card in CARDS:
        told = gist(card, language)
        assert " · " not in told, (box, card.id)
        first = rules_sentences(card, language)[0]
        if first.power is not None and first.head == 0:
            assert told.startswith(f"+{first.power}"), (box, card.id, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gist_of_a_made_card_has_room(language: str) -> None:
    told = [gist(strange_card(seed), language) for seed in range(200)]
    assert [each for each in told if not each or not has_room(each)] == []


def made(*play: Effect, **more: object) -> Card:
    return hero("Made", cost=2, vp=1, copies=1, play=play, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (made(Power(1)), ("+1", "+1", "+1")),
        (made(Power(2), Draw(1)), ("+2, draw 1", "+2, roba 1", "+2, zieh 1")),
        (
            made(Attack(EACH_FOE, (Discard(one(HAND)),))),
            ("foes discard 1", "rivales descartan 1", "Gegner werfen 1 ab"),
        ),
        (
            made(Power(Per(1, "discard", HEROES))),
            ("+1 per Hero", "+1 por Héroe", "+1 je Held"),
        ),
        (
            made(ThisTurn(Plays(HEROES), (Draw(1),), at_most=1)),
            ("Hero: draw 1", "Héroe: roba 1", "Held: zieh 1"),
        ),
        (
            made(Choose(((Power(3),), (Destroy(one((HAND, DISCARD))),)))),
            ("+3 or destroy 1", "+3 o destruye 1", "+3 oder zerstör 1"),
        ),
        (
            made(Draw(2), defense=Defense(then=(Draw(1),))),
            ("draw 2, Defense: draw 1", "roba 2, Defensa: roba 1", "zieh 2, Vert.: zieh 1"),
        ),
    ],
)
def test_signs_numbers_and_single_words(card: Card, told: tuple[str, str, str]) -> None:
    assert tuple(gist(card, language) for language in ("en", "es", "de")) == told


def test_victory_points_by_a_formula_are_a_star() -> None:
    card = hero("Made", cost=2, vp=VpPer(1, HEROES), copies=1, play=(Draw(1),))
    assert gist(card) == "draw 1, ★ per Hero"


def test_dots_stand_for_what_has_no_room() -> None:
    card = made(Power(3), *(Destroy(one(HAND, HEROES)) for _ in range(4)))
    assert gist(card).endswith(" …")
    assert has_room(gist(card))

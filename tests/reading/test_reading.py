"""Effects typed as sentences: printed texts, texts of players, nonsense, and what may come next."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from loops import for_each
from strange_cards import strange, strange_card
from tiers import NIGHT, by_day, size

from archrivals.boxes import BOXES
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import card_from_json, card_to_json
from archrivals.speech import LANGUAGES, NoPlan, rules_text
from archrivals.speech.reading import Reader, reader_of
from archrivals.speech.reading.reader import SHELL, sections_of, shell_of

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from write_grammar import stale  # noqa: E402

HELD_OUT = json.loads((Path(__file__).parent / "held_out.json").read_text(encoding="utf-8"))
LEAST_HELD_OUT = 0.85
"""The share of texts in players' own words that are read, or have the right sentence as first
offer."""
LEAST_NEXT = 0.99 if NIGHT else 0.98
"""The share of places in printed texts where the true next word is among those offered; by day
the sample is small."""
MAX_GRAMMAR_BYTES = 150_000
SLOWEST_S = 10.0
"""A wide bound, in processor time: the reader counts its work, and stops."""


def printed(language: str) -> dict[str, Card]:
    """The cards of all boxes by their texts."""
    cards = [card for box in BOXES.values() for card in box.cards]
    return {rules_text(card, language): card for card in cards}


def words_of(reader: Reader, text: str) -> tuple[str, ...]:
    return reader.typed.normal(reader.tokens(text))


# --- Printed texts ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_of_the_boxes_is_read_as_its_tree(language: str) -> None:
    reader = reader_of(language)
    cards = [card for box in BOXES.values() for card in box.cards]
    lost = []
    for card in cards[:: size(16, 1)]:
        reading = reader.read(rules_text(card, language), shell_of(card))
        if reading.card is None or sections_of(reading.card) != sections_of(card):
            lost.append(card.id)
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grammar_fits_the_words_of_today_and_is_small(language: str) -> None:
    assert not stale(language), "run python tools/write_grammar.py"
    reading = ROOT / "src/archrivals/speech/reading"
    assert (reading / f"{language}.json.gz").stat().st_size <= MAX_GRAMMAR_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_true_next_word_is_among_those_that_are_offered(language: str) -> None:
    reader = reader_of(language)
    offered = places = 0
    for text in list(printed(language))[3 :: size(60, 1)]:
        words = reader.tokens(text)
        for at in range(1, len(words)):
            places += 1
            known = reader.next_words(words[:at])
            offered += words[at] in known or (words[at].isdigit() and "#" in known)
    assert offered >= LEAST_NEXT * places


# --- Players' own words -----------------------------------------------------------------------


def test_texts_in_the_words_of_players_are_read_or_have_the_right_sentence_as_first_offer() -> None:
    reader = reader_of("en")
    right = 0
    texts = HELD_OUT[:: size(3, 1)]
    for each in texts:
        shell = SHELL
        if "kind" in each:
            shell = replace(SHELL, kind=each["kind"], type=None, cost=None, vp=0)
        meant = card_from_json({**card_to_json(shell), **each["means"]})
        reading = reader.read(each["text"], shell)
        first = reading.card or (reading.offers[0].card if reading.offers else shell)
        right += words_of(reader, rules_text(first)) == words_of(reader, rules_text(meant))
    assert right >= LEAST_HELD_OUT * len(texts)


@for_each(
    "typed, said",
    [
        ("DRAW A CARD", "Draw a card."),
        ("draw one card", "Draw a card."),
        ("2 Power", "+2 Power."),
        ("+ 2 power. draw two cards", "+2 Power. Draw 2 cards."),
        ("attack: each opponent discards a card", "Attack: Each foe discards a card."),
        ("trash a card from your hand", "Destroy a card from your hand."),
    ],
)
def test_words_that_mean_the_same_are_read(typed: str, said: str) -> None:
    reading = reader_of("en").read(typed, SHELL)
    assert reading.card is not None
    assert rules_text(reading.card) == said


@for_each(
    "typed, said",
    [
        ("Drw a card", "Draw a card."),
        ("draw 2 cards then discard a card", "Draw 2 cards, then discard a card."),
        ("Gain a Hero from the moon.", "Gain a Hero from the Line-Up."),
        ("Block 3.", "Block (3)."),
    ],
)
def test_what_is_not_understood_gets_the_nearest_sentence_and_is_not_read(
    typed: str, said: str
) -> None:
    reading = reader_of("en").read(typed, SHELL)
    assert reading.card is None
    assert reading.offers[0].text == said


def test_the_place_is_marked_where_a_text_is_not_understood() -> None:
    reading = reader_of("en").read("Gain a Hero from the moon.", SHELL)
    assert reading.words[reading.understood :] == ("moon", ".")
    assert "line-up" in reading.expected


# --- Nonsense ---------------------------------------------------------------------------------


def sound(reader: Reader, text: str, shell: Card) -> bool:
    """Return whether a text was read; a card that was read must say exactly what was typed."""
    reading = reader.read(text, shell)
    for card in (reading.card, *reading.others):
        if card is not None:
            said = rules_text(card, reader.language)
            assert words_of(reader, said) == words_of(reader, text), (text, said)
            assert card_from_json(card_to_json(card)) == card
    return reading.card is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_says_exactly_what_was_typed(language: str) -> None:
    reader = reader_of(language)
    read = 0
    for seed in range(size(8, 7_000)):
        if seed % 2:
            card = replace(SHELL, play=(strange(fx.Effect, seed),))
        else:
            card = strange_card(seed)
        try:
            text = rules_text(card, language)
        except (NoPlan, ValueError, LookupError):
            continue
        read += sound(reader, text, card)
    assert read


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_salad_of_words_is_not_read_as_something_else(language: str) -> None:
    reader = reader_of(language)
    chance = random.Random(36)
    vocabulary = sorted(reader.grammar.vocabulary)
    texts = list(printed(language))
    for _ in range(size(3, 2_000)):
        words = chance.choice(texts).split()
        for _ in range(chance.randrange(1, 4)):
            words[chance.randrange(len(words))] = chance.choice(vocabulary)
        sound(reader, " ".join(words), SHELL)
        sound(reader, " ".join(chance.choices(vocabulary, k=chance.randrange(1, 12))), SHELL)


def hostile() -> Iterator[str]:
    """Texts that should make a reader work."""
    yield ""
    yield "." * 2_000
    yield "then " * 400
    yield "draw a card, then " * 60
    yield "if you do, " * 80
    yield "+1 Power. " * 60
    yield "карта 卡 🂡 \u202e\u0000 ' \" < > { }"
    yield "a" * 100_000
    yield "9" * 1_000


@pytest.mark.parametrize("text", by_day(hostile(), 4))
def test_a_hostile_text_gets_its_answer_within_bounds(text: str) -> None:
    begin = time.process_time()
    reading = reader_of("en").read(text, SHELL)
    assert len(reading.offers) <= 3
    assert time.process_time() - begin < SLOWEST_S


def test_numbers_beyond_those_of_cards_are_not_read() -> None:
    assert reader_of("en").read("+99 Power.", SHELL).card is not None
    assert reader_of("en").read("+100 Power.", SHELL).card is None


# --- Completion -------------------------------------------------------------------------------


@for_each(
    "text, word",
    [("", "+"), ("Draw ", "a"), ("Dr", "draw"), ("Draw 2 c", "cards"), ("Attack: each ", "foe")],
)
def test_words_are_offered_while_a_text_is_typed(text: str, word: str) -> None:
    assert word in reader_of("en").complete(text)

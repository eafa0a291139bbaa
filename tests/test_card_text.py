"""The sentences of a card: what its face needs, without a look into their words."""

import pytest
from strange_cards import strange_card

from archrivals.boxes import BOXES
from archrivals.codex.cards import entry_of
from archrivals.speech import LANGUAGES, rules_sentences, rules_text

CARDS = {card.name: card for box in reversed(BOXES.values()) for card in box.cards}
EVERY = [card for box in BOXES.values() for card in box.cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_a_card_are_its_text(language: str) -> None:
    for card in [*EVERY, *(strange_card(number) for number in range(0, 1500, 10))]:
        told = rules_sentences(card, language)
        text = "".join(span.text for each in told for span in each.spans)
        assert text == rules_text(card, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_found_in_every_language(language: str) -> None:
    told = [each for card in EVERY for each in rules_sentences(card, language)]
    headings = [each.spans[0].term for each in told if each.head]
    assert headings.count("first-appearance") == 22
    assert headings.count("defense") == sum(card.defense is not None for card in EVERY)
    assert headings.count("block") == sum(card.block is not None for card in EVERY)
    attack = rules_sentences(CARDS["Mongul"], language)[-1]
    assert [span.term for span in attack.spans[: attack.head]] == ["first-appearance", "", "attack"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "power", "said_apart"),
    [
        ("Kick", 2, "whole"),
        ("Killer Croc", 2, "beginning"),  # +2 Power, +1 more if …
        ("Dead King's Sceptor", 2, "whole"),
        ("Superman", None, "nothing"),
    ],
)
def test_the_power_that_is_sure_is_said_apart(
    language: str, name: str, power: int | None, said_apart: str
) -> None:
    first = rules_sentences(CARDS[name], language)[0]
    assert first.power == power
    whole = len(first.spans)
    assert first.shown == {"whole": whole, "beginning": 4, "nothing": 0}[said_apart]
    assert first.shown < whole or said_apart == "whole"


def test_a_sentence_as_data_leaves_out_what_it_has_not() -> None:
    power, defense = entry_of("heroes-unite", CARDS["Katana"])["sentences"][:2]
    assert power == {
        "spans": [
            {"text": "+1", "term": "power", "number": 1},
            " ",
            {"text": "Power", "term": "power"},
            ". ",
        ],
        "power": 1,
        "shown": 4,
    }
    assert defense["head"] == 1
    assert "power" not in defense
    squad = entry_of("confrontations", CARDS["Suicide Squad"])
    assert (squad["vp"], squad["vp_text"]) == ("*", "1 VP per Suicide Squad in your deck")

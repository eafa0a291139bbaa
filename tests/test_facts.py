"""Facts: each language fills the same slots, and a wrong slot is named with its row."""

from __future__ import annotations

from typing import Any

import pytest

from archrivals.speech import tree
from archrivals.speech.english import ENGLISH
from archrivals.speech.english import lexicon as english
from archrivals.speech.facts import Facts, LexiconError
from archrivals.speech.german import GERMAN
from archrivals.speech.german import lexicon as german
from archrivals.speech.spanish import SPANISH
from archrivals.speech.spanish import lexicon as spanish

LEXICONS: dict[str, tuple[Any, Any, int]] = {
    "en": (ENGLISH, english, 1),
    "de": (GERMAN, german, 3),
    "es": (SPANISH, spanish, 1),
}
every_language = pytest.mark.parametrize("language", LEXICONS)
WRONG: dict[str, tuple[dict[str, str], str]] = {
    "the slot of another language": (
        {"doubled": "{whose} {your}"},
        "'doubled': no slot 'whose'; its slots are: who",
    ),
    "a slot that is another fact's": (
        {"doubled": "{who:power} {n}"},
        "'doubled': no slot 'n'; its slots are: who",
    ),
    "a slot where there is none": (
        {"first-turn": "{who}"},
        "'first-turn': no slot 'who'; its slots are: none",
    ),
    "a form that nobody fills": (
        {"doubled": "{who:shouted}"},
        "'doubled': slot 'who' has no form 'shouted'",
    ),
    "a slot that is not said": ({"doubled": "twice"}, "'doubled': slot 'who' is not said"),
    "a fact that there is not": ({"tripled": "thrice"}, "'tripled': there is no such fact"),
}


def loaded(language: str, rows: dict[str, str]) -> Facts:
    """The facts of a language with some rows in place of its own, divided as they have to be."""
    _, lexicon, parts = LEXICONS[language]
    more: dict[Any, str] = {fact: row + " |" * (parts - 1) for fact, row in rows.items()}
    return Facts({**lexicon.FACT_ROWS, **more}, lexicon.FACT_FORMS, parts)


@every_language
@pytest.mark.parametrize("planted", WRONG)
def test_a_wrong_slot_is_named_with_its_row(language: str, planted: str) -> None:
    rows, fault = WRONG[planted]
    with pytest.raises(LexiconError) as error:
        loaded(language, rows)
    assert fault in str(error.value)


@every_language
def test_a_row_that_is_missing_is_named(language: str) -> None:
    _, lexicon, parts = LEXICONS[language]
    rows = {fact: row for fact, row in lexicon.FACT_ROWS.items() if fact != "doubled"}
    with pytest.raises(LexiconError, match="'doubled': the row is missing"):
        Facts(rows, lexicon.FACT_FORMS, parts)


@every_language
def test_a_form_that_stands_in_no_row_is_named(language: str) -> None:
    _, lexicon, parts = LEXICONS[language]
    forms = {**lexicon.FACT_FORMS, "until": ("", "after")}
    with pytest.raises(LexiconError, match="the form 'after' of slot 'until' stands in no row"):
        Facts(lexicon.FACT_ROWS, forms, parts)


def test_a_german_row_has_three_parts() -> None:
    rows = {**german.FACT_ROWS, "nothing": "es passiert | nichts"}
    fault = "'nothing': a row has 3 parts, with 2 '|' between them"
    with pytest.raises(LexiconError, match=fault.replace("|", r"\|")):
        Facts(rows, german.FACT_FORMS, 3)


@every_language
@pytest.mark.parametrize("fact", tree.SLOTS)
def test_a_grammar_fills_every_form_and_no_other(language: str, fact: tree.FactId) -> None:
    speaker, lexicon, _ = LEXICONS[language]
    filled = speaker.fact_forms(tree.Fact(fact, n=2))
    assert {slot: tuple(forms) for slot, forms in filled.items()} == lexicon.FACT_FORMS

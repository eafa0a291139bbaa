"""Card texts and rules are in our own words, as far as their function allows (NOTICE).

They are compared with digests of all runs of eight words in the printed rulebooks
(``tools/digest_runs.py``). The limits are what there is today: they only go down.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from digest_runs import DIGEST_BYTES, read, runs  # noqa: E402
from rules_pages import rules_pages  # noqa: E402

PRINTED = read()
SENTENCE_END = re.compile(r"(?<=[.!?])\s+|[\n|]")


def sentences(text: str) -> set[str]:
    """Return the sentences of a text that are long enough for one run."""
    return {each.strip() for each in SENTENCE_END.split(text) if any(runs(each))}


def card_texts() -> str:
    """Return the English text of every card."""
    files = sorted((ROOT / "tests" / "texts").glob("*.txt"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def rules() -> str:
    """Return the rules, and the rules page of every box, in English."""
    pages = [text for place, text in rules_pages() if place.count("/") == 1]
    return "\n".join([(ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), *pages])


@pytest.mark.parametrize(
    ("text", "shared", "whole"), [(card_texts, 49, 10), (rules, 10, 2)], ids=["cards", "rules"]
)
def test_few_sentences_share_a_run_of_eight_words_with_a_rulebook(
    text: Callable[[], str], shared: int, whole: int
) -> None:
    found = sentences(text())
    assert len(found) > 300
    alike = sorted(each for each in found if PRINTED & set(runs(each)))
    assert len(alike) <= shared, alike
    same = [each for each in alike if set(runs(each)) <= PRINTED]
    assert len(same) <= whole, same


def test_a_printed_sentence_is_found_whatever_its_case_and_punctuation() -> None:
    printed = "Reveal this CARD from your hand -- to avoid"
    assert PRINTED & set(runs(printed))
    assert not PRINTED & set(runs(printed.replace("hand", "deck")))
    assert list(runs("only seven words are not a run")) == []


def test_only_digests_of_the_rulebooks_are_in_the_project() -> None:
    size = (ROOT / "tests" / "printed.runs").stat().st_size
    assert size == len(PRINTED) * DIGEST_BYTES
    assert size < 200_000

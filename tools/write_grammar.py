"""Write the grammars by which sentences are read; with --check, fail if one is stale.

    python tools/write_grammar.py --jobs 2
    python tools/write_grammar.py --check

Rules are read off the texts of the printed cards and of made-up examples. The examples that showed
a new rule in English are the ones for the other languages. A fingerprint in each file is made of
the words of these examples, so `--check` takes seconds.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, get_type_hints

from sentence_examples import examples
from sentence_rules import Seen, rules_of

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card
from archrivals.speech import LANGUAGES, name_in, rules_text
from archrivals.speech.reading.reader import SHELL, UNSAID, one_form_of, sections_plain
from archrivals.speech.reading.rules import RECORDS
from archrivals.speech.reading.words import tokens

READING: Final = Path(__file__).resolve().parent.parent / "src/archrivals/speech/reading"
PRINTED_COUNT: Final = 5
"""The weight of a rule of a printed card."""
LOOPS: Final = (("Effect", "<Effects>"), ("Effect", "<Ability>"), ("Effects1", "<Effects>"))
"""Rules by which a part could be itself."""
CHUNK: Final = 200


def printed_cards() -> tuple[Card, ...]:
    """Return the cards of all boxes."""
    return tuple(card for box in BOXES.values() for card in box.cards)


def seen_in(
    language: str, cards: Sequence[Card], complete: bool = False
) -> list[list[tuple[str, str, str]]]:
    """Return the rules that each card shows; the tree of a rule is text."""
    found = []
    for card in cards:
        try:
            found.append([_kept(rule) for rule in rules_of(card, language, complete)])
        except UNSAID:
            found.append([])
    return found


def nothing(language: str) -> Seen:
    """Return the rule of a card without an effect."""
    said = rules_text(SHELL, language)
    return Seen("Section", tokens(said, one_form_of(language)), [["play", []]])


def _kept(rule: Seen) -> tuple[str, str, str]:
    base = json.dumps(rule.base, ensure_ascii=False, separators=(",", ":"))
    return rule.node, " ".join(rule.right), base


def grammar(
    language: str, made: Sequence[Card], pool: ProcessPoolExecutor
) -> tuple[dict[str, Any], list[Card]]:
    """Return the grammar of a language as JSON, and the made-up cards that showed a new rule."""
    counts: Counter[tuple[str, str, str]] = Counter()
    useful = []
    chunks = [made[at : at + CHUNK] for at in range(0, len(made), CHUNK)]
    shown = [rules for some in pool.map(partial(seen_in, language), chunks) for rules in some]
    for card, rules in zip(made, shown, strict=True):
        if any(rule not in counts for rule in rules):
            useful.append(card)
        counts.update(rules)
    counts[_kept(nothing(language))] += PRINTED_COUNT
    for rules in seen_in(language, printed_cards(), complete=True):
        for rule in rules:
            counts[rule] += PRINTED_COUNT
    return {
        "fingerprint": "",
        "rules": list(_without_loops(dict(sorted(counts.items())))),
        "printed": _printed(language),
        "names": sorted({(name_in(card, language), card.name) for card in printed_cards()}),
    }, useful


def _printed(language: str) -> list[Any]:
    """Return the texts of the printed cards, with their trees."""
    found: dict[str, list[Any]] = {}
    for card in printed_cards():
        text = rules_text(card, language)
        found.setdefault(text, [text, card.kind, card.type, sections_plain(card), 0])
        found[text][-1] += 1
    return list(found.values())


def _without_loops(counts: dict[tuple[str, str, str], int]) -> Iterable[list[Any]]:
    """Yield the rules without those by which a part could be itself; one way is not a choice."""
    for (node, right, base), n in counts.items():
        if (node, right) in LOOPS:
            continue
        tree = json.loads(base)
        yield [node, right, tree, n]
        if node == "Ways1" and right != "<Effects>":
            yield ["Ways", right, tree, n]
        if node == "Ways" and right.startswith("<Ways> "):
            yield [node, right.replace("<Ways>", "<Effects>", 1), "1+", n]


# --- Fingerprints -----------------------------------------------------------------------------


def language_digest() -> str:
    """Return the fingerprint of the effect language: its records, fields and literals."""
    hints = {
        name: {field: str(hint) for field, hint in get_type_hints(kind).items()}
        for name, kind in RECORDS.items()
    }
    return _hashed(hints)


def fingerprint(language: str, cards: Iterable[Card]) -> str:
    """Return the fingerprint of the words of some cards."""
    return _hashed([language_digest(), [_text(card, language) for card in cards]])


def _text(card: Card, language: str) -> str:
    try:
        return rules_text(card, language)
    except UNSAID:
        return ""


def _hashed(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def path_of(language: str) -> Path:
    """Return the file of a language's grammar."""
    return READING / f"{language}.json.gz"


def stale(language: str) -> bool:
    """Return whether a grammar does not fit the words of today."""
    data = json.loads(gzip.decompress(path_of(language).read_bytes()))
    every = list(examples())
    cards = [every[at] for at in data["examples"] if at < len(every)]
    return bool(data["fingerprint"] != fingerprint(language, [*cards, *printed_cards()]))


def main() -> int:
    """Write the grammars, or check them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--language", choices=tuple(LANGUAGES), action="append")
    given = options.parse_args()
    wanted = given.language or ["en", *[code for code in LANGUAGES if code != "en"]]
    if given.check:
        old = [language for language in wanted if stale(language)]
        if old:
            print(f"stale: {', '.join(old)}: run python tools/write_grammar.py", file=sys.stderr)
        return 1 if old else 0
    every = list(examples())
    places = {id(card): at for at, card in enumerate(every)}
    made = every
    if "en" not in wanted:
        data = json.loads(gzip.decompress(path_of("en").read_bytes()))
        made = [every[at] for at in data["examples"]]
    with ProcessPoolExecutor(given.jobs) as pool:
        for language in wanted:
            data, useful = grammar(language, made, pool)
            made = useful if language == "en" else made
            data["examples"] = [places[id(card)] for card in made]
            data["fingerprint"] = fingerprint(language, [*made, *printed_cards()])
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            path_of(language).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
            size = path_of(language).stat().st_size
            print(f"{language}: {len(data['rules'])} rules of {len(made)} examples, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

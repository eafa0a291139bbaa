"""Measure how typed sentences are read: printed and players' own texts, the next word, time.

python tools/measure_reading.py
python tools/measure_reading.py --language de --part printed
python tools/measure_reading.py --part held-out --show      # the texts that fail
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import card_from_json, card_to_json
from archrivals.speech import LANGUAGES, rules_text
from archrivals.speech.reading import Reader, reader_of
from archrivals.speech.reading.reader import SHELL, sections_of, shell_of

HELD_OUT: Final = Path(__file__).resolve().parent.parent / "tests/reading/held_out.json"


def timed(times: list[float], does: Callable[..., Any], *given: Any) -> Any:
    """Return what a call returns, and note its processor time."""
    begin = time.process_time()
    found = does(*given)
    times.append(time.process_time() - begin)
    return found


def report(name: str, counts: Counter[str], times: Sequence[float]) -> None:
    """Print the counts and times of one part."""
    times = sorted(times)
    every = sum(counts.values())
    shares = ", ".join(f"{sort} {n} ({n / every:.1%})" for sort, n in counts.most_common())
    middle, worst = statistics.median(times) * 1000, times[-1] * 1000
    late = times[len(times) * 95 // 100] * 1000
    print(f"{name}: {shares}; median {middle:.1f} ms, 95 % {late:.1f} ms, worst {worst:.0f} ms")


def measure_printed(reader: Reader, show: bool) -> None:
    """Measure the texts of the printed cards."""
    counts: Counter[str] = Counter()
    times: list[float] = []
    for card in _printed():
        text = rules_text(card, reader.language)
        shell = shell_of(card)
        reading = timed(times, reader.read, text, shell)
        same = [
            sections_of(each) == sections_of(card)
            for each in (reading.card, *reading.others)
            if each
        ]
        sort = (
            "same tree"
            if same[:1] == [True]
            else "among"
            if any(same)
            else "other"
            if same
            else "not read"
        )
        counts[sort] += 1
        if show and sort != "same tree":
            print(f"  {sort}: {card.id}: {text}")
    report(f"{reader.language}, printed cards", counts, times)


def measure_held_out(reader: Reader, show: bool) -> None:
    """Measure the texts in players' own words."""
    counts: Counter[str] = Counter()
    times: list[float] = []
    for each in json.loads(HELD_OUT.read_text(encoding="utf-8")):
        shell = SHELL
        if "kind" in each:
            shell = replace(SHELL, kind=each["kind"], type=None, cost=None, vp=0)
        meant = rules_text(card_from_json({**card_to_json(shell), **each["means"]}))
        text = each["text"]
        reading = timed(times, reader.read, text, shell)
        offers = [offer.text for offer in reading.offers]
        if reading.card is not None:
            sort = "read" if _same(reader, rules_text(reading.card), meant) else "read as another"
        elif offers and _same(reader, offers[0], meant):
            sort = "first offer"
        else:
            sort = "another offer" if any(_same(reader, said, meant) for said in offers) else "lost"
        counts[sort] += 1
        if show and sort not in ("read", "first offer"):
            said = offers[0] if offers else rules_text(reading.card) if reading.card else "nothing"
            print(f"  {sort}: {text} | meant: {meant} | offered: {said}")
    report("held-out texts", counts, times)


def measure_next(reader: Reader, show: bool) -> None:
    """Measure the words offered at each place of the printed texts."""
    counts: Counter[str] = Counter()
    times: list[float] = []
    texts = {rules_text(card, reader.language) for card in _printed()}
    for text in sorted(texts)[::4]:
        words = reader.tokens(text)
        for at in range(1, len(words)):
            before = words[:at]
            offered = timed(times, reader.next_words, before)
            right = words[at] in offered or (words[at].isdigit() and "#" in offered)
            counts["among eight" if right else "not offered"] += 1
            if show and not right:
                print(f"  {' '.join(before)} | {words[at]} | {', '.join(offered)}")
    report(f"{reader.language}, next word in every fourth printed text", counts, times)


def _printed() -> list[Card]:
    return [card for box in BOXES.values() for card in box.cards]


def _same(reader: Reader, one: str, other: str) -> bool:
    return reader.tokens(one) == reader.tokens(other)


PARTS: Final = {"printed": measure_printed, "held-out": measure_held_out, "next": measure_next}


def main() -> int:
    """Measure the parts that are named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--language", choices=tuple(LANGUAGES), default="en")
    options.add_argument("--part", choices=tuple(PARTS), action="append")
    options.add_argument("--show", action="store_true", help="print what fails")
    given = options.parse_args()
    times: list[float] = []
    reader = timed(times, reader_of, given.language)
    print(f"the reader of {given.language} is loaded in {times[0] * 1000:.0f} ms")
    for part in given.part or PARTS:
        if part != "held-out" or given.language == "en":
            PARTS[part](reader, given.show)
    return 0


if __name__ == "__main__":
    sys.exit(main())

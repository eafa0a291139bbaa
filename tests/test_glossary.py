"""One word for one thing: what is said in each language uses the words of docs/glossary."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from archrivals.boxes import BOXES, data_of
from archrivals.codex.rules import rules_in, rulings_in
from archrivals.codex.rules.words import translations

ROOT = Path(__file__).parents[1]
SPEECH = ROOT / "src/archrivals/speech"
LANGUAGES = ("de", "es")


@dataclass(frozen=True)
class Pair:
    """A sentence and its English original."""

    where: str
    english: str
    said: str
    whole: bool = True
    """Whether it contains all its words: parts of a Fluent sentence stand elsewhere."""


@dataclass(frozen=True)
class Entry:
    """A row of a glossary."""

    english: str
    words: re.Pattern[str]
    avoid: re.Pattern[str]
    free: bool

    @property
    def term(self) -> re.Pattern[str]:
        """The English term in its forms; where it begins with a capital letter, only so."""
        flags = re.NOFLAG if self.english[0].isupper() else re.IGNORECASE
        return re.compile(rf"\b{re.escape(self.english)}(s|es|ed|d|ing)?\b", flags)

    def fault(self, pair: Pair) -> str:
        """What is wrong with a sentence, or nothing."""
        if not self.term.search(pair.english):
            return ""
        if found := self.avoid.search(pair.said):
            return f"{pair.where}: “{found[0]}” for {self.english} in “{pair.said}”"
        if pair.whole and not self.free and not self.words.search(pair.said):
            return f"{pair.where}: no word for {self.english} in “{pair.said}”"
        return ""


def pattern(words: str) -> re.Pattern[str]:
    """Any of the words of a cell."""
    each = [re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(",")]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)


def glossary(language: str) -> list[Entry]:
    """The rows of a language's table."""
    text = (ROOT / f"docs/glossary/{language}.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return [
        Entry(english.strip(), pattern(words), pattern(avoid), note.strip().startswith("free"))
        for english, words, avoid, note in rows[1:]
    ]


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every sentence of a JSON file, by its path; plural forms of English are those of all."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from leaves(each, f"{path}.{at}")
    else:
        for key, each in value.items():
            yield from leaves(each, f"{path}.{key}" if path else key)


def browser(language: str) -> Iterator[Pair]:
    """The words of the web client."""
    for folder in ("base/words", "base/words/admin", "base/words/ending", "base/words/futures"):
        read = [
            dict(leaves(json.loads((ROOT / f"web/src/{folder}/{of}.json").read_text("utf-8"))))
            for of in ("en", language)
        ]
        for path, said in read[1].items():
            english = read[0].get(path) or read[0].get(re.sub("_(many|zero)$", "_other", path))
            if english:
                theirs, ours = [re.sub(r"{{\w+}}", "…", each) for each in (english, said)]
                yield Pair(f"{folder}/{language}.json {path}", theirs, ours)


def opponents(language: str) -> Iterator[Pair]:
    """Yield the lines of the opponents; each speaks freely, so only the words to avoid count."""
    read = [
        dict(leaves(json.loads((ROOT / f"web/src/base/opponents/{of}.json").read_text("utf-8"))))
        for of in ("en", language)
    ]
    for path in read[0].keys() & read[1].keys():
        yield Pair(f"opponents/{language}.json {path}", read[0][path], read[1][path], whole=False)


def messages(path: Path) -> dict[str, str]:
    """The messages of a Fluent file; what is no text is left out."""
    text = re.sub(r"(?m)^#.*\n", "", path.read_text(encoding="utf-8"))
    found = re.findall(r"(?ms)^([\w-]+) = (.*?)(?=^[\w-]+ = |\Z)", text)
    marks = r"\$?[\w-]+ ->|\[[\w-]+\]|\{ ?[$\w-]+ ?\}|\s+"
    return {name: re.sub(marks, " ", said) for name, said in found}


def catalogues(language: str) -> Iterator[Pair]:
    """The sentences of the table and of the terminal."""
    files = [
        (each, SPEECH / f"catalogue/{{}}/{each}.ftl") for each in ("asks", "coach", "log", "why")
    ]
    files.append(("terminal", ROOT / "src/archrivals/terminal/catalogue/{}.ftl"))
    for name, path in files:
        english, said = (messages(Path(str(path).format(of))) for of in ("en", language))
        for key, sentence in said.items():
            if key in english:
                yield Pair(f"{name}.ftl {key}", english[key], sentence, whole=False)


def rulings(language: str) -> Iterator[Pair]:
    """Yield the rulings, which are kept by their English sentence, and the names of the boxes."""
    for english, said in rulings_in(language).items():
        yield Pair("rulings", english, said)
    for box in BOXES:
        words = data_of(box, "words", f"{language}.json")
        for sort, english in data_of(box, "words", "en.json").items():
            yield Pair(f"{box} {sort}", english, words[sort])


def ledger(language: str) -> Iterator[Pair]:
    """Yield the rows of the rules and the titles of their parts, which name their original."""
    for part, rows in rules_in(language)._asdict().items():
        for id, row in rows.items():
            yield Pair(f"{part} {id}", row.of, row.text)


def rules_pages(language: str) -> Iterator[Pair]:
    """Yield the words of the rules pages, which name their original."""
    for sort, words in translations(language).items():
        for name, row in words.items():
            yield Pair(f"{sort} {name}", row.of, row.text)


def cards(language: str) -> Iterator[Pair]:
    """The text of every card, as the lexicon makes it."""
    for path in sorted((ROOT / "tests/texts").glob("*.txt")):
        english, said = (
            [line for line in file.read_text(encoding="utf-8").splitlines()[3:] if line[:1] == " "]
            for file in (path, path.parent / language / path.name)
        )
        for one, other in zip(english, said, strict=True):
            yield Pair(f"{language}/{path.name}", one, other)


Source = Callable[[str], Iterator[Pair]]
SOURCES: tuple[Source, ...] = (browser, opponents, catalogues, ledger, rulings, rules_pages, cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_uses_the_words_of_the_glossary(language: str) -> None:
    pairs = [pair for source in SOURCES for pair in source(language)]
    entries = glossary(language)
    faults = [fault for pair in pairs for entry in entries if (fault := entry.fault(pair))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_spoken(language: str) -> None:
    pairs = [pair for source in SOURCES for pair in source(language)]
    for entry in glossary(language):
        used = [pair for pair in pairs if entry.term.search(pair.english)]
        assert any(entry.words.search(pair.said) for pair in used), entry.english
        assert len(used) >= 1, entry.english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_every_source_has_sentences(source: Source, language: str) -> None:
    assert len(list(source(language))) > 50


def test_a_wrong_word_and_a_missing_one_are_found() -> None:
    gain = next(entry for entry in glossary("es") if entry.english == "gain")
    wrong = Pair("", "Each foe gains a Weakness.", "Cada rival gana una Debilidad.")
    missing = Pair("", "Each foe gains a Weakness.", "Cada rival se lleva una Debilidad.")
    right = Pair("", "Each foe gains a Weakness.", "Cada rival obtiene una Debilidad.")
    win = Pair("", "You win the game.", "Ganas la partida.")
    faults = [bool(gain.fault(pair)) for pair in (wrong, missing, right, win)]
    assert faults == [True, True, False, False]

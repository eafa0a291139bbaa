"""The rules ledger and the rulings on cards in every language, none of them stale."""

import json
import re
from pathlib import Path

import pytest

from archrivals.boxes import BOXES, data_of
from archrivals.boxes.ledger import BOX_RULES, LEDGER
from archrivals.codex import rules
from archrivals.codex.cards import entry_of
from archrivals.codex.rules import Translation, part_title, rule_text, rulings_of
from archrivals.codex.rules.words import IN_ENGLISH, translations
from archrivals.engine.language.cards import hero
from archrivals.engine.language.headings import HEADINGS
from archrivals.engine.language.ledger import PARTS
from archrivals.speech import LANGUAGES

FILES = Path(rules.__file__).parent
OTHERS = sorted(set(LANGUAGES) - {"en"})
CARDS = [(box.id, card) for box in BOXES.values() for card in box.cards]
RULINGS = list(dict.fromkeys(ruling for _, card in CARDS for ruling in card.rulings))
NUMBERS = re.compile(r"\d+")
CITED = re.compile(r"\b[A-Z]\d+\b")
QUOTES = {"es": "«»", "de": "„“"}
TERMS = {
    "es": {
        "Line-Up": "Alineación",
        "Weakness": "Debilidad",
        "Vulnerability": "Vulnerabilidad",
        "Punch": "Puñetazo",
        "Kick": "Patada",
        "Location": "Lugar",
        "Equipment": "Equipo",
        "Character": "Personaje",
        "Level": "Nivel",
        "Defense": "Defensa",
        "Ongoing": "Permanente",
        "teammate": "compañero",
        "VP": "PV",
    },
    "de": {
        "Line-Up": "Aufstellung",
        "Weakness": "Schwäche",
        "Vulnerability": "Verwundbarkeit",
        "Punch": "Schl",
        "Kick": "Tritt",
        "Location": "Ort",
        "Equipment": "Ausrüstung",
        "Character": "Charakter",
        "Level": "Stufe",
        "Defense": "Verteidigung",
        "Ongoing": "auerhaft",
        "teammate": "Partner",
        "VP": "SP",
    },
}
"""Words that a translation must use, as the lexicons of the cards do."""
ENGLISH_WORDS = re.compile(
    r"\b(the|of the|card|cards|deck pile|hand|player|players|turn|foe|Weakness|Weaknesses|Punch|"
    r"Kick|Vulnerability|Defense|Confrontation|Line-Up|discard|gain|Location|Assist|Ongoing|VP)\b"
)
NAMES = sorted({card.name for _, card in CARDS}, key=len, reverse=True)
BASIC = {"Punch", "Kick", "Vulnerability", "Weakness"}
CALLED = [
    *(box.name for box in BOXES.values()),
    *(name for name in NAMES if name not in BASIC),
    "Batman vs. The Joker",
    "Shazam! vs. Black Adam",
    "Green Lantern vs. Sinestro",
    "The Flash vs. Reverse-Flash",
    "Daughter of Gotham (City)",
]
VARIANTS = ["Super Hero Synergy", "Super-Villain Hunt", "Super-Hidden Super-Villains"]
CONFRONTATIONS = "Confrontations"  # the box, and in English also the plural of a word


def stale(known: dict[str, Translation], source: dict[str, str]) -> dict[str, str]:
    """What has to be looked at again, and why."""
    found = dict.fromkeys(known.keys() - source.keys(), "surplus")
    found |= dict.fromkeys(source.keys() - known.keys(), "missing")
    for id, translation in known.items():
        if id in source and translation.of != source[id]:
            found[id] = f"made from {translation.of!r}, which now reads {source[id]!r}"
    return found


def every(language: str) -> list[tuple[str, str]]:
    """Each text in English and in this language."""
    known = rules.rules_in(language)
    said = [*known.parts.values(), *known.headings.values(), *known.rules.values()]
    said += [each for sort in translations(language).values() for each in sort.values()]
    return [*((each.of, each.text) for each in said), *rules.rulings_in(language).items()]


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_was_translated_from_the_english_of_today(language: str) -> None:
    known = rules.rules_in(language)
    assert stale(known.parts, PARTS) == {}
    assert stale(known.headings, HEADINGS) == {}
    assert stale(known.rules, {rule.id: rule.text for rule in LEDGER.values()}) == {}
    assert list(known.rules) == list(LEDGER)


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_the_rules_pages_was_translated_from_the_english_of_today(
    language: str,
) -> None:
    known = translations(language)
    assert tuple(known) == IN_ENGLISH._fields
    for sort, english in IN_ENGLISH._asdict().items():
        assert stale(known[sort], english) == {}
        assert list(known[sort]) == list(english)


def test_every_ruling_of_the_ledger_has_a_heading_of_its_own() -> None:
    assert list(HEADINGS) == [rule.id for rule in LEDGER.values() if rule.part == "Q"]
    for language in LANGUAGES:
        headings = [rules.rule_heading(id, language) for id in HEADINGS]
        assert len({*headings}) == len(headings)


@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_was_translated_from_the_english_of_today(language: str) -> None:
    known = rules.rulings_in(language)
    assert {"missing": set(RULINGS) - set(known), "surplus": set(known) - set(RULINGS)} == {
        "missing": set(),
        "surplus": set(),
    }


@pytest.mark.parametrize("box", BOXES)
def test_the_words_of_a_box_are_those_of_its_own_rules_and_cards(box: str) -> None:
    assert data_of(box, "words", "en.json")["name"] == BOXES[box].name
    own = {rule.id for rule in BOX_RULES[box].own}
    said = {ruling for card in BOXES[box].cards for ruling in card.rulings}
    for language in OTHERS:
        rules = data_of(box, "rules", f"{language}.json")
        assert (set(rules["rules"]), set(rules["rulings"])) == (own, said)
    for language in LANGUAGES:
        words = data_of(box, "words", f"{language}.json")
        assert set(words) == {"name", "text"}
        assert all(words.values())


def test_a_changed_a_missing_and_a_surplus_text_are_all_found() -> None:
    known = {"T1": Translation("Old.", "Viejo."), "T2": Translation("Gone.", "Ido.")}
    found = stale(known, {"T1": "New.", "T3": "Added."})
    assert found == {
        "T1": "made from 'Old.', which now reads 'New.'",
        "T2": "surplus",
        "T3": "missing",
    }


@pytest.mark.parametrize("language", OTHERS)
def test_there_are_no_files_of_other_languages_and_no_text_twice(language: str) -> None:
    assert (
        sorted(path.name for path in FILES.iterdir() if path.is_dir() and path.name[0] != "_")
        == OTHERS
    )
    folders = [FILES.parent.parent / "boxes" / id.replace("-", "_") for id in BOXES]
    for folder in folders:
        assert sorted(path.stem for path in (folder / "words").iterdir()) == sorted(LANGUAGES)
        assert sorted(path.stem for path in (folder / "rules").iterdir()) == OTHERS
    own = [folder / sort / f"{language}.json" for folder in folders for sort in ("words", "rules")]
    for path in [*sorted((FILES / language).iterdir()), *own]:
        twice: list[str] = []

        def once(pairs: list[tuple[str, object]], twice: list[str] = twice) -> dict[str, object]:
            names = [name for name, _ in pairs]
            twice += {name for name in names if names.count(name) > 1}
            return dict(pairs)

        json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
        assert twice == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_cites_the_same_rules_and_ends_alike(language: str) -> None:
    for english, text in every(language):
        assert sorted(CITED.findall(text)) == sorted(CITED.findall(english)), text
        assert text.strip() == text
        assert (text[-1] in ".)") == (english[-1] in ".)"), text
        assert '"' not in text, f"quotation marks are {QUOTES[language]}: {text}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_numbers(language: str) -> None:
    for english, text in every(language):
        assert sorted(NUMBERS.findall(text)) == sorted(NUMBERS.findall(english)), text


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_the_same_cards_and_boxes(language: str) -> None:
    wrong = [
        (name, text)
        for english, text in every(language)
        for name in CALLED
        if name in english and name not in text and name != CONFRONTATIONS
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_the_game_are_those_of_the_cards(language: str) -> None:
    wrong = [
        (word, text)
        for english, text in every(language)
        for word, said in TERMS[language].items()
        if word in english and said not in text
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_translation(language: str) -> None:
    for _, text in every(language):
        said = text
        for name in sorted(CALLED + VARIANTS, key=len, reverse=True):
            said = said.replace(name, "")
        assert ENGLISH_WORDS.findall(said) == [], text


def test_rules_and_rulings_are_said_in_the_language_asked_for() -> None:
    assert rule_text("G6") == LEDGER["G6"].text
    assert rule_text("G6", "es") == "Empate: gana el jugador con más cartas de Supervillano."
    assert part_title("E") == "The end of a turn"
    assert part_title("E", "es") == "El final del turno"
    assert part_title("E", "de") == "Das Ende eines Zuges"
    assert (
        rule_text("G6", "de") == "Gleichstand: Der Spieler mit mehr Superschurken-Karten gewinnt."
    )
    (weakness,) = [card for card in BOXES["heroes-unite"].cards if card.name == "Weakness"]
    assert rulings_of(weakness) == weakness.rulings
    assert entry_of("heroes-unite", weakness, "es")["rulings"] == [
        "No tiene tipo de carta.",
        "Cuando se destruye, no vuelve a su montón.",
    ]
    assert entry_of("heroes-unite", weakness, "de")["rulings"] == [
        "Hat keinen Kartentyp.",
        "Wird die Karte zerstört, kommt sie nicht auf ihren Stapel zurück.",
    ]


def test_a_card_of_somebody_elses_keeps_its_rulings_as_they_are() -> None:
    card = hero("Nobody", cost=1, vp=1, copies=1, rulings=("Has no card type.", "Only mine."))
    assert rulings_of(card, "es") == ("No tiene tipo de carta.", "Only mine.")

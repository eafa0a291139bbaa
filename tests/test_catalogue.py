"""The catalogues of sentences: nothing missing, nothing too much, every argument as declared."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from loops import for_each
from random_games import random_index

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import from_plain, to_plain
from archrivals.engine.table import Table
from archrivals.speech import LANGUAGES, Speaker
from archrivals.speech.phrases import phrase, phrase_key, phrase_table
from archrivals.speech.table_talk import (
    TALKS,
    Hearer,
    Message,
    ask_message,
    forced_message,
    log_messages,
    option_messages,
    question,
    voice,
)
from archrivals.speech.talk import voice as voices
from archrivals.speech.talk.fluent import (
    CatalogueError,
    Messages,
    Reference,
    Selection,
    parts_of,
    plural,
    read,
    said,
    variables,
)
from archrivals.speech.talk.messages import Arg, CardArg, ListArg, PhraseArg, SeatArg
from archrivals.speech.talk.signatures import (
    SENTENCES,
    SUMMARY,
    VARIABLES,
    WORDS,
    Signature,
    faults,
)

ALL = WORDS | SENTENCES | SUMMARY
AREAS = (*voices.AREAS, "summary")


@cache  # it reads files, and hundreds of cases ask for one
def catalogue_of(language: str) -> Messages:
    return voices.catalogue_of(language, AREAS)


PRIVATE = "part-"
NAMES = ("Ana", "Hawkman", "Shazam!", "Isis", "Black Canary")
TABLES = {
    "heroes-unite": Setup(players=3),
    "base-set": Setup(box="base-set", players=4),
    "rivals": Setup(box="rivals-batman-joker"),
    "confrontations": Setup(box="confrontations", players=3),
    "teams": Setup(box="confrontations", players=4),
    **{name: setup_of(recipe) for name, recipe in [*RECIPES.items()][:2]},
}


def given(signature: Signature) -> dict[str, tuple[str, ...]]:
    """The variables of a sentence, each with the words it may be; none for text and numbers."""
    found: dict[str, tuple[str, ...]] = {}
    for name, sort in signature.items():
        if isinstance(sort, tuple):
            found[name] = sort
        else:
            found |= {f"{name}{end}": keys for end, keys in VARIABLES[sort].items()}
    return found


# --- The files --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TALKS)
def test_a_catalogue_has_every_message_and_no_other(language: str) -> None:
    messages = catalogue_of(language)
    told = {id_ for id_ in messages if not id_.startswith(PRIVATE)}
    assert told - ALL.keys() == set()
    assert ALL.keys() - told == set()


@pytest.mark.parametrize("language", TALKS)
def test_a_catalogue_uses_all_of_its_own_parts(language: str) -> None:
    messages = catalogue_of(language)
    used = {
        part.id for id_ in ALL for part in parts_of(messages, id_) if isinstance(part, Reference)
    }
    assert {id_ for id_ in messages if id_.startswith(PRIVATE)} - used == set()


@pytest.mark.parametrize("language", TALKS)
@for_each("id_", ALL)
def test_a_sentence_asks_for_no_more_than_it_is_given(language: str, id_: str) -> None:
    messages, known = catalogue_of(language), given(ALL[id_])
    assert variables(messages, id_) - known.keys() == set()
    for part in parts_of(messages, id_):
        if isinstance(part, Selection) and known[part.name]:
            assert set(part.variants) <= set(known[part.name]), part.name
        elif isinstance(part, Selection):
            words = {key for key in part.variants if isinstance(key, str)}
            assert ALL[id_].get(part.name) == "word" or words <= {"one", "other"}, part.name


@pytest.mark.parametrize("language", TALKS)
@for_each("id_", ALL)
def test_a_sentence_tells_everything_that_it_is_given(language: str, id_: str) -> None:
    used = variables(catalogue_of(language), id_)
    for name, sort in ALL[id_].items():
        if name == "sound":  # only Spanish listens
            continue
        ends = [""] if isinstance(sort, tuple) else [*VARIABLES[sort]]
        assert any(f"{name}{end}" in used for end in ends), name


# --- What is sent -----------------------------------------------------------------------------


def every_message(table: Table, chance: Random, most: int) -> list[tuple[int, Message]]:
    """All that is told of a random game, each message with the seat it is for."""
    told = []
    while not table.over and len(table.answers) < most:
        for ask in table.asks:
            asked = question(table, ask)
            told.append((ask.seat, ask_message(asked)))
            told += [(ask.seat, each) for each in option_messages(asked)]
            told.append((ask.seat, forced_message(asked)))
        ask = table.ask
        table.answer(ask.seat, random_index(ask, chance))
    s = table.state
    for seat in range(-1, s.seats):
        lines = log_messages(table.events(seat), NAMES, s.cat, table.setup)
        told += [(seat, each) for each in lines]
    return told


@pytest.mark.parametrize("name", TABLES)
def test_what_a_game_tells_is_declared_survives_the_wire_and_is_said_alike(name: str) -> None:
    chance = Random(f"catalogue {name}")
    table = Table.new(TABLES[name], catalogue_for(TABLES[name]), f"catalogue {name}")
    s = table.state
    hearer = Hearer(NAMES, s.cat, teams=s.teams if s.teamed else ())
    for seat, told in every_message(table, chance, 400):
        assert faults(told) == []
        again = from_plain(Message, to_plain(told))
        assert again == told
        for language in TALKS:
            assert voice(language).say(told, hearer.told_to(seat))
        assert_phrases_are_in_the_table(told, table)


def phrases_of(card: Card, speaker: Speaker) -> dict[str, str]:
    """Its phrases, made once."""
    key = (id(card), speaker.CODE)
    if key not in PHRASES:
        PHRASES[key] = phrase_table(card, speaker)
    return PHRASES[key]


PHRASES: dict[tuple[int, str], dict[str, str]] = {}


def assert_phrases_are_in_the_table(told: Message, table: Table) -> None:
    """Whoever has only the phrases of the cards, and no grammar, finds each of them."""
    cat = table.state.cat
    for arg in told.args.values():
        for each in arg.list_ if isinstance(arg, ListArg) else (arg,):
            if isinstance(each, Message):
                assert_phrases_are_in_the_table(each, table)
        if isinstance(arg, PhraseArg):
            card = cat.cards[cat.by_id[arg.phrase]]
            for speaker in LANGUAGES.values():
                known = phrases_of(card, speaker)
                keys = [
                    phrase_key(arg.path, arg.mood, n, called)
                    for n in (arg.n, 1)
                    for called in ((True, False) if arg.called else (False,))
                ]
                found = next(known[key] for key in keys if key in known)
                want = phrase(card, arg.path, speaker, arg.mood, arg.n, bool(arg.called))
                assert found == want


def test_a_wrong_message_is_noticed() -> None:
    assert faults(Message("log-donne", {})) == ["log-donne: no such message"]
    assert faults(Message("log-done", {"who": SeatArg(0)})) == ["log-done: n is missing"]
    surplus: dict[str, Arg] = {"who": SeatArg(0), "n": 1, "why": CardArg("raven")}
    assert faults(Message("log-done", surplus)) == ["log-done: why is too much"]
    assert faults(Message("option-place", {"place": "sky"})) == [
        "option-place: place is not of type key"
    ]
    inside = Message("log-done", {})
    wrapped = Message("option-at", {"option": inside, "place": Message("option-yes", {})})
    assert len(faults(wrapped)) == 2


# --- Phrases ----------------------------------------------------------------------------------


def test_more_than_two_cards_are_all_spoken_of_alike() -> None:
    for box in BOXES.values():
        for card in box.cards:
            for key in phrase_table(card, LANGUAGES["en"]):
                path, mood, n, *_ = key.split("|")
                if n == "3":
                    for speaker in LANGUAGES.values():
                        three, nine = (
                            phrase(card, path, speaker, mood, each)  # type: ignore[arg-type]
                            for each in (3, 9)
                        )
                        assert three == nine


# --- Reading ----------------------------------------------------------------------------------


def test_a_file_that_is_not_of_our_fluent_is_refused_with_its_line() -> None:
    for text, wrong in {
        "a = one\na = two\n": "line 2: a is there twice",
        "a = { NUMBER($n) }\n": "line 1: a } is missing",
        "a = { $n ->\n    [one] x\n}\n": "line 3: no variant of $n has a star",
        "a = { $n\n": "line 2: a } is missing",
        "a =\n": "a text is missing",
        "-term = x\n": "line 1: a message, a comment or an empty line is missing",
    }.items():
        with pytest.raises(CatalogueError, match=r"f\.ftl, ") as error:
            read(text, "f.ftl")
        assert wrong in str(error.value)


def test_spaces_count_in_quotes_only() -> None:
    messages = read('a = { $n ->\n    [0] {""}\n   *[other] {" "}(x)   \n}.\n')
    assert said(messages, "a", {"n": 0}) == "."
    assert said(messages, "a", {"n": 3}) == " (x)."


def test_a_number_is_looked_for_before_its_plural_form() -> None:
    messages = read("a = { $n ->\n    [1] uno\n    [one] one\n   *[other] more\n}\n")
    assert [said(messages, "a", {"n": n}) for n in (1, 2)] == ["uno", "more"]
    assert Counter(map(plural, range(4))) == {"other": 3, "one": 1}

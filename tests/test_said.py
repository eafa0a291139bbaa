"""Messages of real games and their sentences, which the browser's tests say again."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from write_said import ids_in, messages_and_sentences

from archrivals.engine.records import from_plain
from archrivals.speech.talk.messages import Message
from archrivals.speech.talk.signatures import SENTENCES, WORDS
from archrivals.speech.talk.voice import TALKS

LEAST_SHARE = 0.4
"""Random games reach this share of the sentences; the others need rarer tables."""


def test_the_browser_says_most_sentences_of_every_language_as_python_does() -> None:
    made = messages_and_sentences(1)
    messages = [from_plain(Message, each["message"]) for each in made["said"]]
    told = {id_ for each in messages for id_ in ids_in(each)}
    assert told <= SENTENCES.keys() | WORDS.keys()
    assert len(told & SENTENCES.keys()) > LEAST_SHARE * len(SENTENCES)
    assert all(each[language] for each in made["said"] for language in TALKS)
    assert {each["table"] for each in made["said"]} <= made["tables"].keys()

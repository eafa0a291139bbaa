"""Messages of real games and their sentences: the browser is held to the same file."""

import json
from pathlib import Path

import pytest

from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.plain import from_plain
from archrivals.engine.language.rules import Setup
from archrivals.speech.talk.messages import Message
from archrivals.speech.talk.voice import TALKS, Hearer, voice

FILE = Path(__file__).parent.parent / "web" / "src" / "speech" / "said.json"
TOLD = json.loads(FILE.read_text(encoding="utf-8"))
SETUPS = {
    "heroes-unite": Setup(players=3),
    "base-set": Setup(box="base-set", players=4),
    "rivals": Setup(box="rivals-batman-joker"),
    "confrontations": Setup(box="confrontations", players=3),
    "teams": Setup(box="confrontations", players=4),
}


@pytest.mark.parametrize("table", TOLD["tables"])
@pytest.mark.parametrize("language", TALKS)
def test_messages_are_said_as_the_browser_says_them(language: str, table: str) -> None:
    cat = catalogue_for(SETUPS.get(table) or setup_of(RECIPES[table]))
    hearer = Hearer(TOLD["names"], cat, teams=TOLD["tables"][table]["teams"])
    told = [each for each in TOLD["said"] if each["table"] == table]
    assert told
    for each in told:
        said = voice(language).say(
            from_plain(Message, each["message"]), hearer.told_to(each["you"])
        )
        assert said == each[language], "run tools/write_said.py after a change of words"

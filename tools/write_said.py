"""Write web/made/said.json: messages of real games and their sentences in every language.

Python and the browser say messages each by themselves: a test of the browser says every message of
this file and compares. `npm run made` in web/ writes it.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from archrivals.boxes import catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_plain
from archrivals.engine.table import Table
from archrivals.engine.views.why import BARE, VERBS
from archrivals.speech import LANGUAGES, name_in
from archrivals.speech.phrases import phrase_table
from archrivals.speech.talk.asks import ask_message
from archrivals.speech.talk.log import log_messages
from archrivals.speech.talk.messages import ListArg, Message
from archrivals.speech.talk.options import option_messages
from archrivals.speech.talk.questions import question
from archrivals.speech.talk.voice import TALKS, Hearer, voice
from archrivals.speech.talk.why import why_message

FILE = Path(__file__).resolve().parent.parent / "web" / "made" / "said.json"
NAMES = ("Ana", "Hawkman", "Shazam!", "Isis", "Black Canary")
TABLES = {
    "heroes-unite": Setup(players=3),
    "base-set": Setup(box="base-set", players=4),
    "rivals": Setup(box="rivals-batman-joker"),
    "confrontations": Setup(box="confrontations", players=3),
    "teams": Setup(box="confrontations", players=4),
    **{name: setup_of(RECIPES[name]) for name in [*RECIPES][:2]},
}
GAMES = 1 if os.environ.get("ARCHRIVALS_TIER") == "gate" else 4
ANSWERS = 1500
EXAMPLES = 2


def told_in(table: Table, chance: Random) -> Iterator[tuple[int, Message]]:
    """Yield the messages of a random game, each with the seat it is for."""
    s = table.state
    wishes = Random(s.seed)
    while not table.over and len(table.answers) < ANSWERS:
        for ask in table.asks:
            asked = question(table, ask)
            yield ask.seat, ask_message(asked)
            yield from ((ask.seat, each) for each in option_messages(asked))
        seat, verb = wishes.randrange(s.seats), wishes.choice(VERBS)
        wish = "" if verb in BARE else wishes.choice(s.cat.ids)
        reason = table.why_not(seat, (verb, wish))
        if reason is not None:
            yield seat, why_message(reason)
        ask = table.ask
        table.answer(ask.seat, chance.randrange(len(ask.options)))
    for seat in range(-1, s.seats):
        yield from (
            (seat, each) for each in log_messages(table.events(seat), NAMES, s.cat, table.setup)
        )


def ids_in(message: Message) -> Iterator[str]:
    """Yield the ids of a message and of those inside it."""
    yield message.id
    for arg in message.args.values():
        for each in arg.list_ if isinstance(arg, ListArg) else (arg,):
            if isinstance(each, Message):
                yield from ids_in(each)


def cards_in(value: Any) -> Iterator[tuple[str, str]]:  # JSON data of a message
    """The cards of a message, each with the path of a phrase; "" for the card itself."""
    if isinstance(value, list):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, dict):
        if "phrase" in value:
            yield value["phrase"], f"{value['path']}|{value.get('mood', 'order')}|"
        for key in ("card", "called"):
            if isinstance(value.get(key), str) and value[key]:
                yield value[key], ""
        for each in value.values():
            yield from cards_in(each)


def messages_and_sentences(number: int = GAMES) -> dict[str, Any]:  # JSON
    """Play games, and choose messages until each has its examples."""
    seen: Counter[tuple[str, bool, bool]] = Counter()
    tables: dict[str, Any] = {}
    said: list[dict[str, Any]] = []
    for name, setup in TABLES.items():
        games = [Table.new(setup, catalogue_for(setup), f"{name} {n}") for n in range(number)]
        s = games[0].state
        hearer = Hearer(NAMES, s.cat, teams=s.teams if s.teamed else ())
        cards: dict[str, Any] = {}
        chance = Random(name)
        for seat, message in (pair for table in games for pair in told_in(table, chance)):
            wanted = [(id_, seat >= 0, s.teamed) for id_ in ids_in(message)]
            if all(seen[each] >= EXAMPLES for each in wanted):
                continue
            seen.update(set(wanted))
            data = to_plain(message)
            words = {code: voice(code).say(message, hearer.told_to(seat)) for code in TALKS}
            said.append({"table": name, "you": seat, "message": data, **words})
            for id_, begins in cards_in(data):
                card = s.cat.cards[s.cat.by_id[id_]]
                known = cards.setdefault(id_, {"level": card.level, "phrases": {}, "name": {}})
                for code in TALKS:
                    known["name"][code] = name_in(card, code)
                    phrases = known["phrases"].setdefault(code, {})
                    if begins:
                        table_of = phrase_table(card, LANGUAGES[code])
                        phrases |= {k: v for k, v in table_of.items() if k.startswith(begins)}
        if cards:
            tables[name] = {"teams": list(hearer.teams), "cards": cards}
    return {"names": list(NAMES), "tables": tables, "said": said}


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    text = json.dumps(messages_and_sentences(), ensure_ascii=False, indent=1)
    FILE.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Writes ``vectors.json``: small facts that both implementations must agree on.

python tests/fairness/write.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from archrivals.boxes import catalogue_for
from archrivals.codex.cards import entry_of
from archrivals.engine.fairness import (
    canonical,
    decks_digest,
    joint_seed,
    lying,
    mark,
    receipt,
    seat_commitment,
    server_commitment,
    shown_setup,
)
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import RULES_VERSION, card_digest, setup_to_json, state_digest
from archrivals.engine.table import Table
from archrivals.engine.views.seats import private_view, public_view

FILE = Path(__file__).parent / "vectors.json"
TABLE = "k3J9xQ2mT7bVw0Za"
SECRET = "5ec2e7" + "0" * 58
SHARES = ["a1" * 32, "", "c3" * 32]
SETUP = Setup(box="heroes-unite", players=3, super_villains=4, variants=("synergy",))
ANSWERS = 40
VALUE = {"b": [1, None, True, -2], "a": {"ñ": 'é"\\\n\u2028', "Z": []}}


def cards_of(cat: Catalogue) -> list[dict[str, Any]]:
    """The cards of a table as far as a browser keeps a fingerprint of them."""
    fields = ("id", "name", "kind", "copies", "level", "side", "starts_on_top", "synergy")
    return [
        {name: entry_of(box, card, "en", id)[name] for name in fields}
        for id, card, box in zip(cat.ids, cat.cards, cat.boxes, strict=True)
    ]


def vectors() -> dict[str, Any]:
    """One of everything."""
    cat = catalogue_for(SETUP)
    setup = json.loads(json.dumps(setup_to_json(SETUP)))
    game = {
        "rules": RULES_VERSION,
        "cards": card_digest(cat),
        "decks": decks_digest(cat),
        "setup": setup,
    }
    promise = server_commitment(TABLE, SECRET, game)
    seed = joint_seed(SECRET, TABLE, promise, SHARES)
    table = Table.new(SETUP, cat, seed)
    marks: dict[str, list[list[Any]]] = {"-1": [], "0": []}
    since = 0
    for _ in range(ANSWERS):
        told = len(table.state.log or ())
        for seat, found in marks.items():
            lies = lying(public_view(table), private_view(table, int(seat)))
            events = table.events(int(seat), since)
            found.append([told, len(events), mark(TABLE, int(seat), told, events, lies)])
        since = told
        table.answer(table.ask.seat, 0)
    saved: dict[str, Any] = {
        "table": TABLE,
        "archrivals": RULES_VERSION,
        "cards": card_digest(cat),
        "setup": setup,
        "seed": seed,
        "commitment": promise,
        "fair": {
            "rule": "joint-1",
            "secret": SECRET,
            "commitments": [
                seat_commitment(TABLE, seat, promise, share) if share else ""
                for seat, share in enumerate(SHARES)
            ],
            "shares": SHARES,
            "tries": [],
        },
        "digest": state_digest(table.state),
        "result": {"rule": "", "why": "abandoned", "winners": [], "points": []},
        "answers": [list(answer) for answer in table.answers],
    }
    return {
        "canonical": [VALUE, canonical(VALUE)],
        "setup": shown_setup(setup),
        "decks": game["decks"],
        "receipt": receipt(saved),
        "marks": marks,
        "cards": cards_of(cat),
        "game": saved,
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False) + "\n", encoding="utf-8")

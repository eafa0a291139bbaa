"""Write web/made/cards.json: every card of the boxes, for the tests of its picture."""

import json
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.codex.cards import effect_kinds

LIST = Path(__file__).resolve().parent.parent / "web" / "made" / "cards.json"


def card_list() -> str:
    """One line a card: what decides its picture."""
    rows = [
        {
            "box": box.id,
            "id": card.id,
            "name": card.name,
            "kind": card.kind,
            "type": card.type,
            "keywords": list(card.keywords),
            "effects": effect_kinds(card),
        }
        for box in BOXES.values()
        for card in box.cards
    ]
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in rows)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    LIST.write_text(card_list(), encoding="utf-8", newline="\n")

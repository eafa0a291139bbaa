"""Write web/src/art/cards.json: every card of the boxes, for the tests of its picture.

python tools/write_card_list.py          write it
python tools/write_card_list.py --check  write nothing, fail if it is out of date
"""

import argparse
import json
import sys
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.codex.cards import effect_kinds

LIST = Path(__file__).resolve().parent.parent / "web" / "src" / "art" / "cards.json"


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


def main() -> int:
    """Write or check the list; the exit code is 1 when the checked list differs."""
    parser = argparse.ArgumentParser(description="Write the list of cards for their pictures.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    text = card_list()
    if LIST.exists() and LIST.read_text(encoding="utf-8") == text:
        return 0
    if check:
        print(f"{LIST} is out of date: run python tools/write_card_list.py", file=sys.stderr)
        return 1
    LIST.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote {LIST}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

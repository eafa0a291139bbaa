"""Write the reviewed tables of all rules texts: tests/texts/*.txt, tests/texts/es/*.txt …

python tools/write_texts.py          write them; then read the diff as a player would
python tools/write_texts.py --check  write nothing, show how they differ
"""

import argparse
import difflib
import sys
from pathlib import Path

from archrivals.boxes import BOXES
from archrivals.engine.language.cards import Box
from archrivals.speech import LANGUAGES, gist, name_in, rules_text, vp_text

ROOT = Path(__file__).resolve().parent.parent


def table(box: Box, language: str) -> str:
    """Every card of a box: id, name, gist, text, Victory Points where they are a formula."""
    lines = [
        f"{box.name}: the rules text of every card, in {LANGUAGES[language].NAME}.",
        "Written by tools/write_texts.py; reviewed: a change of wording is read before it goes in.",
    ]
    for card in box.cards:
        head = f"{card.id} | {name_in(card, language)} | {gist(card, language)}"
        lines += ["", head, f"  {rules_text(card, language)}"]
        if not isinstance(card.vp, int):
            lines.append(f"  {vp_text(card.vp, language)}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or check every table; the exit code is 1 when a checked table differs."""
    parser = argparse.ArgumentParser(description="Write the tables of rules texts.")
    parser.add_argument("--check", action="store_true", help="write nothing, show the differences")
    check = parser.parse_args().check
    stale = False
    for language, box in ((code, box) for code in LANGUAGES for box in BOXES.values()):
        folder = "" if language == "en" else f"{language}/"
        name = f"tests/texts/{folder}{box.id.replace('-', '_')}.txt"
        path, text = ROOT / name, table(box, language)
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        stale = True
        if check:
            diff = difflib.unified_diff(
                old.splitlines(), text.splitlines(), name, "generated", lineterm="", n=1
            )
            print("\n".join(diff), file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {name}")
    if check and stale:
        print("read the difference; to accept it: python tools/write_texts.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

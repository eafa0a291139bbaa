"""Write tests/printed.runs: one-way digests of all runs of eight words in printed rulebooks.

    python tools/digest_runs.py FOLDER     # a folder with the text of each rulebook as *.txt

The texts belong to their publisher and stay outside the project; they cannot be read from the
digests. `tests/test_own_words.py` counts how many of our own runs are among them.
"""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RUNS: Final = ROOT / "tests" / "printed.runs"
RUN_WORDS: Final = 8
DIGEST_BYTES: Final = 4
"""A run of ours has the digest of a printed one by chance once in 300,000 times."""


def runs(text: str) -> Iterator[bytes]:
    """Yield the digest of every run of words in a text, without punctuation and case."""
    words = re.findall(r"[^\W_]+", re.sub("['’]", "", text.casefold()))
    for at in range(len(words) - RUN_WORDS + 1):
        run = " ".join(words[at : at + RUN_WORDS]).encode()
        yield hashlib.sha256(run).digest()[:DIGEST_BYTES]


def read() -> set[bytes]:
    """Return the digests of the printed rulebooks."""
    data = RUNS.read_bytes()
    return {data[at : at + DIGEST_BYTES] for at in range(0, len(data), DIGEST_BYTES)}


def main() -> None:
    """Write the digests of the texts in a folder."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="a folder with the texts as *.txt")
    texts = sorted(parser.parse_args().folder.glob("*.txt"))
    found = {run for text in texts for run in runs(text.read_text(encoding="utf-8"))}
    if not found:
        parser.error("there is no text in this folder")
    RUNS.write_bytes(b"".join(sorted(found)))
    print(f"wrote {RUNS}: {len(found)} runs of {RUN_WORDS} words in {len(texts)} texts")


if __name__ == "__main__":
    main()

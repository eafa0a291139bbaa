"""What has been said is never taken apart again: no part of the speech looks at produced text."""

from __future__ import annotations

import ast
from pathlib import Path

import archrivals.speech

ROOM = Path(archrivals.speech.__file__).parent
CUTS = frozenset(
    {
        *("startswith", "endswith", "removeprefix", "removesuffix", "replace"),
        *("split", "rsplit", "splitlines", "partition", "rpartition"),
        *("capitalize", "title", "swapcase"),
    }
)
OWN_SYNTAX = {
    "marks.py": "the marks within a text are its own, and it alone settles them",
    "talk/fluent.py": "reads the files of translators",
    "reading/words.py": "takes apart what people type",
    "reading/typed.py": "reads the tables of what people type",
    "reading/reader.py": "reads its grammar, and words that are begun",
}
LOOKED_AT = {
    "english/nouns.py": {
        "noun.partition(' of ')": "a word of the lexicon or a card's name, to make its plural",
        "noun.endswith(('s', 'x', 'z', 'ch', 'sh'))": "the same",
        "noun.endswith('y')": "the same",
    },
    "gist.py": {"said.replace('  ', ' ')": "the gap where a verb has no object"},
    "german/terse.py": {"word.order.removesuffix('e')": "a verb of the lexicon"},
    "german/grammar.py": {"lead.id.startswith('in-')": "the id of a moment"},
    "facts.py": {"row.split('|')": "a line of the lexicon"},
    "phrases.py": {"path.rpartition('.')": "the path of an effect within a card"},
    "plan/acts.py": {
        "verb.title()": "the id of a verb, to find the class of its kind",
        "verb.title().replace('-', '')": "the same",
    },
    "plan/clauses.py": {
        "whom.startswith('each')": "a literal of the effect language",
        "effect.whose.startswith('each')": "the same",
    },
    "talk/paths.py": {"path.split('.')": "the path of an effect within a card"},
}


def cuts_of(path: Path) -> set[str]:
    """Every call of a file that could take a text apart, as it is written."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            if name in CUTS:
                found.add(ast.unparse(node))
    return found


def test_nothing_takes_a_produced_text_apart() -> None:
    files = {str(each.relative_to(ROOM)): each for each in sorted(ROOM.rglob("*.py"))}
    assert len(files) > 20
    found = {
        name: cuts
        for name, path in files.items()
        if name not in OWN_SYNTAX and (cuts := cuts_of(path))
    }
    known = {name: set(calls) for name, calls in LOOKED_AT.items()}
    assert found == known


def test_a_cut_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "cutting.py"
    path.write_text("def short(told):\n    return told.removeprefix('You ')\n")
    assert cuts_of(path) == {"told.removeprefix('You ')"}

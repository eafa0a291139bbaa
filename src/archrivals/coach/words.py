"""What the coach says, in English: hints, reasons, and a game looked back at."""

from __future__ import annotations

from collections.abc import Sequence

from archrivals.engine.catalogue import Catalogue

from .hints import Hint
from .reasons import Reason, card_name


def per_cent(share: float) -> str:
    """A chance as people say it; what is not quite certain is never called so.

    >>> per_cent(0.634), per_cent(0.9996), per_cent(1.0)
    ('63 %', 'over 99 %', '100 %')
    """
    if 0.995 <= share < 1.0:
        return "over 99 %"
    if 0.0 < share < 0.005:
        return "under 1 %"
    return f"{100 * share:.0f} %"


def hint_lines(found: Sequence[Hint], options: Sequence[str], cat: Catalogue) -> list[str]:
    """Hints as lines, the best first."""
    if not found:
        return ["There is nothing to decide."]
    first = found[0]
    if first.chance is None:
        return [
            f"What lies hidden cannot be tried out here. By experience: {options[first.option]}."
        ]
    lines = []
    for rank, hint in enumerate(found, start=1):
        assert hint.chance is not None
        why = "" if hint.why is None else f" {_sentence(reason_text(hint.why, options, cat))}"
        number = hint.option + 1
        lines.append(f"{rank}. {options[hint.option]} ({number}): {per_cent(hint.chance)}.{why}")
    return lines


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def reason_text(why: Reason, options: Sequence[str], cat: Catalogue, who: str = "") -> str:
    """A reason as a clause, said to who decides, or of them by name."""
    other = options[why.against].partition(":")[0]
    if why.kind == "even":
        return f'about as good as "{other}"'
    against = f'than with "{other}"'
    if why.kind == "unclear":
        return f"{'better' if why.better else 'worse'} {against}, for no single reason"
    foes = why.kind.startswith("foe-")
    name = "the other side" if foes else who
    return f"{_because(why, cat, name)} {against}{_numbers(why)}"


def _because(why: Reason, cat: Catalogue, name: str) -> str:
    """What is better or worse, of a side by its name; without one of the reader's own."""
    card = card_name(cat, why)
    more = why.better != why.kind.startswith("foe-")
    kind = why.kind.removeprefix("foe-")
    if kind == "end":
        return "the game is won at once more often" if why.better else "the game is lost sooner"
    if kind == "deck" and card:
        has = "is rid of" if why.fewer else "has"
        return f"{_of(name, 'deck')} {has} {card} {_oftener(why)}"
    if kind == "deck":
        return f"{_of(name, 'deck')} is worth {'more' if more else 'less'}"
    if kind == "points":
        has = f"{name} has" if name else "you have"
        return f"{has} {'more' if more else 'fewer'} Victory Points"
    if kind == "levels":
        return f"{_of(name, 'Character')} keeps {'more' if more else 'fewer'} Levels"
    return f"{_of(name, 'next turn')} promises {'more' if more else 'less'}"


def _of(name: str, what: str) -> str:
    return f"the {what} of {name}" if name else f"your {what}"


def _oftener(why: Reason) -> str:
    return "more often" if why.here > why.there else "less often"


def _numbers(why: Reason) -> str:
    """What was seen of it on the tables tried."""
    if why.kind in ("points", "foe-points", "levels", "foe-levels"):
        return f" ({why.here:.1f} against {why.there:.1f} on average)"
    if why.kind == "end" or why.card >= 0:
        return f" ({per_cent(why.here)} against {per_cent(why.there)} of the tables tried)"
    return ""

"""Choices among several effects, each told as an option."""

from __future__ import annotations

from typing import Final

from archrivals.engine.effects import Choose

from .conjugation import CHOOSE
from .scene import WHO, Scene
from .sentences import CLAUSES, clauses, inline
from .words import joint, number


@CLAUSES.of(Choose)
def _choose_one(effect: Choose, scene: Scene) -> list[str]:
    if told := _odd_or_even(effect, scene):
        return told
    options = []
    for option in effect.options:
        branch = scene.anew()
        if effect.by == "a-foe" and not scene.third:
            branch = scene.branch("", "second")
        branch.flat = True
        options.append(inline(option, branch))
    text = "; ".join(options[:1] + [or_else(each) for each in options[1:]])
    text = text or "no hay nada que elegir"
    many = f"{'hasta ' if effect.up_to else ''}{number(effect.n)} {_options(effect.n)}"
    return [f"{_chooser(effect, scene)} {many}: {text}"]


def or_else(option: str) -> str:
    """An option after another: ``o roba una carta``, ``o, en un Enfrentamiento, …``."""
    comma = "," if option.startswith(("en un ", "si ", "por cada ")) else ""
    return f"{joint('o', option)}{comma} {option}"


def _options(n: int) -> str:
    return "opción" if n == 1 else "opciones"


def _chooser(effect: Choose, scene: Scene) -> str:
    """Who chooses, and the verb that goes with it."""
    if effect.by == "a-foe":
        scene.spoken()
        return f"{WHO['a-foe']} elige"
    return scene.does(CHOOSE)


MATCHING: Final = (("de coste {}", "cuyo coste coincida"), ("coste es {}", "coste coincide"))


def _odd_or_even(effect: Choose, scene: Scene) -> list[str]:
    """Two options that differ in "impar" and "par" only are said once."""
    plain = len(effect.options) == 2 and effect.n == 1 and not effect.up_to
    if not plain or scene.form != "order" or effect.by != "you":
        return []
    first, second = (inline(option, scene.branch()) for option in effect.options)
    matching = []
    for text, word in ((first, "impar"), (second, "par")):
        told = _matching(text, word)
        if told == text or word in told.split():
            return []
        matching.append(told)
    if matching[0] != matching[1]:
        return []
    branch = scene.branch()
    told_apart = clauses(effect.options[0], branch)
    scene.it, scene.done = branch.it, branch.done
    return ["elige par o impar", *(_matching(clause, "impar") for clause in told_apart)]


def _matching(text: str, word: str) -> str:
    for odd, matches in MATCHING:
        text = text.replace(odd.format(word), matches)
    return text

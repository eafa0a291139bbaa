"""Trying things out on a veiled state: how far an action can be foreseen, and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from archrivals.engine.language import effects as fx
from archrivals.engine.play.texts import Done
from archrivals.engine.state.asks import NO, NONE, Ask, Option
from archrivals.engine.state.flat import Over

from .veil import Unseen, VeiledState

Ending = Literal["done", "asks", "waits", "unseen", "over"]
"""Where an action led: to its end, to a choice of the seat's own, to others who must decide, to
hidden cards or chance, or to the end of the game."""

Decide = Callable[[Ask], Option | None]
"""What the seat would answer; None where that is not foreseen."""


class Tried(NamedTuple):
    """The end of an action that was tried.

    ``drawn`` is how many cards the seat draws where it ended, ``chose`` whether it had a choice on
    the way there, ``source`` the card that asked, ``won`` who has won.
    """

    ending: Ending
    drawn: int = 0
    chose: bool = False
    source: int = -1
    won: tuple[int, ...] = ()


DONE: Final = Tried("done")


def only_answer(ask: Ask) -> Option | None:
    """The answer to a question that has only one."""
    return ask.options[0] if len(ask.options) == 1 else None


def modest(ask: Ask) -> Option | None:
    """Decline what can be declined; of several texts take the plain Power, if one is just that."""
    if len(ask.options) == 1:
        return ask.options[0]
    if isinstance(ask.about, fx.Choose) and ask.kind == "choose":
        plain = {option: _plain(ask.about, option) for option in ask.options}
        best = max(plain, key=lambda option: plain[option])
        if plain[best] > 0:
            return best
    return next((option for option in ask.options if option is NONE or option is NO), None)


def _plain(choice: fx.Choose, option: Option) -> int:
    """The Power of a mode whose whole text is just that."""
    if option[0] != "mode":
        return 0
    text = choice.options[option[1]]
    if len(text) != 1 or not isinstance(text[0], fx.Power):
        return 0
    amount = text[0].amount
    return amount if isinstance(amount, int) else 0


def follow(
    s: VeiledState, seat: int, begin: Callable[[], Done], decide: Decide = only_answer
) -> Tried:
    """Do something on a veiled state, as far as it can be foreseen; then the state is at rest."""
    chose = False
    try:
        steps = begin()
        answer: Option | None = None
        while steps is not None:
            wanted = steps.send(answer)
            if type(wanted) is not Ask or wanted.seat != seat:
                tried = Tried("waits", chose=chose)
                break
            answer = decide(wanted)
            if answer is None:
                tried = Tried("asks", chose=True, source=wanted.source)
                break
            chose = chose or len(wanted.options) > 1
        else:
            return DONE
    except StopIteration:
        tried = Tried("done", chose=chose)
    except Over as over:
        tried = Tried("over", chose=chose, won=over.winners)
    except Unseen as unseen:
        drawn = unseen.drawn if unseen.seat == seat else 0
        tried = Tried("unseen", drawn, chose)
    if tried.ending != "done":
        s.rest()
    return tried

"""Both choices of a decision played on in the same futures, as a door shows it: slice by slice."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from archrivals.coach.futures import (
    FUTURES,
    MIN_LEAD,
    Futures,
    FutureStory,
    Outcome,
    Verdict,
)
from archrivals.engine.records import record
from archrivals.engine.sight import Sight
from archrivals.engine.views.determinization import Unimaginable

from .refusal import Refusal
from .replays import replay_of_save
from .rows import Saved

SLICE_S: Final = 0.5
"""The work on futures before their reader sees how far they are."""

NO_CHOICE: Final = Refusal(404, "no-choice", "this game has no such choice to compare")
NO_FUTURES: Final = Refusal(
    409, "no-futures", "the hidden cards of this moment cannot be dealt again"
)


@record
class FutureChoice:
    """One of two choices: in which futures the player won with it; ``story`` is the future shown.

    ``card`` is the card that is chosen, if it is one. There is a story as soon as all futures are
    played.
    """

    option: int
    card: str | None
    wins: int
    won: tuple[bool, ...]
    story: FutureStory | None


@record
class FuturesShown:
    """The results of both choices so far, in ``done`` of ``of`` futures.

    ``verdict`` is ``better`` if the choice that the coach calls better is ahead by ``lead`` wins or
    more, ``worse`` if it is behind by as many, ``close`` otherwise. ``future`` is the one whose
    stories are shown: the one in the middle, by how much better one choice ended than the other.
    """

    done: int
    of: int
    lead: int
    verdict: Verdict | None
    future: int | None
    made: FutureChoice
    better: FutureChoice


@record
class FuturesMade:
    """A slice of the work: the outcomes, to go on with, and the part that is shown."""

    outcomes: tuple[tuple[Outcome, Outcome], ...]
    shown: FuturesShown


def futures_of(
    saved: Saved, position: int, option: int, made: FuturesMade | None = None
) -> Futures:
    """Return the futures of a choice in a saved game, and of another option in its place."""
    replay = replay_of_save(saved)
    if not 0 <= position < len(replay.answers):
        raise NO_CHOICE
    seat, played = replay.answers[position]
    table = replay.at(position)
    ask = table.ask_of(seat)
    if ask is None or not 0 <= option < len(ask.options) or option == played:
        raise NO_CHOICE
    known = () if made is None else made.outcomes
    try:
        seed = f"{replay.seed}:coach:{position}"
        return Futures(Sight(table, seat), ask, (played, option), seed, known)
    except Unimaginable:
        raise NO_FUTURES from None


def work(futures: Futures, seconds: float = SLICE_S) -> FuturesMade:
    """Play a few more futures; return all that are known."""
    until = perf_counter() + seconds
    while not futures.done:
        futures.next()
        if perf_counter() > until:
            break
    return FuturesMade(tuple(futures.outcomes), _shown(futures))


def _shown(futures: Futures) -> FuturesShown:
    future = futures.median if futures.done else None
    stories = (None, None) if future is None else futures.stories(future)
    wins, ends = futures.wins, list(zip(*futures.outcomes, strict=True))
    won = [tuple(each.won for each in of_one) for of_one in ends]
    made, better = (
        FutureChoice(option, futures.card(n), wins[n], won[n], stories[n])
        for n, option in enumerate(futures.options)
    )
    verdict = futures.verdict if futures.done else None
    return FuturesShown(len(futures.outcomes), FUTURES, MIN_LEAD, verdict, future, made, better)

"""Cards that go from one place to another, as English sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .nouns import plural
from .table_talk_told import PLACES, Told
from .table_talk_words import YOU, counted, does, some_cards, their, whom, whose

Say = Callable[[Told], str]


def move_text(t: Told) -> str:
    """One move, or several alike."""
    say = MOVES.get((t.what.frm[0], t.what.to[0])) or TO.get(t.what.to[0]) or _moves_somehow
    return say(t)


def _moves_somehow(t: Told) -> str:
    return f"{_are(t)} now {PLACES[t.what.to[0]]}{t.why}"


def _are(t: Told) -> str:
    """The cards as subject, with their verb: the first letter may be a number or a name."""
    several = len(t.what.cards) + t.what.hidden > 1
    cards = "A card" if t.cards == "a card" else t.cards
    return f"{cards} {'are' if several else 'is'}"


def _draw(t: Told) -> str:
    return f"{t.does('draw')} {t.cards}{_reshuffled(t)}{t.why}"


def _reshuffled(t: Told) -> str:
    return f" (after shuffling {their(t.who)} discard pile)" if t.what.shuffled else ""


def _discard(t: Told) -> str:
    out_of = {"deck": f" from {their(t.who)} deck", "in-play": " from play"}
    return f"{t.does('discard')} {t.cards}{out_of.get(t.what.frm[0], '')}{t.why}"


def _destroy(t: Told) -> str:
    frm = t.what.frm[0]
    if t.what.seat < 0:
        return f"{_are(t)} destroyed in the Line-Up{t.why}"
    out_of = {
        "hand": f"from {their(t.who)} hand",
        "discard": f"from {their(t.who)} discard pile",
        "deck": f"from {their(t.who)} deck",
    }
    return f"{t.does('destroy')} {t.cards} {out_of.get(frm, 'in play')}{t.why}"


def _take(t: Told) -> str:
    """Off the table, not bought."""
    frm, to = t.what.frm[0], t.what.to[0]
    source = {"main-deck": "off the main deck", "stack": "from its stack"}
    into = {"hand": f" into {their(t.who)} hand", "deck": f" onto {their(t.who)} deck"}
    return (
        f"{t.does('take')} {t.cards} {source.get(frm, 'from the Line-Up')}{into.get(to, '')}{t.why}"
    )


def _gain_weakness(t: Told) -> str:
    n = len(t.what.cards)
    names = t.named(t.what.cards)
    return f"{t.does('gain')} {f'a {names[0]}' if n == 1 else f'{n} {plural(names[0])}'}{t.why}"


def _take_back(t: Told) -> str:
    return f"{t.does('take')} {t.cards} from {their(t.who)} discard pile into hand{t.why}"


def _put_on_deck(t: Told) -> str:
    return f"{t.does('put')} {t.cards} from {their(t.who)} discard pile on top of the deck{t.why}"


def _put_into_play(t: Told) -> str:
    return f"{t.does('put')} {t.cards} from {their(t.who)} discard pile into play{t.why}"


def _put_into_line_up(t: Told) -> str:
    return f"{t.does('put')} {t.cards} into the Line-Up{t.why}"


def _pass(t: Told) -> str:
    return f"{t.does('pass')} {t.cards} to {whom(t.names[t.what.to[1]])}{t.why}"


def _hunted(t: Told) -> str:
    taker = t.names[t.what.to[1]]
    return f"{does(taker, 'take')} {t.cards} out of {whose(t.who)} discard pile"


def _refill(t: Told) -> str:
    if t.what.rule == "S3":
        return f"The Line-Up: {t.cards}"
    if t.what.rule == "E2":
        return f"New in the Line-Up: {t.cards}"
    return f"New in the Line-Up: {t.cards}{t.why}"


def _go_back(t: Told) -> str:
    where = "in the Line-Up" if t.what.to[0] == "line-up" else "on the main deck"
    return f"{_are(t)} back {where}{t.why}"


def _go_under(t: Told) -> str:
    n = len(t.what.cards) + t.what.hidden
    return f"{'A card goes' if n == 1 else f'{n} cards go'} under the main deck{t.why}"


def _hero(t: Told) -> str:
    if t.who == t.cards:
        return f"{t.who} sits down"
    return f"{t.does('are')} {t.cards}"


def _on_hero(t: Told) -> str:
    return f"{t.cards} waits on {whose(t.who)} Super Hero, for {whom(t.who)} alone"


MOVES: Final[dict[tuple[str, str], Say]] = {
    ("deck", "hand"): _draw,
    ("hand", "hand"): _pass,
    ("discard", "hand"): _take_back,
    ("discard", "deck"): _put_on_deck,
    ("discard", "discard"): _hunted,
    ("discard", "in-play"): _put_into_play,
    ("hand", "discard"): _discard,
    ("deck", "discard"): _discard,
    ("in-play", "discard"): _discard,
    ("weaknesses", "discard"): _gain_weakness,
    ("main-deck", "line-up"): _refill,
    ("main-deck", "main-deck"): _go_under,
    ("in-play", "line-up"): _go_back,
    ("aside", "line-up"): _go_back,
    ("aside", "main-deck"): _go_back,
    ("line-up", "main-deck"): _go_back,
    ("main-deck", "on-hero"): _on_hero,
    ("unused", "hero"): _hero,
    **{
        (frm, to): _take
        for frm in ("line-up", "on-hero", "main-deck", "stack")
        for to in ("discard", "hand", "deck")
    },
}
TO: Final[dict[str, Say]] = {"destroyed": _destroy, "line-up": _put_into_line_up}

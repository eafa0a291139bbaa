"""Cards that go from one place to another, as English sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .nouns import plural
from .table_talk_told import PLACES, Told, place_of
from .table_talk_words import YOU, does, their, whom, whose

Say = Callable[[Told], str]


def move_text(t: Told) -> str:
    """One move, or several alike."""
    return MOVES[t.move](t)


def _moves_somehow(t: Told) -> str:
    return f"{_are(t)} now {PLACES[t.what.to[0]]}{t.why}"


def _are(t: Told) -> str:
    """The cards as subject, with their verb: the first letter may be a number or a name."""
    cards = "A card" if t.cards == "a card" else t.cards
    return f"{cards} {'are' if t.several else 'is'}"


def _draw(t: Told) -> str:
    return f"{t.does('draw')} {t.cards}{reshuffled(t)}{t.why}"


def reshuffled(t: Told) -> str:
    """That the discard pile had to be shuffled for it."""
    return f" (after shuffling {their(t.who)} discard pile)" if t.what.shuffled else ""


def _discard(t: Told) -> str:
    if t.what.to[1] != t.what.seat:
        return f"{t.does('pass')} {t.cards} to {whose(t.names[t.what.to[1]])} discard pile{t.why}"
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
    n = len(t.what.cards) + t.what.hidden
    name = t.named(t.what.cards)[0] if t.what.cards else "Weakness"
    into = {
        "deck": f" onto {their(t.who)} deck",
        "hand": f" into {their(t.who)} hand",
        "in-play": " into play",
    }
    cards = f"a {name}" if n == 1 else f"{n} {plural(name)}"
    return f"{t.does('gain')} {cards}{into.get(t.what.to[0], '')}{t.why}"


def _return(t: Told) -> str:
    """D3, W6: back to the stack it came from."""
    if t.what.seat < 0:
        return f"{_are(t)} back on its stack{t.why}"
    frm = {"in-play": "", "hand": " from hand", "deck": f" from {their(t.who)} deck"}
    out_of = frm.get(t.what.frm[0], f" from {their(t.who)} discard pile")
    its = "the Weakness stack" if t.what.to[0] == "weaknesses" else "its stack"
    by_itself = set(t.what.cards) == {t.what.card}
    return f"{t.does('return')} {t.cards}{out_of} to {its}{'' if by_itself else t.why}"


def _take_back(t: Told) -> str:
    if t.what.to[1] != t.what.seat and t.gives():
        taker = whom(t.names[t.what.to[1]])
        return f"{t.does('pass')} {t.cards} from {their(t.who)} discard pile to {taker}{t.why}"
    if t.what.to[1] != t.what.seat:
        return f"{_taken(t)} into hand{t.why}"
    return f"{t.does('take')} {t.cards} from {their(t.who)} discard pile into hand{t.why}"


def _taken(t: Told) -> str:
    """A card out of another player's discard pile."""
    taker = t.names[t.what.to[1]]
    return f"{does(taker, 'take')} {t.cards} out of {whose(t.who)} discard pile"


def _fetch(t: Told) -> str:
    return f"{t.does('take')} {t.cards} from the destroyed pile into hand{t.why}"


def _put_on_deck(t: Told) -> str:
    out_of = {"discard": f" from {their(t.who)} discard pile", "hand": " from hand"}
    end = "under" if t.goes_under() else "on top of"
    frm = out_of.get(t.what.frm[0], "")
    return f"{t.does('put')} {t.cards}{frm} {end} the deck{t.why}"


def _put_into_play(t: Told) -> str:
    frm = "deck" if t.what.frm[0] == "deck" else "discard pile"
    return f"{t.does('put')} {t.cards} from {their(t.who)} {frm} into play{t.why}"


def _put_into_line_up(t: Told) -> str:
    return f"{t.does('put')} {t.cards} into the Line-Up{t.why}"


def _pass(t: Told) -> str:
    if t.what.to[1] == t.what.seat:  # dealt out again, to the one who had set it
        return f"{t.does('get')} {t.cards} back{t.why}"
    return f"{t.does('pass')} {t.cards} to {whom(t.names[t.what.to[1]])}{t.why}"


def _hunted(t: Told) -> str:
    price = f" for {t.what.n} Power" if t.what.n else ""
    return f"{_taken(t)}{price}{t.why}"


def _refill(t: Told) -> str:
    if t.what.rule == "S3":
        return f"The Line-Up: {t.cards}"
    if t.what.rule == "E2":
        return f"New in the Line-Up: {t.cards}"
    return f"New in the Line-Up: {t.cards}{t.why}"


def _go_back(t: Told) -> str:
    zone, owner = t.what.to
    where = PLACES[zone] if owner < 0 else place_of(zone, t.names[owner])
    why = "" if t.what.cards == (t.what.card,) else t.why
    return f"{_are(t)} back {where}{why}"


def _go_under(t: Told) -> str:
    n = len(t.what.cards) + t.what.hidden
    return f"{'A card goes' if n == 1 else f'{n} cards go'} under the main deck{t.why}"


def _hero(t: Told) -> str:
    """A Super Hero, or the three Levels of a Character."""
    hero = t.card(t.what.cards[-1]).name
    return f"{t.who} sits down" if t.who == hero else f"{t.does('are')} {hero}"


def _on_hero(t: Told) -> str:
    return f"{t.cards} waits on {whose(t.who)} Super Hero, for {whom(t.who)} alone"


def _lay(t: Told) -> str:
    """V4."""
    return f"{t.does('put')} {t.cards} onto {their(t.who)} Character, for {their(t.who)} next turn"


def _lie_aside(t: Told) -> str:
    whose_hand = "your" if t.who == YOU else whose(t.who)
    card = "A card" if t.what.hidden else t.cards
    return f"{card} from {whose_hand} hand is laid aside{t.why}"


def _come_back(t: Told) -> str:
    return f"{t.does('put')} {t.cards} that lay aside on top of {their(t.who)} deck"


def _leave(t: Told) -> str:
    cards = "A card" if t.cards == "a card" else t.cards
    return f"{cards} {'leave' if t.several else 'leaves'} the game{t.why}"


MOVES: Final[dict[str, Say]] = {
    "draw": _draw,
    "pass": _pass,
    "take-back": _take_back,
    "put-on-deck": _put_on_deck,
    "hunted": _hunted,
    "put-into-play": _put_into_play,
    "discard": _discard,
    "gain-weakness": _gain_weakness,
    "refill": _refill,
    "go-under": _go_under,
    "fetch": _fetch,
    "go-back": _go_back,
    "lay": _lay,
    "lie-aside": _lie_aside,
    "come-back": _come_back,
    "on-hero": _on_hero,
    "hero": _hero,
    "take": _take,
    "destroy": _destroy,
    "put-into-line-up": _put_into_line_up,
    "return": _return,
    "leave": _leave,
    "": _moves_somehow,
}

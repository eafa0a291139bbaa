"""What happened, as English sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from archrivals.engine.catalogue import Catalogue
from archrivals.engine.ledger import LEDGER
from archrivals.engine.text.table_talk_events import Happening

from .nouns import listed, plural
from .scene import Scene
from .sentences import sentences
from .table_talk_words import YOU, does, some_cards, stopped, their, whom, whose

ENDINGS: Final = {
    "G1": "the Line-Up cannot be refilled",
    "G2": "the last Super-Villain is defeated",
    "C-kyle-rayner": "Kyle Rayner has his Power Rings",
}

Say = Callable[[Told], str]


def happening_text(what: Happening, names: Sequence[str], cat: Catalogue) -> str:
    """One happening as a sentence."""
    told = Told(what, names, cat)
    return stopped(SAY[what.kind](told))


# --- Everything else --------------------------------------------------------------------------


def _turn(t: Told) -> str:
    return f"Turn {t.what.n}: {'your' if t.who == YOU else whose(t.who)} turn begins"


def _play(t: Told) -> str:
    notes = [f"+{t.what.n} Power"] if t.what.n else []
    if not t.what.from_hand:
        notes.append(t.title(t.what.card))
    return f"{t.does('play')} {t.cards}" + (f" ({'; '.join(notes)})" if notes else "")


def _play_again(t: Told) -> str:
    notes = [f"+{t.what.n} Power"] if t.what.n else []
    return f"{t.does('play')} {t.cards} again ({'; '.join([*notes, t.title(t.what.card)])})"


def _power(t: Told) -> str:
    return f"{t.does('get')} +{t.what.n} Power{t.why}"


def _buy(t: Told) -> str:
    return f"{t.does('buy')} {t.cards} for {t.what.n} Power"


def _defeat(t: Told) -> str:
    return f"{t.does('defeat')} {t.cards} for {t.what.n} Power"


def _use(t: Told) -> str:
    own = t.cat.kind[t.cat.by_id[t.what.cards[0]]] == "super-hero"
    if own and t.cards == t.who:
        return f"{t.does('use')} their Super Hero"
    return f"{t.does('use')} {t.cards}"


def _attack(t: Told) -> str:
    victims = listed([whom(t.names[seat]) for seat in t.what.seats])
    return f"{t.cards} attacks {victims}" if victims else f"{t.cards} attacks nobody"


def _defend(t: Told) -> str:
    against = t.title(t.what.card) if t.what.card else "the hunt"
    return f"{t.does('defend')} with {t.cards} and {_s(t, 'avoid')} the Attack ({against})"


def _s(t: Told, verb: str) -> str:
    return does(t.who, verb).removeprefix(f"{t.who} ")


def _hunt(t: Told) -> str:
    return f"{t.does('hunt')} {t.cards} in {whose(t.names[t.what.n])} discard pile"


def _reveal(t: Told) -> str:
    return f"{t.does('reveal')} {t.cards if t.what.cards else 'nothing'}{t.why}"


def _look(t: Told) -> str:
    cards = t.cards if t.what.cards or t.what.hidden else "nothing"
    return f"{t.does('look')} at {cards}{t.why}"


def _select(t: Told) -> str:
    return f"{t.does('choose')} {t.cards if t.what.cards else 'nothing'}{t.why}"


def _take_text(t: Told) -> str:
    taker = t.title(t.what.card) if t.what.card else "The card"
    return f"{taker} takes the text of {t.cards}"


def _total(t: Told) -> str:
    hand = "Your hand" if t.who == YOU else f"{whose(t.who)} hand"
    return f"{hand} costs {t.what.n} in total{t.why}"


def _flip(t: Told) -> str:
    return f"The next Super-Villain is {t.cards}"


def _first_appearance(t: Told) -> str:
    card = t.cat.cards[t.cat.by_id[t.what.cards[0]]]
    text = sentences(card.first_appearance, Scene())
    spared = [whom(name) for seat, name in enumerate(t.names) if seat not in t.what.seats]
    immune = f" Spared: {listed(spared)} (H2)" if t.what.seats and spared else ""
    return f"{t.cards} appears. First Appearance {text}{immune}"


def _shuffle(t: Told) -> str:
    if t.what.seat < 0:
        return "The main deck is shuffled"
    deck = "Your discard pile" if t.who == YOU else f"{whose(t.who)} discard pile"
    return f"{deck} is shuffled and becomes a new deck"


def _end_turn(t: Told) -> str:
    kept = f" (not played: {t.cards})" if t.what.cards else ""
    end = f"{t.does('end')} {their(t.who)} turn{kept}"
    if not t.what.drawn and not t.what.hidden:
        return end
    drawn = some_cards(t.named(t.what.drawn), t.what.hidden)
    return f"{end} and {_s(t, 'draw')} {drawn}{_reshuffled(t)}"


def _win(t: Told) -> str:
    return f"{t.does('win')} the game at once{t.why}"


def _over(t: Told) -> str:
    points = listed([f"{name} {n}" for name, n in zip(t.names, t.what.points, strict=True)], "and")
    winners = listed([t.names[seat] for seat in t.what.seats])
    several = len(t.what.seats) > 1
    verb = "share the win" if several else "win" if winners == YOU else "wins"
    return f"The game is over: {ending(t.what.rule)}. {winners} {verb}. Points: {points}"


def ending(rule: str) -> str:
    """Why a game ended, as a clause."""
    if rule in ENDINGS:
        return ENDINGS[rule]
    return LEDGER[rule].text if rule in LEDGER else rule


SAY: Final[dict[str, Say]] = {
    "move": _move,
    "turn": _turn,
    "play": _play,
    "play-again": _play_again,
    "power": _power,
    "buy": _buy,
    "defeat": _defeat,
    "use": _use,
    "attack": _attack,
    "defend": _defend,
    "hunt": _hunt,
    "reveal": _reveal,
    "look": _look,
    "select": _select,
    "take-text": _take_text,
    "total": _total,
    "flip": _flip,
    "first-appearance": _first_appearance,
    "shuffle": _shuffle,
    "end-turn": _end_turn,
    "win": _win,
    "over": _over,
}

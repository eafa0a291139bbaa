"""What happened, as English sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from archrivals.engine.catalogue import Catalogue
from archrivals.engine.ledger import LEDGER
from archrivals.speech.phrases import phrase
from archrivals.speech.table_talk_events import Happening, chosen_text

from .grammar import ENGLISH
from .table_talk_moves import move_text, reshuffled
from .table_talk_told import PLACES, Told, place_of
from .table_talk_words import (
    YOU,
    does,
    listed,
    noted,
    sentence,
    some_cards,
    stopped,
    their,
    titled,
    whom,
    whose,
)

__all__ = ["ENDINGS", "PLACES", "SAY", "ending", "happening_text", "place_of"]

ENDINGS: Final = {
    "G1": "the Line-Up cannot be refilled",
    "G2": "the last Super-Villain is defeated",
    "G3": "a Character of Level 3 is defeated",
    "V3": "only one player is left",
    "C-kyle-rayner": "Kyle Rayner has his Power Rings",
}

Say = Callable[[Told], str]


def happening_text(
    what: Happening, names: Sequence[str], cat: Catalogue, teams: Sequence[int] = ()
) -> str:
    """One happening as a sentence."""
    told = Told(what, names, cat, teams)
    return stopped(SAY[what.kind](told))


# --- The turn ---------------------------------------------------------------------------------


def _turn(t: Told) -> str:
    return f"Turn {t.what.n}: {whose(t.who)} turn begins{t.side(t.what.seat)}"


def _notes(t: Told) -> list[str]:
    """What the card gave, and that its text found nothing."""
    notes = [f"+{t.what.n} Power"] if t.what.n else []
    if not t.what.reason:
        return notes
    several = len(t.what.cards) > 1
    return [*notes, f"no card for {t.title(t.what.cards[-1])}" if several else "no card fits"]


def _play(t: Told) -> str:
    notes = _notes(t)
    if not t.what.from_hand:
        notes.append(noted(t.card(t.what.card)))
    return f"{t.does('play')} {t.cards}" + (f" ({'; '.join(notes)})" if notes else "")


def _play_again(t: Told) -> str:
    notes = [*_notes(t), noted(t.card(t.what.card))]
    return f"{t.does('play')} {t.cards} again ({'; '.join(notes)})"


def _power(t: Told) -> str:
    return f"{t.does('get')} +{t.what.n} Power{t.why}"


def _buy(t: Told) -> str:
    return f"{t.does('buy')} {t.cards} for {t.what.n} Power"


def _defeat(t: Told) -> str:
    return f"{t.does('defeat')} {t.cards} for {t.what.n} Power"


def _use(t: Told) -> str:
    card = t.card(t.what.cards[0])
    uses = t.does("use")
    if t.what.cost:
        uses = f"{t.does('pay')} {t.what.cost} Power and {_s(t, 'use')}"
    own = {"super-hero": "their Super Hero", "character": f"their Character (Level {card.level})"}
    if card.kind in own and card.name == t.who:
        return f"{uses} {own[card.kind]}"
    return f"{uses} {t.cards}{' (no card fits)' if t.what.reason else ''}"


def _pay(t: Told) -> str:
    return f"{t.does('pay')} {t.what.n} Power for {t.cards}"


def _nothing(t: Told) -> str:
    """Why a text did nothing."""
    if t.what.reason == "no-weakness":
        return f"No Weakness is left for {whom(t.who)}{t.why}"
    if t.what.reason == "no-deck":
        return f"{t.does('have')} no card left to draw{t.why}"
    if t.what.reason == "limit":
        return f"{t.cards} has done all it can this turn"
    return f"No card fits the text of {t.cards}"


def _rest(t: Told) -> str:
    return "The effects would go on and on: they end here (Q16)"


def _attack(t: Told) -> str:
    victims = listed([whom(t.names[seat]) for seat in t.what.seats])
    return f"{t.cards} attacks {victims}" if victims else f"{t.cards} attacks nobody"


def _defend(t: Told) -> str:
    """A3: perhaps for a teammate."""
    against = noted(t.card(t.what.card)) if t.what.card else "the hunt"
    if t.what.n != t.what.seat:
        saved = whom(t.names[t.what.n])
        return f"{t.does('protect')} {saved} from the Attack with {t.cards} ({against})"
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


def _choice(t: Told) -> str:
    card = t.card(t.what.cards[0])
    text = phrase(chosen_text(t.what, card), ENGLISH, stop=False)
    return f'{t.does("choose")} "{text}" ({noted(card)})' if text else f"{t.does('choose')}{t.why}"


def _total(t: Told) -> str:
    hand = "Your hand" if t.who == YOU else f"{whose(t.who)} hand"
    return f"{hand} costs {t.what.n} in total{t.why}"


def _flip(t: Told) -> str:
    return f"The next Super-Villain is {t.cards}"


def _first_appearance(t: Told) -> str:
    card = t.cat.cards[t.cat.by_id[t.what.cards[0]]]
    text = phrase(card.first_appearance, ENGLISH)
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
    return f"{end} and {_s(t, 'draw')} {drawn}{reshuffled(t)}"


# --- Confrontations ---------------------------------------------------------------------------


def _confront(t: Told) -> str:
    target = t.names[t.what.n]
    character = t.card(t.what.cards[0])
    level = f"Level {character.level}"
    if target == YOU or target != character.name:
        level = noted(character)
    if t.what.card:  # the Confrontation is turned to another foe
        return f"{t.does('Confront')} {whom(target)} instead ({level}; {t.title(t.what.card)})"
    return f"{t.does('Confront')} {whom(target)} ({level})"


def _cancel(t: Told) -> str:
    return f"{t.does('cancel')} the Confrontation{t.why}: from now on it is a normal turn"


def _done(t: Told) -> str:
    return f"{t.does('are')} done, with {t.what.n} Power"


def _block(t: Told) -> str:
    text = f"{t.does('Block')} with {t.cards}"
    if not t.what.seats:
        return text
    owner = t.names[t.what.seats[0]]
    return f"{text}: {_costs(their(owner) if owner == t.who else whose(owner), t.what.n)}"


def _cost(t: Told) -> str:
    return f"{sentence(_costs(whose(t.who), t.what.n))}{t.why}"


def _costs(owners: str, n: int) -> str:
    return f"{owners} Character costs {abs(n)} {'more' if n >= 0 else 'less'}"


def _outcome(t: Told) -> str:
    """F3, F4: equal is enough; the next Level shows."""
    fallen = t.card(t.what.cards[0])
    numbers = f"{t.what.n} Power against cost {t.what.cost}"
    if t.what.n < t.what.cost:
        return f"{t.does('lose')} the Confrontation: {numbers}"
    text = f"{t.does('win')} the Confrontation: {numbers}. {titled(fallen)} is defeated"
    levels = {card.level for card in t.cat.cards if card.name == fallen.name}
    if fallen.level is None or fallen.level + 1 not in levels:
        return text
    return f"{text}, Level {fallen.level + 1} is next"


def _assist(t: Told) -> str:
    """K5: the Power is the active player's."""
    text = f"{t.does('play')} {t.cards} as an Assist card"
    if not t.what.n:
        return f"{text}{' (no card fits)' if t.what.reason else ''}"
    gets = t.what.seats[0]
    into = "" if gets == t.what.seat else f" for {whom(t.names[gets])}"
    return f"{text} (+{t.what.n} Power{into}{'; no card fits' if t.what.reason else ''})"


def _out(t: Told) -> str:
    return f"{t.does('are')} out of the game, with all {their(t.who)} cards"


# --- The end ----------------------------------------------------------------------------------


def _win(t: Told) -> str:
    return f"{t.does('win')} the game at once{t.why}"


def _over(t: Told) -> str:
    points = listed([f"{name} {n}" for name, n in zip(t.names, t.what.points, strict=True)], "and")
    winners = listed([t.names[seat] for seat in t.what.seats])
    several = len(t.what.seats) > 1
    teams = {t.teams[seat] for seat in t.what.seats} if t.teams else set()
    together = "win" if len(teams) == 1 else "share the win"
    verb = together if several else "win" if winners == YOU else "wins"
    return f"The game is over: {ending(t.what.rule)}. {winners} {verb}. Points: {points}"


def ending(rule: str) -> str:
    """Why a game ended, as a clause."""
    if rule in ENDINGS:
        return ENDINGS[rule]
    return LEDGER[rule].text if rule in LEDGER else rule


SAY: Final[dict[str, Say]] = {
    "move": move_text,
    "confront": _confront,
    "cancel": _cancel,
    "done": _done,
    "block": _block,
    "cost": _cost,
    "outcome": _outcome,
    "assist": _assist,
    "out": _out,
    "turn": _turn,
    "play": _play,
    "play-again": _play_again,
    "power": _power,
    "buy": _buy,
    "defeat": _defeat,
    "use": _use,
    "pay": _pay,
    "nothing": _nothing,
    "rest": _rest,
    "attack": _attack,
    "defend": _defend,
    "hunt": _hunt,
    "reveal": _reveal,
    "look": _look,
    "select": _select,
    "take-text": _take_text,
    "choice": _choice,
    "total": _total,
    "flip": _flip,
    "first-appearance": _first_appearance,
    "shuffle": _shuffle,
    "end-turn": _end_turn,
    "win": _win,
    "over": _over,
}

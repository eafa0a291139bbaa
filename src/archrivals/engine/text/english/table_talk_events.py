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

PLACES: Final = {
    "hand": "in hand",
    "deck": "on top of the deck",
    "discard": "in the discard pile",
    "in-play": "in play",
    "line-up": "in the Line-Up",
    "stack": "on its stack",
    "weaknesses": "on the Weakness stack",
    "super-villains": "on the Super-Villain stack",
    "main-deck": "on top of the main deck",
    "destroyed": "in the destroyed pile",
    "aside": "set aside",
    "unused": "unused",
    "hero": "in front",
    "on-hero": "on a Super Hero",
}


class Told:
    """One happening, with the words that its sentences are made of."""

    def __init__(self, what: Happening, names: Sequence[str], cat: Catalogue) -> None:
        self.what = what
        self.names = names
        self.cat = cat

    @property
    def who(self) -> str:
        """The player it is about."""
        return self.names[self.what.seat]

    @property
    def cards(self) -> str:
        """The cards, by name or number."""
        return some_cards(self.named(self.what.cards), self.what.hidden)

    @property
    def why(self) -> str:
        """The card that caused it, in brackets."""
        return f" ({self.title(self.what.card)})" if self.what.card else ""

    def title(self, card: str) -> str:
        """The name of a card."""
        return self.cat.name[self.cat.by_id[card]]

    def named(self, cards: Sequence[str]) -> list[str]:
        """The names of cards."""
        return [self.title(card) for card in cards]

    def does(self, verb: str) -> str:
        """The player and what they do."""
        return does(self.who, verb)


Say = Callable[[Told], str]


def happening_text(what: Happening, names: Sequence[str], cat: Catalogue) -> str:
    """One happening as a sentence."""
    told = Told(what, names, cat)
    return stopped(SAY[what.kind](told))


# --- Moves ------------------------------------------------------------------------------------


def _move(t: Told) -> str:
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

"""Why not? Anything a player might try and cannot do has a reason and a rule id.

A reason is facts. ``speech/talk/why.py`` makes a message of it, and a catalogue says it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import records_in
from archrivals.engine.play.confronting import character, cost_of, targets
from archrivals.engine.play.counting import level
from archrivals.engine.play.game import Game
from archrivals.engine.play.picking import line_up_for
from archrivals.engine.play.playing import has_assist
from archrivals.engine.play.turns import prey, price, why_not_use
from archrivals.engine.records import record
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.flat import (
    HERO,
    ON_HERO,
    STACK,
    SUPER_VILLAINS,
    State,
    discard_pile,
    hand,
    hero_zone,
    in_play,
    on_hero,
)

Kind = Literal[
    "no-such-verb",
    "no-such-card",
    "over",
    "out",
    # --- The turn
    "no-confrontations",
    "not-your-turn",
    "not-your-turn-blocks",
    "mates-turn",
    "done-already",
    "resolving",
    "announce-first",
    "no-card-needed",
    "which-card",
    "no-mate-to-ask",
    "mate-asked",
    "mate-no-cards",
    "end-your-turn",
    "confront-nobody",
    "weaknesses-before",
    "laid-before",
    "done-first",
    # --- To confront
    "confronting",
    "normal-turn",
    "which-character",
    "no-character",
    "nobody-has",
    "own-character",
    "mates-character",
    "not-top",
    "lower-level",
    "lower-cost",
    # --- To play
    "weaknesses-first",
    "lies-until-next",
    "played-already",
    "not-in-hand",
    # --- To buy
    "no-buying",
    "too-dear",
    "weaknesses-never",
    "stack-out",
    "characters-never",
    "not-in-line-up",
    "face-down",
    "only-face-up",
    "played-out-of-line-up",
    "lies-on-character",
    "lies-on-super-hero",
    "yours-already",
    "not-for-sale",
    # --- To use
    "from-play-only",
    "only-top-works",
    "no-ability",
    "in-confrontation-only",
    "used",
    "use-power",
    "use-condition",
    "use-price",
    "use-nothing",
    # --- To hunt
    "no-hunt",
    "hunt-avoided",
    "no-prey",
    # --- To put a card onto one's Character
    "no-laying",
    "laid-this-turn",
    "lies-already",
    "no-assist",
    # --- Answers in another's turn
    "nobody-attacks",
    "no-defense",
    "defense-from-play",
    "defense-served",
    "no-blocks",
    "blocks-later",
    "no-block",
    "no-mate-to-assist",
    "no-assists",
    "own-turn",
    "no-mates-turn",
    "assist-when-asked",
]
"""What a reason is about."""


@record
class Reason:
    """The reason why something cannot be done, its rule, and the cards and numbers it names.

    ``card`` and ``other`` are ids of cards; ``n`` is the number needed, ``have`` the number there;
    ``verb`` is what the player tried.
    """

    kind: Kind
    rule: str
    card: str = ""
    other: str = ""
    n: int = 0
    have: int = 0
    verb: str = ""


Intent = tuple[str, str]
"""What a player would like: ``("buy", "katana")``; the card is named by its id, or ``""``.

To confront names the foe's Character. To end, to be done and to call for help name no card.
"""

ACTIONS: Final = ("play", "buy", "use", "hunt", "lay")
BARE: Final = ("end", "done", "call")
ANSWERS: Final = ("defend", "block", "assist")
VERBS: Final = (*ACTIONS, "confront", *BARE, *ANSWERS)


def why_not(table: Game, seat: int, intent: Intent) -> Reason | None:
    """None when it can be done now; otherwise the reason and its rule."""
    verb, name = intent
    s = table.state
    if verb not in VERBS:
        return Reason("no-such-verb", "T3", verb=verb)
    if name and name not in s.cat.by_id:
        return Reason("no-such-card", "S2", verb=name)
    if s.result is not None:
        return Reason("over", s.result.rule)
    if _offered(table, seat, verb, name):
        return None
    if seat in s.out:
        return Reason("out", _cite(table, "V3", "T3"))
    if verb in ANSWERS:
        return ANSWER[verb](table, seat, name)
    return _why_not_act(table, seat, verb, name)


def _offered(table: Game, seat: int, verb: str, name: str) -> bool:
    """Return whether an open ask of this seat offers just that."""
    ask = table.ask_of(seat)
    if ask is None:
        return False
    s = table.state
    return any(_is(s, ask, option, verb, name) for option in ask.options)


def _is(s: State, ask: Ask, option: Option, verb: str, name: str) -> bool:
    if verb in ANSWERS:
        if ask.kind != verb or option[0] not in ("card", "shield"):
            return False
    elif option[0] != verb:
        return False
    cards = (character(s, option[1]),) if verb == "confront" else cards_of(option)
    ids = [s.cat.ids[s.faces[card]] for card in cards]
    return ids == ([name] if name else [])


def _cite(table: Game, *rules: str) -> str:
    """The first of these rules that holds at this table, by its own box or its host."""
    held = table.state.cat.rules_held(table.setup.box)
    for rule in rules:
        if rule in held:
            return rule
    return rules[-1]


def _copies(s: State, name: str) -> list[int]:
    face = s.cat.by_id[name]
    return [card for card, its in enumerate(s.faces) if its == face]


# --- The turn's own actions -------------------------------------------------------------------


def _why_not_act(table: Game, seat: int, verb: str, name: str) -> Reason:
    s = table.state
    if verb == "confront" and not s.rules.confrontations:
        return Reason("no-confrontations", "T3")
    if s.turn.seat != seat:
        return Reason(_not_your_turn(s, seat), "F10")
    ask = table.ask_of(seat)
    if ask is None and s.turn.target >= 0 and any(each.kind == "block" for each in table.asks):
        return Reason("done-already", "F2")
    if ask is None or ask.kind not in ("turn", "announce"):
        return Reason("resolving", "R2")
    if verb == "confront":
        return _why_not_confront(table, seat, name)
    if ask.kind == "announce":
        return Reason("announce-first", "Q21")
    if verb in BARE:
        if name:
            return Reason("no-card-needed", "T3", verb=verb)
        return _why_not_bare(table, seat, verb)
    if not name:
        return Reason("which-card", "T3", verb=verb)
    return ACTION[verb](table, seat, name)


def _not_your_turn(s: State, seat: int) -> Kind:
    if not s.rules.confrontations:
        return "not-your-turn"
    return "mates-turn" if s.turn.seat in s.mates(seat) else "not-your-turn-blocks"


def _binding(s: State, seat: int) -> bool:
    """W4: whether a card in hand comes before all others."""
    return any(s.cat.cards[s.faces[card]].binding for card in s.zones[hand(seat)])


def _weakness_first(table: Game, kind: Kind) -> Reason:
    """At a mixed table a Weakness brings its own box's rule along (Q38)."""
    return Reason(kind, _cite(table, "W4", "Q38"))


def _why_not_bare(table: Game, seat: int, verb: str) -> Reason:
    s = table.state
    if verb == "call":
        if not s.mates(seat):
            return Reason("no-mate-to-ask", _cite(table, "V1", "S12", "T3"))
        if s.turn.called:
            return Reason("mate-asked", _cite(table, "Q40", "X4", "T3"))
        return Reason("mate-no-cards", _cite(table, "Q27", "X4", "T3"))
    if verb == "done" and s.turn.target < 0:
        if not s.rules.confrontations:
            return Reason("end-your-turn", "T3")
        return Reason("confront-nobody", "F2")
    if _binding(s, seat):
        return _weakness_first(table, "weaknesses-before")
    laid = [card for card in s.zones[on_hero(seat)] if card != s.turn.laid]
    if laid and s.rules.assist_on_character:
        return Reason("laid-before", "V5", card=s.cat.ids[s.faces[laid[0]]])
    return Reason("done-first", "F2")


def _why_not_confront(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    if s.turn.announced:
        return Reason("confronting" if s.turn.target >= 0 else "normal-turn", "T2")
    if not name:
        return Reason("which-character", "T2")
    if s.cat.kind[s.cat.by_id[name]] != "character":
        return Reason("no-character", "T2", card=name)
    owner = next((o for o in range(s.seats) if _owns(s, o, name)), -1)
    if owner < 0:
        return Reason("nobody-has", "S9", card=name)
    if owner == seat or owner in s.mates(seat):
        kind: Kind = "own-character" if owner == seat else "mates-character"
        return Reason(kind, "T2", card=name)
    if s.cat.ids[s.faces[character(s, owner)]] != name:
        return Reason("not-top", "S9", card=name)
    least = targets(s, seat)[0]
    other = s.cat.ids[s.faces[character(s, least)]]
    if s.rules.target == "lowest-level":
        high, low = level(s, owner), level(s, least)
        return Reason("lower-level", _cite(table, "X4", "T2"), name, other, high, low)
    high, low = cost_of(s, owner), cost_of(s, least)
    return Reason("lower-cost", _cite(table, "F1", "T2"), name, other, high, low)


def _owns(s: State, seat: int, name: str) -> bool:
    return any(s.cat.ids[s.faces[card]] == name for card in s.zones[hero_zone(seat)])


def _why_not_play(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    copies = _copies(s, name)
    if any(s.where[card] in (hand(seat), on_hero(seat)) for card in copies) and _binding(s, seat):
        return _weakness_first(table, "weaknesses-first")
    if s.turn.laid in copies:
        return Reason("lies-until-next", "V5", card=name)
    if any(s.where[card] == in_play(seat) for card in copies):
        return Reason("played-already", "R4", card=name)
    return Reason("not-in-hand", "T3", card=name)


def _why_not_buy(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    copies = _copies(s, name)
    if s.turn.target >= 0:
        return Reason("no-buying", "T6")
    for_sale = [card for card in copies if card in line_up_for(s, seat) or s.where[card] == STACK]
    for_sale += s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []
    for card in for_sale:
        if card in copies:
            return Reason("too-dear", "T4", card=name, n=price(s, card), have=s.turn.power)
    return _not_for_sale(table, seat, name, copies)


def _not_for_sale(table: Game, seat: int, name: str, copies: list[int]) -> Reason:
    s = table.state
    kind = s.cat.kind[s.cat.by_id[name]]
    if kind == "weakness":
        return Reason("weaknesses-never", "S4")
    if kind == "stack":
        return Reason("stack-out", "S4", card=name)
    if kind == "character":
        return Reason("characters-never", "F3")
    if kind == "super-villain" and s.rules.hidden_villains:
        return Reason("not-in-line-up", "H3", card=name)
    if kind == "super-villain":
        hidden = not s.villain_up and s.rules.villain_stack
        return Reason("face-down" if hidden else "only-face-up", "R5")
    if any(card in s.turn.borrowed for card in copies):
        return Reason("played-out-of-line-up", _ruling_on_loans(s, seat), card=name)
    lying = [card for card in copies if s.where[card] >= 8 and s.where[card] % 8 == ON_HERO]
    if lying and s.rules.assist_on_character:
        return Reason("lies-on-character", "V4", card=name)
    if lying:
        return Reason("lies-on-super-hero", "H1", card=name)
    if any(s.where[card] == discard_pile(seat) for card in copies):
        return Reason("yours-already", "T5", card=name)
    return Reason("not-for-sale", "T4", card=name)


def _ruling_on_loans(s: State, seat: int) -> str:
    """Return the ruling on the card in play that has borrowed others for the turn, or Q15."""
    for face in (s.faces[card] for card in s.zones[in_play(seat)]):
        parts = records_in(s.cat.play[face])
        if any(isinstance(part, fx.PlayFrom) and part.until_end for part in parts):
            return s.cat.ruling(face, "Q15")
    return "Q15"


def _why_not_use(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    mine = [each for each in s.uses[seat] if s.cat.ids[s.faces[each[0]]] == name]
    if not mine:
        if any(s.where[card] == hand(seat) for card in _copies(s, name)):
            return Reason("from-play-only", "K2", card=name)
        lower = [card for card in _copies(s, name) if card in s.zones[hero_zone(seat)][:-1]]
        if lower:
            return Reason("only-top-works", "S9")
        return Reason("no-ability", _cite(table, "K11", "D8"), card=name)
    card, number, ability = mine[0]
    missing = why_not_use(s, seat, card, number, ability)
    own = s.where[card] % 8 == HERO
    rule = _cite(table, "K11", "K8", "K3") if own else "K3"
    fights = any(isinstance(part, fx.Confronting) for part in records_in(ability.only_if))
    if missing == "condition" and fights and s.turn.target < 0:
        return Reason("in-confrontation-only", "F6", card=name)
    return {
        "used": Reason("used", rule, card=name),
        "power": Reason("use-power", "Q17", name, n=ability.pay_power, have=s.turn.power),
        "condition": Reason("use-condition", rule, card=name),
        "price": Reason("use-price", rule, card=name),
        "nothing": Reason("use-nothing", "D6", card=name),
    }[missing]


def _why_not_hunt(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    if not s.rules.hunt:
        return Reason("no-hunt", _cite(table, "H2", "T4"))
    if s.turn.hunt_over:
        return Reason("hunt-avoided", "H2")
    if not any(card in prey(s, seat) for card in _copies(s, name)):
        return Reason("no-prey", "H2", card=name)
    cost = s.cat.cost[s.cat.by_id[name]]
    return Reason("too-dear", "H2", card=name, n=cost, have=s.turn.power)


def _why_not_lay(table: Game, seat: int, name: str) -> Reason:
    """V4: one Assist card, once a turn, where none lies."""
    s = table.state
    if not s.rules.assist_on_character:
        return Reason("no-laying", _cite(table, "V4", "T3"))
    if s.turn.laid >= 0:
        return Reason("laid-this-turn", "V4")
    if s.zones[on_hero(seat)]:
        return Reason("lies-already", "V4")
    held = [card for card in _copies(s, name) if s.where[card] == hand(seat)]
    return Reason("no-assist", "K6", card=name) if held else Reason("not-in-hand", "V4", card=name)


Act = Callable[[Game, int, str], Reason]

ACTION: Final[dict[str, Act]] = {
    "play": _why_not_play,
    "buy": _why_not_buy,
    "use": _why_not_use,
    "hunt": _why_not_hunt,
    "lay": _why_not_lay,
}


# --- Answers in another's turn ----------------------------------------------------------------


def _why_not_defend(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "defend":
        return Reason("nobody-attacks", "A1")
    defense = s.cat.defense[s.cat.by_id[name]] if name else None
    if defense is None:
        return Reason("no-defense", "A1", card=name)
    if defense.place == fx.IN_PLAY:
        return Reason("defense-from-play", "A1", card=name)
    if any(s.where[card] == hand(seat) for card in _copies(s, name)):
        return Reason("defense-served", _cite(table, "A3", "A2"), card=name)
    return Reason("not-in-hand", "A1", card=name)


def _why_not_block(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    if not s.rules.confrontations:
        return Reason("no-blocks", "T3")
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "block":
        return Reason("blocks-later", "F15")
    if not name or s.cat.block[s.cat.by_id[name]] is None:
        return Reason("no-block", "F15", card=name)
    return Reason("not-in-hand", "F15", card=name)


def _why_not_assist(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    mates = s.mates(seat)
    if not mates:
        return Reason("no-mate-to-assist", _cite(table, "V1", "S12", "T3"))
    if not s.cat.assists:
        return Reason("no-assists", _cite(table, "K6", "X4"))
    when = _cite(table, "Q27", "X4", "T3")
    if s.turn.seat == seat:
        return Reason("own-turn", when)
    if s.turn.seat not in mates:
        return Reason("no-mates-turn", "F10")
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "assist":
        return Reason("assist-when-asked", when)
    held = [card for card in _copies(s, name) if s.where[card] == hand(seat)] if name else []
    if not held:
        return Reason("not-in-hand", when, card=name)
    assert not any(has_assist(s, seat, card) for card in held)
    return Reason("no-assist", _cite(table, "K6", "X4"), card=name)


ANSWER: Final[dict[str, Act]] = {
    "defend": _why_not_defend,
    "block": _why_not_block,
    "assist": _why_not_assist,
}

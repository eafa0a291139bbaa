"""Why not? Anything a player might try and cannot do has a reason and a rule id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import effects as fx
from .asks import Ask, Option, cards_of
from .cards import records_in
from .confronting import character, cost_of, targets
from .counting import level
from .game import Game
from .ledger import LEDGER, holds_in
from .picking import line_up_for
from .playing import has_assist
from .state import (
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
from .turns import prey, price, why_not_use


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done, and the rule that says so."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


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
        return Reason(f"{verb!r} is nothing to do: {', '.join(sorted(VERBS))}", "T3")
    if name and name not in s.cat.by_id:
        return Reason(f"{name!r} is no card at this table", "S2")
    if s.result is not None:
        return Reason("The game is over.", s.result.rule)
    if _offered(table, seat, verb, name):
        return None
    if seat in s.out:
        return Reason("You are out of the game.", _cite(table, "V3", "T3"))
    if verb in ANSWERS:
        return ANSWER[verb](table, seat, name)
    return _why_not_act(table, seat, verb, name)


def _offered(table: Game, seat: int, verb: str, name: str) -> bool:
    """Whether an open ask of this seat offers just that."""
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
    for rule in rules:
        if holds_in(LEDGER[rule], table.setup.box):
            return rule
    return rules[-1]


def _copies(s: State, name: str) -> list[int]:
    face = s.cat.by_id[name]
    return [card for card, its in enumerate(s.faces) if its == face]


def _title(s: State, name: str) -> str:
    return s.cat.name[s.cat.by_id[name]] if name else "That"


# --- The turn's own actions -------------------------------------------------------------------


def _why_not_act(table: Game, seat: int, verb: str, name: str) -> Reason:
    s = table.state
    if verb == "confront" and not s.rules.confrontations:
        return Reason("There are no Confrontations at this table.", "T3")
    if s.turn.seat != seat:
        return Reason(_not_your_turn(s, seat), "F10")
    ask = table.ask_of(seat)
    if ask is None and s.turn.target >= 0 and any(each.kind == "block" for each in table.asks):
        return Reason("You are done: nothing more is played in this Confrontation.", "F2")
    if ask is None or ask.kind not in ("turn", "announce"):
        return Reason("A card is still resolving: that comes first.", "R2")
    if verb == "confront":
        return _why_not_confront(table, seat, name)
    if ask.kind == "announce":
        return Reason("First announce a Confrontation or a normal turn.", "Q21")
    if verb in BARE:
        if name:
            return Reason(f"To {_said(verb)} you name no card.", "T3")
        return _why_not_bare(table, seat, verb)
    if not name:
        return Reason(f"Say which card you would like to {verb}.", "T3")
    return ACTION[verb](table, seat, name)


def _not_your_turn(s: State, seat: int) -> str:
    if not s.rules.confrontations:
        return "It is not your turn: only Defenses are used in another's turn."
    if s.turn.seat in s.mates(seat):
        return "It is your teammate's turn: only Assist cards and Defenses are used in it."
    return "It is not your turn: only Defenses and Blocks are used in another's turn."


def _said(verb: str) -> str:
    return {"end": "end your turn", "done": "be done", "call": "ask for help"}[verb]


def _binding(s: State, seat: int) -> bool:
    """W4: whether a card in hand comes before all others."""
    return any(s.cat.cards[s.faces[card]].binding for card in s.zones[hand(seat)])


def _weakness_first(table: Game, text: str) -> Reason:
    """At a mixed table a Weakness brings its own box's rule along (Q38)."""
    return Reason(text, _cite(table, "W4", "Q38"))


def _why_not_bare(table: Game, seat: int, verb: str) -> Reason:
    s = table.state
    if verb == "call":
        if not s.mates(seat):
            return Reason("You have no teammate to ask.", _cite(table, "V1", "S12", "T3"))
        if s.turn.called:
            reason = "Your teammate has just been asked; do something else first."
            return Reason(reason, _cite(table, "Q40", "X4", "T3"))
        return Reason("Your teammate has no card in hand.", _cite(table, "Q27", "X4", "T3"))
    if verb == "done" and s.turn.target < 0:
        if not s.rules.confrontations:
            return Reason("There are no Confrontations at this table: end your turn.", "T3")
        return Reason("You Confront nobody: end your turn instead.", "F2")
    if _binding(s, seat):
        return _weakness_first(table, "Your Weaknesses must be played before that.")
    laid = [card for card in s.zones[on_hero(seat)] if card != s.turn.laid]
    if laid and s.rules.assist_on_character:
        title = s.cat.name[s.faces[laid[0]]]
        return Reason(f"{title} on your Character must be played before that.", "V5")
    return Reason("You Confront a foe: say that you are done, then it is decided.", "F2")


def _why_not_confront(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    if s.turn.announced:
        now = "already Confront a foe" if s.turn.target >= 0 else "play a normal turn"
        text = f"You {now}: a Confrontation is announced at the very start of a turn."
        return Reason(text, "T2")
    if not name:
        return Reason("Say whose Character you would like to Confront.", "T2")
    title = _title(s, name)
    if s.cat.kind[s.cat.by_id[name]] != "character":
        return Reason(f"{title} is no Character: only Characters are Confronted.", "T2")
    owner = next((o for o in range(s.seats) if _owns(s, o, name)), -1)
    if owner < 0:
        return Reason(f"Nobody has this {title} any more, or ever had.", "S9")
    if owner == seat or owner in s.mates(seat):
        whose = "your own Character" if owner == seat else "your teammate's Character"
        return Reason(f"{title} is {whose}: only foes are Confronted.", "T2")
    if s.cat.ids[s.faces[character(s, owner)]] != name:
        return Reason(f"Only the top card of {title} can be Confronted.", "S9")
    least = targets(s, seat)[0]
    other = s.cat.name[s.faces[character(s, least)]]
    if s.rules.target == "lowest-level":
        low, high = level(s, least), level(s, owner)
        text = f"{title} is of Level {high} and {other} of Level {low}: the lower one comes first."
        return Reason(text, _cite(table, "X4", "T2"))
    low, high = cost_of(s, least), cost_of(s, owner)
    text = f"{title} costs {high} and {other} costs {low}: the lowest cost comes first."
    return Reason(text, _cite(table, "F1", "T2"))


def _owns(s: State, seat: int, name: str) -> bool:
    return any(s.cat.ids[s.faces[card]] == name for card in s.zones[hero_zone(seat)])


def _why_not_play(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    copies = _copies(s, name)
    if any(s.where[card] in (hand(seat), on_hero(seat)) for card in copies) and _binding(s, seat):
        return _weakness_first(table, "Your Weaknesses must be played first.")
    if s.turn.laid in copies:
        return Reason(f"{title} lies on your Character until your next turn.", "V5")
    if any(s.where[card] == in_play(seat) for card in copies):
        return Reason(f"{title} is already in front of you; only a card can replay it.", "R4")
    return Reason(f"{title} is not in your hand.", "T3")


def _why_not_buy(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    copies = _copies(s, name)
    if s.turn.target >= 0:
        return Reason("Nothing is bought on a turn with a Confrontation.", "T6")
    for_sale = [card for card in copies if card in line_up_for(s, seat) or s.where[card] == STACK]
    for_sale += s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []
    for card in for_sale:
        if card in copies:
            cost = price(s, card)
            return Reason(f"{title} costs {cost} and you have {s.turn.power} Power.", "T4")
    return _not_for_sale(table, seat, name, copies)


def _not_for_sale(table: Game, seat: int, name: str, copies: list[int]) -> Reason:
    s = table.state
    title = _title(s, name)
    kind = s.cat.kind[s.cat.by_id[name]]
    if kind == "weakness":
        return Reason("Weaknesses are never bought.", "S4")
    if kind == "stack":
        return Reason(f"The stack of {title} is out.", "S4")
    if kind == "character":
        return Reason("Characters are not bought, but defeated in Confrontations.", "F3")
    if kind == "super-villain" and s.rules.hidden_villains:
        return Reason(f"{title} is not in the Line-Up.", "H3")
    if kind == "super-villain":
        if not s.villain_up and s.rules.villain_stack:
            return Reason(
                "The next Super-Villain stays face down until your turn is over: one a turn.", "R5"
            )
        return Reason("Only the face-up Super-Villain on the stack can be defeated.", "R5")
    if any(card in s.turn.borrowed for card in copies):
        return Reason(
            f"{title} is played out of the Line-Up and cannot be bought this turn.",
            _cite(table, "C-granny-goodness", "Q15"),
        )
    lying = [card for card in copies if s.where[card] >= 8 and s.where[card] % 8 == ON_HERO]
    if lying and s.rules.assist_on_character:
        return Reason(f"{title} lies on a Character: it is a player's own card.", "V4")
    if lying:
        return Reason(f"{title} lies on another player's Super Hero: it is theirs alone.", "H1")
    if any(s.where[card] == discard_pile(seat) for card in copies):
        return Reason(f"{title} is yours already.", "T5")
    return Reason(f"{title} is neither in the Line-Up nor on a stack.", "T4")


def _why_not_use(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    mine = [each for each in s.uses[seat] if s.cat.ids[s.faces[each[0]]] == name]
    if not mine:
        if any(s.where[card] == hand(seat) for card in _copies(s, name)):
            return Reason(f"{title} works from play, not from your hand.", "K2")
        lower = [card for card in _copies(s, name) if card in s.zones[hero_zone(seat)][:-1]]
        if lower:
            return Reason("Only the top card of your Character works.", "S9")
        return Reason(f"{title} has no ability that you could use now.", _cite(table, "K11", "D8"))
    card, number, ability = mine[0]
    missing = why_not_use(s, seat, card, number, ability)
    own = s.where[card] % 8 == HERO
    rule = _cite(table, "K11", "K8", "K3") if own else "K3"
    fights = any(isinstance(part, fx.Confronting) for part in records_in(ability.only_if))
    if missing == "condition" and fights and s.turn.target < 0:
        return Reason(f"{title} works in a Confrontation of your own only.", "F6")
    return {
        "used": Reason(f"{title} has been used this turn.", rule),
        "power": Reason(
            f"{title} takes {ability.pay_power} Power and you have {s.turn.power}.", "Q17"
        ),
        "condition": Reason(f"What {title} asks for is not there yet.", rule),
        "price": Reason(f"You cannot pay what {title} asks for.", rule),
        "nothing": Reason(f"{title} would do nothing now.", "D6"),
    }[missing]


def _why_not_hunt(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    if not s.rules.hunt:
        return Reason("This table does not play Super-Villain Hunt.", _cite(table, "H2", "T4"))
    if s.turn.hunt_over:
        return Reason("Your hunt was avoided: no other this turn.", "H2")
    if not any(card in prey(s, seat) for card in _copies(s, name)):
        return Reason(f"{title} is no Super-Villain in a foe's discard pile.", "H2")
    cost = s.cat.cost[s.cat.by_id[name]]
    return Reason(f"{title} costs {cost} and you have {s.turn.power} Power.", "H2")


def _why_not_lay(table: Game, seat: int, name: str) -> Reason:
    """V4: one Assist card, once a turn, where none lies."""
    s = table.state
    title = _title(s, name)
    if not s.rules.assist_on_character:
        text = "Cards are put onto a Character with two or three players of Confrontations only."
        return Reason(text, _cite(table, "V4", "T3"))
    if s.turn.laid >= 0:
        return Reason("You have put a card onto your Character this turn.", "V4")
    if s.zones[on_hero(seat)]:
        return Reason("A card lies on your Character already: play it first.", "V4")
    held = [card for card in _copies(s, name) if s.where[card] == hand(seat)]
    if not held:
        return Reason(f"{title} is not in your hand.", "V4")
    return Reason(f"{title} has no Assist.", "K6")


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
    title = _title(s, name)
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "defend":
        return Reason("Nobody attacks you now.", "A1")
    defense = s.cat.defense[s.cat.by_id[name]] if name else None
    if defense is None:
        return Reason(f"{title} bears no Defense.", "A1")
    if defense.place == fx.IN_PLAY:
        return Reason(f"The Defense of {title} works from play only.", "A1")
    if any(s.where[card] == hand(seat) for card in _copies(s, name)):
        return Reason(f"{title} has served against this Attack already.", _cite(table, "A3", "A2"))
    return Reason(f"{title} is not in your hand.", "A1")


def _why_not_block(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    if not s.rules.confrontations:
        return Reason("There are no Confrontations at this table, so no Blocks.", "T3")
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "block":
        return Reason("You are asked for Blocks when a foe who Confronts you is done.", "F15")
    if not name or s.cat.block[s.cat.by_id[name]] is None:
        return Reason(f"{title} bears no Block.", "F15")
    return Reason(f"{title} is not in your hand.", "F15")


def _why_not_assist(table: Game, seat: int, name: str) -> Reason:
    s = table.state
    title = _title(s, name)
    mates = s.mates(seat)
    if not mates:
        return Reason("You have no teammate to assist.", _cite(table, "V1", "S12", "T3"))
    if not s.cat.assists:
        return Reason("No card at this table has Assist.", _cite(table, "K6", "X4"))
    when = _cite(table, "Q27", "X4", "T3")
    if s.turn.seat == seat:
        return Reason("On your own turn you play cards as usual.", when)
    if s.turn.seat not in mates:
        return Reason("It is no teammate's turn.", "F10")
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "assist":
        return Reason("You are asked when your teammate calls, and before they are done.", when)
    held = [card for card in _copies(s, name) if s.where[card] == hand(seat)] if name else []
    if not held:
        return Reason(f"{title} is not in your hand.", when)
    assert not any(has_assist(s, seat, card) for card in held)
    return Reason(f"{title} has no Assist.", _cite(table, "K6", "X4"))


ANSWER: Final[dict[str, Act]] = {
    "defend": _why_not_defend,
    "block": _why_not_block,
    "assist": _why_not_assist,
}

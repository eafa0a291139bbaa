"""Why not? Anything a player might try and cannot do has a reason and a rule id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import effects as fx
from .picking import line_up_for
from .sight import cards_of
from .state import (
    ON_HERO,
    STACK,
    SUPER_VILLAINS,
    State,
    discard_pile,
    hand,
    in_play,
)
from .turns import prey, why_not_use

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done, and the rule that says so."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


Intent = tuple[str, str]
"""What a player would like: ``("buy", "katana")``; the card is named by its id, or ``""``."""


def why_not(table: Table, seat: int, intent: Intent) -> Reason | None:
    """None when it can be done now; otherwise the reason and its rule."""
    verb, name = intent
    s = table.state
    known = {"play", "buy", "use", "hunt", "end", "defend"}
    if verb not in known:
        return Reason(f"{verb!r} is nothing to do: {', '.join(sorted(known))}", "T3")
    if name and name not in s.cat.by_id:
        return Reason(f"{name!r} is no card at this table", "S2")
    if s.result is not None:
        return Reason("The game is over.", s.result.rule)
    if _offered(table, seat, verb, name):
        return None
    if verb == "defend":
        return _why_not_defend(table, seat, name)
    if s.turn.seat != seat:
        return Reason("It is not your turn: only Defenses are used in another's turn.", "F10")
    ask = table.ask_of(seat)
    if ask is None or ask.kind != "turn":
        return Reason("A card is still resolving: that comes first.", "R2")
    if not name:
        return Reason(f"Say which card you would like to {verb}.", "T3")
    judge = {"play": _why_not_play, "buy": _why_not_buy, "use": _why_not_use, "hunt": _why_not_hunt}
    return judge[verb](s, seat, name)


def _offered(table: Table, seat: int, verb: str, name: str) -> bool:
    """Whether an open ask of this seat offers just that."""
    ask = table.ask_of(seat)
    if ask is None or (verb == "defend") != (ask.kind == "defend"):
        return False
    s = table.state
    wanted = "card" if verb == "defend" else verb
    for option in ask.options:
        ids = [s.cat.ids[s.faces[card]] for card in cards_of(option)]
        if option[0] == wanted and ids == ([name] if name else []):
            return True
    return False


def _copies(s: State, name: str) -> list[int]:
    face = s.cat.by_id[name]
    return [card for card, its in enumerate(s.faces) if its == face]


def _title(s: State, name: str) -> str:
    return s.cat.name[s.cat.by_id[name]] if name else "That"


def _why_not_play(s: State, seat: int, name: str) -> Reason:
    title = _title(s, name)
    if any(s.where[card] == in_play(seat) for card in _copies(s, name)):
        return Reason(f"{title} is already in front of you; only a card can replay it.", "R4")
    return Reason(f"{title} is not in your hand.", "T3")


def _why_not_buy(s: State, seat: int, name: str) -> Reason:
    title = _title(s, name)
    copies = _copies(s, name)
    cost = s.cat.cost[s.cat.by_id[name]]
    for_sale = [card for card in copies if card in line_up_for(s, seat) or s.where[card] == STACK]
    top = s.zones[SUPER_VILLAINS][-1:] if s.villain_up else []
    if for_sale or any(card in top for card in copies):
        return Reason(f"{title} costs {cost} and you have {s.turn.power} Power.", "T4")
    kind = s.cat.kind[s.cat.by_id[name]]
    if kind == "weakness":
        return Reason("Weaknesses are never bought.", "S4")
    if kind == "stack":
        return Reason(f"The stack of {title} is out.", "S4")
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
            "C-granny-goodness",
        )
    if any(s.where[card] >= 8 and s.where[card] % 8 == ON_HERO for card in copies):
        return Reason(f"{title} lies on another player's Super Hero: it is theirs alone.", "H1")
    if any(s.where[card] == discard_pile(seat) for card in copies):
        return Reason(f"{title} is yours already.", "T5")
    return Reason(f"{title} is neither in the Line-Up nor on a stack.", "T4")


def _why_not_use(s: State, seat: int, name: str) -> Reason:
    title = _title(s, name)
    mine = [each for each in s.uses[seat] if s.cat.ids[s.faces[each[0]]] == name]
    if not mine:
        if any(s.where[card] == hand(seat) for card in _copies(s, name)):
            return Reason(f"{title} works from play, not from your hand.", "K2")
        return Reason(f"{title} has no ability that you could use now.", "K11")
    card, number, ability = mine[0]
    missing = why_not_use(s, seat, card, number, ability)
    rule = "K11" if s.cat.kind[s.faces[card]] == "super-hero" else "K3"
    return {
        "used": Reason(f"{title} has been used this turn.", rule),
        "power": Reason(
            f"{title} takes {ability.pay_power} Power and you have {s.turn.power}.", "Q17"
        ),
        "condition": Reason(f"What {title} asks for is not there yet.", rule),
        "price": Reason(f"You cannot pay what {title} asks for.", rule),
        "nothing": Reason(f"{title} would do nothing now.", "D6"),
    }[missing]


def _why_not_hunt(s: State, seat: int, name: str) -> Reason:
    title = _title(s, name)
    if not s.rules.hunt:
        return Reason("This table does not play Super-Villain Hunt.", "H2")
    if s.turn.hunt_over:
        return Reason("Your hunt was avoided: no other this turn.", "H2")
    if not any(card in prey(s, seat) for card in _copies(s, name)):
        return Reason(f"{title} is no Super-Villain in a foe's discard pile.", "H2")
    cost = s.cat.cost[s.cat.by_id[name]]
    return Reason(f"{title} costs {cost} and you have {s.turn.power} Power.", "H2")


def _why_not_defend(table: Table, seat: int, name: str) -> Reason:
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
    return Reason(f"{title} is not in your hand.", "A1")

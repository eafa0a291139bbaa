"""English: the words. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from archrivals.engine.language.effects import Place
from archrivals.speech.facts import Facts
from archrivals.speech.marks import A, card, number, term, zone
from archrivals.speech.speaker import every_verb
from archrivals.speech.tree import FactId, HeadId, Joint, Only, Slot, VerbId, Who

POWER: Final = term("power", "Power")
VP: Final = term("vp", "VP")
LINE_UP: Final = f"the {zone('line-up', 'Line-Up')}"
SUPER_VILLAIN: Final = term("super-villain", "Super-Villain")
CHARACTER: Final = term("character", "Character")
CONFRONTATION: Final = term("confrontation", "Confrontation")
ATTACK: Final = term("attack", "Attack")
TEAMS: Final = "(yours or your teammate's)"

HEADS: Final[dict[HeadId, str]] = {
    "assist": term("assist", "Assist"),
    "attack": ATTACK,
    "ongoing": term("ongoing", "Ongoing"),
    "defense": term("defense", "Defense"),
    "confrontation": CONFRONTATION,
    "team-confrontation": f"{CONFRONTATION} {TEAMS}",
    "otherwise": "otherwise",
    "first-appearance": term("first-appearance", "First Appearance"),
    "first-appearance-attack": term("first-appearance", "First Appearance"),
}
JOINTS: Final[dict[Joint, str]] = {
    "then": ", then ",
    "and": ", and ",
    ";": "; ",
    ";then": "; then ",
    "or": "; or ",
}

# --- Nouns ------------------------------------------------------------------------------------

CARD: Final = ("card", "cards")
EXTRA: Final = ("extra card", "extra cards")
WEAKNESS: Final = (card("Weakness", "Weakness"), card("Weakness", "Weaknesses"))
TYPES: Final = {
    "Hero": (term("hero", "Hero"), term("hero", "Heroes")),
    "Villain": (term("villain", "Villain"), term("villain", "Villains")),
    "Super Power": (term("super-power", "Super Power"), term("super-power", "Super Powers")),
    "Equipment": (term("equipment", "Equipment"), term("equipment", "Equipment")),
    "Location": (term("location", "Location"), term("location", "Locations")),
    "Starter": (term("starter", "Starter"), term("starter", "Starters")),
}

# --- Players ----------------------------------------------------------------------------------

WHO: Final[dict[Who, str]] = {
    "you": "you",
    "they": "they",
    "teammate": "your teammate",
    "their-teammate": "their teammate",
    "team": "you or your teammate",
    "their-team": "they or their teammate",
    "a-player": "another player of your choice",
    "any-player": "any player",
    "a-foe": "a foe of your choice",
    "any-foe": "a foe",
    "each-foe": "each foe",
    "that-foe": "that foe",
    "attacker": "the attacker",
    "each-player": "each player",
    "owner": "its owner",
}
OWNERS: Final[dict[Who, str]] = WHO | {
    "a-player": "another player",
    "a-foe": "a foe",
    "each-foe": "your foes",
    "each-player": "all players",
}
YOUR: Final[dict[Who, str]] = {who: f"{name}'s" for who, name in OWNERS.items()} | {
    "you": "your",
    "they": "their",
    "team": "your or your teammate's",
    "their-team": "their or their teammate's",
    "each-foe": "your foes'",
    "each-player": "all players'",
}
ONLY: Final[dict[Only, str]] = {
    "highest": "each {} with the highest total",
    "other": "each other {}",
    "did": "a {} who did",
    "did-not": "a {} who did not",
    "cannot": "a {} who cannot do so",
    "does-not": "a {} who does not do so",
    "received": "each {} who received a card",
}

# --- Places -----------------------------------------------------------------------------------

OWN: Final[dict[Place, tuple[str, str]]] = {
    "hand": (zone("hand", "hand"), zone("hand", "hands")),
    "discard": (zone("discard", "discard pile"), zone("discard", "discard piles")),
    "deck": (zone("deck", "deck"), zone("deck", "decks")),
    "score": (zone("score", "score pile"), zone("score", "score piles")),
}
_MAIN: Final = f"the {zone('main-deck', 'main deck')}"
_VILLAINS: Final = f"the {zone('super-villain', 'Super-Villain stack')}"
_STACK: Final = f"its {zone('stack', 'stack')}"
_DESTROYED: Final = f"the {zone('destroyed', 'destroyed pile')}"

Words = tuple[str, Place | None]
"""Words, and whose place stands after them."""

ZONES: Final[dict[Place, Words]] = {place: ("", place) for place in OWN} | {
    "deck-top": ("the top of ", "deck"),
    "deck-bottom": ("the bottom of ", "deck"),
    "line-up": (LINE_UP, None),
    "main-deck-top": (f"the top of {_MAIN}", None),
    "main-deck-second": (f"the second place of {_MAIN}", None),
    "main-deck-bottom": (f"the bottom of {_MAIN}", None),
    "stack": (_STACK, None),
    "destroyed": (_DESTROYED, None),
    "super-villain": (_VILLAINS, None),
    "super-villain-top": (f"the top of {_VILLAINS}", None),
}
ENDS: Final[frozenset[Place]] = frozenset(
    ("deck-top", "deck-bottom", "main-deck-top", "main-deck-bottom")
)
TO: Final[dict[Place, Words]] = {place: ("into ", place) for place in OWN} | {
    "deck-top": ("on top of ", "deck"),
    "deck-bottom": ("on the bottom of ", "deck"),
    "play": ("into play", None),
    "played": ("among the cards {} have played", None),
    "front": ("in front of {}", None),
    "this": ("beside this card", None),
    "gained": ("among the cards {} have gained", None),
    "line-up": (f"into {LINE_UP}", None),
    "main-deck-top": (f"on top of {_MAIN}", None),
    "main-deck-second": (f"under the top card of {_MAIN}", None),
    "main-deck-bottom": (f"on the bottom of {_MAIN}", None),
    "stack": (f"back on {_STACK}", None),
    "destroyed": (f"into {_DESTROYED}", None),
    "super-villain": (f"among the cards of {_VILLAINS}", None),
    "super-villain-top": (f"on top of {_VILLAINS}", None),
    "it": ("beside those cards", None),
    "done": ("beside the cards just moved", None),
}
SINGLE: Final[dict[Place, tuple[str, str, Place | None]]] = {
    "deck-top": ("the top card of ", "the top {} cards of ", "deck"),
    "deck-bottom": ("the bottom card of ", "the bottom {} cards of ", "deck"),
    "main-deck-top": (f"the top card of {_MAIN}", f"the top {{}} cards of {_MAIN}", None),
    "main-deck-second": (f"the second card of {_MAIN}", f"the second {{}} cards of {_MAIN}", None),
    "main-deck-bottom": (f"the bottom card of {_MAIN}", f"the bottom {{}} cards of {_MAIN}", None),
    "super-villain": (f"the {SUPER_VILLAIN} to defeat", f"{{}} {SUPER_VILLAIN}s to defeat", None),
    "super-villain-top": (
        f"the top card of {_VILLAINS}",
        f"the top {{}} cards of {_VILLAINS}",
        None,
    ),
    "this": ("this card", "{} copies of this card", None),
}

# --- Verbs ------------------------------------------------------------------------------------

VERBS: Final[dict[VerbId, tuple[str, str, str]]] = every_verb(
    {  # plain, third person, participle
        "draw": ("draw", "draws", "drawn"),
        "discard": ("discard", "discards", "discarded"),
        "destroy": ("destroy", "destroys", "destroyed"),
        "gain": ("gain", "gains", "gained"),
        "put": ("put", "puts", "moved"),
        "put-back": ("put", "puts", "moved"),
        "return": ("put", "puts", "moved"),
        "reveal": ("reveal", "reveals", "revealed"),
        "look": ("look", "looks", "revealed"),
        "choose": ("choose", "chooses", "chosen"),
        "play": ("play", "plays", "played"),
        "play-again": ("play", "plays", "played"),
        "refill": ("refill", "refills", ""),
        "win": ("win", "wins", ""),
        "total": ("total", "totals", ""),
        "lay": ("lay", "lays", ""),
        "set-face-down": ("set", "sets", ""),
        "switch-target": ("switch", "switches", ""),
        "cancel-confrontation": ("cancel", "cancels", ""),
        "pass-to": ("pass", "passes", "passed"),
        "take": ("take", "takes", "passed"),
        "receive": ("receive", "receives", "passed"),
        "turn-hero": ("turn", "turns", ""),
        "set-aside": ("set", "sets", ""),
    }
)
AROUND: Final[dict[VerbId, tuple[str, str]]] = {  # before and after the object
    "look": ("at ", ""),
    "play-again": ("again ", ""),
    "put-back": ("", " back on top"),
    "return": ("", " back"),
    "total": ("the cost of ", ""),
    "lay": ("", " face down"),
    "set-face-down": ("", " face down"),
}
_VILLAIN: Final = TYPES["Villain"][0]
FIXED: Final[dict[VerbId, str]] = {  # objects of one verb; {} is "your"
    "win": "the game",
    "gain-cheaper": f"a cheaper card of the same type from {LINE_UP}",
    "switch-target": f"the {CONFRONTATION} to another foe's {CHARACTER}",
    "turn-hero": "{} Super Hero face down until this " + f"{_VILLAIN} is defeated",
    "set-aside": f"a card from {{}} {OWN['hand'][0]} aside at random; once this {_VILLAIN} is "
    f"defeated, it goes on top of {{}} {OWN['deck'][0]}",
    "pass-cards": f"a card from {{}} {OWN['hand'][0]} to the hand of the player on {{}} left "
    "and another to the hand of the player on {} right",
}

# --- Facts ------------------------------------------------------------------------------------

FACT_ROWS: Final[dict[FactId, str]] = {
    "nothing": "nothing happens",
    "no-effect": "no effect",
    "doubled": f"{{who:whose}} {POWER} so far this turn is doubled",
    "laid-destroyed": "all of these are revealed and destroyed",
    "takes-text": "this card has that card's text this turn; resolve it now",
    "stays-in-hand": f"it stays in your {OWN['hand'][0]}",
    "odd-or-even": "choose odd or even",
    "change-cost": f"{{who:whose}} {CHARACTER}'s cost is {{n:more}} {{until}}",
    "change-team-cost": f"the cost of {{who:whose}} or {{who:your}} teammate's {CHARACTER} is "
    "{n:more} {until}",
    "cheaper": f"this turn, {{who}} {{who:pay}} {{n}} less {POWER} for {SUPER_VILLAIN}s",
    "control-locations": f"this turn, {{who}} {{who:control}} {{who:your}} teammate's "
    f"{TYPES['Location'][1]}, which work as if {{who:you}} had just played them",
    "line-up-refills": f"until the end of the next turn of the player on {{who:your}} right, "
    f"{LINE_UP} refills to {{n:cards}} only",
    "redealt": "these are shuffled together, and each {players} is dealt {n} of them",
    "character-cost": f"your {CHARACTER}'s cost is {{n:more}}{{granted:turn}}",
    "first-turn": "you take the first turn of the game",
    "first-draw-more": "the first time a card lets you draw {granted:each_turn}, "
    "draw {n:more_cards}",
    "hand-has-assist": f"each {{cards:bare}} in your {OWN['hand'][0]} has {HEADS['assist']}"
    "{granted:turn}",
    "binding": f"you must play this card from your {OWN['hand'][0]} before any card that is not "
    "{cards:one} and before you end your turn",
    "returns": f"when this card is destroyed, it goes back to {_STACK}",
    "maximum": "maximum {n:often} each turn",
    "maximum-per-type-moved": "maximum {n:often} each turn per card type moved",
    "maximum-per-type-discarded": "maximum {n:often} each turn per card type discarded",
    "maximum-per-price": "each price can be paid {n:often} each turn",
    "maximum-per-option": "maximum {n:often} each turn for each of these",
}
FACT_FORMS: Final[dict[Slot, tuple[str, ...]]] = {
    "who": ("", "whose", "your", "you", "pay", "control"),
    "n": ("", "more", "cards", "more_cards", "often"),
    "players": ("",),
    "cards": ("bare", "one"),
    "granted": ("turn", "each_turn"),
    "until": ("",),
}
FACTS: Final = Facts(FACT_ROWS, FACT_FORMS)
SPARED: Final = {
    "weakness": f"gained no {WEAKNESS[0]}",
    "gain": "gained no card",
    "discard": "discarded no card",
    "destroy": "destroyed no card",
    "": "was not affected",
}
EACH_TURN: Final = {
    "yours": "on each of your turns",
    "team": "on each of your and your teammate's turns",
    "any": "in each turn",
}
ON_TURN: Final = {
    "yours": "on your turn",
    "team": "on your or your teammate's turn",
    "any": "on anybody's turn",
}
NUMBERS: Final = ("none", "one", "two", "three", "four", "five")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
PLURALS: Final = {"Equipment": "Equipment", "Hero": "Heroes"}
W: Final = {
    "if": "if",
    "unless": "unless",
    "and": "and",
    "or": "or",
    "per": "per",
    "for each": "for each",
    "otherwise": "; otherwise, ",
    "choose": "choose",
    "nothing to choose": "there is nothing to choose",
    "up to": "up to ",
    "odd": "odd",
    "even": "even",
    "as much": "+",
    "plus": "plus ",
    "all": "all",
    "any": "any number",
    "of type": " of type {}",
    "with": " with {}",
    "with word": ' with "{}" in the name',
    "of stack": " of the stack",
    "not of stack": " other than a stack card",
    "of cost": " of cost {}",
    "of odd cost": " of {} cost",
    "odd cost of": " {}",
    "matching": " whose cost matches",
    "done if": " if {}",
    "Power equal": f"{POWER} equal to {{}}",
    "and/or": "and/or",
    "at least": "at least",
    "but": ", but ",
    "at most": "at most",
    "at random": "at random",
    "each turn": "each turn",
    "on": ON_TURN["yours"],
    "this": "this turn",
    "once": number(1, "once"),
    "twice": number(2, "twice"),
    "times": "{} times",
    "up to times": "up to {} times",
    "any number of times": "any number of times",
    "Power": POWER,
    "more": "more",
    "power, if": " ",
    "Block": term("block", "Block"),
    "block, then": ", then ",
    "VP of your hand": f"the total {VP} of your {OWN['hand'][0]}, which you reveal",
    "on-gain": "when you buy or gain this card",
    "in-confrontation": f"in a {CONFRONTATION}",
    "in-team-confrontation": f"in a {CONFRONTATION} {TEAMS}",
    "all-differ": "they are of different card types",
    "first-card you": "this is the first card you play this turn",
    "first-card they": "this is the first card they play this turn",
    "as-assist": f"this card is played as {A} {HEADS['assist']}",
    "foe-discarded": "a foe discarded a card earlier this turn",
    "confronting you": "you are Confronting a foe",
    "confronting they": "they are Confronting a foe",
    "team-confronting you": "you or your teammate is Confronting a foe",
    "team-confronting they": "they or their teammate is Confronting a foe",
    "being-confronted you": f"your {CHARACTER} is being Confronted",
    "being-confronted they": "you are Confronting them",
    "did you": "you do",
    "did they": "they did",
    "costs-most": "if one of them costs more than every other",
}
"""The small words."""

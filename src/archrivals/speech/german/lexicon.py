"""German: the words. Nothing here decides anything.

The player is "du"; steps are orders ("ziehe eine Karte"), choices "du darfst". Card and character
names stay as they are; the basic cards are words of the game and have German names.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from archrivals.engine.language.effects import Place
from archrivals.speech.facts import Facts
from archrivals.speech.marks import COMMA, OF, card, number, term, zone
from archrivals.speech.speaker import every_verb
from archrivals.speech.tree import FactId, HeadId, Joint, Only, Slot, VerbId, Who

Case = Literal[0, 1, 2, 3]
NOM: Final = 0
ACC: Final = 1
DAT: Final = 2
GEN: Final = 3
Gender = Literal["m", "f", "n", "p"]


class Word(NamedTuple):
    """A noun: its gender, one (as a subject, otherwise), several (also after "mit")."""

    gender: Gender
    one: str
    obl: str
    many: str
    dat: str


def _word(mark: str, gender: Gender, one: str, many: str, obl: str = "", dat: str = "") -> Word:
    forms = (one, obl or one, many, dat or many)
    marked = [term(mark, form) if mark else form for form in forms]
    return Word(gender, *marked)


POWER: Final = term("power", "Kraft")
VP: Final = term("vp", "SP")
CONFRONTATION: Final = term("confrontation", "Konfrontation")
ATTACK: Final = term("attack", "Angriff")
ASSIST: Final = term("assist", "Unterstützung")
CHARACTER: Final = term("character", "Charakter")
CHARACTERS: Final = term("character", "Charakters")
VILLAINS: Final = term("super-villain", "Superschurken")
LINE_UP: Final = zone("line-up", "Aufstellung")
TEAMS: Final = "(deine oder die deines Partners)"

HEADS: Final[dict[HeadId, str]] = {
    "assist": ASSIST,
    "attack": ATTACK,
    "ongoing": term("ongoing", "Dauerhaft"),
    "defense": term("defense", "Verteidigung"),
    "confrontation": CONFRONTATION,
    "team-confrontation": f"{CONFRONTATION} {TEAMS}",
    "otherwise": "sonst",
    "first-appearance": term("first-appearance", "Erster Auftritt"),
    "first-appearance-attack": term("first-appearance", "Erster Auftritt"),
}
JOINTS: Final[dict[Joint, str]] = {
    "then": ", dann ",
    "and": ", und ",
    ";": "; ",
    ";then": "; danach ",
    "or": "; oder ",
}

# --- Nouns ------------------------------------------------------------------------------------

CARD: Final = _word("", "f", "Karte", "Karten")
TYPES: Final = {
    "Hero": _word("hero", "m", "Held", "Helden", "Helden"),
    "Villain": _word("villain", "m", "Schurke", "Schurken", "Schurken"),
    "Super Power": _word("super-power", "f", "Superkraft", "Superkräfte", "", "Superkräften"),
    "Equipment": _word("equipment", "f", "Ausrüstung", "Ausrüstungen"),
    "Location": _word("location", "m", "Ort", "Orte", "", "Orten"),
    "Starter": _word("starter", "f", "Startkarte", "Startkarten"),
}
NAMES: Final[dict[str, tuple[Gender, str, str, str]]] = {
    "Punch": ("m", "Schlag", "Schläge", "Schlägen"),
    "Kick": ("m", "Tritt", "Tritte", "Tritten"),
    "Vulnerability": ("f", "Verwundbarkeit", "Verwundbarkeiten", "Verwundbarkeiten"),
    "Weakness": ("f", "Schwäche", "Schwächen", "Schwächen"),
    "Word of Power": ("n", "Word of Power", "Words of Power", "Words of Power"),
    "Enhanced Strength": ("f", "Enhanced Strength", "Enhanced Strength", "Enhanced Strength"),
}
"""The basic cards, which are words of the game, and names that are not masculine."""

DER: Final = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
EIN: Final = {  # ein, kein, dein, sein
    "m": ("", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("", "", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
JED: Final = {
    "m": ("er", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
ADJ: Final = {  # after ein, or without an article
    "m": ("er", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("es", "es", "en", "en"),
    "p": ("e", "e", "en", "er"),
}
HE: Final = {"m": ("er", "ihn"), "f": ("sie", "sie"), "n": ("es", "es"), "p": ("sie", "sie")}

# --- Players ----------------------------------------------------------------------------------

WHO: Final[dict[Who, tuple[str, str]]] = {  # as a subject, as an object
    "you": ("du", "dich"),
    "they": ("er", "ihn"),
    "teammate": ("dein Partner", "deinen Partner"),
    "their-teammate": ("sein Partner", "seinen Partner"),
    "team": ("du oder dein Partner", "dich oder deinen Partner"),
    "their-team": ("er oder sein Partner", "ihn oder seinen Partner"),
    "a-player": ("ein anderer Spieler deiner Wahl", "einen anderen Spieler deiner Wahl"),
    "any-player": ("ein beliebiger Spieler", "einen beliebigen Spieler"),
    "a-foe": ("ein Gegner deiner Wahl", "einen Gegner deiner Wahl"),
    "any-foe": ("ein Gegner", "einen Gegner"),
    "each-foe": ("jeder Gegner", "jeden Gegner"),
    "that-foe": ("dieser Gegner", "diesen Gegner"),
    "attacker": ("der Angreifer", "den Angreifer"),
    "each-player": ("jeder Spieler", "jeden Spieler"),
    "owner": ("ihr Besitzer", "ihren Besitzer"),
}
OWNERS: Final[dict[Who, str]] = {who: names[0] for who, names in WHO.items()} | {
    "a-player": "ein anderer Spieler",
    "a-foe": "ein Gegner",
    "each-foe": "deine Gegner",
    "each-player": "alle Spieler",
}
OF_WHOM: Final[dict[Who, str]] = {
    "teammate": "deines Partners",
    "their-teammate": "seines Partners",
    "a-player": "eines anderen Spielers",
    "any-player": "eines beliebigen Spielers",
    "a-foe": "eines Gegners deiner Wahl",
    "any-foe": "eines Gegners",
    "each-foe": "deiner Gegner",
    "that-foe": "dieses Gegners",
    "attacker": "des Angreifers",
    "each-player": "aller Spieler",
    "owner": "ihres Besitzers",
}
PLAYERS: Final = {"foe": "Gegner", "player": "Spieler"}
ONLY: Final[dict[Only, tuple[str, str]]] = {  # before and after the player
    "highest": ("", " mit der höchsten Summe"),
    "other": ("ander", ""),
    "did": ("", f", der das getan hat{COMMA}"),
    "did-not": ("", f", der das nicht getan hat{COMMA}"),
    "cannot": ("", f", der das nicht kann{COMMA}"),
    "does-not": ("", f", der das nicht tut{COMMA}"),
    "received": ("", f", der eine Karte{{}} erhalten hat{COMMA}"),
}

# --- Places -----------------------------------------------------------------------------------


def _zone(place: str, gender: Gender, one: str, of: str = "", many: str = "") -> ZoneNoun:
    return gender, zone(place, one), zone(place, of or one), zone(place, many or one)


ZoneNoun = tuple[Gender, str, str, str]
"""Its gender; one, of one, several."""

ZONE_NOUNS: Final[dict[str, ZoneNoun]] = {
    "hand": _zone("hand", "f", "Hand", "", "Hände"),
    "discard": _zone("discard", "m", "Ablagestapel", "Ablagestapels"),
    "deck": _zone("deck", "n", "Deck", "Decks", "Decks"),
    "score": _zone("score", "m", "Wertungsstapel", "Wertungsstapels"),
    "main": _zone("main-deck", "n", "Hauptdeck", "Hauptdecks"),
    "line-up": _zone("line-up", "f", "Aufstellung"),
    "stack": _zone("stack", "m", "Stapel", "Stapels"),
    "destroyed": _zone("destroyed", "m", "Stapel zerstörter Karten"),
    "villains": _zone("super-villain", "m", "Superschurken-Stapel", "Superschurken-Stapels"),
}
Ways = tuple[tuple[str, Case], tuple[str, Case], tuple[str, Case]]
"""To a place, in it, out of it: a preposition, and the case that stands after it."""

_PILE: Final[Ways] = ("auf", ACC), (f"in{OF}", DAT), ("aus", DAT)
_DECK: Final[Ways] = ("in", ACC), (f"in{OF}", DAT), ("aus", DAT)
_TOP: Final[Ways] = ("oben auf", ACC), ("oben auf", DAT), ("von der Oberseite", GEN)
_BOTTOM: Final[Ways] = ("unter", ACC), (f"ganz unten in{OF}", DAT), ("von der Unterseite", GEN)
_SECOND: Final[Ways] = (
    ("unter die oberste Karte", GEN),
    ("an zweiter Stelle", GEN),
    ("von der zweiten Stelle", GEN),
)
ZONES: Final[dict[Place, tuple[str, Ways]]] = {
    "hand": ("hand", (("auf", ACC), ("auf", DAT), ("aus", DAT))),
    "discard": ("discard", _PILE),
    "deck": ("deck", _DECK),
    "score": ("score", _PILE),
    "deck-top": ("deck", _TOP),
    "deck-bottom": ("deck", (("unter", ACC), ("ganz unten in", DAT), ("von der Unterseite", GEN))),
    "line-up": ("line-up", _DECK),
    "main-deck-top": ("main", _TOP),
    "main-deck-second": ("main", _SECOND),
    "main-deck-bottom": ("main", _BOTTOM),
    "stack": ("stack", (("zurück auf", ACC), ("in", DAT), ("aus", DAT))),
    "destroyed": ("destroyed", _PILE),
    "super-villain": ("villains", _DECK),
    "super-villain-top": ("villains", _TOP),
}
TO: Final[dict[Place, str]] = {  # where nothing has a name
    "play": "ins Spiel",
    "played": "zu den gespielten Karten",
    "front": "vor sich ins Spiel",
    "this": "neben diese Karte",
    "gained": "zu den erhaltenen Karten",
    "it": "zu diesen Karten",
    "done": "zu den eben bewegten Karten",
}
_HAVE: Final = ("hast", "hat", "haben")
_STILL: Final = ("hast und noch kontrollierst", "hat und noch kontrolliert", "haben")
CLAUSES: Final[dict[Place, tuple[str, str, str, str]]] = {  # before the verb; you, another, several
    "play": ("", "kontrollierst", "kontrolliert", "kontrollieren"),
    "played": ("zuvor in diesem Zug gespielt ", *_HAVE),
    "front": ("in diesem Zug gespielt ", *_STILL),
    "gained": ("in diesem Zug erhalten ", *_HAVE),
}
SINGLE: Final[dict[Place, tuple[str, str]]] = {  # which card, of which deck
    "deck-top": ("oberst", "deck"),
    "deck-bottom": ("unterst", "deck"),
    "main-deck-top": ("oberst", "main"),
    "main-deck-second": ("zweit", "main"),
    "main-deck-bottom": ("unterst", "main"),
    "super-villain-top": ("oberst", "villains"),
}

# --- Verbs ------------------------------------------------------------------------------------


class Verb(NamedTuple):
    """A verb: its forms, its participle, and the prefix that stands apart."""

    infinitive: str
    order: str
    third: str
    second: str
    done: str = ""
    prefix: str = ""


LEGEN: Final = ("legen", "lege", "legt", "legst")
ERHALTEN: Final = Verb("erhalten", "erhalte", "erhält", "erhältst", "erhalten")
GEBEN: Final = ("geben", "gib", "gibt", "gibst", "weitergegeben")
VERBS: Final[dict[VerbId, Verb]] = every_verb(
    {
        "draw": Verb("ziehen", "ziehe", "zieht", "ziehst", "gezogen"),
        "discard": Verb(*LEGEN, "abgelegt", "ab"),
        "destroy": Verb("zerstören", "zerstöre", "zerstört", "zerstörst", "zerstört"),
        "gain": ERHALTEN,
        "put": Verb(*LEGEN, "bewegt"),
        "put-back": Verb(*LEGEN, "bewegt", "zurück"),
        "return": Verb(*LEGEN, "bewegt", "zurück"),
        "reveal": Verb("decken", "decke", "deckt", "deckst", "aufgedeckt", "auf"),
        "look": Verb("sehen", "sieh", "sieht", "siehst", "aufgedeckt", "an"),
        "choose": Verb("wählen", "wähle", "wählt", "wählst", "gewählt"),
        "play": Verb("spielen", "spiele", "spielt", "spielst", "gespielt"),
        "play-again": Verb("spielen", "spiele", "spielt", "spielst", "gespielt"),
        "refill": Verb("füllen", "fülle", "füllt", "füllst", "", "auf"),
        "win": Verb("gewinnen", "gewinne", "gewinnt", "gewinnst"),
        "total": Verb("zählen", "zähle", "zählt", "zählst", "", "zusammen"),
        "lay": Verb(*LEGEN, "", "hin"),
        "set-face-down": Verb(*LEGEN, "", "hin"),
        "switch-target": Verb("lenken", "lenke", "lenkt", "lenkst", "", "um"),
        "cancel-confrontation": Verb("brechen", "brich", "bricht", "brichst", "", "ab"),
        "pass-to": Verb(*GEBEN),
        "take": Verb("nehmen", "nimm", "nimmt", "nimmst", "weitergegeben"),
        "receive": Verb(*ERHALTEN[:4], "weitergegeben"),
        "turn-hero": Verb("drehen", "drehe", "dreht", "drehst", "", "um"),
        "set-aside": Verb(*LEGEN, "", "beiseite"),
    }
)
NEHMEN: Final = VERBS["take"]
BRINGEN: Final = Verb("bringen", "bringe", "bringt", "bringst", "bewegt")
ZEIGEN: Final = Verb("zeigen", "zeige", "zeigt", "zeigst", "gezeigt", "vor")
BUY: Final = Verb("kaufen", "kaufe", "kauft", "kaufst", "", "ein")
HABEN: Final = Verb("haben", "habe", "hat", "hast")
PAY: Final = Verb("bezahlen", "bezahle", "bezahlt", "bezahlst")
AROUND: Final[dict[VerbId, tuple[str, str]]] = {  # before and after the object
    "play-again": ("", "noch einmal"),
    "put-back": ("", "oben auf das Deck"),
    "total": ("die Kosten ", ""),
    "lay": ("", "verdeckt"),
    "set-face-down": ("", "verdeckt"),
}
FIXED: Final[dict[VerbId, str]] = {  # objects of one verb; {your} is "deiner"
    "win": "die Partie",
    "gain-cheaper": f"eine billigere Karte desselben Typs aus der {LINE_UP}",
    "switch-target": f"die {CONFRONTATION} auf den {CHARACTER} eines anderen Gegners",
    "cancel-confrontation": f"die {CONFRONTATION}",
    "turn-hero": "den Superhelden verdeckt",
    "set-aside": f"eine zufällige Karte aus {{your}} {ZONE_NOUNS['hand'][1]}",
    "pass-cards": f"eine Karte aus {{your}} {ZONE_NOUNS['hand'][1]} auf die Hand des Spielers "
    "zu {your} Linken und eine weitere auf die des Spielers zu {your} Rechten",
    "destroy-down-to": f"Karten in der {LINE_UP}",
}
_VILLAIN: Final = f"dieser {TYPES['Villain'].one} besiegt ist"
FIXED_ENDS: Final[dict[VerbId, str]] = {  # {your} is "dein"
    "turn-hero": f", bis {_VILLAIN}",
    "set-aside": f"; sobald {_VILLAIN}, kommt sie oben auf {{your}} {ZONE_NOUNS['deck'][1]}",
    "destroy-down-to": f", bis höchstens {{n}} übrig {{are}}{COMMA}",
}

# --- Facts: subject, verb, rest; after another word the verb comes first -------------------------

_COST: Final = "die Kosten {who:of_character}"
_HAND: Final = ZONE_NOUNS["hand"][1]
FACT_ROWS: Final[dict[FactId, str]] = {
    "nothing": "es | passiert | nichts",
    "no-effect": "| kein | Effekt",
    "doubled": "{who:power} | wird | verdoppelt",
    "laid-destroyed": "alle diese Karten | werden | aufgedeckt und zerstört",
    "takes-text": "diese Karte | hat | in diesem Zug den Text der gewählten Karte; führe ihn "
    "jetzt aus",
    "stays-in-hand": f"sie | bleibt | auf deiner {_HAND}",
    "odd-or-even": "| wähle | gerade oder ungerade",
    "change-cost": f"{_COST} | sind | {{until}} um {{n:more}}",
    "change-team-cost": f"{_COST} oder des {CHARACTERS} {{who:of_partner}} | sind "
    "| {until} um {n:more}",
    "cheaper": f"{{who}} | {{who:pay}} | in diesem Zug {{n}} {POWER} weniger für {VILLAINS}",
    "control-locations": f"{{who}} | {{who:control}} | in diesem Zug die {TYPES['Location'].many} "
    f"{{who:of_partner}}; sie wirken wie eben gespielt",
    "line-up-refills": f"die {LINE_UP} | wird | bis zum Ende des nächsten Zuges des Spielers zu "
    f"{{who:your}} Rechten nur auf {{n:cards}} aufgefüllt",
    "redealt": "alle diese Karten | werden | zusammen gemischt, und jeder {players} erhält {n} "
    "davon",
    "character-cost": f"die Kosten deines {CHARACTERS} | sind | {{granted:turn}}um {{n:more}}",
    "first-turn": "du | hast | den ersten Zug der Partie",
    "first-draw-more": "| wenn | eine Karte dich {granted:each_turn} zum ersten Mal ziehen "
    "lässt, ziehe {n:cards} mehr",
    "hand-has-assist": f"jed{{cards:bare}} auf deiner {_HAND} | hat | {{granted:turn}}{ASSIST}",
    "binding": f"du | musst | diese Karte aus deiner {_HAND} spielen, bevor du eine Karte "
    f"spielst, die nicht {{cards:one}} ist, und bevor du deinen Zug beendest",
    "returns": "| wenn | diese Karte zerstört wird, kommt sie zurück auf ihren Stapel",
    "maximum": "| höchstens | {n:often} pro Zug",
    "maximum-per-type-moved": "| höchstens | {n:often} pro Zug für jeden bewegten Kartentyp",
    "maximum-per-type-discarded": "| höchstens | {n:often} pro Zug für jeden abgelegten Kartentyp",
    "maximum-per-price": "jeder Preis | kann | {n:often} pro Zug bezahlt werden",
    "maximum-per-option": "| höchstens | {n:often} pro Zug für jede dieser Möglichkeiten",
}
FACT_FORMS: Final[dict[Slot, tuple[str, ...]]] = {
    "who": ("", "power", "of_character", "of_partner", "your", "pay", "control"),
    "n": ("", "more", "cards", "often"),
    "players": ("",),
    "cards": ("bare", "one"),
    "granted": ("turn", "each_turn"),
    "until": ("",),
}
FACTS: Final = Facts(FACT_ROWS, FACT_FORMS, parts=3)
SPARED: Final = {
    "weakness": f"keine {card('Weakness', 'Schwäche')} erhalten hat",
    "gain": "keine Karte erhalten hat",
    "discard": "keine Karte abgelegt hat",
    "destroy": "keine Karte zerstört hat",
    "": "nicht betroffen war",
}
EACH_TURN: Final = {
    "yours": "in jedem deiner Züge",
    "team": "in jedem Zug von dir oder deinem Partner",
    "any": "in jedem Zug",
}
ON_TURN: Final = {
    "yours": "in deinem Zug",
    "team": "in einem Zug von dir oder deinem Partner",
    "any": "in einem beliebigen Zug",
}
NUMBERS: Final = ("nichts", "eins", "zwei", "drei", "vier", "fünf")
ORDINALS: Final = ("erst", "zweit", "dritt", "viert", "fünft")
W: Final = {
    "if": "wenn",
    "unless": "außer wenn",
    "and": "und",
    "or": "oder",
    "per": "für",
    "for each": "für",
    "otherwise": "; sonst ",
    "choose": "wähle",
    "nothing to choose": "es gibt nichts zu wählen",
    "up to": "bis zu ",
    "odd": "ungerade",
    "even": "gerade",
    "as much": "",
    "plus": "plus ",
    "all": "alle",
    "any": "beliebig viele",
    "of type": " vom Typ {}",
    "with": " mit {}",
    "with word": " mit „{}“ im Namen",
    "of stack": " vom Stapel",
    "not of stack": " (außer Karten vom Stapel)",
    "of cost": " mit Kosten von {}",
    "of odd cost": " mit {}n Kosten",
    "odd cost of": " von {}",
    "matching": " mit passenden Kosten",
    "done if": f", wenn {{}}{COMMA}",
    "Power equal": f"{POWER} in Höhe {{}}",
    "and/or": "und/oder",
    "at least": "mindestens",
    "but": ", aber ",
    "at most": "höchstens",
    "at random": "zufällig",
    "each turn": "pro Zug",
    "on": ON_TURN["yours"],
    "this": "in diesem Zug",
    "once": number(1, "einmal"),
    "twice": number(2, "zweimal"),
    "times": "{}-mal",
    "up to times": "bis zu {}-mal",
    "any number of times": "beliebig oft",
    "Power": POWER,
    "more": "mehr",
    "power, if": ", ",
    "Block": term("block", "Block"),
    "block, then": ", dann ",
    "VP of your hand": f"die gesamten {VP} deiner {_HAND}, die du vorzeigst",
    "on-gain": "wenn du diese Karte kaufst oder erhältst",
    "in-confrontation": f"in einer {CONFRONTATION}",
    "in-team-confrontation": f"in einer {CONFRONTATION} {TEAMS}",
    "all-differ": "jede davon einen anderen Kartentyp hat",
    "first-card you": "dies die erste Karte ist, die du in diesem Zug spielst",
    "first-card they": "dies die erste Karte ist, die er in diesem Zug spielt",
    "as-assist": f"diese Karte als {ASSIST} gespielt wird",
    "foe-discarded": "ein Gegner zuvor in diesem Zug eine Karte abgelegt hat",
    "confronting you": "du einen Gegner konfrontierst",
    "confronting they": "er einen Gegner konfrontiert",
    "team-confronting you": "du oder dein Partner einen Gegner konfrontiert",
    "team-confronting they": "er oder sein Partner einen Gegner konfrontiert",
    "being-confronted you": f"dein {CHARACTER} konfrontiert wird",
    "being-confronted they": "du ihn konfrontierst",
    "did you": "du das tust",
    "did they": "er das tut",
    "costs-most": "wenn eine von ihnen mehr kostet als jede andere",
}
"""The small words."""

"""Spanish: the words. Nothing here decides anything.

The player is "tú"; steps are orders ("roba una carta"), choices "puedes". Card and character names
stay as they are; the basic cards are words of the game and have Spanish names.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from archrivals.engine.language.effects import Place
from archrivals.speech.facts import Facts
from archrivals.speech.marks import OF, OR, card, number, term, zone
from archrivals.speech.speaker import every_verb
from archrivals.speech.tree import FactId, HeadId, Joint, Only, Slot, VerbId, Who

from .conjugation import Verb


class Word(NamedTuple):
    """A noun: one, several, and its gender."""

    one: str
    many: str
    fem: bool = False


POWER: Final = term("power", "Poder")
VP: Final = term("vp", "PV")
LINE_UP: Final = f"la {zone('line-up', 'Alineación')}"
VILLAINS: Final = term("super-villain", "Supervillanos")
CHARACTER: Final = term("character", "Personaje")
CONFRONTATION: Final = term("confrontation", "Enfrentamiento")
ATTACK: Final = term("attack", "Ataque")
ASSIST: Final = term("assist", "Apoyo")
TEAMS: Final = "(tuyo o de tu compañero)"

HEADS: Final[dict[HeadId, str]] = {
    "assist": ASSIST,
    "attack": ATTACK,
    "ongoing": term("ongoing", "Permanente"),
    "defense": term("defense", "Defensa"),
    "confrontation": CONFRONTATION,
    "team-confrontation": f"{CONFRONTATION} {TEAMS}",
    "otherwise": "si no",
    "first-appearance": term("first-appearance", "Primera aparición"),
    "first-appearance-attack": term("first-appearance", "Primera aparición"),
}
JOINTS: Final[dict[Joint, str]] = {
    "then": " y luego ",
    "and": ", y ",
    ";": "; ",
    ";then": "; luego ",
}

# --- Nouns ------------------------------------------------------------------------------------

CARD: Final = Word("carta", "cartas", True)
EXTRA: Final = Word("carta adicional", "cartas adicionales", True)
TYPES: Final = {
    "Hero": Word(term("hero", "Héroe"), term("hero", "Héroes")),
    "Villain": Word(term("villain", "Villano"), term("villain", "Villanos")),
    "Super Power": Word(term("super-power", "Superpoder"), term("super-power", "Superpoderes")),
    "Equipment": Word(term("equipment", "Equipo"), term("equipment", "Equipos")),
    "Location": Word(term("location", "Lugar"), term("location", "Lugares")),
    "Starter": Word(term("starter", "carta inicial"), term("starter", "cartas iniciales"), True),
}
NAMES: Final = {
    "Punch": ("Puñetazo", "Puñetazos", False),
    "Kick": ("Patada", "Patadas", True),
    "Vulnerability": ("Vulnerabilidad", "Vulnerabilidades", True),
    "Weakness": ("Debilidad", "Debilidades", True),
}
"""The basic cards, which are words of the game rather than names."""

FEMININE_NAMES: Final = ("Word of Power", "Enhanced Strength")
"""Other names stay as they are; of these the reader hears "palabra" and "fuerza"."""

# --- Players ----------------------------------------------------------------------------------

WHO: Final[dict[Who, str]] = {
    "you": "tú",
    "they": "",
    "teammate": "tu compañero",
    "their-teammate": "su compañero",
    "team": "un jugador de tu bando a tu elección",
    "their-team": "un jugador de su bando a su elección",
    "a-player": "otro jugador a tu elección",
    "any-player": "cualquier jugador",
    "a-foe": "un rival a tu elección",
    "any-foe": "un rival",
    "each-foe": "cada rival",
    "that-foe": "ese rival",
    "attacker": "el atacante",
    "each-player": "cada jugador",
    "owner": "su dueño",
}
OWNERS: Final[dict[Who, str]] = WHO | {
    "a-player": "otro jugador",
    "a-foe": "un rival",
    "each-foe": "tus rivales",
    "each-player": "todos los jugadores",
}
YOUR: Final[dict[str, str]] = {"you": "tu", "they": "su", "team": "tu", "their-team": "su"}
PLAYERS: Final = {"foe": ("rival", "rivales"), "player": ("jugador", "jugadores")}
ONLY: Final[dict[Only, str]] = {
    "highest": "cada {0} con el total más alto",
    "other": "cada uno de los demás {1}",
    "did": "cada {0} que lo haya hecho",
    "did-not": "cada {0} que no lo haya hecho",
    "cannot": "cada {0} que no pueda hacerlo",
    "does-not": "cada {0} que no lo haga",
    "received": "cada {0} que haya recibido una carta",
}

# --- Places -----------------------------------------------------------------------------------

OWN: Final[dict[Place, Word]] = {
    "hand": Word(zone("hand", "mano"), zone("hand", "manos"), True),
    "discard": Word(
        zone("discard", "pila de descarte"), zone("discard", "pilas de descarte"), True
    ),
    "deck": Word(zone("deck", "mazo"), zone("deck", "mazos")),
    "score": Word(zone("score", "pila de puntuación"), zone("score", "pilas de puntuación"), True),
}
_MAIN: Final = f"del {zone('main-deck', 'mazo principal')}"
STACK: Final = f"su {zone('stack', 'montón')}"
_VILLAINS: Final = zone("super-villain", "montón de Supervillanos")
_DESTROYED: Final = f"la {zone('destroyed', 'pila de cartas destruidas')}"

Words = tuple[str, Place | None]
"""Words, and whose place stands after them."""

ZONES: Final[dict[Place, Words]] = {place: ("", place) for place in OWN} | {
    "line-up": (LINE_UP, None),
    "stack": (STACK, None),
    "destroyed": (_DESTROYED, None),
    "super-villain": (f"el {_VILLAINS}", None),
    "super-villain-top": (f"la parte superior del {_VILLAINS}", None),
    "deck-top": (f"la parte superior {OF} ", "deck"),
    "deck-bottom": (f"el fondo {OF} ", "deck"),
    "main-deck-top": (f"la parte superior {_MAIN}", None),
    "main-deck-second": (f"el segundo puesto {_MAIN}", None),
    "main-deck-bottom": (f"el fondo {_MAIN}", None),
}
ENDS: Final[frozenset[Place]] = frozenset(
    ("deck-top", "deck-bottom", "main-deck-top", "main-deck-second", "main-deck-bottom")
)
CLAUSES: Final[dict[Place, tuple[str, str, str]]] = {  # you, another, several
    "play": ("controles", "controle", "controlen"),
    "played": ("hayas jugado", "haya jugado", "hayan jugado"),
    "front": ("hayas jugado", "haya jugado", "hayan jugado"),
    "gained": ("hayas obtenido", "haya obtenido", "hayan obtenido"),
}
CLAUSE_ENDS: Final[dict[Place, tuple[str, str]]] = {
    "play": ("", ""),
    "played": (" antes en este turno", " antes en este turno"),
    "front": (" este turno y siga en juego", " este turno y sigan en juego"),
    "gained": (" este turno", " este turno"),
}
FIXED_PLACES: Final[dict[Place, str]] = {
    "this": "que sea esta",
    "it": "de entre ellas",
    "done": "de entre esas cartas",
}
TO: Final[dict[Place, Words]] = {place: ("en ", place) for place in OWN} | {
    "deck-top": (f"encima {OF} ", "deck"),
    "deck-bottom": (f"al fondo {OF} ", "deck"),
    "play": ("en juego", None),
    "played": ("entre las cartas jugadas", None),
    "front": ("en juego, ante su jugador", None),
    "this": ("junto a esta carta", None),
    "gained": ("entre las cartas obtenidas", None),
    "line-up": (f"en {LINE_UP}", None),
    "main-deck-top": (f"encima {_MAIN}", None),
    "main-deck-second": (f"bajo la carta superior {_MAIN}", None),
    "main-deck-bottom": (f"al fondo {_MAIN}", None),
    "stack": (f"en {STACK}", None),
    "destroyed": (f"en {_DESTROYED}", None),
    "super-villain": (f"en el {_VILLAINS}", None),
    "super-villain-top": (f"encima del {_VILLAINS}", None),
    "it": ("junto a esas cartas", None),
    "done": ("junto a las cartas recién movidas", None),
}
SINGLE: Final[dict[Place, tuple[str, str, Place | None]]] = {
    "deck-top": (f"la carta superior {OF} ", f"las {{}} cartas superiores {OF} ", "deck"),
    "deck-bottom": (f"la carta inferior {OF} ", f"las {{}} cartas inferiores {OF} ", "deck"),
    "main-deck-top": (f"la carta superior {_MAIN}", f"las {{}} cartas superiores {_MAIN}", None),
    "main-deck-second": (f"la segunda carta {_MAIN}", f"las {{}} segundas cartas {_MAIN}", None),
    "main-deck-bottom": (
        f"la carta inferior {_MAIN}",
        f"las {{}} cartas inferiores {_MAIN}",
        None,
    ),
    "super-villain": (
        f"el {term('super-villain', 'Supervillano')} por derrotar",
        f"{{}} {VILLAINS} por derrotar",
        None,
    ),
    "super-villain-top": (
        f"la carta superior del {_VILLAINS}",
        f"las {{}} cartas superiores del {_VILLAINS}",
        None,
    ),
    "this": ("esta carta", "{} copias de esta carta", None),
}

# --- Verbs ------------------------------------------------------------------------------------

BUY: Final = Verb("comprar", "compra", "compras", "cómpra")
CONTROL: Final = Verb("controlar", "controla", "controlas", "contróla")
DESTROY: Final = Verb("destruir", "destruye", "destruyes", "destrúye", done="destruid")
DISCARD: Final = Verb("descartar", "descarta", "descartas", "descárta", done="descartad")
GAIN: Final = Verb("obtener", "obtiene", "obtienes", "obten", "obtén", done="obtenid")
PASS: Final = Verb("pasar", "pasa", "pasas", "pása")
PAY: Final = Verb("pagar", "paga", "pagas", "pága")
PUT: Final = Verb("poner", "pone", "pones", "pon", "pon", done="movid")
RETURN: Final = Verb("devolver", "devuelve", "devuelves", "devuélve")
REVEAL: Final = Verb("revelar", "revela", "revelas", "revéla", done="revelad")
VERBS: Final[dict[VerbId, Verb]] = every_verb(
    {
        "draw": Verb("robar", "roba", "robas", "róba", done="robad"),
        "discard": DISCARD,
        "destroy": DESTROY,
        "gain": GAIN,
        "put": PUT,
        "put-back": Verb("volver a", "vuelve a", "vuelves a", "", tail="poner"),
        "return": RETURN,
        "reveal": REVEAL,
        "look": Verb("mirar", "mira", "miras", "míra"),
        "choose": Verb("elegir", "elige", "eliges", "elíge", done="elegid"),
        "play": Verb("jugar", "juega", "juegas", "juéga", done="jugad"),
        "play-again": Verb("volver a", "vuelve a", "vuelves a", "", tail="jugar", done="jugad"),
        "refill": Verb("rellenar", "rellena", "rellenas", "relléna"),
        "win": Verb("ganar", "gana", "ganas", "gána"),
        "total": Verb("sumar", "suma", "sumas", "súma"),
        "lay": PUT,
        "set-face-down": PUT,
        "switch-target": Verb("dirigir", "dirige", "diriges", "diríge"),
        "cancel-confrontation": Verb("cancelar", "cancela", "cancelas", "cancéla"),
        "pass-to": PASS,
        "take": Verb("tomar", "toma", "tomas", "tóma", done="pasad"),
        "receive": Verb("recibir", "recibe", "recibes", "recíbe", done="pasad"),
        "turn-hero": PUT,
        "set-aside": Verb("apartar", "aparta", "apartas", "apárta"),
    }
)
AROUND: Final[dict[VerbId, tuple[str, str]]] = {  # before and after the object
    "put-back": ("", " encima del mazo"),
    "return": ("", " a su sitio"),
    "total": (f"el coste {OF} ", ""),
    "lay": ("", " boca abajo"),
    "set-face-down": ("", " boca abajo"),
}
_VILLAIN: Final = f"este {TYPES['Villain'].one} sea derrotado"
FIXED: Final[dict[VerbId, str]] = {  # objects of one verb; {} is "tu"
    "win": "la partida",
    "gain-cheaper": f"de {LINE_UP} una carta más barata del mismo tipo",
    "switch-target": f"el {CONFRONTATION} contra el {CHARACTER} de otro rival",
    "turn-hero": f"{{}} Superhéroe boca abajo hasta que {_VILLAIN}",
    "set-aside": f"una carta de {{}} {OWN['hand'].one} al azar; cuando {_VILLAIN}, esa carta va "
    f"encima de {{}} {OWN['deck'].one}",
    "pass-cards": f"una carta de {{}} {OWN['hand'].one} a la mano del jugador de {{}} "
    "izquierda y otra a la del jugador de {} derecha",
}

# --- Facts ------------------------------------------------------------------------------------

FACT_ROWS: Final[dict[FactId, str]] = {
    "nothing": "no ocurre nada",
    "no-effect": "sin efecto",
    "doubled": "{who:power} acumulado este turno se duplica",
    "laid-destroyed": "todas estas cartas se revelan y se destruyen",
    "takes-text": "esta carta tiene este turno el texto de la carta elegida; resuélvelo ahora",
    "stays-in-hand": f"la carta se queda en tu {OWN['hand'].one}",
    "odd-or-even": "elige par o impar",
    "change-cost": "el coste {who:of_character} {n:more} {until}",
    "change-team-cost": f"el coste {{who:of_character}} o del {CHARACTER} de {{who:your}} "
    "compañero {n:more} {until}",
    "cheaper": f"este turno, los {VILLAINS} {{who:to_you}} cuestan {{n}} menos{{who:to_whom}}",
    "control-locations": f"este turno, {{who:control}} los {TYPES['Location'].many} de "
    "{who:your} compañero, que funcionan como si {who:just} de jugarlos",
    "line-up-refills": "hasta el final del próximo turno del jugador de {who:your} derecha, "
    f"{LINE_UP} solo se rellena hasta {{n:cards}}",
    "redealt": "todas estas cartas se barajan juntas y {n:deals} a cada {players}",
    "character-cost": f"el coste de tu {CHARACTER} {{n:more}}{{granted:turn}}",
    "first-turn": "juegas el primer turno de la partida",
    "first-draw-more": "la primera vez que una carta te permita robar {granted:each_turn}, "
    "roba {n:cards} más",
    "hand-has-assist": f"cada {{cards:in_hand}} tiene {ASSIST}{{granted:turn}}",
    "binding": f"debes jugar esta carta de tu {OWN['hand'].one} antes que cualquier otra que no "
    "sea {cards:one} y antes de terminar tu turno",
    "returns": f"cuando esta carta sea destruida, vuelve a {STACK}",
    "maximum": "máximo {n:often} por turno",
    "maximum-per-type-moved": "máximo {n:often} por turno con cada tipo de carta",
    "maximum-per-type-discarded": "máximo {n:often} por turno con cada tipo de carta",
    "maximum-per-price": "cada precio se puede pagar {n:often} por turno",
    "maximum-per-option": "máximo {n:often} por turno por cada opción",
}
FACT_FORMS: Final[dict[Slot, tuple[str, ...]]] = {
    "who": ("power", "of_character", "your", "to_you", "to_whom", "control", "just"),
    "n": ("", "more", "cards", "deals", "often"),
    "players": ("",),
    "cards": ("in_hand", "one"),
    "granted": ("turn", "each_turn"),
    "until": ("",),
}
FACTS: Final = Facts(FACT_ROWS, FACT_FORMS)
SPARED: Final = {
    "weakness": f"ha obtenido ninguna {card('Weakness', 'Debilidad')}",
    "gain": "ha obtenido ninguna carta",
    "discard": "ha descartado ninguna carta",
    "destroy": "ha destruido ninguna carta",
    "": "se ha visto afectado",
}
EACH_TURN: Final = {
    "yours": "en cada uno de tus turnos",
    "team": "en cada turno tuyo o de tu compañero",
    "any": "en cada turno",
}
ON_TURN: Final = {
    "yours": "en tu turno",
    "team": "en un turno tuyo o de tu compañero",
    "any": "en cualquier turno",
}
NUMBERS: Final = ("ninguna", "una", "dos", "tres", "cuatro", "cinco")
ORDINALS: Final = ("primer", "segundo", "tercer", "cuarto", "quinto")
ORDINALS_ALONE: Final = ("primero", "segundo", "tercero", "cuarto", "quinto")
ORDINALS_F: Final = ("primera", "segunda", "tercera", "cuarta", "quinta")
BE: Final = (("es", "son"), ("sea", "sean"))
COST: Final = (("cuesta", "cuestan"), ("cueste", "cuesten"))
HAVE: Final = (("tiene", "tienen"), ("tenga", "tengan"))
W: Final = {
    "if": "si",
    "unless": "salvo si",
    "and": "y",
    "or": OR,
    "per": "por cada",
    "for each": "por cada",
    "otherwise": "; si no, ",
    "choose": "elige",
    "nothing to choose": "no hay nada que elegir",
    "up to": "hasta ",
    "odd": "impar",
    "even": "par",
    "as much": "",
    "plus": "más ",
    "all": "todas",
    "any": "cualquier cantidad",
    "of type": " de tipo {}",
    "with": " con {}",
    "with word": " con «{}» en el nombre",
    "of stack": " del montón",
    "not of stack": " (salvo cartas del montón)",
    "of cost": " de coste {}",
    "of odd cost": " de coste {}",
    "odd cost of": " {}",
    "matching": " cuyo coste coincida",
    "done if": " si {}",
    "at least": "al menos",
    "but": ", pero ",
    "at most": "como máximo",
    "at random": "al azar",
    "each turn": "por turno",
    "on": ON_TURN["yours"],
    "this": "este turno",
    "once": number(1, "una vez"),
    "twice": number(2, "dos veces"),
    "times": "{} veces",
    "up to times": "hasta {} veces",
    "any number of times": "cuantas veces quieras",
    "Power": f"de {POWER}",
    "more": "más",
    "power, if": " ",
    "Block": term("block", "Bloqueo"),
    "block, then": "; luego, ",
    "VP of your hand": f"los {VP} totales de tu {OWN['hand'].one}, que debes revelar",
    "on-gain": "cuando compres u obtengas esta carta",
    "in-confrontation": f"en un {CONFRONTATION}",
    "in-team-confrontation": f"en un {CONFRONTATION} {TEAMS}",
    "all-differ": "cada una de ellas es de un tipo distinto",
    "first-card you": "esta es la primera carta que juegas este turno",
    "first-card they": "esta es la primera carta que juega este turno",
    "as-assist": f"esta carta se juega como {ASSIST}",
    "foe-discarded": "algún rival ha descartado una carta antes en este turno",
    "confronting you": "te estás enfrentando a un rival",
    "confronting they": "se está enfrentando a un rival",
    "team-confronting you": "alguien de tu bando se está enfrentando a un rival",
    "team-confronting they": "alguien de su bando se está enfrentando a un rival",
    "being-confronted you": f"un rival se está enfrentando a tu {CHARACTER}",
    "being-confronted they": "te estás enfrentando a él",
    "did you": "lo haces",
    "did they": "lo hace",
    "costs-most": "si una de ellas cuesta más que todas las demás",
}
"""The small words."""

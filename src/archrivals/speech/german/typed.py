"""Words that people type for those of the cards."""

from typing import Final

from archrivals.speech.reading.typed import Typed, pairs

_ONE_FORM: Final = {"zieh": "ziehe", "leg": "lege", "zerstör": "zerstöre", "wähl": "wähle"}

_SAME: Final = """
1 karte = eine karte
zwei = 2
drei = 3
vier = 4
fünf = 5
sechs = 6
gegenspieler = gegner
alle gegner | jeder gegenspieler = jeder gegner
verteidigung - = verteidigung:
ablage | friedhof = ablagestapel
siegpunkte | punkte = SP
power = kraft
"""

_LOOSE: Final = """
und | und dann | dann | , dann | , und | , | ; = .
und | und dann | dann | . | , dann = , dann
. | , dann | ; | , = und
. | , = ;
- | . = :
bekomme | bekommst | nimm = erhalte
bekommt | nimmt = erhält
pro | je = für jede
pro | je = für jeden
pro | je = für jedes
vernichte | entferne = zerstöre
immer wenn | jedes mal wenn | sooft = wenn
eine | die = deine
eine | die | deine = die
1 | die = eine
1 | der = ein
1 | den = einen
oder weniger | oder kleiner = oder weniger
oder höher | oder größer = oder mehr
reihe | auslage = aufstellung
für | mit = mit kosten von
darfst | kannst = darfst
"""

TYPED: Final = Typed(
    one_form=_ONE_FORM,
    same=pairs(_SAME, _ONE_FORM),
    loose=pairs(_LOOSE, _ONE_FORM),
    power=frozenset({("kraft",), ("mehr",)}),
    after=frozenset({".", ",", ":", ";", "dann"}),
    light=frozenset({"eine", "einen", "ein", "die", "der", "den", "und", "dann", "deine", "aus"}),
)

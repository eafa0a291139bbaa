"""Words that people type for those of the cards."""

from typing import Final

from archrivals.speech.reading.typed import Typed, pairs

_ONE_FORM: Final[dict[str, str]] = {}

_SAME: Final = """
1 carta = una carta
dos = 2
tres = 3
cuatro = 4
cinco = 5
seis = 6
oponente | enemigo | adversario = rival
oponentes | enemigos | adversarios = rivales
todos los rivales = cada rival
"""

_LOOSE: Final = """
y | y luego | luego | y después | , y | , | ; = .
y | y luego | luego | y después | . | , = , luego
. | , luego | ; | , = y
. | , = ;
- | . = :
consigue | gana | toma = obtén
consigue | gana | toma = obtiene
elimina = destruye
cada vez que | siempre que = cuando
por cada = por
tu | la | 1 = una
tu | el | 1 = un
una | la = tu
una | tu = la
o menor | o inferior = o menos
o mayor | o superior = o más
"""

TYPED: Final = Typed(
    one_form=_ONE_FORM,
    same=pairs(_SAME, _ONE_FORM),
    loose=pairs(_LOOSE, _ONE_FORM),
    power=frozenset({("de",), ("más",)}),
    after=frozenset({".", ",", ":", ";", "luego"}),
    light=frozenset({"una", "un", "la", "el", "tu", "y", "luego", "de", "en"}),
)

"""Spanish verbs: an order, you, somebody else, the infinitive; and where the pronoun goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Form = Literal["order", "second", "third", "infinitive"]
"""``roba``, ``robas``, ``roba``, ``robar``."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the forms that texts need.

    ``stressed`` is the order before a pronoun, with the accent it takes there: ``róba`` + ``la``.
    ``tail`` is an infinitive that follows: ``vuelve a jugar``.
    """

    infinitive: str
    third: str
    second: str
    stressed: str
    imperative: str = ""
    tail: str = ""

    def say(self, form: Form, pronoun: str = "") -> str:
        """A form, with the object as a pronoun.

        >>> [DRAW.say(form, "la") for form in ("order", "second", "third", "infinitive")]
        ['róbala', 'la robas', 'la roba', 'robarla']
        """
        if self.tail:
            return f"{self._plain(form)} {self.tail}{pronoun}"
        if not pronoun:
            return self._plain(form)
        if form == "infinitive":
            return self.infinitive + pronoun
        if form == "order":
            return self.stressed + pronoun
        return f"{pronoun} {self._plain(form)}"

    def _plain(self, form: Form) -> str:
        if form == "order":
            return self.imperative or self.third
        return {"second": self.second, "third": self.third}.get(form, self.infinitive)


BUY: Final = Verb("comprar", "compra", "compras", "cómpra")
CANCEL: Final = Verb("cancelar", "cancela", "cancelas", "cancéla")
CHOOSE: Final = Verb("elegir", "elige", "eliges", "elíge")
CONTROL: Final = Verb("controlar", "controla", "controlas", "contróla")
DESTROY: Final = Verb("destruir", "destruye", "destruyes", "destrúye")
DISCARD: Final = Verb("descartar", "descarta", "descartas", "descárta")
DRAW: Final = Verb("robar", "roba", "robas", "róba")
GAIN: Final = Verb("ganar", "gana", "ganas", "gána")
GET: Final = Verb("obtener", "obtiene", "obtienes", "obtén", "obtén")
LOOK: Final = Verb("mirar", "mira", "miras", "míra")
PASS: Final = Verb("pasar", "pasa", "pasas", "pása")
PAY: Final = Verb("pagar", "paga", "pagas", "pága")
PLAY: Final = Verb("jugar", "juega", "juegas", "juéga")
PLAY_AGAIN: Final = Verb("volver a", "vuelve a", "vuelves a", "", tail="jugar")
PUT: Final = Verb("poner", "pone", "pones", "pon", "pon")
PUT_BACK: Final = Verb("volver a", "vuelve a", "vuelves a", "", tail="poner")
RECEIVE: Final = Verb("recibir", "recibe", "recibes", "recíbe")
REFILL: Final = Verb("rellenar", "rellena", "rellenas", "relléna")
RETURN: Final = Verb("devolver", "devuelve", "devuelves", "devuélve")
REVEAL: Final = Verb("revelar", "revela", "revelas", "revéla")
SET_ASIDE: Final = Verb("apartar", "aparta", "apartas", "apárta")
SWITCH: Final = Verb("dirigir", "dirige", "diriges", "diríge")
TAKE: Final = Verb("tomar", "toma", "tomas", "tóma")
TOTAL: Final = Verb("sumar", "suma", "sumas", "súma")

# At the table.

AVOID: Final = Verb("evitar", "evita", "evitas", "evíta")
BLOCK: Final = Verb("bloquear", "bloquea", "bloqueas", "bloquéa")
CARRY: Final = Verb("llevar", "lleva", "llevas", "lléva")
DEFEAT: Final = Verb("derrotar", "derrota", "derrotas", "derróta")
END: Final = Verb("terminar", "termina", "terminas", "termína")
GET_BACK: Final = Verb("recuperar", "recupera", "recuperas", "recupéra")
HUNT: Final = Verb("cazar", "caza", "cazas", "cáza")
LOSE: Final = Verb("perder", "pierde", "pierdes", "piérde")
USE: Final = Verb("usar", "usa", "usas", "úsa")
